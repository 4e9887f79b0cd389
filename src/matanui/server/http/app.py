"""Routes, and what starts and ends with the server."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final

import structlog
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

from matanui import __version__
from matanui.core.errors import UserError
from matanui.server.cluster.bus import Bus, LocalBus, PostgresBus
from matanui.server.cluster.leases import Leases
from matanui.server.cluster.post import Post
from matanui.server.cluster.tenancy import Tenancy, worker_name
from matanui.server.http.calls import Call, reply, respond
from matanui.server.http.openapi import CALLS, document
from matanui.server.http.service import Service
from matanui.server.http.socket import Socket
from matanui.server.refusals import Refusal
from matanui.server.security import Guarded
from matanui.server.settings import Settings, database_of
from matanui.server.storage.database import StorageError
from matanui.server.storage.journal import Journal
from matanui.server.storage.store import Store
from matanui.server.tables.house import House
from matanui.server.tables.thinkers import Thinkers
from matanui.server.telemetry import REFUSALS, metrics
from matanui.wire import protocol as wire

STATIC: Final = Path(__file__).parents[1] / "static"
log = structlog.get_logger()


class Server:
    """The house once it stands. Routes find it here."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.house: House
        self.service: Service

    @asynccontextmanager
    async def open(self, app: Starlette) -> AsyncIterator[None]:
        """Everything that lives as long as the server does."""
        self.house = await open_house(self.settings)
        self.service = Service(self.house)
        chores = [asyncio.create_task(self.house.sweep()), asyncio.create_task(self.house.keep_leases())]
        log.info("open", version=__version__)
        try:
            yield
        finally:
            for chore in chores:
                chore.cancel()
            await asyncio.wait(chores)
            await self.house.close()


async def open_house(settings: Settings) -> House:
    """Alone on an SQLite file; on PostgreSQL beside any number of other workers."""
    url = database_of(settings)
    store = await Store.open(url)
    shared = store.database.dialect == "postgresql"
    worker = worker_name(settings.worker) if shared else ""
    tenancy = Tenancy(Leases(store.database) if shared else None, worker, settings.lease)
    await tenancy.open()
    thinkers = Thinkers(settings.thinkers, settings.deadline)
    house = House(settings, store, Journal(store, worker), thinkers, tenancy)
    bus: Bus = await PostgresBus.open(url) if shared else LocalBus()
    house.relay.post = Post(bus, worker, house.relay.heard)
    return house


def make_app(settings: Settings) -> Starlette:
    """The whole server as an ASGI application; its `state.server` has the house."""
    server = Server(settings)
    app = Starlette(
        routes=[*calls(server), *pages()],
        middleware=[Middleware(Guarded, settings=settings), Middleware(GZipMiddleware, minimum_size=1000)],
        exception_handlers={Refusal: refused, UserError: refused, StorageError: broken, Exception: broken},  # type: ignore[dict-item]
        lifespan=server.open,
    )
    app.state.server = server
    return app


def calls(server: Server) -> list[Any]:
    """What programs ask for."""

    def route(call: Call) -> Route:
        async def endpoint(request: Request) -> Response:
            return await respond(call, server.service, request)

        return Route(call.path, endpoint, methods=[call.method])

    class TableSocket:
        """The websocket of a table."""

        def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
            self.socket = Socket(server.house, scope, receive, send)

        def __await__(self) -> Any:
            return self.socket.run().__await__()

    return [
        *(route(call) for call in CALLS),
        Route("/healthz", health),
        Route("/metrics", metrics),
        Route("/openapi.json", openapi),
        WebSocketRoute("/ws/{table}", TableSocket),
    ]


def pages() -> list[Any]:
    """The browser client: one page for every screen, and its hashed files."""
    if not (STATIC / "index.html").is_file():
        return [Route("/{path:path}", no_client)]
    return [Mount("/assets", StaticFiles(directory=STATIC / "assets")), Route("/{path:path}", client)]


async def client(request: Request) -> Response:
    """Any path of the client; files beside the page by their own name."""
    file = STATIC / request.path_params["path"].replace("/", "_")
    return FileResponse(file if file.is_file() and file.parent == STATIC else STATIC / "index.html")


async def no_client(request: Request) -> Response:
    """An engine-only install has no pages."""
    return PlainTextResponse("This server has no browser client. In a terminal: matanui join URL\n", 404)


async def health(request: Request) -> Response:
    """GET /healthz"""
    house: House = request.app.state.server.house
    counts = await house.store.counts()
    return reply({"ok": True, "tables": counts, "rooms": len(house.rooms)})


async def openapi(request: Request) -> Response:
    """GET /openapi.json"""
    return reply(document())


async def refused(request: Request, no: Refusal | UserError) -> Response:
    """A request that changed nothing."""
    if isinstance(no, UserError):
        no = Refusal("bad-request", wrong=str(no))
    REFUSALS.labels(no.why).inc()
    return reply(wire.Problem(no.why, no.say), no.status)


async def broken(request: Request, wrong: Exception) -> Response:
    """A fault of ours: it is logged, and nobody sees its inside."""
    log.error("broken", path=request.url.path, exc_info=wrong)
    return reply(wire.Problem("server-trouble", Refusal("server-trouble").say), 500)
