"""Calls over HTTP. Each is declared once: routes, the OpenAPI document and the check of the documentation follow."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from matanui.server.http.service import Service
from matanui.server.refusals import Refusal
from matanui.server.security import COOKIE, address_of, holder_of
from matanui.server.tokens import hashed, new_token

MOST_BODY: Final = 16 * 1024
YEAR: Final = 365 * 86400


class Call(Struct, frozen=True):
    """One call. `answer` is called with the service and the request, then with the body if there is one, then with
    the caller's holder hash if it gives a seat. It returns what is sent as `reply`, or a whole response."""

    method: str
    path: str
    answer: Callable[..., Awaitable[Any]]
    reply: Any
    status: int = 200
    body: Any = None
    read: Callable[[bytes], Any] | None = None  # if decoding the body by its type is not enough
    most: int = MOST_BODY  # bytes of the body
    query: tuple[str, ...] = ()
    limit: str = ""  # of the service
    gives_seats: bool = False  # the caller is told who they are, by a cookie
    refuses: tuple[str, ...] = ()  # for reasons that do not follow from the rest

    @property
    def about(self) -> str:
        """What it does."""
        return (self.answer.__doc__ or "").strip().removesuffix(".")

    @property
    def parts(self) -> list[str]:
        """The parameters in the path."""
        return re.findall(r"\{(\w+)\}", self.path)

    @property
    def refusals(self) -> list[str]:
        """Every reason for which it may be refused."""
        stranger = ["wrong-origin"] if self.method != "GET" else []
        unfit = ["bad-request", "too-long"] if self.body is not None else ["bad-request"] if self.query else []
        often = ["too-fast"] if self.limit else []
        return [*stranger, *unfit, *often, *self.refuses, "server-trouble"]


async def respond(call: Call, service: Service, request: Request) -> Response:
    """Answer one request."""
    if call.limit:
        service.limits[call.limit].check(address_of(request.scope))
    given = [await body_of(call, request)] if call.body is not None else []
    if not call.gives_seats:
        return response(await call.answer(service, request, *given), call.status)
    holder = holder_of(request.scope) or new_token()
    answered = response(await call.answer(service, request, *given, hashed(holder)), call.status)
    return with_cookie(answered, request, holder)


async def body_of(call: Call, request: Request) -> Any:
    """The body of a request, read no further than it may be long."""
    data = b""
    async for chunk in request.stream():
        data += chunk
        if len(data) > call.most:
            raise Refusal("too-long")
    if call.read is not None:
        return call.read(data)
    try:
        return msgspec.json.decode(data, type=call.body)
    except (msgspec.MsgspecError, UnicodeDecodeError) as wrong:
        raise Refusal("bad-request", wrong=str(wrong)) from None


def response(answered: Any, status: int) -> Response:
    """A response as it is; anything else as JSON."""
    return answered if isinstance(answered, Response) else reply(answered, status)


def reply(thing: Any, status: int = 200) -> Response:
    """A struct as JSON."""
    headers = {"cache-control": "no-store"}
    return Response(msgspec.json.encode(thing), status, media_type="application/json", headers=headers)


def with_cookie(response: Response, request: Request, holder: str) -> Response:
    """The browser's own secret, out of reach for scripts."""
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, holder, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/")
    return response
