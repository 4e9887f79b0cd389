"""One scenario for each ruling about the cards of the swarm, the Krana in a hand, and winning by them.
docs/rules/cards.md has the rulings."""

from __future__ import annotations

import pytest

from matanui.games.cards.state.realm import PLAYING
from tests.cards.swarm_scene import TAHNOK, Nuva, Swarm, announced, at_control, card, krana

BOTH = pytest.mark.parametrize("make", [Swarm, Nuva])


# --- Krana in hand, and winning by them


def test_b2_eight_krana_in_hand_and_no_ninth_in_rshl() -> None:
    mixed = (*krana("gahlok", "xa", "bo", "su", "za"), *krana("lehvak", "xa", "bo", "su", "za"))
    scene = at_control(Nuva, hand=mixed).walk("s", None).play(("control", "draw"))
    assert len(scene.hand("kopaka")) == 8
    assert scene.on_turn == "tahu"
    scene = at_control(Nuva, hand=mixed, limit_krana="none").walk("s", None).play(("control", "draw"))
    assert scene.play(("krana", "krana-kohrak-xa")).hand("kopaka")[8] == "krana-kohrak-xa"


def test_b3_no_fourth_va_in_rshl() -> None:
    three = ("va-gahlok", "va-gahlok", "va-lehvak")
    for limit, asked in ((3, ("chance", "action")), ("none", ("tahu", "draw-from"))):
        scene = Nuva("tahu", "gali", limit_va=limit).toa("tahu", "l10", hand=three).walk("n").play(("draw", True))
        assert scene.asked == asked
    scene = Nuva("tahu", "gali", overflow="draw_then_discard").toa("tahu", "l10", hand=three).walk("n")
    scene.play(("draw", True), ("draw-from", "va"), ("va", "va-tahnok"), ("discard", "va-gahlok"))
    assert scene.hand("tahu") == ["va-gahlok", "va-lehvak", "va-tahnok"]


def test_b3_or_a_ninth_krana_is_drawn_and_one_goes() -> None:
    mixed = (*krana("gahlok", "xa", "bo", "su", "za"), *krana("lehvak", "xa", "bo", "su", "za"))
    scene = at_control(Nuva, hand=mixed, overflow="draw_then_discard").walk("s", None)
    scene.play(("control", "draw"), ("krana", "krana-kohrak-xa"), ("discard", "krana-gahlok-xa"))
    assert len(scene.hand("kopaka")) == 8
    assert scene.discards("krana") == ["krana-gahlok-xa"]


def test_b6_of_two_krana_won_only_what_fits_is_taken() -> None:
    mixed = (*krana("gahlok", "xa", "bo", "su", "za"), *krana("lehvak", "xa", "bo", "su"), TAHNOK)
    scene = announced(at_control(Nuva, hand=mixed)).concede()
    scene.play(("krana-prize", "new"), ("krana", "krana-kohrak-xa"))
    assert len(scene.hand("kopaka")) == 8
    assert scene.asked == ("chance", "bohrok")


def test_b18_bohrok_swarm_has_no_limits() -> None:
    many = (
        *krana("gahlok", "xa", "bo", "su", "za"),
        *krana("lehvak", "xa", "bo", "su", "za"),
        "va-gahlok",
        "va-lehvak",
    )
    scene = (
        at_control(hand=(*many, "va-tahnok")).walk("s", None).play(("control", "draw"), ("krana", "krana-kohrak-xa"))
    )
    assert len(scene.hand("kopaka")) == 12


def test_b17_an_empty_krana_pile_is_reshuffled_from_its_discards() -> None:
    scene = at_control(hand=()).used_up("krana", discards=True).walk("s", None).play(("control", "draw"))
    scene.play(("krana", TAHNOK))
    assert scene.hand("kopaka") == [TAHNOK]
    scene = at_control(hand=()).used_up("krana").walk("s", None).play(("control", "draw"))
    assert scene.hand("kopaka") == []
    assert scene.on_turn == "tahu"


