"""`matanui learn`: a lesson at this keyboard. The game is real; the teacher says what to try, and why."""

from __future__ import annotations

import os
import secrets
from pathlib import Path

from rich.text import Text

from matanui.core.errors import UserError
from matanui.core.flow import Ask
from matanui.core.message import Message
from matanui.core.record import Player, Record
from matanui.desk.actions import AGAIN, Answer, Command
from matanui.desk.desk import Desk
from matanui.desk.desks import desk_for
from matanui.desk.marks import FAINT
from matanui.desk.page import Page
from matanui.desk.speech import Speech
from matanui.games.catalogue import game_named
from matanui.host.table import Table
from matanui.i18n.words import language_of
from matanui.lessons.lesson import Lesson, Step, lesson_named, lessons
from matanui.lessons.teacher import Teacher
from matanui.tui.keeping import fresh_path
from matanui.tui.play import INTERRUPTED, load, say_goodbye
from matanui.tui.screen import Screen, make_screen
from matanui.tui.seating import bots_of
from matanui.tui.session import Session


class LessonSession(Session):
    """A session with a teacher, who speaks before anything else happens."""

    def __init__(self, table: Table, screen: Screen, desk: Desk, path: Path, teacher: Teacher) -> None:
        super().__init__(table, screen, desk, path)
        self.guide = self.teacher = teacher

    def advance(self, ask: Ask) -> None:
        """What the lesson prescribes happens by itself; where the teacher speaks, she is heard first."""
        if self.teacher.waiting:
            self.listen()
        super().advance(ask)

    def listen(self) -> None:
        """Every step that is explained here; Enter goes on, unless something is to be done."""
        learner = self.teacher.lesson.row.learner
        self.turn_to(learner)
        for step in self.teacher.waiting:
            self.screen.write(*self.spoken(step))
            if step.want is None and self.table.pending is not None:
                self.wait(learner)
        if self.teacher.heed() and self.teacher.is_over and self.table.pending is not None:
            self.screen.write("", self.words("lesson-on-alone", "bold"), "")

    def spoken(self, step: Step) -> list[Text]:
        """What she says, and where that stands in the rulebook."""
        steps = self.teacher.lesson.steps
        n = self.words("lesson-step", FAINT, n=steps.index(step) + 1, of=len(steps))
        source = self.words("lesson-source", FAINT, chapter=step.source)
        said = Text(self.page.speech.say(step.say), "" if self.page.plain else "bold")
        return [Text(""), Text.assemble(n, " · ", source), said]

    def wait(self, seat: int) -> None:
        """Until the learner has read it. Commands that show something work here, too."""
        while True:
            self.screen.write(self.words("lesson-enter", FAINT))
            action = self.read_action(seat)
            if isinstance(action, Answer):
                self.screen.write(self.words("lesson-read-first"))
            elif action is not None and action.name == AGAIN:
                return
            elif isinstance(action, Command):
                self.carry_out(action, seat)

    def read_answer(self, seat: int) -> Answer:
        """Lines until one of them is what the teacher wants; any other answer changes nothing."""
        while True:
            answer = super().read_answer(seat)
            if self.teacher.is_over:
                return answer
            if answer.option == self.teacher.option:
                return Answer(answer.option)  # what the same line says to later questions is not explained yet
            self.screen.write(Text(self.page.speech.say(other(self.table, seat, self.teacher.option))))

    def words(self, name: str, style: str = "", /, **args: object) -> Text:
        """A sentence about lessons."""
        return Text(self.page.speech.words.say(name, **args), style)


def other(table: Table, seat: int, want: int | None) -> Message:
    """What is said to an answer that is right, but not now."""
    assert want is not None
    return Message("lesson-not-now", {"want": table.game.voice.option(table.view(seat), want)})


def learn(
    name: str | None, plain: bool, lang: str | None, resume: Path | None = None, screen: Screen | None = None
) -> int:
    """List the lessons, or take one."""
    speech = Speech(language_of(lang, os.environ))
    screen = screen or make_screen(plain)
    if name is None:
        screen.write(*(line for lesson in lessons() for line in about(lesson, speech)))
        return 0
    lesson = lesson_named(name)
    record, path = begin(lesson, resume), resume or fresh_path(Path())
    record.players[lesson.row.learner] = Player(speech.ui("player", n=lesson.row.learner + 1))
    return take(lesson, record, path, screen, speech)


def about(lesson: Lesson, speech: Speech) -> list[str]:
    """A lesson in the list."""
    say = speech.words.say
    title = f"{lesson.name}: {say(f'game-{lesson.row.game}')}, {say('lesson-minutes', minutes=lesson.row.minutes)}"
    return [title, f"  {say(f'lesson-about-{lesson.name}')}", f"  {say('lesson-usage', lesson=lesson.name)}"]


def begin(lesson: Lesson, resume: Path | None) -> Record:
    """A new record of this lesson, or the one that was kept."""
    if resume is None:
        return lesson.record(secrets.token_bytes(32))
    record = load(resume)
    if record.prescribed != lesson.prescribed:
        raise UserError(f"{resume}: this is not a record of the lesson {lesson.name!r}")
    return record


def take(lesson: Lesson, record: Record, path: Path, screen: Screen, speech: Speech) -> int:
    """From where it is to the end of the lesson, or of the game."""
    table = Table(game_named(record.game), record, bots_of(record))
    page = Page(speech, screen.plain, screen.width, [player.name for player in record.players])
    session = LessonSession(table, screen, desk_for(record.game, page), path, Teacher(lesson, table))
    interrupted = False
    try:
        finished = session.run()
    except KeyboardInterrupt:
        finished, interrupted = False, True
    if finished:
        session.listen()
        say_goodbye(session, finished)
    else:
        go_on = session.words("lesson-resume-command", lesson=lesson.name, file=str(path))
        screen.write("", page.line("resume-hint"), go_on)
    return INTERRUPTED if interrupted else 0
