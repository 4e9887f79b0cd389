"""All four games in the browser: quickly begun, and played to their end."""

from __future__ import annotations

import pytest

from tests.browser.player import OVER, Player

GAMES = ["Quest for Makuta", "Quest for the Masks", "Bohrok Swarm", "Rising Shadow Hidden Light"]


@pytest.mark.parametrize("number", range(4), ids=GAMES)
def test_two_clicks_from_the_first_page_to_the_first_own_decision(player: Player, number: int) -> None:
    player.home()
    player.page.locator("button.slab").nth(number).click()
    asked = player.question()
    assert asked != ""
    player.answer()
    player.page.wait_for_function("([told]) => document.querySelectorAll('aside ol li').length > told", arg=[0])


def test_quest_for_makuta_is_played_to_its_end(player: Player) -> None:
    player.sit("makuta", "random", stalemate_rounds=8)
    answers, over = player.play(10_000)
    assert over and answers > 0
    assert player.page.locator(OVER).inner_text() != ""
    with player.page.expect_download() as record:
        player.page.locator("footer a[download]").click()
    assert record.value.path().stat().st_size > 0


def test_a_short_quest_for_the_masks_is_played_to_its_end(player: Player) -> None:
    player.sit("masks", "greedy", short=True, most_rounds=30)
    answers, over = player.play(10_000)
    assert over and answers > 0
    assert player.page.locator(OVER).inner_text() != ""
