"""What typed lines mean in a card game, and that nothing anybody types breaks it."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from matanui.core.errors import UserError
from matanui.core.questions import PASS, Prompt
from matanui.desk.actions import Answer, Command
from matanui.desk.cards.grammar import parse
from matanui.desk.cards.lexicon import COMMANDS
from matanui.desk.lexicon import plain
from matanui.games.cards.data.numbers import NUMBER
from matanui.games.cards.rules.moving import STEP
from matanui.games.cards.rules.options import PLAY
from matanui.games.cards.rules.turn import MOVE
from matanui.i18n.words import LANGUAGES
from tests.cards.scene import FIRST, Scene
from tests.tui.cards import views

DESKS = {language: views.desk(language) for language in LANGUAGES}
VIEWS = views.of_every_kind()
SWIFT = PLAY + NUMBER["swift-feet"]


def walk(*names: str) -> tuple[tuple[Prompt, int], ...]:
    return tuple((STEP, FIRST.space[name]) for name in names)


@pytest.mark.parametrize(
    "scene, line, expected",
    [
        (views.act, "1", Answer(MOVE)),
        (views.act, "go", Answer(MOVE)),
        (views.act, "go n n e", Answer(MOVE, walk("e7", "e6", "f6"))),
        (views.act, "n n", Answer(MOVE, walk("e7", "e6"))),
        (views.act, "go e7", Answer(MOVE, walk("e7"))),
        (views.act, "play swift feet", Answer(SWIFT)),
        (views.act, "PLAY Swift", Answer(SWIFT)),
        (views.act, "swift feet", Answer(SWIFT)),
        (views.step, "go n n e", Answer(FIRST.space["e7"], walk("e6", "f6"))),
        (views.step, "s", Answer(FIRST.space["e9"])),
        (views.step, "go f8", Answer(FIRST.space["f8"])),
        (views.step, "f8", Answer(FIRST.space["f8"])),
        (views.challenge, "challenge tahu", Answer(1)),
        (views.challenge, "kop", Answer(2)),
        (views.fight, "pass", Answer(PASS)),
        (views.fight, "no", Answer(PASS)),
        (views.step, "where gali", Command("where", 2)),
        (views.step, "where", Command("where", -1)),
        (views.step, "skills", Command("skills", -1)),
        (views.step, "card swift feet", Command("card", NUMBER["swift-feet"])),
        (views.step, "log 3", Command("log", 3)),
        (views.step, "save x.json", Command("save", text="x.json")),
        (views.step, "missions", Command("missions")),
        (views.step, "track", Command("track")),
        (views.step, "map", Command("board")),
        (views.step, "", Command("again")),
        (views.step, "?", Command("help")),
        (views.step, "? portals", Command("topic", 5)),
    ],
)
def test_lines(scene: Callable[[], Scene], line: str, expected: Answer | Command) -> None:
    assert parse(line, views.asked(scene()), DESKS["en"].lex) == expected


@pytest.mark.parametrize(
    "scene, line, sentence",
    [
        (views.step, "stop", "You must move at least one step"),
        (views.step, "go up", "by number"),
        (views.step, "challenge gali", "Walk to a Challenge space first"),
        (views.step, "draw", "does not answer it"),
        (views.step, "99", "There is no option 99"),
        (views.step, "xyzzy", "is not an answer here"),
        (views.act, "play", "Type play and a name: Swift Feet"),
        (views.act, "go w w w w w w", "sea"),
        (views.act, "pass", "have to choose"),
        (views.challenge, "challenge", "Whom?"),
        (views.challenge, "play akaku", "nothing that can be played"),
        (views.step, "card", "Type card and its name"),
        (views.step, "card qqqqqq", "no card called"),
        (views.step, "log ten", "is not a number"),
    ],
)
def test_one_helpful_sentence(scene: Callable[[], Scene], line: str, sentence: str) -> None:
    view = views.asked(scene())
    with pytest.raises(UserError, match=re.escape(sentence)):
        parse(line, view, DESKS["en"].lex)


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_do_not_clash(language: str) -> None:
    """Not with each other, and not with the English words, which always work."""
    seen = {plain(command): command for command in COMMANDS}
    for command in COMMANDS:
        for word in DESKS[language].voice.ui(f"cmd-{command}").split(","):
            assert seen.setdefault(plain(word), command) == command, word


@pytest.mark.parametrize("name", list(VIEWS))
def test_every_option_by_its_number(name: str) -> None:
    view = VIEWS[name]
    assert view.question is not None
    for n, option in enumerate(view.question.options, 1):
        assert parse(str(n), view, DESKS["en"].lex) == Answer(option)


WORDS = st.sampled_from([*COMMANDS, "n", "e", "s", "w", "nw", "gali", "akaku", "g7", "3", "?", "all", "rahi", "krana"])
LINES = st.one_of(st.text(max_size=40), st.lists(WORDS, max_size=5).map(" ".join))


@settings(deadline=None)
@given(line=LINES, name=st.sampled_from(sorted(VIEWS)), language=st.sampled_from(LANGUAGES))
def test_any_text_is_an_action_or_a_sentence(line: str, name: str, language: str) -> None:
    view = VIEWS[name]
    assert view.question is not None
    try:
        found = parse(line, view, DESKS[language].lex)
    except UserError as wrong:
        assert str(wrong)
        return
    assert isinstance(found, Command) or found.option in view.question.options


@pytest.mark.parametrize("language, word", [("en", "draw"), ("nl", "trek"), ("de", "zieh"), ("fr", "piocher")])
def test_a_command_that_does_not_fit_is_named_in_the_own_language(language: str, word: str) -> None:
    with pytest.raises(UserError) as error:
        parse("draw", views.asked(views.act()), DESKS[language].lex)
    assert re.search(rf"[“„«]\s?{word}\s?[”“»]", str(error.value))
