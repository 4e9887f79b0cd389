"""What a card in the hand is worth keeping. One unit is one challenge won."""

from __future__ import annotations

from typing import Final

from matanui.bots.cards.plan import Plan
from matanui.games.cards.data import effects as fx
from matanui.games.cards.data.kinds import (
    Card,
    KranaCard,
    Mission,
    RahiCard,
    RahiChallenge,
    RahiDefend,
    RahiEffect,
    VaCard,
)
from matanui.games.cards.data.numbers import BACK, CARD
from matanui.games.cards.data.tasks import Rest
from matanui.games.cards.rules.feasible import effects_of

KEEP: Final[dict[type, float]] = {  # by what a Game Action card does
    fx.Draw: 0.45,
    fx.Discard: 0.15,
    fx.Steal: 0.35,
    fx.RaiseLimit: 0.05,
    fx.Peek: 0.30,
    fx.Mute: 0.15,
    fx.WinTie: 0.08,
    fx.Consolation: 0.15,
    fx.Redraw: 0.25,
    fx.Bar: 0.12,
    fx.Cancel: 0.20,
    fx.Cure: 0.12,
    fx.Steps: 0.40,
    fx.Waive: 0.15,
    fx.Jump: 0.20,
    fx.Push: 0.15,
    fx.Swap: 0.15,
    fx.SkipMove: 0.35,
    fx.ExtraTurn: 0.60,
    fx.Complete: 0.40,
    fx.TakeMission: 0.35,
}
EFFECTS: Final[dict[str, float]] = {  # turns that a Rahi Effect costs its victim
    "besieged": 3.0,
    "lamed": 1.8,
    "cornered": 1.8,
    "robbed": 1.2,
    "mauled": 1.0,
    "chased-off": 1.0,
    "ransacked": 0.8,
    "poisoned": 0.6,
    "hounded": 0.4,
    "barred-gates": 0.2,
}


def keep(card: int) -> float:
    """How much a card of one's own hand, or one of which one knows only the back, is worth."""
    if card >= BACK:
        return 0.2
    found = CARD[card]
    if isinstance(found, RahiCard | RahiChallenge | RahiEffect | RahiDefend):
        return keep_rahi(found)
    if isinstance(found, KranaCard | VaCard):
        return 0.4 if isinstance(found, KranaCard) else 0.12
    total = 0.0
    for e in effects_of(card):
        total += 0.1 + abs(e.amount) / 500 / (2 if e.skill else 1) if isinstance(e, fx.Boost) else KEEP.get(type(e), 0)
    return total


def keep_rahi(card: Card) -> float:
    """High values, hard effects, any defence."""
    if isinstance(card, RahiChallenge):
        return max(card.value, (card.value + card.better) / 2) / 4000
    if isinstance(card, RahiEffect):
        return 0.1 + EFFECTS.get(card.id, 0.5) / 10
    return 0.25 if isinstance(card, RahiDefend) else 0.15


def surplus(plan: Plan, place: int) -> float:
    """How much a card may go: the less it is worth, and the more of its kind there are."""
    hand = plan.me.hand
    card = hand[place]
    return -keep(card) + 0.02 * (hand.count(card) - 1)


def burden_of_mission(card: int) -> float:
    """How many turns an open Mission will take."""
    found = CARD[card]
    if not isinstance(found, Mission):
        return 0.0
    return sum(1.0 if isinstance(task, Rest) else 2.0 * getattr(task, "n", 1) for task in found.tasks)
