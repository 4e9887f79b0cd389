"""What a question is about: which card is played or carried out, whose it is and whom it is meant for."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from matanui.games.cards.data.numbers import NO_CARD
from matanui.games.cards.state.realm import NOBODY

What = Literal[
    "aim",  # whom a card is meant for that has not been shown yet
    "aim-again",  # the same of one that somebody has turned away
    "answer",  # a card has been played: may it happen?
    "counter",  # a card has answered another
    "share",  # a power that somebody shares
    "loan",  # a mask whose bonus somebody asks for
    "announce",  # a Bohrok challenge with this Krana
    "toll",  # a card for a Mission
    "limit",  # too many cards in a hand
    "prize",  # what a won Bohrok or Rahi challenge brings
    "effect",  # what a card does
]
PRIVATE: Final = ("aim", "toll", "limit")  # they follow from a hand: only the seat that is asked may know


class About(Struct, frozen=True):
    """The card, or NO_CARD; its player and whom it is meant for, or NOBODY; and the card that it answers."""

    what: What
    card: int = NO_CARD
    by: int = NOBODY
    target: int = NOBODY
    against: int = NO_CARD


def effect_on(target: int) -> About:
    """Part of what a card does to somebody. Views add which card that is."""
    return About("effect", target=target)
