"""Workers hear of each other."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import text

from matanui.core.errors import UserError
from matanui.server.cluster.bus import LIMIT, Bus, LocalBus, PostgresBus
from matanui.server.storage.database import Database
from tests.server.storage.cluster import Cluster

pytestmark = pytest.mark.anyio

KICK = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND query ILIKE :what"


@pytest.fixture(params=["local", "postgresql"])
async def bus(request: pytest.FixtureRequest) -> AsyncIterator[Bus]:
    made: Bus = LocalBus() if request.param == "local" else await PostgresBus.open(request.getfixturevalue("bus_url"))
    yield made
    await made.close()


@pytest.fixture
def bus_url(postgres: Cluster, shaped: str) -> str:
    return postgres.database(shaped)


class Ear:
    """Whoever listens."""

    def __init__(self, bus: Bus) -> None:
        self.messages: asyncio.Queue[tuple[str, str]] = asyncio.Queue()
        self.gap = asyncio.Event()
        bus.listen(lambda table, text: self.messages.put_nowait((table, text)), self.gap.set)

    async def hears(self, count: int) -> list[tuple[str, str]]:
        async with asyncio.timeout(20):
            return [await self.messages.get() for _ in range(count)]


async def test_everybody_hears_everything_in_order(bus: Bus) -> None:
    ears = [Ear(bus), Ear(bus)]
    messages = [("kini-nui", "3"), ("ga-wahi", '{"n": 4}'), ("kini-nui", "two\nlines, é"), ("kini-nui", "3")]
    for table, words in messages:
        await bus.publish(table, words)
    assert [await ear.hears(4) for ear in ears] == [messages, messages]


async def test_a_message_has_at_most_as_many_bytes_as_postgresql_allows(bus: Bus) -> None:
    ear = Ear(bus)
    longest = "x" * (LIMIT - len("kini-nui\n"))
    await bus.publish("kini-nui", longest)
    assert await ear.hears(1) == [("kini-nui", longest)]
    with pytest.raises(ValueError, match="at most"):
        await bus.publish("kini-nui", longest + "x")
    with pytest.raises(ValueError, match="one name"):
        await bus.publish("kini\nnui", "")


async def test_workers_hear_each_other(bus_url: str) -> None:
    north, south = await PostgresBus.open(bus_url), await PostgresBus.open(bus_url)
    ear = Ear(south)
    await north.publish("kini-nui", "7")
    assert await ear.hears(1) == [("kini-nui", "7")]
    await north.close()
    await south.close()


async def test_a_lost_connection_comes_back_and_listeners_learn_of_the_gap(bus_url: str) -> None:
    bus, database = await PostgresBus.open(bus_url), await Database.open(bus_url)
    ear = Ear(bus)
    async with database.writing() as connection:
        await connection.execute(text(KICK), {"what": "LISTEN%"})
    async with asyncio.timeout(20):
        await ear.gap.wait()
    await bus.publish("kini-nui", "8")
    assert await ear.hears(1) == [("kini-nui", "8")]
    await database.close()
    await bus.close()


async def test_a_bus_can_be_closed_while_its_server_is_away(bus_url: str, postgres: Cluster) -> None:
    bus = await PostgresBus.open(bus_url)
    ear = Ear(bus)
    postgres.stop()
    try:
        async with asyncio.timeout(20):
            while bus.ready.is_set():
                await asyncio.sleep(0.01)
        await bus.close()
    finally:
        postgres.start()
    assert ear.messages.empty() and not ear.gap.is_set()


async def test_a_server_that_is_not_there(bus_url: str) -> None:
    with pytest.raises(UserError, match="cannot use the database"):
        await PostgresBus.open(bus_url + "-nowhere")
