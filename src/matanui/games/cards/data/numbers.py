"""Cards as numbers: the place of a card among all cards, in the order of the data files.

A card in a hand or on top of a pile is a *thing*: its number in the low ten bits, and above them one bit for each seat
that knows it. What nobody has seen is not in the state: it lies in a bag without an order.

In a game of built decks the cards of the second seat have numbers of their own: a number says whose a card is. [D15]
"""

from __future__ import annotations

from typing import Final

from matanui.games.cards.data.cards import CARDS
from matanui.games.cards.data.decks import deck_of
from matanui.games.cards.data.kinds import Card

FACE: Final = 1023
EYES: Final = 10  # bits below the seats
ALL_SEE: Final = 63 << EYES
NO_CARD: Final = -1

CARD: Final[list[Card]] = list(CARDS.values())
NUMBER: Final[dict[str, int]] = {card.id: n for n, card in enumerate(CARD)}

CHALLENGE: Final = 0  # common piles
MISSION: Final = 1
ACTION: Final = 2
RAHI: Final = 3
VA: Final = 4
KRANA: Final = 5
BOHROK: Final = 6
PILES: Final = ["challenge", "mission", "action", "rahi", "va", "krana", "bohrok"]
PILE: Final[dict[str, int]] = {name: n for n, name in enumerate(PILES)}
BACK: Final = 1000  # BACK + pile: a card of which you see only the back
SECOND_MISSION: Final = 7  # piles of the second seat where decks are built; the others are everybody's or the first's
SECOND_ACTION: Final = 8
KIND: Final = [*range(len(PILES)), MISSION, ACTION]  # what lies in a pile, by its place in the state
SECOND: Final[dict[int, int]] = {}  # a card's number -> the same card, owned by the second seat
for _n, _card in enumerate(CARD[:]):
    if deck_of(_card) in ("action", "mission"):
        SECOND[_n] = len(CARD)
        CARD.append(_card)

SEATS: Final = ["kopaka", "onua", "gali", "pohatu", "tahu", "lewa"]  # clockwise
SKILLS: Final = ["flight", "shielding", "speed", "strength", "swimming", "vision"]

PILE_OF: Final[list[int]] = [PILE.get(deck_of(card), -1) for card in CARD]
HOME_OF: Final[list[int]] = PILE_OF[: len(NUMBER)] + [
    SECOND_ACTION if pile == ACTION else SECOND_MISSION for pile in PILE_OF[len(NUMBER) :]
]  # the pile that a card is discarded to


def eye(seat: int) -> int:
    """The mark of a seat that knows a card."""
    return 1 << EYES + seat


def pile_of(thing: int) -> int:
    """The common pile that a card in a hand comes from; everybody sees the back."""
    face = thing & FACE
    return face - BACK if face >= BACK else PILE_OF[face]
