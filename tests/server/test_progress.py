"""What the table's own row says of a game: the log tells every answer, the row is not written for each."""

from __future__ import annotations

import pytest

from matanui.server.tables import room
from matanui.server.times import now
from tests.server.client import Client, Frame, first_option
from tests.server.site import Site

pytestmark = pytest.mark.anyio


async def pick_toa(client: Client) -> None:
    """Answer one question; what is acknowledged is on disk."""
    await client.until(lambda: client.question is not None)
    question = client.question
    assert question is not None
    id = await client.answer(question["key"], first_option(question, client))
    await client.until(lambda: any(update["ack"] == id for update in client.all("update")))


async def lengths(site: Site, made: Frame) -> tuple[int, int]:
    """Answers by the table's row, and by the log."""
    row = await site.house.store.table(made["table"]["id"])
    assert row is not None
    return row.length, len(await site.log(made))


async def test_quick_answers_are_in_the_log_and_the_row_follows_later(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    time = now()
    monkeypatch.setattr(room, "now", lambda: time)
    made, host, friend = await site.playing("makuta")
    await pick_toa(host)
    assert await lengths(site, made) == (0, 1)
    time += room.RECENT
    await pick_toa(friend)
    row, log = await lengths(site, made)
    assert row == log > 1


async def test_the_row_is_right_when_the_game_is_over(site: Site) -> None:
    made, host, friend = await site.playing("makuta")
    await pick_toa(host)
    await host.do("abandon", seat=0)
    await friend.do("abandon", seat=1)
    await host.until(lambda: host.table["status"] == "abandoned")
    row, log = await lengths(site, made)
    assert row == log > 0
