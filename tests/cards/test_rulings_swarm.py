"""One scenario for each ruling about Bohrok, Krana and Va, and for set-up and winning where they are on the table.
docs/rules/cards.md has the rulings."""

from __future__ import annotations

from typing import Any

import pytest

from matanui.core.errors import UserError
from matanui.core.flow import CHANCE
from matanui.core.game import Game
from matanui.games.cards.bohrok.game import GAME as BOHROK
from matanui.games.cards.rshl.game import GAME as RSHL
from matanui.games.cards.rules.totals import skill_of
from matanui.games.cards.state import events as ev
from matanui.games.cards.state.realm import PLAYING, Realm
from matanui.games.cards.switches import Rules
from matanui.games.cards.views.view import View
from tests.cards.swarm_scene import TAHNOK, Nuva, Swarm, announced, at_control, card

BOTH = pytest.mark.parametrize("make", [Swarm, Nuva])

# --- set-up


@pytest.mark.parametrize(("game", "actions"), [(BOHROK, 2), (RSHL, 3)])
def test_h1_the_opening_hand(game: Game[Realm, Rules, View], actions: int) -> None:
    for settings, deal in (([], (actions, 2, 2)), (["deal_action=5", "deal_va=1", "deal_krana=3"], (5, 1, 3))):
        match = game.start(game.rules("recharged", settings), 2)
        dealt = []
        while (ask := match.pending) and ask.prompt.name != "order":
            dealt += [ask.prompt.name.removeprefix("deal-")] if ask.seat == CHANCE else []
            match.play(ask.options[0])
        assert tuple(dealt.count(pile) / 2 for pile in ("action", "va", "krana")) == deal


def test_h17_bohrok_has_the_numbers_of_the_masks_rshl_those_of_the_nuva() -> None:
    swimming = 4
    numbers = [skill_of(make("tahu", "gali").s, 0, swimming) for make in (Swarm, Nuva)]
    assert numbers == [400, 600]
    assert skill_of(Swarm("tahu", "gali", toa_table="nuva").s, 0, swimming) == 600


def test_h18_the_decks_of_the_swarm() -> None:
    sizes = {}
    for make in (Swarm, Nuva):
        scene = make("tahu", "gali")
        sizes[make.__name__] = [len(scene.pile(name)) for name in ("bohrok", "va", "krana", "mission")]
    assert sizes["Swarm"] == [11, 18, 48, 10]  # one more Bohrok lies face up
    assert sizes["Nuva"][:3] == [19, 36, 49]


@BOTH
def test_h14_one_card_of_any_kind_may_go_at_the_start_of_a_turn(make: type[Swarm]) -> None:
    scene = make("tahu", "gali").toa("tahu", hand=("focus", "va-tahnok", TAHNOK)).settle("make-room")
    assert scene.raw == ("tahu", "make-room")
    scene.play(("make-room", TAHNOK))
    assert scene.hand("tahu") == ["focus", "va-tahnok"]
    assert scene.raw in (("tahu", "wear"), ("tahu", "act"))  # one card only
    scene = make("tahu", "gali", start_discard=False).toa("tahu", hand=("focus",)).settle("make-room")
    assert scene.on_turn == "tahu"
    assert scene.raw == ("tahu", "step")


def test_h3_a_full_hand_of_game_actions_draws_none() -> None:
    """Va do not count among them and may still be drawn; where the switch says so, one card may go first."""
    full = ("focus", "unity", "rockfall", "courage", "great-courage", "krana-harvest", "total-control")
    scene = Swarm("tahu", "gali").toa("tahu", "l10", hand=full).walk("n")
    scene.play(("draw", True), ("va", "va-gahlok"))
    assert scene.hand("tahu") == [*full, "va-gahlok"]
    scene = Swarm("tahu", "gali").toa("tahu", "l10", hand=full).used_up("va").walk("n")
    assert scene.asked == ("tahu", "step")  # nothing to draw
    scene = Swarm("tahu", "gali", action_full="may_discard", max_move=1).toa("tahu", "l10", hand=full).walk("n")
    scene.play(("draw", True), ("make-room", "focus"), ("draw-from", "action"), ("action", "swift-feet"))
    assert scene.hand("tahu") == [*full[1:], "swift-feet"]


def test_h16_dice_and_the_own_colour_or_west_and_east_for_two() -> None:
    for spaces, places in (("toa", ["i7", "g19"]), ("west_east", ["a11", "m10"])):
        scene = Swarm("gali", "lewa", start_spaces=spaces)
        assert [scene.at("gali"), scene.at("lewa")] == places  # Gali has the first turn
    with pytest.raises(UserError, match="two players"):
        Swarm("gali", "lewa", "tahu", start_spaces="west_east")


