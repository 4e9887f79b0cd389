"""Rulings on powers, hands and set-up in Bohrok Swarm with Masks of Might and in Rising Shadow Hidden Light, which
`test_rulings_masks` and `test_rulings_hands` tell for Quest for the Masks. docs/rules/cards.md has the rulings."""

from __future__ import annotations

from typing import Any

import pytest

from matanui.games.cards.data.cards import CARDS
from matanui.games.cards.data.decks import deck
from matanui.games.cards.data.numbers import ACTION, BACK, CARD, FACE, KRANA, MISSION, NUMBER, PILE, VA
from matanui.games.cards.rules.hands import cards_of
from matanui.games.cards.state import events as ev
from matanui.games.cards.state.realm import PLAYING
from matanui.games.cards.state.verbs import UNTIL_CHALLENGE
from matanui.games.cards.views.view import view
from tests.cards.swarm_scene import TAHNOK, Nuva, Swarm, announced, at_control, card, krana

BOTH = pytest.mark.parametrize("make", [Swarm, Nuva])


def might(make: type[Swarm], *toa: str, **switches: Any) -> Swarm:
    """Masks with powers: an expansion of Bohrok Swarm, part of Rising Shadow Hidden Light."""
    return make(*toa, might=True, **switches)


def gali(make: type[Swarm], at: str, *won: str, **switches: Any) -> Swarm:
    """Gali with masks that have powers, Tahu far away."""
    return might(make, "gali", "tahu", **switches).toa("gali", at).toa("tahu", "a7").won("gali", *won)


def ready(scene: Swarm, toa: str) -> set[str]:
    """The masks of a Toa that do not rest, without the family they are printed in."""
    names = {CARD[c].id for c in (*scene.hero(toa).great, *scene.hero(toa).noble)} - scene.resting(toa)
    return {name.removeprefix("might-").removeprefix("nuva-").split("-")[0] for name in names}


# --- masks


def test_k2_a_newly_won_mask_is_attached_from_the_next_turn_on() -> None:
    scene = Swarm("gali", "tahu").toa("gali", "h5").toa("tahu", "a7").walk("n")
    scene.play(("challenge", "swarm-challenge-swimming"), ("great", "pakari"))
    assert scene.worn("gali") == ""
    scene.walk("n", None)
    assert scene.raw == ("gali", "wear")


@BOTH
def test_k2_with_powers_it_helps_at_the_next_challenge(make: type[Swarm]) -> None:
    """In Tahu's turn already, before Gali has had another."""
    scene = gali(make, "h5").walk("n")
    scene.play(("challenge", card(scene, "swimming"))).concede().play(("great", "pakari"))
    if make is Swarm:
        scene.play(("noble", "rau"))
    scene.toa("gali", "b11").toa("tahu", "h5").walk("n").play(("challenge", card(scene, "strength")))
    assert scene.asked == ("gali", "fight")
    assert {"nuva-pakari-gali", "might-pakari-gali"} & scene.plays


@BOTH
def test_k5_powers_in_your_own_turn_only(make: type[Swarm]) -> None:
    scene = gali(make, "h5").won("tahu", "ruru", "matatu", "kakama").toa("tahu", hand=("focus",))
    assert scene.raw == ("tahu", "interlude")
    assert scene.plays == set()


@BOTH
def test_k7_pakari_pushes_three_spaces_and_its_user_enters(make: type[Swarm]) -> None:
    scene = might(make, "onua", "gali").toa("onua", "g9").toa("gali", "g8").play(("act", "pakari"), ("shove", "n"))
    if make is Nuva:
        scene.play(("share", None))
    assert (scene.at("gali"), scene.at("onua")) == ("g5", "g8")
    assert scene.s.steps == 2


