"""Rulings on counters: taking them, the limits, the start pile, what a Rahi sits on, and bonuses. (A14–A16, A19–A24)"""

from __future__ import annotations

import pytest

from matanui.games.makuta.data.box import TOKENS
from matanui.games.makuta.data.counters import A_KEY, A_MASK, NUMBER, worth
from matanui.games.makuta.data.island import FIELD
from matanui.games.makuta.events import Judged
from matanui.games.makuta.rules import DEFINITIVE
from tests.makuta.looks import (
    EDITIONS,
    choices,
    faces,
    fight,
    find,
    hand_seen,
    is_key,
    move,
    on_turn,
    prompt,
    seen,
    told,
)
from tests.makuta.scene import Scene

KEYS = ["fire", "ice", "air"]
FAST = ["kakama", "kaukau"]


def is_mask(counter: str) -> bool:
    """Not a key and not a Turaga."""
    return counter in ("hau", "pakari", "miru", "akaku", *FAST)


@pytest.mark.parametrize(
    ("hand", "found", "offered"),
    [
        ([], "hau", []),
        (["fire", "ice"], "fire", []),
        (["kakama", "vakama"], "kakama", []),
        (KEYS, "stone", [*KEYS, "stone"]),
        (["vakama", "whenua"], "nuju", ["vakama", "whenua", "nuju"]),
        (["hau", "pakari", "miru", "kakama"], "akaku", ["hau", "pakari", "miru", "kakama", "akaku"]),
        (["kakama", "hau"], "kaukau", FAST),
    ],
)
def test_a14(hand: list[str], found: str, offered: list[str]) -> None:
    """You take what you halt on and look at it alone. With full hands a key or Turaga may stay where it lies; one mask
    too many, or the other speed mask, is taken, and then a mask of your choice goes to the start pile.
    [en, Locks and keys] [en, Kanohi and Turaga] [en, Turaga]"""
    scene, _ = find(hand, found)
    assert scene.hand("tahu") == [*hand, found]
    assert scene.known("tahu", found, "tahu")
    assert hand_seen(scene, "tahu", "gali") == ["key" if is_key(c) else "mask" for c in [*hand, found]]
    assert (prompt(scene) == "keep") == bool(offered)
    if not offered:
        assert on_turn(scene) == "gali"
    for given in offered:
        scene, field = find(hand, found)
        assert scene.asked == ("tahu", "keep")
        assert choices(scene, "tahu") == sorted(offered)
        scene.play(("keep", given))
        stays = given == found and not is_mask(found)
        assert (scene.on(field), scene.on_pile()) == (([given], []) if stays else ([], [given]))
        assert sorted([*scene.hand("tahu"), given]) == sorted([*hand, found])
        assert on_turn(scene) == "gali"


def gain(way: str, hand: list[str], counter: str) -> Scene:
    """Tahu with this hand gets the counter from the start pile, from Gali, or from under a mosquito."""
    if way == "pile":
        scene = Scene().pile(counter).toa("tahu", "toa-landing.c3", hand)
        move(scene, 1, "toa-landing.d3").play(("search", "key" if is_key(counter) else "mask"))
        return scene.play(("pile", counter))
    if way == "akaku":
        scene = Scene().toa("tahu", "toa-landing.b3", [*hand, "akaku"]).toa("gali", "toa-landing.c3", [counter])
        return move(scene, 1, "toa-landing.c3").play(("akaku", "gali"), ("rob", counter))
    scene = Scene().rahi("toa-landing.c4", 1).lying("toa-landing.c4", counter).toa("tahu", "toa-landing.c3", hand)
    return fight(move(scene, 1, "toa-landing.c4"), 6)


