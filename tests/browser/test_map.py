"""The card table under the hand: nothing jumps, nothing is hidden, the map is walked by keys, from near and afar."""

from __future__ import annotations

from itertools import chain
from typing import Final

import pytest

from tests.browser import stage
from tests.browser.conftest import Opens
from tests.browser.player import OFFERED, OVER, Player
from tests.browser.test_cards import BREATH, SEEN, given, many_moments, ready_to_walk, updates
from tests.cards.scene import FIRST
from tests.server.running import Running

# --- nothing jumps, nothing is hidden

PLACES: Final = """
() => [".map", ".stage", ".question h2"].map((name) => {
  const { x, y, width, height } = document.querySelector(name).getBoundingClientRect();
  return [name, x, y, ...(name === ".question h2" ? [] : [width, height])].join(" ");
})
"""
# Answers whose lower edge is out of sight, though nothing says that there is more.
HIDDEN: Final = """
() => {
  const edge = Math.min(innerHeight, document.querySelector(".choices").getBoundingClientRect().bottom) + 1;
  const hidden = [...document.querySelectorAll(".choices button")]
    .filter((one) => one.getBoundingClientRect().bottom > edge);
  const told = document.querySelector(".below") !== null;
  return hidden.filter((one) => !told || one.classList.contains("nothing")).map((one) => one.innerText);
}
"""
SCROLLS: Final = "() => document.documentElement.scrollHeight > innerHeight || scrollY > 0"
PEEK: Final = 250  # milliseconds: what lies below is counted when there is time


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (1024, 768)])
def test_map_stage_and_question_stay_where_they_are(opens: Opens, width: int, height: int) -> None:
    player = opens(width, height)
    player.sit("bohrok", *["greedy"] * 5)
    places: set[tuple[str, ...]] = set()
    asked: set[str] = set()
    for n in range(30):
        player.wait()
        if player.page.locator(OVER).count():
            break
        player.page.wait_for_timeout(BREATH)
        places.add(tuple(player.page.evaluate(PLACES)))
        asked.add(updates(player)[-1]["question"]["prompt"])
        player.play(1, n + 5)
    assert len(asked) > 4 and len(places) == 1, (asked, places)


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (1024, 768), (390, 844)])
def test_no_answer_is_hidden_without_a_word(opens: Opens, width: int, height: int) -> None:
    player = opens(width, height)
    player.sit("rshl", *["greedy"] * 5)
    most = 0
    for n in range(40):
        player.wait()
        if player.page.locator(OVER).count():
            break
        offered = player.page.locator(OFFERED).count()
        player.page.wait_for_timeout(PEEK if offered > 4 else BREATH)
        assert player.page.evaluate(HIDDEN) == [], player.question()
        assert not player.page.evaluate(SCROLLS)
        most = max(most, offered)
        player.play(1, n + 11)
    assert most > 5


# --- the map by keys, and from near and afar

FOCUSED: Final = "() => document.activeElement?.dataset?.space ?? ''"
OUTSIDE: Final = """
() => {
  const edge = document.querySelector(".map").getBoundingClientRect();
  const isOut = ({ left, right, top, bottom }) =>
    left < edge.left - 3 || right > edge.right + 3 || top < edge.top - 3 || bottom > edge.bottom + 3;
  return [...document.querySelectorAll(".target")]
    .filter((one) => isOut(one.getBoundingClientRect())).map((one) => one.ariaLabel);
}
"""
ARROWS: Final = {"ArrowLeft": (-1, 0), "ArrowRight": (1, 0), "ArrowUp": (0, -1), "ArrowDown": (0, 1)}


def spot(name: str) -> tuple[int, int]:
    """Column and row of a space."""
    return ord(name[0]), int(name[1:])


def test_arrows_walk_from_neighbour_to_neighbour(player: Player) -> None:
    player.sit("masks", "random")
    ready_to_walk(player, seed=40)
    player.page.locator('.map [tabindex="0"]').focus()
    assert player.page.locator('.map [role=button][tabindex="0"]').count() == 1
    walked = set()
    for key in [*ARROWS] * 6:
        before = FIRST.names[int(player.page.evaluate(FOCUSED))]
        player.page.keyboard.press(key)
        player.page.wait_for_timeout(20)
        after = FIRST.names[int(player.page.evaluate(FOCUSED))]
        there = tuple(a + b for a, b in zip(spot(before), ARROWS[key]))
        assert spot(after) in {spot(before), there}, (before, key, after)
        walked |= {before, after}
    assert len(walked) > 2
    assert player.page.locator('.map [role=button][tabindex="0"]').count() == 1