@pytest.mark.parametrize(("make", "few", "many"), [(Swarm, 12, 18), (Nuva, 6, 12)])
def test_c2_cards_with_two_skills_are_in_where_the_switch_says_so(make: type[Swarm], few: int, many: int) -> None:
    sizes = [len(make("gali", "lewa", gmc_multi_skill=two).pile("challenge")) for two in (False, True)]
    assert sizes == [few, many]


def test_c2_two_skills_are_added_up_and_the_bohrok_counts_if_its_own_is_among_them() -> None:
    scene = announced(at_control(Nuva).toa("tahu", hand=("focus",)), "shielding-strength")
    assert scene.totals == (800 + 700 + 100, 900 + 600)


@pytest.mark.parametrize("make", [Swarm, Nuva])
def test_w6_three_great_masks_win_the_shorter_game(make: type[Swarm]) -> None:
    for short, winner in ((True, 0), (False, PLAYING)):
        scene = make("gali", "tahu", short=short).won("gali", "hau").toa("gali", "h5").walk("n")
        scene.play(("challenge", card(scene, "swimming"))).concede().play(("great", "miru"))
        assert scene.s.winner == winner


# --- Bohrok Control spaces


@BOTH
def test_m18_a_control_space_does_not_stop_you_and_works_only_at_the_end_of_your_own_move(make: type[Swarm]) -> None:
    scene = at_control(make).walk("s")
    assert scene.asked == ("kopaka", "step")
    scene.walk("w", None)
    assert scene.on_turn == "tahu"
    scene = at_control(make).walk("s", None)
    assert scene.asked == ("kopaka", "control")


@BOTH
def test_b21_draw_a_krana_or_challenge_or_nothing(make: type[Swarm]) -> None:
    scene = at_control(make).walk("s", None)
    scene.settle()
    assert scene.ways == {"draw", "fight", "nothing"}
    scene.play(("control", "draw"), ("krana", "krana-gahlok-xa"))
    assert scene.hand("kopaka") == [TAHNOK, "krana-gahlok-xa"]
    assert scene.bohrok == "tahnok"  # nobody has used it
    scene = at_control(make).walk("s", None).play(("control", None))
    assert scene.hand("kopaka") == [TAHNOK]
    assert scene.on_turn == "tahu"


def test_b19_the_same_control_space_again_after_leaving_it() -> None:
    scene = at_control().skip("tahu", n=3).walk("s", None).play(("control", "draw"), ("krana", "krana-gahlok-xa"))
    scene.walk("w", None).walk("e", None).settle()
    assert scene.asked == ("kopaka", "control")


@BOTH
def test_b25_a_krana_controls_its_breed(make: type[Swarm]) -> None:
    for bohrok, ways in (("gahlok", {"draw", "nothing"}), ("tahnok-promo", {"draw", "fight", "nothing"})):
        assert at_control(make).face_up(bohrok).walk("s", None).settle().ways == ways


def test_b25_in_rshl_also_its_kal_and_the_krana_kal_any_kal_and_bahrag() -> None:
    kal = at_control(Nuva).face_up("tahnok-kal").walk("s", None).settle()
    assert "fight" in kal.ways
    strict = at_control(Nuva, krana_control="breed").face_up("tahnok-kal").walk("s", None).settle()
    assert "fight" not in strict.ways
    for bohrok, fits in (("gahlok-kal", True), ("cahdok", True), ("gahlok", False)):
        scene = at_control(Nuva, hand=("krana-kal",)).face_up(bohrok).walk("s", None).settle()
        assert ("fight" in scene.ways) is fits
    assert "fight" not in at_control(Nuva).face_up("cahdok").walk("s", None).settle().ways


def test_b25_a_table_of_bohrok_may_let_krana_control_the_kal_of_their_breed() -> None:
    for how, ways in (("breed_and_kal", {"draw", "fight", "nothing"}), ("breed", {"draw", "nothing"})):
        scene = at_control(Swarm, bohrok_pile="kal", krana_control=how).face_up("tahnok-kal").walk("s", None)
        assert scene.settle().ways == ways


def test_b20_a_krana_of_pahrak_controls_pahrak() -> None:
    scene = at_control(hand=("krana-pahrak-xa",)).face_up("pahrak").walk("s", None).settle()
    assert "fight" in scene.ways
    assert "fight" not in at_control(hand=("krana-pahrak-xa",)).face_up("nuhvok").walk("s", None).settle().ways


