"""Both positions of the switches on tiles, locks and entrances, each seen to change play."""

from __future__ import annotations

import pytest

from matanui.games.makuta.data.counters import LOCKS, NUMBER
from matanui.games.makuta.data.island import FIELD, NAMES, TILE
from matanui.games.makuta.events import Laid
from matanui.games.makuta.state import FACE_DOWN
from tests.makuta.looks import discover, faces, move, on_turn, prompt, rolled, seen, told
from tests.makuta.scene import Scene

CODE = ["fire", "water", "air"]


def at_gate(**switches: object) -> Scene:
    """Tahu halts on the west gate of the start tile."""
    return move(Scene(2, "definitive", **switches).toa("tahu", "toa-landing.b3"), 1, "toa-landing.g3")


def temple(hand: list[str], **switches: object) -> Scene:
    """Makuta's tile lies west of the start tile; Tahu stands on the gate before it."""
    scene = Scene(2, "definitive", **switches).lay("makuta", "toa-landing.g3", 0)
    return scene.toa("tahu", "toa-landing.g3", hand)


@pytest.mark.parametrize("value", ["must", "may"])
def test_switch_gate_tile(value: str) -> None:
    """At an open gate a tile has to be laid, or may be declined. [fr, Se déplacer]"""
    scene = at_gate(gate_tile=value)
    assert scene.asked == (("chance", "tile") if value == "must" else ("tahu", "explore"))
    if value == "may":
        scene.play(("explore", False))
        assert len(scene.s.tiles) == 19
        assert on_turn(scene) == "gali"
    scene = discover(at_gate(gate_tile=value), "mangai", 0)
    assert TILE["mangai"] in scene.s.island.row_of


@pytest.mark.parametrize("value", ["end_of_move", "any_entry"])
def test_switch_gate_trigger(value: str) -> None:
    """Only halting on an open gate brings a tile, or stepping on it too. [en, For younger players]"""
    scene = Scene(gate_trigger=value).toa("tahu", "toa-landing.b2")
    assert ("toa-landing.c1" in rolled(scene, 2)) == (value == "end_of_move")  # it lies behind a gate
    discover(scene.play(("walk", "toa-landing.g4")), "mangai", 5)
    assert on_turn(scene) == ("gali" if value == "end_of_move" else "tahu")
    if value == "any_entry":
        scene.play(("walk-on", "toa-landing.c1"))
        assert scene.at("tahu") == "toa-landing.c1"


@pytest.mark.parametrize(("value", "gates"), [("own_gate", {"g3"}), ("any_gate", {"g2", "g3", "g4"})])
def test_switch_tile_attach(value: str, gates: set[str]) -> None:
    """A new tile joins the gate you stand on, or any open gate. [de, Die Bewegung]"""
    scene = at_gate(tile_attach=value).play(("tile", "mangai"))
    assert {NAMES[spot // 6] for spot in scene.options} == {f"toa-landing.{gate}" for gate in gates}
    gate = f"toa-landing.{min(gates)}"
    scene.play(("place", (gate, 3)))
    assert [(e.tile, e.gate, e.turn) for e in told(scene, Laid)] == [(TILE["mangai"], FIELD[gate], 3)]
    assert scene.s.island.beyond(FIELD[gate]) >= 0
    assert scene.at("tahu") == "toa-landing.g3"


@pytest.mark.parametrize(("value", "turns"), [("own_gate_only", 3), ("all_edges", 1)])
def test_switch_edge_match(value: str, turns: int) -> None:
    """Only the joining gate must fit, or every touching edge. [de, Die Bewegung]"""
    scene = Scene(edge_match=value).lay("mangai", "toa-landing.g3", 0).lay("po-koro", "mangai.g2", 0)
    scene = move(scene.toa("tahu", "toa-landing.b4").clear("toa-landing.b4"), 1, "toa-landing.g2")
    scene.play(("tile", "leva-bay"))  # its three gates lie side by side, and three gates look at its place
    if turns > 1:
        assert len(scene.options) == turns
        scene.play(("place", 2))
    assert [e.turn for e in told(scene, Laid)] == [2 if turns > 1 else 0]


@pytest.mark.parametrize("value", ["down", "up"])
def test_switch_counters_face(value: str) -> None:
    """Counters of a new tile lie face down, or all are turned up. [de, Die Bewegung]"""
    scene = discover(at_gate(counters_face=value), "mangai", 0)
    drawn: dict[str, str] = {"rahi": "", "mask": "pakari", "key": "joker"}
    asked: list[str] = []
    while prompt(scene) in drawn:
        asked.append(prompt(scene))
        scene.play((prompt(scene), drawn[prompt(scene)] or scene.options[0]))
    assert sorted(asked) == (["key", "mask", "rahi", "rahi", "rahi", "rahi"] if value == "up" else [])
    table = seen(scene, "gali")
    open_rahi = {NAMES[f] for f, strength in table.rahi.items() if strength}
    assert ({"mangai.c3", "mangai.b2", "toa-landing.c4"} <= open_rahi) == (value == "up")
    lying = {NAMES[f]: faces(things) for f, things in table.lying.items()}
    assert (lying.get("mangai.b4"), lying.get("mangai.b3")) == (
        (["joker"], ["pakari"]) if value == "up" else (None, None)
    )
    assert (FIELD["mangai.b4"] in table.prizes) == (value == "down")
    move(scene.toa("gali", "mangai.g2"), 1, "mangai.b4")
    if value == "down":
        scene.play(("key", "joker"))
    assert scene.hand("gali") == ["joker"]
    assert scene.known("gali", "joker", "tahu") == (value == "up")


@pytest.mark.parametrize("value", ["down", "up"])
def test_switch_lock_placed(value: str) -> None:
    """A lock lies face down when it is placed, or open. [nl, Het Makuta-bord]"""
    scene = discover(at_gate(lock_placed=value), "makuta", 0)
    if value == "up":
        scene.play(("lock", CODE))
    code = LOCKS.index([NUMBER[symbol] for symbol in CODE])
    assert seen(scene, "gali").locks == {FIELD["makuta.e0"]: code if value == "up" else FACE_DOWN}
    assert on_turn(scene) == "gali"
    move(scene.toa("gali", "makuta.g0"), 1, "makuta.e0")
    assert (prompt(scene) == "flip-lock") == (value == "down")


@pytest.mark.parametrize("value", ["end", "enter"])
def test_switch_lock_flip_when(value: str) -> None:
    """A lock is turned up on halting there, or on stepping there too. (An entrance is a dead end, so stepping on
    matters where the ring is open.) [de, Die Schlösser]"""
    scene = move(temple([], lock_flip_when=value, makuta_ring=True), 4, "makuta.e0")
    scene.play(("flip-lock", True), ("lock", CODE))
    assert on_turn(scene) == ("gali" if value == "end" else "tahu")
    if value == "enter":
        scene.play(("walk-on", "makuta.e5"))
        assert scene.at("tahu") == "makuta.e5"


@pytest.mark.parametrize("value", [False, True])
def test_switch_entrance_needs_keys(value: bool) -> None:
    """Entrances are open to all, or closed on foot and in flight to a Toa with fewer than three keys.
    [en, For younger players]"""
    for hand in (["fire", "ice", "miru"], ["fire", "ice", "air", "miru"]):
        welcome = not value or len(hand) == 4
        assert ("makuta.e0" in rolled(temple(hand, entrance_needs_keys=value), 3)) == welcome
        scene = temple(hand, entrance_needs_keys=value).play(("begin", "fly"))
        assert ("makuta.e0" in scene.fields) == welcome
        assert "makuta.g0" in scene.fields
