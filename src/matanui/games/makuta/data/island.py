"""The island as a graph. Printed tiles become constants; laying a tile makes a new Island, which forks share.

Fields are numbered once, tile after tile in the order of their numbers, whatever is laid where: a field number means
the same in every game, record and save. Steps inside a tile do not depend on how it is turned, so their neighbour
lists are constants. Only gates know about turning, and only when a tile is laid, never when somebody walks.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from matanui.games.makuta.data.box import SIGNS, TILES, Field, Tile

DIR: Final = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]  # the hex across edge 0..5 (axial q, r)
NOWHERE: Final = -1

NONE: Final[frozenset[int]] = frozenset()

# Tables that `add` fills, tile by tile.
NAMES: Final[list[str]] = []  # field number -> name
FIELD: Final[dict[str, int]] = {}
TILE_OF: Final[list[int]] = []
EDGE_OF: Final[list[int]] = []
FIELDS: Final[list[list[int]]] = []  # tile number -> its fields
TILE: Final[dict[str, int]] = {}
GATES: Final[list[list[int]]] = []  # field number of the gate on each of the six edges, or NOWHERE
NEAR: Final[list[list[int]]] = []
NEAR_RING: Final[list[list[int]]] = []
TURNS: Final[list[list[list[int]]]] = []  # how a tile can be turned, by the world edge of the gate that it is laid at
TRUE_MAP: Final[list[list[int]]] = []
ENTRANCES: Final[set[int]] = set()
ALL_GATES: Final[set[int]] = set()
PRINTED: Final[list[set[int]]] = [set() for _ in SIGNS]  # fields by what is printed on them
RAHI: Final[set[int]] = set()
PRIZES: Final[set[int]] = set()


def add(tile: Tile) -> None:
    """Number the fields of one more tile: a new tile changes no number of the others."""
    first, drawn = len(NAMES), tile.fields()
    numbers = list(range(first, first + len(drawn)))
    NAMES.extend(f"{tile.id}.{f.name}" for f in drawn)
    FIELD.update((name, n) for n, name in enumerate(NAMES[first:], first))
    TILE_OF.extend(tile.no for _ in drawn)
    EDGE_OF.extend(f.edge for f in drawn)
    FIELDS.append(numbers)
    TILE[tile.id] = tile.no
    near = [[g for g, b in zip(numbers, drawn) if _beside(a, b)] for a in drawn]
    NEAR.extend(near)
    NEAR_RING.extend(_ring(near, drawn, first))
    gates = {f.edge: n for n, f in zip(numbers, drawn) if f.kind == "gate"}
    GATES.append([gates.get(e, NOWHERE) for e in range(6)])
    TURNS.append([sorted((w + 3 - e) % 6 for e in gates) for w in range(6)])
    TRUE_MAP.append([tile.no, tile.place[0], tile.place[1], 0])
    for n, f in zip(numbers, drawn):
        _sort_in(n, f)


def _sort_in(n: int, f: Field) -> None:
    """Take a field into the sets that it belongs to."""
    if f.kind == "gate":
        ALL_GATES.add(n)
    if f.kind == "entrance":
        ENTRANCES.add(n)
    for kind, counter in enumerate(SIGNS.values()):
        if f.counter == counter:
            PRINTED[kind].add(n)
            (RAHI if kind < 3 else PRIZES).add(n)


def _beside(a: Field, b: Field) -> bool:
    """One step: side by side or above each other, never diagonal. An entrance lies before its own gate only."""
    if "entrance" in (a.kind, b.kind):
        return a.kind != b.kind and a.edge == b.edge
    return abs(a.at[0] - b.at[0]) + abs(a.at[1] - b.at[1]) == 1


def _ring(near: list[list[int]], drawn: list[Field], first: int) -> list[list[int]]:
    """With the ring, each entrance leads to the next on both sides."""
    round_ = {f.edge: n for n, f in enumerate(drawn, first) if f.kind == "entrance"}
    out = near[:]
    for e, n in round_.items():
        out[n - first] = sorted([*near[n - first], round_[(e - 1) % 6], round_[(e + 1) % 6]])
    return out


for _tile in TILES:
    add(_tile)
START_TILE: Final = next(t.no for t in TILES if t.role == "start")
MAKUTA_TILE: Final = next(t.no for t in TILES if t.role == "makuta")
START: Final = next(n for n, f in zip(FIELDS[START_TILE], TILES[START_TILE].fields()) if f.kind == "start")


def hex_key(q: int, r: int) -> int:
    """A hex as one number."""
    return (q + 32) * 64 + r + 32


@dataclass
class Island:
    """The laid tiles as rows (tile, q, r, turn). Immutable: `lay` returns a new one.
    Only `laid` and `ring` are truth and saved; the rest is worked out tile by tile."""

    laid: list[list[int]]
    ring: bool

    def __post_init__(self) -> None:
        self.tile_at: dict[int, int] = {}  # hex -> index in laid
        self.row_of: dict[int, int] = {}  # tile -> index in laid
        self.fields: list[int] = []
        self.near: list[list[int]] = NEAR_RING[:] if self.ring else NEAR[:]  # gates also lead across
        self.open: frozenset[int] = NONE  # gates with an empty hex outside
        for n in range(len(self.laid)):
            self._join(n)

    def _join(self, n: int) -> None:
        """Take in the n-th tile: its gates join those that they touch, also of third tiles [A40]."""
        tile, q, r, turn = self.laid[n]
        free: list[int] = []
        met: list[int] = []
        for w in range(6):
            gate = GATES[tile][(w - turn) % 6]
            over = self.tile_at.get(hex_key(q + DIR[w][0], r + DIR[w][1]), -1)
            other = self.gate_facing(over, w) if over >= 0 else NOWHERE
            if gate >= 0 and other >= 0:
                self.near[gate] = [*self.near[gate], other]
                self.near[other] = [*self.near[other], gate]
            if gate >= 0 and over < 0:
                free.append(gate)
            if other >= 0:
                met.append(other)
        self.tile_at[hex_key(q, r)] = n
        self.row_of[tile] = n
        self.fields.extend(FIELDS[tile])
        self.open = self.open.union(free).difference(met)

    def gate_facing(self, n: int, w: int) -> int:
        """The gate by which the n-th laid tile meets a neighbour that looks at it along world edge w."""
        row = self.laid[n]
        return GATES[row[0]][(w + 3 - row[3]) % 6]

    def outside(self, gate: int) -> tuple[int, int, int]:
        """The hex beyond a gate, and the gate's world edge."""
        row = self.laid[self.row_of[TILE_OF[gate]]]
        w = (EDGE_OF[gate] + row[3]) % 6
        return row[1] + DIR[w][0], row[2] + DIR[w][1], w

    def beyond(self, gate: int) -> int:
        """The gate on the other side, or NOWHERE."""
        over = self.near[gate][-1]
        return over if TILE_OF[over] != TILE_OF[gate] else NOWHERE

    def lay(self, gate: int, tile: int, turn: int) -> Island:
        """A new island with one more tile at this gate."""
        q, r, _ = self.outside(gate)
        out = Island([], self.ring)
        out.laid = [*self.laid, [tile, q, r, turn]]
        out.tile_at = self.tile_at.copy()
        out.row_of = self.row_of.copy()
        out.fields = self.fields[:]
        out.near = self.near[:]
        out.open = self.open
        out._join(len(self.laid))
        return out

    def legal_turns(self, gate: int, tile: int, all_edges: bool, no_seal: bool) -> list[int]:
        """How a tile may be turned here: one of its gates meets this one [A39]; where asked, every touching edge fits,
        and no turn seals the island off if another does not [A43]."""
        q, r, w = self.outside(gate)
        turns = [k for k in TURNS[tile][w] if not all_edges or self._fits(q, r, tile, k)]
        if not no_seal or self._stays_open(q, r):
            return turns
        return [k for k in turns if self._outlets(q, r, tile, k)] or turns

    def _fits(self, q: int, r: int, tile: int, turn: int) -> bool:
        for w in range(6):
            n = self.tile_at.get(hex_key(q + DIR[w][0], r + DIR[w][1]), -1)
            if n >= 0 and (GATES[tile][(w - turn) % 6] >= 0) != (self.gate_facing(n, w) >= 0):
                return False
        return True

    def _stays_open(self, q: int, r: int) -> bool:
        """Is there an open gate that does not look at this hex?"""
        looking = 0
        for w in range(6):
            n = self.tile_at.get(hex_key(q + DIR[w][0], r + DIR[w][1]), -1)
            looking += n >= 0 and self.gate_facing(n, w) >= 0
        return len(self.open) > looking

    def _outlets(self, q: int, r: int, tile: int, turn: int) -> int:
        """How many gates of the tile would look at an empty hex."""
        free = 0
        for e in range(6):
            w = (e + turn) % 6
            free += GATES[tile][e] >= 0 and hex_key(q + DIR[w][0], r + DIR[w][1]) not in self.tile_at
        return free
