"""Tests of the server run on asyncio, as the server does."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from matanui.server.storage.store import Store
from tests.server.site import Site, open_site


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def blank(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A database without tables, to make others from: that is faster."""

    async def make(file: Path) -> None:
        await (await Store.open(f"sqlite:///{file}")).close()

    file = tmp_path_factory.mktemp("blank") / "tables.db"
    with ThreadPoolExecutor(1) as thread:  # a loop of its own beside the one of the tests
        thread.submit(asyncio.run, make(file)).result()
    return file


@pytest.fixture
def database(blank: Path, tmp_path: Path) -> Path:
    """The file of a database for one test."""
    return Path(shutil.copy(blank, tmp_path / "tables.db"))


@pytest.fixture
async def site(database: Path) -> AsyncIterator[Site]:
    """A server in this process."""
    async with open_site(database) as running:
        yield running
