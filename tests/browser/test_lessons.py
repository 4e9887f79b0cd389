"""Lessons in the browser: whoever presses what the teacher rings in gets to the end."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, TimeoutError

from matanui.lessons.files import NAMES
from matanui.lessons.lesson import lesson_named
from tests.browser.conftest import Opens
from tests.browser.player import Player
from tests.browser.test_access import NONE, SIZES, barriers_in_every_look

PANEL: Final = ".teacher"
ONWARD: Final = f"{PANEL} button.next"
MUST: Final = ".ring.must"
SCROLLS: Final = "(({ scrollWidth, scrollHeight }) => scrollWidth > innerWidth || scrollHeight > innerHeight)"
# What a person sees change after a press: another page, the button that sends what is planned, or the plan.
STATE: Final = f"""[
  document.querySelector('{PANEL} h2')?.innerText,
  !!document.querySelector('.commit .go'),
  document.querySelector('.question [aria-pressed=true]')?.dataset.answer,
].join()"""
# Where to press: her own button, or the middle of the ring, if that is the very button, with nothing in front of it.
# What is planned is not pressed twice: its ring is on the way to the button that sends it.
PLACE: Final = f"""() => {{
  const at = (one) => one && [one.x + one.width / 2, one.y + one.height / 2];
  const own = document.querySelector('{ONWARD}');
  const place = at((own ?? document.querySelector('{MUST}'))?.getBoundingClientRect());
  const there = place && document.elementFromPoint(...place);
  return there?.closest('{ONWARD}, .question [data-answer]:not([aria-pressed=true]), .commit .go') ? place : null;
}}"""
MOMENT: Final = 2000
SOON: Final = 5000
# Every lesson on a phone, the long words of other languages among them.
WALKS: Final = [("makuta", "fr"), ("masks", "de"), ("bohrok", "en"), ("bohrok", "fr")]


def begin(player: Player, name: str) -> None:
    """From the first page to the first words of the teacher."""
    player.home()
    player.page.locator("a[href='#/learn']").first.click()
    player.page.locator("main li button").nth(NAMES.index(name)).click()
    player.page.locator(PANEL).wait_for()


def step(player: Player) -> int:
    """The number of the page that the teacher shows."""
    return int(player.page.locator(f"{PANEL} h2").inner_text().split()[1])


def middle(ring: Locator) -> tuple[float, float]:
    box: Any = ring.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def follow(player: Player) -> None:
    """Press her button, or what has the ring, as a person with eyes would: by its place on the screen; and see what
    comes of it."""
    before = player.page.evaluate(STATE)
    place = player.page.wait_for_function(PLACE, timeout=SOON)
    player.page.mouse.click(*place.json_value())
    with suppress(TimeoutError):  # the ring may still have been on its way: then it is pressed again
        player.page.wait_for_function(f"(before) => {STATE} !== before", arg=before, timeout=MOMENT)


def walk(player: Player, name: str, upto: int) -> list[int]:
    """Follow her to a page: all pages that were seen."""
    seen = [step(player)]
    presses = 0
    while seen[-1] < upto:
        follow(player)
        presses += 1
        assert presses < 4 * upto, f"stuck at {seen[-1]}"
        if step(player) != seen[-1]:
            seen.append(step(player))
    return seen


@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_is_played_by_pressing_what_is_ringed(player: Player, name: str) -> None:
    begin(player, name)
    steps = len(lesson_named(name).steps)
    assert walk(player, name, steps) == list(range(1, steps + 1))
    kept = json.loads(player.page.evaluate("localStorage['matanui.lessons']"))
    assert kept[name]["done"] is True
    player.page.get_by_role("link", name="To the lessons").click()
    player.page.get_by_text("Finished").wait_for()


@pytest.mark.parametrize(("name", "language"), WALKS)
def test_on_a_phone_the_teacher_never_stands_on_what_is_to_be_pressed(opens: Opens, name: str, language: str) -> None:
    player = opens(390, 844)
    player.context.add_init_script(f"localStorage['matanui.language'] = '{language}'")
    begin(player, name)
    steps = len(lesson_named(name).steps)
    assert walk(player, name, steps) == list(range(1, steps + 1))


def test_folded_away_she_still_leads_on_and_comes_back_with_her_next_words(opens: Opens) -> None:
    player = opens(390, 844)
    begin(player, "bohrok")
    fold = player.page.locator(f"{PANEL} .fold")
    fold.click()
    player.page.locator(f"{PANEL} .fold[aria-expanded=false]").wait_for()
    player.page.locator(ONWARD).click()
    player.page.locator(f"{PANEL} .fold[aria-expanded=true]").wait_for()
    assert step(player) == 2


def test_another_answer_gets_a_friendly_word_and_changes_nothing(player: Player) -> None:
    begin(player, "masks")
    walk(player, "masks", 6)
    before = player.question()
    others = player.page.locator(".question .choices button")
    others.nth(1).click()
    player.page.locator(f"{PANEL} .hint").wait_for()
    assert "That works in the game too" in player.page.locator(f"{PANEL} .hint").inner_text()
    assert (player.question(), step(player)) == (before, 6)


def test_a_lesson_goes_on_where_it_was_after_a_reload(player: Player) -> None:
    begin(player, "makuta")
    walk(player, "makuta", 9)
    player.page.reload()
    player.page.locator(PANEL).wait_for()
    assert step(player) == 9
    player.page.get_by_role("button", name="Back").click()
    player.page.locator(f"{PANEL} .said", has_text="Gali walked onto a mosquito").wait_for()
    player.page.locator(ONWARD).click()
    player.go("learn")
    player.page.get_by_text("Step 9 of 32").wait_for()
    player.page.get_by_role("link", name="Go on").click()
    player.page.locator(PANEL).wait_for()
    assert step(player) == 9


def test_with_the_keyboard_alone(player: Player) -> None:
    """While she only speaks, the keyboard waits at her button."""
    begin(player, "makuta")
    for n in (1, 2, 3):
        player.page.wait_for_function(
            f"document.querySelector('{PANEL} h2').innerText.startsWith('Step {n} ') "
            f"&& document.activeElement?.closest('{PANEL}')"
        )
        player.page.keyboard.press("Enter")
    player.page.locator(MUST).wait_for()
    assert step(player) == 4


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", ["makuta", "bohrok"])
def test_the_teacher_is_no_barrier(opens: Opens, name: str, size: str) -> None:
    """In every look; nothing scrolls; and she does not stand on what is to be pressed."""
    player = opens(*SIZES[size], bypass_csp=True)
    player.go("learn")
    player.page.locator("main li button").first.wait_for()
    found = {"learn": barriers_in_every_look(player)}
    begin(player, name)
    walk(player, name, 4)
    player.page.locator(MUST).wait_for()
    player.page.wait_for_timeout(300)
    found["lesson"] = barriers_in_every_look(player)
    assert found == {"learn": NONE, "lesson": NONE}
    assert not player.page.evaluate(f"{SCROLLS}(document.documentElement)")
    x, y = middle(player.page.locator(MUST))
    assert player.page.evaluate(f"([x, y]) => !document.elementFromPoint(x, y)?.closest('{PANEL}')", [x, y])
