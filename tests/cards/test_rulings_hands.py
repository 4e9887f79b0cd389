"""Rulings on hands, decks and set-up, and the switches that change them. (H1–H22)"""

from __future__ import annotations

import pytest

from matanui.core.flow import CHANCE, Match
from matanui.core.questions import PASS
from matanui.games.cards.data.cards import CARDS
from matanui.games.cards.data.decks import deck, mask_piles
from matanui.games.cards.data.numbers import ACTION, BACK, CARD, MISSION, NUMBER, PILE, RAHI, SEATS
from matanui.games.cards.masks.game import GAME
from matanui.games.cards.rules.hands import cards_of
from matanui.games.cards.rules.setup import MASKS
from matanui.games.cards.state import events as ev
from matanui.games.cards.state.realm import PLAYING, Realm
from matanui.games.cards.views.view import view
from tests.cards.scene import FIRST, Scene

SEVEN = ("focus", "unity", "stand-firm", "great-focus", "weariness", "exhaustion", "silver-lining")
MANY = ["foil-akaku-gali", "foil-hau-gali", "foil-miru-gali"]


def dealt(*settings: str, players: int = 2) -> Match[Realm]:
    """A game as it is set up, up to the roll for the first turn."""
    match = GAME.start(GAME.rules("recharged", list(settings)), players)
    while (ask := match.pending) and ask.prompt.name != "order":
        match.play(ask.options[0])
    return match


def counts(match: Match[Realm]) -> list[tuple[int, int]]:
    """Game Action and Rahi cards in each hand."""
    return [tuple(len(cards_of(match.state, n, p)) for p in (ACTION, RAHI)) for n in range(2)]  # type: ignore[misc]


def test_h1() -> None:
    """Three Game Action cards; with Rahi three Rahi cards too."""
    assert counts(dealt()) == [(3, 0), (3, 0)]
    assert counts(dealt("rahi=true")) == [(3, 3), (3, 3)]


def test_h2() -> None:
    """The own mask is searched out of the pile; it counts towards the six."""
    hero = Scene("gali", "tahu").hero("gali")
    assert [CARD[n].id for n in hero.great] == ["kaukau-gali"]
    assert NUMBER["kaukau-gali"] not in hero.masks
    assert len(hero.masks) == 8


def test_h3() -> None:
    """With seven cards: where you land you may discard one and then draw; in passing you must play one first."""
    scene = Scene("gali", "tahu").toa("gali", "g8", hand=SEVEN).walk("w")
    assert scene.asked == ("gali", "step")  # no draw in passing
    scene.walk(None)
    assert scene.asked == ("gali", "draw")
    scene.play(("draw", True), ("make-room", "weariness"), ("action", "rockfall"))
    assert len(scene.hand("gali")) == 7
    assert "rockfall" in scene.hand("gali")
    scene = Scene("gali", "tahu").toa("gali", "g8", hand=(*SEVEN[1:], "rockfall"))
    scene.play(("act", "rockfall")).walk("w")
    assert scene.asked == ("gali", "draw")


def test_h4() -> None:
    """The card played leaves first, then you draw up to the limit; the rest is lost."""
    scene = Scene("gali", "tahu").toa("gali", hand=(*SEVEN[1:], "rich-find")).play(("act", "rich-find"))
    scene.play(("action", "focus"))
    assert len(scene.hand("gali")) == 7
    assert scene.asked == ("gali", "step")


def test_h5() -> None:
    """The listed parts are used: 51 Game Actions with the six about Rahi, 43 Missions with ten, 12 challenges."""
    sizes = [len(deck("masks", name, False, True)) for name in ("action", "mission", "challenge", "rahi")]
    assert sizes == [51, 43, 12, 74]


def test_h6() -> None:
    """Thirty-six Great Masks, six for each Toa."""
    assert len(deck("masks", "great")) == 36
    for toa in SEATS:
        assert len([n for n in deck("masks", "great") if getattr(CARDS[n], "toa", "") == toa]) == 6


def test_h7() -> None:
    """A pile that is used up is made of its discards; if there are none either, nothing is drawn and play goes on."""
    scene = Scene("gali", "tahu").toa("gali", "h2").used_up("mission", discards=True).walk("s")
    assert scene.told(ev.Reshuffled)[0].pile == MISSION
    assert scene.asked == ("chance", "mission")
    scene = Scene("gali", "tahu").toa("gali", "h2").used_up("mission").walk("s")
    assert (scene.missions("gali"), scene.on_turn) == ([], "tahu")
    scene = Scene("gali", "tahu").toa("gali", "g8").used_up("action").walk("w")
    assert scene.asked == ("gali", "step")


def test_h8() -> None:
    """With two piles you get a card from each that has one."""
    scene = Scene("gali", "tahu", might=True).toa("gali", "h5", nobles=[]).walk("n")
    scene.play(("challenge", "challenge-swimming"), ("great", "miru"))
    assert scene.masks("gali") == ["might-kaukau-gali", "might-miru-gali"]
    assert scene.on_turn == "tahu"


