"""A game at one keyboard: chance and bots run on, people are asked, and every answer is kept."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rich.text import Text

from matanui.core.errors import UserError
from matanui.core.flow import CHANCE, Ask
from matanui.games.makuta.view import View
from matanui.host.table import Table
from matanui.tui import asking, board, chances, marks, shows, status
from matanui.tui.answers import Answer
from matanui.tui.grammar import AGAIN, Command, parse
from matanui.tui.keeping import keep
from matanui.tui.page import Page
from matanui.tui.screen import Screen

ROLLS: Final = ("roll", "duel")  # dice that a person likes to throw
JUST_ASKED: Final = ("begin", "escape", "declare", "duel-die", "duel")  # after these the die is as good as thrown
LATELY: Final = 8  # events told when a game is taken up again
FIELD_LESS: Final = ("choose-toa",)
NOTHING: Final = (-1, -1)


class Quit(Exception):
    """Somebody wants to stop."""


class Session:
    """One table on one screen."""

    def __init__(self, table: Table, screen: Screen, page: Page, path: Path) -> None:
        self.table = table
        self.screen = screen
        self.page = page
        self.path = path
        self.people = [n for n, player in enumerate(table.record.players) if not player.bot]
        self.kept = True
        self.facing = -1  # whoever sits at the keyboard now
        self.last_prompt = ""
        self.scene_of = NOTHING  # the seat and the turn whose table is in sight
        self.told_tiles = 0  # how many tiles the island had when it was last told in sentences
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
            keep(self.table.record, self.path, self.page.speech)
            self.kept = True
        except UserError as wrong:
            if self.kept:
                self.screen.write(str(wrong))
            self.kept = False

    def advance(self, ask: Ask) -> None:
        """One answer, whoever gives it."""
        self.page.width, self.page.height = self.screen.width, self.screen.height
        if ask.seat in self.people:
            self.ask_person(ask.seat)
            return
        if self.waits_for_roll(ask):
            self.pause(ask)
        self.last_prompt = ask.prompt
        self.table.step()

    # --- people

    def ask_person(self, seat: int) -> None:
        """Ask until an answer comes, and give it, with what it says to the next questions."""
        self.turn_to(seat)
        self.show_question(seat)
        answer = self.read_answer(seat)
        self.give(seat, answer.option)
        for prompt, option in answer.then:
            ask = self.table.pending
            if ask is not None and (ask.seat, ask.prompt) == (seat, prompt) and option in ask.options:
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

    def read_action(self, seat: int) -> Answer | Command | None:
        """One line and what it means; None if it means nothing."""
        view: View = self.table.view(seat)
        line = self.screen.ask(self.prompt_of(view, seat))
        try:
            return parse(line, view, self.page.lex)
        except UserError as wrong:
            self.screen.write(str(wrong))
            return None

    def prompt_of(self, view: View, seat: int) -> str:
        """Who is asked."""
        who = view.seats[seat].who
        name = self.page.speech.toa(who) if who >= 0 else self.page.players[seat]
        return name + "> "

    def carry_out(self, command: Command, seat: int) -> None:
        """Show or do something that answers nothing."""
        if command.name == "quit":
            raise Quit
        if command.name == AGAIN:
            self.scene_of = NOTHING
            self.show_question(seat)
        elif command.name == "save":
            self.save_as(command.text)
        else:
            try:
                self.screen.write(*shows.show(command, self.page, self.table, seat))
            except UserError as wrong:
                self.screen.write(str(wrong))

    def save_as(self, name: str) -> None:
        """`save FILE`."""
        path = Path(name).expanduser() if name else self.path
        try:
            keep(self.table.record, path, self.page.speech)
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
        view: View = self.table.view(seat)
        self.screen.write(*self.news(view, seat, self.heard[seat]))
        self.heard[seat] = len(self.table.events)

    def news(self, view: View, viewer: int | None, since: int) -> list[Text]:
        """What happened since then, as a viewer may see it."""
        bullet = "" if self.page.plain else "· "
        events = self.table.heard(viewer, since)
        return [Text(bullet + self.page.speech.event(event, view)) for event in events]

    def part(self) -> None:
        """Whoever leaves the keyboard sees first what came of the last answer."""
        seat = self.facing
        if seat < 0 or self.heard[seat] == len(self.table.events):
            return
        self.screen.write(*self.news(self.table.view(seat), seat, self.heard[seat]))
        self.heard[seat] = len(self.table.events)
        self.screen.ask(self.page.speech.ui("press-enter-part") + " ")

    def is_choosing(self) -> bool:
        """Before the game nothing is secret."""
        ask = self.table.pending
        return ask is not None and ask.prompt in FIELD_LESS

    def curtain(self, seat: int) -> None:
        """Clear the screen and wait for the next person."""
        self.screen.clear()
        view: View = self.table.view(None)
        name = self.page.players[seat]
        who = self.page.speech.toa(view.seats[seat].who)
        self.screen.write(self.page.line("pass-keyboard", "bold", name=name, toa=who))
        self.screen.ask(self.page.speech.ui("press-enter") + " ")
        if not self.page.plain:
            self.screen.clear()

    def show_question(self, seat: int) -> None:
        """The board if it helps, your hand, and the question."""
        view: View = self.table.view(seat)
        question = view.question
        assert question is not None
        drawn = []
        if question.prompt not in FIELD_LESS:
            drawn = self.show_scene(view, asking.asks_for_field(question) or question.prompt == "place")
        self.screen.write(*asking.question_lines(self.page, view, question, drawn))

    def show_scene(self, view: View, wanted: bool) -> list[int]:
        """The whole table once in each turn of a person; later only the tiles, where the question is about fields.
        Returns the tiles that were drawn."""
        now = (-1 if view.viewer is None else view.viewer, view.round * 64 + view.turn)
        fresh = now != self.scene_of
        self.scene_of = now
        if fresh:
            self.screen.write("", status.header(self.page, view))
        if fresh or wanted:
            self.screen.write(*board.scene(self.page, view, fresh and self.is_news(view)))
        if fresh:
            self.screen.write(*status.table(self.page, view))
        elif view.seats[view.viewer or 0].hand:
            self.screen.write(*status.hand(self.page, view))
        drawn = (fresh or wanted) and not self.page.plain
        return board.drawn_tiles(self.page, view, fresh) if drawn else []

    def is_news(self, view: View) -> bool:
        """Drawings show where everybody is; sentences about the whole island are told only when it has grown."""
        grown = len(view.island.laid) != self.told_tiles
        self.told_tiles = len(view.island.laid)
        return grown or not self.page.plain

    # --- dice

    def waits_for_roll(self, ask: Ask) -> bool:
        """Is a person about to roll without having been asked anything? Only at a terminal that makes a pause."""
        turn = self.table.match.state.turn
        rolls = ask.seat == CHANCE and ask.prompt in ROLLS and self.last_prompt not in JUST_ASKED
        return rolls and self.screen.live and turn in self.people

    def pause(self, ask: Ask) -> None:
        """Let the person throw the die."""
        seat = self.table.match.state.turn
        self.turn_to(seat)
        view: View = self.table.view(seat)
        if ask.prompt == "roll":
            self.show_scene(view, False)
        die = self.page.speech.die(len(ask.options))
        odds = chances.told(chances.best_odds(view, len(ask.options)), self.page.speech) if ask.prompt == "duel" else ""
        while True:
            self.screen.write(self.page.line(f"pause-{ask.prompt}", "bold", die=die, odds=odds))
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
        return self.news(self.table.view(viewer), viewer, since)

    def last_words(self) -> list[Text]:
        """Who won, in which round."""
        standing = self.table.standing
        if standing.winner is None:
            return [self.page.line("end-nobody", "bold", rounds=standing.rounds)]
        view: View = self.table.view(None)
        who = Text.assemble(self.page.toa(view.seats[standing.winner].who))
        name = self.page.players[standing.winner]
        line = self.page.line("end-won", "bold", who=who.plain, name=name, rounds=standing.rounds)
        return [Text("═" * self.page.width, marks.FAINT), line] if not self.page.plain else [line]
