"""The writers of decks that are built before a game."""

from __future__ import annotations

from matanui.games.cards.state import events as ev
from matanui.games.cards.state.realm import Realm


def bring(s: Realm, seat: int, deck: int) -> None:
    if s.told is not None:
        s.told.append(ev.Brought(seat=seat, deck=deck))


def fill(s: Realm, pile: int, cards: list[int]) -> None:
    """A whole deck, without an order."""
    s.piles[pile] = sorted(cards)


def build(s: Realm, seat: int, pile: int, card: int) -> None:
    """One card, face up; the deck is shuffled when it is complete."""
    s.piles[pile] = sorted([*s.piles[pile], card])
    if s.told is not None:
        s.told.append(ev.Built(seat=seat, card=card))
