"""The chronicle: its end stays in sight unless somebody reads further up, and talk stands where it was said."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import expect

from tests.browser.player import Player

LIST: Final = "aside ol"
# How far the end of the chronicle is out of sight.
HIDDEN: Final = (
    "() => { const l = document.querySelector('aside ol'); return l.scrollHeight - l.scrollTop - l.clientHeight }"
)
AT_THE_END: Final = f"() => ({HIDDEN})() < 3"


def talk(player: Player, text: str) -> None:
    player.page.get_by_role("textbox", name="Table talk").fill(text)
    player.page.keyboard.press("Enter")


def test_the_end_stays_in_sight_whatever_the_page_does(player: Player) -> None:
    player.sit("makuta", "random", "random")
    for _ in range(6):
        player.play(4)
        player.wait()
        player.page.wait_for_function(AT_THE_END)
    player.page.set_viewport_size({"width": 1024, "height": 600})
    player.page.wait_for_function(AT_THE_END)


def test_who_reads_further_up_is_left_there_and_finds_back(player: Player) -> None:
    player.sit("makuta", "random", "random")
    player.play(20)
    player.wait()
    player.page.wait_for_function(AT_THE_END)
    player.page.locator(LIST).hover()
    player.page.mouse.wheel(0, -400)
    newest = player.page.get_by_role("button", name="Newest")
    newest.wait_for()
    player.play(3)
    player.wait()
    assert player.page.evaluate(HIDDEN) > 100
    newest.click()
    player.page.wait_for_function(AT_THE_END)
    expect(newest).to_have_count(0)


def test_talk_is_in_sight_and_stays_where_it_was_said(player: Player) -> None:
    player.sit("makuta", "random", "random", people=1)
    player.play(20)
    player.wait()
    talk(player, "What a roll!")
    line = player.page.locator(f"{LIST} .talk")
    expect(line).to_be_in_viewport()
    player.play(1)
    player.wait()
    if not line.count():  # so much has happened that it is no longer among the last lines
        player.page.get_by_role("button", name="Earlier").click()
    expect(player.page.locator(f"{LIST} .talk ~ li").first).to_be_visible()
    assert player.page.locator(f"{LIST} li").last.inner_text() != line.inner_text(), "what happens next comes after it"


def test_whoever_has_no_name_speaks_as_a_toa(player: Player) -> None:
    player.sit("makuta", "random")
    player.play(3)
    player.wait()
    talk(player, "Here I am.")
    toa = player.page.locator(".totems li").first.locator("b").inner_text().removesuffix(" …")
    expect(player.page.locator(f"{LIST} .talk b")).to_have_text(toa)
