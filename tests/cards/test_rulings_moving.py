"""Rulings on moving and on spaces. (M1–M23)"""

from __future__ import annotations

from tests.cards.scene import FIRST, Scene


def duo(at: str = "", hand: tuple[str, ...] = (), **switches: object) -> Scene:
    """Gali somewhere, Tahu far away."""
    return Scene("gali", "tahu", **switches).toa("gali", at, hand).toa("tahu", "a7")


def again(scene: Scene, at: str) -> Scene:
    """Tahu takes a step to and fro; Gali begins her next turn elsewhere."""
    scene.walk("s" if scene.settle().at("tahu") == "a7" else "n", None)
    return scene.toa("gali", at)


def lose(scene: Scene) -> Scene:
    """Gali attempts and fails: 400 Strength against 500."""
    return scene.play(("challenge", "challenge-strength"))


def test_m1() -> None:
    """One to three steps; staying is never offered."""
    scene = duo("g8").settle()
    assert scene.spaces == {"g7", "h8", "g9", "f8"}
    assert not scene.can_stop()
    scene.walk("e")
    assert scene.can_stop()
    scene.walk("e", "n")
    assert (scene.at("gali"), scene.on_turn) == ("i7", "tahu")


def test_m2() -> None:
    """Every step may turn; no space twice, the one you began on included."""
    scene = duo("g8").walk("e")
    assert scene.spaces == {"h7", "i8", "h9"}
    scene.walk("s")
    assert scene.spaces == {"g9", "i9", "h10"}


def test_m2_a_portal_that_has_carried_you_away_is_closed_for_the_rest_of_the_move() -> None:
    scene = duo("g6", portal_ends_move=False, max_move=9).walk("n").play(("portal", "c3")).walk("e").toa("gali", "g4")
    assert scene.settle().spaces == {"g3", "f4", "h4"}
    scene.toa("gali", "j8").walk("e")
    assert scene.spaces == {FIRST.names[n] for n in FIRST.of_kind("portal")} - {"g5", "c3", "k8"}
    scene = duo("g6", portal_ends_move=False, revisit=True, max_move=9).walk("n").play(("portal", "c3")).walk("e")
    assert "g5" in scene.toa("gali", "g4").settle().spaces


def test_m2_a_space_that_a_card_has_carried_you_from_is_closed_for_the_rest_of_the_move() -> None:
    scene = duo("h8", ("homeward",)).walk("n").play(("step", "homeward"), ("action", "focus"))
    assert scene.at("gali") == "i7"
    assert scene.spaces == {"i6", "i8"}  # but not h7, west of it


def test_m2_a_jump_is_no_step() -> None:
    """Kakama's six steps are six steps, with a Portal in between."""
    scene = Scene("gali", "tahu", might=True, portal_ends_move=False).toa("gali", "g6").toa("tahu", "a7")
    scene.won("gali", "kakama").walk("n").play(("portal", "c3"), ("step", "kakama"))
    assert scene.s.steps == 5


def test_m3() -> None:
    """Entering a Mission space ends the move, and you take a Mission."""
    scene = duo("h2").walk("s")
    assert scene.asked == ("chance", "mission")
    scene.play(("mission", "walk-home"))
    assert scene.missions("gali") == ["walk-home"]
    assert (scene.at("gali"), scene.on_turn) == ("h3", "tahu")


def test_m4() -> None:
    """With lent steps no Mission space counts for the rest of the turn; a Challenge space still stops you."""
    scene = duo("h2", hand=("swift-feet",)).play(("act", "swift-feet")).walk("s")
    assert scene.asked == ("gali", "step")
    scene.walk("s")
    assert scene.missions("gali") == []
    assert scene.asked == ("chance", "challenge")


def test_m5() -> None:
    """A Challenge space ends the move and starts the challenge."""
    assert duo("h5").walk("n").asked == ("chance", "challenge")


