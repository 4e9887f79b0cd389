"""Who is still here, and how to end a game: for oneself, or for all."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Opens
from tests.browser.player import OVER, Player
from tests.browser.test_together import invite, sit_down


def begin(opens: Opens) -> tuple[Player, Player]:
    """Anna and Bram, at a table that plays."""
    host, guest = opens(), opens()
    sit_down(guest, invite(host))
    for player in (host, guest):
        player.page.get_by_role("button", name="I am ready").click()
    for player in (host, guest):
        player.page.locator(".totems li").first.wait_for()
    return host, guest


def about(player: Player) -> Locator:
    """The window about this table."""
    player.page.get_by_role("button", name="Tools of the table").click()
    player.page.get_by_role("button", name="This table").click()
    window = player.page.get_by_role("dialog", name="This table")
    window.wait_for()
    return window


def test_it_is_seen_who_is_not_connected(opens: Opens) -> None:
    host, guest = begin(opens)
    window = about(host)
    expect(window.get_by_role("listitem").filter(has_text="Bram")).to_contain_text("connected")
    guest.page.close()
    expect(window.get_by_role("listitem").filter(has_text="Bram")).to_contain_text("not connected")
    expect(host.page.locator(".totems .gone")).to_contain_text("Bram · not connected")


def test_to_resign_takes_two_presses_and_a_bot_plays_on(opens: Opens) -> None:
    host, guest = begin(opens)
    window = about(guest)
    window.get_by_role("button", name="Resign").click()
    assert not any('"do":"resign"' in frame for frame in guest.sent)
    window.get_by_role("button", name="Yes, resign").click()
    expect(about(host).get_by_role("listitem").filter(has_text="Bram")).to_contain_text("a bot plays on")


def test_the_game_ends_when_all_vote_for_it(opens: Opens) -> None:
    host, guest = begin(opens)
    window = about(host)
    window.get_by_role("button", name="Vote to end the game").click()
    window.get_by_role("button", name="Take the vote back").wait_for()
    other = about(guest)
    expect(other.get_by_role("listitem").filter(has_text="Anna")).to_contain_text("would like to end the game")
    other.get_by_role("button", name="Vote to end the game").click()
    for player in (host, guest):
        player.page.locator(OVER).wait_for()
