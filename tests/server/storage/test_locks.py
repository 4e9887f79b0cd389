"""Who waits for whom on PostgreSQL, where many write at the same time."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import text

from matanui.server.cluster.leases import Leases
from matanui.server.storage.logbook import put_log
from matanui.server.storage.rows import Batch
from matanui.server.storage.store import Store, check_leases
from tests.server.storage.cluster import Cluster
from tests.server.storage.some import answers, table

pytestmark = pytest.mark.anyio

NAMES = ["a", "b", "c"]
LONG, OVER = 60_000, 0
WAITERS = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"


@pytest.fixture
async def store(postgres: Cluster, shaped: str) -> AsyncIterator[Store]:
    opened = await Store.open(postgres.database(shaped))
    await opened.write(Batch.of(table(name) for name in NAMES))
    yield opened
    await opened.close()


async def waiting(store: Store, task: asyncio.Task[object], count: int) -> bool:
    """Does this one get stuck, as the last of so many? It is done otherwise."""
    async with asyncio.timeout(20):
        while not task.done():
            async with store.database.reading() as connection:
                if await connection.scalar(text(WAITERS)) == count:
                    return True
    return False


async def test_whoever_takes_over_waits_for_the_last_write(store: Store) -> None:
    leases = Leases(store.database)
    await leases.claim("a", "north", OVER)
    batch = Batch.of(answers(0, 1, "a"), worker="north")
    async with store.database.writing() as connection:
        await connection.run_sync(check_leases, batch)
        claim: asyncio.Task[object] = asyncio.create_task(leases.claim("a", "south", LONG))
        assert await waiting(store, claim, 1)
        await connection.run_sync(put_log, batch.log)
    assert await claim == "south"
    assert await store.log("a") == answers(0, 1, "a")


async def test_writing_and_renewing_never_wait_in_a_circle(store: Store) -> None:
    """Somebody holds b. The writer and the renewer must both stop there, or before, without holding c."""
    leases = Leases(store.database)
    for name in reversed(NAMES):
        await leases.claim(name, "north", LONG)
    rows = [row for name in reversed(NAMES) for row in answers(0, 1, name)]
    async with store.database.writing() as connection:
        await connection.execute(text("SELECT * FROM leases WHERE \"table\" = 'b' FOR UPDATE"))
        write: asyncio.Task[object] = asyncio.create_task(store.write(Batch.of(rows, worker="north")))
        assert await waiting(store, write, 1)
        renew: asyncio.Task[object] = asyncio.create_task(leases.renew("north", LONG))
        assert await waiting(store, renew, 2)
    assert [await write, await renew] == [None, set(NAMES)]


async def test_writers_of_the_same_tables_never_wait_in_a_circle(store: Store) -> None:
    """Two batches change the same tables, named in opposite orders, while somebody holds b."""
    async with store.database.writing() as connection:
        await connection.execute(text("SELECT * FROM tables WHERE id = 'b' FOR UPDATE"))
        there: asyncio.Task[object] = asyncio.create_task(
            store.write(Batch.of(table(name, length=1) for name in NAMES))
        )
        assert await waiting(store, there, 1)
        rows = [table(name, length=1) for name in reversed(NAMES)]
        back: asyncio.Task[object] = asyncio.create_task(store.write(Batch.of(rows)))
        assert await waiting(store, back, 2)
    assert [await there, await back] == [None, None]
