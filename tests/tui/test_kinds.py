"""Whatever a game can ask, its desk can show: every kind of option, in every language."""

from __future__ import annotations

from functools import lru_cache

import pytest

from matanui.core.questions import Prompt
from matanui.desk.cards import question as cards
from matanui.desk.cards.desk import CardDesk
from matanui.desk.cards.voice import Voice as CardVoice
from matanui.desk.desks import DESKS
from matanui.desk.makuta import question as makuta
from matanui.desk.makuta.desk import MakutaDesk
from matanui.desk.page import Page
from matanui.desk.speech import Speech
from matanui.games.catalogue import GAMES
from matanui.games.makuta.game import GAME as MAKUTA
from matanui.i18n.words import LANGUAGES

speech = lru_cache(Speech)


def asked_of_people(game: str) -> list[Prompt]:
    """Every question that somebody at a table can meet."""
    return [prompt for prompt in GAMES[game].book.prompts.values() if not prompt.by_chance]


def known(game: str) -> frozenset[str]:
    """The kinds of options that the desk of a game declares."""
    return MakutaDesk.kinds if game == MAKUTA.id else CardDesk.kinds


@pytest.mark.parametrize("game", DESKS)
def test_a_desk_handles_every_kind_of_option(game: str) -> None:
    """A prompt with a kind that the desk does not know fails here, before anybody plays."""
    asked = [(prompt.name, kind.name) for prompt in asked_of_people(game) for kind in prompt.picks]
    assert [one for one in asked if one[1] not in known(game)] == []


@pytest.mark.parametrize("game", DESKS)
def test_a_desk_knows_no_kind_that_nobody_is_asked_for(game: str) -> None:
    assert known(game) <= {kind.name for prompt in asked_of_people(game) for kind in prompt.picks}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("drawn", [True, False])
def test_every_question_of_the_board_game_has_a_hint(language: str, drawn: bool) -> None:
    for prompt in asked_of_people("makuta"):
        assert speech(language).ui(makuta.hint_for(prompt, drawn)), prompt


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("free", [True, False])
def test_every_question_of_the_card_games_has_a_hint(language: str, free: bool) -> None:
    voice = CardVoice(Page(speech(language), True, 80, []))
    for prompt in asked_of_people("rshl"):
        assert voice.ui(cards.hint_for(prompt, free)), prompt


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_introduced(game: str, language: str) -> None:
    assert speech(language).ui(f"welcome-{game}")
