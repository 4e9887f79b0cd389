"""Two players bring decks, build the common ones, and play with them. [bohrok, Deck Construction]"""

from __future__ import annotations

import random
from dataclasses import replace

import msgspec
import pytest

from matanui.core.chance import Dice
from matanui.core.flow import CHANCE, Ask, Match
from matanui.core.questions import PASS
from matanui.games.cards.bohrok import construction, decks
from matanui.games.cards.bohrok.construction import OWN
from matanui.games.cards.bohrok.decks import THEMES, Deck, theme
from matanui.games.cards.bohrok.game import GAME
from matanui.games.cards.data.kinds import GreatMaskCard, TuragaCard
from matanui.games.cards.data.numbers import (
    ACTION,
    CARD,
    CHALLENGE,
    HOME_OF,
    KIND,
    KRANA,
    MISSION,
    NUMBER,
    SEATS,
    SECOND,
    SECOND_ACTION,
    SECOND_MISSION,
    VA,
)
from matanui.games.cards.data.numbers import BOHROK as BOHROK_PILE
from matanui.games.cards.rules.steps import BOOK
from matanui.games.cards.state.realm import Realm
from matanui.games.cards.switches import BOHROK, Rules
from matanui.games.cards.views.view import view
from tests.cards.mixed import everywhere

RULES = replace(BOHROK, decks="constructed")
BUILDING = ("choose-deck", "choose-toa", "build-action", "build-foil", "build-mission", "build-challenge", "d12")
TAHU, GALI = SEATS.index("tahu"), SEATS.index("gali")


def start(rules: Rules = RULES) -> Match[Realm]:
    return GAME.start(rules, 2)


def asked(match: Match[Realm]) -> Ask:
    assert match.pending is not None
    return match.pending


def answers(match: Match[Realm], *values: int) -> Match[Realm]:
    for value in values:
        match.play(value)
    return match


def with_files(match: Match[Realm], *brought: Deck) -> Match[Realm]:
    """Both let their files answer; what those do not say is the first option, and the first seat rolls higher."""
    rolls = [9, 3]
    while asked(match).prompt.name in BUILDING:
        ask = asked(match)
        if ask.seat == CHANCE:
            match.play(rolls.pop(0))
        else:
            said = construction.answer(brought[ask.seat], match.state, ask)
            match.play(ask.options[0] if said is None else said)
    return match


def ids(cards: list[int]) -> list[str]:
    return sorted(CARD[c].id for c in cards)


def listed(brought: Deck) -> list[str]:
    return sorted(name for name, n in brought.actions.items() for _ in range(n))


def test_themes_and_one_of_ones_own_are_on_offer() -> None:
    match = start()
    assert (asked(match).seat, asked(match).prompt.name, asked(match).options) == (0, "choose-deck", [0, 1, 2, OWN])
    answers(match, 0)
    assert (asked(match).seat, asked(match).prompt.name) == (1, "choose-deck")
    answers(match, 1)
    assert asked(match).options == sorted(SEATS.index(name) for name in theme(THEMES[0]).toa)


def test_each_has_the_cards_of_their_theme_as_their_own() -> None:
    s = answers(start(), 0, 0).state
    assert ids(s.piles[ACTION]) == ids(s.piles[SECOND_ACTION]) == listed(theme(THEMES[0]))
    assert not set(s.piles[ACTION]) & set(s.piles[SECOND_ACTION])
    assert {HOME_OF[c] for c in s.piles[SECOND_ACTION]} == {SECOND_ACTION}


def test_who_wants_the_same_toa_rolls_for_it() -> None:
    """D1: ties roll again; the loser plays the other Toa of the theme."""
    match = answers(start(), 0, 0, TAHU, TAHU)
    assert asked(match).seat == CHANCE
    s = answers(match, 5, 5, 4, 7).state
    assert [hero.toa for hero in s.heroes] == [GALI, TAHU]
    other = answers(start(), 0, 0, TAHU, GALI).state
    assert [hero.toa for hero in other.heroes] == [TAHU, GALI]


