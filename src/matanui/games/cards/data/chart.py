"""The drawing of map.toml as a graph.

Spaces are numbered once for ever, row after row from the north-west, the sea left out: a space number means the same
in every game, record and save.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from matanui.core.errors import UserError
from matanui.games.cards.data.mapfile import FILE, Kind, MapFile, column, drawn, place

NOWHERE: Final = -1
FAR: Final = 999  # steps to where no way leads
DIRECTIONS: Final = {
    **{"n": (-1, 0), "e": (0, 1), "s": (1, 0), "w": (0, -1)},
    **{"ne": (-1, 1), "se": (1, 1), "sw": (1, -1), "nw": (-1, -1)},
}
STRAIGHT: Final = 4  # so many of the directions are no diagonals
NONE: Final[frozenset[int]] = frozenset()


@dataclass(frozen=True)
class Chart:
    """The drawing as lists by space number."""

    file: MapFile
    cells: list[tuple[int, int]]  # row from the north, column from the west, both from 0
    signs: list[str]
    toward: list[list[int]]  # neighbour in each of DIRECTIONS, or NOWHERE
    names: list[str]

    @cached_property
    def kinds(self) -> list[Kind]:
        """What each space does. Start spaces are blank [M14]."""
        of: dict[str, Kind] = {s.sign: s.kind for s in self.file.sign}
        return [of.get(sign, "blank") for sign in self.signs]

    @cached_property
    def times(self) -> list[int]:
        """How often it does so: 2 on a double space, 3 on Kini-Nui."""
        of = {s.sign: s.times for s in self.file.sign}
        return [of.get(sign, 1) for sign in self.signs]

    def of_kind(self, kind: Kind) -> frozenset[int]:
        """All spaces that do this."""
        return frozenset(n for n, k in enumerate(self.kinds) if k == kind)

    @cached_property
    def near(self) -> list[list[int]]:
        """Neighbours to the north, east, south and west."""
        return [[n for n in row[:STRAIGHT] if n != NOWHERE] for row in self.toward]

    @cached_property
    def near_diagonal(self) -> list[list[int]]:
        """The same with the diagonals."""
        return [[n for n in row if n != NOWHERE] for row in self.toward]

    @cached_property
    def starts(self) -> dict[str, int]:
        """Start space of each Toa, in turn order."""
        return {s.toa: self.named(s.at) for s in self.file.start}

    @cached_property
    def controls(self) -> dict[str, int]:
        """Bohrok Control space of each region."""
        return {b.region: self.named(b.at) for b in self.file.bohrok}

    @cached_property
    def ways(self) -> dict[str, list[int]]:
        """Steps from each Toa's start to every space, whatever lies on the way."""
        return {toa: steps_from(self.near, start) for toa, start in self.starts.items()}

    @cached_property
    def regions(self) -> list[str]:
        """For every space the Toa whose start is nearest; where two are, the first in turn order."""
        return [min(self.ways, key=lambda toa: self.ways[toa][n]) for n in range(len(self.cells))]

    @cached_property
    def stops(self) -> frozenset[int]:
        """Where a walk ends. [masks, Moving Through A Space] [M3, M5, M11]"""
        return self.of_kind("mission") | self.of_kind("challenge") | self.of_kind("portal")

    def named(self, name: str) -> int:
        """The space of this name."""
        if name not in self.names:
            raise UserError(f"{FILE}: there is no land at {name!r}: a name is such as {self.names[0]}")
        return self.names.index(name)

    def where(self, space: int) -> str:
        """The place of a space, for a sentence about what is wrong there."""
        row, col = self.cells[space]
        return place(row, col)


def chart(file: MapFile) -> Chart:
    """The drawing as lists."""
    land = drawn(file)
    number = {cell: n for n, cell in enumerate(land)}
    toward = [[number.get((r + dr, c + dc), NOWHERE) for dr, dc in DIRECTIONS.values()] for r, c in land]
    return Chart(file, list(land), list(land.values()), toward, [f"{column(c)}{r + 1}" for r, c in land])


def steps_from(near: list[list[int]], origin: int, stops: frozenset[int] = NONE) -> list[int]:
    """Steps from one space to every other. Nobody walks on from a space in `stops`."""
    steps = [FAR] * len(near)
    steps[origin] = 0
    edge = [origin]
    for space in edge:
        if space != origin and space in stops:
            continue
        for n in near[space]:
            if steps[n] == FAR:
                steps[n] = steps[space] + 1
                edge.append(n)
    return steps
