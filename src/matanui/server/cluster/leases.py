"""Which worker serves which table. The database's clock decides, so that workers need not agree on the time."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from sqlalchemy import BigInteger, ColumnElement, delete, literal_column, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from matanui.server.storage.database import Database
from matanui.server.storage.schema import LEASES, WORKERS

CLOCKS: Final = {
    "sqlite": "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)",
    "postgresql": "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)",
}
FORGOTTEN: Final = 3_600_000


class Leases:
    """Claims on tables. Whoever writes through a `Batch` with its worker's name cannot write after losing its claim."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.now: ColumnElement[int] = literal_column(CLOCKS[database.dialect], BigInteger)

    async def register(self, worker: str, address: str, ms: int) -> None:
        """Say where a worker can be reached by the others; `renew` keeps that alive."""
        new = self._insert(WORKERS).values(id=worker, address=address, until=self.now + ms)
        known = new.on_conflict_do_update(
            index_elements=[WORKERS.c.id], set_={"address": address, "until": self.now + ms}
        )
        async with self.database.writing() as connection:
            await connection.execute(known)
            await connection.execute(delete(WORKERS).where(WORKERS.c.until < self.now - FORGOTTEN))

    async def address(self, worker: str) -> str | None:
        """Where a living worker can be reached."""
        async with self.database.reading() as connection:
            wanted = select(WORKERS.c.address).where(WORKERS.c.id == worker, WORKERS.c.until > self.now)
            found: str | None = await connection.scalar(wanted)
            return found

    async def claim(self, table: str, worker: str, ms: int) -> str:
        """Serve a table for so long, unless another worker does: the name of whoever serves it now."""
        new = self._insert(LEASES).values(table=table, worker=worker, until=self.now + ms)
        mine = new.on_conflict_do_update(
            index_elements=[LEASES.c.table],
            set_={"worker": worker, "until": self.now + ms},
            where=or_(LEASES.c.worker == worker, LEASES.c.until <= self.now),
        )
        async with self.database.writing() as connection:
            await connection.execute(mine)
            # A refused claim has locked the row all the same, so it is still there.
            owner = await connection.scalar(select(LEASES.c.worker).where(LEASES.c.table == table))
            return str(owner)

    async def renew(self, worker: str, ms: int) -> set[str]:
        """Go on serving: the tables that this worker still has. Whatever is missing has been taken over."""
        async with self.database.writing() as connection:
            await connection.execute(update(WORKERS).where(WORKERS.c.id == worker).values(until=self.now + ms))
            held = await held_by(connection, worker)
            await connection.execute(update(LEASES).where(LEASES.c.worker == worker).values(until=self.now + ms))
            return held

    async def release(self, worker: str, tables: Collection[str] | None = None) -> None:
        """Leave these tables to others, or all of them."""
        async with self.database.writing() as connection:
            await held_by(connection, worker)
            gone = delete(LEASES).where(LEASES.c.worker == worker)
            await connection.execute(gone if tables is None else gone.where(LEASES.c.table.in_(tables)))

    def _insert(self, table: Any) -> Any:
        return sqlite.insert(table) if self.database.dialect == "sqlite" else postgresql.insert(table)


async def held_by(connection: AsyncConnection, worker: str) -> set[str]:
    """A worker's tables, locked in their order: so nobody waits in a circle with `write`, which locks them so too."""
    held = select(LEASES.c.table).where(LEASES.c.worker == worker).order_by(LEASES.c.table).with_for_update()
    return set(await connection.scalars(held))
