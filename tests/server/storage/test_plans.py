"""However many tables are stored, no read goes through all of them: asked of SQLite's planner."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from matanui.server.cluster.leases import Leases
from matanui.server.storage.rows import Batch, SnapshotRow
from matanui.server.storage.store import Store
from tests.server.storage.some import answers, failure, said, seat, table

pytestmark = pytest.mark.anyio


async def fenced(store: Store) -> None:
    await Leases(store.database).claim("kini-nui", "north", 1)
    await store.write(Batch.of([table()], worker="north"))


READS: dict[str, Callable[[Store], Awaitable[object]]] = {
    "table": lambda store: store.table("a"),
    "seats": lambda store: store.seats("a"),
    "log": lambda store: store.log("a", since=3),
    "seats of several": lambda store: store.seats_of(["a", "b"]),
    "snapshot": lambda store: store.snapshot("a"),
    "chat": lambda store: store.chat("a"),
    "lobby": lambda store: store.lobby(),
    "next page": lambda store: store.lobby(before=(5, "a")),
    "resting": lambda store: store.resting(5),
    "mine": lambda store: store.mine("me"),
    "lengths": lambda store: store.lengths(["a", "b"]),
    "token": lambda store: store.seat_by_token("token"),
    "claim": lambda store: Leases(store.database).claim("a", "north", 1),
    "renew": lambda store: Leases(store.database).renew("north", 1),
    "write": lambda store: store.write(
        Batch.of([table(), seat(), *answers(0, 2), SnapshotRow("kini-nui", 2, b""), said(0), failure(0)])
    ),
    "fenced": fenced,
}
SORT_THEIR_OWN = ("mine", "renew")


@pytest.fixture
async def file_store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await Store.open(f"sqlite:///{tmp_path / 'tables.db'}")
    yield opened
    await opened.close()


@pytest.mark.parametrize("name", READS)
async def test_no_read_looks_at_everything(file_store: Store, tmp_path: Path, name: str) -> None:
    said: list[tuple[str, Any]] = []

    def listen(_connection: object, _cursor: object, statement: str, values: Any, _context: object, many: bool) -> None:
        said.append((statement, values[0] if many else values))

    database = file_store.database
    assert database.filing is not None
    for engine in (database.reader.sync_engine, database.writer.sync_engine, database.filing.engine):
        event.listen(engine, "before_cursor_execute", listen)
    await READS[name](file_store)
    connection = sqlite3.connect(tmp_path / "tables.db")
    asked = [(words, values) for words, values in said if not words.startswith("BEGIN")]
    plans = [row[3] for words, values in asked for row in connection.execute(f"EXPLAIN QUERY PLAN {words}", values)]
    connection.close()
    assert asked
    assert [plan for plan in plans if plan.startswith("SCAN") and "VIRTUAL" not in plan] == []
    assert name in SORT_THEIR_OWN or not any("TEMP B-TREE" in plan for plan in plans)
