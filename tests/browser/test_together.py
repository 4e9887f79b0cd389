"""Two people at one table, and everything that may happen to a connection meanwhile."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser.conftest import ENOUGH, Opens
from tests.browser.player import OFFERED, Player
from tests.server.running import running

WAITING = "main ol li button"


def invite(host: Player) -> str:
    """Lay a table for two with the form; the link for the friend."""
    host.go("new")
    for _ in range(2):  # the two bots that are offered
        host.page.get_by_role("button", name="Remove").last.click()
    host.page.get_by_role("textbox", name="Name").first.fill("Anna")
    host.page.get_by_role("button", name="Lay the table").click()
    return host.page.get_by_role("textbox", name="Link for friends").input_value()


def sit_down(guest: Player, link: str) -> None:
    guest.page.goto(link)
    guest.page.get_by_role("textbox", name="Name").fill("Bram")
    guest.page.get_by_role("button", name="Sit down").click()
    guest.page.get_by_role("button", name="I am ready").wait_for()


def whoever_is_asked(host: Player, guest: Player) -> Player:
    """Who of the two has a question."""
    while True:
        for player in (host, guest):
            if player.page.locator(OFFERED).count():
                return player
        host.page.wait_for_timeout(20)


def take_turns(host: Player, guest: Player, answers: int) -> None:
    for number in range(answers):
        whoever_is_asked(host, guest).answer(number)


def test_two_people_meet_by_a_link_and_play(opens: Opens) -> None:
    host, guest = opens(), opens()
    link = invite(host)
    assert "/t/" in link and "#" in link
    host.page.get_by_role("img", name="Show this to a phone's camera").wait_for()
    sit_down(guest, link)
    assert "#" not in guest.page.url.split("/#/t/")[1], "the invitation stays out of sight"
    host.page.get_by_text("Bram").wait_for()
    guest.page.get_by_role("button", name="I am ready").click()
    host.page.get_by_text("✓ ready").wait_for()
    assert host.page.locator(OFFERED).count() == 0, "nothing begins before all are ready"
    host.page.get_by_role("button", name="I am ready").click()
    take_turns(host, guest, 12)
    asked = whoever_is_asked(host, guest)
    other = guest if asked is host else host
    other.page.get_by_text("Waiting for").wait_for()
    for player in (host, guest):
        player.page.locator("aside ol li").first.wait_for()


def test_a_new_page_shows_the_same_question_to_the_same_seat(player: Player) -> None:
    player.sit("makuta", "random")
    player.play(8)
    before, answers = player.question(), player.page.locator(OFFERED).all_inner_texts()
    player.page.reload()
    assert player.question() == before
    assert player.page.locator(OFFERED).all_inner_texts() == answers
    assert player.play(3)[0] == 3


@pytest.mark.parametrize("game", ["makuta", "masks"])
def test_the_game_goes_on_by_itself_when_the_server_is_killed_and_comes_back(
    opens: Opens, tmp_path: Path, game: str
) -> None:
    with running(tmp_path, **ENOUGH) as mortal:
        player = opens(address=mortal.url)
        player.sit(game, "random")
        player.play(6)
        before = player.question()
        mortal.kill()
        player.page.get_by_text("The connection is lost").wait_for()
        assert player.question() == before
        player.page.locator(OFFERED).last.dispatch_event("click")  # too early; it must not be lost, and count once
        mortal.start()
        player.page.get_by_text("The connection is lost").wait_for(state="detached")
        assert player.play(6)[0] == 6


def test_a_link_that_stalls_is_noticed_and_made_anew(player: Player) -> None:
    player.sit("makuta", "random")
    player.play(4)
    player.wait()
    player.context.set_offline(True)  # nothing is closed, nothing comes any more
    player.page.get_by_text("The connection is lost").wait_for()
    player.context.set_offline(False)
    player.page.get_by_text("The connection is lost").wait_for(state="detached")
    assert player.play(4)[0] == 4
