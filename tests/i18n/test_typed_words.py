"""Words that people type mean one thing each, in every language."""

from __future__ import annotations

import unicodedata

import pytest

from matanui.desk.makuta.lexicon import COMMANDS, Lexicon
from matanui.desk.makuta.voice import Voice
from matanui.desk.page import Page
from matanui.desk.speech import Speech
from matanui.games.makuta.data.box import TILES
from matanui.games.makuta.data.counters import JOKER
from matanui.games.makuta.words import TOPICS
from matanui.i18n.words import LANGUAGES, Words


def loose(text: str) -> str:
    """As a hurried person types it: small letters, no accents."""
    return "".join(c for c in unicodedata.normalize("NFKD", text.casefold()) if c.isalnum())


def typed(language: str, name: str) -> list[str]:
    return [loose(word) for word in Words(language).say(name).split(",")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_do_not_clash(language: str) -> None:
    """Not with each other, and not with the English words, which always work."""
    seen: dict[str, str] = {loose(command): command for command in COMMANDS}
    for command in COMMANDS:
        for word in typed(language, f"ui-cmd-{command}"):
            assert seen.setdefault(word, command) == command, word


@pytest.mark.parametrize("language", LANGUAGES)
def test_topics_do_not_clash(language: str) -> None:
    seen: dict[str, str] = {loose(topic): topic for topic in TOPICS}
    for topic in TOPICS:
        (word,) = typed(language, f"ui-topic-{topic}")
        assert seen.setdefault(word, topic) == topic, word


@pytest.mark.parametrize("language", LANGUAGES)
def test_steps_do_not_clash(language: str) -> None:
    words = [word for step in "neswx" for word in typed(language, f"ui-step-{step}")]
    assert len(words) == len(set(words))


@pytest.mark.parametrize("language", LANGUAGES)
def test_signs_of_the_drawings(language: str) -> None:
    say = Words(language)
    assert len(set(say.say("ui-symbols").split())) == JOKER + 1
    shorts = [say.say(f"ui-short-{tile.id.replace('_', '-')}") for tile in TILES]
    assert len(set(shorts)) == len(TILES) and max(map(len, shorts)) <= 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_examples_of_the_help_begin_with_their_command(language: str) -> None:
    lexicon = Lexicon(Voice(Page(Speech(language), True, 80, [])))
    for number, command in enumerate(COMMANDS):
        first = Words(language).say(f"ui-help-{command}").split(":")[0].split()[0]
        assert command == "help" or lexicon.commands.exact(first) == number, (command, first)


@pytest.mark.parametrize("language", LANGUAGES)
def test_examples_of_dice_and_counters_are_understood(language: str) -> None:
    """`roll red` and `take key`, as the hints have them."""
    lexicon = Lexicon(Voice(Page(Speech(language), True, 80, [])))
    dice = {"en": "red", "nl": "rode", "de": "rot", "fr": "rouge"}[language]
    assert dice in Words(language).say("ui-hint-die") and lexicon.dice.find(dice) == 8
    key, mask = {
        "en": ("key", "mask"),
        "nl": ("sleutel", "masker"),
        "de": ("schlüssel", "maske"),
        "fr": ("clé", "masque"),
    }[language]
    hint = Words(language).say("ui-hint-counter")
    assert key in hint and mask in hint
    assert [lexicon.counters.find(word, [7, 16]) for word in (key, mask)] == [7, 16]
