"""Who is in the room, in words: the whole list once, then what changes."""

from __future__ import annotations

from rich.text import Text

from matanui.desk.marks import FAINT
from matanui.desk.page import Page
from matanui.tui.remote.table import RemoteTable
from matanui.wire.protocol import SeatInfo, TableInfo
from matanui.wire.seating import standing_of


class Room:
    """Tells what changes at the table. Somebody is said to be back only after they were said to be gone."""

    def __init__(self, table: RemoteTable, page: Page) -> None:
        self.table = table
        self.page = page
        self.gone: set[int] = set()

    def seats(self) -> list[Text]:
        """Everybody, seat by seat."""
        return [self.page.line("join-seats", "bold"), *(self.seat(seat) for seat in self.table.info.seats)]

    def seat(self, seat: SeatInfo) -> Text:
        """One seat."""
        name = self.name(seat.seat)
        mine = seat.seat == self.table.seat
        state = standing_of(seat, self.table.info.status == "waiting")
        return self.page.line(f"join-seat-{state}", "bold" if mine else "", n=seat.seat + 1, name=name)

    def name(self, n: int) -> str:
        """Who sits there, as we call them."""
        name = self.table.players[n]
        return self.page.speech.ui("join-you", name=name) if n == self.table.seat else name

    def changes(self, before: TableInfo, now: TableInfo) -> list[Text]:
        """What is new to know about the others."""
        pairs = [(old, new) for old, new in zip(before.seats, now.seats) if new.seat != self.table.seat]
        found = [(self.line(old, new), self.table.players[new.seat]) for old, new in pairs]
        return [self.page.line(f"join-{name}", FAINT, name=who) for name, who in found if name]

    def line(self, old: SeatInfo, new: SeatInfo) -> str:
        """The most important change of a seat, by the name of its sentence."""
        if new.taken != old.taken:
            return "sits" if new.taken else "stands"
        if new.state != old.state:
            return {"away": "away", "resigned": "resigned", "playing": "returns"}[new.state]
        if new.vote and not old.vote:
            return "votes"
        if new.ready and not old.ready:
            return "is-ready"
        return self.presence(old, new)

    def presence(self, old: SeatInfo, new: SeatInfo) -> str:
        """Did somebody's connection go or come?"""
        n = new.seat
        if self.table.has_ended:
            return ""  # who has played may go
        if old.here and not new.here:
            self.gone.add(n)
            return "gone"
        if new.here and n in self.gone:
            self.gone.discard(n)
            return "back-again"
        return ""
