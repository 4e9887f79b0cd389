"""Steps from one shape of the database to the next. A new one: a file in `versions`, its number in `HEAD`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from sqlalchemy import Connection, inspect, text

from matanui.core.errors import UserError

if TYPE_CHECKING:
    from alembic.config import Config

HEAD: Final = "0001"
# A name of our own: other programs may keep their own versions in the same PostgreSQL database.
VERSION_TABLE: Final = "matanui_version"
LOCK: Final = 0x6D617461


def version(connection: Connection) -> str | None:
    """The shape of the database; None if it is empty."""
    inspector = inspect(connection)
    if inspector.has_table(VERSION_TABLE):
        return str(connection.scalar(text(f"SELECT version_num FROM {VERSION_TABLE}")))
    if connection.dialect.name == "sqlite" and inspector.get_table_names():
        raise UserError(f"{connection.engine.url.database} belongs to another program: name another file")
    return None


def upgrade(connection: Connection) -> None:
    """Bring the database to our shape, inside the caller's transaction; several workers may try at once."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    found = version(connection)
    if found == HEAD:
        return
    from alembic import command
    from alembic.script import ScriptDirectory

    config = settings(connection)
    known = {step.revision for step in ScriptDirectory.from_config(config).walk_revisions()}
    if found is not None and found not in known:
        raise UserError(f"the database has shape {found}, newer than ours ({HEAD}): update matanui, or name another")
    command.upgrade(config, "head")


def settings(connection: Connection) -> Config:
    """What alembic needs to know, without a file."""
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
