"""The tables of the database. Columns have the names and the order of the fields in `rows.py`."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, LargeBinary, MetaData, Table, Text, text

METADATA: Final = MetaData()


def the_table() -> Column[str]:
    """The table that a row belongs to, first part of its key."""
    return Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("touched", BigInteger, nullable=False),
    Column("status", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("head", LargeBinary, nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("invite", Text, nullable=False),
    Column("length", Integer, nullable=False),
    Column("opened", BigInteger, nullable=False),
    Column("asked", Integer, nullable=False),
    Column("winner", Integer),
    Column("rematch", Text, nullable=False),
    Index("tables_lobby", "listed", "status", "touched", "id"),
)
BY_DAYS: Final = text("opened > 0")
Index("tables_opened", TABLES.c.opened, sqlite_where=BY_DAYS, postgresql_where=BY_DAYS)

SEATS: Final = Table(
    "seats",
    METADATA,
    the_table(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("bot", Text, nullable=False),
    Column("token", Text, nullable=False),
    Column("phrase", Text, nullable=False),
    Column("holder", Text, nullable=False),
    Column("nonce", Text, nullable=False),
    Column("ready", Boolean, nullable=False),
    Column("order", Text, nullable=False),
    Column("state", Text, nullable=False),
)
TAKEN: Final = text("token <> ''")
HELD: Final = text("holder <> ''")
Index("seats_token", SEATS.c.token, sqlite_where=TAKEN, postgresql_where=TAKEN)
Index("seats_holder", SEATS.c.holder, sqlite_where=HELD, postgresql_where=HELD)

LOG: Final = Table(
    "log",
    METADATA,
    the_table(),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("answer", Text, nullable=False),
    Column("mark", Text, nullable=False),
    Column("spent", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

SNAPSHOTS: Final = Table(
    "snapshots",
    METADATA,
    the_table(),
    Column("n", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

CHAT: Final = Table(
    "chat",
    METADATA,
    the_table(),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

FAILURES: Final = Table(
    "failures",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("table", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("n", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("bot", Text, nullable=False),
    Column("why", Text, nullable=False),
    Column("position", LargeBinary, nullable=False),
    Column("at", BigInteger, nullable=False),
)

# No foreign key: a worker may lease a table's name before the table is written.
LEASES: Final = Table(
    "leases",
    METADATA,
    Column("table", Text, primary_key=True),
    Column("worker", Text, nullable=False, index=True),
    Column("until", BigInteger, nullable=False),
)

WORKERS: Final = Table(
    "workers",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("address", Text, nullable=False),
    Column("until", BigInteger, nullable=False),
)
