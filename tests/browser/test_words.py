"""A language that nobody speaks: every message is marked and a third longer. What bears no mark never came from the
catalogues, and what is too long for its place shows here before a translator finds it."""

from __future__ import annotations

import re
from typing import Final

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from playwright.sync_api import Route

from tests.browser.conftest import Opens
from tests.browser.player import Player
from tests.browser.test_room import BEYOND, SIZES
from tests.server.running import Running

OPEN, SHUT = "⟦", "⟧"
# Everything that is read or heard and stands outside the marks.
BARE: Final = """
([open, shut]) => {
  const said = [document.title];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_ALL);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    if (node.nodeType === Node.TEXT_NODE && !node.parentElement.closest("kbd, [lang], script")) {
      said.push(node.textContent);
    } else if (node.getAttribute) {
      for (const name of ["aria-label", "title", "placeholder", "alt", "aria-description", "aria-roledescription"]) {
        said.push(node.getAttribute(name) ?? "");
      }
    }
  }
  const outside = (text) => {
    let [depth, rest] = [0, ""];
    for (const sign of text) {
      if (sign === open) depth += 1;
      else if (sign === shut) depth -= 1;
      else if (!depth) rest += sign;
    }
    return rest.match(/\\p{L}{2,}/gu) ?? [];
  };
  return [...new Set(said.flatMap(outside))];
}
"""
# People's names, and the alphabets of addresses and codes, belong to no language.
NAMES: Final = {"Ann", "Bram"}


def mark(pattern: ast.Pattern | None) -> None:
    """Marks around a sentence, and dots that make it longer."""
    if pattern is not None:
        length = sum(len(part.value) for part in pattern.elements if isinstance(part, ast.TextElement))
        more = ast.TextElement("·" * (length // 3) + SHUT)
        pattern.elements = [ast.TextElement(OPEN), *pattern.elements, more]


def marked(catalogue: str) -> str:
    """The catalogue in that language."""
    resource = FluentParser().parse(catalogue)
    for message in resource.body:
        if isinstance(message, ast.Message):
            mark(message.value)
            for form in message.attributes:
                mark(form.value)
    return FluentSerializer().serialize(resource)


def foreign(player: Player) -> Player:
    """Somebody who speaks it."""

    def answer(route: Route) -> None:
        reply = route.fetch()
        route.fulfill(response=reply, body=marked(reply.text()))

    player.page.route(re.compile(r"/assets/[\w.-]+\.txt$"), answer)
    return player


def bare(player: Player) -> set[str]:
    """The words on the page that no catalogue knows."""
    return set(player.page.evaluate(BARE, [OPEN, SHUT])) - NAMES


def at_table(player: Player, game: str) -> None:
    player.sit(game, "random", "greedy")
    player.play(6)
    player.wait()


SCREENS: Final[dict[str, tuple[str, ...]]] = {
    "home": (),
    "new": ("new",),
    "settings": ("settings",),
    "learn": ("learn",),
    "decks": ("decks",),
    "replays": ("replay",),
    "compendium": ("compendium",),
    "editions": ("compendium", "editions"),
    "rules": ("compendium", "rules"),
}


def test_the_marks_are_there(player: Player) -> None:
    """Or else nothing here could fail."""
    foreign(player).page.goto(player.address)
    player.page.locator("button.slab").first.wait_for()
    assert player.page.locator("h1").inner_text().startswith(OPEN)


@pytest.mark.parametrize("screen", SCREENS)
def test_no_screen_has_words_of_its_own(player: Player, screen: str) -> None:
    foreign(player).go(*SCREENS[screen])
    player.page.wait_for_load_state("networkidle")
    assert bare(player) == set()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", ["makuta", "bohrok"])
def test_a_table_has_no_words_of_its_own_and_room_for_longer_ones(opens: Opens, game: str, size: str) -> None:
    player = foreign(opens(*SIZES[size]))
    at_table(player, game)
    assert bare(player) == set()
    assert player.page.evaluate(BEYOND) == [0, 0], "nobody scrolls a table"


def test_the_waiting_room_has_no_words_of_its_own(player: Player, server: Running) -> None:
    foreign(player).go("new")
    plan = {"game": "makuta", "seats": [{"kind": "here", "name": "Ann"}, {"kind": "link"}]}
    made = player.context.request.post(f"{server.url}/api/tables", data=plan).json()
    player.page.goto(f"{server.url}/#/t/{made['table']['id']}")
    player.page.locator("#terms").wait_for()
    assert bare(player) == set()