def test_m6() -> None:
    """With an open Mission it counts as blank: no stop, no challenge."""
    scene = duo("h5").mission("gali", "walk-home").walk("n")
    assert scene.asked == ("gali", "step")
    assert "i4" in scene.spaces


def test_m7() -> None:
    """The space of your last attempt is closed until you have attempted another."""
    scene = lose(duo("h5").walk("n"))
    assert "h4" not in again(scene, "h5").settle().spaces
    scene = lose(duo("h5").walk("n"))
    again(scene, "k4").walk("n").play(("challenge", "challenge-shielding"))
    assert "h4" in again(scene, "h5").settle().spaces


def test_m8() -> None:
    """Each Game Action space passed gives one draw, at once and if you want it; the move goes on."""
    scene = duo("g8").walk("w")
    assert scene.asked == ("gali", "draw")
    scene.play(("draw", True), ("action", "swift-feet"))
    scene.play(("step", "swift-feet")).walk("w", "w", "n", "n")
    assert scene.at("gali") == "d6"
    assert scene.hand("gali") == []
    scene = duo("g8").walk("w").play(("draw", None))
    assert scene.asked == ("gali", "step")
    assert scene.hand("gali") == []


def test_m9() -> None:
    """A double one gives two on landing, one in passing."""
    scene = duo("g6").walk("e").play(("draw", True), ("action", "focus")).walk("e", None)
    assert scene.hand("gali") == ["focus"]
    scene = duo("g6").walk("e").play(("draw", True), ("action", "focus")).walk(None)
    scene.play(("draw", True), ("action", "unity"))
    assert scene.hand("gali") == ["focus", "unity"]
    scene = duo("g8").walk("n", "n", "e").play(("draw", True), ("action", "focus"), ("action", "unity"))
    assert scene.hand("gali") == ["focus", "unity"]


def test_m10() -> None:
    """The same one again gives nothing, until you have entered another or attempted a challenge."""
    scene = duo("g8").walk("w").play(("draw", True), ("action", "focus")).walk(None)
    assert again(scene, "g8").walk("w").asked == ("gali", "step")
    scene = duo("g8").walk("w").play(("draw", True), ("action", "focus")).walk(None)
    again(scene, "e9").walk("s").play(("draw", None)).walk(None)
    assert again(scene, "g8").walk("w").asked == ("gali", "draw")  # though nothing was drawn at the other one
    scene = duo("g8").walk("w").play(("draw", True), ("action", "focus")).walk(None)
    lose(again(scene, "h5").walk("n")).play(("fight", None))
    assert again(scene, "g8").walk("w").asked == ("gali", "draw")


def test_m11() -> None:
    """A Portal sends you on at once to a free one, and the move is over."""
    scene = duo("g6").toa("tahu", "k8").walk("n")
    assert scene.asked == ("gali", "portal")
    assert scene.spaces == {FIRST.names[n] for n in FIRST.of_kind("portal")} - {"g5", "k8"}
    scene.play(("portal", "c3"))
    assert (scene.at("gali"), scene.on_turn) == ("c3", "tahu")


def test_m12() -> None:
    """An occupied space is neither entered nor passed."""
    scene = duo("g8").toa("tahu", "g7").settle()
    assert scene.spaces == {"h8", "g9", "f8"}


def test_m13() -> None:
    """Forced movement activates nothing and ends at the sea and at another Toa; a goal that is taken means the nearest
    free space, and the mover chooses among equals."""
    scene = Scene("tahu", "gali", "onua").toa("tahu", hand=("driven-back", "makutas-pull"))
    scene.toa("gali", "k8").toa("onua", "i7").play(("act", "makutas-pull"), ("target", "gali"))
    assert scene.spaces == {"j8", "k9"}  # the sea lies north and east
    scene.play(("pull", None), ("act", "driven-back"), ("target", "gali"))
    assert scene.asked == ("tahu", "place")
    assert scene.spaces == {"h7", "i6", "i8"}
    scene.play(("place", "h7"))
    assert scene.at("gali") == "h7"