@BOTH
@pytest.mark.parametrize(("answers", "left"), [((None, "komau"), ["focus"]), ((None, "komau", "komau"), [])])
def test_k8_komau_against_komau(make: type[Swarm], answers: tuple[str | None, ...], left: list[str]) -> None:
    """Tahu aims at Gali; Onua lets it happen, Gali does not, and Tahu may insist."""
    scene = might(make, "tahu", "gali", "onua").toa("tahu", hand=("lost-supplies",)).toa("gali", hand=("focus",))
    for toa in ("gali", "onua", "tahu"):
        scene.won(toa, "komau")
    scene.play(("act", "lost-supplies"), ("target", "gali"), *(("answer", word) for word in answers)).settle()
    assert scene.hand("gali") == left


@BOTH
def test_k9_kaukau_looks_at_game_actions_only(make: type[Swarm]) -> None:
    """There are Va and Rahi to draw too, but Kaukau takes the place of that choice."""
    scene = gali(make, "g8", rahi=True).walk("w").play(("draw", "kaukau"))
    scene.play(("action", "focus"), ("action", "unity"), ("action", "errand"), ("pick", "unity"), ("arrange", "errand"))
    assert scene.hand("gali") == ["unity"]
    assert [CARD[thing & FACE].id for thing in scene.s.tops[ACTION]] == ["focus", "errand"]


@BOTH
def test_k12_on_a_double_space_look_at_four_and_keep_two(make: type[Swarm]) -> None:
    scene = gali(make, "g8").walk("n", "n", "e").play(("draw", "kaukau"))
    scene.play(*(("action", name) for name in ("focus", "unity", "errand", "tunnel")))
    scene.play(("pick", "unity"), ("pick", "tunnel"), ("arrange", "focus"))
    assert scene.hand("gali") == ["unity", "tunnel"]
    assert [CARD[thing & FACE].id for thing in scene.s.tops[ACTION]] == ["errand", "focus"]


@BOTH
def test_k10_mahiki_counts_in_a_bohrok_challenge_and_is_over_with_it(make: type[Swarm]) -> None:
    """Kopaka gambles on Shielding, in which Tahu is better; all see what he has rolled."""
    scene = at_control(make, might=True).won("kopaka", "mahiki")
    scene.play(("act", "mahiki"), ("skill", "shielding"), ("d12", 1))
    seen = view(scene.s, scene.seat("tahu"), None).heroes[scene.seat("kopaka")]
    assert seen.gamble == [1, 100]  # for worse: his own number is higher
    announced(scene, "shielding").concede()
    bohrok = getattr(CARD[NUMBER["tahnok"]], "bonus", 0)
    assert scene.settled()[0][0] == 100 + bohrok
    assert scene.hero("kopaka").gamble == []


@BOTH
def test_k11_what_is_knocked_off_is_not_discarded(make: type[Swarm]) -> None:
    """Tahu's Hau goes back on his own pile: nobody else can get it, and his next win gives it back to him."""
    scene = announced(at_control(make, "kopaka", "tahu")).concede()
    assert not any(name.endswith("hau-tahu") for pile in PILE for name in scene.discards(pile))
    assert [name.split("-")[-2] for name in scene.on_top("tahu")] == ["hau"]
    scene.play(("krana-prize", "used"), ("krana", "krana-gahlok-xa"), ("bohrok", "lehvak")).toa("tahu", "h5")
    scene.walk("n").play(("challenge", card(scene, "shielding"))).concede()
    assert [name.split("-")[-2] for name in scene.great("tahu")] == ["hau"]


@BOTH
def test_k16_any_number_of_powers_each_card_once(make: type[Swarm]) -> None:
    scene = gali(make, "g9", "akaku", "ruru").play(("act", "akaku"), ("mission", "into-the-nest"))
    if make is Nuva:
        scene.play(("share", None))
    assert "ruru-gali" in scene.settle("act").plays
    assert not any("akaku" in name for name in scene.plays)


@BOTH
def test_k19_a_bohrok_challenge_wakes_the_masks_of_both(make: type[Swarm]) -> None:
    """Masks that rest until a challenge: where masks count turns, this is one that somebody has dulled."""
    scene = at_control(make, might=True, mask_reset="next_challenge")
    for toa in ("kopaka", "tahu"):
        scene.toa(toa, resting=dict.fromkeys(scene.hero(toa).great, UNTIL_CHALLENGE))
        assert ready(scene, toa) == set()
    announced(scene, "speed").concede()
    assert ready(scene, "kopaka") == {"akaku"}
    assert ready(scene, "tahu") <= {"hau"} and scene.resting("tahu") == set()


