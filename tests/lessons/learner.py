"""Somebody who takes a lesson and does what the teacher wants."""

from __future__ import annotations

from collections.abc import Iterator

from matanui.bots.registry import make_bot
from matanui.core.record import Record
from matanui.games.catalogue import game_named
from matanui.host.table import Table
from matanui.lessons.lesson import Lesson
from matanui.lessons.teacher import Teacher

SEED = bytes(range(32))


def sat_down(lesson: Lesson, record: Record | None = None) -> Teacher:
    """A table with its teacher, from the beginning or from a record."""
    record = record or lesson.record(SEED)
    bots = {n: make_bot(p.bot, record.game) for n, p in enumerate(record.players) if p.bot}
    return Teacher(lesson, Table(game_named(record.game), record, bots))


def stops(teacher: Teacher) -> Iterator[Teacher]:
    """Every place where the teacher waits, until she has said everything."""
    while True:
        while teacher.script is not None:
            assert teacher.table.pending is not None
            teacher.table.answer(teacher.table.pending.seat, teacher.script)
        yield teacher
        if teacher.is_over:
            return
        follow(teacher)


def follow(teacher: Teacher) -> None:
    """Do what is wanted, or say that it is read."""
    want = teacher.option
    if want is None:
        assert teacher.heed()
    else:
        teacher.table.answer(teacher.lesson.row.learner, want)
