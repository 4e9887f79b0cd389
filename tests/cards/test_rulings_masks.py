"""Rulings on masks and their powers, and the switches that change them. (K1–K28, as far as they concern this game)"""

from __future__ import annotations

import pytest

from matanui.games.cards.data.numbers import BACK, CARD, FACE, NUMBER
from matanui.games.cards.state import events as ev
from matanui.games.cards.views.view import view
from tests.cards.scene import Scene


def gali(at: str = "h5", *won: str, **switches: object) -> Scene:
    """Gali with masks that have powers, Tahu far away."""
    settings: dict[str, object] = {"might": True, **switches}
    return Scene("gali", "tahu", **settings).toa("gali", at).toa("tahu", "a7").won("gali", *won)


def test_k1() -> None:
    """Without Masks of Might a mask is attached when the turn begins and stays; with them it is played."""
    scene = Scene("gali", "tahu").toa("gali", "h5").won("gali", "pakari")
    assert scene.raw == ("gali", "wear")
    scene.play(("wear", "pakari")).walk("n").play(("challenge", "challenge-strength"))
    assert scene.settled() == [(500, 500, True)]
    scene = gali("h5", "pakari").walk("n").play(("challenge", "challenge-strength"))
    assert scene.asked == ("gali", "fight")


def test_k2() -> None:
    """A newly won mask is attached from your next turn on."""
    scene = Scene("gali", "tahu").toa("gali", "h5").walk("n")
    scene.play(("challenge", "challenge-swimming"), ("great", "pakari"))
    assert scene.worn("gali") == ""


def test_k3() -> None:
    """One Great Mask and one Noble Mask in one challenge."""
    scene = gali("h5", "miru", "akaku", "rau", "ruru").won("tahu", "akaku", "miru")
    scene.walk("n").play(("challenge", "challenge-flight-vision"))
    scene.play(("fight", "miru"), ("fight", "akaku"))
    assert scene.asked == ("gali", "fight")
    assert scene.plays == {"rau-gali", "ruru-gali"}
    scene.play(("fight", "rau"))
    assert scene.settled() == [(1600, 1600, True)]


def test_k4() -> None:
    """A power used rests the mask until a challenge has been fought; giving its bonus does not."""
    scene = gali("f8", "akaku").play(("act", "akaku"), ("mission", "walk-home")).walk("n", None)
    assert scene.resting("gali") == {"might-akaku-gali"}
    scene.walk("s", None).toa("gali", "h5").walk("n").play(("challenge", "challenge-vision"))
    assert scene.settled() == [(600, 800, False)]  # it does not help in this one yet
    assert scene.resting("gali") == set()
    scene = gali("h5", "pakari").walk("n").play(("challenge", "challenge-strength"), ("fight", "pakari"))
    assert scene.resting("gali") == set()


def test_k5() -> None:
    """Powers in your own turn only, except Komau and Huna."""
    scene = gali("h5").won("tahu", "ruru", "matatu").toa("tahu", hand=("focus",))
    assert scene.raw == ("tahu", "interlude")
    assert scene.plays == set()


def test_k6() -> None:
    """One of each pile for a win."""
    scene = gali().walk("n").play(("challenge", "challenge-swimming"), ("great", "miru"), ("noble", "rau"))
    assert scene.masks("gali") == ["might-kaukau-gali", "might-miru-gali", "rau-gali"]


def test_k7() -> None:
    """The opponent is pushed up to three spaces in one direction, and the user enters the space."""
    scene = Scene("onua", "gali", might=True).toa("onua", "g9").toa("gali", "g8").play(("act", "pakari"))
    scene.play(("shove", "n"))
    assert (scene.at("gali"), scene.at("onua")) == ("g5", "g8")
    assert scene.s.steps == 2


def komau() -> Scene:
    """Tahu plays a card against Gali; Gali, Onua and Tahu have a Komau."""
    scene = Scene("tahu", "gali", "onua", might=True).toa("tahu", hand=("lost-supplies",)).toa("gali", hand=("focus",))
    for toa in ("gali", "onua", "tahu"):
        scene.won(toa, "komau")
    return scene.play(("act", "lost-supplies"), ("target", "gali"))


