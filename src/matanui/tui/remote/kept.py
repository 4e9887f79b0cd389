"""Seats that are ours, kept for next time: a file for each in the user's data folder, which only the user can read."""

from __future__ import annotations

import hashlib
import os
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct
from platformdirs import user_data_path

from matanui.core.errors import UserError
from matanui.desk.speech import Speech
from matanui.tui.remote.address import Address

ONLY_MINE: Final = 0o600


class Kept(Struct):
    """A seat: its secret token, and what was promised about the dice before the deal."""

    server: str
    table: str
    seat: int
    name: str
    token: str
    nonce: str = ""
    commitment: str = ""


def folder(address: Address) -> Path:
    """Where the seats of one table are kept."""
    key = hashlib.blake2b(f"{address.server} {address.table}".encode(), digest_size=10).hexdigest()
    return user_data_path("matanui", appauthor=False) / "seats" / key


def all_kept(address: Address) -> list[Kept]:
    """Our seats at a table. A file that cannot be read is as good as none."""
    found = []
    for path in sorted(folder(address).glob("*.json")):
        try:
            found.append(msgspec.json.decode(path.read_bytes(), type=Kept))
        except (OSError, msgspec.MsgspecError):
            continue
    return found


def keep(seat: Kept, address: Address, speech: Speech) -> None:
    """Write a seat down, all or nothing."""
    path = folder(address) / f"{seat.seat}.json"
    fresh = path.with_suffix(f".{os.getpid()}")
    try:
        path.parent.mkdir(0o700, parents=True, exist_ok=True)
        fresh.unlink(missing_ok=True)
        with open(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, ONLY_MINE), "wb") as file:
            file.write(msgspec.json.encode(seat))
        fresh.replace(path)
    except OSError as wrong:
        raise UserError(speech.ui("join-err-keep", file=str(path), why=wrong.strerror or str(wrong))) from None


def forget(seat: Kept, address: Address) -> None:
    """The seat is no longer ours."""
    (folder(address) / f"{seat.seat}.json").unlink(missing_ok=True)


def choose(found: list[Kept], name: str | None, seat: int | None, speech: Speech) -> Kept | None:
    """The seat that is meant: by its number or its name, or the only one."""
    fits = [k for k in found if (seat is None or k.seat == seat) and (name is None or k.name == name)]
    if len(fits) > 1:
        names = speech.listed([f"{k.seat + 1} ({k.name})" if k.name else str(k.seat + 1) for k in fits])
        raise UserError(speech.ui("join-err-which", seats=names))
    return fits[0] if fits else None
