"""What the rules look up on cards again and again, as tables by the number of the card."""

from __future__ import annotations

from functools import cache
from typing import Final, get_args

from matanui.games.cards.data.cards import kind_of
from matanui.games.cards.data.effects import Boost, Effect, Mute, Push
from matanui.games.cards.data.kinds import (
    ActionCard,
    Card,
    GreatMaskCard,
    Mission,
    NobleMaskCard,
    RahiDefend,
    RahiEffect,
    TuragaCard,
)
from matanui.games.cards.data.numbers import ACTION, CARD, PILE_OF
from matanui.games.cards.data.tasks import Asked, Task, amount


def written_on(card: Card) -> tuple[Effect, ...]:
    """What a card does when it is played, or a mask when its power is used."""
    if isinstance(card, GreatMaskCard | NobleMaskCard):
        return card.power
    if isinstance(card, ActionCard | RahiDefend | RahiEffect | TuragaCard | Mission):
        return card.effects
    return ()


def is_aimed(effects: tuple[Effect, ...]) -> bool:
    """Is one of them for one opponent of your choice?"""
    return any(getattr(e, "who", "") == "opponent" for e in effects)


def is_shove(e: Effect) -> bool:
    """Does it push somebody out of your way?"""
    return isinstance(e, Push) and e.way == "straight"


def asked_by(kind: type) -> dict[int, tuple[tuple[int, Task, int], ...]]:
    """The tasks of a kind by Mission: number, task, how often; Missions without one are left out."""
    tasks = {n: enumerate(card.tasks) for n, card in CARD.items() if isinstance(card, Mission)}
    found = {n: tuple((k, t, amount(t)) for k, t in mine if isinstance(t, kind)) for n, mine in tasks.items()}
    return {n: mine for n, mine in found.items() if mine}


EFFECTS: Final[dict[int, tuple[Effect, ...]]] = {n: written_on(card) for n, card in CARD.items()}
WHEN: Final[dict[int, str]] = {n: str(getattr(card, "when", "")) for n, card in CARD.items()}
TAG: Final[dict[int, str]] = {n: kind_of(card) for n, card in CARD.items()}
TASKS: Final = {kind: asked_by(kind) for kind in (Asked, *get_args(Task))}
AIMED: Final = frozenset(n for n, effects in EFFECTS.items() if is_aimed(effects))
AT_FIGHTERS: Final = frozenset(n for n, found in EFFECTS.items() if any(isinstance(e, Boost | Mute) for e in found))
PUSHING: Final = frozenset(n for n, found in EFFECTS.items() if any(is_shove(e) for e in found))
URGENT: Final = frozenset(n for n, card in CARD.items() if isinstance(card, Mission) and card.urgent)
ACTIONS: Final = frozenset(n for n, pile in PILE_OF.items() if pile == ACTION)
POWERS: Final = frozenset(n for n, effects in EFFECTS.items() if effects) - ACTIONS


@cache
def timed(moments: tuple[str, ...]) -> tuple[frozenset[int], frozenset[int]]:
    """The Game Action cards for these moments, and the powers: what a mask does in a challenge is its bonus."""
    fits = frozenset(n for n, when in WHEN.items() if when in moments)
    return ACTIONS & fits, frozenset(c for c in POWERS & fits if WHEN[c] != "challenge")
