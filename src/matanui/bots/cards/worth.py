"""What Rahi cards are worth, and what a Mission costs."""

from __future__ import annotations

from typing import Final

from matanui.games.cards.data.kinds import Card, Mission, RahiChallenge, RahiDefend, RahiEffect
from matanui.games.cards.data.numbers import CARD
from matanui.games.cards.data.tasks import Rest

TURNS_LOST: Final[dict[str, float]] = {  # turns that a Rahi Effect costs its victim
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


def keep_rahi(card: Card) -> float:
    """High values, hard effects, any defence."""
    if isinstance(card, RahiChallenge):
        return max(card.value, (card.value + card.better) / 2) / 4000
    if isinstance(card, RahiEffect):
        return 0.1 + TURNS_LOST.get(card.id, 0.5) / 10
    return 0.25 if isinstance(card, RahiDefend) else 0.15


def burden_of_mission(card: int) -> float:
    """How many turns an open Mission will take."""
    found = CARD[card]
    if not isinstance(found, Mission):
        return 0.0
    return sum(1.0 if isinstance(task, Rest) else 2.0 * getattr(task, "n", 1) for task in found.tasks)
