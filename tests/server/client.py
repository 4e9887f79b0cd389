"""A small client that speaks the protocol: hears everything, answers by a function, and sends again what was not
acknowledged when it comes back."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any, Final, Protocol

PATIENCE: Final = 45.0  # seconds: only for tests that hang
ENDED: Final = ("over", "abandoned")
Frame = dict[str, Any]
Chooser = Callable[[Frame, "Client"], str | None]  # an answer to a question; None leaves it open


class Gone(Exception):
    """The other side closed, with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Wire(Protocol):
    """A websocket, as far as a client is concerned."""

    async def send(self, data: str | bytes) -> None: ...

    async def receive(self) -> str: ...

    async def close(self) -> None: ...


Dial = Callable[[str], Awaitable[Wire]]


class Client:
    """Somebody at a table. `frames` is all that was ever heard, `raw` the same as it came."""

    def __init__(self, dial: Dial, table: str, tokens: Sequence[str] = (), words: bool = False) -> None:
        self.dial, self.table_id, self.tokens, self.words = dial, table, list(tokens), words
        self.name = secrets.token_hex(4)  # commands of different clients have different names
        self.choose: Chooser | None = None
        self.wire: Wire | None = None
        self.frames: list[Frame] = []
        self.raw: list[str] = []
        self.unacked: dict[str, str] = {}
        self.answered: dict[str, str] = {}  # what was sent, by the key of its question
        self.kept: dict[str, str] = {}  # of these, what the server says is on disk
        self.keys: dict[str, str] = {}  # the question of a command
        self.heard = 0
        self.count = 0
        self.code: int | None = None
        self.news = asyncio.Event()
        self.pump: asyncio.Task[None] | None = None

    # --- what is known

    def all(self, kind: str) -> list[Frame]:
        """Every frame of a kind."""
        return [frame for frame in self.frames if frame["is"] == kind]

    def last(self, kind: str) -> Frame:
        """The newest frame of a kind."""
        return next(frame for frame in reversed(self.frames) if frame["is"] == kind)

    @property
    def table(self) -> Frame:
        """The table as everybody sees it."""
        found: Frame = next(frame for frame in reversed(self.frames) if frame["is"] in ("table", "welcome"))["table"]
        return found

    @property
    def question(self) -> Frame | None:
        """What the client is asked now."""
        updates = self.all("update")
        found: Frame | None = updates[-1]["question"] if updates else None
        return found

    @property
    def over(self) -> bool:
        return any(frame["is"] in ("table", "welcome") for frame in self.frames) and self.table["status"] in ENDED

    # --- coming and going

    async def enter(self) -> Client:
        """Say hello, and hear the welcome."""
        await self.hello()
        await self.until(lambda: bool(self.all("welcome")))
        return self

    async def hello(self) -> None:
        """Connect, and send again what nobody has acknowledged."""
        await self.leave()
        self.code = None
        self.wire = await self.dial(self.table_id)
        first = {"do": "hello", "protocol": 1, "tokens": self.tokens, "since": self.heard, "words": self.words}
        await self.wire.send(json.dumps(first))
        for frame in list(self.unacked.values()):
            await self.wire.send(frame)
        self.pump = asyncio.create_task(self._listen(self.wire))

    async def leave(self) -> None:
        """Close, without a word."""
        if self.pump is not None:
            self.pump.cancel()
            with suppress(asyncio.CancelledError):
                await self.pump
        if self.wire is not None:
            await self.wire.close()
        self.wire = self.pump = None

    async def _listen(self, wire: Wire) -> None:
        try:
            while True:
                await self._hear(await wire.receive())
        except Gone as end:
            self.code = end.code
        finally:
            self.news.set()

    async def _hear(self, text: str) -> None:
        frame = json.loads(text)
        self.raw.append(text)
        self.frames.append(frame)
        done = frame["ack"] if frame["is"] == "update" else frame.get("id") if frame["is"] in ("ack", "refused") else ""
        if done:
            self._settled(done, frame["is"] != "refused")
        if frame["is"] == "update":
            self.heard = frame["upto"]
            await self._answer(frame["question"])
        self.news.set()

    def _settled(self, id: str, kept: bool) -> None:
        self.unacked.pop(id, None)
        key = self.keys.pop(id, None)
        if kept and key is not None:
            self.kept[key] = self.answered[key]

    async def _answer(self, question: Frame | None) -> None:
        if self.choose is None or question is None or question["key"] in self.answered:
            return
        answer = self.choose(question, self)
        if answer is not None:
            with suppress(Gone):
                await self.answer(question["key"], answer)

    async def until(self, true: Callable[[], bool], patience: float = PATIENCE) -> None:
        """Listen until something is so."""
        async with asyncio.timeout(patience):
            while not true():
                if self.pump is None or self.pump.done():
                    raise Gone(self.code or 0)
                self.news.clear()
                await self.news.wait()

    async def until_closed(self) -> int:
        """Listen until the other side closes: its code."""
        assert self.pump is not None
        async with asyncio.timeout(PATIENCE):
            await asyncio.wait([self.pump])
        return self.code or 0

    # --- commands

    async def post(self, do: str, **fields: Any) -> str:
        """Send a command; its name."""
        assert self.wire is not None
        self.count += 1
        id: str = fields.pop("id", f"{self.name}{self.count}")
        self.unacked[id] = json.dumps({"do": do, "id": id} | fields)
        await self.wire.send(self.unacked[id])
        return id

    async def do(self, do: str, **fields: Any) -> Frame:
        """Send a command, and wait for what comes of it."""
        heard = len(self.frames)
        id = await self.post(do, **fields)

        def replies() -> list[Frame]:
            return [frame for frame in self.frames[heard:] if id in (frame.get("id"), frame.get("ack"))]

        await self.until(lambda: bool(replies()))
        return replies()[0]

    async def answer(self, key: str, answer: str) -> str:
        """Answer a question, without waiting."""
        self.answered[key] = answer
        self.count += 1
        id = f"{self.name}{self.count}"
        self.keys[id] = key
        return await self.post("answer", question=key, answer=answer, id=id)

    async def answer_first(self) -> None:
        """Answer the question with whatever is offered first, and hear what comes of it."""
        assert self.question is not None
        await self.do("answer", question=self.question["key"], answer=first_option(self.question, self))

    async def calm(self) -> None:
        """Everything sent before this has been heard and answered."""
        assert self.wire is not None
        self.count += 1
        at = self.count
        await self.wire.send(json.dumps({"do": "ping", "at": at}))
        await self.until(lambda: any(frame["at"] == at for frame in self.all("pong")))


def first_option(question: Frame, client: Client) -> str:
    """Whatever is offered first."""
    answer: str = question["choices"][0]["id"]
    return answer


def last_option(question: Frame, client: Client) -> str:
    """Whatever is offered last, which is to pass where one can."""
    answer: str = question["choices"][-1]["id"]
    return answer
