"""People and bots play while their server is killed again and again. `python -m tests.server.chaos --kills 200`"""

from __future__ import annotations

import argparse
import asyncio
import logging
import random
import sqlite3
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing, suppress
from pathlib import Path
from typing import Any, Final

import httpx2
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from matanui.bots.registry import make_bot
from matanui.core.chance import Stream, seed_of
from matanui.core.record import read
from matanui.core.verify import seed_dice, verify
from matanui.games.catalogue import game_named
from matanui.host.table import Table
from matanui.server.storage.rows import SeatRow
from matanui.server.tables.head import read_head, record_of
from matanui.server.tables.window import key_of
from matanui.wire.protocol import Question
from matanui.wire.views import read_view
from tests.server.client import Client, Frame, Gone
from tests.server.running import Running
from tests.server.site import HERE, bot

FREE: Final = {"RATE": "1e6", "BURST": "1000000", "MOST_CONNECTIONS": "1000", "MOST_TABLES": "1000000"}
PARTIES: Final[list[tuple[str, list[Frame]]]] = [
    ("makuta", [HERE, HERE]),
    ("masks", [HERE, HERE]),
    ("rshl", [HERE, HERE]),
    ("makuta", [HERE, bot("greedy")]),
]
GAME: Final = 1800.0  # seconds that one game may take at most, kills included


class NetWire:
    """A websocket over the network."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection

    async def send(self, data: str | bytes) -> None:
        """One frame."""
        try:
            await self.connection.send(data)
        except ConnectionClosed as end:
            raise Gone(end.rcvd.code if end.rcvd else 0) from None

    async def receive(self) -> str:
        """One frame of text."""
        try:
            return str(await self.connection.recv())
        except ConnectionClosed as end:
            raise Gone(end.rcvd.code if end.rcvd else 0) from None

    async def close(self) -> None:
        """Close."""
        await self.connection.close()


class Sensible:
    """Plays like a greedy bot, from what came over the wire."""

    def __init__(self, seed: int) -> None:
        self.luck = Stream(seed_of(str(seed)), "chaos")

    def __call__(self, question: Frame, client: Client) -> str:
        """An answer."""
        game = game_named(client.table["game"])
        asked = msgspec.convert(question, Question)
        view = read_view(client.last("update")["view"], client.last("welcome")["rules"], game.shows, game.book, asked)
        option = make_bot("greedy", game.id).choose(view, self.luck)
        offered: list[int] = view.question.options
        return asked.choices[offered.index(option)].id


class Chaos:
    """One server that is killed, and the parties that play on it."""

    def __init__(self, folder: Path) -> None:
        self.server = Running(folder, **{f"MATANUI_{name}": value for name, value in FREE.items()})
        self.people: list[Client] = []
        self.ending = False
        self.finished: list[str] = []
        self.checked = 0

    async def dial(self, table: str) -> NetWire:
        """A websocket to the server, if it is there."""
        address = self.server.url.replace("http", "ws") + f"/ws/{table}"
        try:
            return NetWire(await connect(address, ping_interval=None, compression=None, max_size=None))
        except (OSError, WebSocketException, TimeoutError, EOFError):
            raise Gone(0) from None

    async def make(self, game: str, seats: list[Frame]) -> Frame:
        """A new table, as soon as there is a server."""
        async with httpx2.AsyncClient(timeout=60) as http:
            while True:
                with suppress(httpx2.HTTPError):
                    plan = {"game": game, "seats": seats, "minimum": 0}
                    answer = await http.post(self.server.url + "/api/tables", json=plan)
                    return dict(answer.json())
                await asyncio.sleep(0.05)

    async def party(self, game: str, seats: list[Frame], seed: int) -> None:
        """The same people play one game after another, and the last one to its end."""
        while not self.ending:
            made = await self.make(game, seats)
            table = made["table"]["id"]
            people = [self.person(table, claim, seed + claim["seat"]) for claim in made["claims"]]
            await asyncio.gather(*(self.play(client, claim) for client, claim in zip(people, made["claims"])))
            self.finished.append(table)
            seed += 10

    def person(self, table: str, claim: Frame, seed: int) -> Client:
        """Somebody who plays to win, so that games end soon."""
        client = Client(self.dial, table, [claim["token"]])
        client.choose = Sensible(seed)
        self.people.append(client)
        return client

    async def play(self, client: Client, claim: Frame) -> None:
        """Until the game is over, however often the line breaks."""
        async with asyncio.timeout(GAME):
            while not client.over:
                with suppress(Gone):
                    await client.hello()
                    if not client.all("update"):
                        await client.post("ready", seat=claim["seat"], nonce="chaos", id=f"ready{claim['seat']}")
                    await client.until(lambda: client.over, GAME)
                await asyncio.sleep(0.02)
        await client.leave()

    def kept(self) -> int:
        """Answers that were acknowledged."""
        return sum(len(client.kept) for client in self.people)

    async def killer(self, kills: int, seed: int) -> None:
        """Kill after a few more acknowledged answers, look at what is on disk, start again."""
        rng = random.Random(seed)
        for _ in range(kills):
            wanted = self.kept() + rng.randrange(1, 40)
            while self.kept() < wanted:
                await asyncio.sleep(rng.random() * 0.01)
            await asyncio.to_thread(self.server.kill)
            self.check()
            await asyncio.to_thread(self.server.start)
        self.ending = True

    def check(self) -> None:
        """Every acknowledged answer is on disk, as it was given."""
        for table in {client.table_id for client in self.people}:
            given = answers(self.server.database, table)
            for client in self.people:
                for key, answer in client.kept.items() if client.table_id == table else ():
                    assert given.get(key) == answer, f"{table} lost {key}"
                    self.checked += 1

    async def proven(self) -> None:
        """Every finished game proves itself."""
        for table in self.finished:
            data = await asyncio.to_thread(self.server.get_bytes, f"/api/tables/{table}/record")
            record = read(data)
            assert verify(record, game_named(record.game)).pending is None


def answers(database: Path, table: str) -> dict[str, str]:
    """What a table's log says, by the keys of its questions."""
    with closing(sqlite3.connect(database)) as file:
        head, seed = file.execute("select head, seed from tables where id = ?", (table,)).fetchone()
        seats = [SeatRow(*row) for row in file.execute('select * from seats where "table" = ? order by seat', (table,))]
        rows = file.execute('select n, seat, answer, mark from log where "table" = ? order by n', (table,)).fetchall()
    record = record_of(read_head(head), seats, seed)
    game: Any = Table(game_named(record.game), record, {}, seed_dice(record))
    befores = ["", *(row[3] for row in rows)]
    return {key_of(game, seat, n, befores[n]): answer for n, seat, answer, _ in rows if seat >= 0}


