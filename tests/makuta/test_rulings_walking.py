"""Rulings on walking: sharing and passing fields, where a walk may end and when it goes on. (A10–A13, N2–N5, N8)"""

from __future__ import annotations

from typing import Any

import pytest

from matanui.games.makuta.data.island import FIELD, TILE
from matanui.games.makuta.events import Found, Gathered
from tests.makuta.looks import EDITIONS, discover, move, on_turn, prompt, rolled, told
from tests.makuta.scene import Scene

FREE = [edition for edition in EDITIONS if edition != "us"]
CODE = ["fire", "water", "air"]


def landing(*fields: str) -> set[str]:
    """Fields of the start tile."""
    return {f"toa-landing.{f}" for f in fields}


def volcano(**switches: Any) -> Scene:
    """Mangai lies west of the start tile."""
    return Scene(**switches).lay("mangai", "toa-landing.g3", 0)


def temple(**switches: Any) -> Scene:
    """Makuta's tile lies west of the start tile; Tahu stands on the gate before it."""
    return Scene(**switches).lay("makuta", "toa-landing.g3", 0).toa("tahu", "toa-landing.g3")


@pytest.mark.parametrize("edition", EDITIONS)
def test_a10(edition: str) -> None:
    """Toa may share a field and pass each other; in the US box only for Akaku. [us, owners]"""
    scene = Scene(edition=edition).toa("tahu", "toa-landing.b2").toa("gali", "toa-landing.b3", ["fire"])
    free, shared = landing("g3", "b4", "c3", "d3", "c4"), landing("b3")
    fields = rolled(scene, 4)
    assert fields >= landing("g4", "c1")
    assert fields & (free | shared) == (set() if edition == "us" else free | shared)
    scene = Scene(edition=edition).toa("tahu", "toa-landing.b2", ["akaku"]).toa("gali", "toa-landing.b3", ["fire"])
    fields = rolled(scene, 4)
    assert fields & (free | shared) == (shared if edition == "us" else free | shared)
    scene.play(("walk", "toa-landing.b3"))
    assert scene.at("tahu") == scene.at("gali")
    assert scene.asked == ("tahu", "akaku")


