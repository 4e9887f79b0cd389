"""A game of another package, installed by its entry point: in series, in the terminal, on a server that is killed."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from matanui.core.record import read
from matanui.core.verify import verify
from tests.contract.games import PEBBLES, TOY
from tests.server.chaos import NetWire
from tests.server.client import Client, first_option
from tests.server.running import Running, running

INSTALLED = {**os.environ, "PYTHONPATH": os.pathsep.join([str(TOY), os.environ.get("PYTHONPATH", "")])}


def matanui(*words: str, typed: str = "", folder: Path | None = None) -> str:
    """What a command prints."""
    command = [sys.executable, "-c", "from matanui.cli import main; main()", *words]
    done = subprocess.run(
        command, env=INSTALLED, input=typed, capture_output=True, text=True, timeout=120, cwd=folder, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_is_among_the_games() -> None:
    games = json.loads(matanui("games", "--json"))
    assert [game["id"] for game in games][-1] == "pebbles"


def test_bots_play_it_in_series() -> None:
    report = json.loads(matanui("simulate", "pebbles", "--players", "3", "--games", "30", "--json"))
    assert (report["games"], report["bots"]) == (30, ["greedy"] * 3)
    assert matanui("simulate", "pebbles", "--games", "5", "--workers", "2")


@pytest.mark.parametrize("language", ["en", "nl", "de", "fr"])
def test_a_person_plays_it_in_the_terminal(language: str, tmp_path: Path) -> None:
    """Options are called by their numbers or by their ids."""
    words = ("play", "pebbles", "--seats", "human,random", "--seed", "3", "--plain", "--lang", language)
    told = matanui(*words, typed="1\npebble-5\n1\n1\n1\n1\n", folder=tmp_path)
    (file,) = tmp_path.glob("matanui-*.json")
    record = read(file.read_bytes())
    assert record.kept is None and "pebble-5" in told
    assert PEBBLES.standing(verify(record, PEBBLES).state).over
    matanui("verify", str(file))


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    """A real server that has the game."""
    with running(tmp_path, PYTHONPATH=INSTALLED["PYTHONPATH"]) as found:
        yield found


@pytest.mark.anyio
async def test_a_game_outlives_a_server_that_is_killed(server: Running) -> None:
    """It is killed after every few answers; two people play on to the end, and the record proves itself."""
    made = server.post("/api/tables", {"game": "pebbles", "seats": [{"kind": "here"}, {"kind": "here"}]})
    table, tokens = made["table"]["id"], [claim["token"] for claim in made["claims"]]
    for answers in (8, 11, 14, 10**6):
        people = [visitor(server, table, token) for token in tokens]
        for seat, person in enumerate(people):
            await person.enter()
            person.choose = first_option
            if person.table["status"] == "waiting":
                await person.do("ready", seat=seat, nonce="")
            await person.do("sync", since=0)
        await asyncio.to_thread(server.wait_for, table, answers)
        server.kill()
        server.start()
    record = read(server.get_bytes(f"/api/tables/{table}/record"))
    assert PEBBLES.standing(verify(record, PEBBLES).state).over


def visitor(server: Running, table: str, token: str) -> Client:
    """Somebody with a seat, over a real connection."""

    async def dial(name: str) -> NetWire:
        address = f"{server.url.replace('http', 'ws')}/ws/{name}"
        return NetWire(await connect(address, ping_interval=None, compression=None, max_size=None))

    return Client(dial, table, [token])
