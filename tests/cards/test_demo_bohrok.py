"""The demo round of Bohrok Swarm played out as the book tells it, and the questions of both books about the swarm.
[bohrok, Demo Round] [bohrok, Questions] [rshl, Questions]"""

from __future__ import annotations

import pytest

from matanui.core.flow import CHANCE
from matanui.games.cards.bohrok.game import GAME
from matanui.games.cards.state import events as ev
from tests.cards.scene import FIRST
from tests.cards.swarm_scene import Nuva, Swarm

ALL = ("onua", "gali", "pohatu", "tahu", "lewa", "kopaka")
BOTH = pytest.mark.parametrize("make", [Swarm, Nuva])


def demo(*toa: str) -> Swarm:
    """The demo plays with the expansions, and the Bohrok on top is a Tahnok with 100."""
    return Swarm(*(toa or ALL), might=True, rahi=True)


# --- the demo round


def test_everybody_takes_the_own_mask_and_stands_on_the_own_colour() -> None:
    scene = demo()
    assert {toa: scene.masks(toa) for toa in ALL} == {
        "onua": ["might-pakari-onua"],
        "gali": ["might-kaukau-gali"],
        "pohatu": ["might-kakama-pohatu"],
        "kopaka": ["might-akaku-kopaka"],
        "lewa": ["might-miru-lewa"],
        "tahu": ["might-hau-tahu"],
    }
    assert {toa: scene.at(toa) for toa in ALL} == {toa: FIRST.names[FIRST.starts[toa]] for toa in ALL}


def test_everybody_draws_two_game_actions_two_va_two_krana_and_three_rahi() -> None:
    match = GAME.start(GAME.rules("recharged", ["might=true", "rahi=true"]), 6)
    dealt: list[str] = []
    while (ask := match.pending) and ask.prompt.name != "order":
        dealt += [ask.prompt.name.removeprefix("deal-")] if ask.seat == CHANCE else []
        match.play(ask.options[0])
    each = {pile: dealt.count(pile) / 6 for pile in ("action", "va", "krana", "rahi")}
    assert each == {"action": 2, "va": 2, "krana": 2, "rahi": 3}
    assert dealt.count("bohrok") == 1  # turned up for all to see
    assert [len(hero.hand) for hero in match.state.heroes] == [9] * 6


def test_onuas_drill_moves_him_two_spaces_farther() -> None:
    scene = demo().toa("onua", "b6").won("onua", "tool")
    scene.play(("act", "tool")).walk("e", "s", "s", "w", "s")
    assert scene.at("onua") == "b9"
    assert scene.on_turn == "gali"
    assert scene.resting("onua") == {"might-tool-onua"}


def test_the_drill_rests_until_onua_is_part_of_a_great_mask_challenge() -> None:
    """A Bohrok challenge does not do it, nor do turns that pass; being challenged for a mask does."""
    scene = demo("onua", "gali").won("onua", "tool").toa("onua", "d11", hand=("krana-tahnok-xa",))
    scene.toa("gali", "h5").play(("act", "tool")).walk("s", None)
    scene.play(("control", "fight"), ("challenge", "swarm-challenge-shielding"), ("krana-prize", "used"))
    scene.play(("krana", "krana-gahlok-xa"), ("bohrok", "lehvak"))
    assert scene.resting("onua") == {"might-tool-onua"}
    scene.walk("n").play(("challenge", "swarm-challenge-swimming"), ("noble", "rau"))
    assert scene.resting("onua") == set()
    scene.play(("act", "tool"))
    assert scene.s.steps == 5


def test_gali_against_pohatu_600_600() -> None:
    scene = demo("gali", "pohatu", "tahu").toa("gali", "h5").won("pohatu", "akaku")
    scene.walk("n").play(("challenge", "pohatu"), ("challenge", "swarm-challenge-vision"))
    assert scene.totals == (600, 500)
    scene.play(("fight", "akaku"))
    assert scene.settled() == [(600, 600, True)]
    scene.play(("great", "miru"), ("noble", "rau"))
    assert scene.masks("gali") == ["might-kaukau-gali", "might-miru-gali", "rau-gali"]
    assert scene.on_turn == "pohatu"


def test_pohatus_mission_gives_cards_to_the_highest_roll() -> None:
    """The ten Missions of this game have no Rahi [H19]; its own gives Krana in the same way."""
    scene = demo("pohatu", "gali", "tahu", "lewa").toa("pohatu", "h2").walk("s")
    scene.play(("mission", "swarm-tribute"))
    assert scene.told(ev.MissionTaken)[0].seat == scene.seat("pohatu")  # shown to the whole table
    scene.play(("d12", 2), ("d12", 12), ("d12", 11))
    scene.play(("krana", "krana-lehvak-xa"), ("krana", "krana-lehvak-bo"))
    assert scene.hand("tahu") == ["krana-lehvak-xa", "krana-lehvak-bo"]
    assert scene.discards("mission") == ["swarm-tribute"]


def test_tahu_pays_one_of_three_and_may_not_enter_the_challenge_space() -> None:
    scene = demo("tahu", "gali").toa("tahu", "j10", hand=("focus",)).walk("s")
    scene.play(("mission", "heavy-toll"))
    assert scene.hand("tahu") == []
    assert scene.discards("action") == ["focus"]
    scene.walk("n", None).settle()
    assert scene.on_turn == "tahu"
    assert "k11" not in scene.spaces  # two more Game Action cards are owed
    assert scene.missions("tahu") == ["heavy-toll"]


