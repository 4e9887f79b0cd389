"""Rulings on what the box holds: enough counters, Rahi that stay beaten, tiles that do not fit. (A25, A26, N6)"""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from matanui.core.chance import Dice, seed_of
from matanui.core.errors import UserError
from matanui.games.makuta.data.box import TILES, TOKENS, Tile
from matanui.games.makuta.data.island import FIELD, PRINTED, TILE, TILE_OF
from matanui.games.makuta.data.sets import COUNTER_SETS, Counters, check_printed
from matanui.games.makuta.events import Laid, PutBack
from matanui.games.makuta.game import GAME
from matanui.games.makuta.state import Isle
from tests.makuta.looks import discover, move, on_turn, rolled, seen, told
from tests.makuta.scene import Scene

BOX = COUNTER_SETS["printed"]


def redrawn(tile: str, old: str, new: str) -> list[Tile]:
    """The printed tiles, one cell of one drawing changed."""
    return [replace(t, grid=t.grid.replace(old, new, 1)) if t.id == tile else t for t in TILES]


def fewer(sort: str) -> Counters:
    """The printed counters without one of this sort."""
    if sort == "lock":
        return replace(BOX, lock=BOX.lock[1:])
    if sort == "rahi":
        return replace(BOX, rahi=BOX.rahi | {"tiger": replace(BOX.rahi["tiger"], classic=[13] * 7)})
    copies: dict[str, int] = getattr(BOX, sort)
    first = next(iter(copies))
    return replace(BOX, **{sort: copies | {first: copies[first] - 1}})


@pytest.mark.parametrize(
    ("tiles", "box", "wrong"),
    [
        (redrawn("fau-swamp", "y", "K"), BOX, r"36 mask fields, the data files 37"),
        (redrawn("fau-swamp", "y", "."), BOX, r"24 key fields, the data files 23"),
        (redrawn("fau-swamp", "t", "m"), BOX, r"\[28, 21, 8\] Rahi fields, the data files \[29, 21, 7\]"),
        (TILES, fewer("mask"), r"24 masks, the data files 23"),
        (TILES, fewer("turaga"), r"12 Turaga, the data files 11"),
        (TILES, fewer("key"), r"24 keys, the data files 23"),
        (TILES, fewer("rahi"), r"\[28, 21, 8\] Rahi, the data files \[28, 21, 7\]"),
        (TILES, fewer("lock"), r"9 locks, the data files 8"),
        (TILES[1:], BOX, r"20 tiles, the data files 19"),
    ],
)
def test_a25(tiles: list[Tile], box: Counters, wrong: str) -> None:
    """No sort of counter runs out when a tile is filled: there are as many as printed fields, 117, and other data is
    refused. [en, Content of the box]"""
    check_printed(TILES, BOX)
    with pytest.raises(UserError, match=f"the box holds {wrong}$"):
        check_printed(tiles, box)
    printed = [f.counter for t in TILES for f in t.fields() if f.counter]
    held = sum(BOX.copies(c.id) for sort in (TOKENS.mask, TOKENS.turaga, TOKENS.key) for c in sort)
    assert len(printed) == held + sum(len(r.classic) for r in BOX.rahi.values()) == 117


def untouched(s: Isle, bag: int) -> int:
    """Printed fields, laid or still in the stack, whose counter nobody has looked at."""
    waiting = {f for f in PRINTED[bag] if TILE_OF[f] in s.tiles or TILE_OF[f] == s.drawn}
    laid = (s.rahi - set(s.faced)) | s.prizes
    return len(waiting | laid & PRINTED[bag])


def test_a25_in_play() -> None:
    """Whatever happens, each bag holds just what the untouched fields need; nothing is taken from the pile or from
    beaten Rahi. [en, Content of the box]"""
    match, dice = GAME.start(GAME.rules("definitive"), 3), Dice(seed_of("A25"))
    laid = 0
    while (ask := match.pending) is not None:
        assert [len(bag) for bag in match.state.bags[:5]] == [untouched(match.state, n) for n in range(5)]
        laid = len(match.state.island.laid)
        match.play(dice.answer(ask))
    assert laid > 10


def test_a26() -> None:
    """A beaten Rahi never comes back: not to its field, not to its bag. [en, Win an attack]"""
    scene = Scene().toa("tahu", "toa-landing.c3")
    fours = scene.s.bags[0].count(4)
    move(scene, 1, "toa-landing.c4").play(("rahi", 4), ("duel", 5))
    assert scene.s.bags[0].count(4) == fours - 1
    assert FIELD["toa-landing.c4"] not in seen(scene, "gali").rahi
    assert rolled(scene, 3) >= {"toa-landing.c5", "toa-landing.g2"}  # the way over its field is open
    discover(scene.play(("walk", "toa-landing.g2")), "mangai", 0)
    assert scene.s.bags[0].count(4) == fours - 1
    move(scene.toa("gali", "toa-landing.c3"), 1, "toa-landing.c4")
    assert on_turn(scene) == "tahu"  # nothing happened to Gali there
    strengths = sorted(scene.s.bags[0] + list(scene.s.faced.values()))
    assert len(strengths) == 27


def narrow(edge_match: str) -> Scene:
    """Tahu steps on a gate whose outside touches three tiles, each with a gate there."""
    scene = Scene(edge_match=edge_match).lay("mangai", "toa-landing.g3", 0).lay("po-koro", "mangai.g2", 0)
    return move(scene.toa("tahu", "toa-landing.b4").clear("toa-landing.b4"), 1, "toa-landing.g2")


def test_n06() -> None:
    """Under `all_edges` a tile that fits nowhere goes back into the stack, and nothing else happens.
    [de, picture of an allowed placement]"""
    scene = narrow("all_edges").play(("tile", "fau-swamp"))  # two gates; three would have to meet
    assert [e.tile for e in told(scene, PutBack)] == [TILE["fau-swamp"]]
    assert TILE["fau-swamp"] in scene.s.tiles
    assert scene.s.tiles == sorted(scene.s.tiles)
    assert scene.s.drawn == -1
    assert len(scene.s.island.laid) == 3
    assert (scene.at("tahu"), on_turn(scene)) == ("toa-landing.g2", "gali")
    scene = narrow("all_edges").play(("tile", "leva-bay"))  # three gates in a row: one turn fits
    assert [e.turn for e in told(scene, Laid)] == [0]
    scene = narrow("own_gate_only").play(("tile", "fau-swamp"))
    assert scene.asked == ("tahu", "place")


def test_n06_is_only_about_that_tile() -> None:
    """The next player may draw another tile at the same gate. [de, picture of an allowed placement]"""
    scene = narrow("all_edges").play(("tile", "fau-swamp"))
    move(scene.toa("gali", "toa-landing.b4"), 1, "toa-landing.g2").play(("tile", "leva-bay"))
    assert TILE["leva-bay"] in scene.s.island.row_of
    assert TILE["fau-swamp"] in scene.s.tiles
