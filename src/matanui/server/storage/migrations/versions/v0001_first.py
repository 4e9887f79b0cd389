"""The first shape. Written out: a step never changes, even when `schema.py` does."""

from typing import Any, Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0001"
down_revision: Final = None


def upgrade() -> None:
    """Every table, in the order of its foreign keys."""
    tables()
    seats()
    log()
    talk()
    workers()


def words(*names: str) -> list[sa.Column[str]]:
    """Text that is always there."""
    return [sa.Column(name, sa.Text, nullable=False) for name in names]


def numbers(*names: str) -> list[sa.Column[int]]:
    """Whole numbers that are always there."""
    return [sa.Column(name, sa.Integer, nullable=False) for name in names]


def times(*names: str) -> list[sa.Column[int]]:
    """Milliseconds."""
    return [sa.Column(name, sa.BigInteger, nullable=False) for name in names]


def parts(*keys: str) -> list[sa.schema.SchemaItem]:
    """The foreign key and the primary key of what belongs to a table."""
    return [sa.ForeignKeyConstraint(["table"], ["tables.id"], ondelete="CASCADE"), sa.PrimaryKeyConstraint(*keys)]


def tables() -> None:
    """Tables and their list."""
    op.create_table(
        "tables",
        *words("id"),
        *times("created", "touched"),
        *words("status"),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("head", sa.LargeBinary, nullable=False),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        *words("invite"),
        *numbers("length"),
        *times("opened"),
        *numbers("asked"),
        sa.Column("winner", sa.Integer),
        *words("rematch"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("tables_lobby", "tables", ["listed", "status", "touched", "id"])
    some: dict[str, Any] = {name: sa.text("opened > 0") for name in ("sqlite_where", "postgresql_where")}
    op.create_index("tables_opened", "tables", ["opened"], **some)


def seats() -> None:
    """Seats, found by token or by holder."""
    op.create_table(
        "seats",
        *words("table"),
        *numbers("seat"),
        *words("kind", "name", "bot", "token", "phrase", "holder", "nonce"),
        sa.Column("ready", sa.Boolean, nullable=False),
        *words("order", "state"),
        *parts("table", "seat"),
    )
    some: dict[str, Any] = {name: sa.text("token <> ''") for name in ("sqlite_where", "postgresql_where")}
    op.create_index("seats_token", "seats", ["token"], **some)
    some = {name: sa.text("holder <> ''") for name in ("sqlite_where", "postgresql_where")}
    op.create_index("seats_holder", "seats", ["holder"], **some)


def log() -> None:
    """Answers, and where a table stands."""
    op.create_table(
        "log",
        *words("table"),
        *numbers("n", "seat"),
        *words("answer", "mark"),
        *times("spent", "at"),
        *parts("table", "n"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "snapshots",
        *words("table"),
        *numbers("n"),
        sa.Column("data", sa.LargeBinary, nullable=False),
        *parts("table"),
    )


def talk() -> None:
    """Chat, and bots that broke down."""
    op.create_table(
        "chat",
        *words("table"),
        *numbers("n"),
        sa.Column("seat", sa.Integer),
        *words("name", "text"),
        *times("at"),
        *parts("table", "n"),
    )
    op.create_table(
        "failures",
        sa.Column("id", sa.Integer, nullable=False),
        *words("table"),
        *numbers("n", "seat"),
        *words("bot", "why"),
        sa.Column("position", sa.LargeBinary, nullable=False),
        *times("at"),
        *parts("id"),
    )
    op.create_index("ix_failures_table", "failures", ["table"])


def workers() -> None:
    """Who serves which table, and where."""
    op.create_table("leases", *words("table", "worker"), *times("until"), sa.PrimaryKeyConstraint("table"))
    op.create_index("ix_leases_worker", "leases", ["worker"])
    op.create_table("workers", *words("id", "address"), *times("until"), sa.PrimaryKeyConstraint("id"))
