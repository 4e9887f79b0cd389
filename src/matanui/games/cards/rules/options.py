"""What the options of the card games' questions are: numbers for the rules, ids for everybody else."""

from __future__ import annotations

from typing import Final

from matanui.core.flow import Ask
from matanui.core.questions import PASS, YES, Kind, listed, numbered, single
from matanui.games.cards.data.numbers import CARD, FACE, PILES, SEATS, SKILLS
from matanui.games.cards.state.realm import Realm

PLAY: Final = 10_000  # PLAY + card: play this card or use its power


def seat_id(s: Realm, ask: Ask, seat: int) -> str:
    """A seat is called by its Toa."""
    return SEATS[s.heroes[seat].toa]


def space_id(s: Realm, ask: Ask, space: int) -> str:
    """A space is called as on the map of the game."""
    return s.rules.atlas.names[space]


def held_id(s: Realm, ask: Ask, place: int) -> str:
    """A card of the own hand."""
    return CARD[s.heroes[ask.seat].hand[place] & FACE].id


def card_id(s: Realm, ask: Ask, card: int) -> str:
    """A card by its number."""
    return CARD[card].id


def played_id(s: Realm, ask: Ask, option: int) -> str:
    """A card that is played, or whose power is used."""
    return CARD[option - PLAY].id


def to_card(option: int) -> int:
    """The number of the card that is played."""
    return option - PLAY


def to_play(card: int) -> int:
    """The option to play a card."""
    return PLAY + card


PLAYED: Final = Kind("play", lambda option: option >= PLAY, played_id, to_card, to_play, unique=False)
CARDS: Final = Kind("card", lambda card: 0 <= card < PLAY, card_id)
HELD: Final = Kind("held-card", lambda place: 0 <= place < PLAY, held_id, unique=False)
PLACE: Final = numbered("place")  # in a hand: chance does not look at the cards
SPACE: Final = Kind("space", lambda space: 0 <= space < PLAY, space_id)
SEAT: Final = Kind("seat", lambda seat: 0 <= seat < len(SEATS), seat_id)
WHO: Final = listed("toa", SEATS)
PILE: Final = listed("pile", PILES)
SKILL: Final = listed("skill", SKILLS)
DIRECTION: Final = listed("direction", ["n", "e", "s", "w"])
TO_DRAW: Final = single("draw", YES)


def stays_passed(s: Realm, ask: Ask) -> int | None:
    """Most people decline."""
    return PASS
