"""What is written comes back, and nothing is written by halves."""

from __future__ import annotations

import pytest

from matanui.server.storage.database import Conflict
from matanui.server.storage.rows import AnyRow, Batch, SnapshotRow, Status
from matanui.server.storage.store import Store
from tests.server.storage.some import NOW, answers, failure, said, seat, table

pytestmark = pytest.mark.anyio


async def write(store: Store, *rows: AnyRow) -> None:
    await store.write(Batch.of(rows))


async def test_a_new_table_comes_back_as_it_was_made(store: Store) -> None:
    made = table(status="waiting", winner=1, rematch="ta-wahi", length=2)
    seats = [
        seat(0, kind="link", name="Jala", token="aa", phrase="bb", holder="cc", nonce="dd", ready=True, order="pass"),
        seat(1, kind="bot", bot="greedy", state="away"),
    ]
    await store.create(made, seats[::-1])
    assert await store.table("kini-nui") == made
    assert await store.seats("kini-nui") == seats
    assert await store.table("ga-wahi") is None
    assert await store.seats("ga-wahi") == []


async def test_a_name_is_given_once(store: Store) -> None:
    await store.create(table(), [seat()])
    with pytest.raises(Conflict):
        await store.create(table(listed=False), [seat(), seat(1)])
    assert (await store.table("kini-nui"), len(await store.seats("kini-nui"))) == (table(), 1)


async def test_a_game_goes_on_answer_by_answer(store: Store) -> None:
    await store.create(table(), [seat()])
    await write(store, *answers(0, 3), table(length=3, touched=NOW + 3))
    await write(store, *answers(3, 5), table(length=5, touched=NOW + 5), seat(name="Nuparu"))
    assert await store.log("kini-nui") == answers(0, 5)
    assert await store.log("kini-nui", since=3) == answers(3, 5)
    assert await store.table("kini-nui") == table(length=5, touched=NOW + 5)
    assert await store.seats("kini-nui") == [seat(name="Nuparu")]


async def test_everything_is_still_there_after_a_restart(store: Store, url: str) -> None:
    await write(store, table(), seat(), *answers(0, 2), SnapshotRow("kini-nui", 2, b"state"), said(0), failure(1))
    await store.close()
    again = await Store.open(url)
    assert (await again.log("kini-nui"), await again.chat("kini-nui")) == (answers(0, 2), [said(0)])
    assert await again.snapshot("kini-nui") == SnapshotRow("kini-nui", 2, b"state")
    assert await again.failures() == [failure(1)]
    await again.close()


async def test_two_writers_are_noticed_and_the_second_writes_nothing(store: Store) -> None:
    await write(store, table(), seat(), table("ga-wahi"), *answers(0, 3))
    late: list[AnyRow] = [
        table(length=9),
        seat(name="Makuta"),
        *answers(0, 1, "ga-wahi"),
        *answers(2, 4),
        SnapshotRow("kini-nui", 4, b""),
        said(0),
        failure(0),
    ]
    with pytest.raises(Conflict):
        await write(store, *late)
    assert await store.log("kini-nui") == answers(0, 3)
    assert await store.log("ga-wahi") == []
    assert (await store.table("kini-nui"), await store.seats("kini-nui")) == (table(), [seat()])
    assert (await store.snapshot("kini-nui"), await store.chat("kini-nui"), await store.failures()) == (None, [], [])
    await write(store, *answers(3, 4))


@pytest.mark.parametrize("rows", [answers(4, 5), [*answers(3, 4), *answers(5, 6)]], ids=["before", "within"])
async def test_a_log_has_no_gap(store: Store, rows: list[AnyRow]) -> None:
    await write(store, table(), *answers(0, 3))
    with pytest.raises(Conflict, match="kini-nui"):
        await write(store, *rows)
    assert await store.log("kini-nui") == answers(0, 3)


