"""How answers get into the log: exactly where it ends, or not at all. A number that is there already, or a gap, means
that somebody else wrote."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any, Final

import msgspec
from msgspec.structs import asdict
from sqlalchemy import ColumnElement, Connection, Insert, bindparam, case, exists, func, insert, or_, select
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import IntegrityError

from matanui.server.storage.database import Conflict, Database
from matanui.server.storage.rows import LogRow
from matanui.server.storage.schema import LOG

encode: Final = msgspec.json.Encoder().encode


def put_log(connection: Connection, rows: list[LogRow]) -> None:
    """All these answers, each after the one before it."""
    if not rows:
        return
    try:
        if connection.dialect.name == "sqlite":
            connection.exec_driver_sql(*straight(rows))
        else:
            connection.execute(ONE_BY_ONE, [fields_of(row) for row in in_order(rows)])
    except IntegrityError as error:
        raise lost(rows, error.orig) from error


async def append_log(database: Database, rows: list[LogRow]) -> None:
    """The same on SQLite, as a transaction of its own."""
    try:
        await database.append(*straight(rows))
    except Conflict as error:
        raise lost(rows, error.__cause__) from error


def lost(rows: list[LogRow], why: object) -> Conflict:
    """Somebody else wrote here."""
    return Conflict(f"an answer does not follow the last one in the log of {names(rows)}: {why}")


def in_order(rows: list[LogRow]) -> list[LogRow]:
    """By table, then by number."""
    return sorted(rows, key=lambda row: (row.table, row.n))


def straight(rows: list[LogRow]) -> tuple[str, tuple[Any, ...]]:
    """The statement that writes all these rows to SQLite, and its values."""
    text = encode(list(runs(in_order(rows)))).decode()
    return SQL, tuple(text if name == "rows" else FIXED[name] for name in ORDER)


def names(rows: list[LogRow]) -> str:
    """The tables that are written to."""
    return ", ".join(sorted({row.table for row in rows}))


def fields_of(row: LogRow) -> dict[str, Any]:
    """A row as the statement wants it, which must not set the column `n` itself."""
    fields = asdict(row)
    return fields | {"its_table": row.table, "its_n": fields.pop("n")}


def runs(rows: list[LogRow]) -> Iterator[tuple[bool, LogRow]]:
    """Every row, and whether it is the first of its table."""
    yield True, rows[0]
    for before, row in pairwise(rows):
        if row.table == before.table and row.n != before.n + 1:
            raise Conflict(f"answer {row.n} does not follow answer {before.n} of {row.table}")
        yield row.table != before.table, row


def follows(table: ColumnElement[str], n: ColumnElement[int]) -> ColumnElement[bool]:
    """Is this the first answer of all, or is the one before it there?"""
    earlier = LOG.alias("earlier")
    return or_(n == 0, exists().where(earlier.c.table == table, earlier.c.n == n - 1))


def one_by_one() -> Insert:
    """A number that does not follow is nothing, and so refused."""
    n = bindparam("its_n", type_=LOG.c.n.type)
    return insert(LOG).values(n=case((follows(bindparam("its_table", type_=LOG.c.table.type), n), n)))


def at_once() -> Insert:
    """The same for all rows in one step. With a step for each, the thread that writes would hand the interpreter over
    and wait for it again after every row."""
    each = func.json_each(bindparam("rows")).table_valued("value").alias("each")
    is_first = func.json_extract(each.c.value, "$[0]")
    columns = list(LOG.c)
    found: dict[str, ColumnElement[Any]] = {
        c.name: func.json_extract(each.c.value, f"$[1][{i}]", type_=c.type) for i, c in enumerate(columns)
    }
    table, n = found["table"], found["n"]
    found["n"] = case((or_(is_first == 0, follows(table, n)), n))
    return insert(LOG).from_select(columns, select(*found.values()))


ONE_BY_ONE: Final = one_by_one()
AT_ONCE: Final = at_once().compile(dialect=sqlite.dialect())
SQL: Final = str(AT_ONCE)
FIXED: Final = AT_ONCE.params
ORDER: Final = AT_ONCE.positiontup or []
