"""The websocket of a table, from handshake to goodbye. Spoken in plain ASGI, and past it where the server offers a
shortcut, because every microsecond here counts."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Any, Final, TypeAlias, get_args

import msgspec
import structlog
from starlette.types import Receive, Scope, Send

from matanui.server.http.shortcut import EXTENSION, Shortcut
from matanui.server.limits import Bucket
from matanui.server.refusals import Elsewhere, Refusal
from matanui.server.security import address_of, holder_of, is_welcome
from matanui.server.tables.commands import handle
from matanui.server.tables.guest import Guest, encode
from matanui.server.tables.house import House
from matanui.server.tables.relay import Arrival
from matanui.server.tables.room import SHOWN_OUT
from matanui.server.telemetry import COMMANDS, REFUSALS
from matanui.wire import protocol as wire

MOST_QUEUED: Final = 200  # frames that a guest may lag behind
MOST_REFUSED: Final = 200  # commands in a row that come too fast
PATIENCE: Final = 10.0  # seconds for the hello
PRECISION: Final = 0.02  # of the time that somebody may be silent
WRONG_PROTOCOL: Final = 4000
BAD_FRAME: Final = 4001
TOO_SLOW: Final = 4002
SILENT: Final = 4003
TOO_MANY: Final = 1013

decode_hello: Final = msgspec.json.Decoder(wire.Hello).decode
decode: Final = msgspec.json.Decoder(wire.Request).decode
# Looked up once: to find a label costs more than to count.
COUNTED: Final = {kind: COMMANDS.labels(str(kind.__struct_config__.tag)) for kind in get_args(wire.Request)}
Take: TypeAlias = Callable[[bytes, wire.Request], None]  # what becomes of a command, as it came and as understood
log = structlog.get_logger()


class HungUp(Exception):
    """The connection is over; with a code if we end it."""

    def __init__(self, code: int = 0) -> None:
        super().__init__(code)
        self.code = code


class Socket:
    """One websocket."""

    def __init__(self, house: House, scope: Scope, receive: Receive, send: Send) -> None:
        self.house = house
        self.scope = scope
        self.receive = receive
        self.asgi_send = send
        self.address = address_of(scope)
        self.queue: deque[bytes] = deque()
        self.wake = asyncio.Event()
        self.closing = 0
        self.writer: asyncio.Task[None] | None = None
        self.bucket = Bucket(house.settings.rate, house.settings.burst)
        self.clock = asyncio.get_running_loop().time
        self.patience = asyncio.timeout(None)
        self.shortcut: Shortcut | None = scope.get("extensions", {}).get(EXTENSION)
        self.refused = 0  # commands in a row
        self.verdict = 0  # why we hang up, if a frame that came by the shortcut is the reason

    async def run(self) -> None:
        """Until one side goes."""
        if not is_welcome(self.scope, self.house.settings) or not self.house.doors.enter(self.address):
            await self.asgi_send({"type": "websocket.close", "code": TOO_MANY})
            return
        try:
            await self._accept()
            self.writer = asyncio.create_task(self._write())
            async with self.patience:
                await self._visit()
        except TimeoutError:
            await self._hang_up(SILENT)
        except HungUp as end:
            await self._hang_up(end.code)
        finally:
            self.house.doors.leave(self.address)
            if self.writer is not None:
                self.writer.cancel()

    async def _accept(self) -> None:
        message = await self.receive()
        if message["type"] != "websocket.connect":
            raise HungUp
        await self.asgi_send({"type": "websocket.accept"})

    async def _hang_up(self, code: int) -> None:
        """Send what is still to be sent, then close."""
        if code and self.writer is not None and not self.writer.done():
            self.close(code)
            await asyncio.wait([self.writer], timeout=2)

    # --- reading

    def _wait(self, seconds: float) -> None:
        """Hang up if nothing comes for about so long: not to the second, because saying so costs something."""
        end = self.clock() + seconds
        if abs(end - (self.patience.when() or 0.0)) > seconds * PRECISION:
            self.patience.reschedule(end)

    async def _frame(self, patience: float) -> bytes:
        self._wait(patience)
        message = await self.receive()
        if message["type"] != "websocket.receive":
            raise HungUp(self.verdict)
        text = message.get("text")
        data: bytes = text.encode() if text is not None else message.get("bytes") or b""
        if len(data) > self.house.settings.most_bytes:
            raise HungUp(BAD_FRAME)
        return data

    async def _visit(self) -> None:
        hello = await self._hello()
        guest = Guest(self.send, self.close, hello.words, hello.since, f"{id(self):x}")
        try:
            room = await self.house.room(self.scope["path_params"]["table"])
            room.enter(guest, *room.place(hello.tokens, holder_of(self.scope)))
        except Elsewhere as there:
            await self._visit_elsewhere(there.worker, hello)
            return
        except Refusal as no:
            self.send(encode(wire.Bye(why=no.why, say=no.say, after=2000 if no.again else None)))
            raise HungUp(SHOWN_OUT) from None

        def take(_: bytes, request: wire.Request) -> None:
            if guest in room.guests:  # else the room was given up: we are being shown out
                handle(room, guest, request)

        try:
            await self._listen(take)
        finally:
            room.leave(guest)

    async def _visit_elsewhere(self, owner: str, hello: wire.Hello) -> None:
        """Another worker serves this table: everything goes there and comes from there."""
        relay = self.house.relay
        arrival = Arrival(self.scope["path_params"]["table"], hello, holder_of(self.scope))
        name = relay.depart(owner, arrival, self.send, self.close)
        try:
            await self._listen(lambda data, _: relay.forward(owner, name, data))
        finally:
            relay.gone(owner, name)

    async def _hello(self) -> wire.Hello:
        try:
            hello = decode_hello(await self._frame(PATIENCE))
        except (msgspec.MsgspecError, UnicodeDecodeError):
            raise HungUp(BAD_FRAME) from None
        if hello.protocol != wire.PROTOCOL:
            no = Refusal("wrong-protocol", ours=wire.PROTOCOL, yours=hello.protocol)
            self.send(encode(wire.Bye(why=no.why, say=no.say, after=None)))
            raise HungUp(WRONG_PROTOCOL)
        return hello

    async def _listen(self, take: Take) -> None:
        """Hand over every command, until one side goes."""
        while True:
            if self.shortcut is not None:
                self.shortcut.listen(partial(self._heard, take))
            self._hear(take, await self._frame(self.house.settings.heartbeat))
            if self.queue:
                await asyncio.sleep(0)  # many commands at once must not keep their answers from being sent

    def _heard(self, take: Take, data: bytes) -> None:
        """The same by the shortcut, which itself refuses frames that are too long."""
        self._wait(self.house.settings.heartbeat)
        try:
            self._hear(take, data)
        except HungUp as end:
            self.verdict = end.code
            if self.shortcut is not None:
                self.shortcut.hang_up()

    def _hear(self, take: Take, data: bytes) -> None:
        """One frame, which should be a command; one too many is refused."""
        try:
            request = decode(data)
        except (msgspec.MsgspecError, UnicodeDecodeError):
            raise HungUp(BAD_FRAME) from None
        if self.closing == TOO_SLOW:
            raise HungUp(TOO_SLOW)
        COUNTED[type(request)].inc()
        if self.bucket.take():
            self.refused = 0
            take(data, request)
        else:
            self._slow_down(request)

    def _slow_down(self, request: Any) -> None:
        """Say that this was one too many; whoever does not hear that at all has to go."""
        self.refused += 1
        if self.refused > MOST_REFUSED:
            raise HungUp(TOO_MANY)
        no = Refusal("too-fast", again=True)
        REFUSALS.labels(no.why).inc()
        id = getattr(request, "id", "")
        self.send(encode(wire.Refused(id=id, why=no.why, say=no.say, again=True)))

    # --- writing

    def send(self, frame: bytes) -> None:
        """Queue a frame. Whoever lags too far behind is disconnected, and finds everything when they come back."""
        if self.shortcut is not None and not self.queue and self.shortcut.push(frame):
            return
        if len(self.queue) >= MOST_QUEUED:
            self.closing = self.closing or TOO_SLOW
        else:
            self.queue.append(frame)
        self.wake.set()

    def close(self, code: int) -> None:
        """Send what is queued, then close."""
        self.closing = self.closing or code
        self.wake.set()

    async def _write(self) -> None:
        queue, wake = self.queue, self.wake
        try:
            while True:
                while queue and self.closing != TOO_SLOW:
                    await self.asgi_send({"type": "websocket.send", "text": queue[0].decode()})
                    queue.popleft()  # not before: while it waits nothing may overtake it
                if self.closing:
                    await self.asgi_send({"type": "websocket.close", "code": self.closing})
                    return
                wake.clear()
                await wake.wait()
        except (RuntimeError, OSError):
            return  # the other side is gone; the reader notices too
