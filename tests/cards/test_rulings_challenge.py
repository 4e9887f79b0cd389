"""Rulings on challenges and timing, and the switches that change them. (C1–C23)"""

from __future__ import annotations

import pytest

from matanui.games.cards.data.numbers import CARD, SKILLS
from matanui.games.cards.state import events as ev
from tests.cards.scene import FIRST, Scene


def fight(skill: str, *others: str, hand: tuple[str, ...] = (), foe: tuple[str, ...] = (), **switches: object) -> Scene:
    """Gali challenges Tahu on h4; a skill is turned up."""
    scene = Scene("gali", "tahu", *others, **switches).toa("gali", "h5", hand).toa("tahu", "a7", foe)
    scene.walk("n")
    if others:
        scene.play(("challenge", "tahu"))
    return scene.play(("challenge", f"challenge-{skill}"))


def test_c1() -> None:
    """A tie goes to the challenger."""
    scene = Scene("gali", "tahu").toa("gali", "h5").wears("tahu", "miru").walk("n")
    scene.play(("challenge", "challenge-flight"))
    assert scene.settled() == [(800, 800, True)]


def test_c2() -> None:
    """Two skills are added up; a bonus to one skill counts once."""
    scene = Scene("gali", "tahu").toa("gali", "h5").wears("gali", "miru").walk("n")
    scene.play(("challenge", "challenge-flight-vision"))
    assert scene.settled() == [(1500, 1500, True)]  # 800 + 600 + 100 against 700 + 800


def test_c3() -> None:
    """On a double space one challenge after the other, each with its own opponent and card; all are one visit."""
    scene = Scene("gali", "tahu", "onua").toa("gali", "i14").walk("n")
    scene.play(("challenge", "onua"), ("challenge", "challenge-shielding"))
    assert scene.settled() == [(500, 700, False)]  # a loss does not stop the rest
    scene.play(("challenge", "tahu"), ("challenge", "challenge-swimming"), ("great", "miru"))
    assert scene.settled()[1:] == [(900, 400, True)]
    assert scene.hero("gali").last_try == FIRST.space["i13"]
    assert scene.on_turn == "tahu"


def test_c4() -> None:
    """The side that would lose now plays one card or concedes; then the other, if it has fallen behind."""
    scene = fight("flight", hand=("unity",), foe=("great-focus", "focus"))
    assert scene.asked == ("tahu", "fight")
    scene.play(("fight", "great-focus"))
    assert (scene.asked, scene.totals) == (("gali", "fight"), (800, 900))
    scene.play(("fight", "unity"))
    assert (scene.asked, scene.totals) == (("tahu", "fight"), (1100, 900))
    scene.play(("fight", None), ("great", "miru"))
    assert scene.settled() == [(1100, 900, True)]


def test_c5() -> None:
    """A card is carried out before the next is offered; only a card that cancels answers it."""
    scene = Scene("tahu", "gali").toa("tahu", hand=("lost-supplies",)).toa("gali", hand=("steadfast", "focus"))
    scene.play(("act", "lost-supplies"))
    assert scene.raw == ("gali", "answer")
    assert scene.plays == {"steadfast"}
    assert scene.can_stop()
    scene.play(("answer", "steadfast"))
    assert scene.hand("gali") == ["focus"]
    assert len(scene.told(ev.Cancelled)) == 1


def test_what_comes_after_a_cancelled_card_is_not_cancelled() -> None:
    scene = Scene("tahu", "gali").toa("tahu", "h2", hand=("lost-supplies",)).toa("gali", hand=("steadfast",))
    scene.play(("act", "lost-supplies"), ("answer", "steadfast")).walk("s").play(("mission", "kind-word"))
    assert scene.asked == ("chance", "action")


def test_c6() -> None:
    """Several Game Action cards, one after the other."""
    scene = fight("flight", foe=("focus", "great-focus")).play(("fight", "focus"), ("fight", "great-focus"))
    assert scene.settled() == [(800, 1000, False)]


def test_c7() -> None:
    """Skills are not capped above; below at 0."""
    scene = fight("strength", hand=("weariness", "exhaustion", "focus"), foe=("unity",))
    scene.toa("gali", burdens=[900])
    assert scene.totals[0] == 0


def test_c8() -> None:
    """The challenged player gets nothing for winning."""
    scene = fight("strength")
    assert scene.settled() == [(400, 500, False)]
    assert scene.masks("tahu") == ["hau-tahu"]


def test_c9() -> None:
    """If nobody can be chosen there is no attempt and nothing is remembered."""
    scene = Scene("tahu", "gali", might=True).toa("tahu", "a9").play(("act", "hau")).walk("s", None)
    scene.toa("gali", "h5").walk("n")
    assert scene.settled() == []
    assert scene.hero("gali").last_try == -1


