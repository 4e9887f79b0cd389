"""Both positions of the switches on counters, each seen to change play."""

from __future__ import annotations

import pytest

from matanui.games.makuta.data.island import FIELD
from matanui.games.makuta.events import Judged, Showed
from tests.makuta.looks import choices, faces, fight, find, hand_seen, move, on_turn, prompt, seen, told
from tests.makuta.scene import Scene

KEYS = ["fire", "ice", "air"]


@pytest.mark.parametrize("value", ["stays", "to_start"])
@pytest.mark.parametrize(("hand", "found"), [(KEYS, "stone"), (["vakama", "whenua"], "nuju")])
def test_switch_declined_counter(value: str, hand: list[str], found: str) -> None:
    """A key or Turaga that you look at and do not take stays where it lies, or goes to the start pile.
    [fr, Serrures et clés]"""
    scene, field = find(hand, found, declined_counter=value)
    scene.play(("keep", found))
    assert scene.hand("tahu") == hand
    assert (scene.on(field), scene.on_pile()) == (([found], []) if value == "stays" else ([], [found]))
    scene, field = find(hand, found, declined_counter=value)
    scene.play(("keep", hand[0]))
    assert (scene.on(field), scene.on_pile()) == ([], [hand[0]])


@pytest.mark.parametrize("value", ["private", "public"])
@pytest.mark.parametrize(("hand", "found"), [(KEYS, "stone"), (["vakama", "whenua"], "nuju")])
def test_switch_peek(value: str, hand: list[str], found: str) -> None:
    """With full hands only you, or everybody, sees the counter you look at. [de, Schloss und Schlüssel]"""
    scene, field = find(hand, found, peek=value)
    back = "key" if found == "stone" else "mask"
    assert scene.asked == ("tahu", "keep")
    assert hand_seen(scene, "tahu", "gali") == [*[back] * len(hand), found if value == "public" else back]
    assert len(told(scene, Showed)) == (value == "public")
    scene.play(("keep", found))
    assert faces(seen(scene, "gali").lying[FIELD[field]]) == [found if value == "public" else back]
    scene, field = find(hand[1:], found, peek=value)  # room for it: nobody else looks
    assert hand_seen(scene, "tahu", "gali") == [back] * len(hand)
    scene, field = find(["hau", "hau", "miru", "miru"], "pakari", peek=value)  # a mask is taken, not looked at
    assert hand_seen(scene, "tahu", "gali") == ["mask"] * 5


@pytest.mark.parametrize("value", ["not_both", "one_total"])
@pytest.mark.parametrize("mask", ["kakama", "kaukau"])
def test_switch_speed_limit(value: str, mask: str) -> None:
    """Only the mix of Kakama and Kaukau is barred, or more than one speed mask altogether. [fr, Kanohi et Turaga]"""
    scene, _ = find(["hau", mask], mask, speed_limit=value)
    if value == "not_both":
        assert on_turn(scene) == "gali"
    else:
        assert scene.asked == ("tahu", "keep")
        assert choices(scene, "tahu") == [mask, mask]
        scene.play(("keep", mask))
    assert sorted(scene.hand("tahu") + scene.on_pile()) == sorted(["hau", mask, mask])
    assert scene.hand("tahu").count(mask) == (2 if value == "not_both" else 1)
    scene, _ = find(["kakama"], "kaukau", speed_limit=value)
    assert prompt(scene) == "keep"


@pytest.mark.parametrize("value", ["blind", "seen"])
@pytest.mark.parametrize("hand", [["fire", "hau"], ["hau"]])
def test_switch_loss_choice(value: str, hand: list[str]) -> None:
    """The player on your left picks what you lose by its back, or sees the fronts.
    [fr, Si vous échouez dans votre défi]"""
    scene = Scene(3, loss_choice=value).rahi("toa-landing.c4", 7).toa("tahu", "toa-landing.c3", hand)
    fight(move(scene, 1, "toa-landing.c4"), 1)
    if len(hand) > 1:
        assert scene.asked == ("gali", "lose")
        assert hand_seen(scene, "tahu", "gali") == (hand if value == "seen" else ["key", "mask"])
        scene.play(("lose", "hau"))
    under = {viewer: faces(seen(scene, viewer).lying[FIELD["toa-landing.c4"]]) for viewer in ("gali", "lewa")}
    assert under == {"gali": ["hau" if value == "seen" else "mask"], "lewa": ["mask"]}


def duel(used: list[str], hand: list[str], **switches: object) -> Scene:
    """Tahu with this hand fights a mosquito of 7, uses these counters, and rolls 2."""
    scene = Scene(2, "definitive", **switches).rahi("toa-landing.c4", 7).toa("tahu", "toa-landing.c3", hand)
    return fight(move(scene, 1, "toa-landing.c4"), 2, *used)


@pytest.mark.parametrize("value", [True, False])
def test_switch_stack_same_mask(value: bool) -> None:
    """Two masks of one kind both count in a duel, or only one of them does; Turaga always do. [house]"""
    scene = Scene(stack_same_mask=value).rahi("toa-landing.c4", 7).toa("tahu", "toa-landing.c3", ["pakari", "pakari"])
    move(scene, 1, "toa-landing.c4")
    assert (scene.asked, scene.options) == (("tahu", "declare"), [0, 1, 3] if value else [0, 1])
    best = ["pakari", "pakari"] if value else ["pakari"]
    scene = duel(best, ["pakari", "pakari"], stack_same_mask=value)
    assert [e.total for e in told(scene, Judged)] == [22 if value else 12]
    both = ["vakama", "vakama"]
    assert [e.total for e in told(duel(both, both, stack_same_mask=value), Judged)] == [22]


@pytest.mark.parametrize(("value", "total"), [("all", 17), ("own_only", 12)])
def test_switch_turaga_bonus(value: str, total: int) -> None:
    """Every Turaga helps in a duel, or only your own Toa's. [house]"""
    hand = ["whenua", "vakama"]
    scene = duel(hand if value == "all" else ["vakama"], hand, turaga_bonus=value)
    assert [e.total for e in told(scene, Judged)] == [total]
    scene = Scene(turaga_bonus=value).rahi("toa-landing.c4", 7).toa("tahu", "toa-landing.c3", hand)
    move(scene, 1, "toa-landing.c4")
    assert scene.options == ([0, 1, 2, 3] if value == "all" else [0, 2])
