"""One table in memory: its guests, its seats, its game. The only writer of that table."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from functools import partial
from typing import Any, Final, Protocol

from msgspec import json
from msgspec.structs import replace

from matanui import __version__
from matanui.core.record import Part
from matanui.games.catalogue import game_named
from matanui.host.table import Table, switch_values
from matanui.server.limits import Limit
from matanui.server.refusals import Refusal
from matanui.server.settings import Settings
from matanui.server.storage.journal import Journal
from matanui.server.storage.rows import AnyRow, ChatRow, SeatRow, TableRow
from matanui.server.tables.clock import Clocks
from matanui.server.tables.frames import Frames
from matanui.server.tables.guest import Guest, encode
from matanui.server.tables.head import Head, dealt, read_head, record_of, rules_of, with_deck
from matanui.server.tables.info import table_info
from matanui.server.tables.lessons import play_of
from matanui.server.tables.outbox import Outbox
from matanui.server.tables.play import STAND_IN, Play, Ticket
from matanui.server.tables.thinkers import Thinkers
from matanui.server.telemetry import REFUSALS
from matanui.server.times import now
from matanui.server.tokens import hashed, same
from matanui.wire import protocol as wire

SHOWN_OUT: Final = 4004
TALK: Final = (5, 10.0)  # so many lines at once, and as many again in so many seconds
RECENT: Final = 5_000  # milliseconds
REMEMBERED: Final = 256  # commands whose outcome is known if they are sent again


class Keeper(Protocol):
    """Whoever keeps the rooms of this process, as far as a room and the relay are concerned."""

    settings: Settings
    journal: Journal
    thinkers: Thinkers

    async def room(self, id: str, /) -> Room:
        """A table, from memory or from the store."""

    async def join(self, id: str, wish: wire.Join, holder: str, /) -> wire.Claim:
        """Take a free seat."""

    async def recover(self, id: str, phrase: str, holder: str, /) -> wire.Claim:
        """A seat back with its phrase."""

    def chore(self, work: Coroutine[Any, Any, None], /) -> None:
        """Something to be done beside."""

    def drop(self, room: Room, /) -> None:
        """Forget a room; the next visit loads it."""

    def rematch(self, room: Room, guest: Guest, ticket: Ticket, /) -> None:
        """The same people at a new table."""


class Room:
    """A table, waiting or in play. `row` and `seats` are what the store has or is about to have."""

    def __init__(self, house: Keeper, row: TableRow, seats: list[SeatRow], chat: list[ChatRow]) -> None:
        self.house = house
        self.row = row
        self.head: Head = read_head(row.head)
        self.seats = seats
        self.chat = chat
        self.guests: list[Guest] = []
        self.votes: set[int] = set()
        self.play: Play | None = None
        self.done: dict[Ticket, bytes] = {}  # empty for what was simply done
        self.waiting: dict[Ticket, Guest] = {}
        self.talk = Limit(*TALK)
        self.again = asyncio.Lock()  # a rematch is made once
        self.left = asyncio.get_running_loop().time()  # when the last guest went
        self.outbox = Outbox(house.journal, self.spoil)

    @property
    def id(self) -> str:
        """The table's name."""
        return self.row.id

    # --- what everybody sees

    def info(self) -> wire.TableInfo:
        """The table as everybody sees it."""
        return table_info(self.row, self.head, self.seats, self.guests, self.votes)

    def tell_all(self, notice: wire.Notice, rows: list[AnyRow]) -> None:
        """The same to everybody, once it is kept."""
        frame = encode(notice)
        self.outbox.put(rows, [(guest, frame) for guest in self.guests])

    def tell_table(self, rows: list[AnyRow]) -> None:
        """Something about the table itself has changed."""
        self.tell_all(wire.TableNotice(table=self.info()), rows)

    # --- guests come and go

    def place(self, tokens: list[str], holder: str) -> tuple[list[int], bool]:
        """Which seats somebody may play, by their tokens and by their browser's own secret; and are they the host?"""
        hashes = [hashed(token) for token in tokens]
        owner = hashed(holder) if holder else ""
        theirs = [s for s in self.seats if same(s.holder, owner) or any(same(s.token, token) for token in hashes)]
        return [seat.seat for seat in theirs], any(seat.kind == "here" for seat in theirs)

    def enter(self, guest: Guest, seats: list[int], host: bool) -> None:
        """Somebody sits down or looks on."""
        watching = sum(not other.seats for other in self.guests)
        if not seats and watching >= self.house.settings.most_watching:
            raise Refusal("full-house")
        guest.seats, guest.host = seats, host
        guest.facing = seats[0] if len(seats) == 1 else None
        self.guests.append(guest)
        back = [self.changed(n, state="playing") for n in seats if self.seats[n].state == "away"]
        self.outbox.put([], [(guest, encode(self._welcome(guest)))])
        self.tell_table(list(back))
        self.refresh(guest)

    def _welcome(self, guest: Guest) -> wire.Welcome:
        orders: dict[int, wire.Order] = {n: self.order(n) for n in guest.seats}
        return wire.Welcome(
            protocol=wire.PROTOCOL,
            version=__version__,
            table=self.info(),
            rules=switch_values(rules_of(self.head)),
            yours=guest.seats,
            host=guest.host,
            orders=orders,
            chat=[wire.ChatLine(line.n, line.seat, line.name, line.text, line.at) for line in self.chat],
        )

    def leave(self, guest: Guest) -> None:
        """A connection is gone; the seats stay theirs."""
        if guest in self.guests:
            self.guests.remove(guest)
            self.left = asyncio.get_running_loop().time()
            self.waiting = {ticket: other for ticket, other in self.waiting.items() if other is not guest}
            self.tell_table([])

    def refresh(self, guest: Guest, ack: str = "") -> None:
        """The whole game to one guest."""
        if self.play is not None:
            frame = Frames(self.play).update(guest, ack, always=True)
            self.outbox.put([], [(guest, frame)] if frame else [])
        elif ack:
            self.outbox.put([], [(guest, encode(wire.Ack(id=ack)))])

    # --- seats

    def changed(self, n: int, **fields: object) -> SeatRow:
        """A seat changes; the row is still to be kept."""
        self.seats[n] = replace(self.seats[n], **fields)
        return self.seats[n]

    def change_seat(self, n: int, **fields: object) -> None:
        """A seat changes, and everybody sees it."""
        self.tell_table([self.changed(n, **fields)])

    def change_table(self, **fields: object) -> TableRow:
        """The table's own row changes."""
        self.row = replace(self.row, touched=now(), **fields)
        return self.row

    def bring(self, n: int, deck: wire.Brought | None) -> None:
        """Somebody who takes a seat brings a deck; whoever sat there before takes theirs along."""
        if deck is not None or any(self.head.decks):
            self.head = with_deck(self.head, len(self.seats), n, deck)
            self.change_table(head=json.encode(self.head))

    def asked(self) -> set[int]:
        """The seats that are waited for."""
        return {one.ask.seat for one in self.play.asked if one.ask.seat >= 0} if self.play is not None else set()

    def people(self) -> list[SeatRow]:
        """The seats of people who have not resigned."""
        return [seat for seat in self.seats if seat.kind != "bot" and seat.state != "resigned"]

    def order(self, n: int) -> wire.Order:
        """The standing order of a seat."""
        kept = self.seats[n].order
        return kept if kept in ("always", "could", "quiet") else "could"  # type: ignore[return-value]

    def bot_of(self, n: int) -> str:
        """Which bot plays a seat; none if a person does."""
        seat = self.seats[n]
        return seat.bot if seat.kind == "bot" else "" if seat.state == "playing" else STAND_IN

    def out_of_time(self, n: int) -> None:
        """Somebody took too long: a bot plays for them until they come back."""
        self.tell_table([self.changed(n, state="away")])

    # --- the game

    def is_ready(self) -> bool:
        """Is everybody there and ready?"""
        return all(seat.kind == "bot" or (seat.token and seat.ready) for seat in self.seats)

    def deal(self) -> None:
        """Everybody is ready: the game begins."""
        clocks = Clocks(self.head.pace, len(self.seats))
        self.head = dealt(self.head)
        row = self.change_table(status="playing", opened=clocks.kept, head=json.encode(self.head))
        table = Table(game_named(self.head.game), record_of(self.head, self.seats, row.seed), {})
        self.tell_table([row])
        self.begin(table, clocks)
        assert self.play is not None
        self.play.drive(tell=True)
        self.catch_up()

    def begin(self, table: Table, clocks: Clocks) -> None:
        """Sit the people down at a game, new or old."""
        for seat in self.seats:
            table.orders[seat.seat] = self.order(seat.seat)
        table.alone = sum(seat.kind != "bot" for seat in self.seats) == 1
        for n, deck in enumerate(self.head.decks):
            if deck is not None and table.game.brings is not None:
                table.brought[n] = partial(table.game.brings.answer, table.game.brings.load(deck))
        self.play = play_of(
            self.head,
            self.id,
            table,
            clocks,
            self.head.minimum,
            self.house.thinkers,
            self.bot_of,
            self.publish,
            self.out_of_time,
            self.spoil,
        )

    def publish(self, rows: list[AnyRow], tickets: list[Ticket], late: list[Ticket]) -> None:
        """Something happened: keep it, then tell everybody, and acknowledge what led to it."""
        assert self.play is not None
        frames = Frames(self.play)
        if rows:
            rows += self._progress(self.play)
        done = [self._acknowledged(ticket, frames) for ticket in tickets]
        heard = [guest for guest, _ in done]
        told = [(guest, frames.update(guest)) for guest in self.guests if guest not in heard]
        if self.row.status == "over":
            told += [(guest, encode(wire.TableNotice(table=self.info()))) for guest in self.guests]
        sent = done + [self._refused(ticket) for ticket in late] + told
        self.outbox.put(rows, [(guest, frame) for guest, frame in sent if guest is not None and frame])

    def _progress(self, play: Play) -> list[AnyRow]:
        """The table's own row. The log tells how far the game is, so among quick answers not each needs this one; at a
        pace of days each does, because it tells when the next question was opened."""
        over = play.table.pending is None
        if not over and not play.clocks.by_calendar and now() - self.row.touched < RECENT:
            return []
        winner = play.table.standing.winner if over else None
        opened = 0 if over else play.clocks.kept
        status = "over" if over else self.row.status
        return [self.change_table(**self._question(), opened=opened, winner=winner, status=status)]

    def _question(self) -> dict[str, int]:
        """How far the game is, and who is asked then."""
        assert self.play is not None
        return {"length": self.play.table.length, "asked": sum(1 << seat for seat in self.asked())}

    def go_on(self, parts: list[Part]) -> TableRow:
        """The game goes on under other rules; the row is still to be kept."""
        self.head = replace(self.head, parts=parts)
        return self.change_table(head=json.encode(self.head))

    def catch_up(self) -> None:
        """Keep the table's own row and a snapshot if they are behind the log: the next release may have other rules."""
        if self.play is not None and self.row.status == "playing":
            before, self.row = self.row, replace(self.row, **self._question())
            rows: list[AnyRow] = [self.row] if self.row != before else []
            self.outbox.put(rows + self.play.unsaved(), [])

    def _acknowledged(self, ticket: Ticket, frames: Frames) -> tuple[Guest | None, bytes | None]:
        """The ack rides on the update if its sender is still here."""
        guest = self.waiting.pop(ticket, None)
        self.remember(ticket)
        return guest, frames.update(guest, ticket.id) if guest is not None else None

    def _refused(self, ticket: Ticket) -> tuple[Guest | None, bytes | None]:
        return self.waiting.pop(ticket, None), self.refusal(ticket, Refusal("superseded"))

    def refusal(self, ticket: Ticket, refusal: Refusal) -> bytes:
        """The frame that says no; the same again if the command comes again."""
        REFUSALS.labels(refusal.why).inc()
        frame = encode(wire.Refused(id=ticket.id, why=refusal.why, say=refusal.say, again=refusal.again))
        if not refusal.again:
            self.remember(ticket, frame)
        return frame

    def remember(self, ticket: Ticket, frame: bytes = b"") -> None:
        """The outcome of a command: a refusal, or that it is done."""
        self.done[ticket] = frame
        if len(self.done) > REMEMBERED:
            del self.done[next(iter(self.done))]

    def abandon(self) -> list[AnyRow]:
        """Nobody wants to go on."""
        assert self.play is not None
        self.play.stop()
        length = self.play.table.length
        return [self.change_table(status="abandoned", length=length, opened=0, asked=0), self.play.saved()]

    # --- the end of the room

    def spoil(self) -> None:
        """Something could not be kept: what is in memory is not true. Everybody comes back to what is on disk."""
        self.house.drop(self)
        self.close("server-trouble", 1000)

    def is_idle(self, since: float) -> bool:
        """Has nobody been here for a while, and is nobody about to move?"""
        busy = self.guests or self.outbox.held or (self.play is not None and self.play.thinking is not None)
        return not busy and self.left < since

    def close(self, why: str, after: int | None) -> None:
        """Show everybody out."""
        if self.play is not None:
            self.play.stop()
        self.show_out(self.guests, why, after)

    def show_out(self, guests: list[Guest], why: str, after: int | None) -> None:
        """Some are told to go, and why."""
        bye = wire.Bye(why=why, say=Refusal(why).say, after=after)
        for guest in guests:
            guest.tell(bye)
            guest.close(SHOWN_OUT)
        self.guests = [guest for guest in self.guests if guest not in guests]
