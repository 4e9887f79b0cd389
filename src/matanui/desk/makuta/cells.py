"""Where fields are drawn, and walking by compass along the printed grid of a tile."""

from __future__ import annotations

from typing import Final

from matanui.games.makuta.data.box import TILES, Field
from matanui.games.makuta.data.island import FIELDS, NAMES, NOWHERE, TILE_OF, Island

Cell = tuple[int, int]  # column 0..4 from west to east, row 0..4 from north to south

ENTRANCE_AT: Final[dict[int, Cell]] = {0: (3, 2), 1: (3, 1), 2: (1, 1), 3: (1, 2), 4: (1, 3), 5: (3, 3)}
COMPASS: Final[dict[Cell, str]] = {(0, -1): "n", (1, 0): "e", (0, 1): "s", (-1, 0): "w"}
CROSS: Final = "x"  # the step through a gate


def _cell(field: Field) -> Cell:
    """An entrance lies half way to the middle: drawn in the nearest cell."""
    if field.kind == "entrance":
        return ENTRANCE_AT[field.edge]
    return int(field.at[0]) + 2, 2 - int(field.at[1])


PRINTED_FIELD: Final[list[Field]] = [f for t in TILES for f in t.fields()]
CELL: Final[list[Cell]] = [_cell(f) for f in PRINTED_FIELD]
AT_CELL: Final[list[dict[Cell, int]]] = [{CELL[f]: f for f in fields} for fields in FIELDS]
SHORT_FIELD: Final[list[str]] = [name.partition(".")[2] for name in NAMES]
SQUARE: Final[list[str]] = [f"{'abcde'[column]}{5 - row}" for column, row in CELL]  # a gate g3 is drawn at a3


def heading(start: int, goal: int) -> str:
    """The compass letter of one step inside a tile, "x" between tiles, "" if it is neither."""
    if TILE_OF[start] != TILE_OF[goal]:
        return CROSS
    across, down = CELL[goal][0] - CELL[start][0], CELL[goal][1] - CELL[start][1]
    if across and down:
        return ""
    return COMPASS[(across > 0) - (across < 0), (down > 0) - (down < 0)]


def step(isle: Island, start: int, letter: str) -> int:
    """The field one step away, or NOWHERE."""
    return next((f for f in isle.near[start] if heading(start, f) == letter), NOWHERE)


def headings(start: int, walk: list[int]) -> list[str]:
    """The steps of a walk."""
    return [heading(a, b) for a, b in zip([start, *walk], walk)]
