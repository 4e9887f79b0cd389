"""A scenario for every kind of effect and of task that the cards of this game use, beyond those of the rulings."""

from __future__ import annotations

from typing import Any

import pytest

from matanui.games.cards.data.numbers import CARD, FACE
from matanui.games.cards.rules.hands import action_limit
from tests.cards.scene import FIRST, Scene

Answers = tuple[tuple[str, Any], ...]


def gali(at: str = "g9", hand: tuple[str, ...] = (), **switches: object) -> Scene:
    """Gali with cards, Tahu far away."""
    return Scene("gali", "tahu", **switches).toa("gali", at, hand).toa("tahu", "a7")


# --- Missions that are carried out at once: the answers they ask for, then hands, places and skips

AT_ONCE: list[tuple[str, Answers, dict[str, Any]]] = [
    ("through-the-gate", (("place", "c3"),), {"at": "c3"}),
    ("short-rest", (), {"skips": 1}),
    ("long-rest", (), {"skips": 2}),
    ("torn-bag", (("hand", "unity"),), {"hand": ["focus"]}),
    ("empty-hands", (("discard", "focus"),), {"hand": []}),
    ("homesick", (("pull", "h4"), ("pull", "h5"), ("pull", "h6")), {"at": "h6"}),
    ("called-home", (), {"at": "i7"}),
    ("feast-for-all", (("action", "tunnel"),), {"other": ["tunnel"]}),
    ("trading-places", (("d12", 3),), {"at": "a7"}),
    ("sharing-out", (("give", "unity"),), {"hand": ["focus"], "other": ["unity"]}),
    ("kind-word", (("action", "tunnel"),), {"hand": ["focus", "unity", "tunnel"]}),
    ("round-the-fire", (("give", "focus"),), {"hand": ["focus", "unity"], "other": []}),
    ("one-after-another", (("mission", "walk-home"), ("mission", "pilgrimage")), {"missions": 2}),
]


@pytest.mark.parametrize(("card", "answers", "found"), AT_ONCE)
def test_mission_at_once(card: str, answers: Answers, found: dict[str, Any]) -> None:
    scene = gali("h2", ("focus", "unity")).walk("s").play(("mission", card), *answers)
    at = scene.at("gali")
    if card == "round-the-fire":  # both give one, with two players to each other
        assert sorted(scene.hand("gali") + scene.hand("tahu")) == ["focus", "unity"]
        return
    now = {"at": at, "skips": scene.hero("gali").skips, "hand": scene.hand("gali"), "other": scene.hand("tahu")}
    now["missions"] = len(scene.missions("gali"))
    assert {key: now[key] for key in found} == found
    assert card in scene.discards("mission")


def test_loose_strap_and_aching_bones() -> None:
    """No Great Mask until the next turn begins; a hundred less in the next challenge."""
    scene = gali("h2").wears("gali", "kaukau").walk("s").play(("mission", "loose-strap"))
    scene.toa("tahu", "h5").walk("n").play(("challenge", "challenge-swimming"))
    assert scene.settled() == [(400, 900, False)]  # without Kaukau
    scene = gali("h2").walk("s").play(("mission", "aching-bones"))
    scene.toa("tahu", "h5").walk("n").play(("challenge", "challenge-swimming"))
    assert scene.settled() == [(400, 800, False)]
    assert scene.hero("gali").burdens == []


# --- tasks


def test_pay_of_some_types() -> None:
    """Only a Bonus or Reward card will do."""
    scene = gali("h2", ("weariness",)).walk("s").play(("mission", "worthy-offering"))
    assert (scene.hand("gali"), scene.missions("gali")) == (["weariness"], ["worthy-offering"])
    scene = gali("h2", ("weariness", "focus")).walk("s").play(("mission", "worthy-offering"))
    assert (scene.hand("gali"), scene.missions("gali")) == (["weariness"], [])


def test_pay_rahi_and_action() -> None:
    scene = gali("h2", ("focus", "brace"), rahi=True).walk("s").play(("mission", "fair-trade"))
    assert (scene.hand("gali"), scene.missions("gali")) == ([], [])


