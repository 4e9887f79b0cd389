"""What the server keeps: one frozen struct for each kind of row. Times are milliseconds since 1970."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypeAlias

from msgspec import Struct

Status: TypeAlias = Literal["waiting", "playing", "over", "abandoned"]
SeatKind: TypeAlias = Literal["here", "link", "open", "bot"]
SeatState: TypeAlias = Literal["playing", "away", "resigned"]


class TableRow(Struct, frozen=True):
    """A table: `head` is JSON that only the host reads, `seed` is secret until the end, `invite` is a hash."""

    id: str
    created: int
    touched: int
    status: Status
    listed: bool
    head: bytes
    seed: bytes
    invite: str = ""
    length: int = 0
    opened: int = 0  # when the question was opened that the table waits on; 0 unless it is played by days
    asked: int = 0  # after so many answers (`length`): a bit for each seat that is waited for
    winner: int | None = None
    rematch: str = ""

    @property
    def ended(self) -> bool:
        """Will nobody play here any more?"""
        return self.status in ("over", "abandoned")


class SeatRow(Struct, frozen=True):
    """A seat at a table; token, phrase and holder are hashes, or "" if there is none."""

    table: str
    seat: int
    kind: SeatKind
    name: str = ""
    bot: str = ""
    token: str = ""
    phrase: str = ""
    holder: str = ""
    nonce: str = ""
    ready: bool = False
    order: str = ""
    state: SeatState = "playing"


class LogRow(Struct, frozen=True, array_like=True):
    """Answer number `n` of a table, counted from 0, as the id of the option, with the mark of the state after it."""

    table: str
    n: int
    seat: int
    answer: str
    mark: str
    spent: int
    at: int


class SnapshotRow(Struct, frozen=True):
    """A table after its first `n` answers: `log(table, since=n)` is what is missing."""

    table: str
    n: int
    data: bytes


class ChatRow(Struct, frozen=True):
    """Something said at a table; a spectator has no seat."""

    table: str
    n: int
    seat: int | None
    name: str
    text: str
    at: int


class FailureRow(Struct, frozen=True):
    """A bot that broke down, with the position it could not play."""

    table: str
    n: int
    seat: int
    bot: str
    why: str
    position: bytes
    at: int


Part: TypeAlias = SeatRow | LogRow | SnapshotRow | ChatRow | FailureRow
AnyRow: TypeAlias = TableRow | Part


class Batch(Struct, frozen=True):
    """What is written in one transaction, each thing once; with a `worker`, only to tables which that worker leases."""

    tables: dict[str, TableRow] = {}
    seats: dict[tuple[str, int], SeatRow] = {}
    log: list[LogRow] = []
    snapshots: dict[str, SnapshotRow] = {}
    chat: list[ChatRow] = []
    failures: list[FailureRow] = []
    worker: str = ""

    @staticmethod
    def of(rows: Iterable[AnyRow], worker: str = "") -> Batch:
        """Rows in the order in which they happened: of what is replaced, the last one counts."""
        batch = Batch(worker=worker)
        for row in rows:
            batch.add(row)
        return batch

    def add(self, row: AnyRow) -> None:
        """One more row, newer than all before."""
        match row:
            case LogRow():
                self.log.append(row)
            case TableRow():
                self.tables[row.id] = row
            case SeatRow():
                self.seats[row.table, row.seat] = row
            case SnapshotRow():
                kept = self.snapshots.get(row.table)
                self.snapshots[row.table] = row if kept is None or kept.n <= row.n else kept
            case ChatRow():
                self.chat.append(row)
            case FailureRow():
                self.failures.append(row)

    @property
    def is_log(self) -> bool:
        """Are there only answers, and is no lease to be looked up?"""
        more = self.tables or self.seats or self.snapshots or self.chat or self.failures or self.worker
        return bool(self.log) and not more

    def about(self) -> set[str]:
        """The tables that this batch writes to."""
        parts: list[Part] = [*self.seats.values(), *self.log, *self.snapshots.values(), *self.chat, *self.failures]
        return {*self.tables, *(part.table for part in parts)}
