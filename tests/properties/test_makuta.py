"""What holds at every point of every game of Quest for Makuta, whatever the switches."""

from __future__ import annotations

import copy
import pickle
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from matanui.bots.makuta.greedy import GreedyMakuta
from matanui.core.chance import Dice, Stream
from matanui.core.errors import NotOffered
from matanui.core.flow import CHANCE, Match
from matanui.games.makuta.codec import to_isle
from matanui.games.makuta.game import GAME
from matanui.games.makuta.paths import reach
from matanui.games.makuta.state import Isle
from matanui.games.makuta.view import redeal, view
from tests.makuta.mixed import (
    check_conserved,
    check_end,
    check_limits,
    check_saving,
    check_secrecy,
    mixed_game,
    mixed_rules,
    saved,
)
from tests.makuta.twins import twins
from tests.shortcuts import check_shortcuts
from tests.twins import often_enough

SEEDS = st.integers(0, 2**32 - 1)
FEW = settings(max_examples=12, deadline=None)


@FEW
@given(SEEDS)
def test_counters_and_tiles_are_conserved_and_limits_kept(seed: int) -> None:
    for match in mixed_game(seed):
        check_conserved(match.state)
        check_limits(match.state)
    check_end(match.state)


@FEW
@given(SEEDS)
def test_saving_and_loading_before_every_decision_changes_nothing(seed: int) -> None:
    for match in mixed_game(seed):
        check_saving(match)


@FEW
@given(SEEDS)
def test_short_ways_lead_to_the_same(seed: int) -> None:
    rng = random.Random(seed)
    for match in mixed_game(seed):
        if rng.random() < 0.1:
            check_shortcuts(GAME, match, len(match.state.toa))


@FEW
@given(SEEDS)
def test_rules_ask_before_they_act(seed: int) -> None:
    """Between two questions of one step nothing but the tape may change."""
    before, answers = "", 0
    for match in mixed_game(seed):
        tape = len(match.state.tape)
        now = str({**to_isle(match.state), "tape": []})
        if tape > answers:
            assert now == before
        before, answers = now, tape


@FEW
@given(SEEDS)
def test_nobody_sees_what_they_may_not(seed: int) -> None:
    dice, rng = Dice(seed.to_bytes(32, "little")), random.Random(seed)
    for match in mixed_game(seed):
        if rng.random() < 0.15:
            check_secrecy(match, dice)


@FEW
@given(SEEDS)
def test_a_hand_shows_only_in_what_its_holder_does(seed: int) -> None:
    """Questions to one seat, what it hears and sees, and who is asked at all, are the same for any two hands of the
    others that agree with what everybody knows."""
    dice, rng = Dice(seed.to_bytes(32, "little")), random.Random(seed)
    for match in often_enough(mixed_game(seed), rng):
        twins(match, rng.randrange(len(match.state.toa)), dice).follow(rng)


@settings(max_examples=6, deadline=None)
@given(SEEDS)
def test_every_redeal_can_be_played_to_its_end(seed: int) -> None:
    dice, rng = Dice(seed.to_bytes(32, "little")), random.Random(seed)
    for match in mixed_game(seed):
        ask = match.pending
        if ask is not None and ask.seat >= 0 and rng.random() < 0.02:
            seat = rng.randrange(len(match.state.toa))
            finish(Match(GAME.book, redeal(match.state, seat, dice)), rng, dice)


def finish(match: Match[Isle], rng: random.Random, dice: Dice) -> None:
    while match.pending is not None:
        ask = match.pending
        assert ask.options
        match.play(dice.answer(ask) if ask.seat == CHANCE else rng.choice(ask.options))
    check_end(match.state)


@FEW
@given(SEEDS)
def test_a_bot_that_cannot_see_the_difference_does_the_same(seed: int) -> None:
    """Bot honesty: other hidden counters, same view, same choice."""
    dice, rng = Dice(seed.to_bytes(32, "little")), random.Random(seed)
    for match in mixed_game(seed):
        ask = match.pending
        if ask is not None and ask.seat >= 0 and rng.random() < 0.1:
            other = redeal(match.state, ask.seat, dice)
            here = GreedyMakuta().choose(view(match.state, ask.seat, ask), Stream(b"taste", ""))
            there = GreedyMakuta().choose(view(other, ask.seat, ask), Stream(b"taste", ""))
            assert here == there


@FEW
@given(SEEDS)
def test_forks_copies_and_pickles_are_apart_and_agree(seed: int) -> None:
    rng = random.Random(seed)
    for match in mixed_game(seed):
        ask = match.pending
        if ask is None or rng.random() > 0.05:
            continue
        text, options = saved(match.state), list(ask.options)
        twins = [match.fork(), pickle.loads(pickle.dumps(match)), copy.deepcopy(match)]
        answer = rng.choice(options)
        for twin in twins:
            twin.play(answer)
        assert saved(match.state) == text
        assert ask.options == options
        assert len({saved(twin.state) for twin in twins}) == 1


@FEW
@given(SEEDS, st.integers())
def test_an_answer_that_is_not_on_offer_changes_nothing(seed: int, answer: int) -> None:
    rng = random.Random(seed)
    for match in mixed_game(seed):
        ask = match.pending
        if ask is not None and answer not in ask.options and rng.random() < 0.1:
            text = saved(match.state)
            with pytest.raises(NotOffered, match=ask.prompt.name):
                match.play(answer)
            assert saved(match.state) == text
            assert match.pending is ask


@settings(max_examples=8, deadline=None)
@given(SEEDS, st.sampled_from(["first", "last"]))
def test_stubborn_players_end_too(seed: int, taste: str) -> None:
    """Always the first option, or always the last: no dead end, no endless game, no huge question."""
    rng = random.Random(seed)
    match, dice = GAME.start(mixed_rules(rng), rng.randint(2, 6)), Dice(rng.randbytes(32))
    answers = 0
    while match.pending is not None:
        ask = match.pending
        assert 0 < len(ask.options) < 400
        assert len(set(ask.options)) == len(ask.options) or ask.seat == CHANCE
        match.play(dice.answer(ask) if ask.seat == CHANCE else ask.options[0 if taste == "first" else -1])
        answers += 1
        assert answers < 40_000
    check_end(match.state)


@FEW
@given(SEEDS, st.integers(1, 7))
def test_reach_is_what_walks_without_a_field_twice_reach(seed: int, n: int) -> None:
    rng = random.Random(seed)
    for match in mixed_game(seed):
        s = match.state
        if rng.random() < 0.02:
            at = s.toa[s.turn].at
            walked = set(simple_walks(s, at, n, ()))
            assert set(reach(s.island, s.rahi, frozenset(), at, n)) == walked


def simple_walks(s: Isle, at: int, n: int, trail: tuple[int, ...]) -> list[int]:
    """The rule as printed: every walk, no field twice, a Rahi is the last step."""
    if not n or (trail and at in s.rahi):
        return []
    out = []
    for g in s.island.near[at]:
        if g != at and g not in trail:
            out += [g, *simple_walks(s, g, n - 1, (*trail, at))]
    return out
