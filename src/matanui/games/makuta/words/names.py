"""What things are called: ids for the catalogues, never words."""

from __future__ import annotations

from matanui.core.message import Message
from matanui.games.makuta.data.box import TILES, TOKENS
from matanui.games.makuta.data.counters import LOCKS, NAME, TOA
from matanui.games.makuta.data.island import ENTRANCES, NAMES, PRINTED, START, TILE_OF

DICE = {6: "white", 8: "red", 12: "green"}


def named(kind: str, name: str) -> Message:
    """The message for a name of the data files."""
    return Message(f"{kind}-{name.replace('_', '-')}")


def toa(who: int) -> Message:
    """A Toa, or whoever has not chosen one yet."""
    return named("toa", TOA[who]) if who >= 0 else Message("toa-unknown")


def counter(face: int) -> Message:
    """A key, mask or Turaga; also one that shows only its back."""
    return named("counter", NAME[face])


def counters(faces: list[int]) -> list[Message]:
    """Several of them, to be joined with "and"."""
    return [counter(face) for face in faces]


def tile(n: int) -> Message:
    """A tile of the island."""
    return named("tile", TILES[n].id)


def field(f: int) -> Message:
    """A field: its tile and its cell, or what else it is. Gates and entrances have the number of their edge."""
    if f == START:
        return Message("field-start")
    cell = NAMES[f].partition(".")[2]
    where = tile(TILE_OF[f])
    if f in ENTRANCES:
        return Message("field-entrance", {"tile": where, "edge": int(cell[1:])})
    if cell.startswith("g"):
        return Message("field-gate", {"tile": where, "edge": int(cell[1:])})
    return Message("field-path", {"tile": where, "cell": cell})


def rahi_kind(f: int) -> Message:
    """The kind of Rahi that is printed on a field."""
    return named("rahi", next(r.id for r, fields in zip(TOKENS.rahi, PRINTED) if f in fields))


def symbol(face: int) -> Message:
    """What a key shows, or one of the three signs of a lock."""
    return named("symbol", NAME[face])


def lock(n: int) -> Message:
    """The three symbols of a lock, or a lock that lies face down."""
    if n < 0:
        return Message("lock-down")
    return Message("lock-open", {"symbols": [symbol(face) for face in LOCKS[n]]})


def segment(n: int) -> Message:
    """A colour of the temple."""
    return named("segment", TOKENS.segment[n].id)


def die(size: int) -> Message:
    """A die by its number of faces."""
    return named("die", DICE[size])
