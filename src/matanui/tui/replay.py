"""`matanui replay`: a recorded game, event by event, from anybody's point of view."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Final

from rich.text import Text

from matanui.core.errors import UserError
from matanui.core.events import Event
from matanui.core.record import Record
from matanui.desk import marks
from matanui.desk.desk import Desk
from matanui.desk.desks import desk_for
from matanui.desk.lexicon import Names
from matanui.desk.options import is_number
from matanui.desk.page import Page
from matanui.desk.speech import Speech
from matanui.games.catalogue import game_named
from matanui.host import film as host
from matanui.i18n.words import language_of
from matanui.tui.play import INTERRUPTED, load
from matanui.tui.screen import Screen, make_screen

EVERYTHING: Final = -2  # points of view besides a seat
PUBLIC: Final = -1
KEYS: Final = ("next", "previous", "turn", "end", "quit", "view", "board", "help")


class Film(host.Film):
    """A record from any point of view; also from that of somebody who sees everything."""

    def view(self, n: int, eye: int, desk: Desk) -> Any:
        """The table after n answers, from a point of view."""
        state = self.match(n).state
        if eye == EVERYTHING:
            desk.reveal(state)
        return self.game.view(state, eye if eye >= 0 else None, None)

    def told(self, k: int, eye: int) -> Event:
        """The k-th event from a point of view."""
        event = self.events[k]
        return event if eye == EVERYTHING else event.seen_by(eye if eye >= 0 else None)


class Viewer:
    """Steps through a film on a screen."""

    def __init__(self, film: Film, screen: Screen, desk: Desk) -> None:
        self.film = film
        self.screen = screen
        self.desk = desk
        self.page = page = desk.page
        self.eye = EVERYTHING
        self.k = -1  # the event told last
        self.names = film.view(len(film.record.log), PUBLIC, desk)
        words = [(w.strip(), n) for n, key in enumerate(KEYS) for w in page.speech.ui(f"watch-{key}").split(",")]
        self.keys = Names(page.speech, words)

    def head(self) -> list[Text]:
        """What was played by whom."""
        edition = self.desk.edition(self.film.record.edition)
        players = [self.desk.seat(self.names, n).plain for n in range(len(self.page.players))]
        answers = len(self.film.record.log)
        head = self.page.line("watch-head", "bold", edition=edition, players=self.page.speech.listed(players))
        return [head, self.page.line("watch-size", answers=answers, events=len(self.film.events))]

    def line(self, k: int) -> Text:
        """One event with the number of its answer."""
        n = self.film.answers[k]
        said = self.desk.event(self.film.told(k, self.eye), self.names)
        return Text(said) if self.page.plain else Text(f"{n:>5}  ", marks.FAINT).append(said, "not dim")

    def story(self) -> None:
        """Everything, without a pause."""
        self.screen.write(*self.head(), *(self.line(k) for k in range(len(self.film.events))), *self.end())

    def end(self) -> list[Text]:
        """How it ended."""
        standing = self.film.standing
        if not self.film.over:
            return [self.page.line("watch-unfinished", rounds=standing.rounds)]
        if standing.winner is None:
            return [self.page.line("end-nobody", "bold", rounds=standing.rounds)]
        who, name = self.desk.name(self.names, standing.winner), self.page.players[standing.winner]
        label = "end-won-by-name" if who == name else "end-won"
        return [self.page.line(label, "bold", who=who, name=name, rounds=standing.rounds)]

    def table(self, n: int) -> list[Text]:
        """The board after n answers."""
        return self.desk.table(self.film.view(n, self.eye, self.desk))

    def watch(self) -> None:
        """Ask for the next step until somebody has seen enough."""
        self.screen.write(*self.head(), self.page.line("watch-hint", marks.FAINT))
        while True:
            line = self.screen.ask(self.prompt())
            try:
                if not self.obey(line.strip()):
                    return
            except UserError as wrong:
                self.screen.write(str(wrong))

    def now(self) -> int:
        """The answer that led to the event told last."""
        return self.film.after(self.k + 1)

    def prompt(self) -> str:
        """Where we are, of how many."""
        return self.page.speech.ui("watch-prompt", n=str(self.now()), most=str(len(self.film.record.log))) + " "

    def obey(self, line: str) -> bool:
        """Do what a line says; False to stop."""
        self.page.width = self.screen.width
        if is_number(line):
            self.go_to(int(line))
            return True
        word, _, rest = line.partition(" ")
        key = KEYS[self.keys.find(word)] if word else "next"
        if key == "view":
            self.look_from(rest)
        elif key == "board":
            self.screen.write(*self.table(self.now()))
        elif key == "help":
            self.screen.write(self.page.line("watch-hint"))
        else:
            self.move(key)
        return key != "quit"

    def move(self, key: str) -> None:
        """Forwards, backwards, to the next turn or to the end."""
        last = len(self.film.events) - 1
        if key == "previous":
            self.k = max(0, self.k - 1)
            self.screen.write(self.line(self.k))
        elif key == "next":
            self.tell_to(min(self.k + 1, last))
        elif key == "turn":
            self.tell_to(self.next_turn())
            self.screen.write(*self.table(self.now()))
        elif key == "end":
            self.k = last
            self.screen.write(self.line(last), *self.table(len(self.film.record.log)), *self.end())

    def tell_to(self, k: int) -> None:
        """Tell the events up to the k-th."""
        if k == self.k:
            self.screen.write(*self.end())
        self.screen.write(*(self.line(n) for n in range(self.k + 1, k + 1)))
        self.k = k

    def next_turn(self) -> int:
        """The next event that begins a turn, or the last of all."""
        later = range(self.k + 1, len(self.film.events))
        turns = (k for k in later if self.desk.begins_turn(self.film.events[k]))
        return next(turns, len(self.film.events) - 1)

    def go_to(self, n: int) -> None:
        """The table after n answers, and the event that led there."""
        check_answer(n, self.film.record, self.page.speech)
        before = [k for k, answer in enumerate(self.film.answers) if answer <= n]
        self.k = before[-1] if before else -1
        self.screen.write(*self.table(n))
        if self.k >= 0:
            self.screen.write(self.line(self.k))

    def look_from(self, name: str) -> None:
        """`v tahu`, `v all`, `v public`."""
        seats = [(self.desk.name(self.names, n), n) for n in range(len(self.page.players))]
        own = [(w.strip(), EVERYTHING) for w in self.page.speech.ui("word-all").split(",")]
        public = [(w.strip(), PUBLIC) for w in self.page.speech.ui("watch-public").split(",")]
        self.eye = Names(self.page.speech, [*seats, *own, *public]).find(name)
        self.screen.write(*self.table(self.now()))


def check_answer(n: int, record: Record, speech: Speech) -> None:
    """There must be so many answers."""
    if not 0 <= n <= len(record.log):
        raise UserError(speech.ui("err-answer", n=str(n), most=str(len(record.log))))


def watch(path: Path, at: int | None, plain: bool, lang: str | None, screen: Screen | None = None) -> int:
    """Step through a record; without a terminal tell it all; with `at` show only the table after that answer."""
    speech = Speech(language_of(lang, os.environ))
    screen = screen or make_screen(plain)
    record = load(path)
    if at is not None:
        check_answer(at, record, speech)
    film = Film(game_named(record.game), record)
    page = Page(speech, screen.plain, screen.width, [p.name for p in record.players])
    viewer = Viewer(film, screen, desk_for(record.game, page))
    if at is not None:
        screen.write(*viewer.table(at))
        return 0
    try:
        viewer.watch() if screen.live else viewer.story()
    except (KeyboardInterrupt, EOFError):
        screen.write("")
        return INTERRUPTED
    return 0
