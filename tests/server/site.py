"""A whole server inside the test: HTTP and websockets over plain ASGI, SQLite in a file."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx2
import msgspec
from starlette.applications import Starlette
from starlette.types import Message

from matanui.bots.registry import make_bot
from matanui.core.chance import Stream
from matanui.server.http.app import make_app
from matanui.server.http.calls import Call
from matanui.server.http.openapi import CALLS
from matanui.server.refusals import status_of
from matanui.server.settings import Settings
from matanui.server.storage.rows import LogRow
from matanui.server.tables.house import House
from matanui.server.tables.play import Play
from tests.server.client import Client, Frame, Gone

HERE: Frame = {"kind": "here"}
LINK: Frame = {"kind": "link"}
OPEN: Frame = {"kind": "open"}


def bot(name: str = "random") -> Frame:
    """A seat for a bot."""
    return {"kind": "bot", "bot": name}


class AsgiWire:
    """A websocket without a network. `reading` can be cleared: then we read nothing, and the server's sends wait."""

    def __init__(self, app: Starlette, path: str, headers: dict[str, str], address: str) -> None:
        self.to_server: asyncio.Queue[Message] = asyncio.Queue()
        self.to_us: asyncio.Queue[Message] = asyncio.Queue()
        self.reading = asyncio.Event()
        self.reading.set()
        named = {"host": "matanui.test"} | headers
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": b"",
            "headers": [(name.encode(), value.encode()) for name, value in named.items()],
            "client": (address, 50000),
            "server": ("matanui.test", 80),
            "subprotocols": [],
        }
        self.task: asyncio.Task[None] = asyncio.create_task(app(scope, self.to_server.get, self._send))

    async def _send(self, message: Message) -> None:
        await self.reading.wait()
        self.to_us.put_nowait(message)

    async def open(self) -> AsgiWire:
        """Shake hands."""
        self.to_server.put_nowait({"type": "websocket.connect"})
        message = await self._next()
        if message["type"] != "websocket.accept":
            raise Gone(message.get("code", 0))
        return self

    async def _next(self) -> Message:
        """The next message, or what the server broke down of."""
        waiting = asyncio.ensure_future(self.to_us.get())
        try:
            await asyncio.wait([waiting, self.task], return_when=asyncio.FIRST_COMPLETED)
        finally:
            if not waiting.done():
                waiting.cancel()
                with suppress(asyncio.CancelledError):
                    await waiting
        if waiting.cancelled():
            self.task.result()
            raise Gone(0)
        return waiting.result()

    async def send(self, data: str | bytes) -> None:
        """One frame: text, or bytes."""
        if self.task.done():
            raise Gone(0)
        kind = "text" if isinstance(data, str) else "bytes"
        self.to_server.put_nowait({"type": "websocket.receive", kind: data})

    async def receive(self) -> str:
        """One frame of text."""
        message = await self._next()
        if message["type"] == "websocket.close":
            raise Gone(message.get("code", 0))
        text: str = message["text"]
        return text

    async def close(self) -> None:
        """Cut the line; whatever broke on the other side breaks the test."""
        self.reading.set()
        self.to_server.put_nowait({"type": "websocket.disconnect", "code": 1006})
        await self.task


class Nearby:
    """Bots that think in this process: quicker to start than the real ones."""

    async def choose(self, game: str, bot: str, view: Any, luck: Stream) -> int:
        """The answer of a bot."""
        await asyncio.sleep(0)
        return make_bot(bot, game).choose(view, luck)

    async def close(self) -> None:
        """Nothing to end."""


