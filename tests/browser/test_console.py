"""Keys that ask something, and keys that come too soon."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import expect

from tests.browser import stage
from tests.browser.player import OFFERED, Player
from tests.server.running import Running

LINE: Final = ".console input"


def test_what_a_key_asks_is_answered_beside_the_question_and_takes_no_focus(player: Player) -> None:
    player.sit("makuta", "random")
    player.wait()
    player.page.keyboard.press("g")
    player.page.locator(".console .typed").wait_for()
    expect(player.page.locator(LINE)).not_to_be_focused()
    console, answer = player.page.locator(".console").bounding_box(), player.page.locator(OFFERED).first.bounding_box()
    assert console is not None and answer is not None and console["y"] + console["height"] <= answer["y"]
    player.page.keyboard.press("/")
    expect(player.page.locator(LINE)).to_be_focused()
    player.page.keyboard.press("Escape")
    expect(player.page.locator(LINE)).to_have_count(0)


def test_a_key_that_is_held_sends_one_plan_only(player: Player) -> None:
    player.sit("makuta", "random")
    while "field" not in str(player.page.locator(".question").get_attribute("data-kinds")):
        player.answer()
        player.wait()
    player.page.locator(OFFERED).first.click()
    player.page.locator(".commit .go").wait_for()
    player.page.evaluate("document.activeElement.blur()")
    player.page.wait_for_timeout(400)
    before = player.answers()
    for _ in range(5):  # the first is a press, the others are the keyboard repeating it
        player.page.keyboard.down("Enter")
    player.page.keyboard.up("Enter")
    player.wait()
    assert player.answers() == before + 1


# Presses two keys in the very moment in which the sheet of a duel appears.
RASH: Final = """
() => void new MutationObserver((_, watch) => {
  if (!document.querySelector(".sheet-duel")) return;
  watch.disconnect();
  for (const key of ["Enter", " "])
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  window.rash = true;
}).observe(document.body, { childList: true, subtree: true })
"""


def test_enter_twice_in_a_row_does_not_answer_what_nobody_has_read(player: Player, server: Running) -> None:
    stage.sit(player, server, "rash", stage.hunt().play(("begin", "white"), ("roll", 1)))
    player.page.locator(f'{OFFERED}[data-answer="mangai.c3"]').click()
    player.page.locator(".commit .go").wait_for()
    player.page.evaluate(RASH)
    player.page.keyboard.press("Enter")
    player.page.wait_for_function("() => window.rash")
    player.page.wait_for_timeout(700)
    assert player.answers() == 1, "the walk was sent, the duel was not"
    player.page.locator(".sheet-duel .go").focus()
    player.page.keyboard.press("Enter")
    player.wait()
    assert player.answers() == 2, "who has had time to read may roll"
