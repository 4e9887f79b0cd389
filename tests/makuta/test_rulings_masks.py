"""Miru, Akaku and the speed masks: rulings A33 to A37, N11, N12, N18 and N20, and the switches of the masks."""

from __future__ import annotations

import pytest

from matanui.core.questions import PASS
from matanui.games.makuta.data.island import FIELD, NAMES
from matanui.games.makuta.options import FLY
from tests.makuta.looks import faces, hand_seen, on_turn, seen
from tests.makuta.scene import Scene

START = "toa-landing.d3"
NEAR = "toa-landing.c3"  # one step from the start field and from the mosquito
MOSQUITO = "toa-landing.c4"
MASK = "toa-landing.c5"
WEST = "toa-landing.g3"
FIRE_WATER_AIR = ("fire", "water", "air")


def temple(scene: Scene) -> Scene:
    """Makuta's tile west of the start tile, and a lock before the gate that joins them."""
    return scene.lay("makuta", "toa-landing.g3", 0)


@pytest.mark.parametrize(
    ("to", "asked"),
    [
        ("toa-landing.g2", ("chance", "tile")),
        ("makuta.e0", ("tahu", "flip-lock")),
        (START, ("tahu", "search")),
        (MOSQUITO, ("chance", "rahi")),
        (MASK, ("chance", "mask")),
        ("makuta.g0", ("tahu", "akaku")),
    ],
)
def test_a33(to: str, asked: tuple[str, str]) -> None:
    """Miru takes you to any laid field, and landing is halting: a gate brings a tile, an entrance its lock, the start
    field a pick, a Rahi a duel, another Toa a chance to use Akaku. [A33] [en, The Kanohi counters]"""
    scene = temple(Scene()).toa("gali", "makuta.g0", ["hau"]).toa("tahu", NEAR, ["miru", "akaku"])
    scene.play(("begin", "fly"))
    assert scene.fields == {NAMES[f] for f in scene.s.island.fields} - {NEAR}
    scene.play(("fly", to))
    assert scene.at("tahu") == to
    assert scene.asked == asked
    assert scene.on_pile() == ["miru"] and "miru" not in scene.hand("tahu")


@pytest.mark.parametrize(("pips", "place", "hand"), [(6, MOSQUITO, ["hau"]), (5, WEST, ["hau"]), (4, WEST, [])])
def test_a33_after_the_duel(pips: int, place: str, hand: list[str]) -> None:
    """Whoever flew to a Rahi and does not beat it goes back to where the flight began. [A33]"""
    scene = Scene().rahi(MOSQUITO, 5).toa("tahu", WEST, ["miru", "hau"]).play(("begin", "fly"), ("fly", MOSQUITO))
    scene.play(("declare", []), ("duel-die", "white"), ("duel", pips))
    assert scene.at("tahu") == place and scene.hand("tahu") == hand


@pytest.mark.parametrize(("reward", "ways"), [("extra_turn", [6, FLY, PASS]), ("extra_move", [6, PASS])])
def test_a34(reward: str, ways: list[int]) -> None:
    """You may fly after a win in the same turn, if a win gives an extra turn.
    [A34] [fr, Si vous remportez un défi]"""
    scene = Scene(win_reward=reward).rahi(MOSQUITO, 1).toa("tahu", NEAR, ["miru"])
    scene.play(("begin", "white"), ("roll", 1), ("walk", MOSQUITO), ("declare", []), ("duel", 2))
    assert scene.asked == ("tahu", "begin") and scene.options == ways
    if FLY in ways:
        scene.play(("begin", "fly"), ("fly", START))
        assert scene.at("tahu") == START and on_turn(scene) == "tahu"


def test_a35() -> None:
    """You may fly to an entrance, challenge Makuta and win on the spot. [A35] [us, owners' accounts]"""
    scene = temple(Scene()).lock("makuta.e0", *FIRE_WATER_AIR)
    scene.toa("tahu", START, ["fire", "water", "air", "miru", "pakari", "pakari", "vakama"])
    scene.play(("begin", "fly"), ("fly", "makuta.e0"), ("challenge", True), ("temple", 6))
    scene.play(("declare", ["pakari", "pakari", "vakama"]), ("duel-die", "white"), ("duel", 1))
    assert scene.asked is None and scene.s.winner == 0


def test_switch_miru_no_entrance() -> None:
    """Flying to an entrance is free, or barred; on foot it stays open. [house]"""
    doors = {f"makuta.e{e}" for e in range(6)}
    free = temple(Scene(miru_no_entrance=False)).toa("tahu", START, ["miru"]).play(("begin", "fly"))
    assert doors <= free.fields
    barred = temple(Scene(miru_no_entrance=True)).toa("tahu", START, ["miru"]).play(("begin", "fly"))
    assert not doors & barred.fields and "makuta.g0" in barred.fields
    walk = temple(Scene(miru_no_entrance=True)).toa("tahu", "makuta.g0", ["miru"]).play(("begin", "white"), ("roll", 1))
    assert "makuta.e0" in walk.fields


