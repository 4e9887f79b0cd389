"""What lies on the card table can be read: how a challenge ended, which mask is which, and who has won in the end."""

from __future__ import annotations

from typing import Any, Final

import pytest

from matanui.games.cards.data.numbers import CARD
from tests.browser.conftest import Opens
from tests.browser.player import OVER, Player
from tests.browser.test_cards import updates

STAMP: Final = ".stamp .won"
NAMED: Final = """
(all) => all.map((one) => [one.dataset.card, one.querySelector(".name").innerText,
  one.querySelector(".name").scrollHeight > one.querySelector(".name").clientHeight + 1])
"""
ABOUT: Final = ("fight", "swarm")  # topics of questions about a challenge and its prizes


def told(player: Player) -> list[Any]:
    """Everything this page was told, in order."""
    heard: list[Any] = []
    for one in updates(player):
        heard[one["since"] :] = [entry["event"] for entry in one["events"]]
    return heard


def after_a_challenge(player: Player, seed: int = 3) -> Any:
    """Play until a challenge has just been settled: how."""
    player.wait()
    player.page.keyboard.press("a")  # asked at every chance, so that challenges of others are seen too
    for n in range(150):
        before = len(told(player))
        player.play(1, seed + n)
        player.wait()
        assert not player.page.locator(OVER).count(), "the game was over before anybody was challenged"
        fresh = told(player)[before:]
        if fresh and updates(player)[-1]["view"]["fight"] is None:
            found = [event for event in fresh if event["event"] in {"settled", "challenged"}]
            if found and found[-1]["event"] == "settled" and found[-1]["total"] + found[-1]["against"] > 0:
                return found[-1]
    raise AssertionError("nobody ever challenged anybody")


# --- challenges


def test_a_challenge_that_is_over_says_who_won_and_then_makes_room(player: Player) -> None:
    player.sit("masks", "greedy", "greedy")
    settled = after_a_challenge(player)
    stamp = player.page.locator(STAMP)
    stamp.wait_for(timeout=2000)
    assert f"{settled['total']} : {settled['against']}" in stamp.inner_text()
    assert "wins" in stamp.inner_text()
    player.page.wait_for_timeout(1000)
    assert stamp.count() == 1, "it must stand for a while"
    if updates(player)[-1]["question"]["topic"] not in ABOUT:
        stamp.wait_for(state="detached", timeout=4000)


def test_on_a_phone_the_verdict_stands_before_the_map_comes_back(opens: Opens) -> None:
    player = opens(390, 844)
    player.sit("masks", "greedy", "greedy")
    after_a_challenge(player, seed=50)
    assert player.page.locator(STAMP).is_visible()


def test_the_curtain_takes_the_verdict_with_it(player: Player) -> None:
    player.sit("masks", "random", people=2)
    page = player.page
    for n in range(60):
        page.locator(f"{OVER}, .curtain button, body:not([data-sent]) .question .choices button").first.wait_for()
        if page.locator(OVER).count():
            return
        if page.locator(".curtain button").count():
            page.wait_for_timeout(60)
            assert page.locator(".stamp").count() == 0
            page.locator(".curtain button").click()
            page.locator(".curtain button").wait_for(state="detached")
        else:
            player.play(1, n + 2)
            page.wait_for_timeout(60)


# --- masks, skills and cards


def test_masks_go_by_name_and_kind_and_skills_by_number(player: Player) -> None:
    player.sit("masks", "random")
    player.play(4)
    player.wait()
    page = player.page
    page.locator(".masks button").first.wait_for()
    assert "Great Mask 1/6" in page.locator(".masks").inner_text()
    chip = page.locator(".masks button").first
    power = chip.inner_text().split("\n")[-1]
    assert power in {"Akaku", "Hau", "Kakama", "Kaukau", "Miru", "Pakari"}
    assert power in (chip.get_attribute("aria-label") or "")
    numbers = page.locator(".toa dd").all_inner_texts()
    assert len(numbers) == 6 and all(number.strip().isdigit() for number in numbers)


def test_a_card_says_what_pressing_it_leads_to_and_nothing_covers_it(player: Player) -> None:
    player.sit("masks", "random", "random", rahi=True)
    cards = player.page.locator("[data-spot=hand] button.can")
    for n in range(80):
        player.play(1, n + 5)
        player.wait()
        if cards.count():
            break
    name, deed = (cards.first.get_attribute("aria-label") or "").split(", ", 1)
    assert name in deed
    assert cards.first.locator("b").inner_text() == "✦"
    assert player.page.locator(".hand .card :is(h3, p)").count() == 0, "on a small card nobody can read words"


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_names_in_a_hand_are_whole_and_unlike(opens: Opens, language: str) -> None:
    player = opens()
    player.context.add_init_script(f"localStorage['matanui.language'] = '{language}'")
    player.sit("masks", "random", "random", rahi=True)
    found: dict[str, set[str]] = {}
    for n in range(12):
        player.play(2, n + 21)
        player.wait()
        for card, caption, cut in player.page.locator(".hand [data-card]").evaluate_all(NAMED):
            found.setdefault(caption, set()).add(card)
            assert not cut, caption
    assert len(found) > 4, "too few cards to tell"
    assert {caption: cards for caption, cards in found.items() if len(alike(cards)) > 1} == {}


def alike(cards: set[str]) -> set[str]:
    """Which cards these are; some lie in the box more than once."""
    return {CARD[int(card)].id for card in cards}


def test_who_points_at_a_card_sees_it_whole_and_so_do_keys(player: Player) -> None:
    player.sit("masks", "random", rahi=True)
    cards = player.page.locator("[data-spot=hand] [data-card]")
    for n in range(40):
        player.play(1, n + 9)
        player.wait()
        if cards.count() > 1:
            break
    peek = player.page.locator(".peek")
    cards.first.hover()
    peek.wait_for()
    assert peek.inner_text().split("\n")[0] in (cards.first.get_attribute("aria-label") or "")
    player.page.mouse.move(5, 5)
    peek.wait_for(state="detached")
    cards.last.focus()
    peek.wait_for()
    player.page.keyboard.press("Escape")
    peek.wait_for(state="detached")


# --- the end


def test_at_the_end_stands_who_has_won_and_how_far_everybody_came(opens: Opens) -> None:
    for size in ((1280, 720), (390, 844)):
        player = opens(*size)
        player.sit("masks", "greedy", "greedy", short=True)
        assert player.play(10_000)[1]
        podium = player.page.locator(".podium")
        podium.wait_for()
        assert player.page.locator(OVER).inner_text() in podium.inner_text()
        assert podium.locator("li").count() == 3
        assert podium.locator("li").first.get_attribute("class") != podium.locator("li").last.get_attribute("class")
        assert player.page.locator("[data-spot=hand], .masks").count() == 0
