"""A data set that was released never changes: games were begun with it, and their records name it.

Only what a game is played with counts. Where a number comes from (`provenance`, `source`) may be corrected at any time,
and a new field of a row changes nothing for rows that do not use it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec import Struct
from msgspec.structs import fields

from matanui.games.cards.data.cards import CARDS
from matanui.games.cards.data.decks import DECKS, LISTS, PARTS, deck
from matanui.games.cards.data.numbers import SEATS
from matanui.games.cards.data.skills import TABLES
from matanui.games.makuta.data.box import TILES, TOKENS
from matanui.games.makuta.data.sets import COUNTER_SETS, TILE_SETS

TOLD = {"provenance", "source", "sourced", "words"}  # what the rules never read
RELEASED = {
    "tiles": {"printed": "d8e19975f7dd9b94"},
    "counters": {"printed": "7ccaab749bd8da0d"},
    "card_lists": {"first": "ecf50bb336e051d3"},
    "skills": {"first": "45ef226338b1cd36"},
}
INSTEAD = (
    "The {switch} set {name!r} has changed, and games are played with it. Take the change back, and put it into a set "
    "with another name (CONTRIBUTING.md, Release a data set)."
)


def meaning(x: Any) -> Any:
    """What the rules read of a row: what it is, and every field that says something."""
    if isinstance(x, list | tuple):
        return [meaning(one) for one in x]
    if not isinstance(x, Struct):
        return x
    named = [f for f in fields(x) if f.name not in TOLD and getattr(x, f.name) != f.default]
    return [x.__struct_config__.tag, {f.name: meaning(getattr(x, f.name)) for f in named}]


def tiles(name: str) -> Iterator[Any]:
    """Where each tile lies on the true map, and its fields."""
    for n in sorted(TILE_SETS[name]):
        tile = TILES[n]
        yield tile.no, tile.id, tile.role, tile.place, meaning(tile.fields())


def counters(name: str) -> Iterator[Any]:
    """How many there are of each, and what each is worth."""
    box = COUNTER_SETS[name]
    yield box
    yield meaning(TOKENS.room)
    yield meaning(TOKENS.segment)
    yield [(row.no, row.id, row.turaga) for row in TOKENS.toa if row.id in box.toa]
    yield [meaning(row) for row in TOKENS.lock if row.id in box.lock]
    yield [meaning(row) for row in (*TOKENS.key, *TOKENS.mask, *TOKENS.turaga) if box.copies(row.id)]


def cards(name: str) -> Iterator[Any]:
    """Every deck of every game, and what each card does."""
    for game in PARTS[name]:
        for kind in DECKS:
            for switches in ((False, False), (False, True), (True, False), (True, True)):
                yield game, kind, switches, sorted(deck(game, kind, *switches, name))
    yield [meaning(CARDS[id]) for id in sorted(LISTS[name])]


def skills(name: str) -> Iterator[Any]:
    """The numbers of every Toa."""
    for which, start in TABLES[name].items():
        yield which, [meaning(CARDS[f"{start}-{toa}"]) for toa in SEATS]


MEANING = {"tiles": tiles, "counters": counters, "card_lists": cards, "skills": skills}


@pytest.mark.parametrize(("switch", "name"), [(switch, name) for switch, sets in RELEASED.items() for name in sets])
def test_a_released_set_never_changes(switch: str, name: str) -> None:
    text = msgspec.json.encode(list(MEANING[switch](name)), order="sorted")
    found = hashlib.blake2b(text, digest_size=8).hexdigest()
    assert found == RELEASED[switch][name], INSTEAD.format(switch=switch, name=name)


def test_every_set_is_kept_here() -> None:
    there = {"tiles": set(TILE_SETS), "counters": set(COUNTER_SETS), "card_lists": set(LISTS), "skills": set(TABLES)}
    assert {switch: set(kept) for switch, kept in RELEASED.items()} == there
