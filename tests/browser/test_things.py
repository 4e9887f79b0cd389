"""What lies in hands at the table of Quest for Makuta: what a counter does, who has how many, what a duel asks for."""

from __future__ import annotations

import re

import pytest

from matanui.games.makuta.data.counters import ALL_SEE, FACE, NAME, worth
from tests.browser import stage
from tests.browser.conftest import Opens
from tests.browser.player import OFFERED, Player
from tests.makuta.scene import Scene
from tests.server.running import Running

SIZES = [(1280, 720), (1024, 768), (390, 844), (844, 390)]
BEYOND = """
(part) => {
  const box = document.querySelector(part).getBoundingClientRect();
  const page = document.documentElement;
  return [box.left < 0, box.top < 0, box.right > innerWidth, box.bottom > innerHeight,
    page.scrollHeight > innerHeight, page.scrollWidth > innerWidth].some(Boolean);
}
"""


def walking() -> Scene:
    return stage.hunt().play(("begin", "white"), ("roll", 4))


def duel() -> Scene:
    return stage.hunt().play(("begin", "white"), ("roll", 1), ("walk", "mangai.c3"))


def bonus(text: str) -> int:
    """What somebody reads off a counter."""
    found = re.search(r"\+(\d+)", text)
    return int(found[1]) if found else 0


def test_a_counter_says_what_it_does_and_adds(player: Player, server: Running) -> None:
    scene = walking()
    stage.sit(player, server, "told", scene)
    page, (tahu, *_) = player.page, scene.s.toa
    tray = page.locator(".tray button")
    card = page.locator(".thing")
    assert tray.count() == len(tahu.hand)
    held = sorted(tahu.hand, key=lambda thing: -(thing & FACE))
    for n, thing in enumerate(held):
        tray.nth(n).click()
        card.locator(f"a[href='#/compendium/counter/{NAME[thing & FACE]}']").wait_for()
        assert bonus(card.locator("h2").inner_text()) == worth(thing & FACE, tahu.who, scene.s.rules)
        seen = thing >= ALL_SEE
        assert card.locator(".seen").inner_text() == (
            "Everybody has seen it." if seen else "Not everybody has seen it."
        )
        assert len(card.locator("p").first.inner_text()) > 40


def test_a_card_goes_away_as_it_came_and_leaves_the_plan(player: Player, server: Running) -> None:
    stage.sit(player, server, "put-away", walking())
    page = player.page
    first, card = page.locator(".tray button").first, page.locator(".thing")
    page.locator(".choices button").first.click()
    first.click()
    card.wait_for()
    first.click()
    card.wait_for(state="detached")
    page.keyboard.press("h")
    page.keyboard.press("Enter")
    card.wait_for()
    page.keyboard.press("Escape")
    card.wait_for(state="detached")
    assert page.locator(".commit .go").count() == 1, "what is planned stays planned"


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_card_is_whole_in_sight(opens: Opens, server: Running, width: int, height: int) -> None:
    player = opens(width, height)
    stage.sit(player, server, f"whole-card-{width}", walking())
    for n in range(player.page.locator(".tray button").count()):
        player.page.locator(".tray button").nth(n).click()
        player.page.locator(".thing a").wait_for()
        assert not player.page.evaluate(BEYOND, ".thing")
    if min(width, height) < 400:
        box = player.page.locator(".tray button").first.bounding_box()
        assert box and min(box["width"], box["height"]) >= 44


def test_a_rivals_hand_opens_on_a_phone(opens: Opens, server: Running) -> None:
    scene, player = walking(), opens(390, 844)
    stage.sit(player, server, "rival", scene)
    page = player.page
    counts = page.locator(".totems .counts").all_inner_texts()
    assert [re.findall(r"\d+", one) for one in counts] == [["4", "2"], ["2", "1"], ["1", "1"], ["0", "0"]]
    about = page.locator(".about")
    page.locator(".totems button").nth(1).click()
    assert about.locator(".held i").count() == len(scene.s.toa[1].hand)
    assert not page.evaluate(BEYOND, ".about")
    page.keyboard.press("4")
    assert about.locator(".held").inner_text() == "Nothing in hand"
    page.keyboard.press("Escape")
    about.wait_for(state="detached")


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_all_six_toa_are_offered_in_sight(opens: Opens, width: int, height: int) -> None:
    player = opens(width, height)
    player.sit("makuta", "greedy")
    player.wait()
    offered = player.page.locator("[data-kinds~=toa] .choices button")
    assert offered.count() == 6
    for n in range(6):
        box = offered.nth(n).bounding_box()
        assert box and box["height"] >= 44 and box["y"] + box["height"] <= height and box["x"] + box["width"] <= width
    first = player.page.locator(".totems li").first
    assert first.locator(".who b").inner_text() == "Seat 1"
    if width > 800:
        assert first.locator("small").inner_text() == "you"