def test_w2_eight_of_one_breed_or_eight_types() -> None:
    breed, types = krana("gahlok")[:7], (*krana("gahlok", "xa", "bo", "su", "za"), *krana("lehvak", "vu", "ja", "yo"))
    for hand, last, swarm, nuva in ((breed, "krana-gahlok-ca", 0, 0), (types, "krana-kohrak-ca", PLAYING, 0)):
        for make, winner in ((Swarm, swarm), (Nuva, nuva)):
            scene = at_control(make, hand=hand).walk("s", None).play(("control", "draw"), ("krana", last))
            assert scene.s.winner == winner
    other = at_control(Nuva, hand=types, win_krana="same_breed").walk("s", None)
    assert other.play(("control", "draw"), ("krana", "krana-kohrak-ca")).s.winner == PLAYING
    other = at_control(Swarm, hand=types, win_krana="types").walk("s", None)
    assert other.play(("control", "draw"), ("krana", "krana-kohrak-ca")).s.winner == 0


def test_w3_five_in_the_shorter_game() -> None:
    for hand, winner in ((krana("gahlok")[:4], 0), (("krana-lehvak-xa", *krana("gahlok")[:3]), PLAYING)):
        scene = at_control(hand=hand, short=True).walk("s", None)
        assert scene.play(("control", "draw"), ("krana", "krana-gahlok-ca")).s.winner == winner


def test_w1_also_in_anothers_turn() -> None:
    """The defender holds seven of a breed and takes the used one."""
    scene = at_control(Swarm, "kopaka", "pohatu").toa("pohatu", hand=krana("tahnok")[1:])
    announced(scene, "speed").play(("krana-spoils", "used"))
    assert scene.s.winner == scene.seat("pohatu")


@BOTH
def test_w1_the_game_is_over_at_once(make: type[Swarm]) -> None:
    """In the middle of a challenge, and of somebody else's turn."""
    scene = at_control(make, "kopaka", "pohatu", hand=(TAHNOK,))
    scene.toa("pohatu", hand=(*krana("gahlok")[:7], "krana-harvest"))
    announced(scene, "vision").play(("fight", "krana-harvest"), ("krana", "krana-gahlok-ca"))
    assert scene.s.winner == scene.seat("pohatu")
    assert scene.raw is None
    assert scene.settled() == []


def test_b4_a_krana_laid_out_does_not_count() -> None:
    """Seven in hand and the eighth laid out: a new one of the breed is needed."""
    scene = at_control(hand=krana("tahnok")[:7])
    scene.walk("s", None).play(("control", "fight"), ("krana", TAHNOK), ("challenge", "swarm-challenge-vision"))
    scene.play(("krana-prize", "new"), ("krana", "krana-tahnok-ca"))
    assert scene.s.winner == PLAYING
    assert len(scene.hand("kopaka")) == 7


def test_b5_the_krana_kal_has_no_type_unless_it_is_wild() -> None:
    seven = krana("gahlok")[:7]
    for wild, winner in ((False, PLAYING), (True, 0)):
        scene = at_control(Nuva, hand=seven, krana_kal_wild=wild).walk("s", None)
        assert scene.play(("control", "draw"), ("krana", "krana-kal")).s.winner == winner
    scene = at_control(Swarm, hand=seven, krana_kal_wild=True, bohrok_pile="kal").walk("s", None)
    assert scene.play(("control", "draw"), ("krana", "krana-kal")).s.winner == 0  # for the eighth of the breed


# --- cards that answer a control or change it


def hearing(make: type[Swarm] = Swarm, held: str = "broken-control") -> Swarm:
    """Kopaka has announced a challenge to Tahu; Gali, who is not in it, holds a card."""
    scene = at_control(make, "kopaka", "tahu", "gali").toa("gali", hand=(held,)).walk("s", None)
    return scene.play(("control", "fight"), ("challenge", "tahu"))


@BOTH
def test_b11_the_penalty_that_stops_control(make: type[Swarm]) -> None:
    """The Krana is discarded, a new Bohrok is turned up, nobody gets a prize, and the turn is over."""
    scene = hearing(make).play(("announce", "broken-control"), ("bohrok", "kohrak"))
    assert scene.discards("krana") == [TAHNOK]
    assert scene.bohrok == "kohrak"
    assert scene.settled() == []
    assert scene.hand("tahu") == []
    assert scene.on_turn == "gali"


