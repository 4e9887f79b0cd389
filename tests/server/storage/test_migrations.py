"""The steps lead to the very shape that the code expects."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from msgspec import Struct
from sqlalchemy import Connection, Table, create_engine

from matanui.server.storage import database as databases
from matanui.server.storage import migrations
from matanui.server.storage.database import Database
from matanui.server.storage.migrations import HEAD, VERSION_TABLE
from matanui.server.storage.rows import ChatRow, FailureRow, LogRow, SeatRow, SnapshotRow, TableRow
from matanui.server.storage.schema import CHAT, FAILURES, LOG, METADATA, SEATS, SNAPSHOTS, TABLES
from matanui.server.storage.store import Store

pytestmark = pytest.mark.anyio

KINDS: list[tuple[type[Struct], Table]] = [
    (TableRow, TABLES),
    (SeatRow, SEATS),
    (LogRow, LOG),
    (SnapshotRow, SNAPSHOTS),
    (ChatRow, CHAT),
    (FailureRow, FAILURES),
]


def differences(connection: Connection) -> list[Any]:
    options = {"version_table": VERSION_TABLE, "compare_type": True}
    return list(compare_metadata(MigrationContext.configure(connection, opts=options), METADATA))


async def test_all_steps_together_make_the_schema(bare_url: str) -> None:
    database = await Database.open(bare_url)
    async with database.reading() as connection:
        assert await connection.run_sync(differences) == []
    await database.close()


async def test_sqlite_gets_the_same_tables_and_indexes_to_the_letter(tmp_path: Path) -> None:
    await (await Store.open(f"sqlite:///{tmp_path}/migrated.db")).close()
    engine = create_engine(f"sqlite:///{tmp_path}/created.db")
    METADATA.create_all(engine)
    engine.dispose()
    shapes = [shape(tmp_path / name) for name in ("migrated.db", "created.db")]
    assert shapes[0] == shapes[1]
    assert "WITHOUT ROWID" in shapes[0]["log"]


def shape(path: Path) -> dict[str, str]:
    connection = sqlite3.connect(path)
    found = connection.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL").fetchall()
    connection.close()
    return {name: " ".join(sql.split()) for name, sql in found if name != VERSION_TABLE}


@pytest.mark.parametrize(("kind", "columns"), KINDS, ids=lambda value: getattr(value, "__name__", ""))
def test_columns_are_the_fields_in_their_order(kind: type[Struct], columns: Table) -> None:
    kept = [column.name for column in columns.c if column is not FAILURES.c.id]
    assert kept == list(kind.__struct_fields__)


def test_head_is_the_last_step() -> None:
    assert ScriptDirectory(str(Path(migrations.__file__).parent)).get_heads() == [HEAD]


async def test_a_database_of_our_shape_is_opened_without_looking_further(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await (await Store.open(url)).close()
    monkeypatch.setattr(databases, "upgrade", None)
    await (await Store.open(url)).close()


async def test_workers_that_start_together_migrate_once(bare_url: str) -> None:
    stores = await asyncio.gather(*(Store.open(bare_url) for _ in range(3)))
    assert [await store.counts() for store in stores] == [{}, {}, {}]
    for store in stores:
        await store.close()
