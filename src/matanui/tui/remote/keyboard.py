"""What somebody types during a visit."""

from __future__ import annotations

from typing import Final

from matanui.core.errors import UserError
from matanui.desk.actions import AGAIN, Answer, Command
from matanui.desk.roomwords import COMMANDS, Typed, Vocabulary
from matanui.host.orders import ORDERS
from matanui.tui.remote.link import new_id
from matanui.tui.remote.visit import Visit
from matanui.wire import protocol as wire

LONGEST: Final = 500
SOON: Final = 5.0  # seconds until the prompt comes even if the server is slow


class Leave(Exception):
    """Somebody goes. With the table they go to, if they play on at another."""

    def __init__(self, follow: str = "") -> None:
        super().__init__(follow)
        self.follow = follow


class Keyboard:
    """Lines become answers, commands and talk."""

    def __init__(self, visit: Visit) -> None:
        self.visit = visit
        self.table = visit.table
        self.page = visit.page
        self.console = visit.console
        self.words = Vocabulary(visit.page.speech)

    def run(self) -> str:
        """Until somebody leaves; the name of the next table if they play on."""
        self.visit.settled.wait(SOON)
        try:
            while not self.visit.stopped:
                if not self.console.screen.live:
                    self.visit.attention.wait()  # a script answers when it is asked, not before
                if not self.visit.stopped:
                    self.typed(self.console.ask(self.prompt()))
        except Leave as leave:
            return leave.follow
        if self.visit.fault is not None:
            raise self.visit.fault
        return ""

    def prompt(self) -> str:
        """Who types."""
        with self.console.lock:
            if self.table.seat is None:
                return "> "
            if not self.table.is_dealt:
                return self.table.players[self.table.seat] + "> "
            return self.visit.desk.name(self.table.view(self.table.seat), self.table.seat) + "> "

    def typed(self, line: str) -> None:
        """One line."""
        try:
            with self.console.lock:
                command = self.words.find(line)
                if command is None:
                    self.for_the_game(line)
                elif command.name != "rematch":
                    self.carry_out(command)
            if command is not None and command.name == "rematch":
                self.rematch()
        except UserError as wrong:
            self.console.write(str(wrong))

    # --- the game

    def for_the_game(self, line: str) -> None:
        """An answer, or something to look at."""
        over = self.visit.ended and not (line.strip() and self.console.screen.live)
        if over or self.words.is_shared(line, "quit"):
            raise Leave
        if self.words.is_shared(line, "help"):
            self.help()
        if not self.table.is_dealt:
            self.before_the_deal(line)
            return
        action = self.visit.desk.parse(line, self.table.view(self.table.seat), self.table)
        if isinstance(action, Answer):
            self.answer(action)
        else:
            self.show(action)

    def before_the_deal(self, line: str) -> None:
        """There is only the room to see."""
        if not line.strip():
            self.console.write(*self.visit.room.seats())
        elif not self.words.is_shared(line, "help"):
            raise UserError(self.page.speech.ui("join-err-not-begun"))

    def answer(self, action: Answer) -> None:
        """An answer, with what the same line says to the next questions."""
        if not self.table.is_asked:
            raise UserError(self.page.speech.ui("join-err-not-asked"))
        self.visit.then = list(action.then)
        self.visit.answer(action.option)

    def show(self, command: Command) -> None:
        """Something that answers nothing."""
        visit, seat = self.visit, self.table.seat
        if command.name == AGAIN:
            self.again()
        elif command.name == "save":
            raise UserError(self.page.speech.ui("join-err-save"))
        elif command.name == "roll":
            raise UserError(self.page.speech.ui("join-err-not-asked"))
        else:
            self.console.write(*visit.desk.show(command, self.table, seat if seat is not None else 0))

    def again(self) -> None:
        """The question once more, or the table if nothing is asked."""
        if self.table.is_asked:
            self.visit.desk.again()
            self.visit.ask()
        else:
            self.console.write(*self.visit.desk.table(self.table.view(self.table.seat)))

    # --- the room

    def help(self) -> None:
        """The words that only a table of a server knows."""
        head = self.page.line("join-help-head", "bold")
        self.console.write(head, *(self.page.entry(self.page.speech.ui(f"join-help-{name}")) for name in COMMANDS))

    def carry_out(self, command: Typed) -> None:
        """One of those."""
        match command.name:
            case "chat":
                self.chat(command.text)
            case "who":
                self.console.write(*self.visit.room.seats())
            case "order":
                self.order(command.text)
            case "resign" | "abandon":
                self.give_up(command)

    def chat(self, text: str) -> None:
        """A line of table talk."""
        if not text:
            raise UserError(self.page.speech.ui("join-help-chat"))
        self.visit.link.send(wire.Say(id=new_id(), text=text[:LONGEST]))

    def order(self, text: str) -> None:
        """How often to be asked."""
        chosen = self.words.orders.exact(text) if text else None
        if chosen is None:
            raise UserError(self.page.speech.ui("join-help-order"))
        self.visit.link.send(wire.SetOrder(id=new_id(), seat=self.seat(), order=ORDERS[chosen]))

    def give_up(self, command: Typed) -> None:
        """Not by a slip of the finger: `resign yes`."""
        seat = self.seat()
        if not command.text or self.words.yes.exact(command.text) is None:
            raise UserError(self.page.speech.ui(f"join-sure-{command.name}"))
        kinds = {"resign": wire.Resign, "abandon": wire.Abandon}
        self.visit.link.send(kinds[command.name](id=new_id(), seat=seat))

    def seat(self) -> int:
        """Ours, if we have one."""
        if self.table.seat is None:
            raise UserError(self.page.speech.ui("join-err-watching"))
        return self.table.seat

    def rematch(self) -> None:
        """To the next table, with the same people."""
        if not self.visit.ended:
            raise UserError(self.page.speech.ui("join-err-not-over"))
        if not self.table.info.rematch:
            self.seat()
            self.visit.next.clear()
            self.visit.link.send(wire.Rematch(id=new_id()))
            self.visit.next.wait()
        if self.table.info.rematch:
            raise Leave(self.table.info.rematch)
