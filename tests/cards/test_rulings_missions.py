"""Rulings on Missions, and the switches that change them. (N1–N12)"""

from __future__ import annotations

import pytest

from matanui.games.cards.data.numbers import CARD, NUMBER
from matanui.games.cards.rules.about import About
from matanui.games.cards.views.view import view
from tests.cards.scene import Scene


def gali(*missions: str, at: str = "g8", hand: tuple[str, ...] = (), **switches: object) -> Scene:
    """Gali with open Missions, Tahu far away."""
    scene = Scene("gali", "tahu", **switches).toa("gali", at, hand).toa("tahu", "a7")
    return scene.mission("gali", *missions)


def test_n1() -> None:
    """Several Missions are done in any order."""
    scene = gali("pilgrimage", "walk-home", at="h7").walk("e")
    assert scene.missions("gali") == ["pilgrimage"]


def test_n2() -> None:
    """What you can pay you pay at once, of your choice; the rest as it comes."""
    scene = Scene("gali", "tahu").toa("gali", "h2", hand=("focus", "unity", "rockfall")).walk("s")
    scene.play(("mission", "double-toll"), ("pay", "rockfall"), ("pay", "focus"))
    assert (scene.hand("gali"), scene.missions("gali")) == (["unity"], [])
    scene = gali("double-toll").walk("w").play(("draw", True), ("action", "focus"))
    assert (scene.hand("gali"), scene.missions("gali")) == ([], ["double-toll"])
    assert scene.hero("gali").paid == {NUMBER["double-toll"] * 4: [0]}


def test_n3() -> None:
    """You walk any way, at your usual pace."""
    scene = gali("small-toll").settle()
    assert scene.s.steps == 3
    assert scene.spaces == {"g7", "h8", "g9", "f8"}


def test_n4() -> None:
    """An opponent of a Mission is rolled for, ties roll again; on a Game Action card you choose."""
    scene = Scene("gali", "tahu", "onua").toa("gali", "h2").walk("s").play(("mission", "generous-gift"))
    scene.play(("d12", 8), ("d12", 8), ("d12", 1), ("d12", 2), ("action", "focus"), ("action", "unity"))
    assert scene.hand("onua") == ["focus", "unity"]
    scene = Scene("gali", "tahu", "onua").toa("gali", hand=("rockfall",)).play(("act", "rockfall"))
    assert scene.asked == ("gali", "target")


def test_n5() -> None:
    """An open Mission bars your own Great Mask Challenges; not Rahi, not being challenged."""
    scene = gali("walk-home", at="h5", rahi=True, hand=("manas-vision", "rahi-700-manas", "mauled"))
    assert scene.walk("n").settled() == []
    scene = gali("walk-home", at="h5", rahi=True, hand=("manas-vision", "rahi-700-manas", "mauled"))
    assert scene.play(("act", "hunt")).settled() == [(1000, 800, True)]
    scene = gali("walk-home").toa("gali", skips=1).toa("tahu", "h5").walk("n")
    assert scene.play(("challenge", "challenge-flight")).settled() == [(700, 800, False)]


def test_n6() -> None:
    """Missions lie open for the whole table."""
    scene = gali("walk-home")
    seen = view(scene.s, scene.seat("tahu"), None).heroes[scene.seat("gali")].missions
    assert [CARD[n].id for n in seen] == ["walk-home"]


def test_n7() -> None:
    """When the pile it asks for and its discards are empty, it counts as done."""
    scene = Scene("gali", "tahu").toa("gali", "h2").used_up("action").walk("s").play(("mission", "small-toll"))
    assert scene.missions("gali") == []


def test_n8() -> None:
    """An immediate Mission is carried out at once, also in another's turn, and discarded."""
    scene = Scene("tahu", "gali").toa("tahu", hand=("summons",)).toa("gali", hand=("focus",))
    scene.play(("act", "summons"), ("mission", "torn-bag"), ("hand", "focus"))
    assert (scene.hand("gali"), scene.missions("gali")) == ([], [])
    assert scene.discards("mission") == ["torn-bag"]
    assert scene.on_turn == "tahu"


def test_n10() -> None:
    """Given in another's turn, it is taken where you stand; moves to skip are those of your next turns."""
    scene = Scene("tahu", "gali").toa("tahu", "a7", hand=("summons",))
    scene.play(("act", "summons"), ("mission", "short-rest")).walk("s", None)
    assert scene.settle().on_turn == "tahu"
    assert scene.at("gali") == "i7"
    scene = Scene("tahu", "gali").toa("tahu", hand=("summons",)).toa("gali", hand=("focus",))
    scene.play(("act", "summons"), ("mission", "double-toll"))
    assert scene.hand("gali") == []


def test_n11() -> None:
    """If two Missions ask for the same card, you choose which gets it."""
    scene = gali("double-toll", "small-toll").walk("w").play(("draw", True), ("action", "focus"))
    assert scene.asked == ("gali", "mission")
    scene.play(("mission", "small-toll"))
    assert scene.missions("gali") == ["double-toll"]


def test_n12() -> None:
    """Visits, draws and rests count from when you take the Mission; what you hold counts at once."""
    scene = Scene("gali", "tahu").toa("gali", "i7").mission("gali", "walk-home").settle()
    assert scene.missions("gali") == ["walk-home"]  # she stands there, but has not entered it
    scene = Scene("gali", "tahu").toa("gali", "h2", hand=("focus", "unity", "rockfall", "weariness")).walk("s")
    assert scene.play(("mission", "stock-up")).missions("gali") == []


# --- switches


@pytest.mark.parametrize("order", ["any", "fifo"])
def test_switch_mission_order(order: str) -> None:
    scene = gali("pilgrimage", "walk-home", at="h7", mission_order=order).walk("e")
    assert scene.missions("gali") == (["pilgrimage"] if order == "any" else ["pilgrimage", "walk-home"])


@pytest.mark.parametrize("how", ["d12", "chosen"])
def test_switch_mission_opponent(how: str) -> None:
    scene = Scene("gali", "tahu", "onua", mission_opponent=how).toa("gali", "h2").walk("s")
    scene.play(("mission", "generous-gift"))
    assert scene.asked == (("chance", "d12") if how == "d12" else ("gali", "target"))
    about = view(scene.s, 0, scene.match.pending).about
    assert how == "d12" or about == About("effect", NUMBER["generous-gift"], scene.seat("gali"))
