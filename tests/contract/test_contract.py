"""What holds of every game that keeps the contract, whoever wrote it."""

from __future__ import annotations

import pickle
import random
from typing import Any

import msgspec
import pytest

from matanui.bots.random import RandomBot
from matanui.core.chance import Dice, seed_of
from matanui.core.errors import NotOffered
from matanui.core.flow import CHANCE, Match
from matanui.core.game import AnyGame
from matanui.core.questions import ids_of, option_named
from matanui.core.record import Player, read, write
from matanui.core.replay import Broken
from matanui.core.verify import verify
from matanui.host.film import Film
from matanui.host.story import deeds_of, ending_of, points_of
from matanui.host.table import Table, new_record
from matanui.i18n.words import LANGUAGES, Words
from tests.contract.games import ALL, positions
from tests.shortcuts import check_shortcuts

EVERY = pytest.mark.parametrize("game", ALL.values(), ids=ALL)
SEEDS = pytest.mark.parametrize("seed", range(3))


def json(game: AnyGame, match: Match[Any]) -> bytes:
    """A state as it is saved."""
    return msgspec.json.encode(game.encode(match.state))


@EVERY
@SEEDS
def test_a_game_can_be_saved_before_every_decision(game: AnyGame, seed: int) -> None:
    for match in positions(game, seed):
        plain = msgspec.json.decode(json(game, match))
        for again in (Match(game.book, game.decode(plain)), match.fork(), pickle.loads(pickle.dumps(match))):
            assert json(game, again) == json(game, match)
            here, there = match.pending, again.pending
            assert (here and (here.seat, here.prompt, here.options)) == (
                there and (there.seat, there.prompt, there.options)
            )


@EVERY
@SEEDS
def test_what_a_seat_cannot_know_changes_nothing_that_it_sees(game: AnyGame, seed: int) -> None:
    dice, moved = Dice(seed_of(f"redeal {seed}")), 0
    for match in positions(game, seed):
        seats = range(len(game.cast(match.state))) if match.pending is None else [max(0, match.pending.seat)]
        for seat in seats:
            other = game.redeal(match.state, seat, dice)
            moved += game.encode(other) != game.encode(match.state)
            here, there = match.pending, Match(game.book, other).pending
            assert game.view(match.state, seat, here) == game.view(other, seat, here)
            if here is not None and there is not None and here.seat == seat:
                assert ids_of(match.state, here) == ids_of(other, there)
    assert moved > 5


@EVERY
def test_options_are_told_apart_by_their_ids(game: AnyGame) -> None:
    for match in positions(game, 7):
        if match.pending is not None:
            named = ids_of(match.state, match.pending)
            assert list(named.values()) == list(dict.fromkeys(match.pending.options))
            assert all(name and not any(sign.isspace() for sign in name) for name in named)
            for name, option in named.items():
                kind = match.pending.prompt.kind_of(option)
                assert option_named(match.state, match.pending, name) == kind.option(kind.thing(option)) == option


@EVERY
def test_what_is_not_on_offer_is_refused_and_changes_nothing(game: AnyGame) -> None:
    rng = random.Random(5)
    for match in positions(game, 5, most=120):
        before, strange = json(game, match), rng.randint(-(10**6), 10**6)
        if match.pending is not None and strange not in match.pending.options:
            with pytest.raises(NotOffered):
                match.play(strange)
            with pytest.raises(NotOffered):
                option_named(match.state, match.pending, "nothing-like-this")
        assert json(game, match) == before


@EVERY
def test_short_ways_lead_to_the_same(game: AnyGame) -> None:
    for n, match in enumerate(positions(game, 2)):
        if n % 7 == 0:
            check_shortcuts(game, match, len(game.cast(match.state)) if match.pending is None else 2)


def played(game: AnyGame, seed: str) -> Table:
    """A whole game between random bots, or most of one that is very long."""
    players = [Player(f"bot {n}", "random") for n in range(game.least)]
    record = new_record(game, game.default_edition, game.rules(), players, seed_of(seed))
    table = Table(game, record, {n: RandomBot() for n in range(game.least)})
    while table.length < 1500 and table.step():
        pass
    return table


@EVERY
def test_a_record_proves_itself_and_says_where_it_was_changed(game: AnyGame) -> None:
    record = read(write(played(game, "proof").record))
    verify(record, game)
    n = next(n for n, row in enumerate(record.log) if row.seat == CHANCE and n > 3)
    record.log[n] = msgspec.structs.replace(record.log[n], answer="nothing-like-this")
    with pytest.raises(Broken, match=f"answer {n + 1}"):
        verify(record, game)


@EVERY
def test_a_table_goes_on_from_a_snapshot_as_if_never_stopped(game: AnyGame) -> None:
    whole = played(game, "snapshot")
    half = Table(game, msgspec.structs.replace(whole.record, log=whole.record.log[:40]), {})
    again = Table(game, msgspec.structs.replace(whole.record, log=whole.record.log[40:]), {}, snapshot=half.snapshot())
    assert (again.mark, again.length) == (whole.mark, whole.length)
    assert again.dice.used == whole.dice.used


@EVERY
def test_everything_has_words_in_every_language(game: AnyGame) -> None:
    table, words = played(game, "words"), [Words(language) for language in LANGUAGES]
    film = Film(game, table.record)
    said = [ending_of(film), *(point.say for point in points_of(film)), *map(game.voice.edition, game.editions)]
    said += [game.voice.cast(who) for who in game.cast(table.match.state)]
    said += [game.voice.event(event.seen_by(0), table.view(0)) for event in table.events[:300]]
    assert len(deeds_of(film)) in (0, game.least)
    for match in positions(game, 11, most=150):
        if match.pending is not None and match.pending.seat != CHANCE:
            view = game.view(match.state, match.pending.seat, match.pending)
            said += [game.voice.prompt(view), *(game.voice.option(view, option) for option in match.pending.options)]
            assert msgspec.json.encode(game.help(view))
    for language in words:
        assert all(language.say(message) for message in said)
