"""A table of a server, as far as this client knows it. A desk looks at it as at any other."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from matanui.core.events import Event
from matanui.core.game import AnyGame, Standing
from matanui.core.record import FORMAT, Player, Record
from matanui.desk.speech import Speech
from matanui.games.catalogue import game_named
from matanui.host.snapshot import any_of
from matanui.wire import protocol as wire
from matanui.wire.views import read_view

ENDED: Final = ("over", "abandoned")


class RemoteTable:
    """What the server told us. `seat` is ours; None if we watch."""

    def __init__(self, info: wire.TableInfo, seat: int | None, speech: Speech) -> None:
        self.game: AnyGame = game_named(info.game)
        self.info = info
        self.seat = seat
        self.speech = speech
        self.players: list[str] = []
        self.record = Record(FORMAT, info.game, info.edition, {}, [], info.commitment, [], [])
        self.events: list[Event] = []
        self.upto = 0  # events that there were, ours or not
        self.serial = 0
        self.asked: list[int] = []
        self.question: wire.Question | None = None
        self.answered = ""  # the question that we have answered
        self._view: Any = None
        self.learn(info)

    # --- messages

    def welcome(self, notice: wire.Welcome) -> None:
        """A connection begins."""
        self.serial = 0
        self.record.rules = notice.rules
        self.learn(notice.table)

    def learn(self, info: wire.TableInfo) -> None:
        """Who sits where, and how far the game is."""
        self.info = info
        self.players[:] = [self._name(seat) for seat in info.seats]
        self.record.players = [Player(name, seat.bot) for name, seat in zip(self.players, info.seats)]

    def _name(self, seat: wire.SeatInfo) -> str:
        if seat.name or not seat.bot:
            return seat.name or self.speech.ui("player", n=seat.seat + 1)
        return f"{seat.bot} {seat.seat + 1}"

    def update(self, notice: wire.Update) -> int:
        """The game went on. How many events are new."""
        self.serial = notice.serial
        known = max(0, self.upto - notice.since)
        kind = any_of(self.game.events)
        fresh = [msgspec.convert(told.event, kind, str_keys=True) for told in notice.events[known:]]
        self.events += fresh
        self.upto = max(self.upto, notice.upto)
        self.question, self.asked = notice.question, notice.asked
        self._view = read_view(notice.view, self.record.rules, self.game.shows, self.game.book, notice.question)
        return len(fresh)

    def has_gap(self, notice: wire.Update) -> bool:
        """Was an update lost on the way?"""
        return notice.serial > self.serial + 1 or (self.serial > 0 and notice.since > self.upto)

    # --- what is known

    @property
    def is_dealt(self) -> bool:
        """Is there something to see?"""
        return self._view is not None

    @property
    def is_asked(self) -> bool:
        """Do we have a question to answer?"""
        return self.question is not None and self.question.key != self.answered

    @property
    def has_ended(self) -> bool:
        """Is the game over, one way or another?"""
        return self.info.status in ENDED

    @property
    def standing(self) -> Standing:
        """Over, and who won."""
        return Standing(self.has_ended, self.info.winner, self._view.round if self.is_dealt else 0)

    def view(self, viewer: int | None) -> Any:
        """The table as we know it, whoever asks."""
        return self._view if self.is_asked else msgspec.structs.replace(self._view, question=None)

    def heard(self, viewer: int | None, since: int = 0) -> list[Event]:
        """What happened since then, as we saw it."""
        return self.events[since:]

    def ids(self, viewer: int | None) -> dict[str, int]:
        """The options of our question by their ids."""
        if self.question is None or not self.is_asked:
            return {}
        return {choice.id: option for choice, option in zip(self.question.choices, self._view.question.options)}

    def waited_for(self) -> list[int]:
        """Other people who are asked now; bots need not be waited for."""
        return [n for n in dict.fromkeys(self.asked) if n != self.seat and self.is_person(n)]

    def is_person(self, n: int) -> bool:
        """Does a person play this seat just now?"""
        seat = self.info.seats[n]
        return seat.kind != "bot" and seat.state == "playing"