def test_k8() -> None:
    """Komau against Komau is a chain, last in first out."""
    scene = komau()
    assert scene.raw == ("onua", "answer")
    scene.play(("answer", None), ("answer", "komau"))  # Onua lets it happen, Gali does not
    scene.settle()
    assert scene.hand("gali") == ["focus"]
    scene = komau().play(("answer", None), ("answer", "komau"))
    assert scene.raw == ("tahu", "answer")
    scene.play(("answer", "komau")).settle()
    assert scene.hand("gali") == []


def test_komau_does_not_answer_other_masks() -> None:
    scene = gali("h5", "mahiki").won("tahu", "komau").play(("act", "mahiki"))
    assert scene.asked == ("gali", "skill")


def test_k9() -> None:
    """Kaukau works on Game Action cards only: it takes the place of the choice of a pile."""
    scene = gali("g8", rahi=True).walk("w").play(("draw", "kaukau"))
    scene.play(("action", "focus"), ("action", "unity"), ("action", "errand"))
    assert scene.asked == ("gali", "pick")
    scene.play(("pick", "unity"), ("arrange", "errand"))
    assert scene.hand("gali") == ["unity"]
    assert [CARD[thing & FACE].id for thing in scene.s.tops[2]] == ["focus", "errand"]


def test_k10() -> None:
    """Mahiki gives 100 to 1200, open to all, until the next challenge of any kind is over."""
    scene = gali("h5", "mahiki").play(("act", "mahiki"), ("skill", "strength"), ("d12", 12)).walk("n")
    scene.play(("challenge", "challenge-strength"))
    assert scene.settled() == [(1200, 500, True)]
    assert scene.hero("gali").gamble == []


def test_k12() -> None:
    """Kaukau on a double space: look at four, keep two."""
    scene = gali("g8").walk("n", "n", "e").play(("draw", "kaukau"))
    scene.play(*(("action", card) for card in ("focus", "unity", "errand", "tunnel")))
    scene.play(("pick", "unity"), ("pick", "tunnel"), ("arrange", "focus"))
    assert scene.hand("gali") == ["unity", "tunnel"]


def test_k16() -> None:
    """Any number of powers in a turn, each card once."""
    scene = gali("g9", "akaku", "ruru").play(("act", "akaku"), ("mission", "walk-home"))
    assert "ruru-gali" in scene.plays
    assert "might-akaku-gali" not in scene.plays


def test_k18() -> None:
    """A tool is ready again after the next Great Mask Challenge, not after a Rahi challenge."""
    hand = ("nui-rama-speed", "rahi-800", "mauled")
    scene = Scene("tahu", "gali", rahi=True).toa("tahu", hand=hand).wears("gali", "tool")
    scene.toa("gali", resting={NUMBER["tool-gali"]: 100}).play(("act", "hunt"))
    assert scene.resting("gali") == {"tool-gali"}
    scene = Scene("gali", "tahu").wears("gali", "tool").toa("gali", "h7").play(("act", "tool"))
    assert scene.s.steps == 5
    scene.walk("n").play(("draw", None)).walk("n", "n").play(("challenge", "challenge-strength"))
    assert scene.resting("gali") == set()


def test_k19() -> None:
    """Great Mask and Rahi challenges wake masks, for both fighters."""
    hand = ("nui-rama-speed", "rahi-800", "mauled")
    scene = Scene("tahu", "gali", might=True, rahi=True).toa("tahu", hand=hand)
    scene.toa("gali", resting={NUMBER["might-kaukau-gali"]: 99}).toa("tahu", resting={NUMBER["might-hau-tahu"]: 99})
    scene.play(("act", "hunt"))
    assert scene.resting("gali") == scene.resting("tahu") == set()


def test_k20() -> None:
    """Behind Hau nobody may choose you for any challenge until your next turn begins."""
    scene = Scene("tahu", "gali", "onua", might=True).toa("tahu", "a9").toa("onua", "h5").toa("gali", skips=1)
    scene.play(("act", "hau")).walk("s", None).walk("n")
    assert scene.asked == ("chance", "challenge")  # only Gali is left to be chosen
    scene.play(("challenge", "challenge-vision"))
    assert scene.settled() == [(400, 600, False)]
    assert scene.settle().on_turn == "tahu"
    assert scene.hero("tahu").bars == {}


