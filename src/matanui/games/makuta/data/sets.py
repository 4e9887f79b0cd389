"""What is in the box, by name: sets.toml, strictly read. The switches `tiles` and `counters` choose a set.

A tile or counter that is in no set is in no game. A set that was released never changes.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from msgspec import Struct

from matanui.core.errors import UserError, one_of
from matanui.games.makuta.data.box import TILES, TOKENS, Row, Tile, read, text_of


class Strengths(Struct, frozen=True, forbid_unknown_fields=True):
    """The strengths of all Rahi counters of a kind, by range."""

    classic: list[int]
    us: list[int]


class Counters(Struct, frozen=True, forbid_unknown_fields=True):
    """A set of everything that is not a tile: which Toa and locks, how many of each counter."""

    toa: list[str]
    lock: list[str]
    mask: dict[str, int]
    turaga: dict[str, int]
    key: dict[str, int]
    rahi: dict[str, Strengths]

    def copies(self, id: str) -> int:
        """How many counters of a kind are in the box."""
        return self.mask.get(id, 0) + self.turaga.get(id, 0) + self.key.get(id, 0)


class SetFile(Struct, frozen=True, forbid_unknown_fields=True):
    """sets.toml."""

    tiles: dict[str, list[str]]
    counters: dict[str, Counters]


def check_ids(sets: SetFile, tiles: list[Tile]) -> None:
    """Sets hold what there is, and what no game is without."""
    needed = [next(t.id for t in tiles if t.role == role) for role in ("start", "makuta")]
    for name, held in sets.tiles.items():
        _known(f"tiles.{name}", "tile", held, tiles)
        for id in needed:
            if id not in held:
                raise UserError(f"sets.toml: tiles.{name}: no game is played without {id}")
    for name, box in sets.counters.items():
        for kind in ("toa", "lock", "mask", "turaga", "key", "rahi"):
            _known(f"counters.{name}", kind, getattr(box, kind), getattr(TOKENS, kind))


def _known(place: str, kind: str, held: Iterable[str], rows: Iterable[Row]) -> None:
    known = [row.id for row in rows]
    for id in held:
        if id not in known:
            raise UserError(f"sets.toml: {place}: {one_of(kind, id, known)}")


def check_printed(tiles: list[Tile], box: Counters) -> None:
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
        "masks": sum(box.mask.values()),
        "Turaga": sum(box.turaga.values()),
        "keys": sum(box.key.values()),
        "locks": len(box.lock),
        "Rahi fields": [printed.count(kind) for kind in box.rahi],
        "Rahi": [len(r.classic) for r in box.rahi.values()],
        "Rahi of the US box": [len(r.us) for r in box.rahi.values()],
    }
    want = [20, 1, 1, 20, 80, 36, 24, 24, 12, 24, 9, [28, 21, 8], [28, 21, 8], [28, 21, 8]]
    for (what, got), wanted in zip(have.items(), want, strict=True):
        if got != wanted:
            raise UserError(f"the box holds {wanted} {what}, the data files {got}")


FILE: Final[SetFile] = read("sets.toml", text_of("sets.toml"), SetFile)
check_ids(FILE, TILES)
check_printed([t for t in TILES if t.id in FILE.tiles["printed"]], FILE.counters["printed"])
TILE_SETS: Final[dict[str, frozenset[int]]] = {
    name: frozenset(t.no for t in TILES if t.id in held) for name, held in FILE.tiles.items()
}
COUNTER_SETS: Final[dict[str, Counters]] = FILE.counters
