"""Both positions of the switches on turns and walking, each seen to change play."""

from __future__ import annotations

import pytest

from matanui.core.questions import PASS
from matanui.games.makuta.state import PLAYING, STALEMATE
from tests.makuta.looks import fight, move, on_turn, pace, prompt, rolled
from tests.makuta.scene import Scene


@pytest.mark.parametrize(("value", "there"), [("start_field", False), ("start_tile", True)])
def test_switch_discard_spot(value: str, there: bool) -> None:
    """Given-up counters are picked on the start field only, or on any field of the start tile that asks for nothing
    else. [nl, Sloten en sleutels]"""
    scene = move(Scene(discard_spot=value).pile("fire").toa("tahu", "toa-landing.c3"), 1, "toa-landing.b3")
    assert (prompt(scene) == "search") == there
    assert on_turn(scene) == ("tahu" if there else "gali")
    scene = move(Scene(discard_spot=value).pile("fire").toa("tahu", "toa-landing.c3"), 1, "toa-landing.d3")
    assert prompt(scene) == "search"
    scene = move(Scene(discard_spot=value).pile("fire").toa("tahu", "toa-landing.b3"), 1, "toa-landing.g3")
    assert prompt(scene) == "tile"  # a gate has business of its own
    scene = Scene(discard_spot=value).lay("mangai", "toa-landing.g3", 0).pile("fire").toa("tahu", "mangai.d3")
    assert on_turn(move(scene, 1, "mangai.d2")) == "gali"  # not on other tiles


@pytest.mark.parametrize(("value", "first"), [("per_game", [6, 12]), ("per_turn", [6])])
def test_switch_base_die(value: str, first: list[int]) -> None:
    """Your best die is yours for good, or each turn's first roll is with the white one. [nl, Begin van het spel]"""
    scene = Scene(base_die=value).rahi("toa-landing.c4", 1).toa("tahu", "toa-landing.c3", ["kaukau"])
    assert (scene.asked, scene.options) == (("tahu", "begin"), first)
    fight(move(scene, 1, "toa-landing.c4"), 6)
    assert scene.options == [6, 12, PASS]
    scene.play(("begin", "rest"), ("roll", 1))
    assert (scene.asked, scene.options) == (("tahu", "begin"), first)


@pytest.mark.parametrize(("value", "home"), [("no_revisit", False), ("no_reversal", True)])
def test_switch_backtrack(value: str, home: bool) -> None:
    """No field twice in one roll, or only no step straight back: then a loop may lead home. [en, Movement]"""
    scene = Scene(backtrack=value).lay("mangai", "toa-landing.g3", 0).toa("tahu", "mangai.d2")
    assert ("mangai.d2" in rolled(scene, 4)) == home  # d2 c2 c1 g5 d2
    scene = Scene(backtrack=value).lay("mangai", "toa-landing.g3", 0).toa("tahu", "mangai.d2")
    assert "mangai.d2" not in rolled(scene, 3)


@pytest.mark.parametrize(("value", "anywhere"), [("anywhere", True), ("targets_only", False)])
def test_switch_early_stop(value: str, anywhere: bool) -> None:
    """Halt early on any field, or only where there is something to do. [en, Movement]"""
    fields = rolled(Scene(early_stop=value).toa("tahu", "toa-landing.c3"), 3)
    assert fields >= {"toa-landing.c4", "toa-landing.g3", "toa-landing.g4"}
    assert ({"toa-landing.b3", "toa-landing.b2", "toa-landing.d3"} <= fields) == anywhere
    assert ("toa-landing.b3" in fields) == anywhere


@pytest.mark.parametrize("value", [True, False])
def test_switch_stop_is_final(value: bool) -> None:
    """Once you halt, left-over points are lost, or you may walk on with them. [de, Die Bewegung]"""
    scene = Scene(stop_is_final=value).clear("toa-landing.c4").toa("tahu", "toa-landing.c3")
    move(scene, 3, "toa-landing.c5").play(("mask", "hau"))
    assert on_turn(scene) == ("gali" if value else "tahu")
    if not value:
        assert scene.asked == ("tahu", "walk-on")
        assert scene.fields == {"toa-landing.c5", "toa-landing.g2"}  # one point is left
        scene.play(("walk-on", "toa-landing.g2"))
        assert prompt(scene) == "tile"


@pytest.mark.parametrize("value", ["end_only", "passing"])
def test_switch_start_pick(value: str) -> None:
    """A start pick ends the move, or is made in passing. (The start field is a dead end of its tile, so passing
    matters where the whole start tile is the spot.) [us, owners]"""
    scene = Scene(start_pick=value, discard_spot="start_tile").pile("fire", "ice").toa("tahu", "toa-landing.c3")
    move(scene, 3, "toa-landing.b3").play(("search", "key"), ("pile", "ice"))
    assert scene.hand("tahu") == ["ice"]
    assert on_turn(scene) == ("tahu" if value == "passing" else "gali")
    if value == "passing":
        scene.play(("walk-on", "toa-landing.g3"))
        assert prompt(scene) == "tile"
    scene = Scene(start_pick=value, discard_spot="start_tile").pile("fire").toa("tahu", "toa-landing.c4")
    move(scene.clear("toa-landing.c4"), 3, "toa-landing.c5").play(("mask", "hau"))
    assert on_turn(scene) == "gali"  # a counter's own field is no passing


@pytest.mark.parametrize("value", ["free", "akaku_only"])
def test_switch_share_fields(value: str) -> None:
    """Toa share and pass fields freely, or only share one to use Akaku. [us, owners]"""
    free = value == "free"
    scene = Scene(share_fields=value).toa("tahu", "toa-landing.b3").toa("gali", "toa-landing.c3", ["fire"])
    assert ({"toa-landing.c3", "toa-landing.d3"} <= rolled(scene, 2)) == free
    scene = Scene(share_fields=value).toa("tahu", "toa-landing.b3", ["akaku"]).toa("gali", "toa-landing.c3", ["ice"])
    fields = rolled(scene, 2)
    assert "toa-landing.c3" in fields
    assert ("toa-landing.d3" in fields) == free
    scene.play(("walk", "toa-landing.c3"))
    assert (scene.asked, scene.options) == (("tahu", "akaku"), [1, -1] if free else [1])


@pytest.mark.parametrize("rounds", [1, 3])
def test_switch_stalemate_rounds(rounds: int) -> None:
    """So many quiet rounds in a row end the game. [house]"""
    scene = Scene(players=3, stalemate_rounds=rounds)
    for _ in range(3 * rounds):
        assert scene.s.winner == PLAYING
        pace(scene)
    assert (scene.s.winner, scene.asked) == (STALEMATE, None)