@BOTH
def test_k20_behind_hau_nobody_may_choose_you_for_a_bohrok_challenge_either(make: type[Swarm]) -> None:
    """Tahu used Hau; with nobody else at the table Kopaka can only draw. It is no answer once one is chosen."""
    scene = at_control(make, "tahu", "kopaka", hand=(), might=True).toa("tahu", "a9").toa("kopaka", "d11", (TAHNOK,))
    scene.play(("act", "hau"))
    if make is Nuva:
        scene.play(("share", None))
    scene.walk("s", None).walk("s", None)
    assert scene.ways == {"draw", "nothing"}
    scene = announced(at_control(make, might=True), "shielding")
    assert {name.split("-")[-2] for name in scene.plays} <= {"hau"}  # its bonus, not its power
    assert scene.s.defender == scene.seat("tahu")


@BOTH
def test_k20_until_the_next_turn_begins(make: type[Swarm]) -> None:
    scene = might(make, "tahu", "gali").toa("tahu", "a9").toa("gali", "h8").play(("act", "hau"))
    if make is Nuva:
        scene.play(("share", None))
    scene.walk("s", None).walk("w", None).settle()
    assert scene.on_turn == "tahu"
    assert scene.hero("tahu").bars == {}


@BOTH
def test_k21_huna_leaves_nobody_else(make: type[Swarm]) -> None:
    scene = might(make, "tahu", "gali").toa("tahu", hand=("rockfall",)).won("gali", "huna")
    scene.play(("act", "rockfall"), ("answer", "huna"))
    assert scene.hero("gali").skips == 0
    assert scene.discards("action") == ["rockfall"]


@BOTH
def test_k22_a_control_space_entered_with_miru_works(make: type[Swarm]) -> None:
    """Tahu stands on the Bohrok Control space; Kopaka joins him there, and his move is over."""
    scene = at_control(make, might=True).won("kopaka", "miru").toa("tahu", "d12").play(("act", "miru"))
    if make is Nuva:
        scene.play(("share", None))
    scene.walk("s")
    assert scene.at("kopaka") == scene.at("tahu") == "d12"
    assert "draw" in scene.ways


@BOTH
def test_k23_pakari_needs_a_way_to_push(make: type[Swarm]) -> None:
    for tahu, plays in (("g19", 0), ("a7", 1)):
        scene = might(make, "onua", "gali", "tahu").toa("gali", "f19").toa("tahu", tahu).toa("onua", "f18")
        assert len(scene.settle("act").plays) == plays


@BOTH
def test_k24_a_turaga_is_played_like_a_noble_mask_and_a_tool_before_the_move(make: type[Swarm]) -> None:
    scene = announced(at_control(make, might=True).won("tahu", "turaga", "rau"), "vision")
    assert scene.totals == (900, 800)
    assert {"might-turaga-tahu", "rau-tahu"} == scene.plays
    scene.play(("fight", "turaga"))
    assert scene.settled() == [(900, 900, True)]  # only one of the two
    assert scene.resting("tahu") == set()
    assert gali(make, "g9", "tool").play(("act", "tool")).s.steps == 5


def test_k25_a_foil_gives_two_hundred() -> None:
    """Kopaka's own mask, plain and foil."""
    totals = []
    for mask in ("akaku-kopaka", "foil-akaku-kopaka"):
        scene = at_control(Swarm)
        scene.toa("kopaka", great=[NUMBER[mask]], worn=NUMBER[mask])
        announced(scene, "vision")
        totals.append(scene.settled()[0][0])
    assert totals[1] - totals[0] == 100
    assert getattr(CARD[NUMBER["foil-akaku-kopaka"]], "bonus", 0) == 200