def test_hold_one_of_each() -> None:
    scene = gali("h2", ("manas-vision", "rahi-800", "mauled"), rahi=True).walk("s").play(("mission", "full-menagerie"))
    assert (len(scene.hand("gali")), scene.missions("gali")) == (3, [])


def test_draw_at() -> None:
    """Two cards on Game Action spaces: both count on a double one, and those of a card do not."""
    scene = gali("g8", ("second-wind",)).mission("gali", "gathering").play(("act", "second-wind"))
    scene.play(("action", "focus"), ("action", "tunnel"))
    assert scene.missions("gali") == ["gathering"]
    scene.walk("n", "n", "e").play(("draw", True), ("action", "unity"), ("action", "errand"))
    assert scene.missions("gali") == []


def test_visit_two_different_portals() -> None:
    scene = gali("g6").mission("gali", "two-gates").walk("n").play(("portal", "c3"))
    assert scene.missions("gali") == []


@pytest.mark.parametrize(("card", "start", "way"), [("companion", "a9", "n"), ("temple-guard", "g8", "s")])
def test_end_beside(card: str, start: str, way: str) -> None:
    scene = gali(start).mission("gali", card).walk(way, None)
    assert scene.missions("gali") == []


def test_rest() -> None:
    scene = gali().mission("gali", "night-watch").play(("act", "rest"))
    assert (scene.missions("gali"), scene.at("gali"), scene.on_turn) == ([], "g9", "tahu")


@pytest.mark.parametrize(("mine", "theirs", "done"), [(7, 6, True), (6, 6, False)])
def test_outroll(mine: int, theirs: int, done: bool) -> None:
    scene = gali().mission("gali", "trial-of-luck").play(("outroll", "tahu"), ("d12", mine), ("d12", theirs))
    assert (scene.missions("gali") == []) == done


def test_hunt_rahi() -> None:
    """Successful or not."""
    scene = gali(hand=("nui-rama-flight", "rahi-600", "mauled"), rahi=True).mission("gali", "first-hunt")
    scene.play(("act", "hunt"))
    assert (scene.settled(), scene.missions("gali")) == ([(600, 700, False)], [])


# --- Game Action cards


def test_discard_and_draw() -> None:
    scene = gali(hand=("good-hunting",)).play(("act", "good-hunting"))
    scene.play(("action", "focus"), ("action", "unity"), ("action", "errand"), ("discard", "errand"))
    assert scene.hand("gali") == ["focus", "unity"]
    scene = gali(hand=("hard-times", "plunder")).toa("tahu", hand=("focus", "unity")).play(("act", "hard-times"))
    scene.play(("discard", "unity"), ("act", "plunder"), ("answer", None))
    assert scene.hand("tahu") == []


def test_big_pack_until_after_the_next_great_mask_challenge() -> None:
    nine = ("focus", "unity", "tunnel", "errand", "tireless", "foresight", "rockfall", "summons", "homeward")
    scene = gali("h5", ("big-pack",)).play(("act", "big-pack"))
    assert action_limit(scene.s, 0) == 9
    scene.toa("gali", hand=nine).walk("n").play(("challenge", "challenge-swimming"))
    scene.play(("discard", "tunnel"), ("discard", "errand"), ("great", "miru"))
    assert len(scene.hand("gali")) == 7
    assert "big-pack" in scene.discards("action")


def test_foresight_puts_back_in_any_order() -> None:
    names = ("challenge-speed", "challenge-flight", "challenge-vision")
    scene = gali(hand=("foresight",)).play(("act", "foresight"), *(("challenge", name) for name in names))
    scene.play(("arrange", "challenge-vision"), ("arrange", "challenge-speed"))
    assert [CARD[thing & FACE].id for thing in scene.s.tops[0]][::-1] == [names[2], names[0], names[1]]


