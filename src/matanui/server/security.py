"""Who may come in, and what browsers are told to refuse."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from matanui.server.refusals import Refusal
from matanui.server.settings import Settings
from matanui.wire.protocol import Problem

COOKIE: Final = "matanui"
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}

STRANGER: Final = msgspec.json.encode(Problem("wrong-origin", Refusal("wrong-origin").say))


class Guarded:
    """Every response carries our headers; requests that change anything must come from our own pages."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        if scope["method"] not in ("GET", "HEAD", "OPTIONS") and not is_welcome(scope, self.settings):
            await Response(STRANGER, 403, media_type="application/json")(scope, receive, guarded)
            return
        await self.app(scope, receive, guarded)


def is_welcome(scope: Scope, settings: Settings) -> bool:
    """Programs send no origin; a browser's must be ours, or one that the settings name."""
    headers = Headers(scope=scope)
    origin = headers.get("origin")
    if origin is None:
        return True
    return urlsplit(origin).netloc == headers.get("host") or origin in settings.origins.split(",")


def address_of(scope: Scope) -> str:
    """Where a connection comes from."""
    client = scope.get("client")
    return client[0] if client else ""


def holder_of(scope: Scope) -> str:
    """The browser's own secret, from its cookie."""
    return HTTPConnection(scope).cookies.get(COOKIE, "")[:100]
