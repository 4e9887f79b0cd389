"""A server and a real browser: Debian's Chromium, driven by Playwright."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.player import Player
from tests.server.running import Running, running
from tools.web import STATIC, stale

# The same engine without a window around it, if it is there: it takes a fifth less time.
SHELL: Final = Path("/usr/bin/chromium-headless-shell")
CHROMIUM: Final = SHELL if SHELL.exists() else Path("/usr/bin/chromium")
# There is no graphics card here, and to imitate one costs a tenth of the time.
DRAWN: Final = ("--disable-gpu", "--disable-software-rasterizer")
FLAGS: Final = ("--no-sandbox", "--disable-dev-shm-usage", "--disable-background-networking", *DRAWN)
ENOUGH: Final = {f"MATANUI_{name}": "100000" for name in ("MOST_TABLES", "MOST_JOINS", "RATE", "BURST")}
Opens = Callable[..., Player]


def missing() -> str:
    """What these tests lack, or nothing."""
    if not CHROMIUM.exists():
        return "Chromium is not installed: tools/packages.sh, or apt-get install chromium"
    if not (STATIC / "index.html").is_file() or stale():
        return "the browser client is not built: make web"
    return ""


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server for all tests that do not kill theirs."""
    lacking = missing()
    if lacking and "CI" in os.environ:
        pytest.fail(lacking)
    elif lacking:
        pytest.skip(lacking)
    with running(tmp_path_factory.mktemp("browser"), **ENOUGH) as started:
        yield started


@pytest.fixture(scope="module")  # not longer: while Playwright is at work, no test beside it may use asyncio
def browser(server: Running) -> Iterator[Browser]:
    """One browser; every player has cookies of their own."""
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(
            executable_path=CHROMIUM, args=[*FLAGS, "--disable-component-update"], env=dict(os.environ)
        )
        yield started
        started.close()


@pytest.fixture
def opens(browser: Browser, server: Running) -> Iterator[Opens]:
    """Makes players; at the end no page may have complained, about its content security policy or anything else."""
    players: list[Player] = []

    def made(width: int = 1280, height: int = 720, address: str = "", **options: Any) -> Player:
        size: Any = {"width": width, "height": height}
        calm: Any = {"reduced_motion": "reduce"} | options  # motion costs time, and few come to see it
        context = browser.new_context(viewport=size, locale="en-GB", **calm)
        players.append(Player(context, address or server.url))
        return players[-1]

    yield made
    for player in players:
        player.context.close()
    assert [complaint for player in players for complaint in player.complaints] == []


@pytest.fixture
def player(opens: Opens) -> Player:
    """Somebody at a screen of a usual size."""
    return opens()
