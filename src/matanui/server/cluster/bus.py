"""Short messages between workers: in this process, or over PostgreSQL's LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import chain, repeat
from typing import Any, Final, Protocol, TypeAlias

from matanui.core.errors import UserError
from matanui.server.storage.database import StorageError, explain, parse

CHANNEL: Final = "matanui"
LIMIT: Final = 7999  # what PostgreSQL allows
PATIENCE: Final = 10.0
PAUSES: Final = (0.05, 0.2, 1.0, 5.0)

Heard: TypeAlias = Callable[[str, str], None]
Missed: TypeAlias = Callable[[], None]


class Bus(Protocol):
    """Whoever listens hears everything that is published, by itself too, until the connection breaks.

    Then `missed` is called once it is back, and the listener should read again what it cares about.
    """

    async def publish(self, table: str, text: str) -> None: ...
    def listen(self, heard: Heard, missed: Missed | None = None) -> None: ...
    async def close(self) -> None: ...


def payload(table: str, text: str) -> str:
    """A message as it travels. Long things belong in the database; send where they are."""
    message = f"{table}\n{text}"
    if "\n" in table or len(message.encode()) > LIMIT:
        raise ValueError(f"a message about {table!r} must be one name and at most {LIMIT} bytes")
    return message


class LocalBus:
    """For a single worker."""

    def __init__(self) -> None:
        self.listeners: list[Heard] = []

    async def publish(self, table: str, text: str) -> None:
        """Tell everybody."""
        payload(table, text)
        for heard in self.listeners:
            heard(table, text)

    def listen(self, heard: Heard, missed: Missed | None = None) -> None:
        """Hear everything from now on; nothing can be missed here."""
        self.listeners.append(heard)

    async def close(self) -> None:
        """Nobody hears anything more."""
        self.listeners.clear()


class PostgresBus:
    """For workers on one PostgreSQL."""

    def __init__(self, url: str) -> None:
        self.url = parse(url)
        self.listeners: list[tuple[Heard, Missed | None]] = []
        self.connection: Any = None
        self.ready, self.turn = asyncio.Event(), asyncio.Lock()
        self.repair: asyncio.Task[None] | None = None
        self.closed = False

    @classmethod
    async def open(cls, url: str) -> PostgresBus:
        """Connect; the first time must succeed."""
        bus = cls(url)
        try:
            await bus._connect()
        except ModuleNotFoundError:
            raise UserError("PostgreSQL needs one package more: pip install 'matanui[postgres]'") from None
        except failures() as error:
            raise explain(bus.url.render_as_string(hide_password=True), error) from error
        return bus

    async def publish(self, table: str, text: str) -> None:
        """Tell everybody; after a lost connection, when it is back, or an error if that takes long."""
        message = payload(table, text)
        try:
            async with asyncio.timeout(PATIENCE), self.turn:
                await self.ready.wait()
                await self.connection.execute("SELECT pg_notify($1, $2)", CHANNEL, message)
        except failures() as error:
            raise StorageError(f"no message reaches the other workers: {str(error) or type(error).__name__}") from error

    def listen(self, heard: Heard, missed: Missed | None = None) -> None:
        """Hear everything from now on."""
        self.listeners.append((heard, missed))

    async def close(self) -> None:
        """Nobody hears anything more."""
        self.closed = True
        self.listeners.clear()
        if self.repair is not None:
            self.repair.cancel()
            await asyncio.wait([self.repair])
        if self.connection is not None and not self.connection.is_closed():
            await self.connection.close(timeout=PATIENCE)

    async def _connect(self) -> None:
        import asyncpg  # type: ignore[import-untyped]

        dsn = self.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.connection = await asyncpg.connect(dsn, timeout=PATIENCE)
        self.connection.add_termination_listener(self._lost)
        await self.connection.add_listener(CHANNEL, self._received)
        self.ready.set()

    def _received(self, _connection: object, _pid: int, _channel: str, message: str) -> None:
        table, _, text = message.partition("\n")
        for heard, _missed in self.listeners:
            heard(table, text)

    def _lost(self, connection: object) -> None:
        if not self.closed and connection is self.connection and self.ready.is_set():
            self.ready.clear()
            self.repair = asyncio.get_running_loop().create_task(self._reconnect())

    async def _reconnect(self) -> None:
        for pause in chain(PAUSES, repeat(PAUSES[-1])):
            try:
                await self._connect()
                break
            except failures():
                await asyncio.sleep(pause)
        for _heard, missed in self.listeners:
            if missed is not None:
                missed()


def failures() -> tuple[type[Exception], ...]:
    """What a connection can die of."""
    import asyncpg

    return (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError)
