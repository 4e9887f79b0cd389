"""At a pace of days time goes by whether or not a table is in memory. Whoever lets it run out is stood in for."""

from __future__ import annotations

import random
from typing import Any

import pytest

from matanui.server.tables import clock, house, play, room
from matanui.server.tables.clock import DAY
from matanui.server.tables.play import Play
from tests.server.site import Site

pytestmark = pytest.mark.anyio
BEGIN = 1_790_000_000_000
MINUTE = 60_000
SLOW: Any = {"type": "days", "days": 3}


class Calendar:
    """The time of day, which stands still until the test moves it."""

    def __init__(self) -> None:
        self.at = BEGIN

    def now(self) -> int:
        return self.at


@pytest.fixture
def calendar(monkeypatch: pytest.MonkeyPatch) -> Calendar:
    found = Calendar()
    for module in (clock, house, play, room):
        monkeypatch.setattr(module, "now", found.now)
    return found


async def leave(site: Site, table: str) -> None:
    """The table leaves memory, as after a while without guests."""
    await site.house.journal.commit([])
    found = site.house.rooms[table]
    site.house.drop(found)
    found.close("idle", 0)


async def reloaded(site: Site, table: str) -> Play:
    """The same table, read from the store again."""
    await leave(site, table)
    found = (await site.house.room(table)).play
    assert found is not None
    return found


def left(found: Play) -> int | None:
    """What the seat that is asked still has."""
    return found.clocks.deadline(found.asked[0].ask.seat)


@pytest.mark.parametrize("seed", range(8))
async def test_any_number_of_reloads_leaves_exactly_the_time_that_is_left(
    seed: int, site: Site, calendar: Calendar
) -> None:
    made, host, friend = await site.playing(pace=SLOW)
    chance, table = random.Random(seed), made["table"]["id"]
    for _ in range(chance.randrange(4)):  # with 0 the first question of the game is still open
        calendar.at += chance.choice((400, chance.randrange(DAY)))  # at once, or much later
        await (await site.asked(made, host, friend)).answer_first()
    await host.leave()
    await friend.leave()
    opened = calendar.at
    for _ in range(12):
        calendar.at += chance.choice((0, 1, 250, MINUTE, chance.randrange(5 * 3_600_000)))
        assert left(await reloaded(site, table)) == 3 * DAY - (calendar.at - opened)


async def test_an_answer_after_a_reload_starts_the_next_players_days(site: Site, calendar: Calendar) -> None:
    made, host, friend = await site.playing(pace=SLOW)
    table = made["table"]["id"]
    await host.leave()
    await friend.leave()
    calendar.at += DAY
    assert left(await reloaded(site, table)) == 2 * DAY
    await host.enter()
    await friend.enter()
    calendar.at += DAY
    await (await site.asked(made, host, friend)).answer_first()
    assert left(site.play(made)) == 3 * DAY
    await host.leave()
    await friend.leave()
    calendar.at += DAY
    assert left(await reloaded(site, table)) == 2 * DAY
    assert [row.spent for row in await site.log(made) if row.seat == 0][-1] == 2 * DAY


async def test_a_seat_that_is_recovered_gives_nobody_more_time(site: Site, calendar: Calendar) -> None:
    made, host, friend = await site.playing(pace=SLOW)
    table, phrase = made["table"]["id"], made["claims"][0]["phrase"]
    await host.leave()
    await friend.leave()
    calendar.at += 2 * DAY
    assert (await site.http.post(f"/api/tables/{table}/recover", json={"phrase": phrase})).status_code == 200
    assert left(await reloaded(site, table)) == DAY
    await leave(site, table)
    calendar.at += DAY
    await site.house.wake_overdue()
    assert table in site.house.rooms


async def test_a_rematch_counts_from_its_own_deal(site: Site, calendar: Calendar) -> None:
    _, host, friend = await site.playing(pace=SLOW)
    calendar.at += DAY
    for who, seat in ((host, 0), (friend, 1)):
        await who.do("abandon", seat=seat, vote=True)
    await host.do("rematch")
    await host.until(lambda: bool(host.table["rematch"]))
    row = await site.house.store.table(host.table["rematch"])
    assert row is not None and row.opened == 0


async def forgotten(site: Site, calendar: Calendar, days: float) -> str:
    """A table that everybody has left, so many days later."""
    made, host, friend = await site.playing(pace=SLOW)
    await host.leave()
    await friend.leave()
    table: str = made["table"]["id"]
    await leave(site, table)
    calendar.at += int(days * DAY)
    await site.house.wake_overdue()
    return table


async def test_an_overdue_table_is_woken_and_the_stand_in_plays(site: Site, calendar: Calendar) -> None:
    table = await forgotten(site, calendar, days=3)
    late = site.client(table)
    await late.enter()
    await late.until(lambda: any(seat["state"] == "away" for seat in late.table["seats"]))


async def test_a_table_in_good_time_is_left_in_peace(site: Site, calendar: Calendar) -> None:
    assert await forgotten(site, calendar, days=2.99) not in site.house.rooms
