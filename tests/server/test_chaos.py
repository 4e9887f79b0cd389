"""Servers are killed in the middle of games: what was acknowledged is there, and the games go on to their end."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.chaos import run, started

pytestmark = pytest.mark.anyio
KILLS = 20


async def test_twenty_kills_lose_no_acknowledged_answer(tmp_path: Path) -> None:
    chaos = await run(tmp_path, KILLS, seed=1)
    assert len(chaos.finished) >= 3 and chaos.checked > chaos.kept() > KILLS


async def test_a_server_that_is_told_to_stop_says_goodbye(tmp_path: Path) -> None:
    async with started(tmp_path) as chaos:
        made = await chaos.make("makuta", [{"kind": "here"}, {"kind": "here"}])
        person = chaos.person(made["table"]["id"], made["claims"][0], 1)
        await person.enter()
        stopping = asyncio.create_task(asyncio.to_thread(chaos.server.stop))
        assert await person.until_closed() == 4004
        assert (person.last("bye")["why"], person.last("bye")["after"]) == ("restart", 1500)
        await stopping
        await asyncio.to_thread(chaos.server.start)
        assert (await person.enter()).last("welcome")["yours"] == [0]
