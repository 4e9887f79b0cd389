"""The map of Mata Nui that all three card games are played on, as constants, and plain questions about it.

Spaces are numbers, kinds are sets of them. Who may step where is the rules' business; here are only ways.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from importlib.resources import files
from typing import Final

from matanui.games.cards.data.chart import DIRECTIONS, Chart, chart, steps_from
from matanui.games.cards.data.mapfile import FILE, Kind, read
from matanui.games.cards.data.survey import check

MAP: Final[Chart] = chart(read((files("matanui.games.cards.data") / FILE).read_text("utf-8")))
check(MAP)

NAMES: Final[list[str]] = MAP.names  # space number -> name such as g7
SPACE: Final[dict[str, int]] = {name: n for n, name in enumerate(NAMES)}
SPACES: Final = len(NAMES)
KIND: Final[list[Kind]] = MAP.kinds
TIMES: Final[list[int]] = MAP.times  # 2 on a double space, 3 on Kini-Nui
NEAR: Final[list[list[int]]] = MAP.near
NEAR_DIAGONAL: Final[list[list[int]]] = MAP.near_diagonal  # with the diagonals, for cards that allow them
TOWARD: Final[list[list[int]]] = MAP.toward  # neighbour by direction number, or NOWHERE
DIRECTION: Final[dict[str, int]] = {name: n for n, name in enumerate(DIRECTIONS)}  # n e s w ne se sw nw

ACTION: Final = MAP.of_kind("action")
CHALLENGE: Final = MAP.of_kind("challenge")
MISSION: Final = MAP.of_kind("mission")
PORTALS: Final = MAP.of_kind("portal")
STOPS: Final = MAP.stops
START: Final[dict[str, int]] = MAP.starts  # by Toa, in turn order
WEST: Final = min(START.values(), key=lambda n: MAP.cells[n][1])
EAST: Final = max(START.values(), key=lambda n: MAP.cells[n][1])
KINI_NUI: Final = TIMES.index(3)
CONTROL: Final[dict[str, int]] = MAP.controls  # Bohrok Control spaces by region
REGION: Final[list[str]] = MAP.regions  # the Toa whose start is nearest


def name_of(space: int) -> str:
    """The space's name: column letter from the west, row number from the north."""
    return NAMES[space]


def beside(space: int, direction: str) -> int:
    """The neighbour in a direction such as "n" or "sw", or NOWHERE."""
    return TOWARD[space][DIRECTION[direction]]


@cache
def steps(space: int) -> tuple[int, ...]:
    """Steps from here to every space, whatever lies on the way."""
    return tuple(steps_from(NEAR, space))


@cache
def clear_steps(space: int) -> tuple[int, ...]:
    """Steps from here to every space for a walk that meets nothing which would stop it on the way."""
    return tuple(steps_from(NEAR, space, STOPS))


@cache
def diagonal_steps(space: int) -> tuple[int, ...]:
    """Steps from here to every space if diagonals count as one."""
    return tuple(steps_from(NEAR_DIAGONAL, space))


def nearest(space: int, among: Collection[int]) -> list[int]:
    """Those that are the fewest steps away, in the order of their numbers; none of none."""
    far = steps(space)
    least = min((far[n] for n in among), default=0)
    return sorted(n for n in among if far[n] == least)


def nearest_free(space: int, taken: Collection[int]) -> list[int]:
    """The space itself if nobody stands there, else the nearest where nobody does [M13]."""
    return nearest(space, [n for n in range(SPACES) if n not in taken])