def test_h9() -> None:
    """One pile of nine, six masks and three Turaga; with Masks of Might two of seven, a Turaga in each."""
    kinds = [[str(CARDS[n].__struct_config__.tag) for n in pile] for pile in mask_piles("masks", "gali")]
    assert [(pile.count("great"), pile.count("turaga")) for pile in kinds] == [(6, 3), (0, 0)]
    great, noble = mask_piles("masks", "gali", True)
    assert (len(great), len(noble)) == (7, 7)
    for pile in (great, noble):
        assert [str(CARDS[n].__struct_config__.tag) for n in pile].count("turaga") == 1


def win(scene: Scene, prize: str) -> Scene:
    """Gali wins a challenge in Swimming and draws this card."""
    return scene.toa("gali", "h5").walk("n").play(("challenge", "challenge-swimming"), ("great", prize))


def test_h10() -> None:
    """Great Masks count, worn or not; no Turaga and no Noble Mask."""
    five = ("miru", "hau", "akaku", "kakama")
    scene = win(Scene("gali", "tahu").won("gali", *five), "tool")
    assert scene.s.winner == PLAYING
    scene = win(Scene("gali", "tahu").won("gali", *five), "pakari")
    assert scene.s.winner == scene.seat("gali")
    assert scene.asked is None


def foils(*picks: str, **switches: object) -> list[list[str]]:
    """Gali's and Tahu's masks as their game begins, Gali having wished for these foils and Tahu for none."""
    match = GAME.start(GAME.rules("recharged", [f"{name}={value}" for name, value in switches.items()]), 2)
    wishes = iter([SEATS.index("gali"), *map(MASKS.index, picks)])
    while (ask := match.pending) and ask.seat == 0 and ask.prompt.name in ("choose-toa", "build-foil"):
        match.play(next(wishes, PASS))
    match.play(SEATS.index("tahu"))
    if match.pending is not None and match.pending.prompt.name == "build-foil":
        match.play(PASS)
    heroes = match.state.heroes
    return [sorted(CARD[n].id for n in hero.great + hero.masks if "foil" in CARD[n].id) for hero in heroes]


def test_h12() -> None:
    """Each may replace one Great Mask by its foil, right after choosing a Toa; nobody has to."""
    assert foils("pakari") == [["foil-pakari-gali"], []]
    assert foils() == [[], []]
    assert foils("pakari", "hau") == [["foil-pakari-gali"], []]


def test_h12_the_own_mask_may_be_foil_and_is_taken_at_the_start() -> None:
    match = GAME.start(GAME.rules("recharged"), 2)
    for answer in (SEATS.index("gali"), MASKS.index("kaukau"), SEATS.index("tahu"), PASS):
        match.play(answer)
    assert [CARD[n].id for n in match.state.heroes[0].great] == ["foil-kaukau-gali"]
    assert len(match.state.heroes[0].masks) == 8


def test_h12_masks_of_might_have_no_foils() -> None:
    assert foils("pakari", might="true") == [[], []]


@pytest.mark.parametrize(("most", "found"), [(0, []), (1, ["foil-hau-gali"]), (3, MANY)])
def test_switch_max_foils(most: int, found: list[str]) -> None:
    assert foils("hau", "miru", "akaku", "pakari", max_foils=most)[0] == found


def test_h11() -> None:
    """In the shorter game the first mask counts too."""
    scene = win(Scene("gali", "tahu", short=True).won("gali", "miru"), "hau")
    assert scene.s.winner == scene.seat("gali")


def test_h13() -> None:
    """The highest D12 begins; those who tie roll again; then clockwise."""
    match = dealt(players=3)
    for pips in (9, 9, 4):
        match.play(pips)
    assert match.pending is not None
    assert (match.pending.seat, match.pending.prompt.name) == (CHANCE, "order")
    match.play(2)
    match.play(5)
    assert match.state.turn == 1
    assert SEATS == ["kopaka", "onua", "gali", "pohatu", "tahu", "lewa"]


def test_h18() -> None:
    """The decks of the box: no Va, Krana or Bohrok."""
    scene = Scene("gali", "tahu", rahi=True)
    assert [len(scene.s.piles[PILE[name]]) for name in ("va", "krana", "bohrok")] == [0, 0, 0]


@pytest.mark.parametrize(("rahi", "sizes"), [(False, (45, 33, 0)), (True, (51, 43, 74))])
def test_h19(rahi: bool, sizes: tuple[int, int, int]) -> None:
    """Game Actions and Missions that speak of Rahi are in only where Rahi are played."""
    scene = Scene("gali", "tahu", rahi=rahi)
    assert tuple(len(scene.s.piles[PILE[name]]) for name in ("action", "mission", "rahi")) == sizes