def test_a36() -> None:
    """Where your move ends beside other Toa you may choose one of them, see all their counters and take one; Akaku goes
    to the start pile, and you roll and walk on, one step at least. It works on the start field, too.
    [A36] [de, Die Kanohi] [nl, De Kanohi-fiches]"""
    scene = Scene(players=3).toa("gali", START, ["fire", "hau"]).toa("lewa", START, ["miru"])
    scene.toa("tahu", NEAR, ["akaku", "kaukau"]).play(("begin", "white"), ("roll", 1), ("walk", START))
    assert scene.asked == ("tahu", "akaku") and scene.options == [1, 2, PASS]
    scene.play(("akaku", "gali"))
    assert scene.on_pile() == ["akaku"]
    assert hand_seen(scene, "gali", "tahu") == ["fire", "hau"]
    assert hand_seen(scene, "gali", "lewa") == ["key", "mask"]
    assert hand_seen(scene, "lewa", "tahu") == ["mask"]
    scene.play(("rob", "hau"))
    assert scene.hand("tahu") == ["kaukau", "hau"] and scene.hand("gali") == ["fire"]
    assert scene.asked == ("tahu", "escape") and scene.options == [6, 12]
    scene.play(("escape", "green"), ("roll", 2))
    assert scene.fields == {NEAR, "toa-landing.b3", MOSQUITO}
    declined = Scene().toa("gali", START, ["hau"]).toa("tahu", NEAR, ["akaku"])
    declined.play(("begin", "white"), ("roll", 1), ("walk", START), ("akaku", None))
    assert declined.hand("tahu") == ["akaku"] and on_turn(declined) == "gali"


def test_a36_the_escape_counts() -> None:
    """The walk after Akaku counts in full, with its duels, tiles and counters, but not with a second Akaku. [A36]"""
    scene = Scene(players=3).toa("gali", NEAR, ["hau"]).toa("lewa", "toa-landing.b3", ["miru"])
    scene.toa("tahu", START, ["akaku", "akaku"]).play(("begin", "white"), ("roll", 1), ("akaku", "gali"))
    scene.play(("rob", "hau"), ("escape", "white"), ("roll", 2))
    again, gate, duel = scene.match.fork(), scene.match.fork(), scene.match.fork()
    for fork, field, prompt in ((duel, MOSQUITO, "rahi"), (gate, "toa-landing.g3", "tile")):
        fork.play(FIELD[field])
        assert fork.pending is not None and fork.pending.prompt.name == prompt
    again.play(FIELD["toa-landing.b3"])  # Lewa stands there, and Tahu has an Akaku left
    assert again.pending is not None and (again.pending.prompt.name, again.state.turn) == ("roll", 1)
    assert len(again.state.toa[0].hand) == 2


def test_a37() -> None:
    """Akaku is not wasted on a player who holds nothing. [A37]"""
    scene = Scene(players=3).toa("gali", START, ["hau"]).toa("tahu", NEAR, ["akaku"])
    scene.play(("begin", "white"), ("roll", 1), ("walk", START))
    assert scene.asked == ("tahu", "akaku") and scene.options == [1, PASS]  # Lewa has nothing
    poor = Scene(players=3).toa("tahu", NEAR, ["akaku"]).play(("begin", "white"), ("roll", 1), ("walk", START))
    assert poor.hand("tahu") == ["akaku"] and on_turn(poor) == "gali"


def test_switch_akaku_effect() -> None:
    """The user of Akaku gets the counter, or it goes to the start pile [N9].
    [de, Die Kanohi] [en, The Kanohi counters]"""
    for effect, mine, pile in (("steal", ["hau"], ["akaku"]), ("discard", [], ["akaku", "hau"])):
        scene = Scene(akaku_effect=effect).toa("gali", START, ["fire", "hau"]).toa("tahu", NEAR, ["akaku"])
        scene.play(("begin", "white"), ("roll", 1), ("walk", START), ("akaku", "gali"), ("rob", "hau"))
        assert scene.hand("gali") == ["fire"]
        assert (scene.hand("tahu"), scene.on_pile()) == (mine, pile)