def test_b11_it_cannot_be_played_at_other_times() -> None:
    scene = Swarm("tahu", "gali").toa("tahu", hand=("broken-control", "swarm-watcher"))
    assert scene.settle("act").plays == set()


@BOTH
def test_b14_whoever_hears_a_bohrok_announced_may_draw(make: type[Swarm]) -> None:
    scene = hearing(make, "swarm-watcher").play(("announce", "swarm-watcher"), ("draw-from", "action"))
    scene.play(("action", "focus"))
    assert scene.hand("gali") == ["focus"]
    assert scene.asked == ("chance", "challenge")  # the challenge goes on


def test_t19_everybody_with_hidden_game_actions_is_asked_whatever_they_are() -> None:
    scene = hearing(held="focus")
    assert scene.raw == ("gali", "announce")
    assert scene.plays == set()
    assert scene.can_stop()


@BOTH
def test_b13_won_outright_without_a_challenge_card(make: type[Swarm]) -> None:
    """Krana and space are needed all the same."""
    scene = at_control(make, "kopaka", "pohatu", hand=(TAHNOK, "total-control")).walk("s", None)
    scene.play(("control", "total-control"), ("control", "fight"))
    assert [won for _, _, won in scene.settled()] == [True]
    assert scene.discards("challenge") == []
    assert scene.great("pohatu") == []
    assert scene.ways == {"new", "used"}
    scene = at_control(make, hand=("total-control",)).walk("s", None).play(("control", "total-control"))
    assert scene.ways == {"draw", "nothing"}


@BOTH
def test_b28_total_control_wins_the_first_of_two_challenges(make: type[Swarm]) -> None:
    both = (TAHNOK, "double-control", "total-control")
    scene = at_control(make, "kopaka", "tahu", "gali", hand=both).walk("s", None)
    scene.play(("control", "double-control"), ("control", "total-control"), ("control", "fight"), ("challenge", "tahu"))
    assert [won for _, _, won in scene.settled()] == [True]
    scene.play(("krana", "krana-gahlok-xa"), ("krana", "krana-gahlok-bo"), ("challenge", "gali"))
    assert scene.asked == ("chance", "challenge")
    scene.play(("challenge", card(scene, "vision"))).concede()
    assert len(scene.settled()) == 2


def test_b28_a_second_total_control_wins_the_second() -> None:
    scene = at_control(Swarm, hand=(TAHNOK, "double-control", "total-control", "total-control")).walk("s", None)
    scene.play(("control", "double-control"), ("control", "total-control"), ("control", "total-control"))
    scene.play(("control", "fight"), ("krana", "krana-gahlok-xa"), ("krana", "krana-gahlok-bo"))
    assert [won for _, _, won in scene.settled()] == [True, True]


@BOTH
def test_b12_two_challenges_with_one_bohrok_and_one_krana(make: type[Swarm]) -> None:
    scene = at_control(make, "kopaka", "tahu", "gali", hand=(TAHNOK, "double-control")).walk("s", None)
    scene.play(("control", "double-control"), ("control", "fight"), ("challenge", "tahu"))
    scene.play(("challenge", card(scene, "vision"))).concede()
    scene.play(("krana", "krana-gahlok-xa"), ("krana", "krana-gahlok-bo"))  # the used one is needed once more
    assert scene.laid_out == TAHNOK
    assert scene.bohrok == "tahnok"
    scene.play(("challenge", "gali"), ("challenge", card(scene, "shielding"))).concede()
    assert scene.ways == {"new", "used"}
    scene.play(("krana-prize", "used"), ("krana", "krana-gahlok-su"), ("bohrok", "lehvak"))
    assert scene.great("tahu") == scene.great("gali") == []
    assert len(scene.hand("kopaka")) == 4


