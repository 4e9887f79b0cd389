"""One scenario for each ruling about masks with counters, shared powers, the gate to the Noble pile, tools and counsel.
docs/rules/cards.md has the rulings."""

from __future__ import annotations

import pytest

from matanui.games.cards.state import events as ev
from matanui.games.cards.views.view import view
from tests.cards.swarm_scene import TAHNOK, Nuva, Swarm, announced, at_control

BOTH = pytest.mark.parametrize("make", [Swarm, Nuva])


def rounds(scene: Swarm, n: int) -> Swarm:
    """Kopaka and Gali, who stand where nothing is, step to and fro."""
    for _ in range(n):
        for toa in (scene.on_turn, "gali" if scene.on_turn == "kopaka" else "kopaka"):
            home = {"kopaka": "b11", "gali": "h8"}[toa]
            scene.walk("e" if scene.at(toa) == home else "w", None).settle()
    return scene


def pair(**switches: object) -> Swarm:
    """Kopaka is on turn, Gali the other."""
    return Nuva("kopaka", "gali", **switches).toa("kopaka", "b11").toa("gali", "h8")


# --- set-up


def test_h15_the_eighth_card_of_the_hand_is_the_mask_you_begin_with() -> None:
    scene = Nuva("kopaka", "gali")
    assert scene.masks("kopaka") == ["nuva-akaku-kopaka"]
    dealt = sum(getattr(scene.s.rules, f"deal_{pile}") for pile in ("action", "va", "krana"))
    assert dealt + len(scene.masks("kopaka")) == 8


def test_h9_two_piles_of_seven_in_rshl_one_of_nine_in_bohrok() -> None:
    sizes = []
    for scene in (Nuva("kopaka", "gali"), Swarm("kopaka", "gali"), Swarm("kopaka", "gali", might=True)):
        hero = scene.hero("kopaka")
        sizes.append((len(hero.masks) + len(hero.great), len(hero.nobles)))
    assert sizes == [(7, 7), (9, 0), (7, 7)]


# --- in the challenge


def test_k1_masks_are_played_in_the_challenge_in_rshl_and_attached_before_in_bohrok() -> None:
    assert announced(at_control(Nuva), "shielding").asked == ("tahu", "fight")  # Tahu may play his Hau
    worn = announced(at_control(Swarm).wears("tahu", "hau"), "shielding")
    assert worn.settled() == [(900, 1000, False)]
    bare = announced(at_control(Swarm), "shielding")
    assert bare.settled() == [(900, 900, True)]
    chosen = announced(at_control(Swarm, attach="in_challenge"), "shielding")
    assert chosen.asked == ("tahu", "fight")
    assert chosen.plays == {"hau-tahu"}


def test_k3_one_great_mask_and_one_noble_mask_or_turaga() -> None:
    scene = at_control(Nuva, "gali", "tahu").won("gali", "hau", "rau", "komau", "turaga")
    announced(scene, "shielding").play(("fight", "rau"))
    assert scene.plays == {"nuva-hau-gali"}
    scene.play(("fight", "hau"), ("fight", "hau")).settle()  # hers, then Tahu's
    assert scene.settled() == [(900, 1000, False)]  # Komau and the Turaga must stay out


def test_k15_a_mask_with_counters_gives_no_bonus() -> None:
    scene = at_control(Nuva, "gali", "tahu").won("gali", "hau")
    scene.hero("gali").resting = {scene.card("hau", 0): 2}
    announced(scene.again(), "shielding").settle()
    assert scene.settled() == [(700, 900, False)]  # 600 and 100 by the Tahnok


@BOTH
def test_k28_a_clouded_mask_is_the_one_worn_or_played(make: type[Swarm]) -> None:
    """Onua and the Tahnok against Kopaka and his Hau."""
    scene = at_control(make, "onua", "kopaka", hand=(TAHNOK, "clouded-mask")).won("kopaka", "hau")
    if make is Swarm:
        scene.wears("kopaka", "hau")
    announced(scene, "shielding").settle()
    if make is Nuva:
        scene.play(("fight", "hau"))
    assert scene.totals == (800, 900)
    assert scene.plays == {"clouded-mask"}
    scene.play(("fight", "clouded-mask"))
    assert scene.settled() == [(800, 800, True)]


