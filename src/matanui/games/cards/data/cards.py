"""All cards by their id, strictly read from the data files. A typo names the file, the row and the field.

A table of a data file is one card, or a family of cards that differ in one field: `each = "toa"` makes one card for
every Toa, with the Toa's name behind the id, the words of the family, and printed numbers that go up by `step`. A row
of its own with such an id replaces the member of the family.

Every row has a permanent number, `no`: saved games have it, so it never changes and is never given to another card. A
family takes as many numbers in a row as it has members; a row that replaces a member takes the member's.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from typing import Final, get_args

import msgspec
from msgspec import structs

from matanui.core.errors import UserError, one_of
from matanui.games.cards.data.kinds import NO_NUMBER, Breed, Card, KranaType, Row, ToaName

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
MOST: Final = 1000  # cards have numbers from 0 to 999
EACH: Final[dict[str, list[str]]] = {  # the numbers of families follow this order: it is permanent and only grows
    "toa": list(get_args(ToaName)),
    "breed": list(get_args(Breed)),
    "type": list(get_args(KranaType)),
}


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
    return [stands_in(file, singles.pop(name, card), card) for name, card in made.items()] + list(singles.values())


def stands_in(file: str, card: Card, member: Card) -> Card:
    """A row of its own in place of a member of a family takes its number."""
    if card is not member and card.no != NO_NUMBER:
        raise UserError(f"{file}: {kind_of(card)} {card.id}: it takes the number of the family and has no `no`")
    return structs.replace(card, no=member.no)


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
        steps = {"no": n, "number": n * step}
        numbers = {name: row[name] + more for name, more in steps.items() if isinstance(row.get(name), int)}
        yield {"words": family, **row, **numbers, "id": f"{family}-{value}", field: value}


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


def by_number(sets: dict[str, list[Card]]) -> dict[int, Card]:
    """Every card has a number of its own, over all files."""
    found: dict[int, Card] = {}
    for file, cards in sets.items():
        for card in cards:
            if wrong := wrong_number(card, found):
                free = 1 + max(card.no for cards in sets.values() for card in cards if card.no < MOST)
                raise UserError(f"{file}.toml: {kind_of(card)} {card.id}: {wrong}; the next free number is {free}")
            found[card.no] = card
    return dict(sorted(found.items()))


def wrong_number(card: Card, taken: dict[int, Card]) -> str:
    """What is wrong with the number of a card, if anything is."""
    if card.no == NO_NUMBER:
        return "`no` is missing"
    if not 0 <= card.no < MOST:
        return f"`no` is from 0 to {MOST - 1}, not {card.no}"
    return f"`no` {card.no} is the number of {taken[card.no].id}" if card.no in taken else ""


def kind_of(card: Card) -> str:
    """The name of its table in the data files."""
    return str(card.__struct_config__.tag)


def text_of(name: str) -> str:
    """A data file of the card games."""
    return files("matanui.games.cards").joinpath(*name.split("/")).read_text("utf-8")


SETS: Final[dict[str, list[Card]]] = {file: read(f"{file}.toml", text_of(f"{file}.toml")) for file in FILES}
CARDS: Final[dict[str, Card]] = by_id(SETS)
