"""The switches of the card games: each cites its chapter, each can be set, and the games differ where the books do."""

from __future__ import annotations

import re
from dataclasses import asdict, replace
from pathlib import Path

import pytest

from matanui.core.errors import UserError
from matanui.core.switches import Value, rules_from, set_switches, switches_of
from matanui.games.cards.data.terms import UNLIMITED
from matanui.games.cards.switches import BOHROK, EDITIONS, GAMES, MASKS, RSHL, Rules, check_rules
from matanui.games.catalogue import game_named

SWITCHES = {switch.name: switch for switch in switches_of(Rules)}
ALL = {
    "Contents",
    "Object of the Game",
    "Cards",
    "Demo Round",
    "Set-up",
    "Moving Your Toa",
    "Mission Spaces",
    "Challenge Spaces",
    "Game Action Spaces",
    "Portal Spaces",
    "Double Spaces",
    "Playing a Shorter Game",
    "My Opponent's In My Way",
    "Skip A Move?",
    "Moving Through A Space",
}
USING = "Using your Great Mask/Turaga Cards"
CHAPTERS = {
    "masks": ALL | {USING, "Masks of Might Expansion", "Rahi Challenge Expansion"},
    "bohrok": ALL | {USING, "Bohrok Control Spaces", "Triple Spaces", "Deck Construction"},
    "rshl": ALL
    | {"Using your Great/Noble Mask Cards", "Bohrok Control Spaces", "Triple Spaces", "Rahi Challenge Expansion"},
}
ROOT = Path(__file__).parents[2]
RULINGS = set(re.findall(r"^\| ([A-Z]\d+) \|", (ROOT / "docs/rules/cards.md").read_text("utf-8"), re.MULTILINE))
# Where the books differ: masks, bohrok, rshl. None: it has nothing of the kind.
DIFFERENT: dict[str, tuple[Value | None, Value, Value]] = {
    "box": ("masks", "bohrok", "rshl"),
    "might": (False, False, True),
    "toa_table": ("mata", "mata", "nuva"),
    "max_foils": (1, 3, 0),
    "deal_action": (3, 2, 3),
    "diagonal_by_card": (True, False, True),
    "card_move_pass": ("ignore_missions", "last_space", "last_space"),
    "mission_blocks": ("attempt", "enter", "enter"),
    "mission_order": ("any", "fifo", "fifo"),
    "gmc_multi_skill": (True, False, True),
    "action_full": ("may_discard", "no_draw", "no_draw"),
    "start_discard": (False, True, True),
    "limit_va": (None, "none", 3),
    "limit_krana": (None, "none", 8),
    "attach": ("turn_start", "turn_start", "in_challenge"),
    "mask_reset": ("next_challenge", "next_challenge", "turns3"),
    "noble_needs_turaga": (False, False, True),
    "nuva_share": (False, False, True),
    "bohrok_pile": (None, "swarm", "kal"),
    "krana_control": (None, "breed", "breed_and_kal"),
    "bohrok_defend_prize": (None, "va_or_used", "krana_or_used"),
    "knock_safe": (None, "turaga", "turaga_noble"),
    "win_krana": (None, "same_breed", "types"),
    "rahi_effect_pins": (True, False, True),
}
# Where they agree.
ALIKE: dict[str, Value] = {
    "rahi": False,
    "short": False,
    "decks": "standard",
    "mission_decks": "shared",
    "map": "first",
    "card_lists": "first",
    "skills": "first",
    "start_spaces": "toa",
    "start_mask": True,
    "deal_rahi": 3,
    "deal_va": 2,
    "deal_krana": 2,
    "max_move": 3,
    "min_move": 1,
    "move_path": "free",
    "revisit": False,
    "pass_through_toa": False,
    "portal_must_jump": True,
    "portal_ends_move": True,
    "mission_trigger": "enter",
    "mission_travel": "normal",
    "mission_path": "free",
    "mission_opponent": "d12",
    "challenge_stops": True,
    "challenge_repeat": "no_enter",
    "triple_kini_nui": True,
    "gmc_multi": "sum",
    "gmc_tie": "challenger",
    "action_on_pass": True,
    "double_on_pass": False,
    "action_repeat": "no_draw",
    "limit_action": 7,
    "overflow": "no_draw",
    "bahrag": True,
    "krana_kal_wild": False,
    "bohrok_tie": "challenger",
    "double_control": "same",
    "limit_rahi": 9,
    "limit_rahi_type": 3,
    "rahi_tie": "defender",
    "rahi_when_skipped": False,
    "rahi_resets_masks": True,
    "lingering_turns": 3,
    "action_in_rahi": "infected",
    "stalemate_rounds": 60,
    "most_rounds": 400,
}


def test_every_switch_is_in_one_of_the_tables() -> None:
    assert sorted([*DIFFERENT, *ALIKE]) == sorted(SWITCHES)


