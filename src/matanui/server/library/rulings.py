"""Our rulings, and which of them concern a card, a counter or a tile. The data is written by `tools.rulings`."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

import msgspec
from msgspec import Struct


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
def naming(book: str, *words: str, proper: tuple[str, ...] = ()) -> list[str]:
    """The rulings that have one of these words in their question, or a proper name among them anywhere."""
    wanted = re.compile(rf"\b(?:{'|'.join(map(re.escape, words))})\b")
    names = re.compile(rf"\b(?:{'|'.join(word for word in words if word in proper) or '(?!)'})\b")
    return [
        f"{book}/{one.id}"
        for one in register().rulings
        if one.book == book and words and (wanted.search(one.question) or names.search(one.ruling))
    ]