def test_queens_call_takes_a_krana_of_any_breed_but_not_for_a_bahrag() -> None:
    for bohrok, fits in (("gahlok", True), ("cahdok", False)):
        scene = at_control(Nuva, hand=(TAHNOK, "queens-call")).face_up(bohrok).walk("s", None)
        scene.play(("control", "queens-call")).settle()
        assert ("fight" in scene.ways) is fits


@BOTH
def test_b26_the_krana_is_shown_when_the_challenge_is_announced(make: type[Swarm]) -> None:
    scene = at_control(make, hand=(TAHNOK, "krana-tahnok-bo")).walk("s", None)
    scene.play(("control", "fight"), ("krana", "krana-tahnok-bo"))
    assert [e.seat for e in scene.told(ev.KranaLaid)] == [0]
    assert scene.laid_out == "krana-tahnok-bo"
    assert scene.hand("kopaka") == [TAHNOK]


# --- the challenge


def test_b23_and_b24_bohrok_add_to_their_own_skill_for_the_challenger_only() -> None:
    skills = {"tahnok": "shielding", "gahlok": "swimming", "lehvak": "flight", "pahrak": "speed", "nuhvok": "strength"}
    for breed, skill in {**skills, "kohrak": "vision"}.items():
        for form, bonus in (("", 100), ("-promo", 300), ("-kal", 200)):
            hand = (f"krana-{breed}-xa",)
            scene = at_control(Nuva, hand=hand).face_up(breed + form).toa("tahu", hand=("focus",))
            plain = announced(scene, skill).totals[0] - bonus
            assert plain in range(600, 1000, 100)
    scene = announced(at_control(Nuva, hand=("krana-kal",)).face_up("gahdok").toa("tahu", hand=("focus",)), "vision")
    assert scene.totals == (1200, 800)  # a Bahrag helps with any skill


def test_a_bohrok_of_another_skill_adds_nothing() -> None:
    scene = at_control().toa("tahu", hand=("focus",))
    assert announced(scene, "vision").totals == (900, 800)


@BOTH
def test_c1_the_challenger_wins_a_tie(make: type[Swarm]) -> None:
    for tie, won in (("challenger", True), ("defender", False)):
        scene = announced(at_control(make, bohrok_tie=tie), "shielding").concede()
        assert scene.settled() == [(900, 900, won)]


def test_b15_va_help_either_side_with_their_breed_and_its_kal() -> None:
    hand = (TAHNOK, "va-tahnok", "va-gahlok")
    for bohrok in ("tahnok", "tahnok-kal"):
        scene = announced(at_control(Nuva, "gali", "tahu", hand=hand).face_up(bohrok), "shielding").settle()
        assert scene.plays == {"va-tahnok"}
    scene = announced(at_control().toa("tahu", hand=("va-tahnok", "va-gahlok")), "vision").settle()
    assert scene.asked == ("tahu", "fight")
    assert scene.plays == {"va-tahnok"}
    bahrag = at_control(Nuva, hand=("krana-kal",)).face_up("cahdok").toa("tahu", hand=("va-tahnok",))
    assert announced(bahrag, "flight").settle().plays == set()


def test_c13_several_va_add_up() -> None:
    scene = announced(at_control().toa("tahu", hand=("va-tahnok", "va-tahnok")), "vision")
    scene.play(("fight", "va-tahnok"), ("fight", "va-tahnok"))
    assert scene.settled() == [(900, 1000, False)]


@BOTH
def test_b10_a_bohrok_challenge_wakes_masks_but_is_no_visit_of_a_challenge_space(make: type[Swarm]) -> None:
    scene = at_control(make, "kopaka", "tahu", might=True, mask_reset="next_challenge")
    scene.toa("kopaka", last_try=3, last_draw=4)
    mask = scene.card("akaku", 0)
    scene.hero("kopaka").resting = {mask: 99}
    announced(scene.again()).concede()
    assert scene.resting("kopaka") == set()
    assert (scene.hero("kopaka").last_try, scene.hero("kopaka").last_draw) == (3, 4)


# --- what is won


@BOTH
def test_b1_the_used_krana_is_discarded_unless_somebody_takes_it(make: type[Swarm]) -> None:
    scene = announced(at_control(make)).concede()
    assert scene.laid_out == TAHNOK
    assert scene.ways == {"new", "used"}
    scene.play(("krana-prize", "new"), ("krana", "krana-gahlok-xa"), ("krana", "krana-gahlok-bo"))
    assert scene.asked == ("chance", "bohrok")
    assert scene.discards("krana") == [TAHNOK]
    scene = announced(at_control(make)).concede()
    scene.play(("krana-prize", "used"), ("krana", "krana-gahlok-xa"))
    assert scene.hand("kopaka") == [TAHNOK, "krana-gahlok-xa"]
    assert scene.discards("krana") == []


