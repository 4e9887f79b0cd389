"""Exploring the island: rulings A38 to A45, N13 and N15, and the switches of the tiles, as a player meets them."""

from __future__ import annotations

import pytest

from matanui.games.makuta.data.box import TILES
from matanui.games.makuta.data.counters import NAME
from matanui.games.makuta.data.island import FIELD, FIELDS, GATES, NAMES, START_TILE, TILE, TILE_OF, Island
from matanui.games.makuta.game import GAME
from tests.makuta.looks import on_turn, seen
from tests.makuta.scene import Scene

START = "toa-landing.d3"
NEAR = "toa-landing.c3"
MOSQUITO = "toa-landing.c4"
MASK = "toa-landing.c5"
WEST = "toa-landing.g3"
BEFORE_WEST = "toa-landing.b3"  # one step from the west gate
GO_WEST = [("roll", 1), ("walk", WEST)]


def hollow(scene: Scene) -> Scene:
    """Three gates look at the one free place west of the start tile, and no other gate is open: the start tile's west
    gate, the Fau Swamp's from the north, the Kumu Islets' from the south."""
    return scene.lay("fau-swamp", "toa-landing.g2", 4).lay("kumu-islets", "toa-landing.g4", 5)


def gates(scene: Scene) -> set[str]:
    """The open gates of the island."""
    return {NAMES[g] for g in scene.s.island.open}


def test_the_hollow() -> None:
    """The scene is what it says it is."""
    scene = hollow(Scene())
    assert gates(scene) == {WEST, "fau-swamp.g0", "kumu-islets.g3"}
    assert len({scene.s.island.outside(g)[:2] for g in scene.s.island.open}) == 1


def test_a38() -> None:
    """On a gate that is joined already, or that looks at the blank edge of another tile, nothing happens; the second
    kind is a dead end for good. [A38] [fr, Se déplacer]"""
    joined = Scene().lay("mangai", WEST, 0).toa("tahu", BEFORE_WEST).play(*GO_WEST)
    assert joined.at("tahu") == WEST and on_turn(joined) == "gali" and len(joined.s.tiles) == 18
    blank = Scene().lay("fau-swamp", "toa-landing.g2", 4).lay("kumu-islets", "fau-swamp.g0", 5)
    assert WEST not in gates(blank)
    blank.toa("tahu", BEFORE_WEST).play(("roll", 2))
    assert not [f for f in blank.fields if f.startswith("kumu-islets")]
    blank.play(("walk", WEST))
    assert blank.at("tahu") == WEST and on_turn(blank) == "gali" and len(blank.s.tiles) == 17
    open_ = Scene().toa("tahu", BEFORE_WEST).play(*GO_WEST)
    assert open_.asked == ("chance", "tile")


@pytest.mark.parametrize("tile", [t.id for t in TILES if t.role != "start"])
@pytest.mark.parametrize("edge", range(6))
def test_a39(tile: str, edge: int) -> None:
    """Every tile can be laid at an open gate of any direction, in as many ways as it has gates, and that is two at
    least; those ways and no others join the gates. [A39] [en, Movement]"""
    n = TILE[tile]
    for gate in (g for g in GATES[START_TILE] if g >= 0):
        start = Island([[START_TILE, 0, 0, turn_to(gate, edge)]], False)
        assert start.outside(gate)[2] == edge
        turns = start.legal_turns(gate, n, False, False)
        assert turns == [k for k in range(6) if start.lay(gate, n, k).beyond(gate) >= 0]
        assert len(turns) == sum(g >= 0 for g in GATES[n]) >= 2
        assert start.legal_turns(gate, n, False, True)  # nor does the ban on sealing leave none


def turn_to(gate: int, edge: int) -> int:
    """How to turn the start tile so that this gate looks across this edge."""
    return (edge - int(NAMES[gate][-1])) % 6


def test_a40() -> None:
    """Gates that happen to meet those of a third tile are joined as well. [A40] [en, Attention]"""
    scene = hollow(Scene(no_seal=False)).toa("tahu", BEFORE_WEST)
    scene.play(*GO_WEST, ("tile", "naho-bay"), ("place", 3))  # its three gates look east, north-east and south-east
    assert gates(scene) == set()
    near = {NAMES[f] for g in GATES[TILE["naho-bay"]] if g >= 0 for f in scene.s.island.near[g]}
    assert {WEST, "fau-swamp.g0", "kumu-islets.g3"} <= near
    scene.toa("gali", "naho-bay.g2").play(("roll", 1))
    assert {f for f in scene.fields if not f.startswith("naho-bay")} == {"kumu-islets.g3"}