def test_switch_akaku_escape_roll() -> None:
    """After Akaku the user rolls again to get away, or the turn is over.
    [nl, De Kanohi-fiches] [en, The Kanohi counters]"""
    way = [("begin", "white"), ("roll", 1), ("walk", START), ("akaku", "gali"), ("rob", "hau")]
    roll = Scene(akaku_escape_roll=True).toa("gali", START, ["hau"]).toa("tahu", NEAR, ["akaku"]).play(*way)
    assert roll.asked == ("tahu", "escape")
    over = Scene(akaku_escape_roll=False).toa("gali", START, ["hau"]).toa("tahu", NEAR, ["akaku"]).play(*way)
    assert on_turn(over) == "gali" and over.at("tahu") == START and over.hand("tahu") == ["hau"]


def test_switch_akaku_exact() -> None:
    """Akaku needs a roll that is used up exactly on the other's field, or any stop there will do, whether
    you brought the mask or find it there. [de, Die Kanohi]"""
    for exact, roll, offered in ((True, 1, True), (True, 2, False), (False, 1, True), (False, 2, True)):
        scene = Scene(akaku_exact=exact).toa("gali", START, ["hau"]).toa("tahu", NEAR, ["akaku"])
        scene.play(("begin", "white"), ("roll", roll), ("walk", START))
        assert scene.asked == ("tahu", "akaku") and (1 in scene.options) == offered
        found = Scene(akaku_exact=exact).toa("gali", START, ["hau"]).toa("tahu", NEAR).pile("akaku")
        found.play(("roll", roll), ("walk", START), ("search", "mask"), ("pile", "akaku"))
        assert found.asked == ("tahu", "akaku") and (1 in found.options) == offered
    flight = Scene(akaku_exact=True).toa("gali", START, ["hau"]).toa("tahu", NEAR, ["akaku", "miru"])
    flight.play(("begin", "fly"), ("fly", START), ("search", None))
    assert flight.asked == ("tahu", "akaku") and flight.options == [1, PASS]


def test_switch_speed_masks() -> None:
    """The owner of a speed mask may still roll the white die, or has to use the mask's. [nl, De Kanohi-fiches] [de]"""
    for mask, size in (("kakama", 8), ("kaukau", 12)):
        free = Scene(speed_masks="optional").toa("tahu", NEAR, [mask])
        assert free.asked == ("tahu", "begin") and free.options == [6, size]
        bound = Scene(speed_masks="mandatory").toa("tahu", NEAR, [mask])
        assert bound.asked == ("tahu", "begin") and bound.options == [size]
        bound = Scene(speed_masks="mandatory").rahi(MOSQUITO, 1).toa("tahu", NEAR, [mask, "miru"])
        bound.play(("begin", "fly"), ("fly", MOSQUITO), ("declare", []))
        assert bound.asked == ("tahu", "duel-die") and bound.options == [size]


def test_n20() -> None:
    """Under `any_time` you may also fly when you have seen your roll, instead of walking; the roll is lost, in a duel
    you choose your die. [N20] [de, Die Kanohi] [fr, Jetons Kanohi]"""
    scene = Scene(miru_when="any_time").rahi(MOSQUITO, 1).toa("tahu", NEAR, ["miru", "kaukau"])
    assert FLY in scene.options  # before the roll as well
    scene.play(("begin", "green"), ("roll", 1))
    assert scene.asked == ("tahu", "walk") and FLY in scene.options and START in scene.fields
    scene.play(("walk", "fly"), ("fly", MOSQUITO))
    assert scene.on_pile() == ["miru"] and scene.at("tahu") == MOSQUITO
    scene.play(("declare", []))
    assert scene.asked == ("tahu", "duel-die") and scene.options == [6, 12]


def test_switch_miru_when() -> None:
    """Miru replaces the roll, or may be used after it, too. [nl, De Kanohi-fiches] [de, Die Kanohi]"""
    for when, late in (("instead_of_roll", False), ("any_time", True)):
        scene = Scene(miru_when=when).toa("tahu", NEAR, ["miru"])
        assert scene.options == [6, FLY]
        scene.play(("begin", "white"), ("roll", 6))
        assert (FLY in scene.options) == late


@pytest.mark.parametrize(
    ("field", "business"),
    [
        (MASK, [("mask", "hau")]),
        (START, [("search", "key"), ("pile", "fire")]),
        ("toa-landing.g2", [("tile", "mangai"), ("place", 0)]),
        ("makuta.e0", [("flip-lock", True), ("lock", FIRE_WATER_AIR)]),
    ],
)
def test_n11(field: str, business: list[tuple[str, object]]) -> None:
    """The business of the field comes first, Akaku last. [N11]"""
    scene = temple(Scene()).pile("fire").toa("gali", field, ["ice"]).toa("tahu", NEAR, ["akaku", "miru"])
    scene.play(("begin", "fly"), ("fly", field))
    for prompt, answer in business:
        assert scene.asked is not None and scene.asked[1] == prompt
        scene.play((prompt, answer))
    assert scene.asked == ("tahu", "akaku") and scene.options == [1, PASS]


