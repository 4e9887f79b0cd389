"""The plain desk: any game can be played at it, by number and by id."""

from __future__ import annotations

import io
import random
from pathlib import Path

import pytest

from matanui.core.chance import seed_of
from matanui.core.errors import UserError
from matanui.core.record import Player
from matanui.desk import desks
from matanui.desk.actions import Answer, Command
from matanui.desk.completing import complete
from matanui.desk.page import Page
from matanui.desk.plain import PlainDesk
from matanui.desk.speech import Speech
from matanui.games.catalogue import GAMES, game_named
from matanui.host.table import Table, new_record
from matanui.i18n.words import LANGUAGES
from matanui.tui.replay import watch
from matanui.tui.screen import Screen
from matanui.tui.session import Session
from tests.tui.desk import Desk, anything, kept

MANY = 400


def begun(game_id: str, answers: int = 0) -> Table:
    """Two people at a table, and some answers by lot."""
    game, rng = game_named(game_id), random.Random(answers)
    players = [Player("Anna"), Player("Ben")]
    table = Table(game, new_record(game, game.default_edition, game.rules(), players, seed_of("plain")), {})
    for _ in range(answers):
        ask = table.pending
        if ask is not None and not table.step():
            table.answer(ask.seat, rng.choice(ask.options))
    while table.step():
        pass
    return table


def desk_at(table: Table, language: str = "en") -> PlainDesk:
    return PlainDesk(Page(Speech(language), True, 80, ["Anna", "Ben"]), table.game)


def asked(table: Table) -> int:
    assert table.pending is not None
    return table.pending.seat


@pytest.mark.parametrize("game", GAMES)
def test_every_option_by_number_and_by_id(game: str) -> None:
    for answers in (0, 40, 120):
        table = begun(game, answers)
        desk, seat = desk_at(table), asked(table)
        view, ids = table.view(seat), table.ids(seat)
        assert [desk.parse(str(n), view, table) for n in range(1, len(ids) + 1)] == [Answer(o) for o in ids.values()]
        assert [desk.parse(name, view, table) for name in ids] == [Answer(o) for o in ids.values()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_shows_the_table_the_options_and_their_ids(language: str) -> None:
    table = begun("makuta", 30)
    desk, seat = desk_at(table, language), asked(table)
    view = table.view(seat)
    shown = [line.plain for line in desk.question(view, table)]
    for n, (name, option) in enumerate(table.ids(seat).items(), 1):
        assert f"{n:>3}  {desk.called(view, option)} — {name}" in shown
    assert f"round: {view.round}" in shown
    assert not any(line.startswith(("rules", "question")) for line in shown)


def test_what_has_parts_stands_below_its_name() -> None:
    table = begun("masks", 60)
    shown = [line.plain for line in desk_at(table).table(table.view(0))]
    at = shown.index("heroes: ")
    assert shown[at + 1] == "  1: "
    assert shown[at + 2].startswith("    toa: ")


def test_words_of_an_option_and_commands() -> None:
    table = begun("makuta")
    desk, view = desk_at(table), table.view(asked(table))
    assert desk.parse("Tah", view, table) == Answer(0)
    assert desk.parse("", view, table) == Command("again")
    assert desk.parse("log 3", view, table) == Command("log", 3)
    assert desk.parse("save x.json", view, table) == Command("save", text="x.json")
    with pytest.raises(UserError, match="There is no option 9"):
        desk.parse("9", view, table)
    with pytest.raises(UserError, match="does not answer it"):
        desk.parse("no", view, table)
    assert complete("ta", desk, view) == ["table"]
    assert complete("table x", desk, view) == []


@pytest.mark.parametrize("command", ["table", "log 5", "rules", "help"])
def test_every_command_shows_something(command: str) -> None:
    table = begun("bohrok", 80)
    desk, seat = desk_at(table), asked(table)
    found = desk.parse(command, table.view(seat), table)
    assert isinstance(found, Command)
    assert desk.show(found, table, seat)


@pytest.fixture
def unknown(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The board game as if it came from somewhere else, without a desk of its own."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delitem(desks.DESKS, "makuta")
    return tmp_path


def test_a_game_without_a_desk_is_played_and_watched(unknown: Path) -> None:
    desk = Desk(anything(1, MANY))
    assert desk.play("human:Anna,human:Ben", seed="7") == 0
    assert "Pass the keyboard to Ben. The others look away." in desk.text
    path, record = kept(unknown)
    assert sum(row.seat >= 0 for row in record.log) > MANY / 4
    viewer = Desk(["", "t", "v Anna", "b", "e", "q"], live=True)
    assert watch(path, None, True, "en", viewer.screen) == 0
    assert "round: " in viewer.text


def test_a_game_without_a_desk_is_introduced(unknown: Path) -> None:
    desk = Desk(["2", "1", "quit"], live=True)
    desk.play("")
    assert "makuta. Answer with a number, or with the id behind an option." in desk.text


def test_the_winner_is_named_once() -> None:
    table = begun("makuta", 10)
    screen = Screen(plain=True, out=io.StringIO(), read=lambda prompt: "", live=False)
    session = Session(table, screen, desk_at(table), Path("unused.json"))
    table.match.state.winner = 1
    assert [line.plain for line in session.last_words()] == [f"Ben wins in round {table.match.state.round}."]
