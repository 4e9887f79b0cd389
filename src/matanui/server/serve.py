"""`matanui serve`: the server in this process, until it is told to stop."""

from __future__ import annotations

import asyncio
import gc
import os
import socket
import sys
from collections.abc import Callable
from typing import Any, Final

import uvicorn
from starlette.applications import Starlette

from matanui.core.errors import UserError
from matanui.server.http.app import make_app
from matanui.server.http.shortcut import websocket
from matanui.server.settings import Settings
from matanui.server.tables.house import House
from matanui.server.telemetry import set_up_logs

GOODBYE: Final = 50  # fiftieths of a second

SWITCH: Final = 0.0002  # seconds
USUAL: Final = (5000, 10, 10)  # many short collections, because one long one is a pause for everybody


class Uvicorn(uvicorn.Server):
    """Says goodbye before it closes connections, and says where it is once it is there."""

    def __init__(self, config: uvicorn.Config, app: Starlette, ready: Callable[[str], None]) -> None:
        super().__init__(config)
        self.app = app
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Open, then say so."""
        await super().startup(sockets)
        gc.collect()
        gc.freeze()  # what is loaded by now stays: later collections need not look through it
        gc.set_threshold(*USUAL)
        if self.started and sockets:
            host, port = sockets[0].getsockname()[:2]
            self.ready(f"http://{'[' + host + ']' if ':' in host else host}:{port}")

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Everybody is told to come back later; what is being written is finished."""
        house = getattr(self.app.state.server, "house", None)
        if house is not None:
            house.farewell()
            await empty(house)
        await super().shutdown(sockets)


async def empty(house: House) -> None:
    """Until everybody has heard the goodbye and gone; not for long, because some never go."""
    for _ in range(GOODBYE):
        if not house.doors.open:
            return
        await asyncio.sleep(0.02)


def serve(settings: Settings, ready: Callable[[str], None]) -> int:
    """Serve until a signal; `ready` is told the address."""
    set_up_logs(settings.log)
    # The thread that writes asks for the interpreter after every row, and everybody waits for it: let it have its turn.
    sys.setswitchinterval(SWITCH)
    app = make_app(settings)
    bound = bind(settings.host, settings.port)
    server = Uvicorn(uvicorn.Config(app, **options(settings)), app, ready)
    server.run(sockets=[bound])
    return 0 if server.started else 1


def bind(host: str, port: int) -> socket.socket:
    """A listening socket, or a sentence on why there is none."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((host, port))
    except OSError as wrong:
        raise UserError(f"cannot listen on {host}:{port}: {os.strerror(wrong.errno or 0)}") from None
    bound.listen(1024)
    return bound


def options(settings: Settings) -> dict[str, Any]:
    """How uvicorn runs."""
    return {
        "ws": websocket(),
        "ws_max_size": settings.most_bytes,
        "ws_per_message_deflate": False,  # it would cost more time than a view of 3 kB is long
        "ws_ping_interval": None,  # our own heartbeat notices more
        "log_level": "warning",
        "access_log": False,
        "server_header": False,
        "forwarded_allow_ips": settings.proxies,
        "timeout_graceful_shutdown": 5,
        "limit_concurrency": None,
    }