def test_c10() -> None:
    """Bystanders may hinder either side, and help nobody."""
    scene = fight("flight", "onua", foe=("focus",)).toa("onua", hand=("weariness", "unity"))
    scene.play(("fight", None))
    assert scene.raw == ("onua", "meddle")
    assert scene.plays == {"weariness"}
    scene.play(("meddle", "weariness"))
    assert scene.people == {"gali", "tahu"}
    scene.play(("target", "gali"))
    assert scene.totals == (700, 700)


def test_c11() -> None:
    """Points off any skill are for this challenge only."""
    scene = fight("strength", hand=("weariness",)).play(("fight", "weariness"))
    assert scene.settled() == [(400, 400, True)]
    assert scene.hero("tahu").burdens == []


def test_c12() -> None:
    """Movement cards in your own turn before or during the move; draw cards at any timing point."""
    scene = Scene("gali", "tahu").toa("tahu", hand=("swift-feet", "second-wind"))
    assert scene.raw == ("tahu", "interlude")
    assert scene.plays == {"second-wind"}
    scene = Scene("gali", "tahu").toa("gali", "g9", hand=("swift-feet", "second-wind")).walk("n")
    assert scene.plays == {"swift-feet", "second-wind"}


def test_c13() -> None:
    """One Great Mask, one Turaga card and any number of Game Action cards add up."""
    scene = Scene("tahu", "gali").wears("gali", "kakama", "turaga-mask").toa("gali", hand=("focus", "great-focus"))
    scene.toa("tahu", "h5", hand=("unity", "gift-of-speed")).walk("n").play(("challenge", "challenge-speed"))
    assert scene.totals == (600, 900)
    scene.play(("fight", "unity"), ("fight", "focus"), ("fight", "gift-of-speed"), ("fight", "great-focus"))
    assert scene.settled() == [(1100, 1200, False)]


def test_c14() -> None:
    """Any time is a timing point: before a turn, in it, and in a challenge."""
    scene = Scene("gali", "tahu").toa("tahu", hand=("big-pack",)).toa("gali", "h5", hand=("foresight",))
    assert scene.raw == ("tahu", "interlude")
    scene.play(("interlude", None), ("wear", None))
    assert scene.raw == ("gali", "act")
    scene.walk("n").play(("challenge", "challenge-strength"))
    assert scene.asked == ("gali", "fight")
    assert scene.plays == {"foresight"}


def test_c15() -> None:
    """Being asked shows nothing of a hand: the number of hidden cards decides, not their faces."""
    assert fight("flight", foe=("errand",)).asked == ("tahu", "fight")
    assert fight("flight", foe=("brace",), rahi=True).asked == ("chance", "great")  # no Rahi card helps here


def test_c16() -> None:
    """Conceding is final until a bystander plays."""
    scene = fight("flight", "onua", foe=("focus",)).toa("onua", hand=("weariness",))
    scene.play(("fight", None), ("meddle", "weariness"), ("target", "gali"))
    assert scene.asked == ("tahu", "fight")
    assert scene.play(("fight", "focus")).settled() == [(700, 800, False)]


def test_c17() -> None:
    """Bystanders are asked once for each concession, clockwise; when one plays they are asked again at the next."""
    scene = Scene("gali", "tahu", "onua", "pohatu").toa("gali", "h5")
    scene.toa("onua", hand=("weariness",)).toa("pohatu", hand=("exhaustion",)).walk("n")
    scene.play(("challenge", "tahu"), ("challenge", "challenge-flight"))
    assert scene.raw == ("pohatu", "meddle")
    scene.play(("meddle", None))
    assert scene.raw == ("onua", "meddle")
    scene.play(("meddle", "weariness"), ("target", "gali"))
    assert scene.raw == ("pohatu", "meddle")


def test_c18() -> None:
    """Nobody adds to a lead."""
    scene = fight("flight", hand=("unity",))
    assert scene.asked == ("chance", "great")


def test_c19() -> None:
    """Cards that do not change the scores may be played when you are asked; then you are asked again."""
    scene = fight("flight", foe=("second-wind",))
    scene.play(("fight", "second-wind"), ("action", "focus"), ("action", "errand"))
    assert scene.asked == ("tahu", "fight")
    assert scene.plays == {"focus"}


def test_c20() -> None:
    """Points of attached cards count at once, without being asked."""
    scene = Scene("gali", "tahu").toa("gali", "h5").wears("tahu", "turaga-mask", "pakari").walk("n")
    scene.play(("challenge", "challenge-strength"))
    assert scene.settled() == [(400, 700, False)]


def test_c21() -> None:
    """After the challenge the move is over, and the turn."""
    scene = fight("strength")
    assert (scene.at("gali"), scene.on_turn) == ("h4", "tahu")


def test_c22() -> None:
    """The prize is the top card of your pile, a Great Mask or a Turaga."""
    scene = fight("swimming").play(("great", "tool"))
    assert scene.masks("gali") == ["kaukau-gali", "tool-gali"]


