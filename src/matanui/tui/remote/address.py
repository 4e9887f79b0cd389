"""Links to tables: http://host/t/TABLE#INVITE."""

from __future__ import annotations

import re
from typing import Final
from urllib.parse import urlsplit

from msgspec import Struct

from matanui.core.errors import UserError
from matanui.desk.speech import Speech

_TABLE: Final = re.compile(r"(?P<before>.*)/t/(?P<table>[\w-]+)/?")


class Address(Struct, frozen=True):
    """A server, one of its tables, and the invitation if the link has one."""

    server: str
    table: str
    invite: str | None = None

    @property
    def link(self) -> str:
        """The link to hand on."""
        return f"{self.server}/t/{self.table}" + (f"#{self.invite}" if self.invite else "")

    @property
    def socket(self) -> str:
        """Where the websocket is."""
        return f"ws{self.server.removeprefix('http')}/ws/{self.table}"

    def path(self, name: str = "") -> str:
        """What to ask for over HTTP."""
        return f"/api/tables/{self.table}" + (f"/{name}" if name else "")


def read_address(text: str, speech: Speech) -> Address:
    """A link as people paste it, or a sentence on what a link looks like."""
    try:
        parts = urlsplit(text.strip())
        found = _TABLE.fullmatch(parts.path)
        known = parts.scheme in ("http", "https") and bool(parts.hostname) and found is not None
    except ValueError:
        known, found = False, None
    if not known or found is None:
        raise UserError(speech.ui("join-err-link", link=text[:200]))
    return Address(f"{parts.scheme}://{parts.netloc}{found['before']}", found["table"], parts.fragment or None)