@pytest.mark.parametrize(
    ("way", "hand", "counter"),
    [
        *((way, KEYS, "stone") for way in ("pile", "akaku", "rahi")),
        *((way, ["vakama", "whenua"], "nuju") for way in ("pile", "akaku", "rahi")),
        *((way, ["hau", "hau", "pakari", "kakama"], "miru") for way in ("pile", "rahi")),
    ],
)
def test_a15(way: str, hand: list[str], counter: str) -> None:
    """The limits hold for start picks, Akaku and what lay under a Rahi too; after a start pick you do not pick again
    at once. [en, Locks and keys]"""
    scene = gain(way, hand, counter)
    assert scene.asked == ("tahu", "keep")
    assert choices(scene, "tahu") == sorted([*hand, counter])
    before = scene.on_pile()
    scene.play(("keep", hand[0]))
    assert sorted(scene.hand("tahu")) == sorted([*hand[1:], counter])
    assert scene.on_pile() == [*before, hand[0]]
    assert prompt(scene) not in ("keep", "search")
    assert on_turn(scene) == ("gali" if way == "pile" else "tahu")
    scene = gain(way, hand, counter).play(("keep", counter))
    assert scene.on("toa-landing.c4") == ([counter] if way == "rahi" else [])
    assert scene.on_pile() == ([] if way == "rahi" else [*before, counter])


@pytest.mark.parametrize("edition", EDITIONS)
def test_a16(edition: str) -> None:
    """From the start pile you choose a back, key or mask and Turaga, and get a random counter with that back; one for
    each halt; you may decline. [en, Attention]"""
    pile = ["fire", "hau", "ice", "vakama"]
    for back, left in (("key", ["fire", "ice"]), ("mask", ["hau", "vakama"])):
        scene = move(Scene(2, edition).pile(*pile).toa("tahu", "toa-landing.c3"), 6, "toa-landing.d3")
        assert (scene.asked, scene.options) == (("tahu", "search"), [A_KEY, A_MASK, -1])
        scene.play(("search", back))
        assert (scene.asked, scene.options) == (("chance", "pile"), [NUMBER[c] for c in left])
        scene.play(("pile", left[1]))
        assert scene.hand("tahu") == [left[1]]
        assert scene.on_pile() == [c for c in pile if c != left[1]]
        assert on_turn(scene) == "gali"
    scene = move(Scene(2, edition).pile(*pile).toa("tahu", "toa-landing.c3"), 6, "toa-landing.d3")
    scene.play(("search", None))
    assert (scene.on_pile(), scene.hand("tahu"), on_turn(scene)) == (pile, [], "gali")
    scene = move(Scene(2, edition).pile("hau").toa("tahu", "toa-landing.c3"), 6, "toa-landing.d3")
    assert scene.options == [A_MASK, -1]


@pytest.mark.parametrize("edition", ["en", "nl", "de", "us", "definitive"])
def test_a19(edition: str) -> None:
    """The winner gets all counters under the Rahi at once, looks at them alone and keeps the limits; what he leaves
    stays on that field. [us, owners]"""
    scene = Scene(2, edition).rahi("toa-landing.c4", 5).lying("toa-landing.c4", "hau", "stone", "nuju")
    scene.toa("tahu", "toa-landing.c3", KEYS)
    fight(move(scene, 1, "toa-landing.c4"), 6)
    assert scene.hand("tahu") == [*KEYS, "hau", "stone"]
    assert scene.asked == ("tahu", "keep")
    scene.play(("keep", "stone"))
    assert scene.hand("tahu") == [*KEYS, "hau", "nuju"]
    assert hand_seen(scene, "tahu", "gali") == ["key"] * 3 + ["mask"] * 2
    assert scene.on("toa-landing.c4") == ["stone"]
    left = "stone" if scene.s.rules.peek == "public" else "key"  # in German a fourth key is turned up for all
    assert faces(seen(scene, "gali").lying[FIELD["toa-landing.c4"]]) == [left]
    assert scene.asked == ("tahu", "begin")  # and the turn goes on
    move(scene, 1, "toa-landing.c3")
    move(scene.toa("gali", "toa-landing.c5"), 1, "toa-landing.c4")
    assert scene.hand("gali") == ["stone"]


