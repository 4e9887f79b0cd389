"""Watching a record."""

from __future__ import annotations

from pathlib import Path

import pytest

from matanui.core.errors import UserError
from matanui.tui.replay import watch
from tests.tui.desk import Desk, anything, kept


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game."""
    folder = tmp_path_factory.mktemp("game")
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(folder)
        Desk(anything(1)).play("human:Anna,greedy", seed="7")
    return kept(folder)[0]


def test_the_whole_story(game: Path) -> None:
    desk = Desk([])
    assert watch(game, None, True, "en", desk.screen) == 0
    lines = desk.text.splitlines()
    assert "Anna" in lines[0]
    assert any(line.endswith("begins.") for line in lines)
    assert "wins in round" in lines[-1] or "Nobody wins" in lines[-1]
    assert sum("finds" in line for line in lines) > 3
    assert not any("shows it to nobody" in line for line in lines), "a record hides nothing"


@pytest.mark.parametrize("plain", [True, False])
def test_at(game: Path, plain: bool) -> None:
    desk = Desk([], plain)
    assert watch(game, 40, plain, "en", desk.screen) == 0
    assert "Toa Landing" in desk.text
    assert "Round" in desk.text


def test_at_nowhere(game: Path) -> None:
    with pytest.raises(UserError, match="There is no answer 999999"):
        watch(game, 999999, True, "en", Desk([]).screen)


def test_stepping(game: Path) -> None:
    desk = Desk(["", "n", "p", "t", "100", "b", "v gali", "v public", "v all", "h", "x y", "e", "", "q"], live=True)
    assert watch(game, None, True, "en", desk.screen) == 0
    shown = desk.text.split("] ")
    assert "plays" in shown[1]
    assert shown[1].splitlines()[0] == shown[3].splitlines()[0], "previous tells the same event again"
    assert "Round 1" in shown[4]
    assert "wins in round" in shown[12] or "Nobody wins" in shown[12]


def test_a_point_of_view_hides_what_that_seat_did_not_see(game: Path) -> None:
    everything = Desk(["e", "q"], live=True)
    watch(game, None, True, "en", everything.screen)
    public = Desk(["v public", "e", "q"], live=True)
    watch(game, None, True, "en", public.screen)
    assert everything.text.count("you know") >= public.text.count("you know")


def test_leaving(game: Path) -> None:
    assert watch(game, None, True, "en", Desk(["n"], live=True).screen) != 0
