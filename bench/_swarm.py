"""A swarm of bots at the tables of a server on this machine: `python -m bench._swarm URL PID TABLES SECONDS THINK`.

Two connections a table, Quest for Makuta, random answers, each THINK milliseconds (half to one and a half) after its
question came. Prints one line of JSON. Latency is from an answer to its acknowledgement, of questions that wait for
nobody else; what is acknowledged is on the server's disk. However the server behaves, the swarm ends by itself."""

from __future__ import annotations

import asyncio
import json
import random
import sys
import urllib.request
from collections import Counter
from collections.abc import Coroutine
from time import perf_counter
from typing import Any, Final, cast
from urllib.parse import urlsplit

import msgspec
import uvloop
from msgspec import Struct, field
from websockets.client import ClientProtocol
from websockets.frames import Frame
from websockets.http11 import Response
from websockets.uri import parse_uri

from bench._process import Usage, usage

HERE: Final = "127.0.0.1"
MOST_TABLES: Final = 500
MOST_SECONDS: Final = 60.0
PATIENCE: Final = 120.0  # seconds for opening all tables
AT_ONCE: Final = 8  # tables opened at the same time
WARM_UP: Final = 1.0
PLAN: Final = {
    "game": "makuta",
    "seats": [{"kind": "here", "name": "one"}, {"kind": "here", "name": "two"}],
    "minimum": 0,
}


class Choice(Struct):
    """An option of a question."""

    id: str


class Question(Struct):
    """What a bot needs of a question."""

    key: str
    choices: list[Choice]
    early: bool


class About(Struct):
    """What a bot needs to know of its table."""

    status: str


class Heard(Struct):
    """What a bot needs of a frame, whichever it is."""

    kind: str = field(name="is")
    ack: str = ""
    why: str = ""
    table: About | None = None
    question: Question | None = None


decode: Final = msgspec.json.Decoder(Heard).decode


class Swarm:
    """All bots, and what they measured."""

    def __init__(self, url: str, think: float) -> None:
        self.url = url
        self.think = think
        self.moves = 0
        self.latencies: list[float] = []
        self.refused: Counter[str] = Counter()
        self.playing = asyncio.Event()
        self.over = False
        self.opening = asyncio.Semaphore(AT_ONCE)
        self.chores: set[asyncio.Task[None]] = set()

    async def table(self) -> None:
        """A new table with two bots."""
        loop, address = asyncio.get_running_loop(), urlsplit(self.url)
        async with self.opening:
            made = await asyncio.to_thread(post, f"{self.url}/api/tables", PLAN)
            for claim in made["claims"]:
                bot = Bot(self, f"ws://{address.netloc}/ws/{made['table']['id']}", claim)
                await loop.create_connection(lambda bot=bot: bot, HERE, address.port or 80)  # type: ignore[misc]

    def next_game(self) -> None:
        """A game has ended: another one, so that as many tables are in play as before."""
        if not self.over:
            self.beside(self.table())

    def beside(self, work: Coroutine[Any, Any, None]) -> None:
        """Something to be done meanwhile."""
        task = asyncio.create_task(work)
        self.chores.add(task)
        task.add_done_callback(self.chores.discard)


