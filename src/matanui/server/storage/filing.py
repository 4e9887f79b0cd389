"""Writing to SQLite on a thread of its own."""

from __future__ import annotations

import asyncio
import sqlite3
from asyncio import AbstractEventLoop, Future
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any, Final, NamedTuple, cast

from sqlalchemy import URL, Connection, Engine, create_engine, event

BUSY: Final = 5000
# No isolation level: the driver begins no transaction of its own, so ours can include changes of shape.
UNMANAGED: Final[dict[str, Any]] = {"connect_args": {"isolation_level": None}}
PRAGMAS: Final = (f"busy_timeout={BUSY}", "synchronous=FULL", "foreign_keys=ON")


class Job(NamedTuple):
    """Something to be done on the thread, and who waits for it."""

    deed: Callable[..., None]
    args: tuple[Any, ...]
    loop: AbstractEventLoop
    done: Future[None]


class Filing:
    """Whole transactions on SQLite, one after the other on a thread of their own: the driver that is used elsewhere
    changes threads a dozen times for each, and every change waits for a processor."""

    def __init__(self, url: URL) -> None:
        self.engine: Engine = create_engine(url.set(drivername="sqlite"), pool_size=1, max_overflow=0, **UNMANAGED)
        event.listen(self.engine, "connect", set_pragmas(PRAGMAS))
        event.listen(self.engine, "begin", begin_immediate)
        self.jobs: SimpleQueue[Job | None] = SimpleQueue()
        self.thread: Thread | None = None
        self.connection: Connection | None = None  # kept from one transaction to the next

    async def do(self, work: Callable[..., None], *args: Any) -> None:
        """One transaction, by a function that is called with a connection."""
        await self._on_the_thread(self._do, work, args)

    async def append(self, statement: str, values: tuple[Any, ...]) -> None:
        """One transaction of one statement, without what makes SQL from Python: that takes longer than the writing."""
        await self._on_the_thread(self._append, statement, values)

    async def _on_the_thread(self, deed: Callable[..., None], *args: Any) -> None:
        if self.thread is None:
            self.thread = Thread(target=self._run, name="filing", daemon=True)
            self.thread.start()
        loop = asyncio.get_running_loop()
        job = Job(deed, args, loop, loop.create_future())
        self.jobs.put(job)
        await job.done

    def _run(self) -> None:
        while (job := self.jobs.get()) is not None:
            error: BaseException | None = None
            try:
                job.deed(*job.args)
            except BaseException as found:
                error = found
            with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                job.loop.call_soon_threadsafe(tell, job.done, error)

    def _open(self) -> Connection:
        self.connection = self.connection or self.engine.connect()
        return self.connection

    def _do(self, work: Callable[..., None], args: tuple[Any, ...]) -> None:
        connection = self._open()
        try:
            with connection.begin():
                work(connection, *args)
        except BaseException:
            self._let_go()
            raise

    def _append(self, statement: str, values: tuple[Any, ...]) -> None:
        driver = cast(sqlite3.Connection, self._open().connection.driver_connection)
        try:
            driver.execute("BEGIN IMMEDIATE")
            driver.execute(statement, values)
            driver.execute("COMMIT")
        except BaseException:
            driver.rollback()
            self._let_go()
            raise

    def _let_go(self) -> None:
        """Back to the pool: it may be broken, and the next transaction gets a sound one."""
        if self.connection is not None:
            self.connection.close()
            self.connection = None

    async def close(self) -> None:
        """Finish, then give the file back."""
        if self.thread is not None:
            self.jobs.put(None)
            await asyncio.to_thread(self.thread.join)
        self._let_go()
        self.engine.dispose()


def tell(done: Future[None], error: BaseException | None) -> None:
    """Tell who waits, if they still do."""
    if done.done():
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)


def set_pragmas(pragmas: tuple[str, ...]) -> Any:
    def connected(connection: Any, _record: object) -> None:
        try:
            cursor = connection.cursor()
            for pragma in pragmas:
                cursor.execute(f"PRAGMA {pragma}")
            cursor.close()
        except Exception:
            connection.close()  # the pool forgets a connection that fails here, and its thread would stay
            raise

    return connected


def begin_immediate(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")
