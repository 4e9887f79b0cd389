"""Whole games without a mouse: by keys alone, and by typing on the command line."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any, Final

import pytest

from matanui.games.makuta.data.island import FIELD
from tests.browser import stage
from tests.browser.player import IDLE, OFFERED, OVER, Player
from tests.server.running import Running

GAMES: Final = {"makuta": {"stalemate_rounds": 4}, "masks": {"short": True, "most_rounds": 6}}
AT_ANSWERS: Final = f"() => document.activeElement?.matches('{OFFERED}')"
PRESSED: Final = "() => document.activeElement?.getAttribute('aria-pressed')"


def until(player: Player, done: Callable[[], bool], else_: str) -> None:
    """Look again and again, for ten seconds and more."""
    for _ in range(2000):
        if done():
            return
        player.page.wait_for_timeout(5)
    raise AssertionError(else_)


def answer_by_keys(player: Player, lot: random.Random) -> None:
    """To the answers, along them, and one of them; the only answer is given by the key that leads there."""
    keyboard, page, answers = player.page.keyboard, player.page, player.answers()

    def is_given() -> bool:
        return player.answers() > answers

    keyboard.press("l")
    keyboard.press("Space")
    until(player, lambda: is_given() or bool(page.evaluate(AT_ANSWERS)), "the keys lead to no answer")
    if not is_given():
        for _ in range(lot.randrange(min(4, page.locator(OFFERED).count()))):
            keyboard.press("Tab")
        planned = page.evaluate(PRESSED) is not None
        keyboard.press("Enter")
        if planned:
            until(player, lambda: page.evaluate(PRESSED) == "true", "the keys planned nothing")
            keyboard.press("Enter")
    until(player, is_given, "the keys answered nothing")
    page.locator(IDLE).wait_for()
    player.wait()


@pytest.mark.parametrize("game", GAMES)
def test_keys_alone_play_a_game_to_its_end(player: Player, game: str) -> None:
    player.sit(game, "random", **GAMES[game])
    lot, given = random.Random(2), 0
    player.wait()
    while not player.page.locator(OVER).count():
        answer_by_keys(player, lot)
        given += 1
    assert given > 2


FOCUSED: Final = "() => document.activeElement?.dataset.target ?? document.activeElement?.dataset.field ?? ''"
AT_A_FIELD: Final = f"(field) => ({FOCUSED})() === field"
STOPS: Final = "() => document.querySelectorAll('.plane [tabindex=\"0\"]').length"


def walk(player: Player, *steps: tuple[str, str]) -> None:
    """Press keys, each of which leads to a field."""
    for key, name in steps:
        player.page.keyboard.press(key)
        assert player.page.evaluate(FOCUSED) == str(FIELD[name]), (key, name)


def test_arrows_walk_from_field_to_field_and_enter_goes_there(player: Player, server: Running) -> None:
    stage.sit(player, server, "walked", stage.hunt().play(("begin", "white"), ("roll", 2)))
    page = player.page
    page.locator(".badges text").first.wait_for()
    assert page.evaluate(STOPS) == 1, "all fields are one stop of the Tab key"
    page.locator(".plane").focus()
    page.keyboard.press("Tab")
    assert page.evaluate(FOCUSED) == str(FIELD["mangai.d3"])
    assert "you are here" in str(page.locator(".cursor").get_attribute("aria-label"))
    walk(player, ("ArrowLeft", "mangai.c3"), ("ArrowLeft", "mangai.b3"))
    reason = page.locator(".why").inner_text()
    assert reason and str(page.locator(".cursor").get_attribute("aria-label")).endswith(reason)
    page.keyboard.press("Enter")
    assert page.locator(".commit .go").count() == 0, "what is out of reach cannot be planned"
    walk(player, ("ArrowRight", "mangai.c3"), ("ArrowRight", "mangai.d3"), ("ArrowDown", "mangai.d2"))
    assert page.locator(".why").count() == 0 and page.evaluate(STOPS) == 1
    before = page.locator(".plane").get_attribute("viewBox")
    page.keyboard.press("Enter")
    page.locator(".commit .go").wait_for()
    assert page.locator(".plane").get_attribute("viewBox") == before
    page.keyboard.press("Enter")
    page.locator("[data-kinds~=field]").wait_for(state="detached")
    assert [json.loads(frame)["answer"] for frame in player.sent if '"answer"' in frame] == ["mangai.d2"]


def test_the_island_moves_by_arrows_only_while_it_has_the_focus_itself(player: Player, server: Running) -> None:
    stage.sit(player, server, "panned", stage.hunt().play(("begin", "white"), ("roll", 2)))
    plane = player.page.locator(".plane")
    before = plane.get_attribute("viewBox")
    player.page.keyboard.press("v")
    assert player.page.evaluate(FOCUSED) == str(FIELD["mangai.c3"]), "letters lead to fields as ever"
    player.page.keyboard.press("ArrowUp")
    assert plane.get_attribute("viewBox") == before
    plane.focus()
    player.page.keyboard.press("ArrowUp")
    assert plane.get_attribute("viewBox") != before
    player.page.keyboard.press("Tab")
    for _ in range(6):
        player.page.keyboard.press("PageDown")
        sea, field = (player.page.locator(one).bounding_box() for one in (".island", ".plane [tabindex='0']"))
        assert sea and field and sea["x"] <= field["x"] <= sea["x"] + sea["width"] - field["width"]
        assert sea["y"] <= field["y"] <= sea["y"] + sea["height"] - field["height"], "what has the focus is in sight"


def test_who_rolls_by_a_key_stands_at_their_pawn(player: Player, server: Running) -> None:
    stage.sit(player, server, "rolled", stage.hunt())
    player.page.locator("[data-answer='d6']").focus()
    player.page.keyboard.press("Enter")
    player.page.wait_for_function(AT_A_FIELD, arg=str(FIELD["mangai.d3"]))


def last_question(player: Player) -> dict[str, Any]:
    """What the server asked last."""
    heard = (json.loads(frame) for frame in reversed(player.frames))
    found: dict[str, Any] = next(one["question"] for one in heard if one["is"] == "update" and one["question"])
    return found


def typed(player: Player, line: str) -> None:
    """Type a line, and wait for what comes of it."""
    before = sum('"do":"type"' in frame for frame in player.sent)
    player.page.keyboard.type(line)
    player.page.keyboard.press("Enter")
    for _ in range(4000):
        asked = [json.loads(frame)["id"] for frame in player.sent if '"do":"type"' in frame]
        if len(asked) > before and any(f'"{asked[-1]}"' in frame for frame in reversed(player.frames)):
            return
        player.page.wait_for_timeout(5)
    raise AssertionError(f"nothing came of {line}")


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_typed_to_its_end(player: Player, game: str) -> None:
    player.sit(game, "random", **GAMES[game])
    lot, lines = random.Random(4), 0
    player.wait()
    player.page.keyboard.press("/")
    player.page.locator(".console input").wait_for()
    while not player.page.locator(OVER).count():
        player.wait()
        if player.page.locator(OVER).count():
            break
        typed(player, str(lot.randint(1, len(last_question(player)["choices"]))))
        lines += 1
    assert lines > 2
    typed(player, "log 3")
    assert player.page.locator(".console .out p").count() >= 3
    player.page.keyboard.press("Escape")
    assert player.page.locator(".console").count() == 0


def test_the_command_line_remembers_completes_and_explains(player: Player) -> None:
    player.sit("makuta", "random")
    player.play(3)
    player.wait()
    player.page.keyboard.press("/")
    field = player.page.locator(".console input")
    field.wait_for()
    typed(player, "where")
    typed(player, "odds tiger")
    assert "tiger" in player.page.locator(".console .out").inner_text()
    player.page.keyboard.press("ArrowUp")
    player.page.keyboard.press("ArrowUp")
    assert field.input_value() == "where"
    player.page.keyboard.press("ArrowDown")
    assert field.input_value() == "odds tiger"
    field.fill("")
    player.page.keyboard.type("leg")
    player.page.locator(".console .offers button", has_text="legend").wait_for()
    player.page.keyboard.press("ArrowRight")
    assert field.input_value() == "legend "


HURRIED = """(field) => {
    field.value = "le";
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
}"""


def test_who_types_faster_than_the_server_completes_gets_nothing_of_another_line(player: Player) -> None:
    player.sit("makuta", "random")
    player.wait()
    player.page.keyboard.press("/")
    field = player.page.locator(".console input")
    field.fill("l")
    player.page.locator(".console .offers button", has_text="look").wait_for()
    field.evaluate(HURRIED)
    assert field.input_value() in ("le", "legend ")


def test_keys_are_shown_changed_and_switched_off(player: Player) -> None:
    player.sit("makuta", "random")
    player.wait()
    player.page.keyboard.press("?")
    shown = player.page.get_by_role("dialog", name="Keys")
    shown.wait_for()
    player.page.keyboard.press("Escape")
    shown.wait_for(state="detached")
    player.page.wait_for_function("() => document.activeElement === document.body")  # its button goes a moment later
    player.page.keyboard.press("l")
    player.page.wait_for_function("() => document.activeElement.matches('aside ol')")
    table = player.page.url
    player.go("settings")
    player.page.get_by_role("button", name="/", exact=True).click()
    player.page.keyboard.press("x")
    player.page.goto(table)
    player.wait()
    player.page.keyboard.press("x")
    player.page.locator(".console input").wait_for()
    player.page.keyboard.press("Escape")
    player.page.evaluate("""() => {
      const likes = JSON.parse(localStorage["matanui.likes"]);
      localStorage["matanui.likes"] = JSON.stringify({ ...likes, letters: false });
    }""")
    player.page.reload()
    player.wait()
    player.page.keyboard.press("x")
    player.page.keyboard.press("?")
    assert player.page.locator(".console, dialog").count() == 0


def test_two_pages_share_a_seat(player: Player) -> None:
    table = player.sit("makuta", "random")
    player.play(3)
    other = Player(player.context, player.address)
    other.go("t", table)
    assert other.question() == player.question()
    for number in range(4):
        one, two = (player, other) if number % 2 else (other, player)
        one.answer(number)
        one.wait()
        two.page.wait_for_function(
            "([asked]) => document.querySelector('.question h2')?.innerText === asked", arg=[one.question()]
        )
    assert other.complaints == []


def test_it_is_seen_and_heard_whose_turn_it_is(player: Player) -> None:
    player.sit("makuta", "random")
    player.wait()
    player.page.wait_for_function("() => document.querySelector('link[rel=icon]').href.startsWith('data:')")
    assert player.page.title().startswith("●")
    player.go("settings")
    assert not player.page.title().startswith("●")
    player.page.wait_for_function("() => !document.querySelector('link[rel=icon]').href.startsWith('data:')")


@pytest.mark.parametrize("game", GAMES)
def test_the_sheet_of_keys_is_in_sight_and_gives_focus_back(player: Player, game: str) -> None:
    """German has the longest keys: none runs into its words, and nothing has to be scrolled to."""
    player.context.add_init_script("localStorage.setItem('matanui.language', 'de')")
    player.page.set_viewport_size({"width": 1280, "height": 720})
    player.sit(game, "random", **GAMES[game])
    player.wait()
    player.page.keyboard.press("l")
    was = player.page.evaluate("() => (document.activeElement.dataset.was = 'here', document.activeElement.tagName)")
    assert was != "BODY"
    player.page.keyboard.press("?")
    sheet = player.page.get_by_role("dialog", name="Tasten")
    sheet.wait_for()
    assert sheet.evaluate("(all) => all.scrollHeight <= all.clientHeight + 1")
    apart = """(all) => [...all.querySelectorAll("dl div")].every((row) => {
        const [key, words] = ["kbd", "dd"].map((name) => row.querySelector(name).getBoundingClientRect());
        return key.right <= words.left;
    })"""
    assert sheet.evaluate(apart)
    keys = sheet.locator("kbd").all_inner_texts()
    assert "1–6" in keys
    assert ({"A", "D", "S", "P"} <= set(keys)) == (game != "makuta")
    assert ("X" in keys) == (game == "makuta")
    player.page.keyboard.press("Escape")
    sheet.wait_for(state="detached")
    player.page.wait_for_function("() => document.activeElement.dataset.was === 'here'")
