"""What holds for every card: its id, its source, its words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from matanui import i18n
from matanui.games.cards.data.cards import CARDS
from matanui.games.cards.words.card_words import name, text
from matanui.i18n.words import LANGUAGES, Words, entries

KEBAB = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
CITED = re.compile(r"\[(masks|bohrok|rshl), [^]]+\]( \[(masks|bohrok|rshl), [^]]+\])*")


def test_ids_are_kebab_case() -> None:
    assert [card.id for card in CARDS.values() if not KEBAB.fullmatch(card.id)] == []


def test_sourced_cards_cite_a_rulebook() -> None:
    uncited = [c.id for c in CARDS.values() if c.provenance == "sourced" and not CITED.fullmatch(c.source)]
    assert uncited == []
    assert [c.id for c in CARDS.values() if c.source != "[house]" and not CITED.fullmatch(c.source)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_words(language: str) -> None:
    words = Words(language)
    for card in CARDS.values():
        assert words.say(name(card)).strip(), card.id
        assert words.say(text(card)).strip().endswith((".", *"0123456789")), card.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_values_are_said_as_printed(language: str) -> None:
    said = Words(language).say(text(CARDS["rahi-700-manas"]))
    assert "1000" in said and "700" in said and "Manas" in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_different_cards_of_a_deck_have_different_names(language: str) -> None:
    """Only Rahi are told apart by their text."""
    words = Words(language)
    said: dict[tuple[str, str], set[str]] = {}
    for card in CARDS.values():
        key = (str(card.__struct_config__.tag), words.say(name(card)))
        said.setdefault(key, set()).add(words.say(text(card)))
    twice = {key for key, texts in said.items() if len(texts) > 1}
    assert {key for key in twice if key[0] not in ("rahi", "rahi-challenge", "great", "turaga")} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_without_a_card(language: str) -> None:
    used = {word for card in CARDS.values() for word in (card.word, f"{card.word}-text")}
    assert {word for word in sources(language) if word.startswith("card-")} == used


def sources(language: str) -> set[str]:
    folder = Path(i18n.__file__).parent / language
    return {word for path in folder.glob("cards*.ftl") for word in entries(path.read_text("utf-8"))}
