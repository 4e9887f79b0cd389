"""People who join a table from this process, each in a thread, each with a screen of their own."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterable
from queue import Queue
from typing import Any

import msgspec
import pytest

from matanui.core.record import Record
from matanui.games.catalogue import game_named
from matanui.host.snapshot import any_of
from matanui.tui.remote.invite import invite
from matanui.tui.remote.join import join
from matanui.tui.remote.kept import Kept
from matanui.wire import protocol as wire
from tests.tui.desk import Desk

PATIENCE = 90.0  # seconds until a test gives up; nobody measures anything by it
MOMENT = 0.02
USUAL: dict[str, Any] = {"seat": None, "watch": False, "phrase": None, "plain": True, "lang": "en"}

# msgspec learns a type when it first meets it, and not safely in two threads at once. A client has one; we are many.
GAMES_HERE = [game_named(name) for name in ("makuta", "masks")]
KINDS = [wire.TableInfo, wire.Claim, wire.Made, wire.Problem, Kept, Record, *(game.shows for game in GAMES_HERE)]
LEARNT = [msgspec.json.Decoder(kind) for kind in [*KINDS, *(any_of(game.events) for game in GAMES_HERE)]]


class Person:
    """Somebody whose lines are written down beforehand; one is typed whenever one is wanted."""

    def __init__(
        self,
        link: str,
        name: str | None,
        lines: Iterable[str] | Callable[[str], str],
        **options: Any,
    ) -> None:
        self.desk = Desk(lines, live=options.pop("live", False))
        self.wrong: BaseException | None = None
        self.link = link
        self.options = USUAL | {"name": name} | options
        self.thread = threading.Thread(target=self.sit, daemon=True)
        self.thread.start()

    def sit(self) -> None:
        try:
            join(self.link, screen=self.desk.screen, **self.options)
        except BaseException as wrong:
            self.wrong = wrong

    @property
    def text(self) -> str:
        return self.desk.text

    def leave(self) -> str:
        """Wait until they have left; what they saw."""
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive(), self.text[-2000:]
        if self.wrong is not None:
            raise self.wrong
        return self.text


class Typist(Person):
    """Somebody at a terminal, who types when told to and sees what comes meanwhile."""

    def __init__(self, link: str, name: str | None, **options: Any) -> None:
        self.lines: Queue[str] = Queue()
        super().__init__(link, name, lambda prompt: self.lines.get(timeout=PATIENCE), live=True, **options)

    def sees(self, text: str, times: int = 1) -> None:
        """Wait until something is on the screen."""
        for _ in range(int(PATIENCE / MOMENT)):
            if self.text.count(text) >= times:
                return
            assert self.thread.is_alive(), (text, self.text[-2000:], self.wrong)
            time.sleep(MOMENT)
        raise AssertionError((text, self.text[-2000:]))

    def types(self, *lines: str) -> None:
        for line in lines:
            self.lines.put(line)


def table(server: str, capsys: pytest.CaptureFixture[str], seats: str, game: str = "makuta", *settings: str) -> str:
    """A new table; its link."""
    invite(game, server, seats.split(","), None, [*settings], "relaxed", False, 0.0, True, "en")
    return str(msgspec.json.decode(capsys.readouterr().out)["link"])
