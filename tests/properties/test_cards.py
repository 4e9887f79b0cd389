"""What holds at every point of every card game, whatever the switches."""

from __future__ import annotations

import copy
import pickle
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from matanui.core.chance import Dice
from matanui.core.errors import NotOffered
from matanui.core.flow import CHANCE, Match
from matanui.games.cards.masks.game import GAME
from matanui.games.cards.state.codec import to_realm
from matanui.games.cards.views.view import redeal
from tests.cards.mixed import (
    check_conserved,
    check_end,
    check_limits,
    check_saving,
    check_secrecy,
    mixed_game,
    mixed_start,
    saved,
)
from tests.shortcuts import check_shortcuts

SEEDS = st.integers(0, 2**32 - 1)
FEW = settings(max_examples=8, deadline=None)


@FEW
@given(SEEDS)
def test_cards_are_conserved_limits_kept_and_every_game_ends(seed: int) -> None:
    rng = random.Random(seed)
    for match in mixed_game(seed):
        if rng.random() < 0.2:
            check_conserved(match.state)
            check_limits(match.state)
    check_end(match.state)


@FEW
@given(SEEDS)
def test_saving_and_loading_anywhere_changes_nothing(seed: int) -> None:
    rng = random.Random(seed)
    for match in mixed_game(seed):
        if rng.random() < 0.2:
            check_saving(match)


@FEW
@given(SEEDS)
def test_short_ways_lead_to_the_same(seed: int) -> None:
    rng = random.Random(seed)
    for match in mixed_game(seed):
        if rng.random() < 0.1:
            check_shortcuts(GAME, match, len(match.state.heroes))


@FEW
@given(SEEDS)
def test_rules_ask_before_they_act(seed: int) -> None:
    """Between two questions of one step nothing but the tape may change."""
    before, answers = "", 0
    for match in mixed_game(seed):
        tape = len(match.state.tape)
        if tape or answers:
            now = str({**to_realm(match.state), "tape": []})
            assert tape <= answers or now == before
            before = now
        else:
            before = str({**to_realm(match.state), "tape": []})
        answers = tape


@FEW
@given(SEEDS)
def test_nobody_sees_what_they_may_not(seed: int) -> None:
    dice, rng = Dice(seed.to_bytes(32, "little")), random.Random(seed)
    for match in mixed_game(seed):
        if rng.random() < 0.05:
            check_secrecy(match, dice)


@settings(max_examples=3, deadline=None)
@given(SEEDS)
def test_every_redeal_can_be_played_to_its_end(seed: int) -> None:
    dice, rng = Dice(seed.to_bytes(32, "little")), random.Random(seed)
    for match in mixed_game(seed):
        ask = match.pending
        if ask is not None and ask.seat >= 0 and rng.random() < 0.004:
            seat = rng.randrange(len(match.state.heroes))
            twin = Match(GAME.book, redeal(match.state, seat, dice))
            while twin.pending is not None:
                again = twin.pending
                assert again.options
                twin.play(dice.answer(again) if again.seat == CHANCE else rng.choice(again.options))
            check_end(twin.state)


@FEW
@given(SEEDS)
def test_forks_copies_and_pickles_are_apart_and_agree(seed: int) -> None:
    rng = random.Random(seed)
    for match in mixed_game(seed):
        ask = match.pending
        if ask is None or rng.random() > 0.02:
            continue
        text = saved(match.state)
        twins = [match.fork(), pickle.loads(pickle.dumps(match)), copy.deepcopy(match)]
        answer = rng.choice(ask.options)
        for twin in twins:
            twin.play(answer)
        assert saved(match.state) == text
        assert len({saved(twin.state) for twin in twins}) == 1


@FEW
@given(SEEDS, st.integers())
def test_an_answer_that_is_not_on_offer_changes_nothing(seed: int, answer: int) -> None:
    rng = random.Random(seed)
    for match in mixed_game(seed):
        ask = match.pending
        if ask is not None and answer not in ask.options and rng.random() < 0.05:
            text = saved(match.state)
            with pytest.raises(NotOffered, match=ask.prompt.name):
                match.play(answer)
            assert saved(match.state) == text


@settings(max_examples=6, deadline=None)
@given(SEEDS, st.sampled_from(["first", "last"]))
def test_stubborn_players_end_too(seed: int, taste: str) -> None:
    """Always the first option, or always the last: no dead end, no endless game, no question asked of nobody."""
    rng = random.Random(seed)
    match, dice = mixed_start(rng), Dice(rng.randbytes(32))
    answers = 0
    while match.pending is not None:
        ask = match.pending
        assert 0 < len(ask.options) < 200
        match.play(dice.answer(ask) if ask.seat == CHANCE else ask.options[0 if taste == "first" else -1])
        answers += 1
        assert answers < 100_000
    check_end(match.state)
