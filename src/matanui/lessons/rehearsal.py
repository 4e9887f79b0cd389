"""A lesson's file becomes a lesson: its game is played once by the real rules, and what does not fit them is refused
with a sentence that names the step, the question and everything on offer."""

from __future__ import annotations

from typing import Final

from matanui.core.chance import seed_of
from matanui.core.errors import UserError
from matanui.core.flow import CHANCE, Ask
from matanui.core.message import Message
from matanui.core.questions import ids_of
from matanui.core.record import Player
from matanui.games.catalogue import game_named
from matanui.host.table import Table, new_record
from matanui.lessons.files import LessonFile, StepRow
from matanui.lessons.lesson import Lesson, Pointer, Step

ANY: Final = "*"  # chance as it comes
PARTS: Final = ("island", "players", "hand", "chronicle", "question", "fight", "stage")  # of the table


def rehearse(name: str, file: LessonFile) -> Lesson:
    """Play a lesson from its beginning to its end."""
    return Rehearsal(name, file).run()


class Rehearsal:
    """A table at which everybody follows the script."""

    def __init__(self, name: str, file: LessonFile) -> None:
        self.name, self.file, row = name, file, file.lesson
        self.game = game_named(row.game)
        self.edition = row.edition or self.game.default_edition
        players = [Player(seat) for seat in row.seats]
        rules = self.game.rules(self.edition, row.set)
        seed = seed_of(f"{name} {row.seed}")
        self.table = Table(self.game, new_record(self.game, self.edition, rules, players, seed), {})
        self.step = file.steps[0]

    def run(self) -> Lesson:
        """The lesson, if it fits the rules."""
        steps = [self._step(row) for row in self.file.steps]
        return Lesson(self.name, self.file.lesson, self.edition, self.table.record.log, steps)

    def _step(self, row: StepRow) -> Step:
        self.step = row
        for line in row.play:
            self._answer(line)
        points = [self._point(line) for line in row.point]
        if row.want is None:
            return self._made(row, self.table.length, points, None)
        self._settle(row.want.split()[0], self.file.lesson.learner)
        at = self.table.length
        want = self.table.answer(self.file.lesson.learner, self._find(row.want))
        return self._made(row, at, points, want)

    def _made(self, row: StepRow, at: int, points: list[Pointer], want: str | None) -> Step:
        return Step(row.id, at, Message(f"lesson-{self.name}-{row.id}"), row.source, points, want)

    # --- answers

    def _answer(self, line: str) -> None:
        ask = self._settle(line.split(maxsplit=1)[0])
        self.table.answer(ask.seat, self._find(line))

    def _settle(self, prompt: str, seat: int | None = None) -> Ask:
        """On to the next question with this prompt; what nobody names is passed over, or left to chance."""
        while (ask := self.table.pending) is not None:
            if ask.prompt.name == prompt and (seat is None or ask.seat == seat):
                return ask
            self.table.answer(ask.seat, self._usual(ask))
        raise self._wrong(f"nobody is asked {prompt!r} any more: the game is over")

    def _usual(self, ask: Ask) -> int:
        """What is answered if the lesson does not say."""
        if ask.seat == CHANCE:
            return self.table.dice.answer(ask)
        if ask.prompt.reaction and ask.prompt.nothing is not None:
            return ask.prompt.nothing
        usual = ask.prompt.usual and ask.prompt.usual(self.table.match.state, ask)
        if usual is None:
            raise self._wrong(f"seat {ask.seat} is asked {ask.prompt.name!r}: {self._offered(ask)}")
        return usual

    def _find(self, line: str) -> int:
        """The option with this id."""
        ask, (prompt, wanted) = self.table.pending, line.split(maxsplit=1)
        assert ask is not None
        if wanted == ANY and ask.seat == CHANCE:
            return self.table.dice.answer(ask)
        found = ids_of(self.table.match.state, ask)
        if wanted not in found:
            raise self._wrong(f"{wanted!r} is not on offer for {prompt!r} of seat {ask.seat}: {', '.join(found)}")
        return found[wanted]

    def _offered(self, ask: Ask) -> str:
        return ", ".join(ids_of(self.table.match.state, ask))

    # --- pointing

    def _point(self, line: str) -> Pointer:
        kind, name = line.split(maxsplit=1)
        seats = {str(n): n for n in range(len(self.file.lesson.seats))}
        things = {"seat": seats, **self.game.things(self.table.match.state)}
        if kind == "part" and name in PARTS:
            return Pointer(kind, part=name)
        if name in things.get(kind, {}):
            return Pointer(kind, things[kind][name])
        raise self._wrong(f"nobody can point at {line!r}: a part ({', '.join(PARTS)}), {' or '.join(things)}")

    def _wrong(self, why: str) -> UserError:
        return UserError(f"{self.name}.toml: step {self.step.id}: {why}")
