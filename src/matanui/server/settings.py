"""How this server runs: sensible by default, from the environment where somebody wants it otherwise."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, get_type_hints

import msgspec
from msgspec import Struct
from platformdirs import user_data_path

from matanui.core.errors import UserError

PREFIX: Final = "MATANUI_"


class Settings(Struct, frozen=True):
    """Every setting is an environment variable too: `MATANUI_DATABASE`, `MATANUI_IDLE`, ..."""

    database: str = ""  # an SQLAlchemy address; an SQLite file in the user's data folder if empty
    host: str = "127.0.0.1"
    port: int = 8020
    origins: str = ""  # further web origins that may connect, separated by commas; our own always may
    proxies: str = "127.0.0.1"  # addresses of proxies whose X-Forwarded-For is believed
    worker: str = ""  # a name for this process, when several share a PostgreSQL database
    lease: float = 10.0  # seconds until a dead worker's tables are taken over
    thinkers: int = 1  # processes in which bots think
    deadline: float = 5.0  # seconds that a bot has for one answer
    idle: float = 300.0  # seconds until an empty room leaves memory
    most_rooms: int = 2000  # in memory at once
    most_watching: int = 50  # at one table
    most_connections: int = 40  # from one address
    most_tables: int = 30  # made from one address in an hour
    most_joins: int = 30  # attempts to take a seat from one address in a minute
    most_films: int = 60  # finished games made ready to look at for one address in a minute
    rate: float = 20.0  # commands a second on one connection
    burst: int = 60  # commands at once
    most_bytes: int = 8192  # of one frame from a client
    heartbeat: float = 60.0  # seconds of silence until a connection is given up
    log: str = "info"


def settings_from(environ: Mapping[str, str], **given: Any) -> Settings:
    """Settings from the environment; what is given on the command line wins."""
    kinds = get_type_hints(Settings)
    found = {name: environ[PREFIX + name.upper()] for name in kinds if PREFIX + name.upper() in environ}
    chosen = {name: value for name, value in given.items() if value is not None}
    try:
        return msgspec.convert(found | chosen, Settings, strict=False)
    except msgspec.ValidationError as wrong:
        raise UserError(f"settings: {wrong}") from None


def database_of(settings: Settings) -> str:
    """Where everything is kept."""
    return settings.database or f"sqlite+aiosqlite:///{home() / 'matanui.sqlite'}"


def home() -> Path:
    """The user's data folder, made if need be."""
    try:
        return user_data_path("matanui", appauthor=False, ensure_exists=True)
    except OSError as wrong:
        raise UserError(f"cannot make a data folder: {wrong}; set MATANUI_DATABASE") from None
