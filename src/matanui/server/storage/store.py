"""Rows in, rows out. The store knows no game and no network."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Final, TypeVar

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import Connection, Insert, Select, Table, delete, func, insert, select, tuple_
from sqlalchemy.dialects import postgresql, sqlite

from matanui.server.storage.database import Database, LeaseLost
from matanui.server.storage.logbook import append_log, put_log
from matanui.server.storage.rows import Batch, ChatRow, FailureRow, LogRow, SeatRow, SnapshotRow, Status, TableRow
from matanui.server.storage.schema import BY_DAYS, CHAT, FAILURES, LEASES, LOG, SEATS, SNAPSHOTS, TABLES

R = TypeVar("R", bound=Struct)

FAILED: Final = [column for column in FAILURES.c if column.name != "id"]


class Store:
    """Everything that the server keeps. Reads see what is committed; `write` is one transaction."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._put_table = upsert(database.dialect, TABLES)
        self._put_seat = upsert(database.dialect, SEATS)
        self._put_snapshot = upsert(database.dialect, SNAPSHOTS, unless_older="n")

    @staticmethod
    async def open(url: str) -> Store:
        """Open the database at this address and bring it to our shape."""
        return Store(await Database.open(url))

    async def close(self) -> None:
        """Give everything back."""
        await self.database.close()

    async def create(self, table: TableRow, seats: Sequence[SeatRow], log: Sequence[LogRow] = ()) -> None:
        """A new table; its name must be new. One that goes on from another game has answers at once."""
        await self.database.transact(self._create, table, seats, log)

    def _create(self, connection: Connection, table: TableRow, seats: Sequence[SeatRow], log: Sequence[LogRow]) -> None:
        put(connection, insert(TABLES), [table])
        put(connection, insert(SEATS), seats)
        put_log(connection, list(log))

    async def write(self, batch: Batch) -> None:
        """All of it, or an error and nothing of it."""
        if self.database.filing is not None and batch.is_log:
            await append_log(self.database, batch.log)
        else:
            await self.database.transact(self._write, batch)

    def _write(self, connection: Connection, batch: Batch) -> None:
        check_leases(connection, batch)
        # Always in the order of their keys: two who write the same rows must not wait in a circle.
        put(connection, self._put_table, [batch.tables[key] for key in sorted(batch.tables)])
        put(connection, self._put_seat, [batch.seats[key] for key in sorted(batch.seats)])
        put_log(connection, batch.log)
        put(connection, self._put_snapshot, [batch.snapshots[key] for key in sorted(batch.snapshots)])
        chat = sorted(batch.chat, key=place)
        put(connection, insert(CHAT), chat)
        put(connection, insert(FAILURES), batch.failures)

    async def table(self, id: str) -> TableRow | None:
        """One table, if there is one of that name."""
        return first(await self._read(TableRow, select(TABLES).where(TABLES.c.id == id)))

    async def seats(self, id: str) -> list[SeatRow]:
        """The seats of a table, in their order."""
        return await self._read(SeatRow, select(SEATS).where(SEATS.c.table == id).order_by(SEATS.c.seat))

    async def seats_of(self, ids: Collection[str]) -> dict[str, list[SeatRow]]:
        """The seats of several tables."""
        wanted = select(SEATS).where(SEATS.c.table.in_(ids)).order_by(SEATS.c.table, SEATS.c.seat)
        found: dict[str, list[SeatRow]] = {id: [] for id in ids}
        for row in await self._read(SeatRow, wanted):
            found[row.table].append(row)
        return found

    async def log(self, id: str, since: int = 0) -> list[LogRow]:
        """The answers of a table from number `since` on."""
        return await self._read(LogRow, select(LOG).where(LOG.c.table == id, LOG.c.n >= since).order_by(LOG.c.n))

    async def cut(self, id: str, n: int) -> None:
        """Forget the answers of a table from number `n` on: corrected rules do not take them."""
        await self.database.transact(self._cut, id, n)

    def _cut(self, connection: Connection, id: str, n: int) -> None:
        connection.execute(delete(LOG).where(LOG.c.table == id, LOG.c.n >= n))

    async def snapshot(self, id: str) -> SnapshotRow | None:
        """The newest snapshot of a table."""
        return first(await self._read(SnapshotRow, select(SNAPSHOTS).where(SNAPSHOTS.c.table == id)))

    async def chat(self, id: str, last: int = 100) -> list[ChatRow]:
        """The last things said at a table, oldest first."""
        wanted = select(CHAT).where(CHAT.c.table == id).order_by(CHAT.c.n.desc()).limit(last)
        return (await self._read(ChatRow, wanted))[::-1]

    async def lobby(
        self, limit: int = 50, before: tuple[int, str] | None = None, status: Status = "waiting"
    ) -> list[TableRow]:
        """Listed tables, the latest touched first; `before` is (touched, id) of the last one already shown."""
        age = tuple_(TABLES.c.touched, TABLES.c.id)
        wanted = select(TABLES).where(TABLES.c.listed.is_(True), TABLES.c.status == status)
        wanted = wanted if before is None else wanted.where(age < before)
        return await self._read(TableRow, wanted.order_by(TABLES.c.touched.desc(), TABLES.c.id.desc()).limit(limit))

    async def resting(self, before: int, limit: int = 500) -> list[TableRow]:
        """Tables played by days whose question was opened by then, the oldest question first."""
        wanted = select(TABLES).where(BY_DAYS, TABLES.c.status == "playing", TABLES.c.opened <= before)
        return await self._read(TableRow, wanted.order_by(TABLES.c.opened).limit(limit))

    async def mine(self, holder: str, limit: int = 100) -> list[TableRow]:
        """The tables at which somebody holds a seat, the latest touched first."""
        held = select(SEATS.c.table).where(SEATS.c.holder == holder, SEATS.c.holder != "")
        wanted = select(TABLES).where(TABLES.c.id.in_(held))
        return await self._read(TableRow, wanted.order_by(TABLES.c.touched.desc(), TABLES.c.id).limit(limit))

    async def lengths(self, ids: Collection[str]) -> dict[str, int]:
        """How many answers the logs of these tables have."""
        wanted = select(LOG.c.table, func.max(LOG.c.n) + 1).where(LOG.c.table.in_(ids)).group_by(LOG.c.table)
        async with self.database.reading() as connection:
            return dict.fromkeys(ids, 0) | {row[0]: row[1] for row in await connection.execute(wanted)}

    async def seat_by_token(self, token: str) -> SeatRow | None:
        """A seat with this token; after a rematch there are several."""
        return first(await self._read(SeatRow, select(SEATS).where(SEATS.c.token == token, SEATS.c.token != "")))

    async def failures(self, last: int = 100) -> list[FailureRow]:
        """The last bots that broke down, newest first."""
        return await self._read(FailureRow, select(*FAILED).order_by(FAILURES.c.id.desc()).limit(last))

    async def counts(self) -> dict[Status, int]:
        """How many tables there are in each status."""
        async with self.database.reading() as connection:
            wanted = select(TABLES.c.status, func.count()).group_by(TABLES.c.status)
            return {row[0]: row[1] for row in await connection.execute(wanted)}

    async def _read(self, kind: type[R], wanted: Select[Any]) -> list[R]:
        async with self.database.reading() as connection:
            return [kind(*row) for row in await connection.execute(wanted)]