def test_n12() -> None:
    """A pick from the start pile mixes the counters of that back: afterwards nobody knows which of them are left, not
    even who put them there. Counters of the other back stay known. [N12] [en, Attention]"""
    scene = Scene().lay("mangai", "toa-landing.g3", 0).pile("hau").toa("tahu", NEAR, ["miru", "fire", "water", "air"])
    scene.play(("begin", "fly"), ("fly", "mangai.b4"), ("key", "ice"), ("keep", "fire"))
    assert faces(seen(scene, "tahu").pile) == ["fire", "miru", "mask"]  # Tahu saw his key, and all saw Miru
    assert faces(seen(scene, "gali").pile) == ["key", "miru", "mask"]
    scene.toa("gali", NEAR).play(("roll", 1), ("walk", START), ("search", "mask"))
    assert scene.asked == ("chance", "pile") and faces(scene.options) == ["hau", "miru"]
    scene.play(("pile", "hau"))
    assert faces(seen(scene, "tahu").pile) == ["fire", "mask"]
    assert faces(seen(scene, "gali").pile) == ["key", "mask"]
    assert hand_seen(scene, "gali", "gali") == ["hau"]
    assert hand_seen(scene, "gali", "tahu") == ["mask"]


@pytest.mark.parametrize("fished", ["hau", "pakari"])
def test_n12_the_pile_has_no_order(fished: str) -> None:
    """Two masks with a key between them: where one is missing does not show which was taken. [N12]"""
    scene = Scene().pile("hau", "fire", "pakari").toa("tahu", NEAR)
    scene.play(("roll", 1), ("walk", START), ("search", "mask"), ("pile", fished))
    assert faces(seen(scene, "gali").pile) == ["key", "mask"]


KEYS = ["fire", "water", "air"]
MASKS = ["hau", "hau", "pakari", "pakari"]


@pytest.mark.parametrize(("switch", "field", "pile"), [("stays", ["ice"], []), ("to_start", [], ["ice"])])
def test_n18(switch: str, field: list[str], pile: list[str]) -> None:
    """A key or Turaga declined on its field stays there, or goes to the start pile where the switch says so; a mask too
    many goes to the pile in any case. [N18] [fr, Serrures et clés] [en, Kanohi and Turaga]"""
    key = Scene(declined_counter=switch).lay("mangai", "toa-landing.g3", 0).toa("tahu", "mangai.b3", KEYS)
    key.play(("roll", 1), ("walk", "mangai.b4"), ("key", "ice"), ("keep", "ice"))
    assert (key.on("mangai.b4"), key.on_pile(), key.hand("tahu")) == (field, pile, KEYS)
    mask = Scene(declined_counter=switch).lay("mangai", "toa-landing.g3", 0).toa("tahu", "mangai.b4", MASKS)
    mask.play(("begin", "white"), ("roll", 1), ("walk", "mangai.b3"), ("mask", "miru"), ("keep", "miru"))
    assert (mask.on("mangai.b3"), mask.on_pile(), mask.hand("tahu")) == ([], ["miru"], MASKS)


def test_n18_elsewhere() -> None:
    """What you leave of the counters under a beaten Rahi stays on that field, masks as well as keys; what you decline
    of the start pile or of Akaku's catch goes to the pile. [N18]"""
    rahi = Scene().rahi(MOSQUITO, 1).lying(MOSQUITO, "ice", "miru").toa("tahu", NEAR, KEYS + MASKS)
    rahi.play(("begin", "white"), ("roll", 1), ("walk", MOSQUITO), ("declare", []), ("duel", 6))
    rahi.play(("keep", "ice"), ("keep", "miru"))
    assert rahi.on(MOSQUITO) == ["ice", "miru"] and rahi.on_pile() == []
    pile = Scene(discard_spot="start_tile").pile("ice").toa("tahu", START, KEYS)
    pile.play(("roll", 1), ("search", "key"), ("pile", "ice"), ("keep", "ice"))
    assert pile.at("tahu") == NEAR and pile.on(NEAR) == []
    assert pile.on_pile() == ["ice"] and pile.hand("tahu") == KEYS
    akaku = Scene().toa("gali", NEAR, ["ice"]).toa("tahu", START, [*KEYS, "akaku"])
    akaku.play(("begin", "white"), ("roll", 1), ("akaku", "gali"), ("rob", "ice"), ("keep", "ice"))
    assert akaku.on_pile() == ["akaku", "ice"] and akaku.hand("tahu") == KEYS and akaku.hand("gali") == []
