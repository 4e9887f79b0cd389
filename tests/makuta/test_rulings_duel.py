"""Duels with the Rahi: rulings A28 to A32 and N14, and the switches of the duel, as a player meets them."""

from __future__ import annotations

from typing import Any

import pytest

from matanui.core.questions import PASS
from matanui.games.makuta.data.island import FIELD
from matanui.games.makuta.events import Judged
from matanui.games.makuta.options import FLY
from tests.makuta.looks import on_turn, seen, told
from tests.makuta.scene import Scene

NEAR = "toa-landing.c3"  # one step from both the start field and the mosquito
MOSQUITO = "toa-landing.c4"
AHEAD = [("begin", "white"), ("roll", 1), ("walk", MOSQUITO)]  # Tahu holds a mask: he is asked for his die
BARE = AHEAD[1:]  # without masks there is only the white die


def beside(scene: Scene, strength: int, *hand: str) -> Scene:
    """Tahu one step from a mosquito that already lies face up."""
    return scene.rahi(MOSQUITO, strength).toa("tahu", NEAR, hand)


def shown(scene: Scene, viewer: str | None = "gali") -> int:
    """The strength of the mosquito as Gali sees it on the table; 0 while it lies face down."""
    return seen(scene, viewer).rahi[FIELD[MOSQUITO]]


def judged(scene: Scene) -> tuple[int, int, int]:
    """Total, strength and outcome (1 won, 0 tied, -1 lost) of the last duel."""
    last = told(scene, Judged)[-1]
    return last.total, last.strength, last.outcome


def die(scene: Scene) -> int:
    """How many faces the die has that chance is about to roll."""
    assert scene.options == list(range(1, len(scene.options) + 1))
    return len(scene.options)


@pytest.mark.parametrize(
    ("edition", "order"),
    [
        ("en", ["rahi", "duel", "declare"]),
        ("nl", ["rahi", "duel", "declare"]),
        ("fr", ["rahi", "duel", "declare"]),
        ("de", ["rahi", "declare", "duel"]),
        ("us", ["rahi", "declare", "duel"]),
        ("definitive", ["rahi", "declare", "duel"]),
    ],
)
def test_a28(edition: str, order: list[str]) -> None:
    """The Rahi is turned up first; you name your bonuses before or after the roll, as the edition has it, and at that
    moment all see the counters you named and no others. Then the numbers are compared.
    [A28] [de, Herausforderung] [en, Attack]"""
    scene = Scene(edition=edition).toa("tahu", NEAR, ["hau", "pakari"]).play(*AHEAD)
    answers: dict[str, Any] = {"rahi": 7, "declare": ["hau"], "duel": 3}
    for prompt in order:
        assert not scene.known("tahu", "hau", "gali") or "declare" in order[: order.index(prompt)]
        assert shown(scene) == (0 if prompt == "rahi" else 7)
        scene.play((prompt, answers[prompt]))
        if prompt == "declare":
            assert scene.known("tahu", "hau", "gali")
            assert not scene.known("tahu", "pakari", "gali")
    assert judged(scene) == (3 + 5, 7, 1)


def test_a29() -> None:
    """You fight with the die you moved with. A won duel lets you choose your die anew, and whoever came by Miru has
    moved with none and chooses freely. [A29] [de, Herausforderung] [nl, Aanvallen]"""
    scene = beside(Scene(), 5, "kaukau").play(("begin", "green"), ("roll", 1), ("walk", MOSQUITO), ("declare", []))
    assert scene.asked == ("chance", "duel") and die(scene) == 12
    scene.play(("duel", 11))
    assert scene.asked == ("tahu", "begin") and scene.options == [6, 12, PASS]
    scene.play(("begin", "white"), ("roll", 1), ("walk", "toa-landing.b4"), ("rahi", 4), ("declare", []))
    assert scene.asked == ("chance", "duel") and die(scene) == 6

    flight = beside(Scene(), 5, "kaukau", "miru").play(("begin", "green"), ("roll", 1), ("walk", MOSQUITO))
    flight.play(
        ("declare", []), ("duel", 11), ("begin", "fly"), ("fly", "toa-landing.b4"), ("rahi", 4), ("declare", [])
    )
    assert flight.asked == ("tahu", "duel-die") and flight.options == [6, 12]
    assert die(flight.play(("duel-die", "white"))) == 6


