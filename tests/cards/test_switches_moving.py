"""Both positions of every switch that changes how a Toa moves and what its spaces do."""

from __future__ import annotations

import pytest

from tests.cards.scene import FIRST, Scene
from tests.cards.test_rulings_moving import duo


def test_switch_max_move() -> None:
    assert duo("g8", max_move=1).walk("e").on_turn == "tahu"
    assert duo("g8", max_move=5).s.steps == 5


@pytest.mark.parametrize(("least", "stays"), [(1, False), (0, True)])
def test_switch_min_move(least: int, stays: bool) -> None:
    assert duo("g8", min_move=least).settle().can_stop() == stays


@pytest.mark.parametrize(("path", "ways"), [("free", {"h7", "i8", "h9"}), ("straight", {"i8"})])
def test_switch_move_path(path: str, ways: set[str]) -> None:
    assert duo("g8", move_path=path).walk("e").spaces == ways


@pytest.mark.parametrize("twice", [False, True])
def test_switch_revisit(twice: bool) -> None:
    assert ("g8" in duo("g8", revisit=twice).walk("e").spaces) == twice


@pytest.mark.parametrize("allowed", [False, True])
def test_switch_diagonal_by_card(allowed: bool) -> None:
    scene = duo("g8", hand=("sure-footing",), diagonal_by_card=allowed).settle()
    assert ("sure-footing" in scene.plays) == allowed


@pytest.mark.parametrize("may", [False, True])
def test_switch_pass_through_toa(may: bool) -> None:
    scene = duo("g8", pass_through_toa=may).toa("tahu", "g7").settle()
    assert ("g7" in scene.spaces) == may
    if may:
        scene.walk("n")
        assert not scene.can_stop()  # nobody ends there
        scene.walk("n")
        assert scene.at("gali") == "g6"


@pytest.mark.parametrize("which", ["ignore_missions", "last_space"])
def test_switch_card_move_pass(which: str) -> None:
    """Ending on a Mission space counts only where the last space does."""
    scene = duo("h1", hand=("swift-feet",), card_move_pass=which).play(("act", "swift-feet")).walk("s", "s")
    assert scene.asked == ("gali", "step")
    scene.walk(None)
    assert scene.asked == (("tahu", "step") if which == "ignore_missions" else ("chance", "mission"))


@pytest.mark.parametrize("must", [True, False])
def test_switch_portal_must_jump(must: bool) -> None:
    scene = duo("g6", portal_must_jump=must).walk("n")
    assert ("g5" in scene.spaces) != must
    if not must:
        scene.play(("portal", "g5")).walk("n")
        assert scene.at("gali") == "g4"


@pytest.mark.parametrize("ends", [True, False])
def test_switch_portal_ends_move(ends: bool) -> None:
    scene = duo("g6", portal_ends_move=ends).walk("n").play(("portal", "c3"))
    assert (scene.on_turn == "tahu") == ends


@pytest.mark.parametrize("trigger", ["enter", "land"])
def test_switch_mission_trigger(trigger: str) -> None:
    scene = duo("h2", mission_trigger=trigger).walk("s")
    if trigger == "land":
        scene.walk(None)
    assert scene.asked == ("chance", "mission")


@pytest.mark.parametrize("what", ["attempt", "enter"])
def test_switch_mission_blocks(what: str) -> None:
    scene = duo("h5", mission_blocks=what).mission("gali", "walk-home").settle()
    assert ("h4" in scene.spaces) == (what == "attempt")


@pytest.mark.parametrize("stops", [True, False])
def test_switch_challenge_stops(stops: bool) -> None:
    scene = duo("h5", challenge_stops=stops).walk("n")
    if not stops:
        assert scene.asked == ("gali", "step")
        scene.walk(None)
    assert scene.asked == ("chance", "challenge")


@pytest.mark.parametrize("repeat", ["no_enter", "blank"])
def test_switch_challenge_repeat(repeat: str) -> None:
    scene = duo("h5", challenge_repeat=repeat).toa("gali", last_try=FIRST.space["h4"]).settle()
    assert ("h4" in scene.spaces) == (repeat == "blank")
    if repeat == "blank":
        assert scene.walk("n").asked == ("gali", "step")


@pytest.mark.parametrize("passing", [True, False])
def test_switch_action_on_pass(passing: bool) -> None:
    scene = duo("g8", action_on_pass=passing).walk("w")
    assert scene.asked == ("gali", "draw" if passing else "step")
    if not passing:
        assert scene.walk(None).asked == ("gali", "draw")


@pytest.mark.parametrize(("double", "cards"), [(False, 1), (True, 2)])
def test_switch_double_on_pass(double: bool, cards: int) -> None:
    scene = duo("g6", double_on_pass=double).walk("e").play(("draw", True))
    scene.play(*(("action", card) for card in ("focus", "unity")[:cards])).walk("e", None)
    assert len(scene.hand("gali")) == cards


@pytest.mark.parametrize("repeat", ["no_draw", "no_enter"])
def test_switch_action_repeat(repeat: str) -> None:
    scene = duo("g8", action_repeat=repeat).toa("gali", last_draw=FIRST.space["f8"]).settle()
    assert ("f8" in scene.spaces) == (repeat == "no_draw")
    if repeat == "no_draw":
        assert scene.walk("w").asked == ("gali", "step")


@pytest.mark.parametrize(("travel", "steps"), [("normal", 3), ("one_space", 1)])
def test_switch_mission_travel(travel: str, steps: int) -> None:
    assert duo("g8", mission_travel=travel).mission("gali", "walk-home").s.steps == steps


@pytest.mark.parametrize(("path", "ways"), [("free", {"g7", "h8", "g9", "f8"}), ("nearest", {"h8", "g7"})])
def test_switch_mission_path(path: str, ways: set[str]) -> None:
    """On the way home to i7."""
    assert duo("g8", mission_path=path).mission("gali", "walk-home").settle().spaces == ways


@pytest.mark.parametrize("pins", [True, False])
def test_switch_rahi_effect_pins(pins: bool) -> None:
    scene = Scene("tahu", "gali", rahi=True, rahi_effect_pins=pins)
    scene.toa("tahu", hand=("nui-rama-speed", "rahi-800", "mauled")).play(("act", "hunt"))
    assert scene.settle().on_turn == ("tahu" if pins else "gali")
