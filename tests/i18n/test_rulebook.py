"""The player's rulebook says the same in every language, chapter by chapter, and points to what exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from matanui.core.switches import switches_of
from matanui.games.cards.switches import Rules as CardRules
from matanui.games.makuta.rules import Rules as BoardRules
from matanui.i18n import words
from matanui.i18n.words import LANGUAGES
from matanui.server.library.rulings import register

FOLDER = Path(words.__file__).parent
PAGES = ["makuta", "cards", "masks", "bohrok", "rshl"]
GAMES = ["makuta", "masks", "bohrok", "rshl"]
HEAD = re.compile(r"^## .+ \{#([\w-]+)\}$|^> ([\w-]+)$", re.MULTILINE)
MARK = re.compile(r"\[([^\]]+)\]|`([^`]+)`")
BOOKS = {"en", "nl", "de", "fr", "us", "masks", "bohrok", "rshl"}


def page(language: str, name: str) -> str:
    return (FOLDER / language / "rulebook" / f"{name}.md").read_text("utf-8")


def outline(language: str, name: str) -> list[str]:
    """Chapters, and those taken from the page that the card games share."""
    return [own or f"> {taken}" for own, taken in HEAD.findall(page(language, name))]


def marks(language: str, name: str) -> list[str]:
    """What each paragraph points to, in its order; the order of words differs between languages."""
    paragraphs = page(language, name).split("\n\n")
    return [mark for text in paragraphs for mark in sorted(cited or switch for cited, switch in MARK.findall(text))]


@pytest.mark.parametrize("name", PAGES)
@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
def test_every_language_has_the_same_chapters_and_marks(language: str, name: str) -> None:
    assert outline(language, name) == outline("en", name)
    assert marks(language, name) == marks("en", name)


@pytest.mark.parametrize("name", PAGES)
def test_every_mark_points_to_something(name: str) -> None:
    book = "makuta" if name == "makuta" else "cards"
    rulings = {one.id for one in register().rulings if one.book == book}
    switches = {switch.name for switch in switches_of(BoardRules if book == "makuta" else CardRules)}
    for cited, switch in MARK.findall(page("en", name)):
        ids = cited.split(", ")
        known = switch in switches if switch else set(ids) <= rulings or (len(ids) == 2 and ids[0] in BOOKS)
        assert known, cited or switch


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rulebook_is_complete_and_short(language: str, name: str) -> None:
    shared = set(outline(language, "cards"))
    taken = [one.removeprefix("> ") for one in outline(language, name) if one.startswith("> ")]
    assert set(taken) <= shared and len(set(taken)) == len(taken)
    assert set(taken) == (set() if name == "makuta" else shared)
    every = page(language, name) + (page(language, "cards") if taken else "")
    assert 600 <= len(every.split()) <= 1350


def test_french_marks_keep_their_distance() -> None:
    loose = re.compile(r"[^\s\u00a0\u202f] [:;!?»]|« ")
    for name in PAGES:
        assert not loose.search(page("fr", name)), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_of_ill_repute(language: str) -> None:
    banned = re.compile("to" + r"hunga|TODO|FIXME", re.IGNORECASE)
    assert [name for name in PAGES if banned.search(page(language, name))] == []
