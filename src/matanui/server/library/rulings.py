"""Our rulings, and which of them concern a card, a counter or a tile. The data is written by `tools.rulings`."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Final, get_args

import msgspec
from msgspec import Struct

from matanui.games.cards.data.kinds import Card, GreatMask, NobleMask
from matanui.games.cards.words.card_words import TURAGA

MASKS: Final = (*get_args(GreatMask), *get_args(NobleMask))
NAMES: Final = {*(mask.capitalize() for mask in MASKS), "Bahrag", "Krana-Kal", "Bohrok-Kal"}
NUMBERED: Final = re.compile(r"-\d+$")


class Ruling(Struct, frozen=True):
    """A question that the rulebooks leave open, and how we settled it. In English, as the rules pages have it."""

    book: str  # makuta, or cards for all three card games
    id: str
    chapter: str
    question: str
    ruling: str
    reason: str
    switches: list[str]
    games: list[str]


class Sentence(Struct, frozen=True):
    """A sentence of a card game's rulebook, in our words, that names cards; and the rulings it led to."""

    book: str
    id: str
    says: str
    cards: list[str]
    rulings: list[str]


class Register(Struct, frozen=True):
    """rulings.json."""

    rulings: list[Ruling]
    sentences: list[Sentence]


@cache
def register() -> Register:
    """Everything, read once."""
    return msgspec.json.decode(files("matanui.server.library").joinpath("rulings.json").read_bytes(), type=Register)


@cache
def naming(book: str, *words: str) -> list[str]:
    """The rulings that have one of these words: a proper name anywhere, any other word in the question."""
    wanted = re.compile(rf"\b(?:{'|'.join(map(re.escape, words))})\b")
    names = re.compile(rf"\b(?:{'|'.join(word for word in words if word in NAMES) or '(?!)'})\b")
    return [
        f"{book}/{one.id}"
        for one in register().rulings
        if one.book == book and words and (wanted.search(one.question) or names.search(one.ruling))
    ]


def sentences_of(card: Card) -> list[Sentence]:
    """What the rulebooks say of a card, or of the family that it belongs to."""
    family = card.id.rpartition("-")[0]
    known = {card.id, NUMBERED.sub("", card.id), card.words, family} - {""}
    return [one for one in register().sentences if known & set(one.cards)]


def rulings_of(card: Card) -> list[str]:
    """Rulings that the rulebooks' sentences about a card led to, and those that name what is special about it."""
    led = {f"cards/{id}" for one in sentences_of(card) for id in one.rulings}
    found = led | set(naming("cards", *special(card)))
    return [key for key in (f"{one.book}/{one.id}" for one in register().rulings) if key in found]


def special(card: Card) -> list[str]:
    """Words that rulings use for such a card."""
    kind = str(card.__struct_config__.tag)
    mask = getattr(card, "mask", "")
    by_kind = {
        "great": [mask.capitalize()] if getattr(card, "power", ()) else ["Great Masks"],
        "noble": [mask.capitalize(), "Noble Mask", "Noble Masks"],
        "turaga": turaga_words(card),
        "action": {"infected": ["Infected Mask", "Infected Masks"], "penalty": ["Penalty"], "reward": ["Reward"]}.get(
            getattr(card, "type", ""), []
        ),
        "krana": ["Krana"] if card.words else ["Krana-Kal"],
        "va": ["Va"],
        "bohrok": {"kal": ["Kal", "Bohrok-Kal"], "bahrag": ["Bahrag"]}.get(getattr(card, "form", ""), []),
        "rahi-effect": ["Effect"],
        "rahi-defend": ["Defend"],
        "rahi-challenge": ["Rahi Challenge"],
    }
    return by_kind.get(kind, []) + (["foil", "foils"] if getattr(card, "foil", False) else [])


def turaga_words(card: Card) -> list[str]:
    """A Turaga card may be the Turaga, its mask, its tool or its counsel."""
    role = getattr(card, "role", "")
    own = TURAGA[getattr(card, "toa", "tahu")]
    return {"noble": [own[1].capitalize()], "tool": ["tool", "tools"], "counsel": ["counsel"]}.get(role, ["Turaga"])
