"""One worker serves a table; when it falls silent another takes over, and the first can write nothing more."""

from __future__ import annotations

import asyncio

import pytest

from matanui.server.cluster.leases import Leases
from matanui.server.storage.database import LeaseLost
from matanui.server.storage.journal import Journal
from matanui.server.storage.rows import AnyRow, Batch
from matanui.server.storage.store import Store
from tests.server.storage.some import answers, said, table

pytestmark = pytest.mark.anyio

LONG, OVER = 60_000, 0


@pytest.fixture
async def leases(store: Store) -> Leases:
    await store.create(table(), [])
    return Leases(store.database)


async def test_the_first_worker_serves_a_table(leases: Leases) -> None:
    assert await leases.claim("kini-nui", "north", LONG) == "north"
    assert await leases.claim("kini-nui", "south", LONG) == "north"
    assert await leases.claim("kini-nui", "north", LONG) == "north"
    assert await leases.claim("ga-wahi", "south", LONG) == "south"


async def test_a_lease_that_ran_out_is_taken_over(leases: Leases) -> None:
    await leases.claim("kini-nui", "north", OVER)
    assert await leases.claim("kini-nui", "south", LONG) == "south"
    assert await leases.claim("kini-nui", "north", LONG) == "south"
    assert await leases.renew("north", LONG) == set()


async def test_renewing_keeps_a_lease(leases: Leases) -> None:
    await leases.claim("kini-nui", "north", OVER)
    await leases.claim("ga-wahi", "north", OVER)
    await leases.claim("ta-wahi", "south", OVER)
    assert await leases.renew("north", LONG) == {"kini-nui", "ga-wahi"}
    assert await leases.claim("kini-nui", "south", LONG) == "north"
    assert await leases.claim("ta-wahi", "north", LONG) == "north"


async def test_a_released_table_is_free_at_once(leases: Leases) -> None:
    for name in ("kini-nui", "ga-wahi", "ta-wahi"):
        await leases.claim(name, "north", LONG)
    await leases.release("north", ["kini-nui"])
    assert [await leases.claim(name, "south", LONG) for name in ("kini-nui", "ga-wahi")] == ["south", "north"]
    await leases.release("south", ["ga-wahi"])
    assert await leases.claim("ga-wahi", "south", LONG) == "north"
    await leases.release("north")
    assert await leases.claim("ta-wahi", "south", LONG) == "south"


async def test_of_many_who_claim_at_once_one_gets_it(leases: Leases) -> None:
    workers = [f"worker{n}" for n in range(8)]
    owners = await asyncio.gather(*(leases.claim("kini-nui", worker, LONG) for worker in workers))
    assert len(set(owners)) == 1


@pytest.mark.parametrize("row", [answers(0, 1)[0], table(status="over"), said(0)], ids=["answer", "table", "chat"])
async def test_a_worker_that_lost_its_lease_writes_nothing(store: Store, leases: Leases, row: AnyRow) -> None:
    await leases.claim("kini-nui", "north", OVER)
    await leases.claim("kini-nui", "south", LONG)
    with pytest.raises(LeaseLost, match="north does not serve kini-nui"):
        await store.write(Batch.of([row], worker="north"))
    assert (await store.log("kini-nui"), await store.table("kini-nui")) == ([], table())
    await store.write(Batch.of([row], worker="south"))


async def test_a_late_worker_writes_as_long_as_nobody_took_over(store: Store, leases: Leases) -> None:
    await leases.claim("kini-nui", "north", OVER)
    await store.write(Batch.of(answers(0, 1), worker="north"))
    assert await store.log("kini-nui") == answers(0, 1)


async def test_a_table_that_is_lost_does_not_stop_the_others_of_a_worker(store: Store, leases: Leases) -> None:
    await store.create(table("ga-wahi"), [])
    await leases.claim("kini-nui", "south", LONG)
    await leases.claim("ga-wahi", "north", LONG)
    journal = Journal(store, worker="north")
    commits = [journal.commit(answers(0, 1)), journal.commit(answers(0, 1, "ga-wahi"))]
    found = await asyncio.gather(*commits, return_exceptions=True)
    assert [type(error) for error in found] == [LeaseLost, type(None)]
    assert await store.log("ga-wahi") == answers(0, 1, "ga-wahi")


async def test_workers_know_where_the_others_are(leases: Leases) -> None:
    await leases.register("north", "10.0.0.1:8000", LONG)
    assert await leases.address("north") == "10.0.0.1:8000"
    assert await leases.address("south") is None
    await leases.register("north", "10.0.0.2:8000", LONG)
    assert await leases.address("north") == "10.0.0.2:8000"


async def test_a_silent_worker_has_no_address_until_it_renews(leases: Leases) -> None:
    await leases.register("north", "10.0.0.1:8000", OVER)
    assert await leases.address("north") is None
    await leases.renew("north", LONG)
    assert await leases.address("north") == "10.0.0.1:8000"


async def test_workers_long_gone_are_forgotten(leases: Leases) -> None:
    await leases.register("north", "10.0.0.1:8000", -7_200_000)
    await leases.register("south", "10.0.0.2:8000", LONG)
    await leases.renew("north", LONG)
    assert await leases.address("north") is None
