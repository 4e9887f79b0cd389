"""Every scenario runs on SQLite and on a real PostgreSQL."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from matanui.server.store import Store
from tests.server.storage.cluster import Cluster, cluster, missing


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    if lacking := missing():
        if os.environ.get("CI"):
            pytest.fail(lacking)
        pytest.skip(lacking)
    with cluster() as running:
        yield running


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    running: Cluster = request.getfixturevalue("postgres")
    return running.database()


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    opened = await Store.open(url)
    yield opened
    await opened.close()
