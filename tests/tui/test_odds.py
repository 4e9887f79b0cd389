"""Exact odds, against numbers worked out by hand and by counting."""

from __future__ import annotations

from fractions import Fraction

import pytest

from matanui.games.makuta.help.odds import Odds, duel_odds, makuta_strengths
from matanui.games.makuta.rules import EDITIONS

MOSQUITO, SCORPION, TIGER = list(range(1, 8)), list(range(7, 14)), list(range(13, 21))
LOW, HIGH = makuta_strengths(EDITIONS["en"]), makuta_strengths(EDITIONS["de"])


@pytest.mark.parametrize(
    ("die", "bonus", "strengths", "percent"),
    [
        (6, 0, MOSQUITO, 36),
        (6, 0, SCORPION, 0),
        (6, 10, MOSQUITO, 100),
        (6, 10, SCORPION, 86),
        (6, 10, TIGER, 13),
        (8, 15, TIGER, 77),
        (8, 15, LOW, 23),
        (8, 15, HIGH, 19),
        (12, 15, TIGER, 84),
        (12, 15, LOW, 47),
        (12, 15, HIGH, 35),
        (6, 20, TIGER, 100),
        (6, 20, LOW, 72),
        (6, 20, HIGH, 50),
        (6, 25, LOW, 100),
        (6, 25, HIGH, 89),
        (12, 25, HIGH, 94),
    ],
)
def test_odds_to_win(die: int, bonus: int, strengths: list[int], percent: int) -> None:
    assert int(duel_odds(die, bonus, strengths).win * 100 + Fraction(1, 2)) == percent


def test_a_tiger_of_18_with_15_more_and_the_red_die() -> None:
    assert duel_odds(8, 15, [18]) == Odds(Fraction(5, 8), Fraction(1, 8), Fraction(2, 8))


def test_d6_with_10_more_against_any_tiger() -> None:
    assert duel_odds(6, 10, TIGER).win == Fraction(1, 8)


@pytest.mark.parametrize("die", [6, 8, 12])
@pytest.mark.parametrize("strength", range(1, 29))
def test_odds_are_what_counting_gives(die: int, strength: int) -> None:
    totals = [face + 5 for face in range(1, die + 1)]
    odds = duel_odds(die, 5, [strength])
    assert odds.win == Fraction(sum(total > strength for total in totals), die)
    assert odds.tie == Fraction(sum(total == strength for total in totals), die)
    assert sum(odds) == 1


@pytest.mark.parametrize("die", [6, 8])
@pytest.mark.parametrize("need", range(14))
def test_where_the_highest_face_runs_on(die: int, need: int) -> None:
    """Two dice decide everything below twice the highest face."""
    faces = range(1, die + 1)
    totals = [a if a < die else a + b for a in faces for b in faces if not (a == b == die)]
    odds = duel_odds(die, 0, [need], exploding=True)
    if need < 2 * die:
        missing = Fraction(1, die * die)  # both the highest: more still
        assert odds.win == Fraction(sum(t > need for t in totals), die * die) + missing
        assert odds.tie == Fraction(sum(t == need for t in totals), die * die)
