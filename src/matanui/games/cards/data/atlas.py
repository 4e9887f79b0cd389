"""A map of Mata Nui as lists by space number, and plain questions about it.

Spaces are numbered row after row from the north-west, the sea left out. A number belongs to its map and means the same
in every game, record and save on it. Who may step where is the rules' business; here are only ways.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any, Final

from matanui.core.errors import UserError
from matanui.games.cards.data.mapfile import MapFile, column, drawn, filed, place

NOWHERE: Final = -1
FAR: Final = 999  # steps to where no way leads
OFFSETS: Final = {
    **{"n": (-1, 0), "e": (0, 1), "s": (1, 0), "w": (0, -1)},
    **{"ne": (-1, 1), "se": (1, 1), "sw": (1, -1), "nw": (-1, -1)},
}
DIRECTION: Final[dict[str, int]] = {name: n for n, name in enumerate(OFFSETS)}
STRAIGHT: Final = 4  # so many of the directions are no diagonals
NONE: Final[frozenset[int]] = frozenset()
BLANK: Final = "blank"
START: Final = "start"


@dataclass(frozen=True, eq=False)
class Atlas:
    """One map. Nothing of it ever changes, so all games on it share it."""

    name: str
    file: MapFile
    cells: list[tuple[int, int]]  # row from the north, column from the west, both from 0
    signs: list[str]
    toward: list[list[int]]  # neighbour in each of OFFSETS, or NOWHERE
    names: list[str]  # such as g7: column letter from the west, row number from the north

    def __reduce__(self) -> Any:
        """A map is data of the release: pickle and deepcopy keep only its name."""
        from matanui.games.cards.data.named_maps import map_named

        return map_named, (self.name,)

    @cached_property
    def size(self) -> int:
        """How many spaces there are."""
        return len(self.names)

    @cached_property
    def space(self) -> dict[str, int]:
        """The number of each space by its name."""
        return {name: n for n, name in enumerate(self.names)}

    @cached_property
    def kinds(self) -> list[str]:
        """What each space is drawn as."""
        return [{s.sign: s.kind for s in self.file.sign}.get(sign, START) for sign in self.signs]

    @cached_property
    def times(self) -> list[int]:
        """How often it does what it does: 2 on a double space, 3 on Kini-Nui."""
        return [{s.sign: s.times for s in self.file.sign}.get(sign, 1) for sign in self.signs]

    @cached_property
    def stops(self) -> frozenset[int]:
        """Where a walk ends. [masks, Moving Through A Space] [M3, M5, M11]"""
        signs = {s.sign for s in self.file.sign if s.stops}
        return frozenset(n for n, sign in enumerate(self.signs) if sign in signs)

    def of_kind(self, kind: str) -> tuple[int, ...]:
        """All spaces that are drawn as this, in order."""
        return self._by_kind.get(kind, ())

    @cached_property
    def _by_kind(self) -> dict[str, tuple[int, ...]]:
        return {kind: tuple([n for n, k in enumerate(self.kinds) if k == kind]) for kind in set(self.kinds)}

    @cached_property
    def near(self) -> list[list[int]]:
        """Neighbours to the north, east, south and west."""
        return [[n for n in row[:STRAIGHT] if n != NOWHERE] for row in self.toward]

    @cached_property
    def near_diagonal(self) -> list[list[int]]:
        """The same with the diagonals, for cards that allow them."""
        return [[n for n in row if n != NOWHERE] for row in self.toward]

    @cached_property
    def starts(self) -> dict[str, int]:
        """Start space of each Toa, in turn order."""
        return {s.toa: self.named(s.at) for s in self.file.start}

    @cached_property
    def owners(self) -> dict[int, str]:
        """The Toa of each start space."""
        return {space: toa for toa, space in self.starts.items()}

    @cached_property
    def west(self) -> int:
        """The start space farthest in the west."""
        return min(self.owners, key=lambda n: self.cells[n][1])

    @cached_property
    def east(self) -> int:
        """The start space farthest in the east."""
        return max(self.owners, key=lambda n: self.cells[n][1])

    @cached_property
    def kini_nui(self) -> int:
        """The triple Challenge space."""
        return self.times.index(3)

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
        return [min(self.ways, key=lambda toa: self.ways[toa][n]) for n in range(self.size)]

    @cache  # noqa: B019  a map is never given up
    def steps(self, space: int) -> tuple[int, ...]:
        """Steps from here to every space, whatever lies on the way."""
        return tuple(steps_from(self.near, space))

    @cache  # noqa: B019
    def clear_steps(self, space: int) -> tuple[int, ...]:
        """Steps from here to every space for a walk that meets nothing which would stop it on the way."""
        return tuple(steps_from(self.near, space, self.stops))

    def nearest(self, space: int, among: Collection[int]) -> list[int]:
        """Those that are the fewest steps away, in the order of their numbers; none of none."""
        far = self.steps(space)
        least = min((far[n] for n in among), default=0)
        return sorted(n for n in among if far[n] == least)

    def nearest_free(self, space: int, taken: Collection[int]) -> list[int]:
        """The space itself if nobody stands there, else the nearest where nobody does [M13]."""
        return self.nearest(space, [n for n in range(self.size) if n not in taken])

    def named(self, name: str) -> int:
        """The space of this name."""
        if name not in self.space:
            raise UserError(f"{filed(self.name)}: there is no land at {name!r}: a name is such as {self.names[0]}")
        return self.space[name]

    def where(self, space: int) -> str:
        """The place of a space, for a sentence about what is wrong there."""
        return place(self.name, *self.cells[space])


def charted(name: str, file: MapFile) -> Atlas:
    """The drawing as lists."""
    land = drawn(name, file)
    number = {cell: n for n, cell in enumerate(land)}
    toward = [[number.get((r + dr, c + dc), NOWHERE) for dr, dc in OFFSETS.values()] for r, c in land]
    names = [f"{column(c)}{r + 1}" for r, c in land]
    return Atlas(name, file, list(land), list(land.values()), toward, names)


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
