"""Whatever is wrong with a database, a person reads one clear sentence."""

from __future__ import annotations

import os
import sqlite3
import stat
import sys
from pathlib import Path

import pytest
from sqlalchemy import text

from matanui.core.errors import UserError
from matanui.server.storage.database import Database, StorageError, parse
from matanui.server.storage.rows import Batch
from matanui.server.storage.store import Store
from tests.server.storage.cluster import Cluster
from tests.server.storage.some import answers, table

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        ("tables.db", "no address of a database"),
        ("mysql://localhost/tables", "'mysql' is supported"),
        ("sqlite://", "in memory"),
        ("sqlite:///:memory:", "in memory"),
    ],
)
async def test_a_wrong_address(address: str, sentence: str) -> None:
    with pytest.raises(UserError, match=sentence) as caught:
        await Store.open(address)
    assert "sqlite:///FILE" in str(caught.value)


@pytest.mark.parametrize("scheme", ["postgres", "postgresql", "postgresql+psycopg"])
def test_the_common_spellings_of_postgresql(scheme: str) -> None:
    assert parse(f"{scheme}://a@b/c").drivername == "postgresql+asyncpg"


async def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    with pytest.raises(UserError, match=r"cannot use the database .*tables\.db: File exists"):
        await Store.open(f"sqlite:///{tmp_path}/file/tables.db")


async def test_a_folder_in_place_of_the_file(tmp_path: Path) -> None:
    with pytest.raises(UserError, match="unable to open"):
        await Store.open(f"sqlite:///{tmp_path}")


async def test_a_missing_folder_is_made_and_the_file_is_for_its_owner_only(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "tables.db"
    before = os.umask(0o022)
    await (await Store.open(f"sqlite:///{path}")).close()
    os.umask(before)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


async def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Turaga, " * 1000)
    with pytest.raises(UserError, match=r"letter\.txt is damaged or no database"):
        await Store.open(f"sqlite:///{path}")
    assert path.read_text() == "Dear Turaga, " * 1000


async def test_a_database_of_another_program_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "bookmarks.db"
    with sqlite3.connect(path) as other:
        other.execute("CREATE TABLE bookmarks (page TEXT)")
    other.close()
    with pytest.raises(UserError, match="belongs to another program"):
        await Store.open(f"sqlite:///{path}")


async def test_a_damaged_file_says_so_when_the_damage_is_read(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    store = await Store.open(f"sqlite:///{path}")
    await store.write(Batch.of([table(), *answers(0, 2000)]))
    await store.close()
    data = bytearray(path.read_bytes())
    data[len(data) // 2 :] = b"\xa5" * (len(data) - len(data) // 2)
    path.write_bytes(data)
    store = await Store.open(f"sqlite:///{path}")
    with pytest.raises(StorageError, match=r"tables\.db is damaged"):
        await store.log("kini-nui")
    await store.close()


async def test_a_database_of_a_newer_version_is_left_alone(url: str) -> None:
    database = await Database.open(url)
    async with database.writing() as connection:
        await connection.execute(text("UPDATE matanui_version SET version_num = '9999'"))
    await database.close()
    with pytest.raises(UserError, match="shape 9999, newer than ours"):
        await Store.open(url)


async def test_a_server_that_does_not_answer(tmp_path: Path) -> None:
    pytest.importorskip("asyncpg")
    with pytest.raises(UserError, match="cannot use the database") as caught:
        await Store.open(f"postgresql://vakama:secret@/tables?host={tmp_path}")
    assert "secret" not in str(caught.value)


async def test_a_server_without_that_database(postgres: Cluster) -> None:
    with pytest.raises(UserError, match='"atlantis" does not exist'):
        await Store.open(f"postgresql://matanui@/atlantis?host={postgres.folder}")


async def test_postgresql_without_its_driver(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(UserError, match=r"pip install 'matanui\[postgres\]'"):
        await Store.open("postgresql://vakama@localhost/tables")


async def test_readers_on_sqlite_cannot_write(tmp_path: Path) -> None:
    database = await Database.open(f"sqlite:///{tmp_path}/tables.db")
    with pytest.raises(StorageError, match="readonly"):
        async with database.reading() as connection:
            await connection.execute(text("DELETE FROM tables"))
    await database.close()


async def test_sqlite_writes_to_the_disk_before_it_answers(tmp_path: Path) -> None:
    database = await Database.open(f"sqlite:///{tmp_path}/tables.db")
    found = []
    async with database.writing() as connection:
        for pragma in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout"):
            found.append((await connection.exec_driver_sql(f"PRAGMA {pragma}")).scalar())
    await database.close()
    assert found == ["wal", 2, 1, 5000]
