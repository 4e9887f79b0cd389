"""What lies in hands at the table of Quest for Makuta: what each counter does, who has how many, and what is at stake."""

from __future__ import annotations

import re

import pytest

from matanui.games.makuta.counters import ALL_SEE, FACE, NAME, worth
from tests.browser import stage
from tests.browser.conftest import Opens
from tests.browser.player import Player
from tests.makuta.scene import Scene
from tests.server.running import Running

SIZES = [(1280, 720), (1024, 768), (390, 844), (844, 390)]
BEYOND = """
(part) => {
  const box = document.querySelector(part).getBoundingClientRect();
  const page = document.documentElement;
  return [box.left < 0, box.top < 0, box.right > innerWidth, box.bottom > innerHeight,
    page.scrollHeight > innerHeight, page.scrollWidth > innerWidth].some(Boolean);
}
"""


def walking() -> Scene:
    return stage.hunt().play(("begin", "white"), ("roll", 4))


def duel() -> Scene:
    return stage.hunt().play(("begin", "white"), ("roll", 1), ("walk", "mangai.c3"))


def bonus(text: str) -> int:
    """What somebody reads off a counter."""
    found = re.search(r"\+(\d+)", text)
    return int(found[1]) if found else 0


def test_a_counter_says_what_it_does_and_adds(player: Player, server: Running) -> None:
    scene = walking()
    stage.sit(player, server, "told", scene)
    page, (tahu, *_) = player.page, scene.s.toa
    tray = page.locator(".tray button")
    card = page.locator(".thing")
    assert tray.count() == len(tahu.hand)
    held = sorted(tahu.hand, key=lambda thing: -(thing & FACE))
    for n, thing in enumerate(held):
        tray.nth(n).click()
        card.locator(f"a[href='#/compendium/counter/{NAME[thing & FACE]}']").wait_for()
        assert bonus(card.locator("h2").inner_text()) == worth(thing & FACE, tahu.who, scene.s.rules)
        seen = thing >= ALL_SEE
        assert card.locator(".seen").inner_text() == ("Everybody has seen it." if seen else "Not everybody has seen it.")
        assert len(card.locator("p").first.inner_text()) > 40


def test_a_card_goes_away_as_it_came_and_leaves_the_plan(player: Player, server: Running) -> None:
    stage.sit(player, server, "put-away", walking())
    page = player.page
    first, card = page.locator(".tray button").first, page.locator(".thing")
    page.locator(".choices button").first.click()
    first.click()
    card.wait_for()
    first.click()
    card.wait_for(state="detached")
    page.keyboard.press("h")
    page.keyboard.press("Enter")
    card.wait_for()
    page.keyboard.press("Escape")
    card.wait_for(state="detached")
    assert page.locator(".commit .go").count() == 1, "what is planned stays planned"


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_card_is_whole_in_sight(opens: Opens, server: Running, width: int, height: int) -> None:
    player = opens(width, height)
    stage.sit(player, server, f"whole-card-{width}", walking())
    for n in range(player.page.locator(".tray button").count()):
        player.page.locator(".tray button").nth(n).click()
        player.page.locator(".thing a").wait_for()
        assert not player.page.evaluate(BEYOND, ".thing")
    if min(width, height) < 400:
        box = player.page.locator(".tray button").first.bounding_box()
        assert box and min(box["width"], box["height"]) >= 44