def huna(*toa: str) -> Scene:
    """Tahu aims a card at Gali, who has Huna."""
    scene = Scene("tahu", "gali", *toa, might=True).toa("tahu", hand=("rockfall",)).won("gali", "huna")
    scene.play(("act", "rockfall"))
    return scene.play(("target", "gali")) if toa else scene


def test_huna_makes_the_other_choose_anew() -> None:
    scene = huna("onua", "lewa").play(("answer", "huna"))
    assert scene.people == {"onua", "lewa"}
    scene.play(("target", "lewa"))
    assert [scene.hero(toa).skips for toa in ("gali", "lewa")] == [0, 1]


def test_k21() -> None:
    """If Huna leaves nobody else, the card comes to nothing and is discarded."""
    scene = huna().play(("answer", "huna"))
    assert scene.hero("gali").skips == 0
    assert scene.discards("action") == ["rockfall"]


def test_k22() -> None:
    """A space entered with Miru works as if it were free; the movement is over."""
    scene = gali("g8", "miru").toa("tahu", "f8").play(("act", "miru")).walk("w")
    assert scene.at("gali") == "f8"
    assert scene.asked == ("gali", "draw")
    scene.play(("draw", None))
    assert scene.on_turn == "tahu"


def test_k23() -> None:
    """Pakari cannot be used if there is no way to push."""
    scene = Scene("onua", "gali", "tahu", might=True).toa("gali", "f19").toa("tahu", "g19").toa("onua", "f18")
    assert scene.settle().plays == set()
    scene = Scene("onua", "gali", "tahu", might=True).toa("gali", "f19").toa("onua", "f18").toa("tahu", "a7")
    assert scene.settle("act").plays == {"might-pakari-onua"}


def test_k24() -> None:
    """Turaga are played in a challenge like a Noble Mask and do not rest; a tool at the start of your turn."""
    scene = gali("h5", "turaga").walk("n").play(("challenge", "challenge-strength"), ("fight", "turaga"))
    assert scene.settled() == [(500, 500, True)]
    assert scene.resting("gali") == set()
    assert gali("g9", "tool").play(("act", "tool")).s.steps == 5


def test_k25() -> None:
    """A foil gives 200 instead of 100."""
    assert (getattr(CARD[NUMBER["foil-hau-gali"]], "bonus", 0), getattr(CARD[NUMBER["hau-gali"]], "bonus", 0)) == (
        200,
        100,
    )


def test_k26() -> None:
    """The bonus first, then the power; not the other way round."""
    scene = gali("h5", "hau").play(("act", "hau")).walk("n").play(("challenge", "challenge-shielding"))
    assert scene.settled() == [(500, 900, False)]  # nothing to play: Hau rests


def test_k27() -> None:
    """Matatu steals one at random from the Game Action or from the Rahi cards; the thief chooses the back."""
    scene = gali("g9", "matatu", rahi=True).toa("tahu", hand=("focus", "brace")).play(("act", "matatu"))
    scene.play(("draw-from", "rahi"), ("hand", "brace"))
    assert (scene.hand("gali"), scene.hand("tahu")) == (["brace"], ["focus"])


@pytest.mark.parametrize(("card", "total"), [("clouded-mask", 700), ("turned-mask", 600)])
def test_k28(card: str, total: int) -> None:
    """With Masks of Might cards against an attached mask hit one that was played in this challenge."""
    scene = gali("h5").won("tahu", "miru").toa("gali", hand=(card, "focus"), gamble=[0, 700]).walk("n")
    scene.play(("challenge", "challenge-flight"), ("fight", "miru"), ("fight", card))
    assert scene.settled() == [(700, total, True)]


