"""What is hidden from a seat never reaches its browser: neither the frames nor the page know more than the player."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import msgspec

from matanui.core.record import read
from matanui.core.replay import replay
from matanui.games.catalogue import game_named
from matanui.games.makuta.data.counters import FACE, back
from tests.browser.player import OVER, Player
from tests.server.running import Running

ME, OTHER = 0, 1
THEIRS = ".totems li:nth-child(2) .hand i"
Hand = list[int]


def updates(player: Player) -> list[Any]:
    """What the page was told of the game, in order."""
    heard = [msgspec.json.decode(frame) for frame in player.frames]
    return [one for one in heard if one["is"] == "update" and one["view"] is not None]


def moments(server: Running, table: str) -> Iterator[tuple[int, Hand]]:
    """The other's counters after every answer, with who has seen them, as the record shows; and how much was told."""
    record, upto = read(server.get_bytes(f"/api/tables/{table}/record")), 0
    for _, match in replay(record, game_named("makuta"), listen=True):
        upto += len(match.state.told)
        match.state.told.clear()
        yield upto, match.state.toa[OTHER].hand[:]


def allowed(shown: Hand, held: Hand) -> bool:
    """Every counter that this seat has not seen shows its back."""
    eye = 32 << ME
    return shown == [thing & FACE if thing & eye else back(thing) for thing in held]


def drawings(player: Player) -> list[str]:
    """The other's counters as they are drawn, whatever their clippings are called."""
    return [re.sub(r'(id|href)="[^"]*"|url\([^)]*\)', "", one) for one in drawn(player)]


def drawn(player: Player) -> list[str]:
    found: list[str] = player.page.locator(THEIRS).evaluate_all("(all) => all.map((one) => one.innerHTML)")
    return found


def test_no_frame_shows_a_counter_that_is_hidden(player: Player, server: Running) -> None:
    table = player.sit("makuta", "greedy", stalemate_rounds=8)
    assert player.play(10_000)[1]
    player.page.locator(OVER).wait_for()
    true: dict[int, list[Hand]] = {}
    for upto, held in moments(server, table):
        true.setdefault(upto, []).append(held)
    shown = [(one["upto"], one["view"]["seats"][OTHER]["hand"]) for one in updates(player)]
    assert [(upto, hand) for upto, hand in shown if not any(allowed(hand, held) for held in true[upto])] == []
    secrets = [thing for hands in true.values() for held in hands for thing in held if not thing & (32 << ME)]
    assert secrets, "nothing was hidden in this game, so nothing was proved"


def test_the_page_draws_the_same_back_for_everything_hidden(player: Player) -> None:
    player.sit("makuta", "greedy")
    looks: dict[int, set[str]] = {}
    for _ in range(12):
        player.play(4)
        player.wait()
        hand, pieces = updates(player)[-1]["view"]["seats"][OTHER]["hand"], drawings(player)
        assert len(hand) == len(pieces)
        for counter, piece in zip(hand, pieces):
            looks.setdefault(counter, set()).add(piece)
    assert looks, "the other never held anything"
    assert all(len(one) == 1 for one in looks.values()), "a drawing tells more than the number behind it"
