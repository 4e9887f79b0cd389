"""A game at one keyboard: chance and bots run on, people are asked, and every answer is kept."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rich.text import Text

from matanui.core.errors import UserError
from matanui.core.flow import Ask
from matanui.core.questions import Prompt
from matanui.desk import telling
from matanui.desk.actions import AGAIN, Action, Answer, Command
from matanui.desk.desk import Desk, Throw
from matanui.host.driver import Guide, next_move
from matanui.host.table import Table
from matanui.tui.keeping import keep
from matanui.tui.screen import Screen

LATELY: Final = 8  # events told when a game is taken up again


class Quit(Exception):
    """Somebody wants to stop."""


class Session:
    """One table on one screen."""

    def __init__(self, table: Table, screen: Screen, desk: Desk, path: Path) -> None:
        self.table = table
        self.screen = screen
        self.desk = desk
        self.page = desk.page
        self.path = path
        self.people = [n for n, player in enumerate(table.record.players) if not player.bot]
        self.table.alone = len(self.people) == 1
        self.guide: Guide | None = None  # of a lesson
        if not self.table.alone:  # whoever is not asked shows the others that they had nothing to choose
            self.table.orders = dict.fromkeys(self.people, "always")
        self.kept = True
        self.facing = -1  # whoever sits at the keyboard now
        self.last_prompt: Prompt | None = None
        self.heard = dict.fromkeys(self.people, max(0, len(table.events) - LATELY))

    def run(self) -> bool:
        """Play to the end; False if somebody stopped before. The game is kept in any case."""
        try:
            while self.table.pending is not None:
                self.advance(self.table.pending)
        except (Quit, EOFError):
            return False
        finally:
            self.keep()
        return True

    def keep(self) -> None:
        """Save where the game is. If that fails, say so once and play on."""
        try:
            self.write_to(self.path)
            self.kept = True
        except UserError as wrong:
            if self.kept:
                self.screen.write(str(wrong))
            self.kept = False

    def write_to(self, path: Path) -> None:
        """The record, and while the game is not over where it stands, so that it goes on after any update."""
        table = self.table
        table.record.kept = table.as_part() if table.pending is not None else None
        keep(table.record, path, self.page.speech)

    def advance(self, ask: Ask) -> None:
        """One answer, whoever gives it."""
        self.page.width, self.page.height = self.screen.width, self.screen.height
        move = next_move(ask, self.table.bots, self.table.by_order, self.guide)
        if move.deed == "ask":
            self.ask_person(ask.seat)
            return
        scripted = self.guide is not None and self.guide.script is not None
        if move.deed == "roll" and self.screen.live and not scripted:
            self.let_throw(ask)
        self.last_prompt = ask.prompt
        self.table.answer(ask.seat, self.table.carried_out(ask, move))
        if ask.seat in self.people:
            self.keep()

    def let_throw(self, ask: Ask) -> None:
        """A person throws the die, if they like to and were not just asked about it."""
        throw = self.desk.throw(ask, self.last_prompt, self.table, self.people)
        if throw is not None:
            self.pause(throw)

    # --- people

    def ask_person(self, seat: int) -> None:
        """Ask until an answer comes, and give it, with what it says to the next questions."""
        self.turn_to(seat)
        self.show_question(seat)
        answer = self.read_answer(seat)
        self.give(seat, answer.option)
        for prompt, option in answer.then:
            ask = self.table.pending
            if ask is None or (ask.seat, ask.prompt) != (seat, prompt) or option not in ask.options:
                return
            self.give(seat, option)

    def give(self, seat: int, option: int) -> None:
        """Pass an answer on to the table, and keep the game."""
        assert self.table.pending is not None
        self.last_prompt = self.table.pending.prompt
        self.table.answer(seat, option)
        self.keep()

    def read_answer(self, seat: int) -> Answer:
        """Lines until one of them answers."""
        while True:
            action = self.read_action(seat)
            if isinstance(action, Answer):
                return action
            if action is not None:
                self.carry_out(action, seat)

    def read_action(self, seat: int) -> Action | None:
        """One line and what it means; None if it means nothing."""
        view = self.table.view(seat)
        line = self.screen.ask(self.desk.name(view, seat) + "> ")
        try:
            return self.desk.parse(line, view, self.table)
        except UserError as wrong:
            self.screen.write(str(wrong))
            return None

    def carry_out(self, command: Command, seat: int) -> None:
        """Show or do something that answers nothing."""
        if command.name == "quit":
            raise Quit
        if command.name == AGAIN:
            self.desk.again()
            self.show_question(seat)
        elif command.name == "save":
            self.save_as(command.text)
        else:
            try:
                self.screen.write(*self.desk.show(command, self.table, seat))
            except UserError as wrong:
                self.screen.write(str(wrong))

    def save_as(self, name: str) -> None:
        """`save FILE`."""
        path = Path(name).expanduser() if name else self.path
        try:
            self.write_to(path)
            self.screen.write(self.page.line("saved", file=str(path)))
        except UserError as wrong:
            self.screen.write(str(wrong))

    # --- what is shown

    def turn_to(self, seat: int) -> None:
        """The curtain, if another person sits down; then what happened since this one was last asked."""
        if seat != self.facing and len(self.people) > 1 and not self.is_choosing():
            self.part()
            self.curtain(seat)
        self.facing = seat
        self.screen.write(*self.news(seat, self.heard[seat]))
        self.heard[seat] = len(self.table.events)

    def news(self, viewer: int | None, since: int) -> list[Text]:
        """What happened since then, as a viewer may see it."""
        return telling.news(self.desk, self.table, viewer, since)

    def part(self) -> None:
        """Whoever leaves the keyboard sees first what came of the last answer."""
        seat = self.facing
        if seat < 0 or self.heard[seat] == len(self.table.events):
            return
        self.screen.write(*self.news(seat, self.heard[seat]))
        self.heard[seat] = len(self.table.events)
        self.screen.ask(self.page.speech.ui("press-enter-part") + " ")

    def is_choosing(self) -> bool:
        """Before the game nothing is secret."""
        ask = self.table.pending
        return ask is not None and ask.prompt.open

    def curtain(self, seat: int) -> None:
        """Clear the screen and wait for the next person."""
        self.screen.clear()
        name, who = self.page.players[seat], self.desk.name(self.table.view(None), seat)
        label = "pass-keyboard-by-name" if who == name else "pass-keyboard"
        self.screen.write(self.page.line(label, "bold", name=name, toa=who))
        self.screen.ask(self.page.speech.ui("press-enter") + " ")
        if not self.page.plain:
            self.screen.clear()

    def show_question(self, seat: int) -> None:
        """The table as far as it helps, and the question."""
        self.screen.write(*self.desk.question(self.table.view(seat), self.table))

    # --- dice

    def pause(self, throw: Throw) -> None:
        """Let the person throw the die."""
        seat = throw.seat
        self.turn_to(seat)
        self.screen.write(*throw.before)
        while True:
            self.screen.write(throw.line)
            action = self.read_action(seat)
            if isinstance(action, Command) and action.name in (AGAIN, "roll"):
                return
            if isinstance(action, Command):
                self.carry_out(action, seat)

    # --- the end

    def rest_of_news(self) -> list[Text]:
        """What happened since anybody was last asked, as everybody saw it."""
        since = max(self.heard.values(), default=0)
        viewer = self.people[0] if len(self.people) == 1 else None
        return self.news(viewer, since)

    def last_words(self) -> list[Text]:
        """Who won, in which round."""
        return telling.last_words(self.desk, self.table, self.table.standing)
