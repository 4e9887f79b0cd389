"""A server that is killed keeps every answer that it had acknowledged."""

from __future__ import annotations

import asyncio
import signal
import sys
from pathlib import Path

import pytest

from matanui.server.storage.journal import Journal
from matanui.server.storage.store import Store
from tests.server.storage.some import answers, table

pytestmark = pytest.mark.anyio

TABLES = [f"table{n}" for n in range(4)]
KILLS = 5


async def play(journal: Journal, store: Store, name: str) -> None:
    """Go on where the log ends, and say every answer that is written."""
    n = len(await store.log(name))
    while True:
        await journal.commit([*answers(n, n + 1, name), table(name, length=n + 1)])
        n += 1
        print(name, n, flush=True)


async def serve(url: str) -> None:
    """The process that is killed."""
    store = await Store.open(url)
    journal = Journal(store)
    for name in TABLES:
        if await store.table(name) is None:
            await store.create(table(name), [])
    await asyncio.gather(*(play(journal, store, name) for name in TABLES))


async def run_and_kill(url: str, lines: int) -> dict[str, int]:
    """Kill the server after so many acknowledged answers: what it acknowledged until then."""
    program = [sys.executable, "-m", "tests.server.storage.test_crash", url]
    server = await asyncio.create_subprocess_exec(
        *program, stdout=asyncio.subprocess.PIPE, cwd=Path(__file__).parents[3]
    )
    assert server.stdout is not None
    heard = [await server.stdout.readline() for _ in range(lines)]
    server.send_signal(signal.SIGKILL)
    heard += (await server.stdout.read()).splitlines(keepends=True)
    assert await server.wait() == -signal.SIGKILL
    return {name.decode(): int(n) for name, n in (line.split() for line in heard if line.endswith(b"\n"))}


async def test_kill_9_loses_nothing_that_was_acknowledged(url: str) -> None:
    for kill in range(KILLS):
        acknowledged = await run_and_kill(url, 20 + 13 * kill)
        store = await Store.open(url)
        for name in TABLES:
            log, row = await store.log(name), await store.table(name)
            assert acknowledged.get(name, 0) <= len(log)
            assert log == answers(0, len(log), name)
            assert row is not None and row.length == len(log)
        await store.close()


if __name__ == "__main__":
    asyncio.run(serve(sys.argv[1]))
