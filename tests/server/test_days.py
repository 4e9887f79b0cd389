"""At a pace of days: whoever lets the time run out is stood in for, even if nobody is there to see it."""

from __future__ import annotations

from typing import Any

import pytest

from matanui.server.tables import house as houses
from matanui.server.tables import play
from matanui.server.tables.clock import DAY
from matanui.server.times import now
from tests.server.site import Site

pytestmark = pytest.mark.anyio
SLOW: Any = {"type": "days", "days": 2}


async def forgotten(site: Site, monkeypatch: pytest.MonkeyPatch, days: float) -> str:
    """A table that everybody has left, so many days later."""
    made, host, friend = await site.playing(pace=SLOW)
    await host.leave()
    await friend.leave()
    table: str = made["table"]["id"]
    await site.house.journal.commit([])
    room = site.house.rooms[table]
    site.house.drop(room)
    room.close("idle", 0)
    later = now() + int(days * DAY)
    for module in (houses, play):
        monkeypatch.setattr(module, "now", lambda: later)
    await site.house.wake_overdue()
    return table


async def test_an_overdue_table_is_woken_and_the_stand_in_plays(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await forgotten(site, monkeypatch, days=2.5)
    room = site.house.rooms[table]
    late = site.client(table)
    await late.enter()
    await late.until(lambda: any(seat["state"] == "away" for seat in late.table["seats"]))
    assert room.play is not None


async def test_a_table_in_good_time_is_left_in_peace(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    assert await forgotten(site, monkeypatch, days=1.5) not in site.house.rooms