def test_k28_a_turned_mask_takes_its_bonus_away() -> None:
    scene = at_control(Nuva, "gali", "kopaka", hand=(TAHNOK, "turned-mask")).won("kopaka", "hau")
    announced(scene, "shielding").settle()
    assert scene.asked == ("gali", "fight")
    assert scene.plays == set()  # Kopaka leads without a mask, and none has been played
    scene = at_control(Nuva, "onua", "kopaka", hand=(TAHNOK, "turned-mask")).won("kopaka", "hau")
    announced(scene, "shielding").play(("fight", "hau"), ("fight", "turned-mask"))
    assert scene.settled() == [(800, 700, True)]


# --- counters


def test_k13_a_power_rests_its_mask_for_three_of_your_turns() -> None:
    scene = pair().play(("act", "akaku"), ("mission", "va-toll"), ("share", None))
    assert list(scene.hero("kopaka").resting.values()) == [3]
    for left in ([2], [1], []):
        rounds(scene, 1)
        assert list(scene.hero("kopaka").resting.values()) == left
    assert "nuva-akaku-kopaka" in scene.settle("act").plays


def test_k4_or_until_a_challenge_has_been_fought() -> None:
    scene = pair(mask_reset="next_challenge").play(("act", "akaku"), ("mission", "va-toll"), ("share", None))
    rounds(scene, 4)
    assert scene.resting("kopaka") == {"nuva-akaku-kopaka"}
    scene = at_control(Nuva, mask_reset="next_challenge").play(
        ("act", "akaku"), ("mission", "va-toll"), ("share", None)
    )
    announced(scene, "flight").concede()
    assert scene.resting("kopaka") == set()


def test_k13_a_challenge_does_not_clear_counters_in_rshl() -> None:
    scene = at_control(Nuva).play(("act", "akaku"), ("mission", "va-toll"), ("share", None))
    announced(scene, "shielding").concede()
    assert scene.resting("kopaka") == {"nuva-akaku-kopaka"}


@pytest.mark.parametrize("resets", [True, False])
def test_k14_a_rahi_challenge_does_for_both(resets: bool) -> None:
    scene = Nuva("kopaka", "lewa", rahi=True, rahi_resets_masks=resets)
    scene.toa("kopaka", hand=("manas-vision", "rahi-800", "mauled"))
    for toa in ("kopaka", "lewa"):
        scene.hero(toa).resting = {scene.hero(toa).great[0]: 3}
    scene.again().play(("act", "hunt")).concede()
    assert (scene.resting("kopaka") == scene.resting("lewa") == set()) is resets


def test_k26_the_bonus_first_and_then_the_power_not_the_other_way_round() -> None:
    scene = announced(at_control(Nuva, "kopaka", "gali"), "vision").concede()
    assert scene.resting("kopaka") == set()  # a bonus rests nothing
    scene = at_control(Nuva, "lewa", "gali", hand=("krana-tahnok-xa",)).won("lewa", "akaku")
    scene.play(("act", "akaku"), ("mission", "va-toll"), ("share", None))
    announced(scene, "vision").settle()
    assert scene.asked != ("lewa", "fight")


def test_mask_renewal_takes_all_counters_off_one_mask_but_a_tool_is_no_mask() -> None:
    scene = pair().toa("kopaka", hand=("mask-renewal",)).won("kopaka", "kakama", "tool").settle("act")
    assert "mask-renewal" not in scene.plays
    scene.play(("act", "tool")).settle("act")
    assert "mask-renewal" not in scene.plays
    scene.play(("act", "akaku"), ("mission", "va-toll"), ("share", None), ("act", "mask-renewal"))
    assert scene.resting("kopaka") == {"might-tool-kopaka"}


def test_mask_renewal_asks_which_mask_when_several_rest() -> None:
    for woken, left in (("akaku", "kakama"), ("kakama", "akaku")):
        scene = pair().toa("kopaka", hand=("mask-renewal",)).won("kopaka", "kakama")
        scene.hero("kopaka").resting = {scene.card(mask, scene.seat("kopaka")): 2 for mask in ("akaku", "kakama")}
        scene.again().play(("act", "mask-renewal"), ("wake", woken))
        assert scene.resting("kopaka") == {f"nuva-{left}-kopaka"}


def test_dulled_mask_lays_a_counter_on_a_mask() -> None:
    for reset, left in (("turns3", [1]), ("next_challenge", [99])):
        scene = pair(mask_reset=reset).toa("kopaka", hand=("dulled-mask",)).won("gali", "hau")
        scene.play(("act", "dulled-mask"), ("tire", "hau"))
        assert list(scene.hero("gali").resting.values()) == left