def test_h20() -> None:
    """Fronts of hands are secret, backs and numbers public; Missions, masks and discards lie open."""
    scene = Scene("gali", "tahu", rahi=True).toa("gali", hand=("focus", "brace")).mission("gali", "walk-home")
    seen = view(scene.s, scene.seat("tahu"), None).heroes[scene.seat("gali")]
    assert seen.hand == [BACK + ACTION, BACK + RAHI]
    assert [CARD[n].id for n in seen.missions] == ["walk-home"]
    mine = view(scene.s, scene.seat("gali"), None).heroes[scene.seat("gali")]
    assert [CARD[n].id for n in mine.hand] == ["focus", "brace"]
    assert len(seen.masks) == 8


def test_h21() -> None:
    """A discard is open to all; a stolen card is seen by the thief and the victim only."""
    scene = Scene("tahu", "gali", "onua").toa("tahu", hand=("pickpocket",)).toa("gali", hand=("focus",))
    scene.play(("act", "pickpocket"), ("target", "gali"), ("hand", "focus"))
    place = scene.seat("tahu")
    seen = {toa: view(scene.s, scene.seat(toa), None).heroes[place].hand for toa in ("tahu", "gali", "onua")}
    assert seen == {"tahu": [NUMBER["focus"]], "gali": [NUMBER["focus"]], "onua": [BACK + ACTION]}
    assert scene.discards("action") == ["pickpocket"]


def test_h22() -> None:
    """No story cards and no joke cards: every card of the decks does something."""
    for name in ("action", "mission"):
        for card in deck("masks", name, True, True):
            assert getattr(CARDS[card], "effects", ()) or getattr(CARDS[card], "tasks", ())


# --- switches


@pytest.mark.parametrize("n", [1, 5])
def test_switch_deal_action(n: int) -> None:
    assert counts(dealt(f"deal_action={n}")) == [(n, 0), (n, 0)]


@pytest.mark.parametrize("n", [1, 4])
def test_switch_deal_rahi(n: int) -> None:
    settings = ("rahi=true", f"deal_rahi={n}", "limit_rahi_type=9")
    assert counts(dealt(*settings)) == [(3, n), (3, n)]


@pytest.mark.parametrize("first", [True, False])
def test_switch_start_mask(first: bool) -> None:
    scene = Scene("gali", "tahu", start_mask=first)
    assert scene.masks("gali") == (["kaukau-gali"] if first else [])


@pytest.mark.parametrize("where", ["toa", "west_east"])
def test_switch_start_spaces(where: str) -> None:
    match = dealt(f"start_spaces={where}")
    match.play(12)
    match.play(1)
    state = match.state
    own = [FIRST.starts[SEATS[hero.toa]] for hero in state.heroes]
    assert [hero.at for hero in state.heroes] == (own if where == "toa" else [FIRST.west, FIRST.east])


@pytest.mark.parametrize("full", ["may_discard", "no_draw"])
def test_switch_action_full(full: str) -> None:
    scene = Scene("gali", "tahu", action_full=full).toa("gali", "g8", hand=SEVEN).walk("w", None)
    assert scene.asked == (("gali", "draw") if full == "may_discard" else ("tahu", "step"))


@pytest.mark.parametrize(("limit", "drawn"), [(7, 3), (2, 2)])
def test_switch_limit_action(limit: int, drawn: int) -> None:
    scene = Scene("gali", "tahu", limit_action=limit).toa("gali", hand=("rich-find",)).play(("act", "rich-find"))
    scene.play(*(("action", card) for card in ("focus", "unity", "rockfall")[:drawn]))
    assert len(scene.hand("gali")) == drawn


@pytest.mark.parametrize("may", [False, True])
def test_switch_start_discard(may: bool) -> None:
    scene = Scene("gali", "tahu", start_discard=may).toa("gali", hand=("focus",))
    assert scene.asked == ("gali", "make-room" if may else "step")


@pytest.mark.parametrize(("short", "over"), [(False, False), (True, True)])
def test_switch_short(short: bool, over: bool) -> None:
    scene = win(Scene("gali", "tahu", short=short).won("gali", "miru"), "hau")
    assert (scene.asked is None) == over


@pytest.mark.parametrize("might", [False, True])
def test_switch_might(might: bool) -> None:
    """Masks with powers, in two piles, played in the challenge."""
    hero = Scene("gali", "tahu", might=might).hero("gali")
    assert (len(hero.masks), len(hero.nobles)) == ((6, 7) if might else (8, 0))
    assert bool(getattr(CARD[hero.great[0]], "power", ())) == might


@pytest.mark.parametrize("rahi", [False, True])
def test_switch_rahi(rahi: bool) -> None:
    scene = Scene("gali", "tahu", rahi=rahi).toa("gali", "g8").walk("w").play(("draw", True))
    assert scene.asked == (("gali", "draw-from") if rahi else ("chance", "action"))
