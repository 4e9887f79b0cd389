"""Letters between workers, in order, over the bus. A long one travels in parts."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import structlog
from msgspec import Struct

from matanui.server.cluster.bus import Bus
from matanui.server.storage.database import StorageError

PART: Final = 7000  # bytes of a letter in one message of the bus
WIDEST: Final = 4  # bytes of one character
log = structlog.get_logger()


class Letter(Struct, frozen=True):
    """From a worker, about one of its connections or calls."""

    sender: str
    kind: str
    about: str
    text: str


class Post:
    """Sends letters to other workers and hands out those to this one."""

    def __init__(self, bus: Bus, worker: str, heard: Callable[[Letter], None]) -> None:
        self.bus = bus
        self.worker = worker
        self.heard = heard
        self.parts: dict[tuple[str, str, str], list[str]] = {}
        self.queue: asyncio.Queue[tuple[str, str]] = asyncio.Queue()
        self.carrier = asyncio.create_task(self._carry())
        bus.listen(self._received, self.parts.clear)

    def send(self, to: str, kind: str, about: str, text: str = "") -> None:
        """Send a letter; letters to one worker arrive in the order they were sent."""
        size = PART if text.isascii() else PART // WIDEST
        parts = [text[i : i + size] for i in range(0, len(text), size)] or [""]
        for n, part in enumerate(parts):
            more = "+" if n + 1 < len(parts) else "."
            self.queue.put_nowait((f"@{to}", f"{self.worker} {kind} {about} {more}\n{part}"))

    async def _carry(self) -> None:
        while True:
            to, text = await self.queue.get()
            try:
                await self.bus.publish(to, text)
            except StorageError as wrong:
                log.error("letter lost", why=str(wrong))

    def _received(self, to: str, message: str) -> None:
        if to != f"@{self.worker}":
            return
        head, _, text = message.partition("\n")
        sender, kind, about, more = head.split(" ")
        parts = self.parts.setdefault((sender, kind, about), [])
        parts.append(text)
        if more == ".":
            del self.parts[sender, kind, about]
            self.heard(Letter(sender, kind, about, "".join(parts)))

    async def close(self) -> None:
        """Send what is waiting, then no more."""
        with suppress(TimeoutError):
            async with asyncio.timeout(2):
                while not self.queue.empty():
                    await asyncio.sleep(0.01)
        self.carrier.cancel()
        await asyncio.wait([self.carrier])
        await self.bus.close()
