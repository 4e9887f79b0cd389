"""The command rules: sentences for players, and what to type for whoever begins games by typing."""

from __future__ import annotations

import pytest

from matanui.desk.page import Page
from matanui.desk.speech import Speech
from matanui.i18n.words import LANGUAGES, Words
from matanui.server.library.rulings import register


def said(language: str, shell: bool, by_hand: bool) -> str:
    page = Page(Speech(language), plain=True, width=80, players=[], shell=shell)
    return page.switch("akaku_escape_roll", False, "no more rolls", by_hand).plain


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_is_told_in_words_and_in_a_shell_as_it_is_typed(language: str) -> None:
    assert said(language, shell=True, by_hand=False) == "– no more rolls --set akaku_escape_roll=false"
    assert said(language, shell=False, by_hand=False) == "– no more rolls"
    assert said(language, shell=False, by_hand=True).startswith("– no more rolls (")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_switch_of_a_ruling_has_a_sentence(language: str) -> None:
    words = Words(language)
    for ruling in register().rulings:
        for name in ruling.switches:
            book = "" if ruling.book == "makuta" else "cards-"
            assert words.say(f"{book}switch-{name.replace('_', '-')}"), name
