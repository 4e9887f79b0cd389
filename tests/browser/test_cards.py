"""The card table: a move is planned as a whole, sums and closed spaces are the server's, and hands stay hidden."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec
import pytest

from matanui.core.record import read
from matanui.core.replay import replay
from matanui.games.cards.data.numbers import BACK, CARD, FACE, eye, pile_of
from matanui.games.catalogue import game_named
from tests.browser.player import OFFERED, OVER, Player
from tests.cards.scene import FIRST
from tests.server.running import Running

ME, OTHER = 0, 1
BREATH: Final = 60  # milliseconds: what comes in one breath is drawn once
FAR: Final = ".target.far"
WALKS: Final = ".plan p[role=status]"
SEEN: Final = ("taken", "walked")  # drawn by their pieces and their trail
TOTALS: Final = "(all) => all.map((one) => Number(one.innerText))"
LINES: Final = """
(tables) => tables.map((table) => [...table.querySelectorAll("tbody td:last-child")]
  .reduce((sum, cell) => sum + Number(cell.innerText.replace("−", "-")), 0))
"""
SPOKEN: Final = """
() => [...document.querySelectorAll("body *:not(aside *)")]
  .flatMap((one) => [one.getAttribute("aria-label") ?? "", one.getAttribute("title") ?? "", one.childElementCount
    ? "" : one.textContent]).join("\\n")
"""


def updates(player: Player) -> list[Any]:
    """What the page was told of the game, in order."""
    heard = [msgspec.json.decode(frame) for frame in player.frames]
    return [one for one in heard if one["is"] == "update"]


def helped(player: Player) -> Any:
    """What the server has worked out about the last update; it comes a moment later."""
    for _ in range(100):
        heard = [msgspec.json.decode(frame) for frame in player.frames if frame.startswith('{"is":"help"')]
        if heard and heard[-1]["serial"] == updates(player)[-1]["serial"]:
            player.page.wait_for_timeout(BREATH)
            return heard[-1]["help"]
        player.page.wait_for_timeout(20)
    raise AssertionError("no help came")


def given(player: Player) -> list[str]:
    """The answers that have left this page."""
    sent = [msgspec.json.decode(frame) for frame in player.sent]
    return [one["answer"] for one in sent if one["do"] == "answer"]


def ready_to_walk(player: Player, seed: int = 1) -> None:
    """Play until a move of several steps may be planned."""
    for n in range(60):
        player.play(1, seed + n)
        player.wait()
        if player.page.locator(FAR).count() > 3 and not player.page.locator(OVER).count():
            return
    raise AssertionError("nobody ever walks")


def tap_far(player: Player) -> str:
    """Tap on a space some steps away."""
    goal = player.page.locator(FAR).last
    space = int(goal.get_attribute("data-space") or "")
    goal.click()
    return FIRST.names[space]


def planned(player: Player) -> list[str]:
    """The spaces of the plan, as the page names them."""
    return player.page.locator(".plan b").inner_text().split(" → ")


# --- planning


def test_a_move_is_planned_undone_and_sent_step_by_step(player: Player) -> None:
    player.sit("masks", "random")
    ready_to_walk(player)
    before = given(player)
    space = tap_far(player)
    way = planned(player)
    assert way[-1] == space and len(way) > 1
    player.page.get_by_role("button", name="One step back").click()
    assert planned(player) == way[:-1]
    player.page.keyboard.press("Escape")
    assert player.page.locator(".plan b").count() == 0
    assert given(player) == before, "nothing is sent before the commit"
    told = updates(player)[-1]["upto"]
    player.page.locator(f'[data-space="{FIRST.names.index(space)}"]').click()
    player.page.locator(".plan .go").click()
    for _ in range(20):  # whatever is asked in between is answered, and the rest of the plan waits for it
        player.page.wait_for_timeout(100)
        if player.page.locator(WALKS).count() == 0:
            break
        if player.page.get_by_text("waits for your answer").count():
            player.page.locator(OFFERED).last.click()
    walked = [answer for answer in given(player)[len(before) :] if answer in way]
    assert walked == way[: len(walked)] and walked
    for _ in range(100):  # a Portal leads elsewhere; and the last step may still be on its way to us
        since = [one for one in updates(player) if one["upto"] > told]
        if way[len(walked) - 1] in places(since) or "portal" in prompts(since):
            return
        player.page.wait_for_timeout(50)
    raise AssertionError(f"walked {walked}, but was only at {places(since)}")


def test_one_tap_walks_for_who_says_so(player: Player) -> None:
    player.page.add_init_script("localStorage['matanui.likes'] = JSON.stringify({ confirm: 'never', pace: 'instant' })")
    player.sit("masks", "random")
    ready_to_walk(player)
    before, ways = given(player), helped(player)["ways"]
    tap_far(player)
    for _ in range(100):  # that one moves may be an answer of its own, and comes first
        if {FIRST.names[space] for _, space, _ in ways} & set(given(player)[len(before) :]):
            return
        player.page.wait_for_timeout(50)
    raise AssertionError("no step was sent")


def places(since: list[Any]) -> set[str]:
    return {FIRST.names[one["view"]["heroes"][ME]["at"]] for one in since}


def prompts(since: list[Any]) -> set[str]:
    return {one["question"]["prompt"] for one in since if one["question"]}


def test_a_keyboard_plans_and_walks(player: Player) -> None:
    player.sit("masks", "random")
    ready_to_walk(player, seed=40)
    before = given(player)
    player.page.locator('.target[tabindex="0"]').focus()
    player.page.keyboard.press("Enter")
    (first,) = planned(player)
    player.page.keyboard.press("Enter")
    player.page.wait_for_function("() => !document.querySelector('.plan b')")
    player.wait()
    assert first in given(player)[len(before) :]


# --- what is shown is what is so


def test_sums_closed_spaces_and_tracks_are_those_of_the_server(player: Player) -> None:
    fights = closed = False
    for _ in range(5):  # in a short game perhaps nothing is closed
        for n, last in enumerate(many_moments(player)):
            fights |= same_sums(player, last["view"]["fight"])
            closed |= same_strikes(player, last["help"]["closed"])
            same_tracks(player, last["help"]["krana"])
            if n > 10 and fights and closed:
                return
    raise AssertionError(f"no challenge, or nothing closed: {fights}, {closed}")


def many_moments(player: Player) -> Iterator[Any]:
    """What the page was told last, and the help with it, again and again in the course of a game."""
    player.sit("bohrok", "greedy", "greedy")
    player.wait()
    player.page.keyboard.press("a")  # asked at every chance, so that challenges of others are seen too
    for n in range(90):
        player.play(1, n + 7)
        player.wait()
        if player.page.locator(OVER).count():
            return
        player.page.wait_for_timeout(BREATH)
        help = helped(player)
        yield updates(player)[-1] | {"help": help}


def same_tracks(player: Player, krana: Any) -> None:
    words = player.page.locator(".totems .words").all_inner_texts()
    for seat, (least, most) in enumerate(krana):
        assert f"Krana {least if least == most else f'{least}–{most}'}/8" in words[seat]


def same_sums(player: Player, fight: Any) -> bool:
    if fight is None or not fight["skills"]:
        return False
    player.page.locator(".fight .total").first.wait_for()  # the ledger is fetched with the first challenge
    assert player.page.locator(".fight .total").evaluate_all(TOTALS) == [max(0, n) for n in fight["totals"]]
    sums = player.page.locator(".fight table").evaluate_all(LINES)
    assert [max(0, n) for n in sums] == [max(0, n) for n in fight["totals"]]
    return True


def same_strikes(player: Player, closed: Any) -> bool:
    struck = player.page.locator("[data-struck]").evaluate_all("(all) => all.map((one) => +one.dataset.struck)")
    assert set(struck) == {one["space"] for one in closed if one["why"] not in SEEN}
    return bool(struck)


# --- hidden hands


def moments(server: Running, table: str) -> Iterator[tuple[int, list[int]]]:
    """The other's hand after every answer, as the record shows; and how much was told."""
    record, upto = read(server.get_bytes(f"/api/tables/{table}/record")), 0
    for _, match in replay(record, game_named(record.game), listen=True):
        upto += len(match.state.told)
        match.state.told.clear()
        yield upto, match.state.heroes[OTHER].hand[:]


