"""A game that the client does not know: it is called what the catalogue says, and played at a plain table."""

from __future__ import annotations

from typing import Any, Final

import msgspec
import pytest
from playwright.sync_api import Route, WebSocketRoute

from tests.browser.conftest import Opens
from tests.browser.player import OVER, Player
from tests.browser.test_access import NONE, barriers_in_every_look

SIZES: Final = [(1280, 720), (390, 844)]
STRANGE: Final = "stones"  # what the page is told the game is
SCROLLS: Final = "() => document.documentElement.scrollWidth > innerWidth"


def estrange(player: Player, game: str) -> None:
    """Let the server call a game by an id, and its messages by ids, that no client has heard of."""

    def translate(text: str) -> str:
        frame = msgspec.json.decode(text)
        if "table" in frame and isinstance(frame["table"], dict):
            frame["table"]["game"] = STRANGE
        for words in [told["say"] for told in frame.get("events", [])] + options(frame):
            words["id"] = f"{STRANGE}-{words['id']}"
        return msgspec.json.encode(frame).decode()

    def options(frame: Any) -> list[Any]:
        asked = frame.get("question")
        return [asked["say"], *(choice["say"] for choice in asked["choices"])] if isinstance(asked, dict) else []

    def connect(socket: WebSocketRoute) -> None:
        there = socket.connect_to_server()
        there.on_message(lambda text: socket.send(translate(str(text))))

    games = player.context.request.get(f"{player.address}/api/games").json()
    found = next(one for one in games if one["id"] == game) | {"id": STRANGE, "say": {"id": "a-game-of-stones"}}

    def mine(route: Route) -> None:
        tables = route.fetch().json()
        route.fulfill(json=[one | {"table": one["table"] | {"game": STRANGE}} for one in tables])

    player.page.route_web_socket("**/ws/**", connect)
    player.page.route("**/api/games", lambda route: route.fulfill(json=[*games, found]))
    player.page.route("**/api/mine", mine)


@pytest.mark.parametrize("game", ["makuta", "bohrok"])
def test_any_game_is_played_to_its_end_at_a_plain_table(player: Player, game: str) -> None:
    estrange(player, game)
    player.sit(game, "random", **({"short": True, "most_rounds": 3} if game == "bohrok" else {"stalemate_rounds": 4}))
    player.wait()
    assert player.page.locator("h1").inner_text() == "a game of stones"
    assert player.page.locator(".view h2", has_text="round").count() == 1
    assert player.question().startswith(STRANGE)
    player.play(3)
    assert player.page.locator("aside li").first.inner_text().startswith(STRANGE)
    assert player.play(10_000)[1]
    assert player.page.locator(OVER).count() == 1


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_plain_table_is_no_barrier(opens: Opens, width: int, height: int) -> None:
    player = opens(width, height, bypass_csp=True)
    estrange(player, "makuta")
    player.sit("makuta", "random", "random")
    player.play(12)
    player.wait()
    player.page.keyboard.press("2")
    player.page.locator("section.about dl").first.wait_for()
    player.page.keyboard.press("Escape")
    assert barriers_in_every_look(player) == NONE
    assert not player.page.evaluate(SCROLLS)


def test_a_strange_game_has_a_name_and_a_face_on_every_screen(player: Player) -> None:
    estrange(player, "makuta")
    table = player.sit("makuta", "random")
    player.wait()
    player.home()
    player.page.get_by_role("link", name="a game of stones").wait_for()
    assert player.page.locator(".small svg").count() >= 1
    player.go("new")
    player.page.get_by_role("radio", name="a game of stones").check()
    assert player.page.locator(".chair").count() >= 2
    player.go("t", table)
    player.wait()
