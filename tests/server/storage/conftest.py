"""Every scenario runs on SQLite and on a real PostgreSQL."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from matanui.server.storage.database import parse
from matanui.server.storage.store import Store
from tests.server.storage.cluster import Cluster, cluster, missing


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    if lacking := missing():
        if os.environ.get("CI"):
            pytest.fail(lacking)
        pytest.skip(lacking)
    with cluster() as running:
        yield running


@pytest.fixture(scope="session")
def shaped(postgres: Cluster) -> str:
    """The name of a database that has been migrated, to make others from: that is faster."""

    async def migrate(address: str) -> None:
        await (await Store.open(address)).close()

    address = postgres.database()
    with ThreadPoolExecutor(1) as thread:  # a loop of its own beside the one of the tests
        thread.submit(asyncio.run, migrate(address)).result()
    return parse(address).database or ""


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database without tables."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    running: Cluster = request.getfixturevalue("postgres")
    return running.database(request.getfixturevalue("shaped"))


@pytest.fixture(params=["sqlite", "postgresql"])
def bare_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database that nobody has used yet."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    running: Cluster = request.getfixturevalue("postgres")
    return running.database()


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    opened = await Store.open(url)
    yield opened
    await opened.close()
