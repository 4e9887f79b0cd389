"""Guests of a table that another worker serves. Their connection stays here; what they send goes there by post, and
what they are told comes back the same way."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

import msgspec
import structlog
from msgspec import Struct

from matanui.server.cluster.post import Letter, Post
from matanui.server.refusals import Refusal
from matanui.server.tables.commands import handle
from matanui.server.tables.guest import Guest, encode
from matanui.server.tables.room import SHOWN_OUT, Keeper, Room
from matanui.wire import protocol as wire

CALL_PATIENCE: Final = 5.0
decode: Final = msgspec.json.Decoder(wire.Request).decode
log = structlog.get_logger()


class Arrival(Struct, frozen=True):
    """Somebody at another worker's door who wants to sit at a table of ours."""

    table: str
    hello: wire.Hello
    holder: str


class SeatCall(Struct, frozen=True):
    """Something to be done at a table of ours: take a seat, or get one back."""

    table: str
    holder: str
    join: wire.Join | None = None
    recover: wire.Recover | None = None


class SeatOutcome(Struct, frozen=True):
    """What came of a call."""

    claim: wire.Claim | None = None
    why: str = ""


class Traveller(Struct, frozen=True):
    """A client of ours at the table of another worker."""

    owner: str
    send: Callable[[bytes], None]
    close: Callable[[int], None]


class Visitor(Struct):
    """A guest of ours whose connection another worker holds."""

    guest: Guest
    room: Room
    worker: str
    seen: float


class Relay:
    """Both ends: our clients at tables of others, and clients of others at our tables."""

    def __init__(self, house: Keeper, worker: str) -> None:
        self.house = house
        self.worker = worker
        self.post: Post
        self.away: dict[str, Traveller] = {}  # our clients, at tables of others
        self.visitors: dict[str, Visitor] = {}  # clients of others, here
        self.calls: dict[str, asyncio.Future[SeatOutcome]] = {}
        self.count = 0

    def _name(self) -> str:
        self.count += 1
        return f"{self.worker}:{self.count}"

    # --- our clients at tables of others

    def depart(self, owner: str, arrival: Arrival, send: Callable[[bytes], None], close: Callable[[int], None]) -> str:
        """A client of ours goes to another worker's table. The name of its connection from now on."""
        name = self._name()
        self.away[name] = Traveller(owner, send, close)
        self.post.send(owner, "open", name, encode(arrival).decode())
        return name

    def forward(self, owner: str, name: str, frame: bytes) -> None:
        """What the client says."""
        self.post.send(owner, "frame", name, frame.decode())

    def gone(self, owner: str, name: str) -> None:
        """The client has hung up."""
        self.away.pop(name, None)
        self.post.send(owner, "gone", name)

    def owners(self) -> set[str]:
        """The workers at whose tables our clients sit."""
        return {traveller.owner for traveller in self.away.values()}

    def fetch(self, dead: str) -> None:
        """A worker has died: its guests come back, and whoever is first has the table."""
        no = Refusal("elsewhere")
        for traveller in [t for t in self.away.values() if t.owner == dead]:
            traveller.send(encode(wire.Bye(why=no.why, say=no.say, after=200)))
            traveller.close(SHOWN_OUT)

    async def call(self, owner: str, call: SeatCall) -> wire.Claim:
        """Have something done at another worker's table."""
        name = self._name()
        self.calls[name] = asyncio.get_running_loop().create_future()
        self.post.send(owner, "call", name, encode(call).decode())
        try:
            async with asyncio.timeout(CALL_PATIENCE):
                outcome = await self.calls[name]
        except TimeoutError:
            raise Refusal("elsewhere", again=True) from None
        finally:
            del self.calls[name]
        if outcome.claim is None:
            raise Refusal(outcome.why)
        return outcome.claim

    # --- letters

    def heard(self, letter: Letter) -> None:
        """A letter to this worker."""
        match letter.kind:
            case "out" if letter.about in self.away:
                self.away[letter.about].send(letter.text.encode())
            case "close" if letter.about in self.away:
                self.away[letter.about].close(int(letter.text))
            case "open":
                self.house.chore(self._arrive(letter))
            case "frame":
                self._spoke(letter)
            case "gone":
                self._left(letter.about)
            case "call":
                self.house.chore(self._answer(letter))
            case "result" if letter.about in self.calls:
                self.calls[letter.about].set_result(msgspec.json.decode(letter.text, type=SeatOutcome))

    async def _arrive(self, letter: Letter) -> None:
        arrival = msgspec.json.decode(letter.text, type=Arrival)
        guest = self._guest(letter, arrival.hello)
        try:
            room = await self.house.room(arrival.table)
            room.enter(guest, *room.place(arrival.hello.tokens, arrival.holder))
        except Refusal as no:
            guest.tell(wire.Bye(why=no.why, say=no.say, after=1000 if no.again else None))
            guest.close(SHOWN_OUT)
            return
        self.visitors[letter.about] = Visitor(guest, room, letter.sender, asyncio.get_running_loop().time())

    def _guest(self, letter: Letter, hello: wire.Hello) -> Guest:
        def send(frame: bytes) -> None:
            self.post.send(letter.sender, "out", letter.about, frame.decode())

        def close(code: int) -> None:
            self.visitors.pop(letter.about, None)
            self.post.send(letter.sender, "close", letter.about, str(code))

        return Guest(send, close, hello.words, hello.since, letter.about)

    def _spoke(self, letter: Letter) -> None:
        visitor = self.visitors.get(letter.about)
        if visitor is None or visitor.guest not in visitor.room.guests:
            self.post.send(letter.sender, "close", letter.about, str(SHOWN_OUT))
            return
        visitor.seen = asyncio.get_running_loop().time()
        handle(visitor.room, visitor.guest, decode(letter.text))

    def _left(self, name: str) -> None:
        visitor = self.visitors.pop(name, None)
        if visitor is not None:
            visitor.room.leave(visitor.guest)

    def sweep(self, late: float) -> None:
        """Visitors whose worker has died say nothing any more."""
        for name in [name for name, visitor in self.visitors.items() if visitor.seen < late]:
            self._left(name)

    async def _answer(self, letter: Letter) -> None:
        call = msgspec.json.decode(letter.text, type=SeatCall)
        try:
            outcome = SeatOutcome(await self.carry_out(call))
        except Refusal as no:
            outcome = SeatOutcome(why=no.why)
        self.post.send(letter.sender, "result", letter.about, encode(outcome).decode())

    async def carry_out(self, call: SeatCall) -> wire.Claim:
        """Do it here."""
        if call.join is not None:
            return await self.house.join(call.table, call.join, call.holder)
        assert call.recover is not None
        return await self.house.recover(call.table, call.recover.phrase, call.holder)
