"""The table of Quest for Makuta: plans that can be taken back, tiles that turn, duels with exact odds."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest

from matanui.core.questions import ids_of
from matanui.games.makuta.data.island import FIELD
from matanui.games.makuta.game import GAME
from matanui.games.makuta.help.help import help_with
from matanui.games.makuta.help.odds import duel_odds
from matanui.i18n.words import LANGUAGES
from tests.browser import stage
from tests.browser.conftest import Opens
from tests.browser.player import Player
from tests.makuta.scene import Scene
from tests.server.running import Running

COUNT_MOTION = """
() => {
  const real = Element.prototype.animate;
  window.moved = 0;
  Element.prototype.animate = function (...how) { window.moved += 1; return real.apply(this, how); };
}
"""

RUNNING_AFTER_A_KEY = """
() => {
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Shift", bubbles: true }));
  return document.getAnimations().filter((one) => one.playState === "running").length;
}
"""


def sent(player: Player) -> list[str]:
    """The answers that have left this page."""
    commands = [msgspec.json.decode(frame) for frame in player.sent]
    return [one["answer"] for one in commands if one["do"] == "answer"]


def heard(player: Player, kind: str) -> list[Any]:
    """Frames of a kind."""
    return [one for frame in player.frames if (one := msgspec.json.decode(frame))["is"] == kind]


def duel() -> Scene:
    return stage.hunt().play(("begin", "white"), ("roll", 1), ("walk", "mangai.c3"))


def test_a_plan_is_taken_back_and_sent_once(player: Player, server: Running) -> None:
    stage.sit(player, server, "planned", stage.hunt().play(("begin", "white"), ("roll", 4)))
    page = player.page
    tiger, beside = (page.locator(f"[data-target='{FIELD[name]}']") for name in ("mangai.c3", "mangai.d2"))
    tiger.click()
    beside.click()
    page.reload()
    page.locator(".commit .go").wait_for()
    assert beside.get_attribute("aria-pressed") == "true", "a plan survives a reload"
    page.keyboard.press("Backspace")
    assert tiger.get_attribute("aria-pressed") == "true"
    assert sent(player) == []
    page.keyboard.press("Backspace")
    assert page.locator(".commit .go").count() == 0
    beside.click()
    page.locator(".commit .go").click()
    page.locator("[data-kinds~=field]").wait_for(state="detached")
    assert sent(player) == ["mangai.d2"]


SIZES = ((1280, 720), (1024, 768), (390, 844), (844, 390))
FULL = ["pakari", "hau", "vakama", "whenua", "fire", "air", "miru", "stone"]


def full_handed() -> Scene:
    """Tahu can hold no more, and there is a face-down tiger beside him."""
    scene = stage.island(*stage.COAST).toa("tahu", "mangai.d3", FULL)
    return scene.play(("begin", "white"), ("roll", 4))


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_nothing_moves_when_a_plan_is_made(opens: Opens, server: Running, width: int, height: int) -> None:
    player = opens(width, height)
    stage.sit(player, server, f"still-{width}", stage.hunt().play(("begin", "white"), ("roll", 4)))
    page = player.page
    before = [page.locator(part).bounding_box() for part in (".island", ".choices")]
    for name in ("mangai.c3", "mangai.d2"):
        page.locator(f"[data-target='{FIELD[name]}']").click()
        page.locator(".commit .go").wait_for()
        assert [page.locator(part).bounding_box() for part in (".island", ".choices")] == before
    page.keyboard.press("Escape")
    page.locator(".commit").wait_for(state="detached")
    assert [page.locator(part).bounding_box() for part in (".island", ".choices")] == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_plan_is_sent_and_taken_back_by_buttons_that_lie_apart(
    player: Player, server: Running, language: str
) -> None:
    page = player.page
    player.context.add_init_script(f"localStorage['matanui.language'] = '{language}'")
    stage.sit(player, server, f"apart-{language}", full_handed())
    page.locator(f"[data-target='{FIELD['mangai.c3']}']").click()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        go, undo = (page.locator(part).bounding_box() for part in (".commit .go", ".commit .undo"))
        assert go and undo
        assert go["x"] + go["width"] <= undo["x"] and undo["x"] + undo["width"] <= width
        for one in (go, undo):
            assert one["x"] >= 0 and one["y"] + one["height"] <= height and one["height"] >= 44 and one["width"] >= 44
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") == 0


def test_what_was_clicked_gives_up_its_focus_and_what_was_pressed_keeps_it(player: Player, server: Running) -> None:
    page, held = player.page, "document.activeElement.matches('.go')"
    for by, keeps in (("click", False), ("key", True)):
        stage.sit(player, server, f"held-by-{by}", stage.hunt().play(("begin", "white"), ("roll", 4)))
        page.locator(f"[data-target='{FIELD['mangai.d2']}']").click()
        go = page.locator(".commit .go")
        go.evaluate(f"(go) => go.addEventListener('click', () => setTimeout(() => (window.held = {held})))")
        if by == "click":
            go.click()
        else:
            go.focus()
            page.keyboard.press("Enter")
        page.wait_for_function("(keeps) => window.held === keeps", arg=keeps)


# Of the targets whose middle is in sight: which answers there? The number of steps is written beside the middle.
PRESSED = """
() => {
  const plane = document.querySelector(".island .plane");
  const steps = [...plane.querySelectorAll(".badges text:not(.odds)")];
  return [...plane.querySelectorAll(".target")].flatMap((target, n) => {
    const [x, y] = ["x", "y"].map((name) => Number(steps[n].getAttribute(name)));
    const at = new DOMPoint(x + 11.5, y + 8.5).matrixTransform(plane.getScreenCTM());
    const hit = document.elementFromPoint(at.x, at.y);
    return plane.contains(hit) ? [[target.dataset.target, hit.dataset.target]] : [];
  });
}
"""


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844)])
def test_who_presses_the_middle_of_a_field_means_that_field(opens: Opens, width: int, height: int) -> None:
    player, seen = opens(width, height), 0
    player.sit("makuta", "greedy")
    for _ in range(24):
        player.play(2)
        player.wait()
        asked = heard(player, "update")[-1]["question"]
        if not player.page.locator(".strip").count() or asked["prompt"] != "walk":
            continue  # who flies, or sends somebody away, counts no steps
        player.page.locator(".badges text:not(.odds)").first.wait_for()
        pressed = player.page.evaluate(PRESSED)
        assert [one for one, other in pressed if one != other] == []
        seen += len(pressed)
    assert seen > 20


def test_one_tap_is_enough_for_who_says_so(player: Player, server: Running) -> None:
    player.page.add_init_script("localStorage['matanui.likes'] = JSON.stringify({ confirm: 'never' })")
    stage.sit(player, server, "unasked", stage.hunt().play(("begin", "white"), ("roll", 4)))
    player.page.locator(f"[data-target='{FIELD['mangai.d2']}']").click()
    player.page.locator("[data-kinds~=field]").wait_for(state="detached")
    assert sent(player) == ["mangai.d2"]


def test_fields_in_reach_show_steps_and_a_rahi_its_odds(player: Player, server: Running) -> None:
    scene = stage.hunt().play(("begin", "white"), ("roll", 2))
    stage.sit(player, server, "reach", scene)
    tiger = player.page.locator(f"[data-target='{FIELD['mangai.c3']}'].duel")
    player.page.locator(".badges .odds").first.wait_for()
    assert "one step, 100% to win" in str(tiger.get_attribute("aria-label"))
    far = player.page.locator("path.far")
    assert far.count() == len(help_with(GAME.view(scene.s, 0, scene.match.pending)).far) > 0
    why = player.page.locator(".why")
    far.first.dispatch_event("click")
    assert why.inner_text() != ""
    player.page.keyboard.press("Escape")
    why.wait_for(state="detached")
    far.first.dispatch_event("click")
    tiger.click()
    why.wait_for(state="detached")


def test_a_tile_turns_only_as_it_may_lie(player: Player, server: Running) -> None:
    scene = stage.gate(*stage.COAST)
    assert scene.match.pending is not None
    legal = list(ids_of(scene.s, scene.match.pending))
    stage.sit(player, server, "ghost", scene)
    ghost, page = player.page.locator(".ghost"), player.page
    seen = []
    for n in range(len(legal)):
        assert page.locator(".turner output").inner_text() == f"{n + 1} of {len(legal)}"
        seen.append(int(ghost.get_attribute("data-turn") or -1))
        page.keyboard.press("r")
    assert seen == [int(one.split("/")[1]) for one in legal]
    page.keyboard.press("Shift+R")
    assert page.locator(".turner output").inner_text() == f"{len(legal)} of {len(legal)}"
    assert sent(player) == []
    page.locator(".commit .go").click()
    ghost.wait_for(state="detached")
    assert sent(player) == [legal[-1]]


@pytest.mark.parametrize(("number", "tiles"), [(0, ()), (1, ()), (2, ()), (1, stage.COAST)])
def test_the_tile_to_be_laid_is_whole_in_sight(
    player: Player, server: Running, number: int, tiles: tuple[str, ...]
) -> None:
    stage.sit(player, server, f"whole-{number}-{len(tiles)}", stage.gate(*tiles, number=number))
    tile, sea = (player.page.locator(one).bounding_box() for one in (".ghost", ".island"))
    assert tile and sea
    assert sea["x"] < tile["x"] and tile["x"] + tile["width"] < sea["x"] + sea["width"]
    assert sea["y"] < tile["y"] and tile["y"] + tile["height"] < sea["y"] + sea["height"]


def test_the_sheet_shows_the_odds_of_the_engine(player: Player, server: Running) -> None:
    stage.sit(player, server, "duel", duel())
    player.page.locator(".choices .odds").first.wait_for()
    rows = player.page.locator(".choices button").all_inner_texts()
    shown = {int(plus[1]): float(win[1]) for row in rows if (plus := re.search(r"\+(\d+)", row)) and (win := WIN(row))}
    assert shown == {plus: percent(plus) for plus in (0, 5, 10, 15, 20, 25, 30)}
    player.page.get_by_role("button", name="Sure, and shows least").click()
    pressed = player.page.locator(".choices button[aria-pressed=true]").inner_text()
    assert "+20" in pressed and "100%" in pressed
    assert "Pakari" in player.page.locator(".go").inner_text()
    player.page.locator(".commit .go").click()
    player.page.locator(".plaque.won").wait_for()


WIN = re.compile(r"([\d.]+)%").search


def percent(plus: int) -> float:
    """What the engine says of a tiger of 18."""
    return round(float(duel_odds(6, plus, [18]).win * 100), 1)


def test_what_is_worked_out_comes_from_the_own_view(player: Player, server: Running) -> None:
    scene = duel()
    known = msgspec.json.decode(msgspec.json.encode(help_with(GAME.view(scene.s, 0, scene.match.pending))))
    stage.sit(player, server, "own", scene)
    player.page.locator(".choices .odds").first.wait_for()
    assert [one["help"] for one in heard(player, "help")] == [known]


def test_who_wants_no_hints_gets_none(player: Player, server: Running) -> None:
    player.home()
    player.page.evaluate("() => localStorage.setItem('matanui.likes', JSON.stringify({hints: false}))")
    stage.sit(player, server, "purist", duel())
    assert player.page.locator(".choices button").count() == 16
    assert player.page.locator(".odds, .sure").count() == 0
    assert heard(player, "help") == []


@pytest.mark.parametrize("calm", [True, False], ids=["calm", "lively"])
def test_little_motion_for_those_who_want_little(opens: Opens, server: Running, calm: bool) -> None:
    player = opens(reduced_motion="reduce" if calm else "no-preference")
    player.page.add_init_script(f"({COUNT_MOTION})()")
    stage.sit(player, server, f"calm{calm}", stage.hunt().play(("begin", "white"), ("roll", 4)))
    assert player.page.evaluate("moved") == 0, "what happened before is not shown again"
    player.page.locator(f"[data-target='{FIELD['mangai.d2']}']").click()
    player.page.locator(".commit .go").click()
    player.page.locator("[data-kinds~=field]").wait_for(state="detached")
    player.page.locator("aside li", has_text="walks to").first.wait_for()
    assert (player.page.evaluate("moved") == 0) == calm
    assert player.page.evaluate(RUNNING_AFTER_A_KEY) == 0, "a key brings it to its end"


def test_names_in_the_chronicle_point_at_the_board(player: Player, server: Running) -> None:
    stage.sit(player, server, "names", duel())
    player.page.locator("aside .name", has_text="Mangai").first.focus()
    player.page.locator("circle.noun").wait_for()


def test_what_is_left_is_counted(player: Player, server: Running) -> None:
    scene = stage.hunt().play(("begin", "white"), ("roll", 4))
    stage.sit(player, server, "left", scene)
    player.page.keyboard.press("t")
    drawer = player.page.locator(".drawer[aria-label]")
    assert drawer.locator(".tiles li:not(.gone)").count() == len(scene.s.tiles)
    player.page.keyboard.press("Escape")
    drawer.wait_for(state="detached")


def test_the_island_follows_the_hand_that_drags_it(player: Player, server: Running) -> None:
    stage.sit(player, server, "dragged", stage.hunt().play(("begin", "white"), ("roll", 4)))
    page, mouse = player.page, player.page.mouse
    field = page.locator(f"[data-target='{FIELD['mangai.d2']}']")

    def place() -> tuple[float, float]:
        box = field.bounding_box()
        assert box is not None
        return round(box["x"]), round(box["y"])

    x, y = place()
    sea = page.locator(".island").bounding_box()
    assert sea is not None
    mouse.move(sea["x"] + 12, sea["y"] + sea["height"] - 12)
    mouse.down()
    mouse.move(sea["x"] + 72, sea["y"] + sea["height"] - 52, steps=5)
    assert place() == pytest.approx((x + 60, y - 40), abs=1)
    mouse.move(sea["x"] + sea["width"] + 90, sea["y"] + sea["height"] - 12, steps=5)
    mouse.up()  # over the chronicle
    there = place()
    assert there == pytest.approx((x + sea["width"] + 78, y), abs=2)
    mouse.move(sea["x"] + 50, sea["y"] + 50, steps=5)
    assert place() == there, "whoever let go drags no more"
    page.get_by_role("button", name="Show all").click()
    assert place() != there
    assert sent(player) == [] and page.locator(".commit .go").count() == 0


def at_a_lock() -> Scene:
    """Tahu stands at an entrance of the temple, whose lock nobody has seen, on a large island."""
    scene = stage.island("mangai", "makuta", "ta-koro", "le-koro", "naho-bay", "great-mine", "ga-koro")
    door = next(e for e in range(6) if scene.s.locks.get(FIELD[f"makuta.e{e}"]) is not None)
    scene.toa("tahu", f"makuta.g{door}", ["hau", "air", "fire", "stone"])
    return scene.play(("begin", "white"), ("roll", 1), ("walk", f"makuta.e{door}"))


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_a_question_about_the_field_where_somebody_stands_shows_it(
    opens: Opens, server: Running, width: int, height: int
) -> None:
    player = opens(width, height)
    stage.sit(player, server, f"lock-{width}", at_a_lock())
    player.page.locator("[data-kinds~=yes-no]").wait_for()
    mark, sea = (player.page.locator(one).bounding_box() for one in (".noun.here", ".island"))
    assert mark and sea and mark["width"] >= 44
    assert sea["x"] <= mark["x"] and mark["x"] + mark["width"] <= sea["x"] + sea["width"]
    assert sea["y"] <= mark["y"] and mark["y"] + mark["height"] <= sea["y"] + sea["height"]


# Once Gali has walked: is her pawn in sight?
IN_SIGHT = """
() => {
  if (!document.querySelector("aside ol")?.innerText.includes("Gali walks")) return null;
  const [sea, pawn] = [".island", "[data-pawn='1']"].map((one) => document.querySelector(one).getBoundingClientRect());
  const within = pawn.left > sea.left && pawn.right < sea.right && pawn.top > sea.top && pawn.bottom < sea.bottom;
  return within ? "yes" : "no";
}
"""


@pytest.mark.parametrize("held", [False, True], ids=["followed", "held"])
def test_others_are_followed_unless_somebody_looks_elsewhere(opens: Opens, server: Running, held: bool) -> None:
    player = opens(390, 844)
    page = player.page
    page.add_init_script("localStorage['matanui.likes'] = JSON.stringify({ pace: 'quick' })")
    scene = stage.island(*stage.COAST).toa("tahu", "mangai.d3", ["hau"]).toa("gali", "toa-landing.c3", ["kakama"])
    stage.sit(player, server, f"followed-{held}", scene.play(("begin", "white"), ("roll", 1)))
    page.locator(f"[data-target='{FIELD['mangai.d2']}']").click()
    if held:
        for _ in range(4):
            page.get_by_role("button", name="Closer").click()
    before = page.locator(".plane").get_attribute("viewBox")
    page.locator(".commit .go").click()
    page.wait_for_function(f"() => ({IN_SIGHT})() !== null")
    if held:
        assert page.locator(".plane").get_attribute("viewBox") == before
    else:
        assert page.evaluate(IN_SIGHT) == "yes"
