"""Rulings on the turn: its order, its end, being pushed back, and games that do not move on. (A1–A9, N1, N7)"""

from __future__ import annotations

from typing import Any

import pytest

from matanui.core.flow import Match
from matanui.core.questions import PASS
from matanui.games.makuta.data.island import FIELD
from matanui.games.makuta.events import Began, Judged, Order, Stuck
from matanui.games.makuta.game import GAME
from matanui.games.makuta.options import FLY
from matanui.games.makuta.state import PLAYING, STALEMATE, Isle
from tests.makuta.looks import EDITIONS, discover, fight, move, on_turn, pace, prompt, rolled, told
from tests.makuta.scene import Scene


def mosquito_hunt(edition: str = "definitive", strength: int = 5, **switches: Any) -> Scene:
    """Tahu beside an open mosquito; Gali waits on the start field."""
    scene = Scene(edition=edition, **switches).rahi("toa-landing.c4", strength)
    return scene.toa("tahu", "toa-landing.c3")


@pytest.mark.parametrize("edition", EDITIONS)
def test_a01(edition: str) -> None:
    """Fly or roll, walk, do what the field asks; a win starts again from the top, all else ends the turn.
    [de, Die Bewegung] [fr, Se déplacer]"""
    scene = mosquito_hunt(edition).toa("tahu", hand=["miru"])
    assert scene.asked == ("tahu", "begin")
    assert scene.options == [6, FLY]
    fight(move(scene, 6, "toa-landing.c4"), 6)
    assert scene.asked == ("tahu", "begin")
    assert scene.options == [6, FLY, PASS]
    scene.play(("begin", "fly"), ("fly", "toa-landing.c5"))
    assert scene.asked == ("chance", "mask")
    scene.play(("mask", "hau"))
    assert on_turn(scene) == "gali"
    move(scene, 1, "toa-landing.c3")
    assert on_turn(scene) == "tahu"


@pytest.mark.parametrize("edition", EDITIONS)
def test_a02(edition: str) -> None:
    """You walk at least one field if any step is legal; otherwise you pass. [en, Movement]"""
    scene = Scene(edition=edition).toa("tahu", "toa-landing.g3")
    assert rolled(scene, 3) == {f"toa-landing.{f}" for f in ("b3", "b4", "c3", "b2", "d3", "c4", "g4")}
    scene = Scene(edition=edition).pile("fire").play(("roll", 6))
    assert scene.asked == ("tahu", "walk")
    assert "toa-landing.d3" not in scene.fields
    scene = Scene(edition=edition).toa("gali", "toa-landing.c3").play(("roll", 6))
    stuck = edition == "us"  # where pawns block, Tahu's only way out is closed
    assert bool(told(scene, Stuck)) == stuck
    assert on_turn(scene) == ("gali" if stuck else "tahu")
    assert scene.at("tahu") == "toa-landing.d3"


@pytest.mark.parametrize("edition", EDITIONS)
def test_a03(edition: str) -> None:
    """Halting on an open gate lays a tile, and the turn is over, whatever points are left. [en, Movement]"""
    scene = Scene(edition=edition).toa("tahu", "toa-landing.b3")
    discover(move(scene, 6, "toa-landing.g3"), "mangai", 0)
    assert scene.at("tahu") == "toa-landing.g3"
    assert on_turn(scene) == "gali"
    assert scene.asked == ("chance", "roll")
    assert scene.s.island.beyond(FIELD["toa-landing.g3"]) == FIELD["mangai.g0"]


@pytest.mark.parametrize("switches", [{}, {"stop_is_final": False}, {"rahi_ends_move": False}])
@pytest.mark.parametrize("pips", [2, 5])
@pytest.mark.parametrize("edition", EDITIONS)
def test_a04(edition: str, pips: int, switches: dict[str, Any]) -> None:
    """Pushed back by a lost or tied duel, your turn is over, whatever points are left. [en, Lose an attack]"""
    scene = fight(move(mosquito_hunt(edition, **switches), 6, "toa-landing.c4"), pips)
    assert scene.at("tahu") == "toa-landing.c3"
    assert on_turn(scene) == "gali"
    assert scene.asked == ("chance", "roll")