def test_lent_mask_borrows_a_ready_bonus_from_a_willing_player() -> None:
    for willing, totals in ((True, (700, 700)), (False, (600, 700))):
        scene = Nuva("gali", "tahu", "kopaka").toa("gali", "d11", hand=(TAHNOK, "lent-mask")).won("kopaka", "kakama")
        scene.walk("s", None).play(("control", "fight"), ("challenge", "tahu"), ("challenge", "challenge-flight"))
        scene.concede()
        assert scene.settled()[0][0] == 800  # Gali leads: nothing to borrow
        scene = Nuva("kopaka", "tahu", "gali").toa("kopaka", "d11", hand=(TAHNOK, "lent-mask")).won("gali", "miru")
        scene.walk("s", None).play(("control", "fight"), ("challenge", "tahu"), ("challenge", "challenge-flight"))
        scene.play(("fight", "lent-mask"), ("borrow", "miru"), ("accept", willing)).concede()
        assert scene.settled()[0][:2] == totals


# --- sharing


def test_k17_what_happens_at_once_does_so_for_both_and_only_your_mask_rests() -> None:
    scene = Nuva("tahu", "gali", "kopaka").play(("act", "hau"), ("share", "gali"), ("accept", True))
    assert scene.resting("tahu") == {"nuva-hau-tahu"}
    assert scene.resting("gali") == set()
    bars = [bool(scene.hero(toa).bars) for toa in ("tahu", "gali", "kopaka")]
    assert bars == [True, True, False]


def test_k17_akaku_shows_both_the_next_mission() -> None:
    scene = pair().play(("act", "akaku"), ("mission", "va-toll"), ("share", "gali"), ("accept", True))
    assert [e.seat for e in scene.told(ev.Peeked)] == [0, 1]


def test_k17_the_player_named_may_decline() -> None:
    scene = Nuva("tahu", "gali").play(("act", "hau"), ("share", "gali"), ("accept", False))
    assert scene.hero("gali").bars == {}


def test_k17_a_movement_power_works_in_their_next_turn() -> None:
    scene = pair().won("kopaka", "kakama").play(("act", "kakama"), ("share", "gali"), ("accept", True))
    assert scene.s.steps == 6
    scene.walk("e", None).settle("act")
    assert "nuva-kakama-kopaka" in scene.plays
    scene.play(("act", "nuva-kakama-kopaka"))
    assert scene.s.steps == 6
    assert scene.raw in (("gali", "act"), ("gali", "step"))  # it is not shared once more
    assert scene.resting("gali") == set()
    assert scene.lends("gali") == []


def test_k17_everybody_sees_what_was_shared() -> None:
    scene = pair().won("kopaka", "kakama").play(("act", "kakama"), ("share", "gali"), ("accept", True))
    seen = view(scene.s, 0, None).heroes[scene.seat("gali")].lent
    assert seen == [scene.card("kakama", 0)]


def test_k17_it_is_gone_after_that_turn() -> None:
    scene = pair().won("kopaka", "kakama").play(("act", "kakama"), ("share", "gali"), ("accept", True))
    scene.walk("e", None).walk("e", None)
    assert scene.lends("gali") == []


def test_k17_pakari_pushes_for_whom_it_was_shared_with() -> None:
    scene = Nuva("onua", "gali", "tahu").toa("onua", "c10").toa("gali", "c9").toa("tahu", "h8")
    scene.play(("act", "pakari"), ("shove", "n"), ("share", "tahu"), ("accept", True))
    assert scene.at("gali") == "c6"
    scene.toa("gali", "i9").walk("w", None).walk("w", None).settle("act")
    assert scene.plays == {"nuva-hau-tahu", "nuva-pakari-onua"}
    scene.play(("act", "nuva-pakari-onua"), ("shove", "e"))
    assert scene.at("gali") == "k9"
    assert scene.resting("tahu") == set()


def test_k17_kaukau_waits_for_the_next_game_action_space() -> None:
    scene = Nuva("gali", "tahu").toa("gali", "l10").toa("tahu", "m9").walk("n")
    scene.play(("draw", "kaukau"), ("action", "focus"), ("action", "unity"), ("action", "rockfall"), ("pick", "focus"))
    scene.play(("arrange", "unity"), ("share", "tahu"), ("accept", True), ("step", "w"), ("step", None))
    assert scene.hand("gali") == ["focus"]
    scene.walk("w").play(
        ("draw", "nuva-kaukau-gali"), ("action", "courage"), ("pick", "rockfall"), ("arrange", "unity")
    )
    assert scene.hand("tahu") == ["rockfall"]
    assert scene.resting("tahu") == set()