def place(row: ChatRow) -> tuple[str, int]:
    """The key of what is said."""
    return row.table, row.n


def first(rows: list[R]) -> R | None:
    """One row, or none."""
    return rows[0] if rows else None


def put(connection: Connection, statement: Insert, rows: Collection[Struct]) -> None:
    """The same statement for every row."""
    if rows:
        connection.execute(statement, [asdict(row) for row in rows])


def upsert(dialect: str, table: Table, unless_older: str = "") -> Insert:
    """Insert a row or replace the one with its key; what we have stays if its number is higher."""
    statement = sqlite.insert(table) if dialect == "sqlite" else postgresql.insert(table)
    fields = {column.name: statement.excluded[column.name] for column in table.c if not column.primary_key}
    newer = table.c[unless_older] <= statement.excluded[unless_older] if unless_older else None
    return statement.on_conflict_do_update(index_elements=list(table.primary_key), set_=fields, where=newer)


def check_leases(connection: Connection, batch: Batch) -> None:
    """Whoever writes as a worker must hold every table; the rows stay locked until the end of this transaction."""
    if not batch.worker:
        return
    about = batch.about()
    held = select(LEASES.c.table).where(LEASES.c.worker == batch.worker, LEASES.c.table.in_(about))
    locked = held.order_by(LEASES.c.table).with_for_update(read=True)
    missing = about.difference(connection.scalars(locked))
    if missing:
        raise LeaseLost(f"worker {batch.worker} does not serve {', '.join(sorted(missing))}")
