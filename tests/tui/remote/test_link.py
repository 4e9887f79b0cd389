"""The line to a server that misbehaves: it hangs up, refuses for a moment, falls silent, skips a message."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from queue import Queue
from typing import Any

import msgspec
import pytest
from websockets.sync.server import ServerConnection, serve

from matanui.core.message import Message
from matanui.desk.desks import desk_for
from matanui.desk.page import Page
from matanui.tui.remote import link as links
from matanui.tui.remote.address import Address
from matanui.tui.remote.console import Console
from matanui.tui.remote.link import Link
from matanui.tui.remote.table import RemoteTable
from matanui.tui.remote.visit import Visit
from matanui.wire import protocol as wire
from tests.tui.desk import SPEECH, Desk

PATIENCE = 60.0
SEATS = [wire.SeatInfo(n, "link", f"P{n}", "", True, True, True, "playing", False) for n in range(2)]
INFO = wire.TableInfo(
    "t", "makuta", "definitive", {}, "playing", SEATS, wire.Relaxed(), 0, False, 0, "c", [], 0, None, "", None
)
WELCOME = wire.Welcome(
    protocol=1, version="", table=INFO, rules={}, yours=[0], host=False, orders={0: "could"}, chat=[]
)
Scene = Callable[[ServerConnection, int], None]


@contextmanager
def line_to(scene: Scene, heard: Queue[Any], lost: Callable[[], None] = lambda: None) -> Iterator[Link]:
    """A link to a server that plays a scene with every visitor; it knows how many came before."""
    visitors = iter(range(1000))

    def visited(connection: ServerConnection) -> None:
        hello = msgspec.json.decode(connection.recv(timeout=PATIENCE), type=wire.Hello)
        assert hello.tokens == ["secret"]
        scene(connection, next(visitors))

    with serve(visited, "127.0.0.1", 0) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        address = f"ws://127.0.0.1:{server.socket.getsockname()[1]}"
        link = Link(address, lambda: wire.Hello(1, ["secret"]), heard.put, lost)
        link.start()
        yield link
        link.close()
        server.shutdown()
        thread.join(PATIENCE)


def tell(connection: ServerConnection, notice: wire.Notice) -> None:
    connection.send(msgspec.json.encode(notice).decode())


def next_command(connection: ServerConnection) -> dict[str, Any]:
    """What the client sends next, besides signs of life."""
    while True:
        found: dict[str, Any] = msgspec.json.decode(connection.recv(timeout=PATIENCE))
        if found["do"] != "ping":
            return found


def test_what_was_not_confirmed_is_sent_again_under_the_same_name() -> None:
    got: Queue[dict[str, Any]] = Queue()
    losses: Queue[str] = Queue()

    def scene(connection: ServerConnection, n: int) -> None:
        tell(connection, WELCOME)
        got.put(next_command(connection))
        if n:  # the first visitor is left without an answer
            tell(connection, wire.Ack(id="mine"))
            next_command(connection)

    heard: Queue[Any] = Queue()
    with line_to(scene, heard, lambda: losses.put("lost")) as link:
        link.send(wire.Say(id="mine", text="hello"))
        first, second = got.get(timeout=PATIENCE), got.get(timeout=PATIENCE)
        assert first == second == {"do": "say", "id": "mine", "text": "hello", "seat": None}
        assert losses.get(timeout=PATIENCE) == "lost"
        while not isinstance(heard.get(timeout=PATIENCE), wire.Ack):
            pass
        assert link.unconfirmed == {}
        link.send(wire.Say(id="other", text="bye"))


def test_a_server_that_is_too_busy_is_asked_again() -> None:
    got: Queue[dict[str, Any]] = Queue()

    def scene(connection: ServerConnection, n: int) -> None:
        tell(connection, WELCOME)
        got.put(next_command(connection))
        tell(connection, wire.Refused(id="mine", why="too-fast", say=Message("server-too-fast"), again=True))
        got.put(next_command(connection))
        tell(connection, wire.Ack(id="mine"))
        next_command(connection)

    with line_to(scene, Queue()) as link:
        link.send(wire.Say(id="mine", text="hello"))
        assert got.get(timeout=PATIENCE) == got.get(timeout=PATIENCE)
        link.send(wire.Say(id="other", text="bye"))


def test_signs_of_life(monkeypatch: pytest.MonkeyPatch) -> None:
    """The client speaks when nothing happens, and gives a silent server up."""
    monkeypatch.setattr(links, "PING", 0.05)
    monkeypatch.setattr(links, "SILENCE", 0.3)
    came: Queue[int] = Queue()
    signs: Queue[Any] = Queue()

    def scene(connection: ServerConnection, n: int) -> None:
        tell(connection, WELCOME)
        came.put(n)
        for frame in connection:
            signs.put(msgspec.json.decode(frame)["do"])

    with line_to(scene, Queue()):
        assert [came.get(timeout=PATIENCE) for _ in range(2)] == [0, 1]
        assert signs.get(timeout=PATIENCE) == "ping"


def update(serial: int, since: int, upto: int) -> wire.Update:
    """An update of a game, as far as this matters here."""
    return wire.Update(
        serial=serial, ack="", since=since, upto=upto, events=[], view={}, facing=0, question=None, asked=[], clocks=[]
    )


def test_after_a_gap_the_client_asks_for_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Desk([]).screen
    table = RemoteTable(INFO, 0, SPEECH)
    page = Page(SPEECH, True, 80, table.players)
    visit = Visit(Address("http://x", "t"), table, None, desk_for("makuta", page), Console(screen))
    sent: list[wire.Command] = []
    monkeypatch.setattr(visit.link, "send", lambda command, sure=True: sent.append(command))
    table.serial, table.upto = 4, 17
    visit.update(update(6, 17, 20))
    assert [type(command) for command in sent] == [wire.Sync]
    assert msgspec.to_builtins(sent[0])["since"] == 17
    assert not table.has_gap(update(7, 17, 20))


def test_others_write_while_somebody_types(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was typed so far is still there below the news."""
    monkeypatch.setattr("matanui.tui.remote.console.typed", lambda: "go e")
    desk = Desk([], live=True)
    console = Console(desk.screen)

    def typed(prompt: str) -> str:
        console.write("Gali rolls 3.")
        return "go e e"

    desk.lines = typed
    assert console.ask("Tahu> ") == "go e e"
    assert desk.text == "Tahu> \nGali rolls 3.\nTahu> go e"