def test_b12_or_a_new_bohrok_for_the_second() -> None:
    hand = (TAHNOK, "krana-gahlok-xa", "double-control")
    for bohrok, ways in (("gahlok", {"fight", "nothing"}), ("lehvak", {"nothing"})):
        scene = at_control(Swarm, hand=hand, double_control="new").walk("s", None)
        scene.play(
            ("control", "double-control"), ("control", "fight"), ("challenge", "swarm-challenge-vision")
        ).concede()
        assert scene.ways == {"new", "used"}  # the first Krana is free at once
        scene.play(("krana-prize", "new"), ("krana", "krana-kohrak-xa"), ("krana", "krana-kohrak-bo"))
        scene.play(("bohrok", bohrok))
        assert scene.ways == ways
    scene = at_control(Swarm, hand=hand, double_control="new").walk("s", None)
    scene.play(("control", "double-control"), ("control", "fight"), ("challenge", "swarm-challenge-vision")).concede()
    scene.play(("krana-prize", "used"), ("krana", "krana-kohrak-xa"), ("bohrok", "gahlok"), ("control", "fight"))
    assert scene.laid_out == "krana-gahlok-xa"
    scene.play(("challenge", "swarm-challenge-vision")).concede()
    scene.play(("krana-prize", "used"), ("krana", "krana-kohrak-bo"), ("bohrok", "gahlok"))
    assert scene.on_turn == "tahu"  # two, not three


# --- the pile of Bohrok


def test_bohrok_pile_and_bahrag_say_who_lies_in_the_pile() -> None:
    def forms(make: type[Swarm], **switches: object) -> tuple[int, bool, bool, bool]:
        scene = make("tahu", "gali", **switches)
        pile = scene.pile("bohrok")
        return len(pile) + 1, "tahnok-kal" in pile, "cahdok" in pile, "krana-kal" in scene.pile("krana")

    assert forms(Swarm) == (12, False, False, False)
    assert forms(Swarm, bohrok_pile="kal") == (20, True, True, True)
    assert forms(Nuva) == (20, True, True, True)
    assert forms(Nuva, bahrag=False) == (18, True, False, True)
    assert forms(Nuva, bohrok_pile="swarm") == (12, False, False, False)


def test_b16_a_bahrag_that_nobody_controls_goes_after_a_full_round() -> None:
    scene = Nuva("kopaka", "gali", "tahu").face_up("cahdok")
    scene.walk("n", None).walk("w", None).settle()
    assert scene.bohrok == "cahdok"
    scene.walk("n", None).play(("bohrok", "tahnok-kal"))
    assert scene.bohrok == "tahnok-kal"
    assert scene.on_turn == "kopaka"
    scene.walk("s", None).walk("w", None).walk("s", None).settle()  # every other Bohrok stays
    assert scene.bohrok == "tahnok-kal"


def test_b16_whoever_turns_it_up_has_a_turn_to_control_it_too() -> None:
    scene = Nuva("kopaka", "tahu").toa("kopaka", hand=("new-wave",)).play(("act", "new-wave"), ("bohrok", "gahdok"))
    scene.walk("n", None).walk("n", None).settle()
    assert (scene.on_turn, scene.bohrok) == ("kopaka", "gahdok")
    scene.walk("s", None)
    assert scene.asked == ("chance", "bohrok")


# --- Missions of the swarm


def test_n5_an_open_mission_does_not_bar_a_bohrok_challenge() -> None:
    scene = at_control().mission("kopaka", "va-toll").walk("s", None)
    assert "fight" in scene.ways


def test_n9_a_mission_before_anything_else_bars_challenges_and_game_actions() -> None:
    """One Krana is owed; Kopaka may move and draw, but neither challenge nor play."""
    scene = Swarm("kopaka", "tahu", rahi=True)
    scene.toa("kopaka", "d11", hand=("krana-harvest", "nui-rama-flight", "rahi-800", "barred-gates"))
    scene.mission("kopaka", "krana-toll").settle("act")
    assert scene.plays == set()
    assert len(scene.options) == 1  # no Rahi challenge either
    scene.walk("s", None)
    assert scene.ways == {"draw", "nothing"}
    scene.play(("control", "draw"), ("krana", TAHNOK))
    assert scene.hand("kopaka").count(TAHNOK) == 0  # paid at once
    assert scene.missions("kopaka") == ["krana-toll"]


