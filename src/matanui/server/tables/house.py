"""All tables of this process: made, joined, loaded when somebody comes, and let go when nobody is there."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Coroutine
from contextlib import suppress
from typing import Any, Final

import msgspec
import structlog

from matanui.bots.registry import BOTS
from matanui.core.errors import one_of
from matanui.core.record import Record, Row
from matanui.games.catalogue import game_named
from matanui.host.table import Table
from matanui.server.cluster.tenancy import Tenancy
from matanui.server.limits import Doors
from matanui.server.refusals import Refusal
from matanui.server.settings import Settings
from matanui.server.storage.journal import Journal
from matanui.server.storage.rows import LogRow, SeatRow, TableRow
from matanui.server.storage.store import Store
from matanui.server.tables.clock import DAY, Clocks
from matanui.server.tables.commands import printable
from matanui.server.tables.guest import Guest, encode
from matanui.server.tables.head import Head, head_of, read_head, record_of
from matanui.server.tables.play import REMEMBERED, Ticket, read_saved, remember
from matanui.server.tables.relay import Relay
from matanui.server.tables.room import Room
from matanui.server.tables.thinkers import Thinkers
from matanui.server.times import now
from matanui.server.tokens import hashed, hashed_phrase, new_phrase, new_table_id, new_token, same
from matanui.wire import protocol as wire
from matanui.wire.protocol import Days

SWEEP: Final = 15.0  # seconds between two looks for idle rooms, and for those that should not be
log = structlog.get_logger()


class House:
    """The rooms in memory, and what they share."""

    def __init__(
        self, settings: Settings, store: Store, journal: Journal, thinkers: Thinkers, tenancy: Tenancy
    ) -> None:
        self.settings = settings
        self.tenancy = tenancy
        self.relay = Relay(self, tenancy.worker)
        self.store = store
        self.journal = journal
        self.thinkers = thinkers
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.leaving: set[str] = set()  # tables that are out of memory and still leased
        self.chores: set[asyncio.Task[None]] = set()
        self.doors = Doors(settings.most_connections)

    # --- rooms

    async def room(self, id: str) -> Room:
        """A table, from memory or from the store."""
        if id in self.rooms:
            return self.rooms[id]
        if id not in self.loading:
            self.loading[id] = asyncio.create_task(self._load(id))
            self.loading[id].add_done_callback(lambda _: self.loading.pop(id, None))
        return await asyncio.shield(self.loading[id])

    async def _load(self, id: str) -> Room:
        if await self.store.table(id) is None:
            raise Refusal("no-such-table")
        await self.tenancy.claim(id)
        row = await self.store.table(id)  # once more: whoever had it may have written in between
        assert row is not None
        if len(self.rooms) >= self.settings.most_rooms:
            raise Refusal("full-house", again=True)
        room = Room(self, row, await self.store.seats(id), await self.store.chat(id))
        if row.status != "waiting":
            await self._resume(room)
        self.rooms[id] = room
        if room.play is not None and row.status == "playing":
            room.play.drive()
        elif row.status == "waiting" and room.is_ready():
            room.deal()  # we were stopped between the last "ready" and the deal
        return room

    async def _resume(self, room: Room) -> None:
        """The game as the log has it; a snapshot spares most of the way."""
        snapshot = await self.store.snapshot(room.id)
        start = snapshot.n if snapshot is not None else 0
        rows = await self.store.log(room.id, max(0, start - REMEMBERED - 1))
        saved = read_saved(snapshot.data) if snapshot is not None else None
        record = record_of(room.head, room.seats, room.row.seed)
        record.log = [Row(row.seat, row.answer, row.mark) for row in rows if row.n >= start]
        table = Table(game_named(room.head.game), record, {}, snapshot=saved.table if saved else None)
        clocks = Clocks(room.head.pace, len(room.seats))
        if saved is not None:
            clocks.used, clocks.answers = saved.used[:], saved.answers[:]
        for row in rows:
            if row.n >= start and row.seat >= 0:
                clocks.charge(row.seat, row.spent)
        if clocks.by_calendar:
            clocks.opened = room.row.opened
        room.begin(table, clocks)
        assert room.play is not None
        remember(room.play, rows)
        if len(record.parts) > len(room.head.parts):
            await self._go_on_under_these_rules(room, table, rows)

    async def _go_on_under_these_rules(self, room: Room, table: Table, rows: list[LogRow]) -> None:
        """The rules were corrected since this game was last played. Answers after the last snapshot that do not fit any
        more are given again."""
        assert room.play is not None
        if rows and rows[-1].n >= table.length:
            await self.store.cut(room.id, table.length)
        log.info("corrected rules", table=room.id, answers=table.length, revision=table.game.revision)
        await self.journal.commit([room.go_on(table.record.parts), room.play.saved()])

    def drop(self, room: Room) -> None:
        """Forget a room; the next visit loads it."""
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]

    async def sweep(self) -> None:
        """Let idle rooms go and wake overdue ones, for as long as the house stands."""
        while True:
            await asyncio.sleep(SWEEP)
            await self.tidy()

    async def tidy(self) -> None:
        """Once. What fails is logged, hinders nothing else, and is tried again the next time."""
        time = asyncio.get_running_loop().time()
        self.relay.sweep(time - self.settings.heartbeat)
        await attempt("idle tables are not released", self.let_go(time - self.settings.idle))
        await attempt("overdue tables are not found", self.wake_overdue())

    async def let_go(self, since: float) -> None:
        """Rooms that have been idle since then leave memory, and others may serve them."""
        for room in [room for room in self.rooms.values() if room.is_idle(since)]:
            self.drop(room)
            room.close("idle", 0)
            room.catch_up()
            self.leaving.add(room.id)
        self.leaving.difference_update(self.rooms, self.loading)  # somebody came back
        if self.leaving:
            await self.journal.commit([])  # their last rows are written before somebody else may write
            await self.tenancy.release(sorted(self.leaving))
            self.leaving.clear()

    async def wake_overdue(self) -> None:
        """At a pace of days, time runs out while nobody is there: such a table is loaded, and its stand-in plays."""
        for row in await self.store.resting(now() - DAY):
            if row.id not in self.rooms:
                await attempt(f"overdue table {row.id} is not loaded", self._wake(row))

    async def _wake(self, row: TableRow) -> None:
        pace = read_head(row.head).pace
        if isinstance(pace, Days) and row.opened + pace.days * DAY <= now():
            with suppress(Refusal):
                await self.room(row.id)

    async def keep_leases(self) -> None:
        """Go on serving our tables; those that we were too slow for belong to others."""
        while True:
            await asyncio.sleep(self.tenancy.pause)
            await attempt("leases are not renewed", self.renew_leases())

    async def renew_leases(self) -> None:
        """Once. Guests at tables of a worker that has died come back to us."""
        before = list(self.rooms.values())
        held = await self.tenancy.renew()
        for room in before:
            if held is not None and room.id not in held:
                self.drop(room)
                room.close("elsewhere", 200)
        for owner in self.relay.owners():
            if not await self.tenancy.is_alive(owner):
                self.relay.fetch(owner)

    def chore(self, work: Coroutine[Any, Any, None]) -> None:
        """Something to be done beside."""
        task = asyncio.create_task(work)
        self.chores.add(task)
        task.add_done_callback(self.chores.discard)

    def farewell(self) -> None:
        """Tell everybody that we stop, and when to come back."""
        for room in list(self.rooms.values()):
            self.drop(room)
            room.close("restart", 1500)
            room.catch_up()

    async def close(self) -> None:
        """Finish what is being written, end the bots."""
        self.farewell()
        await self.journal.close()
        await self.tenancy.release()
        await self.relay.post.close()
        await self.thinkers.close()
        await self.store.close()

    # --- making and joining tables

    async def create(self, plan: wire.NewTable, holder: str, head: Head | None = None) -> wire.Made:
        """A new table; the seats of people at this screen are theirs at once. A lesson brings its head, and begins."""
        begins, head = head is not None, head or head_of(plan)
        for seat in plan.seats:
            if seat.kind == "bot" and seat.bot not in BOTS:
                raise one_of("bot", seat.bot, sorted(BOTS))
        id, invite = new_table_id(), new_token()
        claims = [self._claim(n) for n, seat in enumerate(plan.seats) if seat.kind == "here"]
        mine = {claim.seat: claim for claim in claims}
        seats = seat_rows(id, plan, mine, holder)
        seats = [msgspec.structs.replace(seat, ready=begins) for seat in seats]
        stamp = now()
        row = TableRow(
            id=id,
            created=stamp,
            touched=stamp,
            status="waiting",
            listed=plan.listed,
            head=msgspec.json.encode(head),
            seed=secrets.token_bytes(32),
            invite=hashed(invite),
        )
        await self.tenancy.claim(id)
        await self.store.create(row, seats)
        room = self.rooms[id] = Room(self, row, seats, [])
        if room.is_ready():
            room.deal()
        return wire.Made(room.info(), invite, claims)

    def _claim(self, seat: int) -> wire.Claim:
        return wire.Claim(seat, new_token(), new_phrase())

    async def join(self, id: str, wish: wire.Join, holder: str) -> wire.Claim:
        """Take a free seat."""
        room = await self.room(id)
        if room.row.status != "waiting":
            raise Refusal("already-dealt")
        invited = wish.invite is not None and same(hashed(wish.invite), room.row.invite)
        if wish.invite is not None and not invited:
            raise Refusal("wrong-invite")
        free = [s for s in room.seats if not s.token and (s.kind == "open" or (s.kind == "link" and invited))]
        chosen = next((s for s in free if wish.seat is None or s.seat == wish.seat), None)
        if chosen is None:
            raise Refusal("no-free-seat")
        room.bring(chosen.seat, wish.deck)
        return await self._seat(room, chosen, printable(wish.name), holder)

    async def _seat(self, room: Room, seat: SeatRow, name: str, holder: str) -> wire.Claim:
        claim = self._claim(seat.seat)
        row = room.changed(seat.seat, **secrets_of(claim, holder), name=name or seat.name)
        try:
            await self.journal.commit([row, room.change_table()])
        except Exception:
            room.spoil()
            raise
        room.tell_table([])
        return claim

    async def recover(self, id: str, phrase: str, holder: str) -> wire.Claim:
        """A seat back with its phrase; the old token is worth nothing from now on."""
        room = await self.room(id)
        wanted = hashed_phrase(phrase)
        seat = next((s for s in room.seats if same(s.phrase, wanted)), None)
        if seat is None:
            raise Refusal("wrong-phrase")
        claim = await self._seat(room, seat, seat.name, holder)
        room.show_out([guest for guest in room.guests if seat.seat in guest.seats], "recovered", None)
        room.tell_table([])
        return claim

    def rematch(self, room: Room, guest: Guest, ticket: Ticket) -> None:
        """The same people at a new table, each with the token they have."""
        if not room.row.ended:
            raise Refusal("not-over")
        if not guest.seats:
            raise Refusal("not-yours")
        self.chore(self._again(room, guest, ticket))

    async def _again(self, room: Room, guest: Guest, ticket: Ticket) -> None:
        frame = encode(wire.Ack(id=ticket.id))
        try:
            async with room.again:
                await self._make_again(room)
        except Exception:
            log.exception("no rematch", table=room.id)
            frame = room.refusal(ticket, Refusal("server-trouble", again=True))
        room.waiting.pop(ticket, None)
        room.outbox.put([], [(guest, frame)])

    async def _make_again(self, room: Room) -> None:
        if not room.row.rematch:
            id, stamp = new_table_id(), now()
            row = TableRow(
                id=id,
                created=stamp,
                touched=stamp,
                status="waiting",
                listed=room.row.listed,
                head=msgspec.json.encode(msgspec.structs.replace(room.head, origin=None, past=[], parts=[])),
                seed=secrets.token_bytes(32),
                invite=room.row.invite,
            )
            blank = {"table": id, "ready": False, "nonce": "", "state": "playing"}
            await self.store.create(row, [msgspec.structs.replace(seat, **blank) for seat in room.seats])
            room.tell_table([room.change_table(rematch=id)])

    # --- after the end

    async def record(self, id: str) -> Record:
        """The whole game as a file; never before its end, because the log knows what nobody may."""
        row, seats = await self.store.table(id), await self.store.seats(id)
        if row is None:
            raise Refusal("no-such-table")
        if not row.ended:
            raise Refusal("not-over")
        record = record_of(read_head(row.head), seats, row.seed)
        record.log = [as_row(entry) for entry in await self.store.log(id)]
        return record


async def attempt(failed: str, work: Awaitable[None]) -> None:
    """Do it; if that fails say so in the log and go on."""
    try:
        await work
    except Exception as wrong:
        log.error(failed, why=repr(wrong))


def as_row(entry: LogRow) -> Row:
    """An answer as the record has it."""
    return Row(entry.seat, entry.answer, entry.mark)


def secrets_of(claim: wire.Claim, holder: str) -> dict[str, str]:
    """What is kept of a claim."""
    return {"token": hashed(claim.token), "phrase": hashed_phrase(claim.phrase), "holder": holder}


def seat_rows(table: str, plan: wire.NewTable, claims: dict[int, wire.Claim], holder: str) -> list[SeatRow]:
    """All seats of a new table."""
    return [seat_row(table, n, seat, claims.get(n), holder) for n, seat in enumerate(plan.seats)]


def seat_row(table: str, n: int, plan: wire.SeatPlan, claim: wire.Claim | None, holder: str) -> SeatRow:
    """A seat as it is planned; taken at once if somebody sits at this screen."""
    row = SeatRow(table, n, plan.kind, printable(plan.name), plan.bot if plan.kind == "bot" else "")
    return row if claim is None else msgspec.structs.replace(row, **secrets_of(claim, holder))