@pytest.mark.parametrize(("strength", "best"), [(5, 1), (6, 0), (7, -1)])
def test_a30(strength: int, best: int) -> None:
    """Your total must be higher: a bare white die beats a mosquito of 5 with a six only, ties one of 6 at best, and
    always loses to one of 7. Equal totals are ties with a bonus, too. [A30] [en, Win an attack] [en, A tie]"""
    for pips in range(1, 7):
        scene = beside(Scene(), strength).play(*BARE, ("duel", pips))
        assert judged(scene) == (pips, strength, best if pips == 6 else 0 if pips == strength else -1)
        assert (scene.at("tahu") == MOSQUITO) == (pips > strength)
        assert (FIELD[MOSQUITO] in scene.s.rahi) == (pips <= strength)
    if strength > 5:
        tied = beside(Scene(), strength, "hau").play(*AHEAD, ("declare", ["hau"]), ("duel", strength - 5))
        assert judged(tied) == (strength, strength, 0)
        assert tied.at("tahu") == NEAR and tied.hand("tahu") == ["hau"]


def test_a31() -> None:
    """Nobody refuses a duel: whoever steps on a Rahi's field, walking or flying, fights there and then. Nor is there a
    way past it, however high the roll. [A31] [en, Attack] [de, Herausforderung]"""
    scene = Scene().toa("tahu", NEAR).play(("roll", 6))
    assert MOSQUITO in scene.fields
    assert not {"toa-landing.c5", "toa-landing.g2"} & scene.fields  # both lie behind the two mosquitoes
    scene.play(("walk", MOSQUITO))
    assert scene.asked == ("chance", "rahi")
    scene.play(("rahi", 7))
    assert scene.asked == ("chance", "duel")
    flight = beside(Scene(), 7, "miru").play(("begin", "fly"), ("fly", MOSQUITO))
    assert flight.asked == ("chance", "duel")


def test_a32() -> None:
    """The die changes with the next roll after you lose a speed mask: a rolled move, duels and all, is finished as it
    was rolled. [A32] [en, The Kanohi counters]"""
    table = Scene(win_reward="leftover_steps").lying(MOSQUITO, "kaukau")
    beside(table, 2, "kakama").play(("begin", "red"), ("roll", 4), ("walk", MOSQUITO), ("declare", []), ("duel", 8))
    table.play(("keep", "kakama"))  # Kaukau lay under the mosquito: one of the two has to go
    assert table.hand("tahu") == ["kaukau"] and table.on_pile() == ["kakama"]
    table.play(("walk-on", "toa-landing.b4"), ("walk-from", MOSQUITO), ("rahi", 7), ("declare", []))
    assert die(table) == 8  # still the red die of this move
    table.play(("duel", 7), ("roll", 1))  # a tie; Gali steps off the start field
    assert table.asked == ("tahu", "begin") and table.options == [6, 12]

    robbed = beside(Scene(), 7, "kakama").play(("begin", "red"), ("roll", 1), ("walk", MOSQUITO), ("declare", []))
    robbed.play(("duel", 1), ("roll", 1))
    assert robbed.on(MOSQUITO) == ["kakama"]
    assert robbed.asked == ("chance", "roll") and die(robbed) == 6


def test_n14() -> None:
    """An extra turn has all choices of a turn and may be declined; an extra move is a roll without flight; left-over
    steps are the points of the old roll and nothing more. [N14] [fr, Si vous remportez un défi] [en, Win an attack]"""
    won = [("begin", "white"), ("roll", 3), ("walk", MOSQUITO), ("declare", []), ("duel", 6)]
    turn = beside(Scene(win_reward="extra_turn"), 1, "miru").play(*won)
    assert turn.asked == ("tahu", "begin") and turn.options == [6, FLY, PASS]
    assert turn.play(("begin", "rest")).asked == ("chance", "roll") and on_turn(turn) == "gali"
    assert turn.at("tahu") == MOSQUITO

    move = beside(Scene(win_reward="extra_move"), 1, "miru").play(*won)
    assert move.asked == ("tahu", "begin") and move.options == [6, PASS]
    assert move.play(("begin", "white"), ("roll", 2)).asked == ("tahu", "walk")

    steps = beside(Scene(win_reward="leftover_steps"), 1, "miru").play(*won)
    assert steps.asked == ("tahu", "walk-on")
    assert steps.fields == {MOSQUITO, "toa-landing.b4", "toa-landing.c5", "toa-landing.g2"}  # two points, no way back
    steps.play(("walk-on", MOSQUITO))
    assert steps.asked == ("chance", "roll") and on_turn(steps) == "gali"