def test_lewa_runs_six_spaces_and_cannot_use_his_kakama_against_gali() -> None:
    scene = demo("lewa", "gali").toa("lewa", "h19").won("lewa", "kakama")
    scene.toa("gali", hand=("focus",)).won("gali", "kakama")
    scene.play(("act", "kakama"))
    assert scene.s.steps == 6
    scene.walk("n", "n", None).walk("w", None)  # Gali has a turn in between
    scene.walk("n").play(("challenge", "swarm-challenge-speed"))
    assert scene.totals == (800, 700)
    scene.play(("fight", "kakama"), ("fight", "focus"))
    assert scene.settled() == [(800, 900, False)]
    assert scene.masks("lewa") == ["might-miru-lewa", "might-kakama-lewa"]
    assert scene.on_turn == "gali"
    assert scene.resting("lewa") == set()


def kopaka_against_tahu() -> Swarm:
    """Kopaka has collected a Krana of the Tahnok and lands on a Bohrok Control space."""
    scene = demo("kopaka", "tahu", "gali").toa("kopaka", "d11", hand=("krana-tahnok-su", "va-tahnok"))
    scene.won("tahu", "akaku").walk("s", None)
    scene.play(("control", "fight"), ("challenge", "tahu"), ("challenge", "swarm-challenge-shielding"))
    return scene


def test_kopakas_tahnok_against_tahu_900_900() -> None:
    scene = kopaka_against_tahu()
    assert scene.laid_out == "krana-tahnok-su"
    assert scene.totals == (900, 900)  # 800 and 100 by the Tahnok
    assert scene.asked == ("tahu", "fight")  # the challenger would win the tie


def test_hau_makes_1000_and_a_tahnok_va_ties_again() -> None:
    scene = kopaka_against_tahu().play(("fight", "hau"))
    assert scene.totals == (900, 1000)
    scene.play(("fight", "va-tahnok"))
    assert scene.settled() == [(1000, 1000, True)]
    assert scene.asked == ("kopaka", "knock")


def test_kopaka_knocks_off_a_mask_of_his_choice_and_draws_two_krana() -> None:
    scene = kopaka_against_tahu().play(("fight", "hau"), ("fight", "va-tahnok"), ("knock", "hau"))
    assert scene.masks("tahu") == ["might-akaku-tahu"]
    assert scene.on_top("tahu") == ["might-hau-tahu"]
    scene.play(("krana-prize", "new"), ("krana", "krana-gahlok-xa"), ("krana", "krana-lehvak-bo"))
    assert scene.hand("kopaka") == ["krana-gahlok-xa", "krana-lehvak-bo"]
    assert scene.discards("krana") == ["krana-tahnok-su"]
    assert scene.discards("va") == ["va-tahnok"]
    scene.play(("bohrok", "kohrak"))
    assert scene.bohrok == "kohrak"
    assert scene.on_turn == "gali"


def test_the_mask_lies_on_top_of_tahus_pile_when_he_next_wins() -> None:
    scene = kopaka_against_tahu().play(("fight", "hau"), ("fight", "va-tahnok"), ("knock", "hau"))
    scene.play(("krana-prize", "new"), ("krana", "krana-gahlok-xa"), ("krana", "krana-lehvak-bo"), ("bohrok", "kohrak"))
    scene.toa("tahu", "j11").walk("w", None)  # Gali comes first
    scene.walk("e").play(("challenge", "gali"), ("challenge", "swarm-challenge-vision"), ("noble", "rau"))
    assert scene.masks("tahu") == ["might-akaku-tahu", "might-hau-tahu", "rau-tahu"]
    assert scene.on_top("tahu") == []


# --- questions of both books


@BOTH
def test_may_i_go_back_to_a_start_space(make: type[Swarm]) -> None:
    """Yes: it is blank after the start."""
    scene = make("gali", "tahu").toa("gali", "h7").walk("e")
    assert scene.at("gali") == "i7"
    assert scene.asked == ("gali", "step")


@BOTH
def test_what_if_a_toa_stands_in_my_way(make: type[Swarm]) -> None:
    """Wait until it has moved."""
    scene = make("gali", "tahu").toa("gali", "g8").toa("tahu", "g7").settle()
    assert "g7" not in scene.spaces
    scene.walk("e", None).walk("w", None).settle()
    assert scene.at("tahu") == "f7"
    assert scene.at("gali") == "h8"
    scene.walk("n", "w")
    assert scene.at("gali") == "g7"


def test_or_use_miru_or_pakari() -> None:
    scene = Nuva("gali", "tahu").toa("gali", "g8").toa("tahu", "g7").won("gali", "miru", "pakari").settle()
    assert {"nuva-miru-gali", "nuva-pakari-gali"} <= scene.plays


@BOTH
def test_may_i_choose_not_to_move(make: type[Swarm]) -> None:
    """No, unless a card makes you skip."""
    assert not make("gali", "tahu").settle().can_stop()
    scene = make("tahu", "gali").toa("tahu", hand=("rockfall",)).play(("act", "rockfall"))
    scene.walk("n", None).settle()
    assert scene.on_turn == "tahu"
    assert scene.at("gali") == FIRST.names[FIRST.starts["gali"]]


@BOTH
def test_lent_steps_through_a_mission_space_to_a_challenge_space(make: type[Swarm]) -> None:
    """No Mission is taken: only the space counts on which I end up."""
    scene = make("tahu", "gali").toa("tahu", "i11", hand=("swift-feet",))
    scene.play(("act", "swift-feet")).walk("e", "e", None)
    assert scene.missions("tahu") == []
    assert scene.asked == ("chance", "challenge")
    scene = make("tahu", "gali").toa("tahu", "i11", hand=("swift-feet",))
    scene.play(("act", "swift-feet")).walk("e", None)
    assert scene.asked == ("chance", "mission")  # I end up on the Mission space