def as_seen(hand: list[int]) -> list[int]:
    """Every card that this seat has not seen shows its back."""
    return sorted(thing & FACE if thing & eye(ME) else BACK + pile_of(thing) for thing in hand)


@pytest.mark.parametrize("game", ["masks", "bohrok"])
def test_no_frame_and_no_word_of_the_page_shows_a_hidden_card(player: Player, server: Running, game: str) -> None:
    table = player.sit(game, "greedy", short=True, most_rounds=6)
    player.wait()
    player.page.keyboard.press("2")  # all that is known of the other
    player.page.locator("section.about").wait_for()
    spoken = []
    for n in range(12):
        player.play(4, n + 3)
        player.wait()
        spoken.append((updates(player)[-1]["upto"], player.page.locator("section.about").inner_text()))
    assert player.play(10_000)[1]
    true: dict[int, list[list[int]]] = {}
    for upto, hand in moments(server, table):
        true.setdefault(upto, []).append(hand)
    shown = [(one["upto"], one["view"]["heroes"][OTHER]["hand"]) for one in updates(player) if one["view"]]
    assert [(upto, hand) for upto, hand in shown if all(hand != as_seen(held) for held in true[upto])] == []
    hidden = [(upto, thing) for upto, hands in true.items() for held in hands for thing in held if not thing & eye(ME)]
    assert hidden, "nothing was hidden in this game, so nothing was proved"
    for upto, words in spoken:
        for thing in {thing for at, thing in hidden if at == upto}:
            assert CARD[thing & FACE].id.replace("-", " ") not in words.lower()


def test_the_curtain_hides_what_the_last_player_held(player: Player) -> None:
    player.sit("masks", "random", people=2)
    page, curtain = player.page, player.page.locator(".curtain button")
    held: list[str] = []
    for n in range(200):
        page.locator(f"{OFFERED}, .curtain button").first.wait_for()
        if curtain.count():
            if n > 8 and held:
                break
            curtain.click()
            curtain.wait_for(state="detached")
        held = page.locator("[data-spot=hand] section:not(.offer) button").evaluate_all(
            "(all) => all.map((one) => one.ariaLabel)"
        )
        if page.locator(OFFERED).count():
            page.locator(OFFERED).last.click()
        page.wait_for_timeout(60)
    assert held, "nobody held anything"
    page.wait_for_function("() => !document.querySelector('[data-spot=hand]')")
    assert page.locator("main[inert]").count() == 1
    words = page.evaluate(SPOKEN)
    told = page.locator("aside").inner_text()  # now what everybody heard: a card that was just played is no secret
    assert [name for name in held if name.split(",")[0] in words and name.split(",")[0] not in told] == []