def test_m14() -> None:
    """Start spaces are blank later, and keep their owner's name for cards."""
    scene = duo("m9").mission("gali", "courtesy-call").walk("s")
    assert scene.at("gali") == "m10"
    assert scene.missions("gali") == []
    assert scene.asked == ("gali", "step")


def test_m15() -> None:
    """Without a legal step the move is skipped and the turn goes on."""
    scene = Scene("lewa", "tahu", "gali", "onua").toa("lewa", "f19").toa("tahu", "g19").toa("gali", "f18")
    assert scene.settle().on_turn == "onua"
    assert scene.at("lewa") == "f19"


def test_m16() -> None:
    """You can send somebody to free Mission spaces only."""
    scene = Scene("tahu", "gali", "onua").toa("tahu", hand=("errand",)).toa("onua", "d4")
    scene.play(("act", "errand"), ("target", "gali"))
    assert scene.spaces == {FIRST.names[n] for n in FIRST.of_kind("mission")} - {"d4"}


def test_m17() -> None:
    """A card that costs your turn is played before the move and replaces it."""
    scene = Scene("tahu", "gali").toa("tahu", hand=("errand",))
    scene.play(("act", "errand"), ("place", "h3"), ("mission", "walk-home"))
    assert scene.missions("gali") == ["walk-home"]
    assert scene.on_turn == "gali"
    scene = Scene("tahu", "gali").toa("tahu", hand=("errand", "swift-feet")).walk("w")
    assert scene.plays == {"swift-feet"}


def test_m19() -> None:
    """Movement by your own card activates nothing unless it says so; a Portal reached so does not send you on."""
    scene = duo("g8", hand=("tunnel",)).mission("gali", "pilgrimage").play(("act", "tunnel"), ("place", "k8"))
    assert (scene.at("gali"), scene.on_turn) == ("k8", "tahu")
    assert scene.missions("gali") == ["pilgrimage"]
    scene = duo("g8", hand=("wind-rider",)).play(("act", "wind-rider"), ("place", "c4"), ("draw", True))
    assert scene.asked == ("chance", "action")


def test_m20() -> None:
    """Two more for a tool, six in all for Kakama, in either order eight together; these are ordinary steps."""
    for first, second in (("tool", "kakama"), ("kakama", "tool")):
        scene = duo("g9", might=True).won("gali", "tool", "kakama").play(("act", first), ("act", second))
        assert scene.s.steps == 8
    scene = duo("h2", might=True).won("gali", "kakama").play(("act", "kakama")).walk("s")
    assert scene.asked == ("chance", "mission")  # Kakama stops at Missions
    scene = duo("g9", hand=("great-stride", "swift-feet")).play(("act", "great-stride"), ("act", "swift-feet"))
    assert scene.s.steps == 8


def test_m21() -> None:
    """Diagonal steps where a card says so, for the rest of the turn."""
    scene = duo("g8", hand=("sure-footing",)).play(("act", "sure-footing"))
    assert {"f7", "h7", "f9", "h9"} <= scene.spaces
    scene.walk("ne", "ne")
    assert scene.at("gali") == "i6"


def test_m22() -> None:
    """Nothing is remembered of a space you were put on."""
    scene = duo("g8", hand=("wind-rider",))
    scene.play(("act", "wind-rider"), ("place", "f8"), ("draw", True), ("action", "focus"))
    assert again(scene, "g8").walk("w").asked == ("gali", "draw")


def test_m23() -> None:
    """A Rahi Effect can make you skip a move."""
    scene = Scene("tahu", "gali", rahi=True).toa("tahu", hand=("nui-rama-speed", "rahi-800", "mauled"))
    scene.play(("act", "hunt"))
    assert scene.settled() == [(800, 700, True)]
    assert scene.settle().on_turn == "tahu"
    assert scene.at("gali") == "i7"