@pytest.mark.parametrize("name", list(DIFFERENT))
def test_the_games_differ_where_the_books_do(name: str) -> None:
    for rules, wanted in zip(GAMES.values(), DIFFERENT[name], strict=True):
        assert wanted is None or getattr(rules, name) == wanted
    assert len({getattr(rules, name) for rules in GAMES.values()}) > 1


@pytest.mark.parametrize("name", list(ALIKE))
def test_the_games_agree_where_the_books_do(name: str) -> None:
    assert [getattr(rules, name) for rules in GAMES.values()] == [ALIKE[name]] * 3


@pytest.mark.parametrize("name", list(SWITCHES))
def test_a_switch_cites_its_chapter_and_its_rulings(name: str) -> None:
    source = SWITCHES[name].source
    found = re.fullmatch(r"((?:\[[^\]]+\] ?)+)(?:rulings? (.+))?", source)
    assert found, source
    for cited in re.findall(r"\[([^\]]+)\]", found[1]):
        book, _, chapter = cited.partition(", ")
        assert cited == "house" or chapter in CHAPTERS[book], cited
    for ruling in (found[2] or "").split(", "):
        assert not ruling or ruling in RULINGS, ruling
    assert found[2] is None or source.count("rulings") == ("," in found[2])


@pytest.mark.parametrize("name", list(SWITCHES))
def test_every_value_of_a_switch_can_be_set(name: str) -> None:
    values: list[Value] = SWITCHES[name].values or [1, 2, 12]
    for value in values:
        for rules in GAMES.values():
            made = set_switches(rules, [f"{name}={str(value).lower()}"])
            assert getattr(made, name) == value
            assert type(getattr(made, name)) is type(value)
            assert made == replace(rules, **{name: value})  # type: ignore[arg-type]


def test_the_first_value_is_that_of_the_first_game() -> None:
    for name, switch in SWITCHES.items():
        assert not switch.values or getattr(MASKS, name) == switch.values[0]


@pytest.mark.parametrize("rules", GAMES.values(), ids=list(GAMES))
def test_rules_survive_a_record(rules: Rules) -> None:
    assert rules_from(Rules, asdict(rules)) == rules


def test_what_follows_from_the_switches() -> None:
    assert [rules.bohrok for rules in GAMES.values()] == [False, True, True]
    assert MASKS.draw_piles == ("action",)
    assert replace(MASKS, rahi=True).draw_piles == ("action", "rahi")
    assert replace(RSHL, rahi=True).draw_piles == ("action", "va", "rahi")
    assert [(r.masks_to_win, r.krana_to_win) for r in GAMES.values()] == [(6, 0), (6, 8), (6, 8)]
    short = [replace(rules, short=True) for rules in GAMES.values()]
    assert [(r.masks_to_win, r.krana_to_win) for r in short] == [(3, 0), (3, 5), (3, 5)]
    assert [rules.foils for rules in GAMES.values()] == [1, 0, 0]
    assert replace(BOHROK, decks="constructed").foils == 3
    assert [replace(rules, might=True, decks="constructed").foils for rules in GAMES.values()] == [0, 0, 0]
    assert [rules.masks_in_challenge for rules in GAMES.values()] == [False, False, True]
    assert replace(MASKS, might=True).masks_in_challenge
    assert [(r.va_limit, r.krana_limit) for r in (BOHROK, RSHL)] == [(UNLIMITED, UNLIMITED), (3, 8)]


def test_each_game_has_its_edition() -> None:
    assert {game: {"recharged": rules} for game, rules in GAMES.items()} == EDITIONS
    for game, rules in GAMES.items():
        for players in range(2, 7):
            check_rules(game, rules, players)
    check_rules("bohrok", replace(BOHROK, decks="constructed", start_spaces="west_east"), 2)


@pytest.mark.parametrize(
    ("game", "setting", "players", "sentence"),
    [
        ("masks", "box=rshl", 2, "masks is played with its own cards: box=masks"),
        ("rshl", "might=false", 2, "rshl is always played with the powers of the masks: might=true"),
        ("rshl", "decks=constructed", 2, "decks=constructed is for two players of bohrok"),
        ("bohrok", "decks=constructed", 3, "decks=constructed is for two players of bohrok"),
        (
            "bohrok",
            "krana_control=breed_and_kal",
            2,
            "krana_control=breed_and_kal needs Bohrok-Kal in the pile: bohrok_pile=kal",
        ),
        ("bohrok", "start_spaces=west_east", 6, "start_spaces=west_east is for two players, not 6"),
    ],
)
def test_what_a_game_cannot_have(game: str, setting: str, players: int, sentence: str) -> None:
    with pytest.raises(UserError, match=re.escape(sentence)):
        check_rules(game, set_switches(GAMES[game], [setting]), players)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("box", GAMES)
def test_a_game_starts_with_its_own_box_only(game: str, box: str) -> None:
    played = game_named(game)
    rules = played.rules(None, [f"box={box}"])
    if game == box:
        assert played.start(rules, 3).pending is not None
        return
    with pytest.raises(UserError, match=f"^{game} is played with its own cards: box={game}$"):
        played.start(rules, 3)
