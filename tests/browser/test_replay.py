"""After the end: the story of a game, its proof in the page, the replay, and a game that goes on from a moment."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, Final
from urllib.request import Request, urlopen

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opens
from tests.browser.player import OVER, Player
from tests.browser.test_access import NONE, barriers_in_every_look
from tests.browser.test_access import SIZES as DEVICES
from tests.browser.test_room import BEYOND, SIZES, SMALL
from tests.server.running import Running

Ended = Callable[[str], str]
QUICK: Final[dict[str, dict[str, Any]]] = {
    "makuta": {"stalemate_rounds": 3},
    "masks": {"short": True, "most_rounds": 6},
    "bohrok": {"short": True, "most_rounds": 6},
    "rshl": {"short": True, "most_rounds": 6},
}
# Bots play quickly: enough rounds for whoever wants to look about.
LONGER: Final[dict[str, dict[str, Any]]] = {
    "makuta": {"stalemate_rounds": 10},
    **{game: {"short": True, "most_rounds": 15} for game in ("masks", "bohrok", "rshl")},
}
GAMES: Final = list(QUICK)
MOMENT: Final = ".controls .moment"
LATELY: Final = 30  # lines of the chronicle
# What is drawn and written on the table, and nothing about the time.
SEEN: Final = """
() => {
  const drawn = [...document.querySelectorAll("main svg")].map((one) => one.innerHTML);
  return [document.querySelector("main").innerText, ...drawn].join("\\n");
}
"""


def finished(player: Player, game: str = "makuta") -> str:
    """A game by chance answers, played to its end at this page."""
    table = player.sit(game, "random", **QUICK[game])
    assert player.play(10_000)[1]
    player.page.locator(OVER).wait_for()
    return table


@pytest.fixture(scope="module")
def ended(server: Running) -> Ended:
    """A table for each game where two bots have played to the end, for all who only look."""

    @cache
    def table(game: str) -> str:
        plan = {"game": game, "seats": [{"kind": "bot", "bot": "random"}] * 2, "switches": LONGER[game]}
        made = asked(f"{server.url}/api/tables", json.dumps(plan).encode())
        address = f"{server.url}/api/tables/{made['table']['id']}"
        while asked(address)["status"] != "over":
            time.sleep(0.05)
        return str(made["table"]["id"])

    return table


def asked(address: str, body: bytes | None = None) -> Any:
    """What the server says."""
    with urlopen(Request(address, body, {"content-type": "application/json"})) as reply:
        return json.load(reply)


def watch(player: Player, table: str, *moment: str) -> None:
    """Open a replay."""
    player.page.goto(f"{player.address}/#/replay/{'/'.join((table, *moment))}")
    player.page.locator(MOMENT).wait_for()


def at(player: Player) -> tuple[int, int]:
    """The event that is shown, and how many there are."""
    found = re.search(r"Event (\d+) of (\d+)", player.page.locator(MOMENT).inner_text())
    assert found is not None
    return int(found[1]), int(found[2])


def arrive(player: Player, event: int) -> None:
    """Until this event is shown, on the table as in the controls."""
    player.page.wait_for_function(
        """([words, told]) => document.querySelector(".controls .moment")?.innerText.startsWith(words)
          && document.querySelectorAll("aside ol li:not(:has(.earlier))").length === told""",
        arg=[f"Event {event} of", min(event, LATELY)],
    )


def test_the_chronicle_is_short_until_somebody_asks_for_all_of_it(player: Player, ended: Ended) -> None:
    watch(player, ended("makuta"), str(LATELY + 40))
    arrive(player, LATELY + 40)
    lines = player.page.locator("aside ol li")
    last = lines.last.inner_text()
    player.page.locator("aside .earlier").press("Enter")
    expect(player.page.locator("aside .earlier")).to_have_count(0)
    assert (lines.count(), lines.last.inner_text()) == (LATELY + 40, last)
    assert player.page.evaluate("document.activeElement.matches('aside ol')"), "the keyboard is where one reads"


@pytest.mark.parametrize("game", GAMES)
def test_the_end_of_a_game_is_told_and_proved(player: Player, game: str) -> None:
    finished(player, game)
    player.page.get_by_role("link", name="How it went").click()
    player.page.locator(".verdict.good").wait_for()
    assert "Your browser has recomputed every roll" in player.page.locator(".verdict").inner_text()
    assert player.page.get_by_text("It is the seal that this browser saw").count() == 1
    assert player.page.locator("tbody tr").first.is_visible()
    assert player.page.locator("ol li.end").count() == 1
    counted, few = player.page.locator("figure table tbody tr"), player.page.get_by_text("So few rolls")
    assert counted.count() >= 6 or few.count() >= 1, "how the dice fell, in a table or in words"
    with player.page.expect_download() as record:
        player.page.locator("a[download]").click()
    assert record.value.path().stat().st_size > 0


def test_a_proof_of_changed_dice_fails(player: Player, ended: Ended) -> None:
    """Somebody in between changes one roll."""
    table = ended("makuta")

    def loaded(route: Any) -> None:
        reply = route.fetch()
        story = reply.json()
        draw = next(draw for draw in story["draws"] if draw["stream"] == "roll")
        draw["picks"] = [(draw["picks"][0] + 1) % draw["of"]]
        route.fulfill(response=reply, json=story)

    player.page.route("**/story", loaded)
    player.go("over", table)
    player.page.locator(".verdict.bad").wait_for()
    assert "rolls and draws" in player.page.locator("li.wrong").inner_text()


def test_from_the_end_people_play_again(player: Player) -> None:
    table = finished(player)
    player.go("over", table)
    player.page.get_by_role("button", name="Play again").click()
    player.page.wait_for_url(re.compile(rf"#/t/(?!{table})"))
    player.wait()


def test_a_game_that_runs_has_no_end_and_no_replay(player: Player) -> None:
    table = player.sit("makuta", "random")
    player.go("over", table)
    player.page.get_by_text("This game is not over yet.").wait_for()
    assert player.page.locator(".panels").count() == 0
    player.page.goto(f"{player.address}/#/replay/{table}")
    player.page.get_by_role("status").filter(has_text="The game is not over yet.").wait_for()
    assert player.page.locator(".controls").count() == 0
    player.complaints = [line for line in player.complaints if "403" not in line]


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_is_steered_by_keyboard(player: Player, ended: Ended, game: str) -> None:
    table = ended(game)
    watch(player, table, "0")
    last = at(player)[1]
    assert last > 20
    press = player.page.keyboard.press
    for key, event in (("End", last), ("ArrowLeft", last - 1), ("Home", 0), ("ArrowRight", 1), ("ArrowRight", 2)):
        press(key)
        arrive(player, event)
    press("ArrowDown")
    player.page.wait_for_function("() => document.querySelector('.moment').innerText.includes('Round 1')")
    turn = at(player)[0]
    press("ArrowDown")
    press("ArrowUp")
    arrive(player, turn)
    press("v")
    player.page.wait_for_function("() => document.querySelector('.eye select').value === '0'")
    press("Space")
    player.page.get_by_role("button", name="Pause").wait_for()
    arrive(player, turn + 1)
    press("Space")
    player.page.get_by_role("button", name="Play", exact=True).wait_for()


@pytest.mark.parametrize("game", ["makuta", "bohrok"])
def test_a_link_to_a_moment_shows_everybody_the_same(opens: Opens, ended: Ended, game: str) -> None:
    player, friend = opens(), opens()
    table = ended(game)
    watch(player, table, "0")
    for _ in range(30):
        player.page.keyboard.press("ArrowRight")
    player.page.keyboard.press("v")
    arrive(player, 30)
    player.page.wait_for_function("([end]) => location.hash.endsWith(end)", arg=[f"{table}/30/0"])
    friend.page.goto(player.page.url)
    arrive(friend, 30)
    friend.page.wait_for_load_state("networkidle")
    player.page.reload()
    arrive(player, 30)
    player.page.wait_for_load_state("networkidle")
    assert player.page.evaluate(SEEN) == friend.page.evaluate(SEEN)


def test_a_link_to_a_moment_is_shown_where_the_browser_does_not_let_us_copy(player: Player, ended: Ended) -> None:
    player.context.add_init_script("navigator.clipboard.writeText = () => Promise.reject(new Error('denied'))")
    table = ended("makuta")
    watch(player, table, "12", "public")
    player.page.get_by_role("button", name="Copy a link to this moment").click()
    player.page.get_by_text("press Ctrl+C").wait_for()
    assert player.page.evaluate("getSelection().toString()").endswith(f"#/replay/{table}/12/public")


def test_the_rope_can_be_pulled(player: Player, ended: Ended) -> None:
    table = ended("makuta")
    watch(player, table, "0")
    rope = player.page.get_by_role("slider")
    box = rope.bounding_box()
    assert box is not None
    player.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    middle, last = at(player)
    assert abs(middle - last / 2) < last / 20 + 2
    arrive(player, middle)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_goes_on_from_a_moment_against_bots(player: Player, ended: Ended, game: str) -> None:
    table = ended(game)
    watch(player, table, "25", "0")
    arrive(player, 25)
    player.page.get_by_role("button", name="Play on from here").click()
    player.page.get_by_role("dialog").get_by_role("button", name="Begin").click()
    player.page.wait_for_url(re.compile(rf"#/t/(?!{table})"))
    assert player.question() != ""
    player.answer()


def test_a_record_is_opened_from_a_file(player: Player, tmp_path: Path) -> None:
    finished(player)
    with player.page.expect_download() as record:
        player.page.locator("footer a[download]").click()
    file = tmp_path / "record.json"
    record.value.save_as(file)
    player.go("replay")
    player.page.locator("input[type=file]").set_input_files(file)
    player.page.locator(MOMENT).wait_for()
    player.page.keyboard.press("End")
    arrive(player, at(player)[1])
    assert player.page.get_by_role("button", name="Play on from here").count() == 0
    broken = tmp_path / "broken.json"
    broken.write_text("{}")
    player.go("replay")
    player.page.reload()
    player.page.locator("input[type=file]").set_input_files(broken)
    player.page.get_by_role("alert").wait_for()
    player.complaints = [line for line in player.complaints if "400" not in line]


def test_home_leads_to_finished_games(player: Player) -> None:
    finished(player)
    player.page.get_by_role("link", name="Home").last.click()
    player.page.locator("section[aria-labelledby=mine] a", has_text="Watch again").click()
    player.page.locator(MOMENT).wait_for()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", ["makuta", "masks"])
def test_a_replay_fits_on_the_screen(opens: Opens, ended: Ended, game: str, size: str) -> None:
    player = opens(*SIZES[size])
    table = ended(game)
    for moment in (("30", "public"), ("30", "0"), ("9999", "0")):
        watch(player, table, *moment)
        player.page.reload()
        player.page.locator(MOMENT).wait_for()
        assert player.page.evaluate(BEYOND) == [0, 0], "nobody scrolls a replay"
        shown = player.page.get_by_role("button", name="Play", exact=True).bounding_box()
        assert shown is not None and shown["y"] + shown["height"] <= SIZES[size][1]
    assert size != "phone" or player.page.evaluate(SMALL, 44) == []


@pytest.mark.parametrize("game", ["makuta", "bohrok"])
def test_the_end_is_as_long_as_what_it_shows_and_honours_no_defeat(opens: Opens, ended: Ended, game: str) -> None:
    player = opens(390, 844)
    player.go("over", ended(game))
    player.page.locator(".verdict.good").wait_for()
    page, shown = player.page.evaluate(
        "[document.documentElement.scrollHeight, document.querySelector('main').getBoundingClientRect().bottom]"
    )
    assert page <= shown + 1, "nothing beneath the page"
    assert player.page.locator("td[data-deed$=lost] .most").count() == 0
    frame = player.page.locator("section .frame")
    assert frame.evaluate("(one) => one.scrollWidth <= one.clientWidth"), "every deed is in sight"


@pytest.mark.parametrize("size", DEVICES)
@pytest.mark.parametrize("game", ["makuta", "bohrok"])
def test_neither_the_end_nor_the_replay_has_a_barrier(opens: Opens, ended: Ended, game: str, size: str) -> None:
    player = opens(*DEVICES[size], bypass_csp=True)
    table = ended(game)
    found = {}
    for screen in ("over", "replay"):
        player.go(screen, table)
        player.page.locator(".verdict.good" if screen == "over" else MOMENT).wait_for()
        found[screen] = barriers_in_every_look(player)
    assert found == {"over": NONE, "replay": NONE}
