"""Tables fit on the screen, fingers find what they look for, and a keyboard is enough."""

from __future__ import annotations

from typing import Final

import pytest

from tests.browser.conftest import Opens
from tests.browser.player import OFFERED, Player

SIZES: Final = {"laptop": (1280, 720), "tablet": (1024, 768), "phone": (390, 844), "lying": (844, 390)}
BEYOND: Final = """
() => [document.documentElement.scrollWidth, document.documentElement.scrollHeight]
  .map((size, n) => Math.max(0, size - [innerWidth, innerHeight][n]))
"""
# What is smaller than this, in pixels, but can be pressed.
SMALL: Final = """
(least) => [...document.querySelectorAll("a, button, select, input, summary, [role=button]:not(svg *)")]
  .map((one) => [one, (one.matches("[type=radio], [type=checkbox]") && one.closest("label") || one)])
  .map(([one, area]) => [one, area.getBoundingClientRect()])
  .filter(([, box]) => box.width && box.height && Math.min(box.width, box.height) < least - 0.1)
  .map(([one, box]) => `${one.outerHTML.slice(0, 80)} ${box.width}x${box.height}`)
"""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", ["makuta", "masks", "bohrok", "rshl"])
def test_a_table_fits_on_the_screen(opens: Opens, game: str, size: str) -> None:
    player = opens(*SIZES[size])
    player.sit(game, *["random"] * 3)
    for answers in (0, 6, 12):
        player.play(answers)
        player.wait()
        assert player.page.evaluate(BEYOND) == [0, 0], "nobody scrolls a table"
        shown = player.page.locator(OFFERED).first.bounding_box()
        assert shown is not None and shown["y"] + shown["height"] <= SIZES[size][1], "answers are in sight"


@pytest.mark.parametrize(("width", "height", "least"), [(390, 844, 44), (1280, 720, 24)], ids=["phone", "desk"])
@pytest.mark.parametrize("where", ["home", "new", "settings", "makuta", "masks"])
def test_fingers_find_everything(opens: Opens, where: str, width: int, height: int, least: int) -> None:
    player = opens(width, height, has_touch=least == 44)
    if where in {"makuta", "masks"}:
        player.sit(where, "random")
        player.play(4)
        player.wait()
    elif where == "home":
        player.home()
    else:
        player.go(where)
        player.page.locator("main").wait_for()
    assert player.page.evaluate(SMALL, least) == []


def reach(player: Player, selector: str) -> None:
    """Press Tab until what we look for has the focus."""
    for _ in range(400):
        player.page.keyboard.press("Tab")
        if player.page.evaluate("(wanted) => document.activeElement?.matches(wanted) ?? false", selector):
            return
    raise AssertionError(f"Tab never reaches {selector}")


@pytest.mark.parametrize("number", [0, 1], ids=["makuta", "masks"])
def test_a_keyboard_is_enough(player: Player, number: int) -> None:
    player.home()
    reach(player, f"li:nth-child({number + 1}) > button.slab")
    player.page.keyboard.press("Enter")
    for _ in range(6):
        player.wait()
        reach(player, OFFERED)
        pressed = player.page.evaluate("() => document.activeElement.getAttribute('aria-pressed')")
        player.page.keyboard.press("Enter")
        if pressed == "false":  # what is planned already is sent at once
            reach(player, ".commit .go")
            player.page.keyboard.press("Enter")
    player.wait()
    assert player.answers() == 6