def test_silver_lining_new_trial_and_stand_firm() -> None:
    scene = gali("h5", ("silver-lining",)).walk("n").play(("challenge", "challenge-strength"))
    scene.play(("fight", "silver-lining"), ("action", "focus"), ("action", "unity"))
    assert (scene.settled(), scene.hand("gali")) == ([(400, 500, False)], ["focus", "unity"])
    scene = gali("h5", ("new-trial",)).walk("n").play(("challenge", "challenge-strength"), ("fight", "new-trial"))
    scene.play(("challenge", "challenge-swimming"))
    assert scene.settled() == [(900, 400, True)]
    scene = gali("h5").toa("tahu", hand=("stand-firm", "focus")).walk("n").play(("challenge", "challenge-flight"))
    scene.play(("fight", "stand-firm"), ("fight", "focus"))
    assert scene.settled() == [(800, 800, False)]


def test_extra_turn_and_swap() -> None:
    scene = gali(hand=("tireless",)).play(("act", "tireless")).walk("n", None)
    assert scene.settle().on_turn == "gali"
    scene = gali(hand=("changed-places",)).play(("act", "changed-places"))
    assert (scene.at("gali"), scene.at("tahu")) == ("a7", "g9")


def test_complete_all_and_one() -> None:
    scene = gali(hand=("clear-slate",)).mission("gali", "walk-home", "pilgrimage").play(("act", "clear-slate"))
    assert scene.missions("gali") == []
    scene = gali(hand=("duty-done",)).mission("gali", "walk-home", "pilgrimage")
    scene.play(("act", "duty-done"), ("mission", "walk-home"))
    assert scene.missions("gali") == ["pilgrimage"]


def test_second_look_lets_you_use_the_same_space_once() -> None:
    scene = gali("g8", ("second-look",)).toa("gali", last_draw=FIRST.space["f8"]).play(("act", "second-look")).walk("w")
    assert scene.asked == ("gali", "draw")
    scene = gali("h5", ("second-look",)).toa("gali", last_try=FIRST.space["h4"]).play(("act", "second-look")).walk("n")
    assert scene.asked == ("chance", "challenge")


def test_homeward() -> None:
    scene = gali(hand=("homeward",)).play(("act", "homeward"), ("action", "focus"))
    assert (scene.at("gali"), scene.hand("gali")) == ("i7", ["focus"])


def test_torn_mask_bars_great_masks_until_the_end_of_the_next_turn() -> None:
    scene = Scene("tahu", "gali").toa("tahu", "h5", hand=("torn-mask",)).wears("gali", "kaukau")
    scene.play(("act", "torn-mask")).walk("n").play(("challenge", "challenge-swimming"))
    assert scene.settled() == [(400, 900, False)]
    assert scene.raw == ("gali", "step")  # nothing to wear
    scene.walk("n", None)
    assert scene.hero("gali").bars == {}


# --- lingering effects and what cures them


@pytest.mark.parametrize(
    ("card", "at", "way", "asked"),
    [("hounded", "g8", "w", ("gali", "step")), ("besieged", "h5", "n", ("gali", "step"))],
)
def test_lingering_bars(card: str, at: str, way: str, asked: tuple[str, str]) -> None:
    scene = gali(at, rahi=True).lingers("gali", card).walk(way)
    assert scene.asked == asked


def test_lamed_holds_whatever_is_lent_and_poison_weakens() -> None:
    scene = gali(hand=("swift-feet",), rahi=True).lingers("gali", "lamed").play(("act", "swift-feet"))
    assert scene.s.steps == 1
    scene = gali("h5", rahi=True).lingers("gali", "poisoned").walk("n").play(("challenge", "challenge-swimming"))
    assert scene.settled() == [(800, 400, True)]


def test_cure_and_calm_beasts() -> None:
    scene = gali(hand=("shake-it-off",), rahi=True).lingers("gali", "lamed").lingers("gali", "poisoned")
    scene.play(("act", "shake-it-off"), ("cure", "lamed"))
    assert [CARD[n].id for n in scene.hero("gali").lingering] == ["poisoned"]
    scene = gali(hand=("calm-beasts",), rahi=True).toa("tahu", hand=("nui-rama-speed", "rahi-800", "mauled"))
    scene.play(("act", "calm-beasts")).walk("n", None)
    assert 1 not in scene.settle("act").options
