"""The demo round, the worked example and the questions of the rulebook, played out as they are told.
[masks, Demo Round] [masks, Rahi Challenge Rules] [masks, Questions]"""

from __future__ import annotations

from matanui.core.flow import CHANCE
from matanui.games.cards.data.numbers import SEATS
from matanui.games.cards.masks.game import GAME
from matanui.games.cards.state import events as ev
from tests.cards.scene import FIRST, Scene

ALL = ("onua", "gali", "pohatu", "tahu", "lewa", "kopaka")


def demo(*toa: str) -> Scene:
    """The demo plays with both expansions."""
    return Scene(*(toa or ALL), might=True, rahi=True)


# --- the demo round


def test_everybody_takes_the_own_mask() -> None:
    scene = demo()
    owns = {toa: scene.masks(toa) for toa in ALL}
    assert owns == {
        "onua": ["might-pakari-onua"],
        "gali": ["might-kaukau-gali"],
        "pohatu": ["might-kakama-pohatu"],
        "kopaka": ["might-akaku-kopaka"],
        "lewa": ["might-miru-lewa"],
        "tahu": ["might-hau-tahu"],
    }
    assert {toa: scene.at(toa) for toa in ALL} == {toa: FIRST.names[FIRST.starts[toa]] for toa in ALL}


def test_everybody_draws_three_rahi_and_three_game_action_cards() -> None:
    match = GAME.start(GAME.rules("recharged", ["might=true", "rahi=true"]), 2)
    dealt = {"action": 0, "rahi": 0}
    while (ask := match.pending) and ask.prompt.name != "order":
        if ask.seat == CHANCE:
            dealt[ask.prompt.name.removeprefix("deal-")] += 1
        match.play(ask.options[0])
    assert dealt == {"action": 6, "rahi": 6}
    assert [len(hero.hand) for hero in match.state.heroes] == [6, 6]


def test_onua_begins_with_a_12_and_turns_go_clockwise() -> None:
    match = GAME.start(GAME.rules("recharged", []), 3)
    while (ask := match.pending) and ask.prompt.name != "order":
        wanted = {0: "gali", 1: "onua", 2: "kopaka"}
        match.play(SEATS.index(wanted[ask.seat]) if ask.prompt.name == "choose-toa" else ask.options[0])
    for pips in (7, 12, 7):
        match.play(pips)
    assert SEATS[match.state.heroes[match.state.turn].toa] == "onua"
    scene = Scene("onua", "kopaka", "gali")
    for toa in ("onua", "kopaka", "gali"):
        scene.toa(toa, skips=1)  # nobody moves: only the order matters here
    order = [SEATS[scene.s.heroes[e.seat].toa] for e in scene.settle().told(ev.Turn)]
    assert order == ["gali", "kopaka", "onua"]


def test_onua_draws_after_two_steps_and_passes_a_mission_space_with_the_card() -> None:
    """On our map the Mission space in his way lies west of the Game Action space."""
    scene = demo().toa("onua", "e8").walk("s", "s")
    assert scene.asked == ("onua", "draw")
    scene.play(("draw", True), ("draw-from", "action"), ("action", "hidden-path"))
    scene.play(("step", "hidden-path"), ("step", "w"))
    assert scene.at("onua") == "d10"
    assert scene.asked == ("onua", "bypass")
    scene.play(("bypass", True))
    assert scene.missions("onua") == []
    assert scene.discards("action") == ["hidden-path"]
    assert scene.on_turn == "gali"


def test_gali_against_pohatu_600_600() -> None:
    scene = demo("gali", "pohatu", "tahu").toa("gali", "h5").won("pohatu", "akaku")
    scene.walk("n").play(("challenge", "pohatu"), ("challenge", "challenge-vision"))
    assert scene.totals == (600, 500)
    assert scene.asked == ("pohatu", "fight")
    scene.play(("fight", "akaku"))
    assert scene.settled() == [(600, 600, True)]
    scene.play(("great", "miru"), ("noble", "rau"))
    assert scene.masks("gali") == ["might-kaukau-gali", "might-miru-gali", "rau-gali"]
    assert scene.on_turn == "pohatu"