class Site:
    """A server, and the people who visit it."""

    def __init__(self, app: Starlette, http: httpx2.AsyncClient) -> None:
        self.app = app
        self.http = http
        self.clients: list[Client] = []

    @property
    def house(self) -> House:
        house: House = self.app.state.server.house
        return house

    def play(self, made: Frame) -> Play:
        """The game at a table."""
        play = self.house.rooms[made["table"]["id"]].play
        assert play is not None
        return play

    async def asked(self, made: Frame, *people: Client) -> Client:
        """Who is waited for, once they have heard it; one person for each seat."""
        asked = self.play(made).asked[0]
        who = people[asked.ask.seat]
        await who.until(lambda: who.question is not None and who.question["key"] == asked.key)
        return who

    async def log(self, made: Frame) -> list[LogRow]:
        """What is on disk."""
        return await self.house.store.log(made["table"]["id"])

    async def dial(self, table: str, headers: dict[str, str] | None = None, address: str = "127.0.0.1") -> AsgiWire:
        """A websocket to a table."""
        return await AsgiWire(self.app, f"/ws/{table}", headers or {}, address).open()

    async def make(self, game: str = "makuta", seats: list[Frame] | None = None, **plan: Any) -> Frame:
        """A new table."""
        body = {"game": game, "seats": seats or [HERE, HERE], "minimum": 0} | plan
        answer = await self.http.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        self.http.cookies.clear()  # everybody in these tests is known by their tokens
        made: Frame = answer.json()
        return made

    async def join(self, made: Frame, name: str = "", **wish: Any) -> Frame:
        """Take a seat by invitation."""
        body = {"invite": made["invite"], "name": name} | wish
        answer = await self.http.post(f"/api/tables/{made['table']['id']}/join", json=body)
        assert answer.status_code == 201, answer.text
        self.http.cookies.clear()
        claim: Frame = answer.json()
        return claim

    def client(self, table: str, *tokens: str, words: bool = False) -> Client:
        """Somebody who has not come in yet."""
        client = Client(self.dial, table, tokens, words)
        self.clients.append(client)
        return client

    async def visit(self, made: Frame, *claims: Frame, words: bool = False) -> Client:
        """Somebody comes to a table, with these seats or to watch."""
        return await self.client(made["table"]["id"], *(claim["token"] for claim in claims), words=words).enter()

    async def pair(self, game: str = "makuta", words: bool = False, **plan: Any) -> tuple[Frame, Client, Client]:
        """A table for two who have come, and are not ready."""
        made = await self.make(game, [HERE, LINK], **plan)
        claim = await self.join(made, "Gali")
        return made, await self.visit(made, *made["claims"], words=words), await self.visit(made, claim, words=words)

    async def playing(self, game: str = "makuta", words: bool = False, **plan: Any) -> tuple[Frame, Client, Client]:
        """A table for two who play."""
        made, host, friend = await self.pair(game, words, **plan)
        await all_ready(host, friend)
        return made, host, friend


async def all_ready(*clients: Client) -> None:
    """Everybody says that they are ready; then the game is there."""
    for client in clients:
        for seat in client.last("welcome")["yours"]:
            await client.do("ready", seat=seat)
    for client in clients:
        await client.until(lambda client=client: bool(client.all("update")))  # type: ignore[misc]


@asynccontextmanager
async def open_site(database: Path, **settings: Any) -> AsyncIterator[Site]:
    """A server in this process, for as long as the test lasts. Without limits, unless the test wants some."""
    free = {"most_tables": 10_000, "most_joins": 10_000, "rate": 1e6, "burst": 10**6, "most_connections": 10_000}
    app = make_app(Settings(database=f"sqlite:///{database}", **(free | settings)))
    async with app.state.server.open(app), web(app) as http:
        site = Site(app, http)
        if not settings.get("thinkers"):
            site.house.thinkers = Nearby()  # type: ignore[assignment]
        try:
            yield site
        finally:
            for client in site.clients:
                await client.leave()


def web(app: Starlette, address: str = "127.0.0.1") -> httpx2.AsyncClient:
    """A browser without a network. It insists that refusals are declared."""
    way = httpx2.ASGITransport(app=app, client=(address, 50000), raise_app_exceptions=False)
    return httpx2.AsyncClient(transport=way, base_url="http://matanui.test", event_hooks={"response": [is_declared]})


async def is_declared(answer: httpx2.Response) -> None:
    """Does this call's declaration name the reason for which it was refused?"""
    call = call_at(answer.request.method, answer.request.url.path)
    if call is not None and answer.status_code >= 400:
        why = msgspec.json.decode(await answer.aread())["why"]
        assert why in call.refusals and answer.status_code == status_of(why), (call.method, call.path, why)


def call_at(method: str, path: str) -> Call | None:
    """The call that is declared for a path."""
    for call in CALLS:
        if call.method == method and re.fullmatch(re.sub(r"\{\w+\}", "[^/]+", call.path), path):
            return call
    return None