@pytest.mark.parametrize("backtrack", ["no_revisit", "no_reversal"])
def test_n14_the_way_you_chose_costs_its_steps(backtrack: str) -> None:
    """Left-over steps are counted from the side you came from, be it the long way round. [N14] [A6]"""
    for side, left in (("toa-landing.b3", {"toa-landing.g2", MOSQUITO, NEAR, "toa-landing.c5"}), (MOSQUITO, set())):
        scene = Scene(backtrack=backtrack, win_reward="leftover_steps").clear(MOSQUITO).rahi("toa-landing.b4", 1)
        scene.toa("tahu", "toa-landing.b3").play(
            ("roll", 3), ("walk", "toa-landing.b4"), ("walk-from", side), ("duel", 6)
        )
        assert on_turn(scene) == ("tahu" if left else "gali")
        assert not left or scene.fields == left | {"toa-landing.b4"}


def test_switch_win_reward() -> None:
    """After the same win: a whole new turn, a new roll, or the points that are left.
    [fr, Si vous remportez un défi] [de, Eine Herausforderung gewinnen] [en, Win an attack]"""
    won = [("begin", "white"), ("roll", 2), ("walk", MOSQUITO), ("declare", []), ("duel", 6)]
    offers = {}
    for reward in ("extra_turn", "extra_move", "leftover_steps"):
        scene = beside(Scene(win_reward=reward), 1, "miru").play(*won)
        offers[reward] = scene.asked, FLY in scene.options, scene.fields if reward == "leftover_steps" else set()
    assert offers == {
        "extra_turn": (("tahu", "begin"), True, set()),
        "extra_move": (("tahu", "begin"), False, set()),
        "leftover_steps": (("tahu", "walk-on"), False, {MOSQUITO, "toa-landing.b4", "toa-landing.c5"}),
    }


def test_switch_rahi_ends_move() -> None:
    """Left-over points are lost once you met a Rahi, or may be used before the extra turn. [de, Rahi] [fr, Rahi]"""
    won = [("roll", 3), ("walk", MOSQUITO), ("duel", 6)]
    ended = beside(Scene(rahi_ends_move=True), 1).play(*won)
    assert ended.asked == ("tahu", "begin")
    goes_on = beside(Scene(rahi_ends_move=False), 1).play(*won)
    assert goes_on.asked == ("tahu", "walk-on")
    assert goes_on.fields == {MOSQUITO, "toa-landing.b4", "toa-landing.c5", "toa-landing.g2"}
    goes_on.play(("walk-on", "toa-landing.c5"), ("mask", "hau"))
    assert goes_on.hand("tahu") == ["hau"]
    assert goes_on.asked == ("tahu", "begin")
    lost = beside(Scene(rahi_ends_move=False), 7).play(("roll", 3), ("walk", MOSQUITO), ("duel", 6))
    assert lost.at("tahu") == NEAR and on_turn(lost) == "gali"  # whoever is thrown back stays there [A4]


def test_switch_declare_bonus() -> None:
    """Counters are named before the die is cast, or when its number is known. [de, Herausforderung] [en, Attack]"""
    before = beside(Scene(declare_bonus="before_roll"), 7, "hau", "pakari").play(*AHEAD)
    assert before.asked == ("tahu", "declare")
    after = beside(Scene(declare_bonus="after_roll"), 7, "hau", "pakari").play(*AHEAD)
    assert after.asked == ("chance", "duel")
    after.play(("duel", 3))
    assert after.asked == ("tahu", "declare") and after.s.cast == 3  # now five more are enough
    assert judged(after.play(("declare", ["hau"]))) == (8, 7, 1)
    assert not after.known("tahu", "pakari", "gali")


