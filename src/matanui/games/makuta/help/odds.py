"""Exact odds of a duel, as fractions. Pure: a die, a bonus, and strengths that are equally likely."""

from __future__ import annotations

from fractions import Fraction
from typing import Final, NamedTuple

from matanui.games.makuta.data.counters import KAKAMA, KAUKAU, STRENGTH, bonus, combinations
from matanui.games.makuta.rules import Rules
from matanui.games.makuta.view import View

SURE: Final = Fraction(1)
NEVER: Final = Fraction(0)
AFTER_ROLL: Final = ("field", "yes-no")  # what questions after the roll of a move pick


class Odds(NamedTuple):
    """How likely a duel is won, tied and lost; together one."""

    win: Fraction
    tie: Fraction
    lose: Fraction


def above(die: int, need: int, exploding: bool) -> Fraction:
    """How likely a roll is more than `need`. Where the highest face runs on, it is rolled again and added. [A44]"""
    if need < 1:
        return SURE
    if not exploding or need < die:
        return Fraction(max(0, die - need), die)
    return above(die, need - die, True) / die


def exactly(die: int, need: int, exploding: bool) -> Fraction:
    """How likely a roll is exactly `need`; the highest face alone never is where it runs on."""
    if need < 1:
        return NEVER
    if not exploding:
        return Fraction(need <= die, die)
    return Fraction(1, die) if need < die else exactly(die, need - die, True) / die


def duel_odds(die: int, bonus: int, strengths: list[int], exploding: bool = False) -> Odds:
    """A duel against one of these strengths, each as likely as any other."""
    needs = [strength - bonus for strength in strengths]
    win = sum((above(die, need, exploding) for need in needs), NEVER) / len(needs)
    tie = sum((exactly(die, need, exploding) for need in needs), NEVER) / len(needs)
    return Odds(win, tie, SURE - win - tie)


def makuta_strengths(rules: Rules) -> list[int]:
    """Whatever the entrance, the temple's turn makes the six segments equally likely."""
    return STRENGTH[rules.makuta_table]


def rahi_strengths(view: View, field: int, kind: int) -> list[int]:
    """What the Rahi on a field may be: its strength if that is known, else those of its kind that nobody has seen."""
    known = view.rahi.get(field, 0) or view.remembered.get(field, 0)
    return [known] if known else view.rahi_left[kind]


def my_dice(view: View) -> list[int]:
    """The dice that the viewer may use, the best one last; while walking or fighting only the one of the move."""
    hand = view.seats[view.viewer or 0].hand
    walking = view.question is not None and view.question.prompt.can_pick(*AFTER_ROLL)
    if view.die and (view.foe or walking) and view.rules.duel_die == "same_as_move" and view.turn == view.viewer:
        return [view.die]
    fast = [12] if KAUKAU in hand else [8] if KAKAMA in hand else []
    return fast if fast and view.rules.speed_masks == "mandatory" else [6, *fast]


def my_sets(view: View) -> list[int]:
    """Every set of counters that the viewer could bring in, the one that adds least first; one for each sum."""
    seat = view.seats[view.viewer or 0]
    by_sum: dict[int, int] = {}
    for chosen in combinations(seat.hand, seat.who, view.rules):
        plus = plus_of(view, chosen)
        if plus not in by_sum or chosen.bit_count() < by_sum[plus].bit_count():
            by_sum[plus] = chosen
    return [by_sum[plus] for plus in sorted(by_sum)]


def plus_of(view: View, chosen: int) -> int:
    """What a set adds to the roll."""
    seat = view.seats[view.viewer or 0]
    return bonus(chosen, seat.hand, seat.who, view.rules)
