"""A rule is corrected while a table is in play: the game goes on, and its record says from where."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from matanui.core.game import AnyGame
from matanui.core.record import read
from matanui.core.verify import proved
from matanui.games import catalogue
from matanui.server.tables.play import EVERY
from tests.server.client import Client, Frame
from tests.server.site import HERE, Site, bot

pytestmark = pytest.mark.anyio


def corrected(monkeypatch: pytest.MonkeyPatch, game: str) -> AnyGame:
    """A release in which a rule of this game is corrected."""
    newer = replace(catalogue.GAMES[game], revision=catalogue.GAMES[game].revision + 1)
    monkeypatch.setitem(catalogue.GAMES, game, newer)
    return newer


async def play_on(site: Site, made: Frame, answers: int, seed: int) -> Client:
    """A person against a bot, until so many answers are given or the game is over."""
    person = await site.visit(made, *made["claims"])
    rng = random.Random(seed)
    while not person.over and site.play(made).table.length < answers:
        await person.until(lambda: person.question is not None or person.over)
        if person.question is not None:
            chosen = rng.choice(person.question["choices"])["id"]
            await person.do("answer", question=person.question["key"], answer=chosen)
    return person


async def leave(site: Site, table: str, orderly: bool) -> None:
    """The table leaves memory: as when the server stops, or as when it is killed."""
    await site.house.journal.commit([])
    room = site.house.rooms[table]
    site.house.drop(room)
    room.close("restart", 0)
    if orderly:
        room.catch_up()
    await site.house.journal.commit([])


@pytest.mark.parametrize("orderly", [True, False], ids=["stopped", "killed"])
@pytest.mark.parametrize("game", ["makuta", "masks"])
async def test_a_table_goes_on_under_corrected_rules(
    game: str, orderly: bool, site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await site.make(game, [HERE, bot()])
    id = made["table"]["id"]
    person = await site.visit(made, *made["claims"])
    await person.do("ready", seat=0, nonce="")
    await person.leave()
    await (await play_on(site, made, EVERY + 20, 1)).leave()
    before = site.play(made).table.length
    await leave(site, id, orderly)
    newer = corrected(monkeypatch, game)
    await site.house.room(id)
    assert site.play(made).table.length >= before  # not one answer is lost
    await (await play_on(site, made, before + 60, 2)).leave()
    await leave(site, id, orderly=True)
    await site.house.room(id)
    await (await play_on(site, made, 10**6, 3)).leave()
    record = read((await site.http.get(f"/api/tables/{id}/record")).content)
    assert [part.revision for part in record.parts] == [1, 2]
    assert before <= record.parts[1].since <= before + 1
    proofs, match = proved(record, newer)
    assert [proof.proved for proof in proofs] == [True, True]
    assert newer.standing(match.state).over


async def test_a_table_that_has_not_begun_begins_under_the_corrected_rules(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await site.make("makuta", [HERE, bot()])
    id = made["table"]["id"]
    await leave(site, id, orderly=True)
    corrected(monkeypatch, "makuta")
    person = await site.visit(made, *made["claims"])
    await person.do("ready", seat=0, nonce="")
    assert [part.revision for part in site.play(made).table.record.parts] == [2]
