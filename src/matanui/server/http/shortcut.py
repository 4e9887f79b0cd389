"""A short way past ASGI: frames that come are handed over where they are read, and frames that go are written where
they are made. A queue and a change of tasks for each would cost more than the frame itself."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any, Final, Protocol

import structlog

EXTENSION: Final = "matanui.shortcut"
OVER_UVICORN: Final = "matanui.server.http.uvicorn_shortcut"
log = structlog.get_logger()


class Shortcut(Protocol):
    """Found in a websocket's scope, under its extensions; whoever does not look there uses plain ASGI."""

    def listen(self, heard: Callable[[bytes], None], /) -> None:
        """From now on hand frames over, unless some are still waiting for their turn."""

    def hang_up(self) -> None:
        """Hand over no more, and wake whoever still waits for a message."""

    def push(self, frame: bytes, /) -> bool:
        """Send at once. False if that cannot be: then the usual way knows why."""


def websocket() -> Any:
    """What uvicorn is to use for websockets: with the shortcut, or its own if it is not built as we know it."""
    try:
        return import_module(OVER_UVICORN).WithShortcut
    except ImportError as wrong:
        log.warning("websockets without the shortcut", why=str(wrong))
        return "auto"