def test_a11() -> None:
    """You may walk over masks and keys; only halting there takes them. [en, Turaga]"""
    scene = Scene().clear("toa-landing.c4").toa("tahu", "toa-landing.c4")
    move(scene, 2, "toa-landing.g2")  # the only way of two steps leads over the mask; b4 is a Rahi's
    assert FIELD["toa-landing.c5"] in scene.s.prizes
    assert scene.asked == ("chance", "tile")
    move(scene := volcano().toa("tahu", "mangai.b3"), 2, "mangai.g2")
    assert FIELD["mangai.b4"] in scene.s.prizes
    move(scene := volcano().toa("tahu", "mangai.g0").lying("mangai.d3", "earth"), 2, "mangai.d2")
    assert scene.on("mangai.d3") == ["earth"]
    assert not told(scene, Found) + told(scene, Gathered)
    scene = Scene().clear("toa-landing.c4").toa("tahu", "toa-landing.c4")
    move(scene, 2, "toa-landing.c5").play(("mask", "hau"))
    assert scene.hand("tahu") == ["hau"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_a12(edition: str) -> None:
    """Any number of Toa may stand on the start field, and it costs one step. [en, Attention]"""
    scene = Scene(4, edition).toa("tahu", "toa-landing.b3")
    assert "toa-landing.d3" not in rolled(scene, 1)
    scene = Scene(4, edition).toa("tahu", "toa-landing.b3")
    assert "toa-landing.d3" in rolled(scene, 2)
    scene.play(("walk", "toa-landing.d3"))
    assert {scene.at(toa) for toa in ("tahu", "gali", "lewa", "onua")} == {"toa-landing.d3"}


@pytest.mark.parametrize("edition", FREE)
def test_a13(edition: str) -> None:
    """A Toa on a gate or an entrance blocks nobody: only Rahi do. [en, Rahi]"""
    scene = volcano(edition=edition).toa("tahu", "toa-landing.b3").toa("gali", "toa-landing.g3")
    assert rolled(scene, 3) >= {"toa-landing.g3", "mangai.g0", "mangai.d3"}
    scene = temple(edition=edition, makuta_ring=True).toa("gali", "makuta.e0")
    assert rolled(scene, 3) >= {"makuta.e0", "makuta.e1", "makuta.e5"}
    scene = temple(edition=edition, makuta_ring=True).toa("gali", "makuta.e0")
    move(scene, 6, "makuta.e0")
    assert scene.asked == ("tahu", "flip-lock")
    scene = Scene(edition=edition).toa("tahu", "toa-landing.c3")
    assert "toa-landing.c5" not in rolled(scene, 2)  # a Rahi does


def test_n02() -> None:
    """Under `targets_only` you halt early on Rahi, counters, gates, entrances with a lock, and the start field with a
    pile. Only if no walk uses all points may one stop that cannot go on. [en, Movement]"""
    strict: dict[str, Any] = {"early_stop": "targets_only"}
    scene = Scene(**strict).toa("tahu", "toa-landing.c3")
    assert rolled(scene, 3) == landing("c4", "g3", "b4", "g4")  # not d3: another walk goes three steps
    scene = Scene(**strict).toa("tahu", "toa-landing.c3").pile("fire").lying("toa-landing.b2", "ice")
    assert rolled(scene, 3) == landing("c4", "g3", "b4", "g4", "d3", "b2")
    scene = Scene(**strict).toa("tahu", "toa-landing.c3").clear("toa-landing.c4", "toa-landing.b4")
    assert "toa-landing.c5" in rolled(scene, 6)  # a mask, two steps off
    scene = Scene(**strict).toa("tahu", "toa-landing.c1")
    assert rolled(scene, 4) == landing("g4", "b4", "g3", "c3")  # four steps lead to b4, g3 and c3
    scene = Scene(**strict).toa("tahu", "toa-landing.c1")
    assert rolled(scene, 6) == landing("g4", "b4", "g3", "c4", "d3")  # nowhere do six; at d3 the way ends
    scene = temple(**strict)
    assert rolled(scene, 3) >= {"makuta.g0", "makuta.e0"}
    scene = temple(makuta_ring=True, **strict)
    assert rolled(scene, 5) & {f"makuta.e{e}" for e in range(6)} == {"makuta.e0", "makuta.e3"}
    scene = volcano(**strict).clear("mangai.c4", "mangai.c5").toa("tahu", "mangai.d3")
    assert "mangai.d4" not in rolled(scene, 6)  # one step off, and no walk of six ends there


def test_n03() -> None:
    """Under `no_reversal` you may cross your own trail, but not step straight back. [en, Movement]"""
    for rule, steps, home in (
        ("no_reversal", 5, False),
        ("no_reversal", 6, True),  # d3 d2 c2 c1 g5 d2 d3: round the loop, over d2 a second time
        ("no_revisit", 6, False),
    ):
        scene = volcano(backtrack=rule).toa("tahu", "mangai.d3")
        assert ("mangai.d3" in rolled(scene, steps)) == home, (rule, steps)
    scene = volcano(backtrack="no_reversal").toa("tahu", "mangai.d3").play(("roll", 6), ("walk", "mangai.d3"))
    assert on_turn(scene) == "gali"
    scene = Scene(backtrack="no_reversal").toa("tahu", "toa-landing.c3")
    assert "toa-landing.c3" not in rolled(scene, 6)  # every way from here is a dead end
    scene = Scene(backtrack="no_reversal", stop_is_final=False).toa("tahu", "toa-landing.b3")
    move(scene, 4, "toa-landing.c3")
    assert prompt(scene) == "walk-on"
    assert scene.fields == landing("c3", "d3", "c4")
    scene = volcano(backtrack="no_reversal", early_stop="targets_only").toa("tahu", "mangai.d2")
    assert "mangai.d2" in rolled(scene, 4)  # all four points lead round and home


@pytest.mark.parametrize("edition", EDITIONS)
def test_n04(edition: str) -> None:
    """Under `any_entry` an open gate halts the walk (where a tile must be laid), the tile is laid, then the left-over
    points may be used. [en, For younger players]"""
    scene = Scene(edition=edition, gate_trigger="any_entry").toa("tahu", "toa-landing.b2")
    must = scene.s.rules.gate_tile == "must"
    assert ("toa-landing.c1" in rolled(scene, 3)) == (not must)
    discover(scene.play(("walk", "toa-landing.g4")), "mangai", 5)
    assert TILE["mangai"] in scene.s.island.row_of
    assert scene.asked == ("tahu", "walk-on")
    assert scene.fields == landing("g4", "c1") | {"mangai.g2", "mangai.c5", "mangai.b4"}
    scene.play(("walk-on", "toa-landing.c1"))
    assert on_turn(scene) == "gali"
    scene = Scene(edition=edition, gate_trigger="any_entry").toa("tahu", "toa-landing.b2")
    discover(move(scene, 1, "toa-landing.g4"), "mangai", 5)
    assert on_turn(scene) == "gali"  # no point is left


def test_n05() -> None:
    """Under `passing` and `enter` you may pause there, do what the field allows, and walk on with the left-over
    points. [us, owners] [de, Die Schlösser] [en, Attack Makuta]"""
    scene = Scene(start_pick="passing", discard_spot="start_tile").pile("fire").toa("tahu", "toa-landing.c3")
    move(scene, 3, "toa-landing.b3").play(("search", "key"), ("pile", "fire"))
    assert scene.asked == ("tahu", "walk-on")
    assert scene.fields == landing("b3", "b4", "g3", "b2", "g4")
    scene.play(("walk-on", "toa-landing.b2"))
    assert on_turn(scene) == "gali"  # the pile is empty, so b2 is a halt like any other
    scene = temple(lock_flip_when="enter", makuta_ring=True)
    move(scene, 4, "makuta.e0").play(("flip-lock", True), ("lock", CODE))
    assert scene.asked == ("tahu", "walk-on")
    assert scene.fields == {"makuta.e0", "makuta.e1", "makuta.e5", "makuta.g1", "makuta.g5", "makuta.e2", "makuta.e4"}
    for brave in (False, True):
        scene = temple(challenge_when="enter", makuta_ring=True, makuta_loss_move="may").lock("makuta.e0", *CODE)
        move(scene.toa("tahu", hand=CODE), 4, "makuta.e0").play(("challenge", brave))
        assert prompt(scene) == ("temple" if brave else "walk-on")
    scene.play(("temple", 1), ("duel", 1), ("lose", "fire"), ("exile", "makuta.e0"))
    assert on_turn(scene) == "gali"  # a challenge ends the move, even for a Toa who is left standing there


def crowd(*hand: str) -> Scene:
    """In the US box: Tahu on b3, Gali with a key before him on c3, Lewa with a key behind her on the start field."""
    scene = Scene(3, "us").toa("tahu", "toa-landing.b3", list(hand))
    return scene.toa("gali", "toa-landing.c3", ["fire"]).toa("lewa", hand=["fire"])


def test_n08() -> None:
    """Under `akaku_only` the fields of others are closed to walking and flying, unless you stop there to use Akaku,
    which you then must; the start field is exempt. [us, owners]"""
    assert rolled(crowd(), 4) & landing("c3", "d3") == set()
    assert rolled(crowd("akaku"), 4) & landing("c3", "d3") == landing("c3")
    bare = Scene(3, "us").toa("tahu", "toa-landing.b3", ["akaku"]).toa("gali", "toa-landing.c3")
    assert rolled(bare, 4) & landing("c3", "d3") == set()  # there is nothing to take from her
    scene = move(crowd("akaku"), 4, "toa-landing.c3")
    assert (scene.asked, scene.options) == (("tahu", "akaku"), [1])
    for hand, open_ in ((["miru"], landing("d3")), (["miru", "akaku"], landing("c3", "d3"))):
        scene = crowd(*hand).play(("begin", "fly"))
        assert scene.fields & landing("c3", "d3") == open_
    scene.play(("fly", "toa-landing.d3"), ("search", None))
    assert (scene.asked, scene.options) == (("tahu", "akaku"), [2, -1])


@pytest.mark.parametrize(("mask", "goals"), [("akaku", ["toa-landing.g4"]), ("hau", ["toa-landing.c1"])])
def test_n08_being_asked_does_not_show_akaku(mask: str, goals: list[str]) -> None:
    """Gali bars the only way out of a dead end. Whoever could hold Akaku is asked, even if one answer is left; whoever
    holds keys alone is not. [us, owners]"""
    scene = Scene(2, "us").toa("tahu", "toa-landing.c1", [mask]).toa("gali", "toa-landing.g4", ["fire"])
    scene.play(("begin", "white"), ("roll", 1))
    assert scene.asked == ("tahu", "walk")
    assert scene.fields == set(goals)
    keys = Scene(2, "us").toa("tahu", "toa-landing.c1", ["fire"]).toa("gali", "toa-landing.g4", ["fire"])
    assert keys.play(("roll", 1)).asked == ("chance", "roll")  # Gali's turn


def test_n08_after_somebody_fled() -> None:
    """Whoever flees with Akaku may not rob again in that move; the next player may. [us, owners]"""
    scene = crowd("akaku", "hau").toa("gali", hand=["miru", "akaku"]).toa("lewa", "toa-landing.d3")
    move(scene, 4, "toa-landing.c3").play(("akaku", "gali"), ("rob", "fire"), ("escape", "white"))
    scene.play(("roll", 1), ("walk", "toa-landing.b3"), ("begin", "fly"))
    assert scene.asked == ("gali", "fly")
    assert "toa-landing.b3" in scene.fields
    scene.play(("fly", "toa-landing.b3"))
    assert (scene.asked, scene.options) == (("gali", "akaku"), [0])