@asynccontextmanager
async def started(folder: Path) -> AsyncIterator[Chaos]:
    """A server, which is stopped whatever happens."""
    chaos = Chaos(folder)
    await asyncio.to_thread(chaos.server.start)
    try:
        yield chaos
    finally:
        for client in chaos.people:
            await client.leave()
        await asyncio.to_thread(chaos.server.stop)


async def run(folder: Path, kills: int, seed: int, parties: list[tuple[str, list[Frame]]] = PARTIES) -> Chaos:
    """The whole thing; breaks if anything was lost."""
    logging.getLogger("websockets").setLevel(logging.CRITICAL)
    async with started(folder) as chaos:
        async with asyncio.TaskGroup() as tasks:
            for n, (game, seats) in enumerate(parties):
                tasks.create_task(chaos.party(game, seats, seed + 1000 * n))
            tasks.create_task(chaos.killer(kills, seed))
        chaos.check()
        await chaos.proven()
    return chaos


async def main(kills: int, seed: int) -> None:
    """From the command line."""
    with tempfile.TemporaryDirectory() as folder:
        chaos = await run(Path(folder), kills, seed)
        print(f"{kills} kills, {chaos.kept()} answers acknowledged, {chaos.checked} looked up, none lost;", end=" ")
        print(f"{len(chaos.finished)} games came to their end")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    asyncio.run(main(chosen.kills, chosen.seed))
