"""A game that the client does not know: it is called what the catalogue says, and played at a plain table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec
import pytest
from playwright.sync_api import Route, WebSocketRoute

from tests.browser.conftest import ENOUGH, Opens
from tests.browser.player import OVER, Player
from tests.browser.test_access import NONE, barriers_in_every_look
from tests.contract.test_elsewhere import INSTALLED
from tests.server.running import Running, running

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


@pytest.fixture(scope="module")
def beach(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server that has a game from another package."""
    with running(tmp_path_factory.mktemp("beach"), PYTHONPATH=INSTALLED["PYTHONPATH"], **ENOUGH) as started:
        yield started


def test_a_game_of_another_package_is_chosen_played_and_looked_at_again(opens: Opens, beach: Running) -> None:
    player = opens(address=beach.url)
    player.go("new")
    player.page.get_by_role("radio", name="Pebbles").check()
    player.page.get_by_label("Seat 2", exact=True).select_option(label="A bot")
    player.page.get_by_role("button", name="Open the table").click()
    assert player.question() == "Which pebble do you play?"
    assert player.page.locator("h1").inner_text() == "Pebbles"
    assert player.page.locator(".view h2", has_text="points").count() == 1
    assert player.play(100)[1]
    player.page.locator("aside li", has_text="plays").first.wait_for()
    table = player.page.url.rsplit("/", 1)[1]
    player.home()
    player.page.get_by_role("link", name="Pebbles").wait_for()
    assert player.page.locator(".small svg").count() == 1
    player.go("over", table)
    player.page.get_by_text("How the dice fell").first.wait_for()
    player.go("replay", table)
    player.page.locator(".view h2", has_text="points").wait_for()


def test_in_another_language_it_says_its_own_words(opens: Opens, beach: Running) -> None:
    player = opens(address=beach.url)
    player.context.add_init_script("localStorage['matanui.language'] = 'de'")
    player.sit("pebbles", "random")
    assert player.question() == "Welchen Kiesel spielst du?"


def test_friends_wait_for_each_other_at_any_game(opens: Opens, beach: Running) -> None:
    player = opens(address=beach.url)
    plan = {"game": "pebbles", "seats": [{"kind": "here"}, {"kind": "link"}]}
    reply = player.context.request.post(f"{beach.url}/api/tables", data=plan)
    player.go("t", reply.json()["table"]["id"])
    assert player.page.locator("h1").inner_text() == "Pebbles"
    player.page.get_by_text("on the beach").wait_for()
