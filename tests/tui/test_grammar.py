"""What people type, and what it means."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from matanui.core.errors import UserError
from matanui.core.questions import PASS
from matanui.desk.actions import Answer, Command
from matanui.desk.makuta import fields
from matanui.desk.makuta.grammar import parse
from matanui.desk.makuta.lexicon import COMMANDS, Lexicon
from matanui.desk.makuta.voice import Voice
from matanui.desk.page import Page
from matanui.desk.speech import Speech
from matanui.games.makuta import masks, movement
from matanui.games.makuta import words as game_words
from matanui.games.makuta.data.counters import A_KEY, A_MASK
from matanui.games.makuta.data.island import FIELD, START, TILE
from matanui.games.makuta.options import FLY
from matanui.i18n import words as catalogues
from matanui.i18n.words import LANGUAGES
from tests.makuta.scene import Scene
from tests.tui.desk import LEX, asked
from tests.tui.scenes import VIEWS

FOLDER = Path(catalogues.__file__).parent


def at(name: str) -> int:
    return FIELD[name]


GATE = FIELD["toa-landing.g3"]

ANSWERS: list[tuple[str, str, int]] = [
    ("begin", "roll", 8),
    ("begin", "roll white", 6),
    ("begin", "ROLL Red", 8),
    ("begin", "white", 6),
    ("begin", "1", 6),
    ("begin", "fly", FLY),
    ("won", "stop", PASS),
    ("won", "rest", PASS),
    ("won", "no", PASS),
    ("walk", "go e e", START),
    ("walk", "go ee", START),
    ("walk", "east east", START),
    ("walk", "e,e", START),
    ("walk", "go start", START),
    ("walk", "go w x w", at("mangai.d3")),
    ("walk", "wxw", at("mangai.d3")),
    ("walk", "go mangai d3", at("mangai.d3")),
    ("walk", "mangai.d3", at("mangai.d3")),
    ("walk", "Mangai Volcano d3", at("mangai.d3")),
    ("walk", "mang e3", at("mangai.g0")),
    ("walk", "c3", at("toa-landing.c3")),
    ("walk", "go g4", at("toa-landing.g4")),
    ("walk", "s s", at("toa-landing.g4")),
    ("walk_on", "stop", at("toa-landing.b2")),
    ("walk_on", "no", at("toa-landing.b2")),
    ("walk_on", "go s", at("toa-landing.g4")),
    ("explore", "yes", 1),
    ("explore", "y", 1),
    ("explore", "no", 0),
    ("explore", "stop", 0),
    ("place", "place r2", GATE * 6 + 2),
    ("place", "r5", GATE * 6 + 5),
    ("place", "place 1", GATE * 6),
    ("place_anywhere", "place r0 g2", FIELD["toa-landing.g2"] * 6),
    ("declare", "duel", 0),
    ("declare", "no", 0),
    ("declare", "duel vakama", 1),
    ("declare", "duel vakama hau", 3),
    ("declare", "duel hau hau", 6),
    ("declare", "fight vak + hau", 3),
    ("declare", "vakama", 1),
    ("declare", "duel all", 7),
    ("keep", "drop hau", 1),
    ("keep", "drop Pakari mask", 2),
    ("keep", "no", 4),
    ("keep", "drop 1", 0),
    ("keep", "keep hau hau pakari miru", 3),
    ("both_speeds", "keep kaukau", 0),
    ("both_speeds", "keep kak", 1),
    ("search", "take key", A_KEY),
    ("search", "mask", A_MASK),
    ("search", "no", -1),
    ("akaku", "gali", 1),
    ("akaku", "yes", 1),
    ("akaku", "no", -1),
    ("rob", "take fire", 1),
    ("rob", "hau", 0),
    ("lose", "key", 0),
    ("lose", "drop mask", 1),
    ("temple", "yes", 1),
    ("challenge", "yes", 1),
    ("no_keys", "no", 0),
    ("fly", "fly mangai b4", at("mangai.b4")),
    ("fly", "mangai b4", at("mangai.b4")),
    ("fly", "start", START),
    ("exile", "toa-landing b3", at("toa-landing.b3")),
]


@pytest.mark.parametrize(("scene", "text", "option"), ANSWERS)
def test_answers(scene: str, text: str, option: int) -> None:
    action = parse(text, VIEWS[scene], LEX)
    assert isinstance(action, Answer)
    assert action.option == option
    question = VIEWS[scene].question
    assert question is not None
    assert option in question.options


def test_a_walk_to_a_rahi_says_where_it_came_from() -> None:
    """One line answers both questions."""
    assert parse("go n", VIEWS["walk"], LEX) == Answer(
        at("toa-landing.b4"), ((movement.WALK_FROM, at("toa-landing.b3")),)
    )
    scene = Scene().toa("tahu", "toa-landing.c3").clear("toa-landing.c4")
    view = asked(scene.play(("roll", 3)))
    assert parse("go n w", view, LEX) == Answer(at("toa-landing.b4"), ((movement.WALK_FROM, at("toa-landing.c4")),))


def test_which_side() -> None:
    scene = Scene().toa("tahu", "toa-landing.c3").clear("toa-landing.c4")
    scene.play(("roll", 3), ("walk", "toa-landing.b4"))
    assert parse("s", asked(scene), LEX) == Answer(at("toa-landing.b3"))
    assert parse("go e", asked(scene), LEX) == Answer(at("toa-landing.c4"))
    assert parse("c4", asked(scene), LEX) == Answer(at("toa-landing.c4"))


def test_flying_at_once() -> None:
    assert parse("fly mangai b4", VIEWS["begin"], LEX) == Answer(FLY, ((masks.TO_ANYWHERE, at("mangai.b4")),))


COMMAND_TABLE: list[tuple[str, Command]] = [
    ("", Command("again")),
    ("   ", Command("again")),
    ("help", Command("help")),
    ("?", Command("help")),
    ("? duel", Command("topic", list(game_words.TOPICS).index("duel"))),
    ("?akaku", Command("topic", list(game_words.TOPICS).index("akaku"))),
    ("help miru", Command("topic", list(game_words.TOPICS).index("miru"))),
    ("where gali", Command("where", 1)),
    ("where G", Command("where", 1)),
    ("where", Command("where", -1)),
    ("reach", Command("reach")),
    ("odds", Command("odds", -1)),
    ("odds tiger", Command("odds", 2)),
    ("odds mos", Command("odds", 0)),
    ("odds makuta", Command("odds", 3)),
    ("look c3", Command("look", at("toa-landing.c3"))),
    ("look mangai c3", Command("look", at("mangai.c3"))),
    ("look", Command("look", at("toa-landing.b3"))),
    ("tile mangai", Command("tile", TILE["mangai"])),
    ("tile ga-koro", Command("tile", TILE["ga-koro"])),
    ("tile GAKORO", Command("tile", TILE["ga-koro"])),
    ("tile volcano", Command("tile", TILE["mangai"])),
    ("tile", Command("tile", TILE["toa-landing"])),
    ("board", Command("board")),
    ("map", Command("board")),
    ("hand", Command("hand")),
    ("log", Command("log", 10)),
    ("log 3", Command("log", 3)),
    ("legend", Command("legend")),
    ("leg", Command("legend")),
    ("rules", Command("rules")),
    ("save", Command("save")),
    ("save My Game.json", Command("save", text="My Game.json")),
    ("quit", Command("quit")),
    ("QUIT", Command("quit")),
]


@pytest.mark.parametrize(("text", "command"), COMMAND_TABLE)
def test_commands(text: str, command: Command) -> None:
    assert parse(text, VIEWS["begin"], LEX) == command


def test_every_command_has_an_example() -> None:
    texts = [text for _, text, _ in ANSWERS] + [text for text, _ in COMMAND_TABLE]
    assert [name for name in COMMANDS if not any(t.lower().startswith(name) for t in texts)] == []


def test_rolling_when_nothing_is_asked() -> None:
    view = replace(VIEWS["walk"], question=None)
    assert parse("roll", view, LEX) == Command("roll")
    with pytest.raises(UserError, match="Nothing is asked"):
        parse("stop", view, LEX)


ERRORS: list[tuple[str, str, str]] = [
    ("walk", "go n n", "A Rahi stands on Toa Landing b4"),
    ("walk", "go e w", "never steps on a field twice"),
    ("walk", "go w x w s w", "5 steps; you have 4"),
    ("walk", "go n w", "From Toa Landing b4 there is no way west"),
    ("walk", "go x", "Toa Landing b3 is not a gate"),
    ("walk", "go ga-koro c3", "Ga-Koro is not part of the island yet"),
    ("walk", "go b9", "not a field"),
    ("walk", "go d5", "Toa Landing has no field d5"),
    ("walk", "go mangai g4", "not in reach"),
    ("walk", "stop", "at least one step"),
    ("walk", "place r2", "another one"),
    ("walk", "99", "There is no option 99. Choose 1 to"),
    ("walk", "0", "There is no option 0"),
    ("begin", "stop", "at least one step"),
    ("begin", "rowl", "did you mean roll"),
    ("begin", "qqqq", "not an answer here"),
    ("begin", "blorb", "did you mean board"),
    ("begin", "tile xyz", "There is no “xyz” here"),
    ("begin", "tile k", "did you mean"),
    ("begin", "where lewa", "Choose one of: Tahu, Gali"),
    ("begin", "log ten", "not a number"),
    ("place", "place r9", "not a turn"),
    ("declare", "duel miru", "add to your roll"),
    ("declare", "duel pakari", "Choose one of"),
    ("keep", "keep hau", "One counter must go"),
    ("keep", "drop fire", "There is no “fire” here"),
    ("no_keys", "yes", "do not fit"),
    ("explore", "duel", "another one"),
]


@pytest.mark.parametrize(("scene", "text", "sentence"), ERRORS)
def test_errors_are_one_helpful_sentence(scene: str, text: str, sentence: str) -> None:
    with pytest.raises(UserError) as wrong:
        parse(text, VIEWS[scene], LEX)
    assert sentence in str(wrong.value)
    assert "\n" not in str(wrong.value)


words = st.sampled_from(
    [*COMMANDS, "n", "e", "x", "c3", "g0", "r2", "hau", "mangai", "tahu", "makuta", "?", "12", "all"]
)
lines = st.one_of(st.text(max_size=60), st.lists(words | st.text(max_size=8), max_size=6).map(" ".join))


@settings(max_examples=400, deadline=None)
@given(st.sampled_from(sorted(VIEWS)), lines)
def test_any_text_is_an_action_or_a_sentence(scene: str, text: str) -> None:
    view = VIEWS[scene]
    try:
        action = parse(text, view, LEX)
    except UserError as wrong:
        assert str(wrong)
        return
    if isinstance(action, Answer):
        assert view.question is not None
        assert action.option in view.question.options


@pytest.mark.parametrize("language", [n for n in LANGUAGES if (FOLDER / n / "ui.ftl").exists()])
def test_every_language_understands_its_own_words(language: str) -> None:
    """No word means two things, and walks are spelled as they are read."""
    lex = Lexicon(Voice(Page(Speech(language), True, 80, [])))
    for n, name in enumerate(COMMANDS):
        for word in lex.voice.ui(f"cmd-{name}").split(","):
            assert lex.commands.exact(word) == n, word
    for n in range(20):
        assert lex.tiles.find(lex.voice.tile(n)) == n
        assert lex.tiles.find(lex.voice.short(n)) == n
    assert len({lex.voice.symbol(n) for n in range(7)}) == 7
    spelled = lex.voice.spelled(list("neswx"))
    assert fields.steps(spelled, lex) == list("neswx")
    assert fields.steps(spelled.replace(" ", ""), lex) == list("neswx")