def test_pohatus_mission_gives_rahi_cards_to_the_highest_roll() -> None:
    scene = demo("pohatu", "gali", "tahu", "lewa").toa("pohatu", "h2").walk("s")
    scene.play(("mission", "stray-beasts"))
    assert scene.told(ev.MissionTaken)[0].seat == scene.seat("pohatu")  # shown to the whole table
    scene.play(("d12", 9), ("d12", 11), ("d12", 11), ("d12", 3), ("d12", 4))  # Tahu and Lewa tie, Lewa wins
    scene.play(("rahi", "rahi-800"), ("rahi", "manas-vision"))
    assert scene.hand("lewa") == ["rahi-800", "manas-vision"]
    assert scene.discards("mission") == ["stray-beasts"]
    assert scene.missions("pohatu") == []


def test_tahu_pays_one_of_three() -> None:
    """He lands on a Mission space just before a Challenge space, owes two more, and may not challenge."""
    scene = demo("tahu", "gali").toa("tahu", "j10", hand=("focus",)).walk("s")
    scene.play(("mission", "heavy-toll"))
    assert scene.missions("tahu") == ["heavy-toll"]
    assert scene.hand("tahu") == []
    assert scene.discards("action") == ["focus"]
    scene.walk("n", None)
    scene.walk("e")  # from the Mission space j11 onto the Challenge space k11, which counts as blank
    assert scene.at("tahu") == "k11"
    assert scene.settled() == []
    scene.walk("s", "s").play(("draw", True), ("draw-from", "action"), ("action", "unity"))
    assert scene.hand("tahu") == []  # each card is paid when it comes
    assert scene.missions("tahu") == ["heavy-toll"]


def test_lewa_runs_six_spaces() -> None:
    scene = demo("lewa", "gali").toa("lewa", "g19").won("lewa", "kakama")
    scene.play(("act", "kakama")).walk("n", "n", "n").play(("draw", None)).walk("n", "n", "n")
    assert scene.at("lewa") == "g13"
    assert scene.on_turn == "gali"
    assert scene.resting("lewa") == {"might-kakama-lewa"}


def lewa_against_gali() -> Scene:
    """Lewa has used his Kakama and stands before a Challenge space; Gali holds what she plays."""
    scene = demo("lewa", "gali", "tahu").toa("lewa", "h19").won("lewa", "kakama")
    scene.toa("gali", hand=("focus",)).won("gali", "kakama")
    scene.play(("act", "kakama")).walk("n", "n", None)  # h17, below the Challenge space
    scene.walk("w", None).walk("w", None)  # Gali, then Tahu
    return scene.walk("n").play(("challenge", "gali"), ("challenge", "challenge-speed"))


def test_lewa_against_gali_800_900() -> None:
    scene = lewa_against_gali()
    assert scene.totals == (800, 700)
    scene.play(("fight", "kakama"))
    assert scene.totals == (800, 800)
    scene.play(("fight", "focus"))
    assert scene.settled() == [(800, 900, False)]  # Lewa's own Kakama is used up: he is not even asked
    assert scene.masks("lewa") == ["might-miru-lewa", "might-kakama-lewa"]
    assert scene.on_turn == "gali"
    assert scene.resting("lewa") == set()  # ready again


def test_kopakas_nui_rama_against_tahu_800_800() -> None:
    scene = demo("kopaka", "tahu", "gali").won("tahu", "miru")
    scene.toa("kopaka", "a11", hand=("nui-rama-flight", "rahi-800", "barred-gates"))
    scene.play(("act", "hunt"), ("challenge", "tahu"))
    assert scene.totals == (800, 700)
    scene.play(("fight", "miru"))
    assert scene.settled() == [(800, 800, False)]
    assert scene.discards("rahi") == ["nui-rama-flight", "rahi-800"]
    assert scene.hand("kopaka") == ["barred-gates"]
    assert scene.hero("tahu").lingering == {}
    assert scene.on_turn == "gali"
    assert scene.at("kopaka") == "a11"