def test_k29() -> None:
    """In one challenge Komau gives its bonus and then its power; having used its power it gives no bonus."""
    scene = gali("h5", "komau", "pakari").toa("tahu", "a7", ("exhaustion", "focus")).walk("n")
    scene.play(("challenge", "challenge-strength"), ("fight", "komau"), ("fight", "exhaustion"), ("answer", "komau"))
    assert scene.told(ev.Cancelled)
    assert (scene.totals, scene.resting("gali")) == ((500, 500), {"komau-gali"})  # the bonus stays
    scene = gali("h5", "komau", "pakari").toa("tahu", "a7", ("exhaustion", "focus")).walk("n")
    scene.play(("challenge", "challenge-strength"), ("fight", "pakari"), ("fight", "exhaustion"), ("answer", "komau"))
    scene.play(("fight", "focus"))
    assert scene.settled() == [(500, 600, False)]  # Komau rests: nothing to play


def test_a_base_turaga_may_be_used_turn_after_turn() -> None:
    scene = Scene("gali", "tahu").wears("gali", "turaga").mission("gali", "walk-home", "pilgrimage").toa("tahu", "a7")
    scene.toa("gali", "g8", hand=("focus", "unity"))
    scene.play(("act", "turaga"), ("discard", "focus"), ("mission", "pilgrimage"))
    assert scene.missions("gali") == ["walk-home"]
    assert scene.resting("gali") == set()


# --- switches


@pytest.mark.parametrize("attach", ["turn_start", "in_challenge"])
def test_switch_attach(attach: str) -> None:
    scene = Scene("gali", "tahu", attach=attach).toa("gali", "h5").won("gali", "pakari")
    assert (scene.raw == ("gali", "wear")) == (attach == "turn_start")
    scene.walk("n").play(("challenge", "challenge-strength"))
    assert (scene.asked == ("gali", "fight")) == (attach == "in_challenge")


@pytest.mark.parametrize("reset", ["next_challenge", "turns3"])
def test_switch_mask_reset(reset: str) -> None:
    scene = gali("f7", "akaku", mask_reset=reset).play(("act", "akaku"), ("mission", "walk-home")).walk("e", None)
    for n in range(3):
        scene.walk("s" if n % 2 == 0 else "n", None)
        assert scene.settle().on_turn == "gali"
        if n < 2:
            scene.walk("w" if n % 2 == 0 else "e", None)
    assert scene.resting("gali") == ({"might-akaku-gali"} if reset == "next_challenge" else set())


@pytest.mark.parametrize("needs", [False, True])
def test_switch_noble_needs_turaga(needs: bool) -> None:
    scene = gali(noble_needs_turaga=needs).walk("n").play(("challenge", "challenge-swimming"), ("great", "miru"))
    assert scene.asked == (("tahu", "step") if needs else ("chance", "noble"))


@pytest.mark.parametrize(("table", "total"), [("mata", 400), ("nuva", 600)])
def test_switch_toa_table(table: str, total: int) -> None:
    """Gali's Strength before and after the change."""
    scene = Scene("gali", "tahu", toa_table=table).toa("gali", "h5").walk("n")
    scene.play(("challenge", "challenge-strength"))
    assert scene.settled()[0][0] == total


@pytest.mark.parametrize("share", [False, True])
def test_switch_nuva_share(share: bool) -> None:
    """Only Kanohi Nuva can be shared, and this box has none: a power is used up and nobody is asked."""
    scene = gali("f8", "akaku", nuva_share=share).play(("act", "akaku"), ("mission", "walk-home"))
    assert scene.asked == ("gali", "step")


def test_powers_that_look() -> None:
    """Akaku shows the top Mission, Ruru three challenge cards in their order; nobody else sees them."""
    scene = gali("g9", "ruru").play(("act", "ruru"))
    cards = ("challenge-speed", "challenge-flight", "challenge-vision")
    scene.play(*(("challenge", card) for card in cards))
    assert [CARD[n].id for n in scene.told(ev.Peeked)[0].cards] == list(cards)
    assert all(n >= BACK for n in view(scene.s, scene.seat("tahu"), None).tops[0])


def test_rau_passes_one_mission_space() -> None:
    scene = gali("h2", "rau").play(("act", "rau")).walk("s").play(("bypass", True)).walk("e")
    assert scene.missions("gali") == []
    assert scene.at("gali") == "i3"
