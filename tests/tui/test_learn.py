"""Lessons at the keyboard."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from matanui.core.errors import UserError
from matanui.core.record import read
from matanui.core.verify import verify
from matanui.desk.actions import Answer
from matanui.games.catalogue import game_named
from matanui.lessons.files import NAMES
from matanui.lessons.lesson import Lesson, lesson_named
from matanui.tui.learn import LessonSession, learn
from matanui.tui.screen import Screen


class Learner:
    """Types what the teacher wants; first, wherever there is a choice, something else."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, stubborn: bool = False, patience: int = 10_000) -> None:
        self.out, self.stubborn, self.patience = io.StringIO(), stubborn, patience
        self.session: LessonSession | None = None
        self.tried: set[int] = set()
        learner, begin = self, LessonSession.__init__

        def seen(session: LessonSession, *args: object) -> None:
            begin(session, *args)  # type: ignore[arg-type]
            learner.session = session

        monkeypatch.setattr(LessonSession, "__init__", seen)
        self.screen = Screen(plain=True, out=self.out, read=self.read, live=False, width=80)

    def read(self, prompt: str) -> str:
        self.patience -= 1
        assert self.session is not None
        want, n = self.session.teacher.option, self.session.table.length
        if want is None or not self.patience:
            return "" if want is None and self.patience and not self.session.teacher.is_over else "quit"
        if self.stubborn and n not in self.tried:
            self.tried.add(n)
            return self.number(want, False)
        return self.number(want, True)

    def number(self, want: int, right: bool) -> str:
        """The number of an option that is wanted, or that is not."""
        assert self.session is not None
        view = self.session.table.view(self.session.teacher.lesson.row.learner)
        for n in range(1, len(view.question.options) + 1):
            meant = self.session.desk.parse(str(n), view, self.session.table)
            if isinstance(meant, Answer) and (meant.option == want) == right:
                return str(n)
        return self.number(want, True)

    def take(self, name: str, path: Path | None = None) -> str:
        assert learn(name, True, "en", path, self.screen) == 0
        return self.out.getvalue()


def kept(folder: Path) -> Path:
    return next(folder.glob("matanui-*.json"))


@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_to_its_end(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    text = Learner(monkeypatch).take(name)
    lesson = lesson_named(name)
    positions = [text.index(f"Step {n} of {len(lesson.steps)} ") for n in range(1, len(lesson.steps) + 1)]
    assert positions == sorted(positions)
    record = read(kept(tmp_path).read_bytes())
    assert record.prescribed == lesson.prescribed
    verify(record, game_named(record.game))
    assert [(row.seat, row.answer) for row in record.log] == [(row.seat, row.answer) for row in lesson.log]


def test_other_answers_change_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And are answered kindly."""
    monkeypatch.chdir(tmp_path)
    learner = Learner(monkeypatch, stubborn=True)
    text = learner.take("makuta")
    lesson: Lesson = lesson_named("makuta")
    assert text.count("That works in the game too.") >= len([s for s in lesson.steps if s.want is not None]) // 2
    assert read(kept(tmp_path).read_bytes()).log == lesson.log


def test_a_lesson_is_taken_up_where_it_was_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    first = Learner(monkeypatch, patience=20).take("masks")
    path = kept(tmp_path)
    assert f"matanui learn masks --resume {path.name}" in first
    assert "Step 28 of 28" not in first
    assert "Step 28 of 28" in Learner(monkeypatch).take("masks", path)
    assert read(path.read_bytes()).log == lesson_named("masks").log


def test_the_record_of_another_lesson_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Learner(monkeypatch, patience=3).take("makuta")
    with pytest.raises(UserError, match="not a record of the lesson 'masks'"):
        learn("masks", True, "en", kept(tmp_path))


def test_the_list(capsys: pytest.CaptureFixture[str]) -> None:
    assert learn(None, True, "nl") == 0
    shown = capsys.readouterr().out
    assert all(f"matanui learn {name}" in shown for name in NAMES)
    assert "ongeveer 9 minuten" in shown
