"""How strong a Toa is, as far as a viewer knows: bonuses, dice, chances."""

from __future__ import annotations

from matanui.games.makuta.data.counters import (
    KAKAMA,
    KAUKAU,
    STRENGTH,
    bonus,
    combinations,
    opens,
)
from matanui.games.makuta.rules import Rules
from matanui.games.makuta.view import SeatView, View


def best_bonus(toa: SeatView, rules: Rules) -> int:
    """The most that a Toa can add to a roll, of the counters the viewer knows."""
    return max(bonus(c, toa.hand, toa.who, rules) for c in combinations(toa.hand, toa.who, rules))


def best_die(hand: list[int]) -> int:
    """The largest die that a hand allows."""
    return 12 if KAUKAU in hand else 8 if KAKAMA in hand else 6


def chance_to_beat(die: int, plus: int, strengths: list[int]) -> float:
    """How likely a roll with this bonus beats one of these strengths, each as likely as any other."""
    if not strengths:
        return 0.0
    good = sum(max(0, min(die, die + plus - strength)) for strength in strengths)
    return good / (die * len(strengths))


def chance_against_makuta(toa: SeatView, rules: Rules) -> float:
    """Whatever the entrance, all six strengths are equally likely."""
    return chance_to_beat(best_die(toa.hand), best_bonus(toa, rules), STRENGTH[rules.makuta_table])


def open_doors(view: View, hand: list[int]) -> list[int]:
    """Entrances whose code these keys open."""
    return [f for f, lock in view.locks.items() if lock >= 0 and opens(hand, lock)]
