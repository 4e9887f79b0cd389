"""Lessons at tables of the server: an ordinary game whose beginning is a script, with a teacher who holds it."""

from __future__ import annotations

from typing import Any

from matanui.core.flow import Ask
from matanui.core.message import Message
from matanui.games.catalogue import game_named
from matanui.host.table import switch_values
from matanui.lessons.lesson import Lesson, lesson_named
from matanui.lessons.teacher import Teacher
from matanui.server.refusals import Refusal
from matanui.server.tables.head import Head
from matanui.server.tables.play import Play, Ticket
from matanui.server.tables.window import OpenQuestion
from matanui.wire.lessons import Teaching, teaching
from matanui.wire.protocol import NewTable, Relaxed, SeatPlan


class NotNow(Refusal):
    """An answer that the game would take, but the teacher wants another one first."""

    def __init__(self, want: Message | None) -> None:
        super().__init__("lesson-not-now")
        self.say = Message("lesson-not-now", {"want": want}) if want is not None else Message("lesson-read-first")


class LessonPlay(Play):
    """A game that follows its lesson to the end, and then goes on like any other."""

    def __init__(self, lesson: Lesson, *args: Any) -> None:
        super().__init__(*args)
        self.guide = self.teacher = Teacher(lesson, self.table)

    def answer(self, seats: list[int], key: str, answer: str, ticket: Ticket) -> bool:
        """Only what is wanted goes on."""
        asked = next((one for one in self.asked if one.key == key and one.ask.seat in seats), None)
        if asked is not None and asked.option(answer) is not None and not self.teacher.allows(answer):
            raise NotNow(self._wanted(asked.ask))
        return super().answer(seats, key, answer, ticket)

    def _wanted(self, ask: Ask) -> Message | None:
        want = self.teacher.option
        return None if want is None else self.table.game.voice.option(self.table.view(ask.seat), want)

    def go_on(self, seats: list[int], step: int) -> None:
        """The learner has read this step. If the game has gone on already, that is fine, too."""
        if self.teacher.lesson.row.learner not in seats:
            raise Refusal("not-yours")
        now = teaching(self.teacher)
        if now is None or now.step != step:
            return
        if not self.teacher.heed():
            raise NotNow(self._wanted(self.table.pending) if self.table.pending is not None else None)
        self.drive(tell=True)

    def is_asked(self, asked: OpenQuestion) -> bool:
        """Nobody is asked while the teacher only speaks."""
        return super().is_asked(asked) and (self.teacher.is_over or not self.teacher.is_read)


def play_of(head: Head, *args: Any) -> Play:
    """The game of a table, with its teacher if it has one."""
    return LessonPlay(lesson_named(head.lesson), *args) if head.lesson else Play(*args)


def taught(play: Play, viewer: int | None) -> Teaching | None:
    """What the teacher says to whoever looks from this seat."""
    if not isinstance(play, LessonPlay) or viewer != play.teacher.lesson.row.learner:
        return None
    return teaching(play.teacher)


def plan_of(lesson: Lesson) -> tuple[NewTable, Head]:
    """A table for a lesson: who sits there, and what is played."""
    row = lesson.row
    seats = [SeatPlan("bot" if player.bot else "here", player.name, player.bot) for player in lesson.players]
    rules = switch_values(game_named(row.game).rules(lesson.edition, row.set))
    head = Head(row.game, lesson.edition, rules, Relaxed(), 0, lesson=lesson.name, prescribed=lesson.prescribed)
    return NewTable(row.game, seats, lesson.edition), head
