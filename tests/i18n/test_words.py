"""Words: lists, plurals, forms, and which language is spoken."""

from __future__ import annotations

import subprocess
import sys

import pytest

from matanui.core.errors import UserError
from matanui.core.message import Message
from matanui.i18n.words import LANGUAGES, Words, language_of

SAY = {language: Words(language) for language in LANGUAGES}
TAHU, GALI, ONUA = Message("toa-tahu"), Message("toa-gali"), Message("toa-onua")


def listed(language: str, names: list[Message]) -> str:
    return SAY[language].say("lock-open", symbols=names)


@pytest.mark.parametrize(
    ("language", "two", "three"),
    [
        ("en", "Tahu and Gali", "Tahu, Gali and Onua"),
        ("nl", "Tahu en Gali", "Tahu, Gali en Onua"),
        ("de", "Tahu und Gali", "Tahu, Gali und Onua"),
        ("fr", "Tahu et Gali", "Tahu, Gali et Onua"),
    ],
)
def test_lists(language: str, two: str, three: str) -> None:
    assert listed(language, [TAHU]) == "Tahu"
    assert listed(language, [TAHU, GALI]) == two
    assert listed(language, [TAHU, GALI, ONUA]) == three


def test_an_empty_list_is_nothing() -> None:
    assert [listed(language, []) for language in LANGUAGES] == ["nothing", "niets", "nichts", "rien"]


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        ("en", ["0 counters", "one counter", "2 counters"]),
        ("nl", ["0 fiches", "één fiche", "2 fiches"]),
        ("de", ["0 Plättchen", "ein Plättchen", "2 Plättchen"]),
        ("fr", ["0 jeton", "1 jeton", "2 jetons"]),  # in French nothing is singular
    ],
)
def test_plurals(language: str, texts: list[str]) -> None:
    assert [SAY[language].say("there-counters", count=n) for n in range(3)] == texts


def test_forms() -> None:
    """A sentence asks for the form it needs; where a language has none, it gets the plain one."""
    found = Message("event-showed", {"who": TAHU, "counter": Message("counter-fire")})
    assert SAY["de"].say(found) == "Tahu zeigt allen einen Feuerschlüssel."
    assert SAY["nl"].say(found) == "Tahu laat iedereen een vuursleutel zien."
    back = Message("event-back", {"who": GALI, "field": Message("field-start")})
    assert SAY["fr"].say(back) == "Gali recule jusqu’à la case de départ."
    assert SAY["de"].say(back) == "Gali geht zurück auf das Startfeld."


def test_forms_of_lists_and_of_names_that_start_with_a_vowel() -> None:
    keys = [Message("counter-fire"), Message("counter-hau")]
    looked = Message("event-looked", {"who": TAHU, "victim": ONUA, "counters": keys, "count": 2})
    assert SAY["de"].say(looked).endswith("was Onua hat: einen Feuerschlüssel und eine Hau-Maske.")
    assert "les jetons d’Onua" in SAY["fr"].say(looked)


def test_an_id_takes_keyword_arguments() -> None:
    assert SAY["en"].say("event-rolled", who=TAHU, die=Message("die-white"), pips=5) == (
        "Tahu rolls 5 with the white die."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_has_no_words_is_an_error(language: str) -> None:
    with pytest.raises(KeyError, match="no-such-thing"):
        SAY[language].say("no-such-thing")
    with pytest.raises(KeyError, match="event-began"):
        SAY[language].say("event-began")
    with pytest.raises(KeyError, match="no-such-thing"):
        SAY[language].say("event-began", who=Message("no-such-thing"))


def test_unknown_languages() -> None:
    with pytest.raises(UserError, match="en, nl, de, fr"):
        Words("xx")


@pytest.mark.parametrize(
    ("choice", "environ", "language"),
    [
        (None, {}, "en"),
        ("nl", {"MATANUI_LANG": "de"}, "nl"),
        ("NL_be", {}, "nl"),
        (None, {"MATANUI_LANG": "de", "LANG": "fr_FR.UTF-8"}, "de"),
        (None, {"MATANUI_LANG": "", "LANG": "fr_FR.UTF-8"}, "fr"),
        (None, {"LC_ALL": "nl_NL.UTF-8", "LC_MESSAGES": "de_DE", "LANG": "fr_FR"}, "nl"),
        (None, {"LC_ALL": "", "LC_MESSAGES": "de_AT@euro", "LANG": "fr_FR"}, "de"),
        (None, {"LANG": "fr"}, "fr"),
        (None, {"LC_ALL": "C", "LANG": "nl_NL"}, "en"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {"LANG": "ja_JP.UTF-8"}, "en"),
    ],
)
def test_language_of(choice: str | None, environ: dict[str, str], language: str) -> None:
    assert language_of(choice, environ) == language


@pytest.mark.parametrize(("choice", "environ"), [("xx", {}), (None, {"MATANUI_LANG": "klingon"})])
def test_an_unknown_choice_names_the_four(choice: str | None, environ: dict[str, str]) -> None:
    with pytest.raises(UserError, match="en, nl, de, fr"):
        language_of(choice, environ)


def test_fluent_is_loaded_only_when_somebody_speaks() -> None:
    code = "import sys, matanui.i18n.words as w; w.Words('en'); sys.exit('fluent.runtime' in sys.modules)"
    assert subprocess.run([sys.executable, "-W", "error", "-c", code], check=False).returncode == 0