def test_a_closed_space_says_why_to_whoever_presses_it(player: Player) -> None:
    for last in chain.from_iterable(many_moments(player) for _ in range(4)):
        for space in [one["space"] for one in last["help"]["closed"] if one["why"] not in SEEN]:
            here = player.page.locator(f'[data-space="{space}"]:not(.target)')
            if here.count():
                before = given(player)
                here.click(force=True)  # it counts as disabled
                player.page.locator(".map [role=status]", has_text=FIRST.names[space]).wait_for()
                assert here.get_attribute("aria-disabled") == "true"
                assert given(player) == before
                return
    raise AssertionError("nothing was closed")


def test_the_map_comes_closer_by_wheel_and_keys(player: Player) -> None:
    player.sit("masks", "random")
    ready_to_walk(player)
    page = player.page
    wide = "() => document.querySelector('.sheet').clientWidth"
    first = page.evaluate(wide)
    box = page.locator(".map").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 200, box["y"] + 250)
    page.mouse.wheel(0, -300)
    page.wait_for_function(f"(first) => ({wide})() > first", arg=first)
    page.keyboard.press("0")
    page.wait_for_function(f"(first) => ({wide})() === first", arg=first)
    page.keyboard.press("+")
    page.wait_for_function(f"(first) => ({wide})() > first", arg=first)
    page.keyboard.press("-")
    page.wait_for_function(f"(first) => ({wide})() === first", arg=first)


@pytest.mark.parametrize(("game", "prompt"), [("masks", "portal"), ("bohrok", "portal"), ("masks", "place")])
def test_on_a_phone_all_that_is_asked_about_is_in_sight(opens: Opens, server: Running, game: str, prompt: str) -> None:
    player = opens(390, 844)
    stage.asked(player, server, f"far-{game}-{prompt}", game, prompt)
    player.page.wait_for_timeout(BREATH)
    assert player.page.locator(".target").count() > 1
    assert player.page.evaluate(OUTSIDE) == []


# --- by keys alone

PLACE: Final = "() => document.activeElement?.closest('.question, .map')?.className.split(' ')[0] ?? 'nowhere'"


def test_keys_are_led_to_the_next_question(player: Player) -> None:
    player.sit("masks", "random")
    player.wait()
    player.page.keyboard.press("Tab")
    for n in range(8):
        player.page.locator(OFFERED).first.focus()
        answers = player.answers()
        player.page.keyboard.press("Enter")
        for _ in range(100):
            player.page.wait_for_timeout(20)
            if player.answers() > answers and player.page.locator(OFFERED).count():
                break
        player.page.wait_for_timeout(BREATH)
        if player.page.locator(OVER).count():
            break
        assert player.page.evaluate(PLACE) == "question", n


def test_who_clicks_keeps_the_focus_where_it_is(player: Player) -> None:
    player.sit("masks", "random")
    for _ in range(4):
        player.answer()
        player.wait()
        player.page.wait_for_timeout(BREATH)
        assert player.page.evaluate(PLACE) == "nowhere"


def test_on_a_phone_a_question_names_what_it_is_about(opens: Opens, server: Running) -> None:
    player = opens(390, 844)
    stage.asked(player, server, "about", "masks", "place")
    player.page.locator(".tabs button").first.click()  # the map
    assert player.page.locator(".asked .window").inner_text()


MOVING: Final = "() => document.getAnimations().filter((one) => one.constructor === Animation).length"


def test_what_still_moves_is_at_its_end_when_somebody_presses(opens: Opens) -> None:
    player = opens(reduced_motion="no-preference")
    player.sit("masks", "random")
    for n in range(30):
        player.play(1, n + 1)
        player.wait()
        if player.page.evaluate(MOVING):
            player.page.mouse.move(640, 5)
            player.page.mouse.down()
            assert player.page.evaluate(MOVING) == 0
            return
    raise AssertionError("nothing ever moved")
