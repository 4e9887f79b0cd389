"""Many write at once, few transactions are made, and nobody is told a lie."""

from __future__ import annotations

import asyncio

import pytest

from matanui.server.storage.database import Conflict, StorageError
from matanui.server.storage.journal import GROUP, Journal
from matanui.server.storage.rows import Batch, LogRow
from matanui.server.storage.store import Store
from tests.server.storage.some import answers, said, seat, table

pytestmark = pytest.mark.anyio

NAMES = [f"table{n}" for n in range(20)]


class Counted:
    """A store that counts its transactions, and breaks down when told to."""

    def __init__(self, store: Store) -> None:
        self.store, self.batches, self.broken = store, list[Batch](), False

    async def write(self, batch: Batch) -> None:
        self.batches.append(batch)
        if self.broken:
            raise StorageError("the disk is full")
        await self.store.write(batch)


@pytest.fixture
async def counted(store: Store) -> Counted:
    await store.write(Batch.of(table(name) for name in NAMES))
    return Counted(store)


async def finish(*commits: asyncio.Task[None]) -> list[BaseException | None]:
    return await asyncio.gather(*commits, return_exceptions=True)


def start(journal: Journal, *rows: LogRow) -> asyncio.Task[None]:
    return asyncio.create_task(journal.commit(rows))


async def test_what_waits_is_written_together(counted: Counted) -> None:
    journal = Journal(counted)
    await asyncio.gather(*(journal.commit(answers(0, 1, name)) for name in NAMES))
    assert len(counted.batches) == 1
    assert [len(await counted.store.log(name)) for name in NAMES] == [1] * len(NAMES)


async def test_the_next_group_forms_while_one_is_being_written(counted: Counted) -> None:
    journal = Journal(counted)
    first = start(journal, *answers(0, 1, "table0"))
    while not counted.batches:
        await asyncio.sleep(0)
    rest = [start(journal, *answers(0, 1, name)) for name in NAMES[1:]]
    assert await finish(first, *rest) == [None] * len(NAMES)
    assert [len(batch.log) for batch in counted.batches] == [1, len(NAMES) - 1]


async def test_one_table_writes_in_its_order(counted: Counted) -> None:
    journal = Journal(counted)
    commits = [start(journal, row) for row in answers(0, 2 * GROUP + 50, "table0")]
    assert set(await finish(*commits)) == {None}
    assert await counted.store.log("table0") == answers(0, 2 * GROUP + 50, "table0")
    assert [len(batch.log) for batch in counted.batches] == [GROUP, GROUP, 50]


async def test_all_kinds_of_rows(counted: Counted) -> None:
    journal = Journal(counted)
    await journal.commit([table(length=1), seat(), *answers(0, 1), said(0)])
    assert await counted.store.table("kini-nui") == table(length=1)
    assert await counted.store.chat("kini-nui") == [said(0)]


async def test_when_the_disk_is_full_everybody_hears_it(counted: Counted) -> None:
    journal = Journal(counted)
    counted.broken = True
    found = await finish(*(start(journal, *answers(0, 1, name)) for name in NAMES))
    assert [str(error) for error in found] == ["the disk is full"] * len(NAMES)
    counted.broken = False
    await journal.commit(answers(0, 1, "table3"))
    assert await counted.store.log("table3") == answers(0, 1, "table3")


async def test_one_bad_table_does_not_stop_the_others(counted: Counted) -> None:
    await counted.store.write(Batch.of(answers(0, 1, "table1")))
    journal = Journal(counted)
    good, bad = start(journal, *answers(0, 1, "table0")), start(journal, *answers(0, 1, "table1"))
    after = start(journal, *answers(1, 2, "table1"))
    other = start(journal, *answers(0, 1, "table2"))
    found = await finish(good, bad, after, other)
    assert [type(error) for error in found] == [type(None), Conflict, Conflict, type(None)]
    assert await counted.store.log("table1") == answers(0, 1, "table1")
    assert await counted.store.log("table2") == answers(0, 1, "table2")


async def test_closing_finishes_the_queue(counted: Counted) -> None:
    journal = Journal(counted)
    commits = [start(journal, *answers(0, 1, name)) for name in NAMES]
    await asyncio.sleep(0)
    await journal.close()
    assert await counted.store.log("table9") == answers(0, 1, "table9")
    assert await finish(*commits) == [None] * len(NAMES)
    with pytest.raises(RuntimeError, match="closed"):
        await journal.commit([])


async def test_who_stops_waiting_does_not_stop_the_writer(counted: Counted) -> None:
    journal = Journal(counted)
    hasty, patient = start(journal, *answers(0, 1, "table0")), start(journal, *answers(0, 1, "table1"))
    await asyncio.sleep(0)
    hasty.cancel()
    found = await finish(hasty, patient)
    assert isinstance(found[0], asyncio.CancelledError) and found[1] is None
    assert await counted.store.log("table0") == answers(0, 1, "table0")


async def test_a_writer_that_is_stopped_leaves_nobody_waiting(counted: Counted) -> None:
    journal = Journal(counted)
    commits = [start(journal, *answers(0, 1, name)) for name in NAMES]
    await asyncio.sleep(0)
    assert journal.writer is not None
    journal.writer.cancel()
    assert {str(error) for error in await finish(*commits)} == {"the journal was stopped"}