def test_switch_duel_die() -> None:
    """You fight with the die of your move, or choose again. [de, Herausforderung] [en, Attack]"""
    way = [("begin", "green"), ("roll", 1), ("walk", MOSQUITO), ("declare", [])]
    same = beside(Scene(duel_die="same_as_move"), 5, "kaukau").play(*way)
    assert same.asked == ("chance", "duel") and die(same) == 12
    free = beside(Scene(duel_die="free_choice"), 5, "kaukau").play(*way)
    assert free.asked == ("tahu", "duel-die") and free.options == [6, 12]
    assert die(free.play(("duel-die", "white"))) == 6


def lies(scene: Scene, pips: int) -> int:
    """Tahu turns up a mosquito of 6 and rolls this against it. How does it lie then? Beneath it is the same counter."""
    scene.toa("tahu", NEAR).play(("roll", 1), ("walk", MOSQUITO), ("rahi", 6))
    assert shown(scene) == 6
    scene.play(("duel", pips))
    assert scene.at("tahu") == NEAR
    strength = shown(scene)
    assert [shown(scene, "tahu"), shown(scene, None)] == [strength] * 2
    scene.play(("roll", 2), ("walk", MOSQUITO))  # now Gali: nothing is drawn for it
    assert scene.asked == ("chance", "duel") and shown(scene) == 6
    return strength


def test_switch_rahi_after_loss() -> None:
    """A Rahi that won stays face up or is turned down again; a tie goes by its own switch.
    [en, Lose an attack] [de, Eine Herausforderung verlieren]"""
    assert lies(Scene(rahi_after_loss="face_up", rahi_after_tie="face_down"), 1) == 6
    assert lies(Scene(rahi_after_loss="face_down", rahi_after_tie="face_up"), 1) == 0


def test_switch_rahi_after_tie() -> None:
    """A Rahi that tied stays face up or is turned down again. [en, A tie] [de, Ein Unentschieden erzielen]"""
    assert lies(Scene(rahi_after_tie="face_up", rahi_after_loss="face_down"), 6) == 6
    assert lies(Scene(rahi_after_tie="face_down", rahi_after_loss="face_up"), 6) == 0


def test_switch_rahi_ranges() -> None:
    """Scorpions of 7 to 13 and tigers of 13 to 20, or of 7 to 14 and 14 to 20. [en, Rahi] [us, owners' accounts]"""
    found = {}
    for ranges in ("classic", "us"):
        for at, rahi in (("toa-landing.c3", MOSQUITO), ("mangai.c2", "mangai.b2"), ("mangai.d3", "mangai.c3")):
            scene = Scene(rahi_ranges=ranges).lay("mangai", "toa-landing.g3", 0).toa("tahu", at)
            scene.play(("roll", 1), ("walk", rahi))
            assert scene.asked == ("chance", "rahi")
            found[ranges, rahi] = min(scene.options), max(scene.options), len(scene.options)
    assert found["classic", MOSQUITO] == found["us", MOSQUITO] == (1, 7, 28)
    assert (found["classic", "mangai.b2"], found["us", "mangai.b2"]) == ((7, 13, 21), (7, 14, 21))
    assert (found["classic", "mangai.c3"], found["us", "mangai.c3"]) == ((13, 20, 8), (14, 20, 8))


def test_switch_exploding_max() -> None:
    """The highest face of a duel's die is rolled again and added, as often as it comes. [house]"""
    once = beside(Scene(exploding_max=False), 7).play(*BARE, ("duel", 6))
    assert judged(once) == (6, 7, -1)
    again = beside(Scene(exploding_max=True), 7).play(*BARE, ("duel", 6))
    assert again.asked == ("chance", "duel") and die(again) == 6
    again.play(("duel", 6), ("duel", 2))
    assert judged(again) == (14, 7, 1)
    green = beside(Scene(exploding_max=True), 7, "kaukau").play(("begin", "green"), ("roll", 12), ("walk", MOSQUITO))
    green.play(("declare", []), ("duel", 6))  # a six is not the green die's highest, and no walk explodes
    assert judged(green) == (6, 7, -1)
