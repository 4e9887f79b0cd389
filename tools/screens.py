"""Pictures of the browser client, taken of games that bots and chance have just played.

    python -m tools.screens [FOLDER] [--all]

Without `--all` the pictures that the documentation shows, each in one look and size; with it every screen in every look
and size, to be looked at one after the other.
"""

from __future__ import annotations

import argparse
import base64
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import CHROMIUM, ENOUGH, FLAGS
from tests.browser.player import OVER, Player
from tests.server.running import running

FOLDER: Final = Path("docs/screens")
LOOKS: Final = ("night", "driftwood", "contrast")
SIZES: Final = {"desk": (1280, 720), "tablet": (1024, 768), "phone": (390, 844), "lying": (844, 390)}
QUALITY: Final = 82
Way = Callable[[Player], None]


class Picture(NamedTuple):
    """One screen, and how the documentation shows it."""

    name: str
    way: Way
    look: str = "night"
    size: str = "desk"


def screen(*path: str) -> Way:
    """A screen that needs no game."""
    return lambda player: player.go(*path)


def table(game: str, answers: int, *bots: str) -> Way:
    """In the middle of a game."""

    def way(player: Player) -> None:
        player.sit(game, *(bots or ("greedy",) * 3))
        player.play(answers)
        player.wait()

    return way


def ended(screen: str, *moment: str) -> Way:
    """After a game."""

    def way(player: Player) -> None:
        where = player.sit("makuta", "greedy", stalemate_rounds=8)
        player.play(10_000)
        player.page.locator(OVER).wait_for()
        player.go(screen, where, *moment)

    return way


def room(player: Player) -> None:
    """A table that waits for friends."""
    player.go("new")
    player.page.get_by_role("button", name="Open the table").click()
    player.page.locator("#terms").wait_for()


def decks(player: Player) -> None:
    """A deck that is legal."""
    player.go("decks")
    player.page.get_by_role("button", name="Ember and Tide").click()
    player.page.get_by_text("This deck is legal.").wait_for()


PICTURES: Final = [
    Picture("home", screen()),
    Picture("new", screen("new"), "driftwood"),
    Picture("room", room),
    Picture("island", table("makuta", 20)),
    Picture("island-light", table("makuta", 20), "driftwood", "tablet"),
    Picture("cards", table("bohrok", 22)),
    Picture("masks", table("masks", 18), "contrast"),
    Picture("phone", table("makuta", 20), "night", "phone"),
    Picture("cards-phone", table("rshl", 18), "driftwood", "phone"),
    Picture("over", ended("over")),
    Picture("replay", ended("replay", "60", "public"), "driftwood"),
    Picture("compendium", screen("compendium")),
    Picture("decks", decks),
    Picture("learn", screen("learn"), "night", "phone"),
    Picture("settings", screen("settings"), "contrast"),
]


def take(browser: Browser, url: str, picture: Picture, folder: Path, name: str) -> None:
    """One picture, as a file."""
    width, height = SIZES[picture.size]
    context = browser.new_context(viewport={"width": width, "height": height}, locale="en-GB", reduced_motion="reduce")
    player = Player(context, url)
    context.add_init_script(f"localStorage['matanui.theme'] = '{picture.look}'")
    picture.way(player)
    player.page.wait_for_load_state("networkidle")
    player.page.wait_for_timeout(500)
    spy = context.new_cdp_session(player.page)
    shot = spy.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    (folder / f"{name}.webp").write_bytes(base64.b64decode(shot["data"]))
    context.close()


@contextmanager
def studio() -> Iterator[tuple[Browser, str]]:
    """A server, and a browser that looks at it."""
    with tempfile.TemporaryDirectory() as folder, running(Path(folder), **ENOUGH) as server, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        yield browser, server.url
        browser.close()


def every() -> Iterator[tuple[str, Picture]]:
    """All screens in all looks and sizes."""
    for picture, look, size in product(PICTURES, LOOKS, SIZES):
        yield f"{picture.name}-{look}-{size}", picture._replace(look=look, size=size)


def main() -> None:
    """Take them all."""
    parser = argparse.ArgumentParser(description="Pictures of the browser client.")
    parser.add_argument("folder", nargs="?", type=Path, default=FOLDER, help=f"where to ({FOLDER})")
    parser.add_argument("--all", action="store_true", help="every screen in every look and size")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    wanted = list(every()) if asked.all else [(one.name, one) for one in PICTURES]
    with studio() as (browser, url):
        for n, (name, picture) in enumerate(wanted, 1):
            print(f"{n}/{len(wanted)} {name}", flush=True)
            take(browser, url, picture, asked.folder, name)


if __name__ == "__main__":
    main()
