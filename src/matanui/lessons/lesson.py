"""A lesson that has been rehearsed: every answer of its game, and where in it the teacher speaks."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from matanui.core.flow import CHANCE
from matanui.core.message import Message
from matanui.core.record import Player, Record, Row
from matanui.games.catalogue import game_named
from matanui.host.table import new_record
from matanui.lessons.files import NAMES, LessonRow


class Pointer(Struct, frozen=True):
    """What the teacher points at: a field, a space, a card or a seat by its number, or a part of the table."""

    kind: str
    n: int = -1
    part: str = ""


class Step(Struct, frozen=True):
    """One thing that is explained, after so many answers of the game; `source` is a chapter of the rulebook, `want`
    what the learner is to answer."""

    id: str
    at: int
    say: Message
    source: str
    points: list[Pointer]
    want: str | None


class Lesson(Struct, frozen=True):
    """All of it. The game runs along `log`; the teacher stops it where a step is."""

    name: str
    row: LessonRow
    edition: str
    log: list[Row]
    steps: list[Step]

    @property
    def players(self) -> list[Player]:
        """Who sits where: the learner is a person, the others are bots who know their part."""
        return [Player(name, "" if seat == self.row.learner else "greedy") for seat, name in enumerate(self.row.seats)]

    @property
    def prescribed(self) -> list[str]:
        """What chance answers."""
        return [row.answer for row in self.log if row.seat == CHANCE]

    def record(self, seed: bytes) -> Record:
        """The record of this lesson before its first answer. What comes after the lesson is up to the seed."""
        game = game_named(self.row.game)
        rules = game.rules(self.edition, self.row.set)
        record = new_record(game, self.edition, rules, self.players, seed)
        record.prescribed = self.prescribed
        return record

    def mark(self, n: int) -> str:
        """The mark of the state after so many answers."""
        return self.log[n - 1].mark if n else ""

    def steps_at(self, n: int) -> list[Step]:
        """What is explained after so many answers."""
        return [step for step in self.steps if step.at == n]


@cache
def lesson_named(name: str) -> Lesson:
    """A lesson of the house, rehearsed once."""
    from matanui.lessons.files import load
    from matanui.lessons.rehearsal import rehearse

    return rehearse(name, load(name))


def lessons() -> list[Lesson]:
    """All lessons, in the order in which they are best taken."""
    return [lesson_named(name) for name in NAMES]
