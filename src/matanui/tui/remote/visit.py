"""A visit at a table of a server. Messages come in a thread of their own, lines from the keyboard in another; one lock
keeps them apart, and each leaves the screen as the other wants to find it."""

from __future__ import annotations

import secrets
import threading
from typing import Any, Final

from rich.text import Text

from matanui.core.errors import UserError
from matanui.core.questions import Prompt
from matanui.desk import telling
from matanui.desk.desk import Desk
from matanui.desk.marks import FAINT
from matanui.tui.remote import finish
from matanui.tui.remote.address import Address
from matanui.tui.remote.console import Console
from matanui.tui.remote.http import said
from matanui.tui.remote.kept import Kept, forget, keep
from matanui.tui.remote.link import Link, new_id
from matanui.tui.remote.room import Room
from matanui.tui.remote.table import RemoteTable
from matanui.wire import protocol as wire

LATELY: Final = 8  # events and lines of talk that are told to whoever comes back
MOMENTS: Final = 1000  # milliseconds in a second


class Visit:
    """Hears what the server says, and puts it on the screen."""

    def __init__(self, address: Address, table: RemoteTable, seat: Kept | None, desk: Desk, console: Console) -> None:
        self.address = address
        self.table = table
        self.seat = seat
        self.desk = desk
        self.page = desk.page
        self.console = console
        self.room = Room(table, self.page)
        self.link = Link(address.socket, self.hello, self.hear, self.lost)
        self.attention = threading.Event()  # set while a line from the keyboard is wanted
        self.settled = threading.Event()  # set once there is something on the screen
        self.next = threading.Event()  # set when the next table is known, or will not be
        self.then: list[tuple[Prompt, int]] = []  # what the last line said to questions still to come
        self.begun = self.away = self.ended = self.stopped = False
        self.waited: list[int] = []
        self.fault: Exception | None = None
        self.shown = ""  # the question that is on the screen

    # --- the line

    def hello(self) -> wire.Hello:
        """Who we are, and what we have heard."""
        tokens = [self.seat.token] if self.seat else []
        return wire.Hello(wire.PROTOCOL, tokens, self.table.upto, False)

    def lost(self) -> None:
        """The line broke. Said once, however often it breaks."""
        with self.console.lock:
            if not self.away:
                self.say("join-lost", FAINT)
            self.away = True

    def hear(self, notice: Any) -> None:
        """One message."""
        with self.console.together():
            try:
                self.page.width, self.page.height = self.console.screen.width, self.console.screen.height
                self.take(notice)
            except UserError as wrong:
                self.console.write(str(wrong))
            except Exception as wrong:  # a fault of ours must not die unseen in this thread
                self.fault = wrong
                self.stop()
        if self.stopped or self.table.is_dealt or (self.begun and self.table.info.status == "waiting"):
            self.settled.set()

    def take(self, notice: Any) -> None:
        """What a message changes here."""
        match notice:
            case wire.Welcome():
                self.welcome(notice)
            case wire.TableNotice():
                self.learn(notice.table)
            case wire.Update():
                self.update(notice)
            case wire.Refused():
                self.refused(notice)
            case wire.Chat():
                self.chat(notice.line)
            case wire.Orders():
                self.say("join-order", order=self.orders(notice))
            case wire.Bye() if notice.after is None:
                self.stop(said(self.page.speech, notice))

    def say(self, name: str, style: str = "", /, **args: object) -> None:
        """One sentence."""
        self.console.write(self.page.line(name, style, **args))

    def stop(self, why: str = "") -> None:
        """There is nothing more to do here."""
        if why:
            self.console.write(why, *([self.page.line("join-press-enter")] if self.console.is_typing else []))
        self.stopped = True
        self.link.closing.set()
        self.attention.set()
        self.next.set()

    # --- the room

    def welcome(self, notice: wire.Welcome) -> None:
        """We are in, or in again."""
        before = self.table.info
        self.table.welcome(notice)
        if self.seat is not None and not notice.yours:
            forget(self.seat, self.address)
            self.stop(self.page.speech.ui("join-not-yours"))
            return
        if self.away:
            self.say("join-back", FAINT)
        if not self.begun:
            self.enter(notice)
        self.away, self.begun = False, True
        self.offer(before)
        self.get_ready()

    def enter(self, notice: wire.Welcome) -> None:
        """What there is to know at first."""
        if not self.table.has_ended:
            self.console.write(*self.room.seats())
            self.say("join-hint" if notice.table.status == "waiting" else "start-hint", FAINT)
        for line in notice.chat[-LATELY:]:
            self.chat(line)

    def get_ready(self) -> None:
        """Before the deal: our share of chance, and the server's promise."""
        info, seat = self.table.info, self.seat
        if seat is None or info.status != "waiting" or info.seats[seat.seat].ready:
            return
        if seat.nonce and seat.commitment == info.commitment:
            nonce = seat.nonce
        else:
            nonce = secrets.token_hex(16)
            seat.nonce, seat.commitment = nonce, info.commitment
            keep(seat, self.address, self.page.speech)
            self.say("join-promise", FAINT, commitment=info.commitment, nonce=nonce)
        self.link.send(wire.Ready(id=new_id(), seat=seat.seat, nonce=nonce))

    def learn(self, info: wire.TableInfo) -> None:
        """Somebody came, went, is ready; or the game is over."""
        before = self.table.info
        self.table.learn(info)
        self.console.write(*self.room.changes(before, info))
        mine = None if self.seat is None else info.seats[self.seat.seat]
        if mine is not None and not mine.taken and self.seat is not None:
            forget(self.seat, self.address)
            self.stop(self.page.speech.ui("join-not-yours"))
        elif before.status == "waiting" and info.status == "playing":
            self.say("join-begins", "bold")
        self.offer(before)
        self.end_if_over()

    def offer(self, before: wire.TableInfo) -> None:
        """Is there a table to play on at?"""
        if self.table.info.rematch:
            self.next.set()
            if not before.rematch:
                self.say("join-rematch-offer")

    def chat(self, line: wire.ChatLine) -> None:
        """Somebody says something."""
        guest = self.page.speech.ui("join-guest")
        name = line.name or (guest if line.seat is None else self.table.players[line.seat])
        self.console.write(Text.assemble((f"{name}: ", "bold"), line.text))

    def orders(self, notice: wire.Orders) -> str:
        """Our standing order in words."""
        order = notice.orders.get(self.table.seat if self.table.seat is not None else -1, "could")
        return self.page.speech.ui(f"join-order-{order}")

    def refused(self, notice: wire.Refused) -> None:
        """A command changed nothing. An answer may be given anew if its question is still there."""
        if notice.again:
            return
        self.console.write(said(self.page.speech, notice))
        if self.table.question is not None and self.table.question.key == self.table.answered:
            self.table.answered = ""
            self.ask()
        self.next.set()

    # --- the game

    def update(self, notice: wire.Update) -> None:
        """The game went on."""
        if self.table.has_gap(notice):
            self.link.send(wire.Sync(id=new_id(), since=self.table.upto), sure=False)
            self.table.serial = notice.serial
            return
        first = not self.table.is_dealt
        fresh = self.table.update(notice)
        told = min(fresh, LATELY) if first else fresh
        self.console.write(*telling.news(self.desk, self.table, self.table.seat, len(self.table.events) - told))
        if not self.table.has_ended:
            self.go_on()
        self.end_if_over()

    def go_on(self) -> None:
        """A question for us, or somebody to wait for."""
        question = self.table.question
        if question is None or not self.table.is_asked:
            self.attention.clear()
            self.wait()
        elif question.key != self.shown:
            self.waited = []
            if not self.answer_ahead(question):
                self.ask()

    def answer_ahead(self, question: wire.Question) -> bool:
        """The last line may have said more than one thing."""
        if self.then:
            prompt, option = self.then.pop(0)
            if prompt.name == question.prompt and option in self.table.ids(self.table.seat).values():
                self.answer(option)
                return True
            self.then = []
        return False

    def ask(self) -> None:
        """Show the question."""
        question = self.table.question
        assert question is not None
        self.shown = question.key
        lines = self.desk.question(self.table.view(self.table.seat), self.table)
        if question.deadline is not None:
            left = question.deadline // MOMENTS
            lines.append(self.page.line("join-time", FAINT, time=f"{left // 60}:{left % 60:02}"))
        self.console.write(*lines)
        self.attention.set()

    def answer(self, option: int) -> None:
        """Send an answer to the question on the screen."""
        question = self.table.question
        assert question is not None
        name = next(name for name, other in self.table.ids(self.table.seat).items() if other == option)
        self.table.answered = question.key
        self.attention.clear()
        self.link.send(wire.Answer(id=new_id(), question=question.key, answer=name))

    def wait(self) -> None:
        """Whom we wait for, said when it changes."""
        people = self.table.waited_for()
        if people and people != self.waited:
            names = [self.desk.seat(self.table.view(None), n).plain for n in people]
            self.say("join-waiting", FAINT, names=self.page.speech.listed(names))
        self.waited = people

    def end_if_over(self) -> None:
        """Who won, the proof, and what one can do now. Once."""
        if self.ended or not self.table.has_ended or not (self.table.is_dealt or self.table.info.status == "abandoned"):
            return
        self.ended = True
        abandoned = self.table.info.status == "abandoned"
        if abandoned:
            self.say("join-abandoned", "bold")
        else:
            self.console.write(*telling.last_words(self.desk, self.table, self.table.standing))
        self.console.write(*finish.finish(self.table, self.address, self.seat, self.page))
        self.say("join-after", FAINT)
        self.attention.set()
