"""The writers of what the Nuva games add: masks that rest by counters, and powers that are shared."""

from __future__ import annotations

from matanui.games.cards.state.realm import Realm
from matanui.games.cards.state.verbs import UNTIL_CHALLENGE


def tire(s: Realm, seat: int, card: int, turns: int) -> None:
    """Counters are laid on a mask; one that rests until a challenge rests no longer for it."""
    s.heroes[seat].resting[card] = min(s.heroes[seat].resting.get(card, 0) + turns, UNTIL_CHALLENGE)


def lend(s: Realm, seat: int, card: int) -> None:
    """A shared power that waits for its new owner's next turn."""
    s.heroes[seat].lent.append(card)


def lose_lent(s: Realm, seat: int) -> None:
    """What was shared for a turn is gone with it."""
    s.heroes[seat].lent = []
