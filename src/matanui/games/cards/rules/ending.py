"""How a card game stands, and who is played where."""

from __future__ import annotations

from matanui.core.game import Standing
from matanui.games.cards.data.numbers import SEATS
from matanui.games.cards.state.realm import PLAYING, Realm


def standing(s: Realm) -> Standing:
    """Somebody has collected what wins, or nothing has changed for long."""
    return Standing(s.winner != PLAYING, s.winner if s.winner >= 0 else None, s.round)


def cast(s: Realm) -> list[str]:
    """The Toa at each seat."""
    return [SEATS[hero.toa] for hero in s.heroes]
