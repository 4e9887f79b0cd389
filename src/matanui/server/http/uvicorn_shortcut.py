"""The shortcut over uvicorn. It uses parts of uvicorn that may change with any version: `pyproject.toml` names the
versions that it was written for, and whatever is missing all the same is noticed here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import structlog
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

from matanui.server.http.shortcut import EXTENSION

METHODS: Final = ("handle_connect", "send_receive_event_to_app")
PARTS: Final = ("scope", "queue", "frames", "conn", "transport", "writable", "close_sent")
log = structlog.get_logger()


def require(of: object, names: tuple[str, ...]) -> None:
    """Everything that we use must be there."""
    missing = [name for name in names if not hasattr(of, name)]
    if missing:
        raise ImportError(f"uvicorn's websocket has no {', '.join(missing)}")


require(WebSocketsSansIOProtocol, METHODS)


class WithShortcut(WebSocketsSansIOProtocol):
    """One connection."""

    heard: Callable[[bytes], None] | None = None

    def handle_connect(self, event: Request) -> None:
        """The handshake, as ever."""
        super().handle_connect(event)
        try:
            require(self, PARTS)
            if not self.close_sent:
                self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]
        except ImportError as wrong:
            log.warning("a websocket without the shortcut", why=str(wrong))

    def listen(self, heard: Callable[[bytes], None], /) -> None:
        """From now on hand frames over, unless some are still waiting for their turn."""
        if self.queue.empty():
            self.heard = heard

    def hang_up(self) -> None:
        """Hand over no more, and wake whoever still waits for a message."""
        self.heard = None
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1006})

    def send_receive_event_to_app(self) -> None:
        """A whole message has come."""
        if self.heard is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        self.heard(data)

    def push(self, frame: bytes, /) -> bool:
        """Send at once. False if that cannot be: then the usual way knows why."""
        if self.close_sent or self.transport.is_closing() or not self.writable.is_set():
            return False
        try:
            self.conn.send_text(frame)
        except InvalidState:
            return False
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True