# --- the worked example of the Rahi rules


def nui_rama_against_gali() -> Scene:
    """A Nui-Rama of Speed with the challenge card that is worth 800 with it; no Masks of Might."""
    scene = Scene("tahu", "gali", rahi=True)
    return scene.toa("tahu", hand=("nui-rama-speed", "rahi-600-nui-rama", "barred-gates"))


def test_nui_rama_against_gali_800_700() -> None:
    scene = nui_rama_against_gali().play(("act", "hunt"))
    assert scene.settled() == [(800, 700, True)]
    assert list(scene.hero("gali").lingering.values()) == [3]
    assert scene.discards("rahi") == ["nui-rama-speed", "rahi-600-nui-rama"]
    scene.toa("gali", "g6")
    scene.settle()
    assert scene.on_turn == "gali"
    assert "g5" not in scene.spaces  # the Portal is closed to her


def test_nui_rama_against_gali_with_kakama_800_800() -> None:
    scene = nui_rama_against_gali().wears("gali", "kakama").play(("act", "hunt"))
    assert scene.settled() == [(800, 800, False)]
    assert scene.hero("gali").lingering == {}
    assert scene.hand("tahu") == ["barred-gates"]


# --- questions


def test_may_i_go_back_to_a_start_space() -> None:
    """Yes: it is blank, neither stops nor gives anything; but cards may name it."""
    scene = Scene("gali", "tahu").toa("gali", "h7").mission("gali", "walk-home").walk("e")
    assert scene.at("gali") == "i7"
    assert scene.missions("gali") == []
    assert scene.asked == ("gali", "step")


def test_what_if_a_toa_stands_in_my_way() -> None:
    """Wait, or use Miru or Pakari."""
    scene = demo("gali", "tahu").toa("gali", "g8").toa("tahu", "g7").won("gali", "miru", "pakari")
    scene.settle()
    assert "g7" not in scene.spaces
    assert {"might-miru-gali", "might-pakari-gali"} <= scene.plays


def test_may_i_choose_not_to_move() -> None:
    """No, unless a card makes you skip."""
    scene = Scene("gali", "tahu").settle()
    assert not scene.can_stop()
    scene = Scene("gali", "tahu").toa("gali", skips=1).settle()
    assert scene.on_turn == "tahu"
    assert scene.at("gali") == "i7"


def test_a_card_lends_steps_through_a_mission_space_to_a_challenge_space() -> None:
    """No Mission is taken that turn; the Challenge space stops me."""
    scene = Scene("tahu", "gali").toa("tahu", "i11", hand=("swift-feet",))
    scene.play(("act", "swift-feet")).walk("e", "e")
    assert scene.missions("tahu") == []
    assert scene.at("tahu") == "k11"
    assert scene.asked == ("chance", "challenge")


def test_an_infected_mask_moves_an_opponent_and_no_space_activates() -> None:
    scene = Scene("tahu", "gali").toa("tahu", hand=("makutas-pull",)).toa("gali", "h5")
    scene.play(("act", "makutas-pull"), ("pull", "h4"), ("pull", "h3"), ("pull", "h2"))
    assert scene.at("gali") == "h2"
    assert scene.missions("gali") == []
    assert scene.settled() == []


def test_pakari_pushes_and_no_space_activates() -> None:
    scene = demo("onua", "gali").toa("onua", "g4").toa("gali", "h4")
    scene.play(("act", "pakari"), ("shove", "n"))
    assert scene.at("gali") == "h1"
    assert scene.missions("gali") == []