def test_k17_no_sharing_where_the_switch_is_off() -> None:
    scene = Nuva("tahu", "gali", nuva_share=False).play(("act", "hau")).settle()
    assert scene.asked == ("tahu", "step")


# --- the Noble pile, tools, counsel


def gali_wins(scene: Swarm) -> Swarm:
    """Gali beats Tahu in Swimming on the Challenge space h4."""
    name = "challenge-swimming" if scene.s.rules.box == "rshl" else "swarm-challenge-swimming"
    return scene.toa("gali", "h5").walk("n").play(("challenge", name)).concede()


def test_k6_no_noble_mask_before_the_turaga_has_been_found() -> None:
    scene = gali_wins(Nuva("gali", "tahu")).play(("great", "might-turaga"))
    assert scene.masks("gali") == ["nuva-kaukau-gali", "might-turaga-gali"]
    assert scene.on_turn == "tahu"  # the win that finds the Turaga gives no Noble Mask yet
    scene = gali_wins(Nuva("gali", "tahu").won("gali", "turaga")).play(("great", "hau"), ("noble", "rau"))
    assert scene.masks("gali") == ["nuva-kaukau-gali", "nuva-hau-gali", "rau-gali", "might-turaga-gali"]


def test_k6_with_masks_of_might_in_bohrok_one_of_each_at_once() -> None:
    scene = gali_wins(Swarm("gali", "tahu", might=True)).play(("great", "hau"), ("noble", "rau"))
    assert scene.masks("gali") == ["might-kaukau-gali", "might-hau-gali", "rau-gali"]
    scene = gali_wins(Nuva("gali", "tahu", noble_needs_turaga=False)).play(("great", "hau"), ("noble", "rau"))
    assert scene.on_turn == "tahu"


def test_c22_in_bohrok_the_prize_is_the_top_card_be_it_a_mask_or_a_turaga() -> None:
    scene = gali_wins(Swarm("gali", "tahu")).play(("great", "counsel"))
    assert scene.masks("gali") == ["kaukau-gali", "counsel-gali"]


@pytest.mark.parametrize("reset", ["turns3", "next_challenge"])
def test_k18_a_tool_waits_for_a_great_mask_challenge_whatever_masks_do(reset: str) -> None:
    scene = pair(mask_reset=reset).won("kopaka", "tool").play(("act", "tool"))
    assert scene.s.steps == 5
    rounds(scene, 4)
    assert scene.resting("kopaka") == {"might-tool-kopaka"}
    scene = at_control(Nuva, mask_reset=reset).won("kopaka", "tool").play(("act", "tool"))
    announced(scene, "vision").concede()
    assert scene.resting("kopaka") == {"might-tool-kopaka"}


def test_k18_being_challenged_for_a_mask_is_enough() -> None:
    scene = Nuva("kopaka", "gali").won("kopaka", "tool").play(("act", "tool")).walk("n", None)
    assert scene.resting("kopaka") == {"might-tool-kopaka"}
    gali_wins(scene)
    assert scene.resting("kopaka") == set()


def test_k18_the_same_for_a_tool_attached_in_bohrok() -> None:
    scene = Swarm("kopaka", "gali").wears("kopaka", "swarm-tool").play(("act", "swarm-tool"))
    assert scene.s.steps == 5
    scene.walk("n", None).settle()
    assert scene.resting("kopaka") == {"swarm-tool-kopaka"}


def test_t7_counsel_draws_one_card_more_and_rests() -> None:
    scene = Swarm("tahu", "gali").wears("tahu", "counsel").toa("tahu", "l10").walk("n")
    scene.play(
        ("draw", "counsel"), ("draw-from", "action"), ("action", "focus"), ("draw-from", "va"), ("va", "va-gahlok")
    )
    assert scene.hand("tahu") == ["focus", "va-gahlok"]
    assert scene.resting("tahu") == {"counsel-tahu"}


@BOTH
def test_k24_a_turaga_adds_to_any_skill(make: type[Swarm]) -> None:
    scene = at_control(make, "gali", "tahu")
    if make is Swarm:
        announced(scene.wears("gali", "swarm-turaga"), "flight").concede()
    else:
        announced(scene.won("gali", "turaga"), "shielding").play(("fight", "turaga")).concede()
    assert scene.settled()[0][0] == {Swarm: 900, Nuva: 800}[make]
