"""The first page and the form for a new table."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.player import Player


def test_a_number_starts_a_game_and_letters_open_doors(player: Player) -> None:
    player.home()
    player.page.keyboard.press("3")
    player.wait()
    expect(player.page.get_by_role("heading", name="Bohrok Swarm")).to_have_count(1)
    player.home()
    player.page.keyboard.press("n")
    player.page.get_by_role("heading", name="A new table").wait_for()


def test_tables_that_wait_for_us_come_before_the_others(player: Player) -> None:
    player.sit("makuta", "random")
    player.wait()
    player.home()
    waiting = player.page.get_by_role("region", name="Your turn").get_by_role("listitem")
    expect(waiting).to_have_count(1)
    expect(waiting).to_contain_text("Random bot")


def test_seats_stand_around_a_table_and_change_places(player: Player) -> None:
    player.go("new")
    player.page.get_by_role("textbox", name="Name").first.fill("Anna")
    chairs = player.page.locator(".ring li")
    boxes = [chairs.nth(n).bounding_box() for n in range(4)]
    bottom, left, top, right = [box for box in boxes if box is not None]
    assert top["y"] < left["y"] < bottom["y"] and left["x"] < top["x"] < right["x"], "clockwise from the nearest"
    player.page.get_by_role("button", name="Swap seat 1 with the next one").click()
    expect(chairs.nth(1).get_by_role("textbox", name="Name")).to_have_value("Anna")
    player.page.get_by_role("button", name="Remove seat 4").click()
    expect(chairs).to_have_count(3)
    assert player.page.evaluate("() => document.activeElement.matches('.ring select')"), "keys stay at the seats"


def test_what_differs_from_print_is_shown_with_its_source_and_taken_back(player: Player) -> None:
    player.go("new")
    player.page.locator("summary").click()
    player.page.get_by_role("searchbox", name="Find a rule").fill("makuta_table")
    rule = player.page.locator(".switches li")
    expect(rule).to_have_count(1)
    rule.locator("select").select_option("18-28")
    expect(rule).to_contain_text("Printed:")
    expect(rule.locator("small").first).to_contain_text("[")
    player.page.get_by_text("one rule differs", exact=True).wait_for()
    player.page.locator(".chips").get_by_role("button", name="As printed").click()
    player.page.get_by_text("rules as printed", exact=True).wait_for()


def test_another_edition_keeps_what_was_changed(player: Player) -> None:
    player.go("new")
    player.page.locator("summary").click()
    player.page.locator("#switch-makuta_table").select_option("18-28")
    player.page.get_by_role("combobox", name="Edition").select_option("nl")
    player.page.get_by_text("one rule differs", exact=True).wait_for()
    player.page.get_by_role("combobox", name="Edition").select_option("de")
    player.page.get_by_text("rules as printed", exact=True).wait_for()
