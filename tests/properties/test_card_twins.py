"""What somebody holds shows in nothing but what they do: the questions to one seat, what it hears and sees, and who is
asked at all, are the same for any two hands of the others that agree with what everybody knows."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from matanui.core.chance import Dice
from matanui.core.flow import CHANCE, Match
from matanui.core.switches import set_switches
from matanui.games.cards.state.realm import Realm
from matanui.games.cards.switches import GAMES
from matanui.games.catalogue import game_named
from tests.cards.mixed import mixed_start
from tests.cards.twins import twins
from tests.twins import often_enough

SEEDS = st.integers(0, 2**32 - 1)
EVERY = [
    (game, might, rahi, short)
    for game in sorted(GAMES)
    for might, rahi, short in product((False, True), repeat=3)
    if might or game != "rshl"
]


@pytest.mark.parametrize(("game", "might", "rahi", "short"), EVERY)
@settings(max_examples=2, deadline=None)
@given(seed=SEEDS)
def test_a_hand_shows_only_in_what_its_holder_does(game: str, might: bool, rahi: bool, short: bool, seed: int) -> None:
    rng = random.Random(seed)
    thrown = {"might": might, "rahi": rahi, "short": short}
    rules = set_switches(GAMES[game], [f"{name}={str(value).lower()}" for name, value in thrown.items()])
    side_by_side(game_named(game).start(rules, rng.randint(2, 6)), rng)


@settings(max_examples=5, deadline=None)
@given(SEEDS)
def test_whatever_the_switches(seed: int) -> None:
    rng = random.Random(seed)
    side_by_side(mixed_start(rng), rng)


def side_by_side(match: Match[Realm], rng: random.Random) -> None:
    """At some points of a random game, play on with other hidden cards beside it, seen from some seat."""
    dice = Dice(rng.randbytes(32))
    for now in often_enough(random_game(match, rng, dice), rng):
        pair = twins(now, rng.randrange(len(now.state.heroes)), dice)
        if pair is not None:
            pair.follow(rng)


def random_game(match: Match[Realm], rng: random.Random, dice: Dice) -> Iterator[Match[Realm]]:
    while (ask := match.pending) is not None:
        yield match
        match.play(dice.answer(ask) if ask.seat == CHANCE else rng.choice(ask.options))