def lost(make: type[Swarm] = Swarm, **switches: Any) -> Swarm:
    """Kopaka with his Tahnok against Pohatu in Speed; he would rather not play his masks."""
    return announced(at_control(make, "kopaka", "pohatu", **switches), "speed").concede()


def test_b22_a_defender_who_holds_out_takes_a_va_or_the_used_krana_or_nothing() -> None:
    scene = lost()
    assert scene.asked == ("pohatu", "krana-spoils")
    assert scene.ways == {"new", "used", "nothing"}
    scene.play(("krana-spoils", "new"), ("va", "va-gahlok"))
    assert scene.hand("pohatu") == ["va-gahlok"]
    assert lost().play(("krana-spoils", "used")).hand("pohatu") == [TAHNOK]
    scene = lost().play(("krana-spoils", None))
    assert scene.hand("pohatu") == []
    assert scene.discards("krana") == [TAHNOK]


def test_b22_in_rshl_a_krana_or_the_used_one() -> None:
    scene = lost(Nuva).play(("krana-spoils", "new"), ("krana", "krana-gahlok-xa"))
    assert scene.hand("pohatu") == ["krana-gahlok-xa"]
    scene = lost(Nuva, bohrok_defend_prize="va_or_used").play(("krana-spoils", "new"), ("va", "va-gahlok"))
    assert scene.hand("pohatu") == ["va-gahlok"]


def test_b7_nothing_is_knocked_off_a_toa_without_a_mask() -> None:
    scene = announced(at_control(start_mask=False)).concede()
    assert scene.asked == ("kopaka", "krana-prize")


@BOTH
def test_b8_a_mask_knocked_off_is_detached_and_rested(make: type[Swarm]) -> None:
    scene = at_control(make)
    hau = scene.card("hau", scene.seat("tahu"))
    scene.hero("tahu").resting = {hau: 3}
    scene.hero("tahu").worn = hau if make is Swarm else -1
    scene.again()
    announced(scene).concede()
    assert scene.great("tahu") == []
    assert scene.resting("tahu") == set()
    assert scene.worn("tahu") == ""


def test_b9_it_lies_on_top_of_the_pile_for_all_to_see() -> None:
    scene = announced(at_control().won("tahu", "akaku", "miru")).concede().play(("knock", "akaku"))
    assert scene.on_top("tahu") == ["akaku-tahu"]
    assert [e.card for e in scene.told(ev.KnockedOff)] == [scene.card("akaku", scene.seat("tahu"))]
    scene.play(("krana-prize", "used"), ("krana", "krana-tahnok-bo"), ("bohrok", "gahlok"))
    scene.toa("tahu", "j11").walk("e").play(("challenge", "swarm-challenge-flight"))
    assert scene.great("tahu") == ["hau-tahu", "miru-tahu", "akaku-tahu"]  # nobody had to draw


def test_b27_the_challenger_chooses_among_all_great_masks_worn_or_not() -> None:
    scene = announced(at_control().wears("tahu", "hau").won("tahu", "akaku", "swarm-turaga")).concede()
    assert scene.asked == ("kopaka", "knock")
    assert scene.choices == {"hau-tahu", "akaku-tahu"}


def test_b27_noble_masks_are_safe_in_rshl_and_wherever_the_switch_says_so() -> None:
    for safe, more in (("turaga_noble", set()), ("turaga", {"rau-tahu"})):
        scene = at_control(Nuva, knock_safe=safe).won("tahu", "akaku", "rau", "turaga")
        assert announced(scene).concede().choices == {"nuva-hau-tahu", "nuva-akaku-tahu"} | more


def test_a_noble_mask_knocked_off_lies_on_the_noble_pile() -> None:
    scene = at_control(Swarm, "kopaka", "gali", might=True).won("gali", "rau").toa("gali", "h5")
    announced(scene).concede().play(
        ("knock", "rau"), ("krana-prize", "used"), ("krana", "krana-tahnok-bo"), ("bohrok", "gahlok")
    )
    assert scene.on_top("gali") == ["rau-gali"]
    scene.walk("n").play(("challenge", "swarm-challenge-swimming"), ("great", "miru"))
    assert scene.masks("gali") == ["might-kaukau-gali", "might-miru-gali", "rau-gali"]
