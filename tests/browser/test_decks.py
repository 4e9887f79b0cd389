"""Somebody builds a deck: the rules are checked as they go, and the deck is kept, shared and played."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

from matanui.cli.cards.deck import inspect
from tests.browser.conftest import Opens
from tests.browser.player import Player
from tests.browser.test_access import NONE, SIZES, barriers_in_every_look

LEGAL = "This deck is legal."
THEME = "Ember and Tide"


def build(player: Player, theme: str = THEME) -> None:
    """Start from a ready-made deck."""
    player.go("decks")
    player.page.get_by_role("button", name=theme, exact=True).click()
    expect(player.page.locator(".meter p")).to_contain_text(LEGAL)


def test_a_theme_deck_is_legal_and_without_a_mission_it_is_not(player: Player) -> None:
    build(player)
    gauge = player.page.locator("[data-gauge=missions]")
    expect(gauge).to_contain_text("10")
    missions = player.page.locator("[data-part=missions]")
    first = missions.locator("li").first.locator("span").first.inner_text()
    missions.get_by_role("button", name=f"Take {first} out").click()
    expect(player.page.locator(".meter p")).to_contain_text("not legal yet: one rule is broken")
    expect(player.page.locator("[data-fault=missions]")).to_have_text("Missions: 9; a deck has exactly 10.")
    expect(gauge).to_contain_text("does not fit")
    player.page.get_by_role("button", name="Missions", exact=True).click()
    player.page.get_by_role("button", name=f"Add {first}").click()
    expect(player.page.locator(".meter p")).to_contain_text(LEGAL)


def test_too_many_copies_are_named(player: Player) -> None:
    build(player)
    player.page.locator("[data-part=actions]").get_by_role("button", name="Add Focus", exact=True).click()
    expect(player.page.locator("[data-fault=copies]")).to_contain_text("Focus × 3")
    expect(player.page.locator("[data-fault=actions]")).to_contain_text("21")


def test_the_saved_file_passes_the_check_of_the_terminal(
    player: Player, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    build(player)
    with player.page.expect_download() as download:
        player.page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert file.name == "ember-and-tide.toml"
    assert inspect(file, [], False, "en") == 0
    assert "legal" in capsys.readouterr().out
    text = file.read_text().replace("focus = 2", "focus = 1")
    (tmp_path / "mine.toml").write_text(text)
    player.page.locator("input[type=file]").set_input_files(tmp_path / "mine.toml")
    expect(player.page.get_by_label("Name of the deck")).to_have_value("mine")
    expect(player.page.locator("[data-gauge=actions]")).to_contain_text("19")


def test_a_deck_is_kept_and_a_link_takes_it_elsewhere(player: Player, opens: Opens) -> None:
    build(player)
    player.page.get_by_label("Name of the deck").fill("Flood")
    player.page.reload()
    expect(player.page.get_by_label("Name of the deck")).to_have_value("Flood")
    player.context.grant_permissions(["clipboard-read", "clipboard-write"])
    player.page.get_by_role("button", name="Copy a link to this deck").click()
    expect(player.page.get_by_text("The link is copied.")).to_be_visible()
    address = str(player.page.evaluate("navigator.clipboard.readText()"))
    friend = opens()
    friend.page.goto(address)
    expect(friend.page.get_by_label("Name of the deck")).to_have_value("Flood")
    expect(friend.page.locator(".meter p")).to_contain_text(LEGAL)
    friend.page.goto(f"{friend.address}/#/decks/d/nonsense")
    expect(friend.page.get_by_role("alert")).to_contain_text("holds no deck")


def test_a_switch_of_the_table_brings_other_cards(player: Player) -> None:
    build(player)
    before = player.page.locator("[data-card]").count()
    player.page.get_by_label("with Rahi that you let loose").check()
    expect(player.page.locator("[data-card]")).not_to_have_count(before)


def test_the_deck_is_played_against_a_bot(player: Player) -> None:
    build(player)
    player.page.get_by_role("button", name="against a bot").click()
    player.wait()
    assert "deck" not in player.question().lower() or "complete" in player.question().lower()
    assert any('"Built"' in frame or '"built"' in frame for frame in player.frames)


def test_a_friend_brings_a_deck_to_the_table(player: Player, opens: Opens) -> None:
    build(player)
    player.page.get_by_role("button", name="Invite a friend").click()
    address = player.page.get_by_role("textbox", name="Link for friends").input_value()
    friend = opens()
    build(friend, "Stone and Root")
    friend.page.goto(address)
    friend.page.get_by_label("Bring a deck").select_option(label="Stone and Root")
    friend.page.get_by_role("button", name="Sit down").click()
    friend.page.get_by_role("button", name="I am ready").click()
    player.page.get_by_role("button", name="I am ready").click()
    for one in (player, friend):
        one.page.locator(".question").first.wait_for()
        asked = "".join(one.frames)
        assert '"prompt":"choose-deck"' not in asked and '"prompt":"build-action"' not in asked


def test_home_leads_there(player: Player) -> None:
    player.home()
    player.page.get_by_role("link", name="Deck builder").click()
    player.page.locator("[data-card]").first.wait_for()


@pytest.mark.parametrize("size", SIZES)
def test_the_deck_builder_has_no_barrier_and_fits(opens: Opens, size: str) -> None:
    player = opens(*SIZES[size], bypass_csp=True)
    build(player)
    assert player.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    assert barriers_in_every_look(player) == NONE