def test_the_loser_of_a_throw_off_with_a_deck_of_their_own_chooses_anew() -> None:
    alone = msgspec.structs.replace(theme(THEMES[0]), toa=("tahu",))
    match = with_files(start(), alone, alone)
    assert match.state.heroes[0].toa == TAHU
    assert match.state.heroes[1].toa not in (-1, TAHU)


def test_foils_take_the_place_of_plain_masks() -> None:
    """D2, D4: still six Great Masks, one of each; none of Masks of Might."""
    hero = answers(start(), 0, 1, TAHU, SEATS.index("onua")).state.heroes[0]
    masks = [card for card in map(CARD.__getitem__, hero.masks) if isinstance(card, GreatMaskCard)]
    assert len({card.mask for card in masks}) == len(masks) == 6
    assert {card.mask for card in masks if card.foil} == set(theme(THEMES[0]).foils)
    mighty = answers(start(replace(RULES, might=True)), 0, 1, TAHU, SEATS.index("onua")).state.heroes[0]
    assert not any(CARD[c].id.startswith("foil") for c in mighty.masks)


@pytest.mark.parametrize(("might", "turaga"), [(False, [3, 0]), (True, [1, 1])])
def test_d3_turaga_cards_come_with_the_toa(might: bool, turaga: list[int]) -> None:
    """The Toa's three; with two piles two, one in each."""
    hero = answers(start(replace(RULES, might=might)), 0, 1, TAHU, SEATS.index("onua")).state.heroes[0]
    assert [sum(isinstance(CARD[c], TuragaCard) for c in pile) for pile in (hero.masks, hero.nobles)] == turaga


def test_d11_and_d13_bohrok_krana_and_va_are_the_fixed_piles() -> None:
    """Every breed is there; eight Krana and three Va of each, and nobody is asked about them."""
    s = start().state
    breeds = {getattr(CARD[c], "breed", "") for c in s.piles[BOHROK_PILE]}
    assert len(breeds) == 6
    for pile, each in ((KRANA, 8), (VA, 3)):
        found = [getattr(CARD[c], "breed", "") for c in s.piles[pile]]
        assert {breed: found.count(breed) for breed in found} == dict.fromkeys(breeds, each)


def test_d17_everybody_may_look_through_the_others_deck() -> None:
    """The cards are known, their order is not: there is none."""
    s = answers(start(), 0, 1).state
    assert ids(view(s, 0, None).unseen[SECOND_ACTION]) == listed(theme(THEMES[1]))


def test_a_deck_is_built_within_its_rules() -> None:
    """D8, D9, D10: second copies are on offer until fourteen different cards would be out of reach."""
    match = answers(start(), OWN)
    for name in decks.actions_for(RULES)[:6]:
        answers(match, NUMBER[name], NUMBER[name])
        assert NUMBER[name] not in asked(match).options
    card = NUMBER[decks.actions_for(RULES)[6]]
    answers(match, card)
    assert card not in asked(match).options
    while asked(match).prompt.name == "build-action":
        answers(match, asked(match).options[-1])
    assert len(match.state.piles[ACTION]) == 20 and len(set(match.state.piles[ACTION])) == 14
    answers(match, 0, 1, 2)
    assert (asked(match).seat, asked(match).prompt.name) == (1, "choose-deck")


def test_no_foils_is_a_choice() -> None:
    match = answers(start(), OWN)
    while asked(match).prompt.name == "build-action":
        answers(match, asked(match).options[0])
    answers(match, PASS)
    assert asked(match).seat == 1


def test_challenge_cards_are_built_in_turn_without_duplicates() -> None:
    """D5: at least six; where there are more, whoever's turn it is may close the deck."""
    match = answers(start(replace(RULES, gmc_multi_skill=True)), 0, 1, TAHU, SEATS.index("onua"))
    for n in range(6):
        ask = asked(match)
        assert (ask.seat, ask.prompt.name, len(ask.options)) == (n % 2, "build-challenge", 12 - n)
        answers(match, ask.options[0])
    assert asked(match).options[-1] == PASS
    answers(match, asked(match).options[0])
    answers(match, PASS)
    assert asked(match).prompt.name == "build-mission"
    assert len(set(match.state.piles[CHALLENGE])) == 7


