"""A teacher over the wire: what a learner reads at a table, and what lessons there are."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from matanui.core.message import Message
from matanui.lessons.lesson import Lesson, Pointer
from matanui.lessons.teacher import Teacher
from matanui.wire.frame import Command


class Next(Command, frozen=True):
    """In a lesson: read, go on. `step` is that of the teaching; sent twice, it goes on once."""

    step: Annotated[int, Meta(ge=1, le=1000)]


class LessonPage(Struct, frozen=True):
    """One step: what the teacher says, its chapter of the rulebook, and what she points at."""

    say: Message
    source: str
    points: list[Pointer]


class Teaching(Struct, frozen=True):
    """Where a learner is: `step` is the number of the first page, counted from 1, of so many. With `want` only this
    answer goes on; without it, `next` does. `over`: these are her last words."""

    lesson: str
    step: int
    of: int
    pages: list[LessonPage]
    want: str | None
    over: bool


class LessonInfo(Struct, frozen=True):
    """A lesson with everything that is said in it."""

    name: str
    game: str
    minutes: int
    pages: list[LessonPage]


def pages_of(lesson: Lesson) -> list[LessonPage]:
    """Everything that is said."""
    return [LessonPage(step.say, step.source, step.points) for step in lesson.steps]


def info_of(lesson: Lesson) -> LessonInfo:
    """A lesson in the list."""
    return LessonInfo(lesson.name, lesson.row.game, lesson.row.minutes, pages_of(lesson))


def teaching(teacher: Teacher) -> Teaching | None:
    """What the learner reads now."""
    here = teacher.waiting
    if not here:
        return None
    steps, pages = teacher.lesson.steps, pages_of(teacher.lesson)
    first = steps.index(here[0])
    return Teaching(
        lesson=teacher.lesson.name,
        step=first + 1,
        of=len(steps),
        pages=pages[first : first + len(here)],
        want=teacher.want,
        over=teacher.is_over,
    )