@pytest.mark.parametrize("spot", ["toa-landing.g2", "toa-landing.c5", "toa-landing.d3", "makuta.e0"])
@pytest.mark.parametrize("pips", [2, 5])
def test_a05(spot: str, pips: int) -> None:
    """The field you are pushed back to does nothing: no tile, no counter, no start pick, no lock.
    [en, Lose an attack]"""
    scene = mosquito_hunt().lay("makuta", "toa-landing.g3", 0).pile("fire").toa("tahu", spot, ["miru"])
    tiles, prizes = scene.s.tiles[:], scene.s.prizes
    scene.play(("begin", "fly"), ("fly", "toa-landing.c4"), ("duel", pips))
    assert scene.at("tahu") == spot
    assert on_turn(scene) == "gali"
    assert scene.asked == ("chance", "roll")
    assert (scene.s.tiles, scene.s.prizes) == (tiles, prizes)
    assert scene.hand("tahu") == []
    assert scene.on_pile() == ["fire", "miru"]


def test_a06() -> None:
    """You go back to the field you came from, even if somebody stands there or it is on another tile; if the Rahi
    was your first step, it is the field you began on. [en, Lose an attack]"""
    for side in ("toa-landing.b3", "toa-landing.c4"):
        scene = Scene().rahi("toa-landing.b4", 7).clear("toa-landing.c4").toa("tahu", "toa-landing.c3")
        scene.toa("gali", "toa-landing.c4").play(("roll", 3), ("walk", "toa-landing.b4"))
        assert scene.asked == ("tahu", "walk-from")
        assert scene.fields == {"toa-landing.b3", "toa-landing.c4"}
        scene.play(("walk-from", side), ("duel", 1))
        assert scene.at("tahu") == side
    scene = fight(move(mosquito_hunt(), 1, "toa-landing.c4"), 1)
    assert scene.at("tahu") == "toa-landing.c3"
    scene = mosquito_hunt().lay("mangai", "toa-landing.g3", 0).toa("tahu", "mangai.d2", ["miru"])
    scene.play(("begin", "fly"), ("fly", "toa-landing.c4"), ("duel", 1))
    assert scene.at("tahu") == "mangai.d2"


@pytest.mark.parametrize("edition", EDITIONS)
def test_a07(edition: str) -> None:
    """As many extra turns follow each other as duels are won. [en, Win an attack]"""
    scene = mosquito_hunt(edition).toa("tahu", hand=["pakari"]).lay("mangai", "toa-landing.g3", 0)
    scene.rahi("toa-landing.b4", 7).rahi("mangai.c3", 15).rahi("mangai.c4", 4)
    for field, steps in (("toa-landing.c4", 1), ("toa-landing.b4", 1), ("mangai.c3", 5), ("mangai.c4", 1)):
        fight(move(scene, steps, field), 6, "pakari")
        assert scene.at("tahu") == field
        assert scene.asked == ("tahu", "begin")
    assert [e.outcome for e in told(scene, Judged)] == [Judged.WON] * 4
    assert scene.s.round == 1
    scene.play(("begin", "rest"))
    assert on_turn(scene) == "gali"


def test_a08() -> None:
    """Whoever ties for the highest first roll rolls again; then seats go clockwise. [en, Beginning of the game]"""
    match: Match[Isle] = GAME.start(GAME.rules("definitive"), 3)
    for toa in (0, 1, 2):
        match.play(toa)
    match.state.told = []
    for pips in (9, 4, 9, 5, 5, 2, 8):
        assert match.pending is not None
        assert match.pending.prompt.name == "order"
        match.play(pips)
    rolls = [(e.seat, e.pips) for e in match.state.told if isinstance(e, Order)]
    assert rolls == [(0, 9), (1, 4), (2, 9), (0, 5), (2, 5), (0, 2), (2, 8)]
    assert [e.seat for e in match.state.told if isinstance(e, Began)] == [2]
    turns = []
    for _ in range(4):
        turns.append(match.state.turn)
        match.play(1)  # the only way from the start field is one step long: no question
        if match.pending and match.pending.prompt.name == "walk":
            match.play(match.pending.options[0])
    assert turns == [2, 0, 1, 2]


