"""A file of maps/, strictly read. A typo names the file, the row and the column."""

from __future__ import annotations

from typing import Final, Literal

import msgspec
from msgspec import Struct

from matanui.core.errors import UserError

SEA: Final = "~"

Provenance = Literal["sourced", "derived", "reconstructed"]
Toa = Literal["kopaka", "onua", "gali", "pohatu", "tahu", "lewa"]


class Sign(Struct, frozen=True, forbid_unknown_fields=True):
    """What a sign of the drawing means. Its result happens `times` over; a walk `stops` there, whatever the table's
    switches say of exceptions; `count` of them are drawn."""

    sign: str
    kind: str  # the rules know it by this name
    count: int
    provenance: Provenance
    times: int = 1
    stops: bool = False


class Start(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a Toa begins."""

    toa: Toa
    sign: str
    at: str
    provenance: Provenance


class Control(Struct, frozen=True, forbid_unknown_fields=True):
    """A Bohrok Control space, and whose region it lies in."""

    region: Toa
    at: str
    provenance: Provenance


class Spread(Struct, frozen=True, forbid_unknown_fields=True):
    """By how much the Toa's steps to the 1st, 2nd, 3rd nearest space of a kind may differ."""

    action: tuple[int, int, int]
    challenge: tuple[int, int, int]
    portal: tuple[int]


class MapFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A map as it is written."""

    columns: int
    rows: int
    provenance: Provenance
    coast_provenance: Provenance
    grid: str
    sign: list[Sign]
    start: list[Start]
    spread: Spread
    bohrok: list[Control]


def filed(name: str) -> str:
    """The file of a map, for a sentence about what is wrong in it."""
    return f"maps/{name}.toml"


def column(col: int) -> str:
    """The letter of a column."""
    return chr(ord("a") + col)


def place(name: str, row: int, col: int) -> str:
    """File, row and column, as a person counts them."""
    return f"{filed(name)}: row {row + 1}, column {column(col)}"


def read(name: str, text: str) -> MapFile:
    """Decode the file, or say where it is wrong."""
    try:
        return msgspec.toml.decode(text, type=MapFile)
    except msgspec.MsgspecError as wrong:
        raise UserError(f"{filed(name)}: {wrong}") from None


def drawn(name: str, file: MapFile) -> dict[tuple[int, int], str]:
    """The land of the drawing: cell -> sign."""
    rows = [line.split() for line in file.grid.strip().splitlines()]
    if len(rows) != file.rows:
        raise UserError(f"{filed(name)}: the drawing has {len(rows)} rows, not {file.rows}")
    known = [SEA, *(s.sign for s in file.sign), *(s.sign for s in file.start)]
    for r, row in enumerate(rows):
        if len(row) != file.columns:
            raise UserError(f"{filed(name)}: row {r + 1} has {len(row)} cells, not {file.columns}")
        for c, sign in enumerate(row):
            if sign not in known:
                raise UserError(f"{place(name, r, c)}: unknown sign {sign!r}: choose one of {' '.join(known)}")
    return {(r, c): sign for r, row in enumerate(rows) for c, sign in enumerate(row) if sign != SEA}
