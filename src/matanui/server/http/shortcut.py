"""uvicorn's websocket with a short way past ASGI: frames that come are handed over where they are read, and frames that
go are written where they are made. A queue and a change of tasks for each would cost more than the frame itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

EXTENSION: Final = "matanui.shortcut"


class Shortcut(WebSocketsSansIOProtocol):
    """One connection. Found in its scope's extensions; whoever does not look there uses it as ever."""

    heard: Callable[[bytes], None] | None = None

    def handle_connect(self, event: Request) -> None:
        """The handshake, as ever."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]

    def listen(self, heard: Callable[[bytes], None]) -> None:
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

    def push(self, frame: bytes) -> bool:
        """Send at once. False if that cannot be: then the usual way knows why."""
        if self.close_sent or self.transport.is_closing() or not self.writable.is_set():
            return False
        try:
            self.conn.send_text(frame)
        except InvalidState:
            return False
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True
