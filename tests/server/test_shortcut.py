"""The short way past ASGI and the long one, on a real server: in order, whole, and closed for the same reasons. If
uvicorn is not built as we know it, the server takes the long way and says so."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from structlog.testing import capture_logs
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.asyncio.client import ClientConnection, connect
from websockets.datastructures import Headers
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Request

from matanui.server.http import uvicorn_shortcut
from matanui.server.http.shortcut import EXTENSION, OVER_UVICORN, websocket
from matanui.server.http.uvicorn_shortcut import WithShortcut
from tests.server.running import Running, running

pytestmark = pytest.mark.anyio
PATIENCE = 30.0


@pytest.fixture(scope="module", params=["short", "long"])
def server(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Iterator[Running]:
    """A server with the shortcut, and one with a uvicorn that does not let us have it."""
    first = "" if request.param == "short" else f"import sys; sys.modules['{OVER_UVICORN}'] = None"
    settings = {"MATANUI_HEARTBEAT": "2", "MATANUI_RATE": "5", "MATANUI_BURST": "300"}
    with running(tmp_path_factory.mktemp("shortcut"), first, **settings) as one:
        yield one


@pytest.fixture
async def line(server: Running) -> Any:
    """A connection to a table of one's own against a bot, and the hello that belongs to it."""
    made = server.post("/api/tables", {"game": "makuta", "seats": [{"kind": "here"}, {"kind": "bot", "bot": "random"}]})
    address = server.url.replace("http", "ws") + f"/ws/{made['table']['id']}"
    async with connect(address, max_queue=None) as wire:
        await say(wire, do="hello", protocol=1, tokens=[made["claims"][0]["token"]], words=False)
        yield wire


async def say(wire: ClientConnection, **command: object) -> None:
    await wire.send(json.dumps(command))


async def hear(wire: ClientConnection, what: str) -> dict[str, Any]:
    """The next frame of a kind."""
    async with asyncio.timeout(PATIENCE):
        while True:
            frame: dict[str, Any] = json.loads(await wire.recv())
            if frame["is"] == what:
                return frame


async def code_of(wire: ClientConnection) -> int:
    """The code with which the other side closes."""
    with pytest.raises(ConnectionClosed) as closed:
        async with asyncio.timeout(PATIENCE):
            while True:
                await wire.recv()
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code


async def test_commands_sent_in_one_go_are_carried_out_in_order(line: ClientConnection) -> None:
    for n in range(50):
        await say(line, do="ping", at=n)
    assert [(await hear(line, "pong"))["at"] for _ in range(50)] == list(range(50))


async def test_a_command_may_come_in_pieces(line: ClientConnection) -> None:
    await hear(line, "welcome")
    await line.send(iter(['{"do": ', '"ping", ', '"at": 7}']))
    assert (await hear(line, "pong"))["at"] == 7


async def test_a_game_begins_and_goes_on(line: ClientConnection) -> None:
    await say(line, do="ready", id="r", seat=0, nonce="mine")
    asked = await hear(line, "update")
    serials = [asked["serial"]]
    for n in range(20):
        while not asked["question"]:
            asked = await hear(line, "update")
            serials.append(asked["serial"])
        question = asked["question"]
        await say(line, do="answer", id=str(n), question=question["key"], answer=question["choices"][0]["id"])
        asked = await hear(line, "update")
        serials.append(asked["serial"])
    assert serials == list(range(serials[0], serials[0] + len(serials)))


@pytest.mark.parametrize("bad", ["{", '{"do": "dance", "id": "1"}', b"\xff\xfe"])
async def test_what_is_no_command_ends_the_connection(line: ClientConnection, bad: str | bytes) -> None:
    await hear(line, "welcome")
    await line.send(bad)
    assert await code_of(line) == 4001


async def test_a_frame_that_is_too_long_ends_the_connection(line: ClientConnection) -> None:
    await hear(line, "welcome")
    await line.send("x" * 200_000)
    assert await code_of(line) == 1009


async def test_who_says_nothing_is_given_up(line: ClientConnection) -> None:
    await hear(line, "welcome")
    assert await code_of(line) == 4003


async def test_whoever_speaks_stays(line: ClientConnection) -> None:
    await hear(line, "welcome")
    for n in range(6):
        await asyncio.sleep(0.5)
        await say(line, do="ping", at=n)
        assert (await hear(line, "pong"))["at"] == n


async def test_too_many_commands_are_refused_and_may_come_again(line: ClientConnection) -> None:
    await hear(line, "welcome")
    for n in range(400):
        await say(line, do="sync", id=str(n), since=0)
    refused = await hear(line, "refused")
    assert (refused["why"], refused["again"]) == ("too-fast", True)


async def test_who_floods_on_and_on_has_to_go(line: ClientConnection) -> None:
    await hear(line, "welcome")
    with suppress(ConnectionClosed):
        for n in range(2000):
            await say(line, do="sync", id=str(n), since=0)
    assert await code_of(line) == 1013


# --- a uvicorn that is built otherwise


def chosen() -> tuple[Any, list[str]]:
    """What uvicorn is given for websockets, and what is logged about it."""
    with capture_logs() as logs:
        return websocket(), [f"{line['event']}: {line['why']}" for line in logs]


def test_the_uvicorn_that_we_know_gets_the_shortcut() -> None:
    assert chosen() == (WithShortcut, [])


def test_without_the_class_that_we_extend_the_long_way_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, OVER_UVICORN)
    monkeypatch.setitem(sys.modules, WebSocketsSansIOProtocol.__module__, None)
    found, logs = chosen()
    assert found == "auto" and len(logs) == 1 and "websockets_sansio_impl" in logs[0]


@pytest.mark.parametrize("name", uvicorn_shortcut.METHODS)
def test_without_a_method_that_we_extend_the_long_way_is_taken(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, OVER_UVICORN)
    monkeypatch.delattr(WebSocketsSansIOProtocol, name)
    assert chosen() == ("auto", [f"websockets without the shortcut: uvicorn's websocket has no {name}"])


@pytest.mark.parametrize("missing", ["", *uvicorn_shortcut.PARTS])
def test_a_connection_without_a_part_that_we_use_takes_the_long_way(
    missing: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    connection, extensions = object.__new__(WithShortcut), dict[str, Any]()
    parts = dict.fromkeys(uvicorn_shortcut.PARTS, False) | {"scope": {"extensions": extensions}}
    for name in parts.keys() - {missing}:
        setattr(connection, name, parts[name])
    monkeypatch.setattr(WebSocketsSansIOProtocol, "handle_connect", lambda *_: None)
    with capture_logs() as logs:
        connection.handle_connect(Request("/", Headers()))
    assert (EXTENSION in extensions) == (not missing) == (not logs)
