"""Records on disk. Writing is all or nothing: a crash leaves the old file or the new one, never half of one."""

from __future__ import annotations

import os
from pathlib import Path

from matanui.core import record
from matanui.core.errors import UserError
from matanui.core.record import Record

MOST_BYTES = 16 * 1024 * 1024


def load(path: Path) -> Record:
    """The record in a file, or a sentence on why there is none."""
    try:
        if path.stat().st_size > MOST_BYTES:
            raise UserError(f"{path}: too large for a record of a game")
        return record.read(path.read_bytes(), str(path))
    except OSError as wrong:
        raise UserError(f"{path}: {wrong.strerror}") from None


def save(path: Path, saved: Record) -> None:
    """Write a record beside the old one, then put it in its place."""
    fresh = path.with_name(f"{path.name}.new")
    try:
        with fresh.open("wb") as file:
            file.write(record.write(saved))
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    except OSError as wrong:
        raise UserError(f"{path}: {wrong.strerror}") from None
