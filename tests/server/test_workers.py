"""Several workers on one PostgreSQL: a table is served by one of them, reached through any, and survives each."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from matanui.core.record import read
from matanui.core.verify import verify
from matanui.games.catalogue import game_named
from matanui.server.storage.store import Store
from tests.server.running import Running, running
from tests.server.storage.cluster import Cluster
from tests.server.storage.conftest import postgres
from tests.server.test_javascript import GREEDY, LINK, PATIENCE, bots_at

__all__ = ["postgres"]


@pytest.fixture
def workers(postgres: Cluster, tmp_path: Path) -> Iterator[list[Running]]:
    """Two workers on one database."""
    address = postgres.database()
    with ExitStack() as stack:
        yield [stack.enter_context(running(tmp_path, MATANUI_DATABASE=address, MATANUI_LEASE="3")) for _ in range(2)]


async def answers_at(address: str, table: str) -> int:
    """How many answers are on disk."""
    store = await Store.open(address)
    rows = await store.log(table)
    await store.close()
    return len(rows)


def wait_for(server: Running, table: str, answers: int) -> None:
    """Until the bots are in the middle of their game."""
    end = time.monotonic() + PATIENCE
    while asyncio.run(answers_at(server.settings["MATANUI_DATABASE"], table)) < answers:
        assert time.monotonic() < end
        time.sleep(0.05)


@pytest.mark.parametrize("game", ["makuta", "rshl"])
def test_players_at_different_workers_share_a_table_and_survive_the_death_of_its_worker(
    game: str, workers: list[Running]
) -> None:
    first, second = workers
    made = first.post("/api/tables", {"game": game, "seats": [LINK, LINK, GREEDY], "minimum": 0})
    table = made["table"]["id"]
    links = [f"{server.url}/t/{table}#{made['invite']}" for server in workers]
    with bots_at(*links) as bots:
        wait_for(second, table, 30)
        first.kill()
        first.start()
        assert all(bot.communicate(timeout=PATIENCE)[0].startswith("over: ") for bot in bots)
    record = read(second.get_bytes(f"/api/tables/{table}/record"))
    assert verify(record, game_named(game)).pending is None


def test_a_seat_can_be_taken_through_a_worker_that_does_not_serve_the_table(workers: list[Running]) -> None:
    first, second = workers
    made = first.post("/api/tables", {"game": "makuta", "seats": [LINK, LINK]})
    claim = second.post(f"/api/tables/{made['table']['id']}/join", {"invite": made["invite"], "name": "Ann"})
    seats = first.get(f"/api/tables/{made['table']['id']}")["seats"]
    assert (seats[claim["seat"]]["name"], seats[claim["seat"]]["taken"]) == ("Ann", True)
