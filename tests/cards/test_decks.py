"""Every deck is as large as the contents list of its rulebook says."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any, cast, get_args, get_type_hints

import pytest

from matanui.core.errors import UserError
from matanui.games.cards.data.cards import CARDS, SETS
from matanui.games.cards.data.decks import DECKS, LISTS, PARTS, cards_of, deck, mask_piles, read_lists
from matanui.games.cards.data.kinds import BohrokCard, GreatMaskCard, KranaCard, ToaCard, ToaName
from matanui.games.cards.data.numbers import CARD, NUMBER, PILES, SEATS
from matanui.games.cards.data.skills import TABLES
from matanui.games.cards.data.terms import Skill
from matanui.games.cards.rules.setup import full_pile
from matanui.games.cards.switches import GAMES, Rules
from matanui.games.catalogue import game_named

MASKS = {"toa": 6, "challenge": 12, "turaga": 18, "great": 36, "action": 45, "mission": 33, "foil": 36}
BOHROK = {"toa": 6, "great": 36, "foil": 36, "challenge": 12, "turaga": 18, "mission": 10, "action": 63} | {
    "bohrok": 12,
    "va": 18,
    "krana": 48,
}
TOA = get_args(ToaName)


def sizes(game: str, might: bool = False, rahi: bool = False) -> dict[str, int]:
    every = {kind: len(deck(game, kind, might, rahi)) for kind in DECKS}
    return {kind: size for kind, size in every.items() if size}


def test_quest_for_the_masks() -> None:
    assert sizes("masks") == MASKS
    assert sizes("masks", rahi=True) == {**MASKS, "action": 51, "mission": 43, "rahi": 74}


def test_bohrok_swarm() -> None:
    """Of the 69 Game Actions, six are about Rahi."""
    assert sizes("bohrok") == BOHROK
    assert sizes("bohrok", rahi=True) == {**BOHROK, "action": 69, "rahi": 74}
    assert {"noble": 36, "turaga": 12, "great": 36}.items() <= sizes("bohrok", might=True).items()


def part(game: str, kind: str, *files: str) -> int:
    return sum(len(cards_of(part)) for part in PARTS["first"][game] if part.deck == kind and part.file in files)


@pytest.mark.parametrize("might", [False, True])
def test_rising_shadow_hidden_light(might: bool) -> None:
    """The main decks, and the expansion decks: those about Bohrok are always in, those about Rahi with the switch."""
    main = {"toa": 6, "great": 36, "noble": 36, "turaga": 12, "challenge": 12}
    swarm = {"bohrok": 20, "va": 36, "krana": 49}
    assert sizes("rshl", might) == {**main, **swarm, "action": 48 + 14, "mission": 33 + 7}
    assert sizes("rshl", might, rahi=True) == {**main, **swarm, "action": 48 + 20, "mission": 33 + 17, "rahi": 74}
    assert part("rshl", "action", "masks/cards", "rshl/nuva") == 48
    assert part("rshl", "action", "bohrok/actions", "rshl/swarm") == 14
    assert part("rshl", "mission", "masks/cards") == 33


@pytest.mark.parametrize("toa", TOA)
def test_piles_of_the_nuva_are_six_masks_and_a_turaga(toa: str) -> None:
    assert [len(pile) for pile in mask_piles("rshl", toa)] == [7, 7]


def test_skills_of_the_toa_nuva() -> None:
    """A Nuva is a Toa with the low numbers raised; one number is sourced."""
    raised = {400: 600, 500: 600, 600: 700, 700: 700, 800: 800, 900: 900}
    assert table("nuva") == {name: [raised[number] for number in row] for name, row in table("toa").items()}
    gali = CARDS["nuva-gali"]
    assert isinstance(gali, ToaCard) and gali.sourced == ("speed",) and gali.speed == 700


def test_forms_of_bohrok() -> None:
    bohrok = [card for card in map(CARDS.get, deck("rshl", "bohrok")) if isinstance(card, BohrokCard)]
    forms = Counter((card.form, card.bonus) for card in bohrok)
    assert forms == {("plain", 100): 6, ("promo", 300): 6, ("kal", 200): 6, ("bahrag", 300): 2}
    assert len({(card.breed, card.skill) for card in bohrok if card.breed}) == 6


def test_the_swarm_is_even() -> None:
    krana = [card for card in map(CARDS.get, deck("bohrok", "krana")) if isinstance(card, KranaCard)]
    assert set(Counter((card.breed, card.type) for card in krana).values()) == {1}
    assert set(Counter(card.breed for card in krana).values()) == {8}
    bohrok = [card for card in map(CARDS.get, deck("bohrok", "bohrok")) if isinstance(card, BohrokCard)]
    assert Counter((card.form, card.bonus) for card in bohrok) == {("plain", 100): 6, ("promo", 300): 6}
    assert len({(card.breed, card.skill) for card in bohrok}) == 6
    assert set(Counter(deck("bohrok", "challenge")).values()) == {2}


def test_masks_of_might() -> None:
    plain = {kind: size for kind, size in MASKS.items() if kind != "foil"}
    assert sizes("masks", might=True) == {**plain, "great": 36, "noble": 36, "turaga": 12}
    assert len(SETS["might/cards"]) == 84


@pytest.mark.parametrize("toa", TOA)
def test_piles_of_might_are_six_masks_and_a_turaga(toa: str) -> None:
    great, noble = mask_piles("masks", toa, might=True)
    assert Counter(type(CARDS[name]).__name__ for name in great) == {"GreatMaskCard": 6, "TuragaCard": 1}
    assert Counter(type(CARDS[name]).__name__ for name in noble) == {"NobleMaskCard": 6, "TuragaCard": 1}


def test_the_rahi_deck_has_every_card_twice() -> None:
    copies = Counter(deck("masks", "rahi", rahi=True))
    assert set(copies.values()) == {2}
    kinds = Counter(type(CARDS[name]).__name__ for name in copies)
    assert kinds == {"RahiCard": 10, "RahiChallenge": 10, "RahiEffect": 10, "RahiDefend": 7}


@pytest.mark.parametrize("game", ["masks", "bohrok"])
@pytest.mark.parametrize("toa", TOA)
def test_a_plain_pile_is_six_masks_and_three_turaga(game: str, toa: str) -> None:
    great, noble = mask_piles(game, toa)
    assert Counter(type(CARDS[name]).__name__ for name in great) == {"GreatMaskCard": 6, "TuragaCard": 3}
    assert noble == []


@pytest.mark.parametrize("toa", TOA)
def test_a_toa_has_their_own_mask_in_the_pile(toa: str) -> None:
    card = CARDS[f"toa-{toa}"]
    assert isinstance(card, ToaCard)
    masks = [CARDS[name] for name in mask_piles("masks", toa)[0]]
    own = [mask for mask in masks if isinstance(mask, GreatMaskCard) and mask.mask == card.mask]
    assert [card.skill(mask.skill) for mask in own] == [900]


def table(prefix: str) -> dict[str, list[int]]:
    toa = {name: CARDS[f"{prefix}-{name}"] for name in TOA}
    return {n: [c.skill(skill) for skill in get_args(Skill)] for n, c in toa.items() if isinstance(c, ToaCard)}


def test_skills_of_the_toa() -> None:
    rows = table("toa")
    assert rows == {
        "tahu": [700, 900, 600, 500, 400, 800],
        "kopaka": [500, 800, 400, 700, 600, 900],
        "onua": [600, 700, 500, 900, 800, 400],
        "lewa": [900, 400, 800, 600, 500, 700],
        "pohatu": [400, 600, 900, 800, 700, 500],
        "gali": [800, 500, 700, 400, 900, 600],
    }
    for numbers in [*rows.values(), *zip(*rows.values())]:
        assert sorted(numbers) == [400, 500, 600, 700, 800, 900]


def test_skills_that_a_rulebook_shows() -> None:
    cards = [card for card in map(CARDS.get, (f"toa-{name}" for name in TOA)) if isinstance(card, ToaCard)]
    assert {(card.toa, skill): card.skill(skill) for card in cards for skill in card.sourced} == {
        ("tahu", "flight"): 700,
        ("tahu", "shielding"): 900,
        ("kopaka", "shielding"): 800,
        ("lewa", "speed"): 800,
        ("pohatu", "vision"): 500,
        ("gali", "speed"): 700,
        ("gali", "vision"): 600,
    }


def test_numbers_are_printed_once() -> None:
    numbers = Counter(card.number for card in CARDS.values() if card.number is not None)
    assert [number for number, times in numbers.items() if times > 1] == []


def test_a_deck_that_does_not_exist() -> None:
    with pytest.raises(UserError, match="choose one of toa, challenge"):
        deck("masks", "toe")
    with pytest.raises(UserError, match=f"choose one of {', '.join(PARTS['first'])}"):
        deck("maske", "toa")


def test_every_list_and_every_table_can_be_chosen() -> None:
    hints = get_type_hints(Rules)
    assert set(LISTS) == set(PARTS) == set(get_args(hints["card_lists"]))
    assert set(TABLES) == set(get_args(hints["skills"]))
    for table in TABLES.values():
        assert set(table) == set(get_args(hints["toa_table"]))
        assert all(isinstance(CARDS[f"{start}-{toa}"], ToaCard) for start in table.values() for toa in SEATS)


def test_a_list_holds_what_there_is() -> None:
    with pytest.raises(UserError, match=r"lists.toml: second: masks/cards.toml has no card 'haw-tahu'$"):
        read_lists('[second]\n"masks/cards" = ["hau-tahu", "haw-tahu"]\n')
    with pytest.raises(UserError, match=r"lists.toml: Expected `array`, got `str`"):
        read_lists('[second]\n"masks/cards" = "hau-tahu"\n')


@pytest.mark.parametrize("game", GAMES)
def test_every_common_pile_is_taken_from_the_list_that_the_table_names(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a list without one card of each pile, none of these cards comes to the table."""
    first = game_named(game).rules(None, ["rahi=true"])
    gone = {pile: CARD[cards[0]].id for pile in PILES if (cards := full_pile(first, pile))}
    shorter = f"shorter {game}"
    monkeypatch.setitem(LISTS, shorter, LISTS["first"] - set(gone.values()))
    monkeypatch.setitem(PARTS, shorter, PARTS["first"])
    rules = replace(first, card_lists=cast(Any, shorter))
    for pile, card in gone.items():
        assert NUMBER[card] not in full_pile(rules, pile), pile
