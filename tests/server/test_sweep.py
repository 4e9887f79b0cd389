"""The house looks after its tables for as long as it stands, whatever the storage does in between."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from matanui.server.storage.database import StorageError
from matanui.server.tables import house as houses
from matanui.server.tables.clock import DAY
from tests.server.site import Site

pytestmark = pytest.mark.anyio
SLOW: Any = {"type": "days", "days": 3}


async def overdue(site: Site) -> str:
    """A table out of memory at which somebody's three days are over."""
    made, host, friend = await site.playing(pace=SLOW)
    await host.leave()
    await friend.leave()
    await site.house.journal.commit([])
    room = site.house.rooms[made["table"]["id"]]
    await site.house.journal.commit([room.change_table(opened=room.row.opened - 4 * DAY)])
    site.house.drop(room)
    room.close("idle", 0)
    return room.id


def fail_once(on: object, name: str, monkeypatch: pytest.MonkeyPatch, *about: str) -> list[str]:
    """Make a method fail the first time, or the first time with this argument. What it was called with, each time."""
    real: Callable[..., Any] = getattr(on, name)
    asked: list[str] = []

    async def fails(*args: Any) -> Any:
        asked.append(str(args))
        if (args[: len(about)] == about) and asked.count(str(args)) == 1:
            raise StorageError("the disk is full")
        return await real(*args)

    monkeypatch.setattr(on, name, fails)
    return asked


async def test_after_an_error_of_the_storage_the_next_round_does_it(
    site: Site, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = await overdue(site)
    fail_once(site.house.store, "resting", monkeypatch)
    monkeypatch.setattr(houses, "SWEEP", 0)
    sweeping = asyncio.create_task(site.house.sweep())
    while table not in site.house.rooms:
        assert not sweeping.done()
        await asyncio.sleep(0)
    sweeping.cancel()
    assert "overdue tables are not found" in capsys.readouterr().out


async def test_one_table_that_cannot_be_read_does_not_hold_up_the_others(
    site: Site, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    tables = [await overdue(site) for _ in range(3)]
    fail_once(site.house.store, "log", monkeypatch, tables[1])
    await site.house.tidy()
    assert set(site.house.rooms) == {tables[0], tables[2]}
    assert f"overdue table {tables[1]} is not loaded" in capsys.readouterr().out
    await site.house.tidy()
    assert set(site.house.rooms) == set(tables)


async def test_tables_that_were_not_released_are_released_the_next_time(
    site: Site, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    made = await site.make()
    overdue_table = await overdue(site)
    site.house.rooms[made["table"]["id"]].left = float("-inf")
    asked = fail_once(site.house.tenancy, "release", monkeypatch)
    await site.house.tidy()
    assert set(site.house.rooms) == {overdue_table}  # the idle one is gone, and the overdue one was woken all the same
    assert "idle tables are not released" in capsys.readouterr().out
    await site.house.tidy()
    await site.house.tidy()
    assert asked == [str(([made["table"]["id"]],))] * 2


async def test_leases_are_renewed_after_an_error(
    site: Site, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = fail_once(site.house.tenancy, "renew", monkeypatch)
    monkeypatch.setattr(site.house.tenancy, "pause", 0)
    renewing = asyncio.create_task(site.house.keep_leases())
    while len(asked) < 3:
        assert not renewing.done()
        await asyncio.sleep(0)
    renewing.cancel()
    assert "leases are not renewed" in capsys.readouterr().out
