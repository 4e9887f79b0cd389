"""All cards by their id, strictly read from the data files. A typo names the file, the row and the field.

A table of a data file is one card, or a family of cards that differ in one field: `each = "toa"` makes one card for
every Toa, with the Toa's name behind the id, the words of the family, and numbers that go up by `step`. A row of its
own with such an id replaces the member of the family.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from typing import Any, Final, get_args

import msgspec

from matanui.core.errors import UserError, one_of
from matanui.games.cards.data.kinds import Breed, Card, KranaType, ToaName

FILES: Final = (
    "masks/cards",
    "rahi/cards",
    "might/cards",
    "bohrok/toa",
    "bohrok/swarm",
    "bohrok/actions",
    "bohrok/missions",
    "rshl/nuva",
    "rshl/swarm",
)
EACH: Final[dict[str, list[str]]] = {
    "toa": list(get_args(ToaName)),
    "breed": list(get_args(Breed)),
    "type": list(get_args(KranaType)),
}
Row = dict[str, Any]


def read(file: str, text: str) -> list[Card]:
    """The cards of one data file, in its order, or a sentence that says where it is wrong."""
    singles: dict[str, Card] = {}
    made: dict[str, Card] = {}
    for place, row in rows(file, text):
        cards = singles if "each" not in row else made
        for member in members(place, row):
            card = convert(place, member)
            if card.id in cards:
                raise UserError(f"{place}: `id` is taken")
            cards[card.id] = card
    return [singles.pop(name, card) for name, card in made.items()] + list(singles.values())


def rows(file: str, text: str) -> Iterator[tuple[str, Row]]:
    """Every table with its place for error messages; its name is the kind of the card."""
    try:
        tables = msgspec.toml.decode(text, type=dict[str, list[Row]])
    except msgspec.MsgspecError as wrong:
        raise UserError(f"{file}: {wrong}") from None
    for kind, found in tables.items():
        for n, row in enumerate(found, 1):
            yield f"{file}: {kind} {row.get('id', f'number {n}')}", {"kind": kind, **row}


def members(place: str, row: Row) -> Iterator[Row]:
    """The card of a row, or the whole family."""
    if "each" not in row:
        yield row
        return
    field, step = row.pop("each"), row.pop("step", 1)
    if field not in EACH:
        raise UserError(f"{place}: {one_of('`each`', field, list(EACH))}")
    family = row.get("id", "")
    for n, value in enumerate(EACH[field]):
        number = {"number": row["number"] + n * step} if "number" in row else {}
        yield {"words": family, **row, **number, "id": f"{family}-{value}", field: value}


def convert(place: str, row: Row) -> Card:
    """A checked row."""
    try:
        card: Card = msgspec.convert(row, type=Card)
    except msgspec.ValidationError as wrong:
        raise UserError(f"{place}: {wrong}") from None
    return card


def by_id(sets: dict[str, list[Card]]) -> dict[str, Card]:
    """Ids are unique over all files."""
    found: dict[str, Card] = {}
    for file, cards in sets.items():
        for card in cards:
            if card.id in found:
                raise UserError(f"{file}.toml: {card.id}: `id` is taken by a card of another file")
            found[card.id] = card
    return found


def text_of(name: str) -> str:
    """A data file of the card games."""
    return files("matanui.games.cards").joinpath(*name.split("/")).read_text("utf-8")


SETS: Final[dict[str, list[Card]]] = {file: read(f"{file}.toml", text_of(f"{file}.toml")) for file in FILES}
CARDS: Final[dict[str, Card]] = by_id(SETS)