def test_a41() -> None:
    """When the stack is empty an open gate does nothing. [A41]"""
    scene = Scene().empty_stack().toa("tahu", BEFORE_WEST)
    assert WEST in gates(scene)
    scene.play(*GO_WEST)
    assert scene.at("tahu") == WEST and scene.asked == ("chance", "roll") and on_turn(scene) == "gali"


def test_a42() -> None:
    """The player on turn sees the tile first, then turns it so that any one of its gates meets the gate he stands on;
    afterwards it neither moves nor turns. [A42] [en, Movement] [de, Die Bewegung]"""
    scene = Scene().toa("tahu", BEFORE_WEST).play(*GO_WEST)
    assert scene.asked == ("chance", "tile") and len(scene.options) == 19
    scene.play(("tile", "leva-bay"))  # gates west, south-west and south-east
    assert all(seen(scene, who).drawn == TILE["leva-bay"] for who in ("tahu", "gali", None))
    assert scene.asked == ("tahu", "place")
    assert scene.options == [FIELD[WEST] * 6 + turn for turn in (1, 2, 3)]
    scene.play(("place", 2))
    assert NAMES[scene.s.island.beyond(FIELD[WEST])] == "leva-bay.g4"
    laid = [row[:] for row in scene.s.island.laid]
    assert laid[-1] == [TILE["leva-bay"], -1, 0, 2]
    scene.toa("gali", "toa-landing.b2").play(("roll", 1), ("walk", "toa-landing.g4"), ("tile", "mangai"), ("place", 0))
    assert [row[:] for row in scene.s.island.laid][:2] == laid


def test_a43() -> None:
    """A tile may not close the last way out while it can be turned so that an open gate is left. While a gate is open
    elsewhere it may lie as you like. [A43]"""
    scene = hollow(Scene()).toa("tahu", BEFORE_WEST).play(*GO_WEST, ("tile", "naho-bay"))
    assert scene.options == [FIELD[WEST] * 6 + turn for turn in (2, 4)]  # turn 3 would fill the hollow
    scene.play(("place", 2))
    assert len(gates(scene)) == 1

    elsewhere = Scene().lay("fau-swamp", "toa-landing.g2", 4).lay("tiro-canyon", "toa-landing.g4", 5)
    assert gates(elsewhere) == {WEST, "fau-swamp.g0", "tiro-canyon.g3", "tiro-canyon.g4"}  # the last looks away
    elsewhere.toa("tahu", BEFORE_WEST).play(*GO_WEST, ("tile", "naho-bay"))
    assert elsewhere.options == [FIELD[WEST] * 6 + turn for turn in (2, 3, 4)]
    elsewhere.play(("place", 3))
    assert gates(elsewhere) == {"tiro-canyon.g4"}


def test_switch_no_seal() -> None:
    """A turn that seals the island is barred, or allowed. [house]"""
    offers = {}
    for barred in (True, False):
        scene = hollow(Scene(no_seal=barred)).toa("tahu", BEFORE_WEST).play(*GO_WEST, ("tile", "naho-bay"))
        offers[barred] = [option % 6 for option in scene.options]
    assert offers == {True: [2, 4], False: [2, 3, 4]}
    scene.play(("place", 3))
    assert gates(scene) == set()


def test_a44() -> None:
    """When nothing has changed for a number of rounds the game is a stalemate that nobody wins; whatever changes the
    island starts the count anew. Or top rolls run on, and no Rahi is too strong for good. [A44]"""
    scene = Scene(stalemate_rounds=3)
    for _ in range(3):  # Tahu and Gali walk to and fro, each step forced by a roll of one
        assert scene.asked == ("chance", "roll")
        to_and_fro(scene)
    standing = GAME.standing(scene.s)
    assert scene.asked is None and standing.over and standing.winner is None

    busy = Scene(stalemate_rounds=3).rahi(MOSQUITO, 1)
    to_and_fro(busy)
    busy.toa("tahu", NEAR).play(("roll", 1), ("walk", MOSQUITO), ("duel", 6), ("begin", "rest"))
    assert busy.s.quiet <= 0 and busy.asked is not None

    tiger = Scene(exploding_max=True).lay("mangai", WEST, 0).rahi("mangai.c3", 20).toa("tahu", "mangai.d3")
    tiger.play(("roll", 1), ("walk", "mangai.c3"), ("duel", 6), ("duel", 6), ("duel", 6), ("duel", 3))
    assert tiger.at("tahu") == "mangai.c3" and FIELD["mangai.c3"] not in tiger.s.rahi


