"""Tiles and counters: tiles.toml and tokens.toml, strictly read. A typo names the file, the row and the field.

Every row has a permanent number, `no`. Nothing follows from the order of rows, and numbers are never given anew.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from typing import Any, Final, Literal, Protocol, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from matanui.core.errors import UserError

Provenance = Literal["sourced", "derived", "reconstructed"]
File = TypeVar("File")
COLUMNS: Final = "abcde"
GATE_AT: Final = {(2, 0): 0, (1, 2): 1, (-1, 2): 2, (-2, 0): 3, (-1, -2): 4, (1, -2): 5}  # cell -> edge
SIGNS: Final = {"m": "mosquito", "s": "scorpion", "t": "tiger", "K": "mask", "y": "key"}
NUMBERS: Final[dict[str, Sequence[int]]] = {  # what `no` can be, in the order in which new rows take them
    "toa": range(6),
    "key": (0, 1, 2, 3, 4, 5, 6, 8, 9),  # 7 and 16 are a key, a mask or a Turaga whose face you do not know
    "mask": (10, 11, 12, 13, 14, 15, 17, 18, 19),
    "turaga": range(20, 32),  # 20 + number of the Toa whose it is
    "rahi": range(3),
    "lock": range(100),
    "segment": range(6),
}


class Row(Protocol):
    """A row of a data file."""

    @property
    def no(self) -> int: ...
    @property
    def id(self) -> str: ...


R = TypeVar("R", bound=Row)


class Field(Struct, frozen=True):
    """A printed field: where it is drawn, and what it is."""

    name: str
    kind: Literal["path", "gate", "start", "entrance"]
    at: tuple[float, float]
    counter: str = ""
    edge: int = -1


class Tile(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of tiles.toml."""

    no: int
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

    no: int
    id: str
    element: str
    letter: str
    colour: str
    turaga: str
    mask: str
    provenance: Provenance


class Counter(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of counter that a Toa can hold: a mask, a Turaga or a key."""

    no: int
    id: str
    provenance: Provenance
    bonus: int = 0
    own: int = 0  # the bonus for the Toa whose Turaga it is
    die: int = 0


class Rahi(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of Rahi."""

    no: int
    id: str
    provenance: Provenance


class Lock(Struct, frozen=True, forbid_unknown_fields=True):
    """A temple lock: three symbols."""

    no: int
    code: tuple[str, str, str]
    provenance: Provenance

    @property
    def id(self) -> str:
        """A lock is called by its symbols."""
        return "-".join(self.code)


class Segment(Struct, frozen=True, forbid_unknown_fields=True):
    """A segment of the temple: its colour, and Makuta's strength by table."""

    no: int
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


def read(name: str, text: str, type_: type[File]) -> File:
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


def text_of(name: str) -> str:
    """A data file."""
    return (files("matanui.games.makuta.data") / name).read_text("utf-8")


def in_order(place: str, rows: list[R], numbers: Sequence[int]) -> list[R]:
    """Rows by their numbers. Each has its own, and none is left out: a row that nobody wants any more stays, in no
    set."""
    taken: dict[int, str] = {}
    for row in rows:
        if row.no not in numbers:
            raise UserError(f"{place} {row.id}: `no` cannot be {row.no}")
        if row.no in taken:
            raise UserError(f"{place} {row.id}: `no` {row.no} is the number of {taken[row.no]}")
        taken[row.no] = row.id
    out = sorted(rows, key=lambda row: row.no)
    for row, wanted in zip(out, numbers):
        if row.no != wanted:
            raise UserError(f"{place} {row.id}: `no` is {row.no}, but no row has the number {wanted}")
    return out


def read_tiles(text: str) -> list[Tile]:
    """All tiles, each in the place of its number."""
    return in_order("tiles.toml: tile", read("tiles.toml", text, TileFile).tile, range(1000))


def read_tokens(text: str) -> Tokens:
    """Everything else, each kind in the order of its numbers."""
    found = read("tokens.toml", text, Tokens)
    rows: dict[str, list[Any]] = {
        kind: in_order(f"tokens.toml: {kind}", getattr(found, kind), numbers) for kind, numbers in NUMBERS.items()
    }
    for toa in rows["toa"]:
        for turaga in rows["turaga"]:
            if (turaga.id == toa.turaga) != (turaga.no == 20 + toa.no):
                raise UserError(f"tokens.toml: turaga {toa.turaga}: `no` is 20 + the number of {toa.id}")
    return replace(found, **rows)


TILES: Final[list[Tile]] = read_tiles(text_of("tiles.toml"))
TOKENS: Final[Tokens] = read_tokens(text_of("tokens.toml"))
