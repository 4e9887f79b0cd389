"""Group commit: what is waiting while one transaction is written goes together into the next."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable
from typing import Final, NamedTuple, Protocol

from matanui.server.storage.database import NotWritten
from matanui.server.storage.filing import tell
from matanui.server.storage.rows import AnyRow, Batch
from matanui.server.telemetry import WRITES

GROUP: Final = 500


class Waiting(NamedTuple):
    """Rows that belong together, and who waits for them."""

    rows: list[AnyRow]
    done: asyncio.Future[None]


class Writer(Protocol):
    """A store, as far as the journal is concerned."""

    async def write(self, batch: Batch, /) -> None: ...


class Journal:
    """The only writer of a running server. What `commit` has returned from is on the disk."""

    def __init__(self, store: Writer, worker: str = "") -> None:
        self.store, self.worker = store, worker
        self.queue: deque[Waiting] = deque()
        self.group: list[Waiting] = []
        self.writer: asyncio.Task[None] | None = None
        self.closed = False

    async def commit(self, rows: Iterable[AnyRow]) -> None:
        """Write these rows together, after all that came before; an error means that none of them is written."""
        await self.put(rows)

    def put(self, rows: Iterable[AnyRow]) -> asyncio.Future[None]:
        """The same for who does not wait: done when they are written."""
        if self.closed:
            raise RuntimeError("the journal is closed")
        done = asyncio.get_running_loop().create_future()
        self.queue.append(Waiting(list(rows), done))
        if self.writer is None:
            self.writer = asyncio.create_task(self._drain())
            self.writer.add_done_callback(self._ended)
        return done

    async def close(self) -> None:
        """Write what is waiting, then take no more."""
        self.closed = True
        if self.writer is not None:
            await asyncio.wait([self.writer])  # which leaves the writer alone if we are stopped ourselves

    async def _drain(self) -> None:
        while self.queue:
            self.group = [self.queue.popleft() for _ in range(min(GROUP, len(self.queue)))]
            await self._write(self.group)
        self.writer = None

    def _ended(self, writer: asyncio.Task[None]) -> None:
        """Somebody may have stopped the writer, perhaps before it began: leave nobody waiting."""
        if self.writer is writer:
            settle([*self.group, *self.queue], RuntimeError("the journal was stopped"))
            self.queue.clear()
            self.writer = None

    async def _write(self, group: list[Waiting]) -> None:
        try:
            with WRITES.time():
                await self.store.write(self._batch(group))
            settle(group)
        except NotWritten as error:
            if len(group) == 1:
                settle(group, error)
            else:
                await self._one_by_one(group)
        except Exception as error:
            settle(group, error)

    async def _one_by_one(self, group: list[Waiting]) -> None:
        """One bad table must not stop the others; but after a refusal, nothing more of that table in this group."""
        spoiled: dict[str, Exception] = {}
        for waiting in group:
            batch = self._batch([waiting])
            about = batch.about()
            try:
                for table in about & spoiled.keys():
                    raise spoiled[table]
                await self.store.write(batch)
                settle([waiting])
            except Exception as error:
                spoiled |= dict.fromkeys(about, error)
                settle([waiting], error)

    def _batch(self, group: list[Waiting]) -> Batch:
        return Batch.of((row for waiting in group for row in waiting.rows), self.worker)


def settle(group: list[Waiting], error: Exception | None = None) -> None:
    """Tell everybody who still waits."""
    for _, done in group:
        tell(done, error)
