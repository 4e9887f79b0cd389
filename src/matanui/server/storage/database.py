"""The way into the database: SQLite in a file, or PostgreSQL. One writes at a time; everybody reads."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing, contextmanager, nullcontext
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from matanui.core.errors import UserError
from matanui.server.storage.filing import BUSY, PRAGMAS, UNMANAGED, Filing, begin_immediate, set_pragmas
from matanui.server.storage.migrations import HEAD, upgrade, version

FORMS: Final = "sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME"
DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}


class StorageError(UserError):
    """The database cannot be read or written now; the sentence says which and why."""


class NotWritten(Exception):
    """This batch was not written, because of what it says; others may be."""


class Conflict(NotWritten):
    """Somebody else wrote here: two workers serve one table, or a number was given twice or left out."""


class LeaseLost(NotWritten):
    """Another worker serves this table now."""


class Database:
    """Ways in: `transact` and `writing` are one transaction, and on SQLite the only one; `reading` sees what has been
    committed."""

    def __init__(self, url: URL, writer: AsyncEngine, reader: AsyncEngine) -> None:
        self.url, self.writer, self.reader = url, writer, reader
        self.dialect = url.get_backend_name()
        self.filing = Filing(url) if self.dialect == "sqlite" else None
        self.turn: AbstractAsyncContextManager[None] = asyncio.Lock() if self.filing else nullcontext()
        self.name = url.database if self.dialect == "sqlite" else url.render_as_string(hide_password=True)

    @classmethod
    async def open(cls, address: str) -> Database:
        """Open, and bring to our shape; nothing is read but the number of that shape."""
        url = parse(address)
        database = cls(url, *(engines_in_file(url) if url.get_backend_name() == "sqlite" else engines_on_server(url)))
        try:
            await database.prepare()
        except BaseException:
            await database.close()
            raise
        return database

    async def prepare(self) -> None:
        """Migrate, unless there is nothing to do."""
        async with self.reading() as connection:
            found = await connection.run_sync(version)
        if found != HEAD:
            async with self.writing() as connection:
                await connection.run_sync(upgrade)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read from."""
        try:
            async with self.reader.connect() as connection:
                yield connection
        except (SQLAlchemyError, OSError, sqlite3.Error) as error:
            raise explain(self.name, error) from error

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """One transaction: whole, or not at all."""
        with self._explained():
            async with self.turn, self.writer.begin() as connection:
                yield connection

    async def transact(self, work: Callable[..., None], *args: Any) -> None:
        """The same for a function that writes: it is called with a connection, and what it did stays if it returns."""
        if self.filing is None:
            async with self.writing() as connection:
                await connection.run_sync(work, *args)
            return
        with self._explained():
            async with self.turn:
                await self.filing.do(work, *args)

    @contextmanager
    def _explained(self) -> Iterator[None]:
        try:
            yield
        except IntegrityError as error:
            raise Conflict(str(error.orig)) from error
        except sqlite3.IntegrityError as error:
            raise Conflict(str(error)) from error
        except (SQLAlchemyError, OSError, sqlite3.Error) as error:
            raise explain(self.name, error) from error

    async def append(self, statement: str, values: tuple[Any, ...]) -> None:
        """One statement on SQLite, straight to the driver: what is written for every answer should cost little."""
        assert self.filing is not None
        with self._explained():
            async with self.turn:
                await self.filing.append(statement, values)

    async def close(self) -> None:
        """Give everything back."""
        if self.filing is not None:
            await self.filing.close()
        await self.reader.dispose()
        await self.writer.dispose()


def explain(name: object, error: Exception) -> StorageError:
    """What a person can do about it."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    if "malformed" in str(cause) or "not a database" in str(cause):
        return StorageError(f"{name} is damaged or no database: put back a copy, or name another file")
    why = (cause.strerror if isinstance(cause, OSError) else "") or str(cause) or type(cause).__name__
    return StorageError(f"cannot use the database {name}: {why}")


def parse(address: str) -> URL:
    """An address as people write it, with the driver that we use."""
    try:
        url = make_url(address)
    except ArgumentError:
        raise UserError(f"{address!r} is no address of a database: write {FORMS}") from None
    driver = DRIVERS.get(url.drivername.partition("+")[0])
    if driver is None:
        raise UserError(f"no database of kind {url.drivername!r} is supported: write {FORMS}")
    if driver == DRIVERS["sqlite"] and url.database in (None, "", ":memory:"):
        raise UserError("a database in memory would be forgotten: write sqlite:///FILE")
    return url.set(drivername=driver)


def engines_in_file(url: URL) -> tuple[AsyncEngine, AsyncEngine]:
    """One connection that writes, and a few that read."""
    probe(Path(url.database or ""))
    writer = create_async_engine(url, pool_size=1, max_overflow=0, **UNMANAGED)
    reader = create_async_engine(url, pool_size=4, max_overflow=4, **UNMANAGED)
    for engine, pragmas in ((writer, PRAGMAS), (reader, (*PRAGMAS, "query_only=ON"))):
        event.listen(engine.sync_engine, "connect", set_pragmas(pragmas))
    event.listen(writer.sync_engine, "begin", begin_immediate)
    return writer, reader


def probe(path: Path) -> None:
    """Make the file if there is none, and see that it is a database: aiosqlite leaves threads behind if it is not."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(mode=0o600)
        with closing(sqlite3.connect(path)) as connection:
            keep_ahead(connection)
    except (OSError, sqlite3.Error) as error:
        raise explain(path, error) from error


def keep_ahead(connection: sqlite3.Connection) -> None:
    """Write ahead from now on: the file remembers that. Several who start at once take turns, for here SQLite does
    not wait by itself."""
    end = time.monotonic() + BUSY / 1000
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError:
            if time.monotonic() > end:
                raise
            time.sleep(0.02)


def engines_on_server(url: URL) -> tuple[AsyncEngine, AsyncEngine]:
    """One pool for both."""
    try:
        writer = create_async_engine(url, pool_pre_ping=True)
    except ModuleNotFoundError:
        raise UserError("PostgreSQL needs one package more: pip install 'matanui[postgres]'") from None
    return writer, writer.execution_options(isolation_level="AUTOCOMMIT")
