"""Rulings on Rahi challenges, and the switches that change them. (R1–R16)"""

from __future__ import annotations

import pytest

from matanui.games.cards.data.numbers import CARD, NUMBER
from matanui.games.cards.views.view import view
from tests.cards.scene import Scene

HUNT = ("nui-rama-speed", "rahi-800", "mauled")
BITE = ("nui-rama-speed", "rahi-800", "lamed")


def tahu(*others: str, hand: tuple[str, ...] = HUNT, foe: tuple[str, ...] = (), **switches: object) -> Scene:
    """Tahu with what a Rahi challenge needs; Gali has 700 Speed."""
    settings: dict[str, object] = {"rahi": True, **switches}
    return Scene("tahu", "gali", *others, **settings).toa("tahu", "a7", hand).toa("gali", "i7", foe)


def test_r1() -> None:
    """A tie goes to the challenged player."""
    assert tahu().wears("gali", "kakama").play(("act", "hunt")).settled() == [(800, 800, False)]


def test_r2() -> None:
    """Three of each type, nine in all; what is too much is discarded at once, your choice within the bound."""
    three = ("manas-vision", "manas-swimming", "muaka-speed")
    scene = tahu(hand=("call-of-the-wild", *three, "brace")).play(("act", "call-of-the-wild"))
    scene.play(("rahi", "nui-rama-flight"))
    assert scene.asked == ("tahu", "discard")
    assert len(scene.options) == 4
    scene.play(("discard", "muaka-speed"), ("rahi", "mauled"))
    nine = (*three, "rahi-600", "rahi-700", "rahi-800", "brace", "dig-in", "mauled")
    scene = tahu(hand=("call-of-the-wild", *nine)).play(("act", "call-of-the-wild"), ("rahi", "lamed"))
    assert scene.asked == ("tahu", "discard")
    assert len(scene.options) == 10


def test_r3() -> None:
    """After a failure the Effect stays in the hand; after a success all three go, a lingering one when it ends."""
    scene = tahu().wears("gali", "kakama").play(("act", "hunt"))
    assert (scene.hand("tahu"), scene.discards("rahi")) == (["mauled"], ["nui-rama-speed", "rahi-800"])
    scene = tahu().play(("act", "hunt"))
    assert scene.discards("rahi") == ["nui-rama-speed", "rahi-800", "mauled"]
    scene = tahu(hand=BITE).play(("act", "hunt"))
    assert scene.discards("rahi") == ["nui-rama-speed", "rahi-800"]


def test_r4() -> None:
    """Lingering is three turns of the victim, beginning with the next."""
    scene = tahu(hand=BITE).play(("act", "hunt"))
    for way, other in (("n", "s"), ("s", "n"), ("n", "s")):
        assert scene.settle().s.steps == 1
        scene.walk(way).walk(other, None)
    assert scene.settle().s.steps == 3
    assert scene.discards("rahi")[-1] == "lamed"


def test_r5() -> None:
    """You must have an Effect; it is chosen and shown only after a success."""
    assert tahu(hand=HUNT[:2]).settle("act").options == [0]
    scene = tahu(hand=(*HUNT, "ransacked")).play(("act", "hunt"))
    assert scene.asked == ("tahu", "rahi-effect")


def test_r6() -> None:
    """If you must skip your move there is no Rahi challenge."""
    assert 1 not in tahu().toa("tahu", skips=1).settle("act").options


def test_r7() -> None:
    """Of Game Action cards only Infected Masks; nothing raises the Rahi's number."""
    scene = tahu(foe=("focus", "weariness", "second-wind", "makutas-pull")).play(("act", "hunt"))
    assert scene.plays == {"makutas-pull"}


def test_r8() -> None:
    """Defend cards are played by the challenged player, as many as you like, one at a time."""
    scene = tahu(hand=("manas-vision", "rahi-700-manas", "mauled"), foe=("brace", "dig-in", "new-ground"))
    scene.play(("act", "hunt"), ("fight", "brace"), ("fight", "dig-in"))
    assert scene.totals == (1000, 900)
    scene.play(("fight", "new-ground"), ("skill", "swimming"))
    assert scene.settled() == [(1000, 1200, False)]


def test_r9() -> None:
    """Each single draw chooses its pile."""
    scene = tahu(hand=("second-wind",)).play(("act", "second-wind"), ("draw-from", "rahi"), ("rahi", "brace"))
    scene.play(("draw-from", "action"), ("action", "focus"))
    assert scene.hand("tahu") == ["brace", "focus"]


def test_r10() -> None:
    """Different lingering Effects add up; the same one begins anew."""
    scene = tahu(hand=BITE).lingers("gali", "lamed", 1).lingers("gali", "poisoned", 2).play(("act", "hunt"))
    found = {CARD[n].id: turns for n, turns in scene.hero("gali").lingering.items()}
    assert found == {"lamed": 3, "poisoned": 2}


@pytest.mark.parametrize(("beast", "value"), [("nui-rama-flight", 800), ("tarakava-swimming", 600)])
def test_r11(beast: str, value: int) -> None:
    """The lower of the two numbers if Rahi and Rahi Challenge do not match."""
    scene = tahu(hand=(beast, "rahi-600-nui-rama", "mauled"), foe=("makutas-pull",)).play(("act", "hunt")).settle()
    assert (scene.totals if scene.asked == ("gali", "fight") else scene.settled()[0])[0] == value


def test_r12() -> None:
    """If you already stand where you are barred nothing happens; only entering later is barred."""
    scene = tahu(hand=("nui-rama-speed", "rahi-800", "barred-gates")).toa("gali", "g5").play(("act", "hunt"))
    assert scene.at("gali") == "g5"
    assert scene.walk("n").spaces.isdisjoint({"g5"})