@BOTH
def test_k27_matatu_steals_game_actions_or_rahi_never_krana_or_va(make: type[Swarm]) -> None:
    hand = ("focus", "brace", TAHNOK, "va-tahnok")
    scene = gali(make, "g9", "matatu", rahi=True).toa("tahu", hand=hand).play(("act", "matatu"))
    assert scene.settle().options == [PILE["action"], PILE["rahi"]]
    scene.play(("draw-from", "rahi"), ("hand", "brace"))
    assert scene.hand("gali") == ["brace"]
    assert scene.hand("tahu") == ["focus", TAHNOK, "va-tahnok"]


# --- hands and set-up


@BOTH
def test_h2_everybody_begins_with_the_own_mask_and_it_can_be_knocked_off(make: type[Swarm]) -> None:
    scene = at_control(make, "kopaka", "tahu")
    assert [name.split("-")[-2] for name in scene.great("tahu")] == ["hau"]
    assert announced(scene).concede().great("tahu") == []


@BOTH
def test_h4_what_does_not_fit_is_lost(make: type[Swarm]) -> None:
    six = ("focus", "unity", "stand-firm", "great-focus", "weariness", "exhaustion")
    scene = make("gali", "tahu").toa("gali", hand=(*six, "rich-find")).play(("act", "rich-find"))
    scene.play(("draw-from", "action"), ("action", "rockfall"))
    assert "action" not in {name for name, n in PILE.items() if n in scene.options}  # full: only Va are left to draw
    actions = cards_of(scene.s, scene.seat("gali"), ACTION)
    assert len(actions) == 7


@BOTH
def test_h7_an_empty_va_pile_gives_nothing(make: type[Swarm]) -> None:
    scene = make("tahu", "gali").toa("tahu", "l10").used_up("va").used_up("action").walk("n")
    assert scene.asked == ("tahu", "step")  # nothing to draw
    scene = make("tahu", "gali").toa("tahu", "l10").used_up("va", discards=True).used_up("action").walk("n")
    scene.play(("draw", True))
    assert scene.told(ev.Reshuffled)[0].pile == VA
    scene = make("gali", "tahu").toa("gali", "h2").used_up("mission", discards=True).walk("s")
    assert scene.told(ev.Reshuffled)[0].pile == MISSION


@BOTH
def test_h8_a_card_from_each_pile_that_has_one(make: type[Swarm]) -> None:
    scene = might(make, "gali", "tahu").won("gali", "turaga").toa("tahu", "a7").toa("gali", "h5", nobles=[]).walk("n")
    scene.play(("challenge", card(scene, "swimming"))).concede().play(("great", "miru"))
    assert scene.on_turn == "tahu"
    scene = might(make, "gali", "tahu").won("gali", "turaga").toa("tahu", "a7").toa("gali", "h5", masks=[]).walk("n")
    scene.play(("challenge", card(scene, "swimming"))).concede().play(("noble", "rau"))
    assert scene.on_turn == "tahu"


FOUR = ("miru", "hau", "akaku", "kakama")


@BOTH
@pytest.mark.parametrize("won", [True, False])
def test_h10_only_great_masks_count(make: type[Swarm], won: bool) -> None:
    scene = make("gali", "tahu").won("gali", *FOUR).toa("gali", "h5").toa("tahu", "a7").walk("n")
    turaga = "swarm-turaga" if make is Swarm else "turaga"
    scene.play(("challenge", card(scene, "swimming"))).concede().play(("great", "pakari" if won else turaga))
    assert scene.s.winner == (scene.seat("gali") if won else PLAYING)


@BOTH
def test_h11_the_first_mask_counts_in_the_shorter_game(make: type[Swarm]) -> None:
    scene = make("gali", "tahu", short=True).won("gali", "miru").toa("gali", "h5").toa("tahu", "a7").walk("n")
    scene.play(("challenge", card(scene, "swimming"))).concede().play(("great", "hau"))
    assert scene.s.winner == scene.seat("gali")


@BOTH
def test_h13_the_highest_roll_begins_and_ties_roll_again(make: type[Swarm]) -> None:
    match = make.game.start(make.game.rules("recharged"), 3)
    while (ask := match.pending) and ask.prompt.name != "order":
        match.play(ask.options[0])
    for pips in (9, 4, 9, 3, 8):
        match.play(pips)
    assert (match.state.first, match.state.turn) == (2, 2)


