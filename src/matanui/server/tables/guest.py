"""One connection at a table, as the room sees it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from matanui.wire.protocol import Notice, Reply

encode: Final = msgspec.json.Encoder().encode


class Guest:
    """Somebody who plays or watches. `send` never waits: a guest who does not keep up is shown out."""

    def __init__(
        self, send: Callable[[bytes], None], close: Callable[[int], None], words: bool, since: int, name: str
    ) -> None:
        self.send = send
        self.close = close  # with a code, once everything is sent
        self.words = words
        self.name = name  # of the connection, for logs and for commands sent twice
        self.seats: list[int] = []
        self.facing: int | None = None
        self.host = False
        self.heard = since
        self.serial = 0
        self.shown: object = None  # what the last update said, to keep silent when nothing is new

    @property
    def scope(self) -> str:
        """Commands with the same id from the same seats are the same command, whatever the connection."""
        return ",".join(map(str, self.seats)) or self.name

    def tell(self, notice: Notice | Reply) -> None:
        """Send one message."""
        self.send(encode(notice))