def test_r14() -> None:
    """Any opponent whom Hau does not hide; if all are hidden there is no Rahi challenge."""
    scene = tahu(might=True).toa("gali", bars={6: 1})
    assert 1 not in scene.settle("act").options
    scene = tahu("onua", might=True).toa("gali", bars={6: 1}).play(("act", "hunt"))
    assert scene.s.defender == scene.seat("onua")


def test_r15() -> None:
    """Masks help the challenged player: attached ones by themselves, with Masks of Might they are played."""
    assert tahu().wears("gali", "kakama").play(("act", "hunt")).settled() == [(800, 800, False)]
    scene = tahu(might=True).won("gali", "kakama").play(("act", "hunt"))
    assert scene.plays == {"might-kakama-gali"}


def test_r16() -> None:
    """A Rahi challenge is possible with an open Mission."""
    assert tahu().mission("tahu", "walk-home").play(("act", "hunt")).settled() == [(800, 700, True)]


# --- cards


def test_scare_away_and_not_me_and_turn_the_beast() -> None:
    scene = tahu(foe=("scare-away",)).play(("act", "hunt"), ("fight", "scare-away"))
    assert [won for _, _, won in scene.settled()] == [False]
    scene = tahu("onua", "lewa", foe=("not-me",)).play(("act", "hunt"), ("challenge", "gali"), ("fight", "not-me"))
    assert scene.people == {"onua", "lewa"}
    scene.play(("target", "onua"))
    assert (scene.settled(), scene.hero("onua").skips) == ([(800, 500, True)], 1)
    scene = tahu(hand=BITE, foe=("turn-the-beast",)).play(("act", "hunt"), ("fight", "turn-the-beast"))
    assert scene.hero("gali").lingering == {}
    assert list(scene.hero("tahu").lingering.values()) == [3]  # after the end of this turn


def test_nothing_brings_back_a_rahi_that_was_scared_away() -> None:
    scene = tahu(hand=(*HUNT, "unity"), foe=("scare-away",), action_in_rahi="any").toa("gali", burdens=[700])
    scene.play(("act", "hunt"), ("fight", "scare-away"), ("fight", "unity"))
    assert scene.settled() == [(-1, 0, False)]


def test_quick_healing() -> None:
    scene = tahu(hand=BITE, foe=("quick-healing", "brace")).play(("act", "hunt"))
    scene.play(("fight", "quick-healing"), ("fight", None))
    assert list(scene.hero("gali").lingering.values()) == [1]


def test_lowered_guard_lasts_until_the_end_of_the_next_turn() -> None:
    scene = Scene("gali", "tahu", rahi=True).toa("gali", "h2", hand=("brace",)).toa("tahu", "a7", hand=HUNT)
    scene.walk("s").play(("mission", "lowered-guard"), ("act", "hunt"))
    assert scene.plays == set()


def test_swift_hunt() -> None:
    """After the Rahi challenge there is a movement all the same."""
    scene = tahu(hand=(*HUNT, "swift-hunt")).toa("gali", skips=0).play(("act", "hunt"), ("and-walk", "swift-hunt"))
    assert (scene.asked, scene.on_turn, scene.s.steps) == (("tahu", "step"), "tahu", 3)


# --- switches


@pytest.mark.parametrize(("tie", "won"), [("defender", False), ("challenger", True)])
def test_switch_rahi_tie(tie: str, won: bool) -> None:
    assert tahu(rahi_tie=tie).wears("gali", "kakama").play(("act", "hunt")).settled() == [(800, 800, won)]


@pytest.mark.parametrize("may", [False, True])
def test_switch_rahi_when_skipped(may: bool) -> None:
    assert (1 in tahu(rahi_when_skipped=may).toa("tahu", skips=1).settle("act").options) == may


@pytest.mark.parametrize("wakes", [True, False])
def test_switch_rahi_resets_masks(wakes: bool) -> None:
    scene = tahu(might=True, rahi_resets_masks=wakes).toa("gali", resting={NUMBER["might-kaukau-gali"]: 99})
    assert (scene.play(("act", "hunt")).resting("gali") == set()) == wakes


@pytest.mark.parametrize(("turns", "left"), [(3, 3), ("game", 10_000)])
def test_switch_lingering_turns(turns: object, left: int) -> None:
    scene = tahu(hand=BITE, lingering_turns=turns).play(("act", "hunt"))
    assert list(scene.hero("gali").lingering.values()) == [left]


@pytest.mark.parametrize(("which", "plays"), [("infected", set[str]()), ("any", {"focus", "second-wind"})])
def test_switch_action_in_rahi(which: str, plays: set[str]) -> None:
    assert tahu(foe=("focus", "second-wind"), action_in_rahi=which).play(("act", "hunt")).plays == plays


@pytest.mark.parametrize("limit", [9, 2])
def test_switch_limit_rahi(limit: int) -> None:
    scene = tahu(hand=("call-of-the-wild", "brace", "mauled"), limit_rahi=limit)
    scene.play(("act", "call-of-the-wild"), ("rahi", "rahi-600"))
    assert (scene.asked == ("tahu", "discard")) == (limit == 2)


@pytest.mark.parametrize("limit", [3, 1])
def test_switch_limit_rahi_type(limit: int) -> None:
    scene = tahu(hand=("call-of-the-wild", "brace"), limit_rahi_type=limit)
    scene.play(("act", "call-of-the-wild"), ("rahi", "dig-in"))
    assert (scene.asked == ("tahu", "discard")) == (limit == 1)


def test_the_effect_in_the_hand_stays_hidden() -> None:
    scene = tahu().wears("gali", "kakama").play(("act", "hunt"))
    assert view(scene.s, scene.seat("gali"), None).heroes[scene.seat("tahu")].hand[0] >= 1000
