"""Where a table is in its lesson, and what happens next there. Nothing is kept of this: it follows from the game, so a
lesson goes on after any interruption."""

from __future__ import annotations

from matanui.core.questions import option_named
from matanui.host.table import Table
from matanui.lessons.lesson import Lesson, Step


class Teacher:
    """One table's teacher. She holds the game wherever a step is, until the learner has read or answered."""

    def __init__(self, lesson: Lesson, table: Table) -> None:
        self.lesson = lesson
        self.table = table
        self.heeded = -1  # where the learner said: go on

    @property
    def steps(self) -> list[Step]:
        """What she says here. Nothing if the game is another one: then the lesson has changed since it began."""
        n = self.table.length
        follows = n <= len(self.lesson.log) and self.lesson.mark(n) == self.table.mark
        return self.lesson.steps_at(n) if follows else []

    @property
    def waiting(self) -> list[Step]:
        """What she says and waits for."""
        return self.steps if self.heeded != self.table.length else []

    @property
    def want(self) -> str | None:
        """The id of the answer that she wants from the learner."""
        here = self.waiting
        return here[-1].want if here else None

    @property
    def option(self) -> int | None:
        """The same as the rules have it."""
        return None if self.want is None else self._option(self.want)

    def _option(self, name: str) -> int:
        assert self.table.pending is not None
        return option_named(self.table.match.state, self.table.pending, name)

    @property
    def is_over(self) -> bool:
        """Has she said everything?"""
        return self.table.length >= len(self.lesson.log)

    @property
    def is_read(self) -> bool:
        """Does she only want to be read, before anything goes on?"""
        return bool(self.waiting) and self.want is None

    def heed(self) -> bool:
        """The learner has read it; False if something else is wanted."""
        if not self.is_read:
            return False
        self.heeded = self.table.length
        return True

    @property
    def script(self) -> int | None:
        """What is answered now without asking anybody, whoever's turn it is; None where somebody decides."""
        n, log = self.table.length, self.lesson.log
        if self.waiting or n >= len(log) or self.lesson.mark(n) != self.table.mark:
            return None
        return self._option(log[n].answer)

    def allows(self, answer: str) -> bool:
        """May the learner answer this now? Once the lesson is over, anything."""
        if self.is_over or not self.steps:
            return True
        return answer == self.want
