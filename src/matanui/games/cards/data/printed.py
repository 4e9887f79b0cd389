"""What the rules look up on cards again and again, as tables by the number of the card."""

from __future__ import annotations

from functools import cache
from typing import Final, get_args

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
    tasks = {n: enumerate(card.tasks) for n, card in enumerate(CARD) if isinstance(card, Mission)}
    found = {n: tuple((k, t, amount(t)) for k, t in mine if isinstance(t, kind)) for n, mine in tasks.items()}
    return {n: mine for n, mine in found.items() if mine}


EFFECTS: Final[list[tuple[Effect, ...]]] = [written_on(card) for card in CARD]
WHEN: Final[list[str]] = [str(getattr(card, "when", "")) for card in CARD]
TAG: Final[list[str]] = [str(card.__struct_config__.tag) for card in CARD]
TASKS: Final = {kind: asked_by(kind) for kind in (Asked, *get_args(Task))}
AIMED: Final = frozenset(n for n, effects in enumerate(EFFECTS) if is_aimed(effects))
AT_FIGHTERS: Final = frozenset(n for n, found in enumerate(EFFECTS) if any(isinstance(e, Boost | Mute) for e in found))
PUSHING: Final = frozenset(n for n, found in enumerate(EFFECTS) if any(is_shove(e) for e in found))
URGENT: Final = frozenset(n for n, card in enumerate(CARD) if isinstance(card, Mission) and card.urgent)
ACTIONS: Final = frozenset(n for n, pile in enumerate(PILE_OF) if pile == ACTION)
POWERS: Final = frozenset(n for n, effects in enumerate(EFFECTS) if effects) - ACTIONS


@cache
def timed(moments: tuple[str, ...]) -> tuple[frozenset[int], frozenset[int]]:
    """The Game Action cards for these moments, and the powers: what a mask does in a challenge is its bonus."""
    fits = frozenset(n for n, when in enumerate(WHEN) if when in moments)
    return ACTIONS & fits, frozenset(c for c in POWERS & fits if WHEN[c] != "challenge")