def test_krana_toll_is_paid_when_it_can_be() -> None:
    scene = at_control(hand=krana("tahnok", "xa", "bo", "su")).toa("kopaka", "d11").walk("e").top("krana-toll")
    scene.walk("s")
    scene.play(("pay", "krana-tahnok-bo"), ("pay", "krana-tahnok-su"))
    assert scene.missions("kopaka") == []
    assert scene.hand("kopaka") == [TAHNOK]


def test_krana_shuffle_gives_as_many_new_ones() -> None:
    scene = at_control(hand=krana("tahnok", "xa", "bo")).walk("e", "s").play(("mission", "krana-shuffle"))
    scene.play(("krana", "krana-gahlok-xa"), ("krana", "krana-gahlok-bo"))
    assert scene.hand("kopaka") == ["krana-gahlok-xa", "krana-gahlok-bo"]


def test_into_the_nest_puts_you_on_a_control_space_that_does_not_count() -> None:
    scene = at_control().walk("e", "s").play(("mission", "into-the-nest"))
    assert scene.at("kopaka") == "d12"
    assert scene.asked == ("tahu", "step")


@pytest.mark.parametrize(("order", "left"), [("fifo", ["va-toll", "small-toll"]), ("any", ["va-toll"])])
def test_n1_the_oldest_mission_first_or_any(order: str, left: list[str]) -> None:
    scene = Swarm("tahu", "gali", mission_order=order).mission("tahu", "va-toll", "small-toll").toa("tahu", "l10")
    scene.walk("n").play(("draw", True), ("draw-from", "action"), ("action", "focus"))
    assert scene.missions("tahu") == left


@pytest.mark.parametrize("blocks", ["enter", "attempt"])
def test_m6_an_open_mission_at_a_challenge_space(blocks: str) -> None:
    scene = Swarm("tahu", "gali", mission_blocks=blocks).mission("tahu", "va-toll").toa("tahu", "l11").settle()
    assert ("k11" in scene.spaces) is (blocks == "attempt")
    if blocks == "attempt":
        assert scene.walk("w").asked == ("tahu", "step")  # the space is blank


@pytest.mark.parametrize(("passing", "asked"), [("last_space", "step"), ("ignore_missions", "challenge")])
def test_m4_what_counts_on_the_way_when_a_card_lends_steps(passing: str, asked: str) -> None:
    """Over a Mission space to a Challenge space: it stops you, or only the end of the move counts."""
    scene = Swarm("tahu", "gali", card_move_pass=passing).toa("tahu", "i11", hand=("swift-feet",))
    scene.play(("act", "swift-feet")).walk("e", "e").settle()
    assert scene.missions("tahu") == []
    assert scene.asked is not None
    assert scene.asked[1] == asked


def test_m4_a_mission_space_at_the_end_gives_one_mission() -> None:
    scene = Swarm("tahu", "gali").toa("tahu", "i11", hand=("swift-feet",)).play(("act", "swift-feet")).walk("e", None)
    scene.play(("mission", "va-toll"))
    assert scene.missions("tahu") == ["va-toll"]
    assert scene.on_turn == "gali"


def test_m21_a_card_for_diagonal_steps_is_not_played_where_there_are_none() -> None:
    for diagonal in (False, True):
        scene = Swarm("tahu", "gali", diagonal_by_card=diagonal).toa("tahu", hand=("sure-footing",)).settle("act")
        assert ("sure-footing" in scene.plays) is diagonal


@pytest.mark.parametrize(("make", "pinned"), [(Swarm, 0), (Nuva, 1)])
def test_m23_a_rahi_effect_that_pins(make: type[Swarm], pinned: int) -> None:
    scene = make("kopaka", "lewa", rahi=True).toa("kopaka", hand=("manas-vision", "rahi-800", "mauled"))
    scene.play(("act", "hunt")).concede()
    assert scene.on_turn == ("kopaka" if pinned else "lewa")