def test_a09() -> None:
    """No field twice within one roll; a new roll, after a win or to escape, starts afresh. [en, Movement]"""
    scene = mosquito_hunt(stop_is_final=False).toa("tahu", "toa-landing.b3")
    move(scene, 4, "toa-landing.c3")
    assert scene.asked == ("tahu", "walk-on")
    assert scene.fields == {"toa-landing.c3", "toa-landing.d3", "toa-landing.c4"}
    fight(scene.play(("walk-on", "toa-landing.c4")), 6)
    scene.play(("begin", "white"))
    assert rolled(scene, 2) >= {"toa-landing.c3", "toa-landing.b3"}
    scene = Scene(stop_is_final=False).toa("tahu", "toa-landing.b3").toa("gali", hand=["miru"])
    move(scene, 4, "toa-landing.c3").play(("walk-on", "toa-landing.c3"), ("begin", "fly"))
    assert "toa-landing.b3" in scene.fields  # nor does it bind the next player's flight
    scene = Scene().toa("tahu", "toa-landing.b3", ["akaku"]).toa("gali", "toa-landing.c3", ["fire"])
    move(scene, 1, "toa-landing.c3").play(("akaku", "gali"), ("rob", "fire"))
    assert rolled(scene, 2) >= {"toa-landing.b3", "toa-landing.g3"}
    scene = Scene().lay("mangai", "toa-landing.g3", 0).toa("tahu", "mangai.d2")
    assert "mangai.d2" not in rolled(scene, 6)  # though a way leads round


def change(scene: Scene, what: str) -> Scene:
    """Tahu does one of the things that keep a game alive."""
    if what == "tile":
        return discover(move(scene.toa("tahu", "toa-landing.b3"), 1, "toa-landing.g3"), "mangai", 0)
    if what == "Rahi":
        scene = fight(move(scene.rahi("toa-landing.c4", 1).toa("tahu", "toa-landing.c3"), 1, "toa-landing.c4"), 6)
        return scene.play(("begin", "rest"))
    if what == "counter":
        scene.clear("toa-landing.c4").toa("tahu", "toa-landing.c4")
        return move(scene, 1, "toa-landing.c5").play(("mask", "hau"))
    scene.lay("makuta", "toa-landing.g3", 0).toa("tahu", "makuta.g0")
    if what == "lock":
        return move(scene, 1, "makuta.e0").play(("flip-lock", True), ("lock", ["fire", "water", "air"]))
    scene.lock("makuta.e0", "fire", "water", "air").toa("tahu", hand=["fire", "water", "air"])
    scene = move(scene, 1, "makuta.e0").play(("challenge", True), ("temple", 1), ("duel", 1), ("lose", "fire"))
    return scene.play(("exile", "toa-landing.b3"))


@pytest.mark.parametrize("what", ["tile", "Rahi", "counter", "lock", "challenge"])
def test_n01(what: str) -> None:
    """A game ends when a number of rounds in a row change nothing for good: no tile laid, no Rahi beaten, no printed
    counter taken, no lock turned up, no challenge; or after 250 rounds. [house]"""
    scene = Scene(stalemate_rounds=2)
    for _ in range(3):
        pace(scene)
    assert scene.s.winner == PLAYING
    pace(scene)
    assert (scene.s.winner, scene.asked) == (STALEMATE, None)
    assert GAME.standing(scene.s).over
    assert GAME.standing(scene.s).winner is None
    scene = change(pace(pace(Scene(stalemate_rounds=2))), what)
    scene.toa("tahu", "toa-landing.c3").toa("gali", "toa-landing.c3")
    for _ in range(4):  # Gali ends the round of the change; then it takes two rounds again
        pace(scene)
        assert scene.s.winner == PLAYING
    pace(scene)
    assert scene.s.winner == STALEMATE
    scene = Scene()
    scene.s.round = 249
    pace(pace(scene))
    assert (scene.s.round, scene.s.winner) == (250, PLAYING)
    pace(pace(scene))
    assert scene.s.winner == STALEMATE


@pytest.mark.parametrize("speed_masks", ["optional", "mandatory"])
def test_n07(speed_masks: str) -> None:
    """Under `per_turn` a turn's first roll is with the white die, its later rolls with the best.
    [nl, Begin van het spel]"""
    scene = mosquito_hunt(base_die="per_turn", speed_masks=speed_masks).toa("tahu", hand=["kaukau"])
    later = [12] if speed_masks == "mandatory" else [6, 12]
    assert scene.options == [6]
    fight(move(scene, 6, "toa-landing.c4"), 6)
    assert prompt(scene) == "begin"
    assert scene.options == [*later, PASS]
    fight(move(scene.rahi("toa-landing.b4", 7), 12, "toa-landing.b4", "green", "toa-landing.c4"), 12)
    assert scene.options == [*later, PASS]
    scene.play(("begin", "rest"))
    move(scene, 1, "toa-landing.c3")
    assert scene.asked == ("tahu", "begin")
    assert scene.options == [6]
