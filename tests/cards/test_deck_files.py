"""Deck files keep the rules of deck construction, or every breach is named at once."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from matanui.core.errors import UserError
from matanui.games.cards.bohrok import decks
from matanui.games.cards.bohrok.decks import (
    THEMES,
    Breach,
    Deck,
    actions_for,
    challenges_for,
    check,
    missions_for,
    read,
    require,
    theme,
)
from matanui.games.cards.data.decks import deck
from matanui.games.cards.switches import BOHROK
from matanui.i18n.words import LANGUAGES, Words

RULES = replace(BOHROK, decks="constructed")
PAIRS = dict.fromkeys(actions_for(RULES)[:6], 2)
GOOD = Deck(
    toa=("tahu",),
    actions=PAIRS | dict.fromkeys(actions_for(RULES)[6:14], 1),
    foils=("hau", "miru", "akaku"),
    missions=tuple(missions_for(RULES)[:10]),
    challenges=tuple(challenges_for(RULES)),
    bohrok=tuple(deck("bohrok", "bohrok")),
)


def broken(**changes: Any) -> list[tuple[str, str, str]]:
    """Rule, matter and what was found, of a good deck with changes."""
    found = check(msgspec.structs.replace(GOOD, **changes), RULES)
    return [(breach.rule, breach.what, breach.found) for breach in found]


def test_six_pairs_and_eight_singles_are_just_legal() -> None:
    assert sum(GOOD.actions.values()) == 20 and len(GOOD.actions) == 14
    assert broken() == []


@pytest.mark.parametrize("name", THEMES)
def test_theme_decks_are_legal(name: str) -> None:
    made = theme(name)
    assert check(made, RULES) == []
    assert len(made.toa) == 2 and len(made.foils) == 3


def test_theme_decks_share_out_the_six_toa_and_have_names() -> None:
    assert len({toa for name in THEMES for toa in theme(name).toa}) == 6
    for language in LANGUAGES:
        assert len({Words(language).say(f"deck-{name}") for name in THEMES}) == len(THEMES)


def some(*groups: tuple[int, int]) -> dict[str, int]:
    """So many different cards in so many copies."""
    copies = [n for cards, n in groups for _ in range(cards)]
    return dict(zip(actions_for(RULES), copies))


@pytest.mark.parametrize(
    ("changes", "breaches"),
    [
        ({"toa": ("tahu", "gali", "tahu")}, [("D1", "toa-twice", "tahu")]),
        ({"foils": ("hau", "miru", "akaku", "kakama")}, [("D4", "foils", "4")]),
        ({"foils": ("hau", "hau")}, [("D4", "foil-twice", "hau")]),
        ({"challenges": GOOD.challenges[1:]}, [("D5", "challenges", "5")]),  # type: ignore[index]
        ({"challenges": GOOD.challenges * 2}, [("D5", "challenge-twice", n) for n in GOOD.challenges]),  # type: ignore[operator, union-attr]
        ({"missions": GOOD.missions[1:]}, [("D6", "missions", "9")]),  # type: ignore[index]
        ({"missions": tuple(missions_for(RULES)[:11])}, [("D6", "missions", "11")]),
        ({"missions": ("small-toll", *missions_for(RULES)[:9])}, [("D6", "mission-twice", "small-toll")]),
        ({"actions": some((19, 1))}, [("D8", "actions", "19")]),
        ({"actions": some((21, 1))}, [("D8", "actions", "21")]),
        ({"actions": some((7, 2), (6, 1))}, [("D9", "different", "13")]),
        ({"actions": some((1, 3), (17, 1))}, [("D10", "copies", "second-wind = 3")]),
        ({"actions": some((19, 1)) | {"fokus": 1}}, [("D16", "unknown-action", "fokus")]),
        ({"actions": some((19, 1)) | {"shake-it-off": 1}}, [("D16", "unknown-action", "shake-it-off")]),
        ({"bohrok": tuple(deck("bohrok", "bohrok")[1:6])}, [("D11", "breeds-missing", "tahnok")]),
        ({"bohrok": ("tahnok", *deck("bohrok", "bohrok"))}, [("D11", "bohrok-twice", "tahnok")]),
    ],
)
def test_each_rule_is_checked(changes: dict[str, Any], breaches: list[tuple[str, str, str]]) -> None:
    assert broken(**changes) == breaches


def test_what_a_table_plays_with_decides_what_is_allowed() -> None:
    rahi = msgspec.structs.replace(GOOD, actions=some((19, 1)) | {"shake-it-off": 1})
    assert check(rahi, replace(RULES, rahi=True)) == []
    both = msgspec.structs.replace(GOOD, challenges=(*challenges_for(RULES), "challenge-flight-vision"))
    assert [breach.rule for breach in check(both, RULES)] == ["D16"]
    assert check(both, replace(RULES, gmc_multi_skill=True)) == []
    assert [breach.allowed for breach in check(GOOD, replace(RULES, might=True))] == ["0"]
    assert [breach.allowed for breach in check(GOOD, replace(RULES, max_foils=1))] == ["1"]
    assert len(missions_for(replace(RULES, rahi=True))) == len(missions_for(RULES)) + 10


def test_all_breaches_are_told_at_once() -> None:
    bad = Deck(toa=("tahu",), actions={"focus": 5}, foils=("hau", "hau", "miru", "akaku"), missions=())
    assert [breach.rule for breach in check(bad, RULES)] == ["D4", "D4", "D6", "D8", "D9", "D10"]
    with pytest.raises(UserError) as told:
        require("mine.toml", bad, RULES)
    lines = str(told.value).splitlines()
    assert lines[3:5] == [
        "mine.toml: D8: actions: found 5, allowed 20",
        "mine.toml: D9: different: found 1, allowed 14",
    ]
    require("good.toml", GOOD, RULES)


FILE = """
toa = ["onua"]
foils = ["pakari"]
[actions]
focus = 2
"""


@pytest.mark.parametrize(
    ("text", "place"),
    [
        (FILE.replace("toa =", "tao ="), "`tao`"),
        (FILE.replace('["onua"]', '["takanuva"]'), "$.toa[0]"),
        (FILE.replace('["onua"]', "[]"), "$.toa"),
        (FILE.replace('"pakari"', '"vahi"'), "$.foils[0]"),
        (FILE.replace("focus = 2", "focus = 0"), "$.actions[...]"),
        (FILE.replace("focus = 2", 'focus = "2"'), "$.actions[...]"),
        (FILE.replace("focus = 2", "focus = 2\nfocus = 1"), "mine.toml: "),
        ("\x00", "mine.toml: "),
    ],
)
def test_files_are_read_strictly(text: str, place: str) -> None:
    assert read("mine.toml", FILE).actions == {"focus": 2}
    with pytest.raises(UserError, match=re.escape(place)) as told:
        read("mine.toml", text)
    assert str(told.value).startswith("mine.toml: ")


def test_bytes_that_are_no_text() -> None:
    with pytest.raises(UserError, match=r"^mine\.toml: "):
        read("mine.toml", b"toa = [\xff]")


def whats() -> set[str]:
    """Everything that the checks may complain of."""
    source = Path(decks.__file__).read_text("utf-8")
    return set(re.findall(r'(?:Breach\("D\d+", |strangers\()"([a-z-]+)"', source))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_breach_has_words(language: str) -> None:
    assert len(whats()) == 16
    for what in whats():
        said = Words(language).say(Breach("D1", what, "this", "that").message())
        assert "this" in said and "that" in said, what
