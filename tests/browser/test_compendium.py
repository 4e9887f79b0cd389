"""Somebody looks things up: by name in their own language, by filters, by an address from a friend."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from matanui.i18n.words import LANGUAGES, Words
from tests.browser.conftest import Opens
from tests.browser.player import Player
from tests.browser.test_access import NONE, SIZES, barriers_in_every_look

CARD: Final = "swift-feet"


def speaks(player: Player, language: str) -> None:
    """From now on the page is in this language."""
    player.context.add_init_script(f"localStorage.setItem('matanui.language', '{language}')")


def things(player: Player) -> list[str]:
    """What is shown, by shelf and id."""
    shown: list[Any] = player.page.locator("[data-thing]").evaluate_all("(all) => all.map((one) => one.dataset.thing)")
    return [str(one) for one in shown]


def found(player: Player, text: str) -> list[str]:
    """Type into the search and look."""
    player.page.get_by_role("searchbox").fill(text)
    return things(player)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_is_found_by_its_name_in_every_language(player: Player, language: str) -> None:
    speaks(player, language)
    player.go("compendium")
    player.page.locator("[data-thing]").first.wait_for()
    name = Words(language).say(f"card-{CARD}")
    assert found(player, f"“{name}”")[0] == f"card/{CARD}"
    player.page.locator(f"[data-thing='card/{CARD}']").click()
    expect(player.page.get_by_role("heading", level=2)).to_have_text(name)
    expect(player.page.locator(".text")).to_contain_text(Words(language).say(f"card-{CARD}-text"))


def test_words_keys_and_filters_narrow_down_and_the_address_tells(player: Player) -> None:
    player.go("compendium")
    player.page.locator("[data-thing]").first.wait_for()
    missions = found(player, "type:mission game:bohrok")
    assert missions and all(one.startswith("card/") for one in missions)
    expect(player.page.get_by_role("status")).to_have_text(f"{len(missions)} things found")
    player.page.get_by_role("button", name="Clear everything").click()
    player.page.get_by_role("button", name="Gali", exact=True).click()
    player.page.get_by_role("button", name="Masks", exact=True).click()
    assert set(things(player)) == {"mask/kaukau", "mask/rau"}
    assert player.page.get_by_role("searchbox").input_value() == "toa:gali shelf:mask"
    player.page.reload()
    player.page.locator("[data-thing]").first.wait_for()
    assert set(things(player)) == {"mask/kaukau", "mask/rau"}
    found(player, "colour:red")
    expect(player.page.get_by_role("alert")).to_contain_text("There is no key “colour”")


def test_everything_is_shown_to_whoever_asks_for_more(player: Player) -> None:
    player.go("compendium", "find", "shelf:counter")
    player.page.locator("[data-thing]").first.wait_for()
    first = things(player)
    player.page.get_by_role("button", name="Show").click()
    expect(player.page.locator("[data-thing]")).to_have_count(51)
    assert len(first) == 48
    expect(player.page.locator("[data-thing]").nth(48)).to_be_focused()


@pytest.mark.parametrize(
    ("address", "name", "says"),
    [
        (("card", "might-kakama-onua"), "Kakama of Onua", "Mission spaces still stop you"),
        (("counter", "tiger-13"), "tiger of strength 13", "the US box 0"),
        (("counter", "lock-fire-water-air"), "Lock: fire, water and air", "three symbols"),
        (("tile", "ta-koro"), "Ta-Koro", "Gates:"),
        (("mask", "huna"), "Huna", "aimed at"),
    ],
)
def test_an_address_leads_to_a_thing(player: Player, address: tuple[str, str], name: str, says: str) -> None:
    player.go("compendium", *address)
    expect(player.page.get_by_role("heading", level=2)).to_have_text(name)
    expect(player.page.locator(".text")).to_contain_text(says)
    expect(player.page.locator(".picture svg").first).to_be_visible()
    expect(player.page.locator("dl")).to_contain_text("Source")


def test_a_thing_leads_to_its_rulings_and_they_to_their_switches(player: Player) -> None:
    player.go("compendium", "counter", "akaku")
    player.page.get_by_text("How does Akaku run?").click()
    player.page.get_by_role("link", name="A36", exact=True).click()
    expect(player.page.locator(".meant")).to_contain_text("How does Akaku run?")
    assert player.page.evaluate("document.activeElement.id") == "ruling-makuta-A36"
    player.page.locator(".meant").get_by_role("link", name="What happens to the counter that Akaku takes").click()
    expect(player.page.locator("tr.meant")).to_contain_text("akaku_effect")


def test_rulings_are_searched(player: Player) -> None:
    player.go("compendium", "rulings")
    player.page.get_by_role("searchbox").fill("portal jump")
    expect(player.page.locator("article").first).to_contain_text("Portal")
    player.page.get_by_role("searchbox").fill("W5")
    expect(player.page.get_by_role("status")).to_have_text("one ruling")


def test_editions_side_by_side_mark_what_differs(player: Player) -> None:
    player.go("compendium", "editions", "makuta")
    row = player.page.locator("#switch-lock_placed")
    row.wait_for()
    heads = player.page.locator("thead th").all_inner_texts()
    dutch = row.locator("td").nth(heads.index("Dutch") - 1)
    expect(dutch).to_contain_text("locks are laid open for all to see")
    expect(dutch.get_by_text("differs:")).to_be_attached()
    expect(row.locator(".differs")).to_have_count(1)
    expect(player.page.locator("#switch-backtrack .differs")).to_have_count(0)
    player.page.get_by_role("checkbox").check()
    expect(player.page.locator("#switch-backtrack")).to_have_count(0)
    expect(row).to_be_visible()
    player.go("compendium", "editions", "cards")
    hands = player.page.locator("#switch-deal_action td")
    expect(hands.nth(1)).to_contain_text("you begin with 2 Game Action cards")
    assert [("differs" in (cell.get_attribute("class") or "")) for cell in hands.all()] == [False, True, False]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["makuta", "masks", "bohrok", "rshl"])
def test_the_rules_are_told_in_every_language(player: Player, language: str, game: str) -> None:
    speaks(player, language)
    player.go("compendium", "rules", game)
    player.page.locator("section h2").first.wait_for()
    assert player.page.locator("section h2").count() >= 10
    told = player.page.locator(".book .text").inner_text()
    assert len(told.split()) > 600
    assert "_" not in told  # a switch is told in words
    assert "[" not in player.page.locator("section li a, section p a").first.inner_text()


def test_keys_alone_are_enough(player: Player) -> None:
    player.go("compendium")
    player.page.locator("[data-thing]").first.wait_for()
    player.page.keyboard.press("/")
    player.page.keyboard.type("toa:gali type:toa")
    assert things(player) == ["card/toa-gali", "card/nuva-gali"]
    player.page.locator("[data-thing]").first.focus()
    player.page.keyboard.press("Enter")
    expect(player.page.get_by_role("heading", level=2)).to_have_text("Gali")


def test_home_leads_there(player: Player) -> None:
    player.home()
    player.page.get_by_role("link", name="Compendium").click()
    player.page.locator("[data-thing]").first.wait_for()


def search(player: Player) -> None:
    player.go("compendium", "find", "type:mission")
    player.page.locator("[data-thing]").first.wait_for()


def detail(player: Player) -> None:
    player.go("compendium", "card", "might-kakama-onua")
    player.page.locator("dl").wait_for()


def rules(player: Player) -> None:
    player.go("compendium", "rules", "bohrok")
    player.page.locator("section h2").first.wait_for()


def rulings(player: Player) -> None:
    player.go("compendium", "rulings", "cards", "K4")
    player.page.locator(".meant").wait_for()


def editions(player: Player) -> None:
    player.go("compendium", "editions", "cards")
    player.page.locator("td").first.wait_for()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("screen", [search, detail, rules, rulings, editions], ids=lambda screen: screen.__name__)
def test_no_page_has_a_barrier_or_is_too_wide(opens: Opens, screen: Callable[[Player], None], size: str) -> None:
    player = opens(*SIZES[size], bypass_csp=True)
    screen(player)
    assert player.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert barriers_in_every_look(player) == NONE