def test_c23() -> None:
    """The challenge card lies open until the challenge is over and is then put away, whoever won; a pile used up is
    reshuffled when the next card is wanted."""
    scene = fight("flight", foe=("focus",))
    assert [CARD[n].id for n in scene.s.trial] == ["challenge-flight"]
    assert scene.discards("challenge") == []
    scene.play(("fight", "focus"))
    assert (scene.s.trial, scene.discards("challenge")) == ([], ["challenge-flight"])
    scene = fight("strength")
    assert scene.discards("challenge") == ["challenge-strength"]
    scene.used_up("challenge", discards=True).walk("s", None).toa("gali", "k4").walk("n")
    assert len(scene.told(ev.Reshuffled)) == 1
    assert scene.asked == ("chance", "challenge")


def trial(*cards: str, **switches: object) -> Scene:
    """Gali, who has won Pakari, challenges Tahu in Strength; these cards are played, mostly a New Trial at last."""
    scene = Scene("gali", "tahu", **switches).toa("gali", "h5", ("new-trial", "gift-of-strength", "focus"))
    scene.toa("tahu", "a7", ("exhaustion", "unity", "great-focus")).won("gali", "pakari").walk("n")
    return scene.play(("challenge", "challenge-strength"), *(("fight", card) for card in cards))


def test_c24() -> None:
    """Another challenge card: the old one is discarded, and what is for one skill counts only while it is compared."""
    scene = trial("pakari", "exhaustion", "gift-of-strength", "unity", might=True)
    assert scene.totals == (500, 800)  # 400 with Pakari and the Gift, less 200; 500 and 300
    scene.play(("fight", "new-trial"))
    assert scene.discards("challenge") == ["challenge-strength"]
    scene.play(("challenge", "challenge-swimming"))
    assert scene.totals == (700, 700)  # 900 less 200; 400 and 300
    scene.play(("fight", "great-focus"), ("fight", None))
    assert scene.settled() == [(700, 900, False)]


def test_c24_a_mask_that_has_been_played_stays_played() -> None:
    """One Great Mask in each challenge, even if it does not help any more. [K3]"""
    scene = trial("pakari", "exhaustion", "new-trial", might=True).won("gali", "akaku")
    scene.play(("challenge", "challenge-vision"))
    assert scene.asked == ("gali", "fight")
    assert (scene.totals, scene.plays) == ((400, 800), {"focus"})


def test_c24_the_challenger_chooses_among_the_skills_of_the_new_card() -> None:
    scene = trial("new-trial", gmc_multi="choose").play(("challenge", "challenge-flight-vision"))
    assert scene.asked == ("gali", "skill")
    scene.play(("skill", "flight"))
    assert scene.totals == (800, 700)
    assert scene.told(ev.SkillNamed)[-1].skill == SKILLS.index("flight")


def test_c24_new_ground_leaves_a_mask_behind() -> None:
    """Gali defends herself with Kakama, and then in Swimming, where it does not help."""
    scene = Scene("tahu", "gali", might=True, rahi=True).won("gali", "kakama").toa("gali", "a7", ("new-ground",))
    scene.toa("tahu", hand=("nui-rama-speed", "rahi-800", "mauled")).play(("act", "hunt"))
    assert scene.totals == (800, 700)
    scene.toa("gali", burdens=[100]).play(("fight", "kakama"))
    assert scene.totals == (800, 700)
    scene.play(("fight", "new-ground"), ("skill", "swimming"))
    assert scene.settled() == [(800, 800, False)]  # 900 less 100


# --- switches


@pytest.mark.parametrize(("tie", "won"), [("challenger", True), ("defender", False)])
def test_switch_gmc_tie(tie: str, won: bool) -> None:
    scene = Scene("gali", "tahu", gmc_tie=tie).toa("gali", "h5").wears("tahu", "miru").walk("n")
    assert scene.play(("challenge", "challenge-flight")).settled() == [(800, 800, won)]


@pytest.mark.parametrize(("many", "cards"), [(True, 12), (False, 6)])
def test_switch_gmc_multi_skill(many: bool, cards: int) -> None:
    assert len(Scene("gali", "tahu", gmc_multi_skill=many).s.piles[0]) == cards


@pytest.mark.parametrize(("how", "totals"), [("sum", (1400, 1500)), ("best", (800, 800)), ("choose", (800, 700))])
def test_switch_gmc_multi(how: str, totals: tuple[int, int]) -> None:
    scene = Scene("gali", "tahu", gmc_multi=how).toa("gali", "h5").walk("n")
    scene.play(("challenge", "challenge-flight-vision"))
    if how == "choose":
        scene.play(("skill", "flight"))
    assert [found[:2] for found in scene.settled()] == [totals]


@pytest.mark.parametrize(("triple", "tries"), [(True, 3), (False, 2)])
def test_switch_triple_kini_nui(triple: bool, tries: int) -> None:
    scene = Scene("gali", "tahu", triple_kini_nui=triple).toa("gali", "g9").walk("s")
    for skill in ("strength", "shielding", "flight-vision")[:tries]:
        scene.play(("challenge", f"challenge-{skill}"))
    assert (len(scene.settled()), scene.on_turn) == (tries, "tahu")