def to_missions(rules: Rules) -> Match[Realm]:
    match = answers(start(rules), 0, 1, TAHU, SEATS.index("onua"))
    while asked(match).prompt.name == "build-challenge":
        answers(match, asked(match).options[0])
    return match


def test_the_mission_deck_is_built_in_turn() -> None:
    """D6: exactly ten, no two alike."""
    match = to_missions(RULES)
    for n in range(10):
        ask = asked(match)
        assert (ask.seat, ask.prompt.name, len(ask.options)) == (n % 2, "build-mission", 40 - n)
        answers(match, ask.options[0])
    assert asked(match).prompt.name == "deal-action"
    assert len(set(match.state.piles[MISSION])) == 10 and not match.state.piles[SECOND_MISSION]


def test_each_may_build_the_others_missions() -> None:
    """D7: the first seat fills the second's pile, and the other way round; the same Mission may be in both."""
    match = to_missions(replace(RULES, mission_decks="for_each_other"))
    toll = NUMBER["small-toll"]
    answers(match, SECOND[toll], toll)
    assert match.state.piles[SECOND_MISSION] == [SECOND[toll]] and match.state.piles[MISSION] == [toll]
    while asked(match).prompt.name == "build-mission":
        answers(match, asked(match).options[0])
    assert [len(match.state.piles[pile]) for pile in (MISSION, SECOND_MISSION)] == [10, 10]


def test_deck_files_answer_for_their_owners() -> None:
    """What a legal file says is what is played, whatever the seat; its common decks are wishes."""
    mine = msgspec.structs.replace(theme(THEMES[2]), missions=tuple(decks.missions_for(RULES)[20:30]))
    other = theme(THEMES[1])
    s = with_files(start(), mine, other).state
    assert ids(everywhere(s, ACTION)) == listed(mine)
    assert ids(everywhere(s, SECOND_ACTION)) == listed(other)
    assert [SEATS[hero.toa] for hero in s.heroes] == ["kopaka", "pohatu"]
    assert len(set(ids(s.piles[MISSION])) & set(mine.missions or ())) == 5
    foils = {CARD[c].id for c in s.heroes[1].masks + s.heroes[1].great if CARD[c].id.startswith("foil")}
    assert foils == {f"foil-{mask}-pohatu" for mask in other.foils}


@pytest.mark.parametrize("seed", range(6))
def test_every_card_comes_home_to_its_owner(seed: int) -> None:
    """D15: no built deck ever gains or loses a card, and nothing lies among another's cards."""
    rng = random.Random(seed)
    rules = replace(RULES, mission_decks=rng.choice(["shared", "for_each_other"]), rahi=bool(seed % 2))
    match, dice = with_files(start(rules), theme(THEMES[0]), theme(THEMES[1])), Dice(rng.randbytes(32))
    built = [everywhere(match.state, pile) for pile in range(len(KIND))]
    while match.pending is not None:
        ask, s = asked(match), match.state
        for pile, kind in enumerate(KIND):
            if kind in (CHALLENGE, MISSION, ACTION):
                assert everywhere(s, pile) == built[pile]
                assert all(HOME_OF[c] == pile for c in s.piles[pile] + s.discards[pile])
        match.play(dice.answer(ask) if ask.seat == CHANCE else rng.choice(ask.options))


@pytest.mark.parametrize("prompt", ["step", "fight", "interlude", "make-room", "answer"])
def test_a_deck_file_says_nothing_once_the_game_is_on(prompt: str) -> None:
    """A card to play is 10000 and its number, a step may be any space: none of them is a card to build with."""
    assert (
        construction.answer(theme(THEMES[0]), start().state, Ask(0, BOOK.prompts[prompt], [0, 12, 10_042, -1])) is None
    )
