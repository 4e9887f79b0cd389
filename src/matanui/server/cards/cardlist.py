"""All cards by their numbers, with their words and what a drawing needs: views speak of cards by number alone."""

from __future__ import annotations

from functools import cache
from typing import Final, get_args

import msgspec
from msgspec import Struct

from matanui.core.message import Message
from matanui.games.cards import words
from matanui.games.cards.data.cards import kind_of
from matanui.games.cards.data.kinds import Card, ToaCard
from matanui.games.cards.data.numbers import CARD, PILE_OF
from matanui.games.cards.data.terms import Skill


class CardInfo(Struct, frozen=True):
    """A card: its number and its words, then what it has of these; the rest is empty."""

    no: int
    id: str
    kind: str
    pile: int  # the common pile whose back it shows, or -1
    name: Message
    text: Message
    toa: str = ""
    mask: str = ""
    breed: str = ""
    type: str = ""
    form: str = ""
    role: str = ""
    skills: list[str] = []
    value: int = 0
    bonus: int = 0
    foil: bool = False
    nuva: bool = False
    numbers: dict[str, int] = {}  # of a Toa: all six skills


PLAIN: Final = ("toa", "mask", "breed", "type", "form", "role", "value", "bonus", "foil")


@cache
def cards() -> list[CardInfo]:
    """Every card; a card of the second seat's deck has its own number and the same words."""
    return [card_info(n) for n in CARD]


@cache
def cards_written() -> bytes:
    """The same as JSON, made once."""
    return msgspec.json.encode(cards())


def card_info(n: int) -> CardInfo:
    """One card."""
    card = CARD[n]
    plain = {name: getattr(card, name, None) for name in PLAIN}
    return CardInfo(
        no=n,
        id=card.id,
        kind=kind_of(card),
        pile=PILE_OF[n],
        name=words.name(card),
        text=words.text(card),
        skills=skills_of(card),
        nuva=card.words in ("nuva", "toa-nuva"),
        numbers={skill: card.skill(skill) for skill in get_args(Skill)} if isinstance(card, ToaCard) else {},
        **{name: value for name, value in plain.items() if value is not None},
    )


def skills_of(card: Card) -> list[str]:
    """The skills that a card is about; a Toa has all of them, with numbers."""
    if isinstance(card, ToaCard):
        return []
    one = getattr(card, "skill", None)
    return [one] if one else list(getattr(card, "skills", ()))