@pytest.mark.parametrize(
    ("make", "rahi", "sizes"),
    [(Swarm, False, (63, 10)), (Swarm, True, (69, 10)), (Nuva, False, (0, 0)), (Nuva, True, (6, 10))],
)
def test_h19_cards_about_rahi_are_in_only_where_rahi_are_played(
    make: type[Swarm], rahi: bool, sizes: tuple[int, int]
) -> None:
    """Bohrok keeps its ten Missions; rshl gains six Game Actions and ten Missions."""
    scene, plain = make("gali", "tahu", rahi=rahi), make("gali", "tahu", rahi=False)
    now = [len(scene.pile(name)) for name in ("action", "mission")]
    base = [len(plain.pile(name)) if make is Nuva else 0 for name in ("action", "mission")]
    assert (now[0] - base[0], now[1] - base[1]) == sizes
    assert bool(scene.pile("rahi")) is rahi
    assert {"krana", "bohrok"} <= {name for name in PILE if scene.pile(name)}


@BOTH
def test_h20_fronts_of_va_and_krana_are_secret_and_their_order_too(make: type[Swarm]) -> None:
    """Others see how many of each back there are, and not in which order they came."""
    for hand in (("va-tahnok", TAHNOK, "focus"), ("focus", "va-tahnok", TAHNOK)):
        scene = make("gali", "tahu").toa("gali", hand=hand)
        seen = view(scene.s, scene.seat("tahu"), None).heroes[scene.seat("gali")]
        assert seen.hand == [BACK + ACTION, BACK + VA, BACK + KRANA]
        mine = view(scene.s, scene.seat("gali"), None).heroes[scene.seat("gali")]
        assert [CARD[n].id for n in mine.hand] == list(hand)


@BOTH
def test_h21_a_krana_taken_up_is_known_to_all_a_discard_is_open(make: type[Swarm]) -> None:
    scene = announced(at_control(make), "speed").concede().play(("krana-spoils", "used"))
    seen = view(scene.s, scene.seat("kopaka"), None).heroes[scene.seat("tahu")]
    assert seen.hand == [NUMBER[TAHNOK]]
    scene = make("gali", "tahu", start_discard=True).toa("gali", hand=("va-tahnok",)).play(("make-room", "va-tahnok"))
    assert view(scene.s, scene.seat("tahu"), None).discards[VA] == [NUMBER["va-tahnok"]]


@pytest.mark.parametrize("box", ["bohrok", "rshl"])
def test_h22_every_card_does_something(box: str) -> None:
    for name in ("action", "mission"):
        for found in deck(box, name, True, True):
            assert getattr(CARDS[found], "effects", ()) or getattr(CARDS[found], "tasks", ())


def test_w4_a_krana_win_need_not_be_announced() -> None:
    """The eighth comes by a card in the middle of Kopaka's own turn; nobody says a word, and all see the hand win."""
    scene = Swarm("kopaka", "tahu").toa("kopaka", hand=(*krana("gahlok")[:7], "krana-harvest"))
    scene.play(("act", "krana-harvest"), ("krana", "krana-gahlok-ca"))
    assert scene.raw is None
    assert scene.s.winner == scene.seat("kopaka")
    assert [e.seat for e in scene.told(ev.Won)] == [scene.seat("kopaka")]


@BOTH
def test_r13_a_rahi_challenge_goes_as_in_quest_for_the_masks(make: type[Swarm]) -> None:
    """It takes the place of the move, the Rahi's number beats Tahu's, and the Effect lies before him."""
    hand = ("nui-rama-speed", "rahi-800", "barred-gates")
    scene = make("gali", "tahu", rahi=True).toa("gali", hand=hand)
    start = scene.at("gali")
    scene.play(("act", "hunt")).concede()
    assert scene.settled() == [(800, 600 if make is Swarm else 700, True)]
    assert NUMBER["barred-gates"] in scene.hero("tahu").lingering
    assert (scene.at("gali"), scene.on_turn) == (start, "tahu")