def test_the_rules_open_beside_the_table(player: Player, server: Running) -> None:
    stage.sit(player, server, "rules", walking())
    page = player.page
    page.get_by_role("button", name="Tools of the table").click()
    with page.expect_popup() as opened:
        page.get_by_role("link", name="Rules").click()
    opened.value.locator(".book h2").first.wait_for()
    assert "#/compendium/rules/makuta" in opened.value.url
    assert page.locator("[data-kinds~=field]").count() == 1


def test_the_curtain_shows_who_is_next(player: Player) -> None:
    player.sit("makuta", people=2)
    curtain = player.page.locator(".curtain")
    for number in range(30):  # both choose a Toa, and the first of them plays until the other is asked
        player.page.locator(f".curtain button, {OFFERED}").first.wait_for()
        if curtain.locator("i svg").count():
            break
        if curtain.count():
            curtain.locator("button").click()
            curtain.wait_for(state="detached")
        else:
            player.answer(number)
    name = curtain.locator("h2").inner_text()
    assert name in ("Tahu", "Gali") and curtain.locator("p").inner_text().startswith(f"{name} is next.")


def test_the_sheet_opens_with_what_is_sure_and_shows_least(player: Player, server: Running) -> None:
    stage.sit(player, server, "sure", duel())
    page, rows = player.page, player.page.locator(".choices button:not(.folded)")
    page.locator(".choices em").wait_for()
    assert [bonus(row) for row in rows.all_inner_texts()] == [20, 15, 0], (
        "the star first, and nothing that another beats"
    )
    assert rows.first.get_attribute("aria-pressed") == "true"
    page.get_by_role("button", name="More (4)").click()
    assert rows.count() == 7
    page.keyboard.press("Enter")
    page.locator(".plaque.won").wait_for()


def test_who_rolls_in_vain_is_told(player: Player, server: Running) -> None:
    stage.sit(player, server, "in-vain", duel())
    page, go = player.page, player.page.locator(".commit .go")
    page.locator(".choices em").wait_for()
    page.locator(".choices button", has_text="nothing").click()
    assert go.inner_text() == "Roll with nothing: cannot win"
    page.keyboard.press("Escape")
    assert "Pakari" in go.inner_text(), "what is sure is chosen again"


def test_counters_of_a_duel_say_their_names_and_what_they_add(player: Player, server: Running) -> None:
    scene = duel()
    stage.sit(player, server, "named", scene)
    shown = player.page.locator(".hand .counter small").all_inner_texts()
    assert [one.rpartition(" ")[0].split()[-1] for one in shown] == ["mask", "mask", "Vakama", "Whenua"]
    assert [bonus(one) for one in shown] == [10, 5, 10, 5]


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_button_that_rolls_is_in_sight(opens: Opens, server: Running, width: int, height: int) -> None:
    player = opens(width, height)
    stage.sit(player, server, f"rolls-{width}", duel())
    player.page.locator(".choices em").wait_for()
    for part in (".sheet-duel", ".commit .go"):
        assert not player.page.evaluate(BEYOND, part), part
    player.page.locator(".bets .more").click()
    assert not player.page.evaluate(BEYOND, ".commit .go")


def test_the_lock_lies_beside_the_keys(player: Player, server: Running) -> None:
    stage.sit(player, server, "locked", stage.temple())
    lock = player.page.get_by_role("group", name="The lock, and your keys")
    assert lock.locator("svg").count() == 4


def test_a_question_with_one_answer_says_why_it_is_asked(player: Player, server: Running) -> None:
    scene = stage.island(*stage.COAST).rahi("mangai.c3", 18).toa("tahu", "mangai.d3", ["miru", "pakari"]).again()
    stage.sit(player, server, "sham", scene.play(("begin", "fly"), ("fly", "mangai.c3"), ("declare", [])))
    assert player.page.locator(".question .choices button").count() == 1
    assert player.page.get_by_text("Asked of everybody who could, so that nothing shows.").count() == 1
