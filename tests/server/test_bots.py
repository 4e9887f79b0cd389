"""Bots that fail are replaced for that decision, and the position is kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from matanui.core.flow import Match
from matanui.core.questions import ids_of
from matanui.games.catalogue import game_named
from matanui.host import snapshot as snapshots
from tests.server.client import last_option
from tests.server.site import HERE, all_ready, bot, open_site

pytestmark = pytest.mark.anyio
WAYS = {"raises": "IndexError", "dawdles": "no answer within", "dies": "", "cheats": "is not on offer"}


@pytest.mark.parametrize("way", WAYS)
async def test_a_bot_that_fails_is_replaced_and_its_position_kept(
    way: str, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("matanui.server.tables.thinkers.PROGRAM", "tests.server.bad_thinker")
    monkeypatch.setenv("MATANUI_TEST_BOT", way)
    async with open_site(database, thinkers=1, deadline=1.0 if way == "dawdles" else 60.0) as site:
        made = await site.make(seats=[bot(), HERE])
        person = await site.visit(made, *made["claims"])
        await all_ready(person)
        await person.until(lambda: person.question is not None)
        assert person.question is not None
        await person.do("answer", question=person.question["key"], answer=last_option(person.question, person))
        kept = (await site.house.store.failures())[-1]
        assert (kept.table, kept.n, kept.seat, kept.bot) == (made["table"]["id"], 0, 0, "random")
        assert WAYS[way] in kept.why
        game = game_named("makuta")
        match = Match(game.book, game.decode(snapshots.read(kept.position).state))
        assert match.pending is not None and (await site.log(made))[0].answer in ids_of(match.state, match.pending)
        assert not any(WAYS[way] and WAYS[way] in text for text in person.raw)


async def test_bots_think_in_a_process_of_their_own(database: Path) -> None:
    async with open_site(database, thinkers=1, deadline=60.0) as site:
        made = await site.make("masks", [HERE, bot("greedy")])
        person = await site.visit(made, *made["claims"])
        person.choose = last_option
        await all_ready(person)
        await person.until(lambda: site.play(made).table.length > 40)
        assert await site.house.store.failures() == []
        assert {row.seat for row in await site.log(made)} >= {0, 1}
