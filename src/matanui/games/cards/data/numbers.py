"""Cards as numbers: the permanent number that its row has. Numbers have gaps.

A card in a hand or on top of a pile is a *thing*: its number in the low eleven bits, and above them one bit for each
seat that knows it. What nobody has seen is not in the state: it lies in a bag without an order.

In a game of built decks the cards of the second seat have numbers of their own: a number says whose a card is. [D15]
"""

from __future__ import annotations

from typing import Final

from matanui.games.cards.data.cards import CARDS, MOST, SETS, by_id, by_number
from matanui.games.cards.data.decks import deck_of
from matanui.games.cards.data.kinds import Card

FACE: Final = 2047
EYES: Final = 11  # bits below the seats
ALL_SEE: Final = 63 << EYES
NO_CARD: Final = -1
BACK: Final = 2 * MOST  # BACK + pile: a card of which you see only the back

CHALLENGE: Final = 0  # common piles
MISSION: Final = 1
ACTION: Final = 2
RAHI: Final = 3
VA: Final = 4
KRANA: Final = 5
BOHROK: Final = 6
# Saved games have places in these three lists: their order is permanent and only grows.
PILES: Final = ["challenge", "mission", "action", "rahi", "va", "krana", "bohrok"]
SEATS: Final = ["kopaka", "onua", "gali", "pohatu", "tahu", "lewa"]  # clockwise
SKILLS: Final = ["flight", "shielding", "speed", "strength", "swimming", "vision"]
PILE: Final[dict[str, int]] = {name: n for n, name in enumerate(PILES)}
SECOND_MISSION: Final = 7  # piles of the second seat where decks are built; the others are everybody's or the first's
SECOND_ACTION: Final = 8
KIND: Final = [*range(len(PILES)), MISSION, ACTION]  # what lies in a pile, by its place in the state

CARD: Final[dict[int, Card]] = {}  # by number, those of the second seat too
NUMBER: Final[dict[str, int]] = {}  # by id
SECOND: Final[dict[int, int]] = {}  # a card's number -> the same card, owned by the second seat
PILE_OF: Final[dict[int, int]] = {}  # the common pile that a card comes from, or -1
HOME_OF: Final[dict[int, int]] = {}  # the pile that a card is discarded to


def fill(sets: dict[str, list[Card]]) -> None:
    """Number the cards of all files; again with one more card, too."""
    ids, cards = by_id(sets), by_number(sets)
    for table in (CARDS, CARD, NUMBER, SECOND, PILE_OF, HOME_OF):
        table.clear()
    CARDS.update(ids)
    for n, card in cards.items():
        enter(n, card, PILE.get(deck_of(card), -1))
    for n, second in SECOND.items():
        enter(second, CARD[n], PILE_OF[n])


def enter(n: int, card: Card, pile: int) -> None:
    """One card in all tables; Game Actions and Missions may be owned by the second seat, too."""
    CARD[n], PILE_OF[n], HOME_OF[n] = card, pile, pile
    if n >= MOST:
        HOME_OF[n] = SECOND_ACTION if pile == ACTION else SECOND_MISSION
        return
    NUMBER[card.id] = n
    if pile in (ACTION, MISSION):
        SECOND[n] = MOST + n


fill(SETS)


def eye(seat: int) -> int:
    """The mark of a seat that knows a card."""
    return 1 << EYES + seat


def pile_of(thing: int) -> int:
    """The common pile that a card in a hand comes from; everybody sees the back."""
    face = thing & FACE
    return face - BACK if face >= BACK else PILE_OF[face]
