"""The box: tiles.toml and tokens.toml, strictly read. A typo names the file, the row and the field."""

from __future__ import annotations

from importlib.resources import files
from typing import Any, Final, Literal, TypeVar

import msgspec
from msgspec import Struct

from matanui.core.errors import UserError

Provenance = Literal["sourced", "derived", "reconstructed"]
Row = TypeVar("Row")
COLUMNS: Final = "abcde"
GATE_AT: Final = {(2, 0): 0, (1, 2): 1, (-1, 2): 2, (-2, 0): 3, (-1, -2): 4, (1, -2): 5}  # cell -> edge
SIGNS: Final = {"m": "mosquito", "s": "scorpion", "t": "tiger", "K": "mask", "y": "key"}


class Field(Struct, frozen=True):
    """A printed field: where it is drawn, and what it is."""

    name: str
    kind: Literal["path", "gate", "start", "entrance"]
    at: tuple[float, float]
    counter: str = ""
    edge: int = -1


class Tile(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of tiles.toml."""

    id: str
    role: Literal["start", "land", "makuta"]
    region: Literal["ta", "ga", "le", "po", "onu", "ko", "kini"]
    place: tuple[int, int]
    provenance: Provenance
    grid: str

    def fields(self) -> list[Field]:
        """The printed fields in name order."""
        drawn = temple_fields() if self.role == "makuta" else drawn_fields(self.grid)
        return sorted(drawn, key=lambda f: f.name)


class Toa(Struct, frozen=True, forbid_unknown_fields=True):
    """A Toa: a pawn, a board, a Turaga of the own village, a mask that is theirs by legend."""

    id: str
    element: str
    letter: str
    colour: str
    turaga: str
    mask: str
    provenance: Provenance


class Counter(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of counter that a Toa can hold: a mask, a Turaga or a key."""

    id: str
    copies: int
    provenance: Provenance
    bonus: int = 0
    own: int = 0  # the bonus for the Toa whose Turaga it is
    die: int = 0


class Rahi(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of Rahi: the strengths of all its counters, by range."""

    id: str
    classic: list[int]
    us: list[int]
    provenance: Provenance


class Lock(Struct, frozen=True, forbid_unknown_fields=True):
    """A temple lock: three symbols."""

    code: tuple[str, str, str]
    provenance: Provenance


class Segment(Struct, frozen=True, forbid_unknown_fields=True):
    """A segment of the temple: its colour, and Makuta's strength by table."""

    id: str
    low: int = msgspec.field(name="18-24")
    high: int = msgspec.field(name="18-28")
    provenance: Provenance = "sourced"


class Room(Struct, frozen=True, forbid_unknown_fields=True):
    """How much of each kind a hand may hold."""

    mask: int
    turaga: int
    key: int
    provenance: Provenance = "sourced"


class Tokens(Struct, frozen=True, forbid_unknown_fields=True):
    """tokens.toml."""

    room: Room
    toa: list[Toa]
    mask: list[Counter]
    turaga: list[Counter]
    key: list[Counter]
    rahi: list[Rahi]
    lock: list[Lock]
    segment: list[Segment]


class TileFile(Struct, frozen=True, forbid_unknown_fields=True):
    """tiles.toml."""

    tile: list[Tile]


def read(name: str, text: str, type_: type[Row]) -> Row:
    """Decode one data file, or say where it is wrong."""
    try:
        return msgspec.toml.decode(text, type=type_)
    except msgspec.MsgspecError as wrong:
        raise UserError(f"{name}: {wrong}") from None


def drawn_fields(grid: str) -> list[Field]:
    """Read a drawing: five rows from north to south, five cells from west to east."""
    rows = [line.split() for line in grid.strip().splitlines()]
    if [len(row) for row in rows] != [5] * 5:
        raise UserError(f"tiles.toml: a grid has 5 rows of 5 cells, not {rows}")
    cells = [(sign, i - 2, 2 - j) for j, row in enumerate(rows) for i, sign in enumerate(row)]
    return [drawn_field(sign, i, j) for sign, i, j in cells if sign != "~"]


def drawn_field(sign: str, i: int, j: int) -> Field:
    """One cell of a drawing."""
    name = f"{COLUMNS[i + 2]}{j + 3}"
    if sign == "g" and (i, j) in GATE_AT:
        return Field(f"g{GATE_AT[i, j]}", "gate", (i, j), edge=GATE_AT[i, j])
    if sign == "S":
        return Field(name, "start", (i, j))
    if sign == "." or sign in SIGNS:
        return Field(name, "path", (i, j), counter=SIGNS.get(sign, ""))
    raise UserError(f"tiles.toml: cell {name} cannot be {sign!r}")


def temple_fields() -> list[Field]:
    """The Makuta tile: six gates, and half way to the middle the six entrances."""
    gates = [Field(f"g{e}", "gate", at, edge=e) for at, e in GATE_AT.items()]
    return gates + [Field(f"e{g.edge}", "entrance", (g.at[0] / 2, g.at[1] / 2), edge=g.edge) for g in gates]


def _text(name: str) -> str:
    return (files("matanui.games.makuta.data") / name).read_text("utf-8")


TILES: Final[list[Tile]] = sorted(read("tiles.toml", _text("tiles.toml"), TileFile).tile, key=lambda t: t.id)
TOKENS: Final[Tokens] = read("tokens.toml", _text("tokens.toml"), Tokens)


def check(tiles: list[Tile], tokens: Tokens) -> None:
    """The printed contents of the box, and what the rules rely on. [en, Content of the box] [A25, A39]"""
    fields = [f for t in tiles for f in t.fields()]
    printed = [f.counter for f in fields if f.counter]
    have: dict[str, Any] = {
        "tiles": len(tiles),
        "start tiles": sum(t.role == "start" for t in tiles),
        "Makuta tiles": sum(t.role == "makuta" for t in tiles),
        "tiles with two gates or more": sum(sum(f.kind == "gate" for f in t.fields()) >= 2 for t in tiles),
        "gates": sum(f.kind == "gate" for f in fields),
        "mask fields": printed.count("mask"),
        "key fields": printed.count("key"),
        "masks": sum(c.copies for c in tokens.mask),
        "Turaga": sum(c.copies for c in tokens.turaga),
        "keys": sum(c.copies for c in tokens.key),
        "locks": len(tokens.lock),
        "Rahi fields": [printed.count(r.id) for r in tokens.rahi],
        "Rahi": [len(r.classic) for r in tokens.rahi],
        "Rahi of the US box": [len(r.us) for r in tokens.rahi],
    }
    want = [20, 1, 1, 20, 80, 36, 24, 24, 12, 24, 9, [28, 21, 8], [28, 21, 8], [28, 21, 8]]
    for (what, got), wanted in zip(have.items(), want, strict=True):
        if got != wanted:
            raise UserError(f"tiles.toml, tokens.toml: the box holds {wanted} {what}, these files {got}")


check(TILES, TOKENS)