def test_a20() -> None:
    """Any number of counters may lie under one Rahi. [en, Lose an attack]"""
    scene = Scene().rahi("toa-landing.c4", 5).toa("tahu", "toa-landing.c3", ["fire", "hau"])
    scene.toa("gali", "toa-landing.c3", ["air"])
    fight(move(scene, 1, "toa-landing.c4"), 1).play(("lose", "hau"))
    fight(move(scene, 1, "toa-landing.c4"), 1)
    fight(move(scene, 1, "toa-landing.c4"), 1)
    assert scene.on("toa-landing.c4") == ["hau", "air", "fire"]
    assert scene.hand("tahu") == scene.hand("gali") == []
    fight(move(scene, 1, "toa-landing.c4"), 6)
    assert scene.hand("gali") == ["hau", "air", "fire"]
    assert scene.on("toa-landing.c4") == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_a21(edition: str) -> None:
    """Whoever owns nothing loses no counter; the rest happens all the same. [en, Lose an attack]"""
    scene = Scene(2, edition).rahi("toa-landing.c4", 5).toa("tahu", "toa-landing.c3").toa("gali", hand=["fire"])
    fight(move(scene, 1, "toa-landing.c4"), 1)
    assert [e.outcome for e in told(scene, Judged)] == [-1]
    assert scene.at("tahu") == "toa-landing.c3"
    assert on_turn(scene) == "gali"
    assert scene.asked == ("chance", "roll")
    assert scene.on("toa-landing.c4") == []
    assert scene.hand("gali") == ["fire"]
    covered = scene.s.rules.rahi_after_loss == "face_down"
    assert seen(scene, "gali").rahi[FIELD["toa-landing.c4"]] == (0 if covered else 5)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a22(edition: str) -> None:
    """Two masks of one kind both count in a duel. [house]"""
    for mask, bonus in (("pakari", 20), ("hau", 10)):
        scene = Scene(2, edition).rahi("toa-landing.c4", 7).toa("tahu", "toa-landing.c3", [mask, mask])
        fight(move(scene, 1, "toa-landing.c4"), 3, mask, mask)
        assert [e.total for e in told(scene, Judged)] == [bonus + 3]


@pytest.mark.parametrize(("toa", "bonus"), [("tahu", 20), ("gali", 10)])
def test_a23(toa: str, bonus: int) -> None:
    """You may hold both Turaga of your own Toa, and together they add twenty. [en, Turaga]"""
    scene, _ = find(["vakama"], "vakama")
    assert scene.hand("tahu") == ["vakama", "vakama"]
    assert on_turn(scene) == "gali"
    scene = Scene().rahi("toa-landing.c4", 7).toa(toa, "toa-landing.c3", ["vakama", "vakama"])
    if toa == "gali":
        move(scene, 1, "toa-landing.c3")
    fight(move(scene, 1, "toa-landing.c4"), 2, "vakama", "vakama")
    assert [e.total for e in told(scene, Judged)] == [bonus + 2]
    scene, _ = find(["vakama", "vakama"], "nuju")
    assert scene.asked == ("tahu", "keep")


@pytest.mark.parametrize("way", ["pile", "akaku", "rahi"])
@pytest.mark.parametrize("given", FAST)
def test_a24(way: str, given: str) -> None:
    """The other speed mask is never kept beside the first, whoever gives it to you: one of them goes.
    [en, Kanohi and Turaga]"""
    scene = gain(way, ["hau", "kakama"], "kaukau")
    assert scene.asked == ("tahu", "keep")
    assert choices(scene, "tahu") == FAST
    scene.play(("keep", given))
    kept = "kaukau" if given == "kakama" else "kakama"
    assert sorted(scene.hand("tahu")) == sorted(["hau", kept])
    left_there = way == "rahi" and given == "kaukau"  # what the winner leaves stays on the field [A19]
    assert scene.on("toa-landing.c4") == (["kaukau"] if left_there else [])
    assert (given in scene.on_pile()) == (not left_there)


def test_a_row_of_the_box_says_what_its_counter_adds() -> None:
    """People read it there, and the engine has it in its head."""
    for mask in TOKENS.mask:
        assert worth(NUMBER[mask.id], 0, DEFINITIVE) == mask.bonus
    for n, turaga in enumerate(TOKENS.turaga):
        assert [worth(NUMBER[turaga.id], toa, DEFINITIVE) for toa in (n, n ^ 1)] == [turaga.own, turaga.bonus]
