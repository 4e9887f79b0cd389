"""Nothing is told before it is kept, and everything in order."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

import structlog

from matanui.server.storage.journal import Journal
from matanui.server.storage.rows import AnyRow
from matanui.server.tables.guest import Guest

Letters = list[tuple[Guest, bytes]]
log = structlog.get_logger()


class Outbox:
    """Frames of one table, each held back until the rows that came with it, and all before, are on disk."""

    def __init__(self, journal: Journal, failed: Callable[[], None]) -> None:
        self.journal = journal
        self.failed = failed
        self.held: deque[tuple[asyncio.Future[None] | None, Letters]] = deque()

    def put(self, rows: list[AnyRow], letters: Letters) -> None:
        """Keep the rows; then send the letters."""
        if not rows and not self.held:
            deliver(letters)
            return
        kept = self.journal.put(rows) if rows else None
        self.held.append((kept, letters))
        if kept is not None:
            kept.add_done_callback(self._kept)

    def _kept(self, done: asyncio.Future[None]) -> None:
        """Send whatever waited for this only."""
        if done.cancelled() or done.exception() is not None:
            log.error("not kept", why=repr(None if done.cancelled() else done.exception()))
            self.held.clear()
            self.failed()
            return
        while self.held and (self.held[0][0] is None or self.held[0][0].done()):
            deliver(self.held.popleft()[1])


def deliver(letters: Letters) -> None:
    """Hand every letter to its guest."""
    for guest, frame in letters:
        guest.send(frame)