class Bot(asyncio.Protocol):
    """One connection, one seat. It answers what it is asked, once."""

    def __init__(self, swarm: Swarm, uri: str, claim: dict[str, Any]) -> None:
        self.swarm = swarm
        self.claim = claim
        self.wire = ClientProtocol(parse_uri(uri))
        self.count = 0
        self.answered = ""
        self.sent: dict[str, float | None] = {}

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a websocket."""
        self.transport = cast(asyncio.Transport, transport)  # uvloop's is none by inheritance
        self.wire.send_request(self.wire.connect())
        self.flush()

    def data_received(self, data: bytes) -> None:
        """Frames, or the answer to the handshake."""
        self.wire.receive_data(data)
        for event in self.wire.events_received():
            if isinstance(event, Response):
                self.hello(event)
            elif isinstance(event, Frame) and event.data:
                self.hear(decode(event.data))
        self.flush()

    def flush(self) -> None:
        """Send what is to be sent."""
        for data in self.wire.data_to_send():
            if data:
                self.transport.write(data)

    def say(self, **command: object) -> None:
        """One command."""
        self.wire.send_text(msgspec.json.encode(command))

    def hello(self, response: Response) -> None:
        """Sit down, ready to play."""
        if response.status_code != 101:
            self.swarm.refused[f"no websocket: {response.status_code}"] += 1
            self.transport.close()
            return
        self.say(do="hello", protocol=1, tokens=[self.claim["token"]], words=False)
        self.say(do="ready", id="ready", seat=self.claim["seat"], nonce="bench")

    def hear(self, heard: Heard) -> None:
        """Count what is acknowledged, answer what is asked."""
        if heard.ack:
            sent = self.sent.pop(heard.ack, None)
            self.swarm.moves += 1
            if sent is not None:
                self.swarm.latencies.append(perf_counter() - sent)
        if heard.kind in ("refused", "bye"):
            self.swarm.refused[heard.why] += 1
        if heard.kind == "table" and heard.table is not None and heard.table.status == "over":
            self.end()
        elif heard.question is not None and heard.question.key != self.answered:
            self.answered = heard.question.key
            if self.swarm.playing.is_set():
                self.ponder(heard.question)
            else:
                self.swarm.beside(self.wait(heard.question))

    async def wait(self, question: Question) -> None:
        """Nobody begins before all tables are open."""
        await self.swarm.playing.wait()
        self.ponder(question)
        self.flush()

    def ponder(self, question: Question) -> None:
        """Answer at once, or after thinking."""
        if not self.swarm.think:
            self.answer(question)
            return
        later = self.swarm.think * random.uniform(0.5, 1.5)
        asyncio.get_running_loop().call_later(later, self.late_answer, question)

    def late_answer(self, question: Question) -> None:
        """The thinking is done."""
        if not self.transport.is_closing():
            self.answer(question)
            self.flush()

    def answer(self, question: Question) -> None:
        """Any of the options."""
        if self.swarm.over:
            return
        self.count += 1
        id = str(self.count)
        self.sent[id] = None if question.early else perf_counter()
        self.say(do="answer", id=id, question=question.key, answer=random.choice(question.choices).id)

    def end(self) -> None:
        """The game is over for this seat; the first seat sees to the next game."""
        self.transport.close()
        if self.claim["seat"] == 0:
            self.swarm.next_game()


def post(url: str, body: object) -> Any:
    """A request of the lobby."""
    request = urllib.request.Request(url, json.dumps(body).encode(), {"content-type": "application/json"})
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.load(answer)


async def run(url: str, pid: int, tables: int, seconds: float, think: float) -> dict[str, float]:
    """Open the tables, warm up, measure."""
    swarm = Swarm(url, think)
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*(swarm.table() for _ in range(AT_ONCE)))
        await asyncio.sleep(WARM_UP)  # what the server sets up once is not counted as memory of a table
        empty = usage(pid)
        await asyncio.gather(*(swarm.table() for _ in range(tables - AT_ONCE)))
    await asyncio.sleep(WARM_UP)
    swarm.playing.set()
    await asyncio.sleep(WARM_UP)
    swarm.latencies.clear()
    first, own, begun = (swarm.moves, usage(pid)), usage(), perf_counter()
    await asyncio.sleep(seconds / 2)
    half = swarm.moves, usage(pid)
    await asyncio.sleep(seconds / 2)
    last, took = (swarm.moves, usage(pid)), perf_counter() - begun
    swarm.over = True
    grown = (last[1].memory - half[1].memory) / max(1, last[0] - half[0])  # the first half fills what has a limit
    more = {"bytes_per_move": grown, "swarm_cpu": (usage().cpu - own.cpu) / took}
    return found(swarm, tables, took, empty, first, last) | more


def found(
    swarm: Swarm, tables: int, took: float, empty: Usage, first: tuple[int, Usage], last: tuple[int, Usage]
) -> dict[str, float]:
    """The numbers of a run."""
    moves = max(1, last[0] - first[0])
    waits = sorted(swarm.latencies) or [0.0]
    return {
        "moves_per_second": moves / took,
        "p50_ms": waits[len(waits) // 2] * 1000,
        "p99_ms": waits[len(waits) * 99 // 100] * 1000,
        "most_ms": waits[-1] * 1000,
        "cpu_us_per_move": (last[1].cpu - first[1].cpu) / moves * 1e6,
        "server_cpu": (last[1].cpu - first[1].cpu) / took,
        "kb_per_table": (first[1].memory - empty.memory) / (tables - AT_ONCE) / 1000,
        "moves": moves,
        "refused": sum(swarm.refused.values()),
    }


def main() -> None:
    """One run; nothing it waits for can take for ever."""
    url, pid, tables, seconds, think = sys.argv[1:]
    count, length = max(AT_ONCE + 1, min(int(tables), MOST_TABLES)), min(float(seconds), MOST_SECONDS)
    if urlsplit(url).hostname != HERE:
        raise SystemExit(f"bench: the swarm plays on {HERE} only")
    work = asyncio.wait_for(run(url, int(pid), count, length, float(think) / 1000), PATIENCE + length + 10)
    print(json.dumps(uvloop.run(work)), flush=True)


if __name__ == "__main__":
    main()