def to_and_fro(scene: Scene) -> None:
    """A round in which nothing happens."""
    for name in ("tahu", "gali"):
        to = NEAR if scene.at(name) == START else START
        scene.play(("roll", 1))
        if scene.asked == (name, "walk"):
            scene.play(("walk", to))


def test_a45() -> None:
    """The start tile is filled at the beginning, like any tile: two mosquitoes and a mask.
    [A45] [us, owners' accounts]"""
    scene = Scene()
    assert {NAMES[f] for f in scene.s.rahi} == {"toa-landing.b4", MOSQUITO}
    assert {NAMES[f] for f in scene.s.prizes} == {MASK}
    scene.toa("tahu", NEAR).play(("roll", 1), ("walk", MOSQUITO))
    assert scene.asked == ("chance", "rahi")


def test_switch_true_island() -> None:
    """The island grows tile by tile, or lies there complete from the start, with Makuta's locks. [house]"""
    grown = Scene(true_island=False)
    assert len(grown.s.island.laid) == 1 and len(grown.s.tiles) == 19 and grown.s.locks == {}
    whole = Scene(true_island=True)
    assert len(whole.s.island.laid) == 20 and whole.s.tiles == [] and whole.s.island.open == frozenset()
    assert {NAMES[f] for f in whole.s.locks} == {f"makuta.e{e}" for e in range(6)}
    assert len(whole.s.rahi) == 57 and len(whole.s.prizes) == 60
    assert whole.at("tahu") == START
    whole.toa("tahu", BEFORE_WEST).play(("roll", 2))
    assert "mangai.g0" in whole.fields  # a step beyond the gate, where nothing has to be laid first
    assert whole.play(("walk", WEST)).s.turn == 1


def test_n13() -> None:
    """Under `start_tile` a stop on any field of the start tile lets you pick, unless the field has business of its own.
    [N13] [en, Attention]"""
    for spot, asked in (("start_field", None), ("start_tile", ("tahu", "search"))):
        scene = Scene(discard_spot=spot).pile("fire").toa("tahu", NEAR).play(("roll", 1), ("walk", BEFORE_WEST))
        assert scene.asked == (asked or ("chance", "roll"))
        own = Scene(discard_spot=spot).pile("fire").clear(MOSQUITO).toa("tahu", MOSQUITO)
        assert own.play(("roll", 1), ("walk", MASK)).asked == ("chance", "mask")
        own.play(("mask", "hau"))
        assert on_turn(own) == "gali"
        gate = Scene(discard_spot=spot).pile("fire").toa("tahu", BEFORE_WEST).play(*GO_WEST)
        assert gate.asked == ("chance", "tile")
        start = Scene(discard_spot=spot).pile("fire").toa("tahu", NEAR).play(("roll", 1), ("walk", START))
        assert start.asked == ("tahu", "search")
        far = Scene(discard_spot=spot).lay("mangai", WEST, 0).pile("fire").toa("tahu", "mangai.d3")
        far.play(("roll", 1), ("walk", "mangai.d2"))
        assert on_turn(far) == "gali"


def test_n15() -> None:
    """Under `counters_face` = up every counter of a new tile is turned up as it is laid, for all to see, and so is the
    start tile's at the beginning; otherwise nobody sees any. [N15] [de, Die Bewegung]"""
    way = [*GO_WEST, ("tile", "leva-bay"), ("place", 1)]
    down = Scene(counters_face="down").toa("tahu", BEFORE_WEST).play(*way)
    assert down.asked == ("chance", "roll") and on_turn(down) == "gali"
    assert set(seen(down, "tahu").rahi.values()) == {0} and down.s.lying == {}

    up = Scene(counters_face="up").toa("tahu", BEFORE_WEST)
    table = seen(up, "gali")
    assert 0 not in table.rahi.values() and len(table.rahi) == 2 and table.prizes == [] and len(table.lying) == 1
    up.play(*way, ("rahi", 5), ("mask", "hau"), ("rahi", 9), ("mask", "miru"), ("rahi", 6), ("key", "fire"))
    assert up.asked == ("chance", "roll") and on_turn(up) == "gali"
    for who in ("tahu", "gali", None):
        table = seen(up, who)
        new = {f: things for f, things in table.lying.items() if TILE_OF[f] == TILE["leva-bay"]}
        assert sorted(NAME[c] for things in new.values() for c in things) == ["fire", "hau", "miru"]
        assert all(table.rahi[f] for f in FIELDS[TILE["leva-bay"]] if f in table.rahi)
    up.toa("gali", "leva-bay.b3").play(("roll", 1), ("walk", "leva-bay.c3"))
    assert len(up.hand("gali")) == 1 and up.known("gali", up.hand("gali")[0], "tahu")