async def test_a_log_begins_at_nought(store: Store) -> None:
    await write(store, table())
    with pytest.raises(Conflict):
        await write(store, *answers(-1, 2))
    with pytest.raises(Conflict):
        await write(store, *answers(1, 2))


@pytest.mark.parametrize("row", [answers(0, 1)[0], seat(), said(0), failure(0), SnapshotRow("kini-nui", 0, b"")])
async def test_nothing_is_kept_for_a_table_that_does_not_exist(store: Store, row: AnyRow) -> None:
    with pytest.raises(Conflict):
        await write(store, row)


async def test_a_snapshot_never_replaces_a_newer_one(store: Store) -> None:
    await write(store, table(), SnapshotRow("kini-nui", 8, b"eight"))
    await write(store, SnapshotRow("kini-nui", 5, b"five"))
    assert await store.snapshot("kini-nui") == SnapshotRow("kini-nui", 8, b"eight")
    await write(store, SnapshotRow("kini-nui", 9, b"nine"), SnapshotRow("kini-nui", 7, b"seven"))
    assert await store.snapshot("kini-nui") == SnapshotRow("kini-nui", 9, b"nine")


async def test_of_two_changes_in_one_batch_the_last_one_counts(store: Store) -> None:
    await write(store, table(), seat(), table(status="over", winner=0), seat(state="resigned"))
    assert await store.table("kini-nui") == table(status="over", winner=0)
    assert await store.seats("kini-nui") == [seat(state="resigned")]


async def test_the_last_things_said_are_read_in_order(store: Store) -> None:
    await write(store, table(), *(said(n, f"word {n}") for n in range(5)))
    assert [row.text for row in await store.chat("kini-nui", last=2)] == ["word 3", "word 4"]
    assert len(await store.chat("kini-nui")) == 5


async def test_the_lobby_shows_what_is_listed_page_by_page(store: Store) -> None:
    open_tables = [table(f"t{n}", status="waiting", touched=NOW + n // 3) for n in range(8)]
    hidden = [table("secret", status="waiting", listed=False), table("full")]
    await write(store, *open_tables, *hidden)
    seen: list[str] = []
    before: tuple[int, str] | None = None
    while page := await store.lobby(limit=3, before=before):
        seen += [row.id for row in page]
        before = page[-1].touched, page[-1].id
    assert seen == ["t7", "t6", "t5", "t4", "t3", "t2", "t1", "t0"]
    assert [row.id for row in await store.lobby(status="playing")] == ["full"]


async def test_people_find_their_seats_again(store: Store) -> None:
    await write(store, table(), table("ga-wahi", touched=NOW + 1))
    mine = [seat(1, "ga-wahi", holder="me", token="x1"), seat(0, holder="me", token="x2")]
    await write(store, *mine, seat(1, holder="you", token="x3"), seat(2))
    assert await store.mine("me") == [table("ga-wahi", touched=NOW + 1), table()]
    assert await store.mine("") == []
    assert await store.seat_by_token("x3") == seat(1, holder="you", token="x3")
    assert await store.seat_by_token("") is None
    assert await store.seat_by_token("x4") is None


async def test_a_token_may_hold_a_seat_at_the_rematch_too(store: Store) -> None:
    await write(store, table(), table("ga-wahi"), seat(0, token="x1"), seat(0, "ga-wahi", token="x1"))
    assert [(await store.seats(name))[0].token for name in (table().id, "ga-wahi")] == ["x1", "x1"]


async def test_failures_are_read_newest_first(store: Store) -> None:
    await write(store, table(), failure(3), failure(4), failure(3))
    assert await store.failures() == [failure(3), failure(4), failure(3)]
    assert await store.failures(last=1) == [failure(3)]


async def test_tables_are_counted_by_status(store: Store) -> None:
    assert await store.counts() == {}
    kinds: list[Status] = ["waiting", "playing", "playing", "over"]
    await write(store, *(table(f"t{n}", status=status) for n, status in enumerate(kinds)))
    assert await store.counts() == {"waiting": 1, "playing": 2, "over": 1}
