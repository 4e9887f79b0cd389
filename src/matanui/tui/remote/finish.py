"""After the end: the record is fetched, kept and proved against what was promised before the deal."""

from __future__ import annotations

from pathlib import Path

from rich.text import Text

from matanui.core import record as records
from matanui.core.errors import UserError
from matanui.core.record import Record
from matanui.core.replay import Broken
from matanui.core.verify import verify
from matanui.desk.page import Page
from matanui.tui.keeping import keep
from matanui.tui.remote.address import Address
from matanui.tui.remote.http import Http
from matanui.tui.remote.kept import Kept
from matanui.tui.remote.table import RemoteTable


def finish(table: RemoteTable, address: Address, seat: Kept | None, page: Page) -> list[Text]:
    """The record in a file, and what it proves."""
    try:
        data = Http(address.server, page.speech).fetch(address.path("record"))
        record = records.read(data)
        path = Path(f"matanui-{record.game}-{address.table}.json")
        keep(record, path, page.speech)
    except UserError as wrong:
        return [page.line("join-no-record", why=str(wrong))]
    return [
        proof(record, table, seat, page),
        page.line("end-record", file=str(path)),
        page.line("end-verify", file=str(path)),
    ]


def proof(record: Record, table: RemoteTable, seat: Kept | None, page: Page) -> Text:
    """Do the dice come from the seed that was promised, with our own number in it?"""
    promised = seat.commitment if seat and seat.commitment else table.info.commitment
    try:
        verify(record, table.game)
    except Broken as broken:
        return page.line("join-proof-broken", "bold", why=str(broken))
    shared = seat is None or not seat.nonce or seat.nonce in record.nonces
    if record.commitment != promised or not shared:
        return page.line("join-proof-other", "bold", promised=promised)
    return page.line(
        "join-proof" if seat and seat.nonce else "join-proof-watched", seed=record.seed or "", commitment=promised
    )
