"""What others can tell about a hand, and what they cannot. (C15, H20, H21)"""

from __future__ import annotations

import pytest

from matanui.core.chance import Dice
from matanui.core.flow import Match
from matanui.games.cards.data.numbers import ACTION, BACK, CARD, FACE, NUMBER, eye
from matanui.games.cards.masks.game import GAME
from matanui.games.cards.state import events as ev
from matanui.games.cards.views.view import redeal, view
from tests.cards.scene import Scene

HIDDEN = BACK + ACTION


def seen(scene: Scene, whose: str, by: str) -> list[str]:
    """A hand as somebody sees it; a back is an empty word."""
    hand = view(scene.s, scene.seat(by), None).heroes[scene.seat(whose)].hand
    return ["" if n >= BACK else CARD[n].id for n in hand]


def knows(scene: Scene, toa: str, whose: str, *cards: str) -> Scene:
    """Somebody has seen these cards of a hand before."""
    hand = scene.hero(whose).hand
    for card in cards:
        place = next(n for n, thing in enumerate(hand) if thing & FACE == NUMBER[card])
        hand[place] |= eye(scene.seat(toa))
    return scene


def thief(*hand: str) -> Scene:
    """Tahu steals from Gali; Onua has seen her Focus before."""
    scene = Scene("tahu", "gali", "onua").toa("tahu", hand=("pickpocket",)).toa("gali", hand=hand)
    return knows(scene, "onua", "gali", "focus").play(("act", "pickpocket"), ("target", "gali"))


@pytest.mark.parametrize("stolen", ["focus", "unity"])
def test_h21_who_is_not_part_of_a_theft_cannot_tell_what_is_gone(stolen: str) -> None:
    scene = thief("focus", "unity")
    assert seen(scene, "gali", "onua") == ["focus", ""]
    scene.play(("hand", stolen))
    assert seen(scene, "gali", "onua") == seen(scene, "tahu", "onua") == [""]
    told = scene.told(ev.Took)[0]
    assert getattr(told.seen_by(scene.seat("onua")), "card", 0) == HIDDEN
    assert seen(scene, "tahu", "gali") == seen(scene, "tahu", "tahu") == [stolen]


def test_h21_unless_there_was_only_one_card_of_that_back() -> None:
    scene = thief("focus").play(("hand", "focus"))
    assert seen(scene, "tahu", "onua") == ["focus"]


def test_h21_of_two_cards_alike_nobody_knows_which_was_played() -> None:
    """Gali holds two Rahi cards alike and Tahu knows one of them. When one is played, he sees a back in her hand."""
    for known in (0, 1):
        scene = Scene("gali", "tahu", "onua", rahi=True)
        scene.toa("gali", hand=("nui-rama-speed", "nui-rama-speed", "rahi-800", "mauled"))
        scene.hero("gali").hand[known] |= eye(scene.seat("tahu"))
        scene.play(("act", "hunt"), ("challenge", "onua"))
        assert seen(scene, "gali", "tahu") == [""]


def test_h21_of_three_cards_alike_one_less_is_known() -> None:
    """Tahu knows two of Gali's three; whichever goes, he knows that one more is left, and no more than that."""
    for gone in range(3):
        scene = Scene("gali", "tahu", rahi=True, start_discard=True).toa("gali", hand=("brace", "brace"))
        scene.hero("gali").hand.append(NUMBER["brace"] | eye(0))
        for place in (1, 2):
            scene.hero("gali").hand[place] |= eye(scene.seat("tahu"))
        scene.again().play(("make-room", gone))
        assert seen(scene, "gali", "tahu") == ["brace", ""]


def test_h21_the_thief_cannot_tell_two_cards_alike_either() -> None:
    """Tahu knows one of Gali's two copies and gets one of them: the other may be anything, for all he can see."""
    for place in (0, 1):
        scene = Scene("tahu", "gali", rahi=True, might=True).won("tahu", "matatu")
        scene.toa("gali", hand=("brace", "brace"))
        scene.hero("gali").hand[0] |= eye(scene.seat("tahu"))
        scene.play(("act", "matatu"), ("hand", place))
        assert seen(scene, "tahu", "tahu") == ["brace"]
        assert seen(scene, "gali", "tahu") == [""]


@pytest.mark.parametrize("kept", ["focus", "unity", "errand"])
def test_h21_what_kaukau_keeps_is_seen_by_its_user_alone(kept: str) -> None:
    """Gali looks at three cards that Onua has seen before: which of them she keeps, he cannot see."""
    scene = Scene("gali", "onua", might=True).toa("gali", "g8").toa("onua", "a7").top("focus", "unity", "errand")
    scene.s.tops[ACTION] = [thing | eye(scene.seat("onua")) for thing in scene.s.tops[ACTION]]
    scene.walk("w").play(("draw", "kaukau"), ("pick", kept))
    assert seen(scene, "gali", "onua") == [""]
    assert view(scene.s, scene.seat("onua"), None).tops[ACTION] == [HIDDEN, HIDDEN]


def test_h20_the_order_of_a_hand_is_not_to_be_seen() -> None:
    """Whether the card came first or last, the others see the same when it is gone."""
    left = set()
    for hand in (("focus", "brace", "unity"), ("unity", "brace", "focus")):
        scene = Scene("gali", "tahu", rahi=True, start_discard=True).toa("gali", hand=hand)
        scene.play(("make-room", "focus"))
        left.add(tuple(view(scene.s, scene.seat("tahu"), None).heroes[0].hand))
    assert len(left) == 1


def test_a_redeal_leaves_alone_who_is_about_to_name_a_target() -> None:
    """Gali has chosen a card nobody has seen yet: in what Tahu imagines she still holds it."""
    scene = Scene("gali", "tahu", "onua").toa("gali", hand=("rockfall", "focus")).play(("act", "rockfall"))
    assert scene.asked == ("gali", "target")
    imagined = Match(GAME.book, redeal(scene.s, scene.seat("tahu"), Dice(b"imagined".ljust(32))))
    imagined.play(scene.seat("tahu"))
    assert imagined.state.heroes[scene.seat("tahu")].skips == 1


def test_a_redeal_leaves_alone_what_somebody_is_putting_back() -> None:
    """Gali puts cards back in an order of her own; Tahu may not imagine others under her hands."""
    scene = Scene("gali", "tahu", might=True).toa("gali", "g8").toa("tahu", "a7").walk("w").play(("draw", "kaukau"))
    scene.play(("action", "focus"), ("action", "unity"), ("action", "errand"), ("pick", "unity"))
    assert scene.asked == ("gali", "arrange")
    for n in range(8):
        imagined = Match(GAME.book, redeal(scene.s, scene.seat("tahu"), Dice(bytes([n]) * 32)))
        imagined.play(NUMBER["errand"])
        assert imagined.pending is not None
