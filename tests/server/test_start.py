"""A house with many tables opens its door without looking at them."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event
from sqlalchemy.engine import Engine

from tests.server.site import Site, open_site

pytestmark = pytest.mark.anyio
MANY = 10_000
KEPT = ("tables", "seats", "log", "snapshots", "chat", "failures")


def fill(database: Path, count: int) -> None:
    """So many copies of the one table there is."""
    with closing(sqlite3.connect(database)) as file, file:
        columns = [row[1] for row in file.execute("pragma table_info(tables)")][1:]
        rest = ", ".join(columns)
        file.execute(
            f"with recursive n(i) as (select 1 union all select i + 1 from n where i < {count}) "
            f"insert into tables (id, {rest}) select 'copy' || i, {rest} from tables, n"
        )


@pytest.fixture
def statements() -> Iterator[list[str]]:
    """Every statement that reaches a database."""
    seen: list[str] = []

    def note(_conn: Any, _cursor: Any, statement: str, *_more: Any) -> None:
        seen.append(statement)

    event.listen(Engine, "before_cursor_execute", note)
    yield seen
    event.remove(Engine, "before_cursor_execute", note)


async def test_ten_thousand_tables_are_not_read_at_the_start(database: Path, statements: list[str]) -> None:
    async with open_site(database) as site:
        made = await site.make(listed=True)
    fill(database, MANY)
    statements.clear()
    async with open_site(database) as site:
        assert statements and not site.house.rooms
        assert not [text for text in statements for name in KEPT if name in text.lower().replace('"', " ").split()]
        assert (await site.visit(made, *made["claims"])).last("welcome")["yours"] == [0, 1]
        assert len((await site.http.get("/api/tables")).json()) == 50


async def test_looking_at_a_list_loads_nothing(site: Site) -> None:
    await site.make(listed=True)
    site.house.rooms.clear()
    assert len((await site.http.get("/api/tables")).json()) == 1
    assert not site.house.rooms


async def test_a_full_house_says_so(database: Path) -> None:
    async with open_site(database, most_rooms=1) as site:
        made = await site.make()
        id = made["table"]["id"]
        site.house.rooms["another"] = site.house.rooms.pop(id)
        client = site.client(id)
        await client.hello()
        await client.until_closed()
        assert (client.last("bye")["why"], client.last("bye")["after"]) == ("full-house", 2000)
        site.house.rooms["another"].guests.clear()
