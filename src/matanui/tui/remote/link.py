"""The websocket in a thread of its own: it comes back by itself, and what was not confirmed is sent again."""

from __future__ import annotations

import random
import secrets
import threading
import time
from collections.abc import Callable
from typing import Any, Final

import msgspec
from websockets.exceptions import WebSocketException
from websockets.sync.client import ClientConnection, connect

from matanui.wire import protocol as wire

PING: Final = 5.0  # seconds between two signs of life
SILENCE: Final = 20.0  # without any from the server, the connection is given up
FIRST, LONGEST = 0.3, 8.0  # seconds until the next attempt, doubled each time
MOST_BYTES: Final = 8 * 1024 * 1024

encode: Final = msgspec.json.Encoder().encode
decode: Final = msgspec.json.Decoder(wire.Reply).decode


class Lost(OSError):
    """The other side has fallen silent."""


def new_id() -> str:
    """A name for a command."""
    return secrets.token_hex(8)


class Link:
    """One seat's connection. `hear` gets every message, `lost` is told when the line breaks; both in our thread."""

    def __init__(
        self,
        address: str,
        hello: Callable[[], wire.Hello],
        hear: Callable[[Any], None],
        lost: Callable[[], None],
    ) -> None:
        self.address = address
        self.hello = hello
        self.hear = hear
        self.lost = lost
        self.unconfirmed: dict[str, bytes] = {}
        self.lock = threading.Lock()
        self.line: ClientConnection | None = None  # once the server has welcomed us
        self.closing = threading.Event()
        self.attempts = 0
        self.pause = 0.0  # seconds that the server asks us to stay away
        self.again_at = 0.0
        self.thread = threading.Thread(target=self._run, name="matanui-link", daemon=True)

    def start(self) -> None:
        """Connect, and stay connected."""
        self.thread.start()

    def close(self) -> None:
        """Hang up for good."""
        self.closing.set()
        with self.lock:
            line = self.line
        if line is not None:
            line.close()
        if threading.current_thread() is not self.thread:
            self.thread.join(2 * PING)

    def send(self, command: wire.Command, sure: bool = True) -> None:
        """Send a command; again after every interruption, until it is confirmed or refused, if it must be `sure`."""
        with self.lock:
            frame = encode(command)
            if sure:
                self.unconfirmed[command.id] = frame
            self._pass_on(frame)

    def _pass_on(self, frame: bytes) -> None:
        if self.line is not None:
            try:
                self.line.send(frame.decode())
            except (OSError, WebSocketException):
                self.line = None  # the reader notices too, and comes back

    # --- the thread

    def _run(self) -> None:
        while not self.closing.is_set():
            try:
                self._visit()
            except (OSError, WebSocketException, msgspec.MsgspecError):
                self._hung_up()
            self.closing.wait(self._delay())

    def _visit(self) -> None:
        with connect(self.address, compression=None, ping_interval=None, max_size=MOST_BYTES, close_timeout=1) as line:
            line.send(encode(self.hello()).decode())
            self._listen(line)

    def _hung_up(self) -> None:
        with self.lock:
            self.line = None
        self.attempts += 1
        if not self.closing.is_set() and not self.pause:
            self.lost()

    def _delay(self) -> float:
        """Everybody comes back at another moment."""
        pause, self.pause = self.pause, 0.0
        longest: float = min(LONGEST, FIRST * 2 ** min(self.attempts, 10))
        return pause + random.uniform(0.2, 1.0) * longest

    def _listen(self, line: ClientConnection) -> None:
        heard = pinged = time.monotonic()
        while not self.closing.is_set():
            frame = self._frame(line, pinged + PING)
            now = time.monotonic()
            if frame is not None:
                heard = now
                self._take(decode(frame), line)
            elif now - heard > SILENCE:
                raise Lost
            if now >= pinged + PING:
                pinged = now
                line.send(encode(wire.Ping()).decode())
            if self.again_at and now >= self.again_at:
                self._repeat(line)

    def _frame(self, line: ClientConnection, until: float) -> str | bytes | None:
        """The next message; None when it is time for something else."""
        due = min(until, self.again_at or until)
        try:
            return line.recv(timeout=max(0.01, due - time.monotonic()))
        except TimeoutError:
            return None

    def _take(self, notice: Any, line: ClientConnection) -> None:
        self._settle(notice)
        if isinstance(notice, wire.Welcome):
            self.attempts = 0
        if isinstance(notice, wire.Bye):
            self.pause = (notice.after or 0) / 1000 + 0.001
            if notice.after is None:
                self.closing.set()
        self.hear(notice)
        if isinstance(notice, wire.Welcome):
            self._repeat(line)

    def _settle(self, notice: Any) -> None:
        """What is confirmed or refused for good need not be sent again."""
        done = getattr(notice, "ack", "") or (notice.id if isinstance(notice, wire.Ack | wire.Refused) else "")
        if not done:
            return
        with self.lock:
            if isinstance(notice, wire.Refused) and notice.again and done in self.unconfirmed:
                self.again_at = time.monotonic() + 1.0
            else:
                self.unconfirmed.pop(done, None)

    def _repeat(self, line: ClientConnection) -> None:
        """Everything that was not confirmed, in its order."""
        with self.lock:
            self.again_at = 0.0
            self.line = line
            for frame in list(self.unconfirmed.values()):
                self._pass_on(frame)
