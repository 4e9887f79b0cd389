"""For everybody: no barrier that axe-core knows, in any look, at a desk or on a phone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest

from tests.browser.conftest import Opens
from tests.browser.player import Player
from tools.web import MODULES

AXE: Final = MODULES / "axe-core/axe.min.js"
TAGS: Final = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
COLOURS: Final = ["color-contrast", "link-in-text-block"]
LOOKS: Final = ["night", "driftwood", "contrast"]
SHORTEN: Final = """
() => {
  const lists = [...document.querySelectorAll("main :is(ol, ul, tbody)")];
  const more = lists.flatMap((list) => [...list.children].slice(40));
  [...more, ...[...document.querySelectorAll("main section")].slice(8)].forEach((one) => one.remove());
}
"""
NONE: Final[dict[str, list[str]]] = {look: [] for look in LOOKS}
SIZES: Final = {"desk": (1280, 720), "phone": (390, 844)}


def home(player: Player) -> None:
    player.home()


def new_table(player: Player) -> None:
    player.go("new")
    player.page.locator("summary").click()
    player.page.locator(".switches li").first.wait_for()


def settings(player: Player) -> None:
    player.go("settings")


def waiting_room(player: Player) -> None:
    player.go("new")
    player.page.get_by_role("button", name="Open the table").click()
    player.page.get_by_role("button", name="I am ready").wait_for()


def board(player: Player) -> None:
    player.sit("makuta", "random", "random", "random")
    player.play(5)
    player.wait()


def cards(player: Player) -> None:
    player.sit("bohrok", "random", "random", "random")
    player.play(5)
    player.wait()


SCREENS: Final = [home, new_table, settings, waiting_room, board, cards]


def barriers(player: Player, rules: list[str]) -> list[str]:
    """What axe-core finds, and where; with all its rules, or with these."""
    only = {"type": "rule", "values": rules} if rules else {"type": "tag", "values": TAGS}
    how = {"runOnly": only, "resultTypes": ["violations"]}  # to name all that is fine takes half of the time
    found: Any = player.page.evaluate("(how) => axe.run(document, how)", how)
    return [
        f"{one['id']}: {one['help']}: {node['html'][:120]} {node['failureSummary']}"
        for one in found["violations"]
        for node in one["nodes"][:3]
    ]


def barriers_in_every_look(player: Player) -> dict[str, list[str]]:
    """The same for each of the three looks; they differ in colour alone. Of long lists the beginning is enough."""
    player.page.evaluate(AXE.read_text() + ";0")
    player.page.evaluate(SHORTEN)
    found: dict[str, list[str]] = {}
    for look in LOOKS:
        player.page.evaluate("(look) => (document.documentElement.dataset.theme = look)", look)
        found[look] = barriers(player, COLOURS if found else [])
    return found


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.__name__)
def test_no_screen_has_a_barrier(opens: Opens, screen: Callable[[Player], None], size: str) -> None:
    player = opens(*SIZES[size], bypass_csp=True)
    screen(player)
    assert barriers_in_every_look(player) == NONE
