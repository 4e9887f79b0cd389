"""Keeping a game: written to a file beside it, then moved into its place, so that a crash never leaves half a file."""

from __future__ import annotations

import secrets
from datetime import datetime
from pathlib import Path

from matanui.core.errors import UserError
from matanui.core.record import Record, write
from matanui.desk.speech import Speech


def fresh_path(folder: Path) -> Path:
    """A name of its own for a new game."""
    stamp = datetime.now().strftime("%Y%m%d-%H%M%S")
    names = [f"matanui-{stamp}.json", *(f"matanui-{stamp}-{n}.json" for n in range(2, 1000))]
    return next(folder / name for name in names if not (folder / name).exists())


def keep(record: Record, path: Path, speech: Speech) -> None:
    """Write the record to the path, or say why that fails."""
    beside = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    try:
        beside.write_bytes(write(record))
        beside.replace(path)
    except (OSError, ValueError) as wrong:
        why = wrong.strerror if isinstance(wrong, OSError) and wrong.strerror else str(wrong)
        raise UserError(speech.ui("err-save", file=str(path), why=why)) from None
