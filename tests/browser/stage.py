"""A scene of the board game, set up by hand, as a table of a running server: somebody at seat 0, bots elsewhere."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from itertools import count
from random import Random
from typing import Any, Final

import msgspec

from matanui.core.chance import Dice, seed_of
from matanui.core.flow import CHANCE, Match
from matanui.games.catalogue import game_named
from matanui.games.makuta.data.counters import ALL_SEE, FACE, HAU, LOCKS, NAME
from matanui.games.makuta.data.island import FIELD, NAMES, TILE
from matanui.games.makuta.game import GAME
from matanui.host.snapshot import Snapshot
from matanui.host.table import switch_values
from matanui.server.storage.rows import SeatRow, SnapshotRow, TableRow
from matanui.server.tables.clock import Clocks
from matanui.server.tables.head import Head
from matanui.server.tables.play import Saved
from matanui.server.times import now
from matanui.server.tokens import hashed
from matanui.wire.protocol import Relaxed
from tests.browser.player import Player
from tests.makuta.scene import Scene
from tests.server.running import Running

NOTE: Final = "(note) => localStorage.setItem('matanui.seats', JSON.stringify(note))"


def put(server: Running, id: str, scene: Scene, seed: str = "staged") -> None:
    """Write the scene to the server's disk, as if it had been played there."""
    told, scene.s.told = scene.s.told or [], []
    head = Head("makuta", "definitive", switch_values(scene.s.rules), Relaxed(), 0)
    events = [msgspec.to_builtins(event) for event in told]
    keep(server, id, head, Snapshot(0, GAME.revision, "", GAME.encode(scene.s), {}, 0, events), len(scene.s.toa), seed)


def keep(server: Running, id: str, head: Head, taken: Snapshot, people: int, seed: str) -> None:
    """A table that stands at this moment."""
    clocks = Clocks(head.pace, people)
    saved = msgspec.json.encode(Saved(taken, clocks.used, clocks.answers))
    table = TableRow(id, now(), now(), "playing", False, msgspec.json.encode(head), seed_of(seed))
    seats = [SeatRow(id, 0, "here", name="Ann", token=hashed(f"{id}-0"), ready=True)]
    seats += [SeatRow(id, n, "bot", bot="greedy", ready=True) for n in range(1, people)]
    with sqlite3.connect(server.database, timeout=30) as file:
        insert(file, "tables", table)
        for seat in seats:
            insert(file, "seats", seat)
        insert(file, "snapshots", SnapshotRow(id, 0, saved))


def insert(file: sqlite3.Connection, name: str, row: Any) -> None:
    values: Sequence[Any] = msgspec.structs.astuple(row)
    file.execute(f"insert into {name} values ({', '.join('?' * len(values))})", values)


def sit(player: Player, server: Running, id: str, scene: Scene) -> None:
    """Take seat 0 of the scene."""
    put(server, id, scene)
    take(player, id)


def asked(player: Player, server: Running, id: str, game: str, prompt: str) -> None:
    """Take seat 0 of a card game in which chance has led to this question."""
    found = next(match for n in count() if (match := led_to(game, prompt, n)) is not None)
    head = Head(game, "recharged", switch_values(found.state.rules), Relaxed(), 0)
    keep(server, id, head, Snapshot(0, 1, "", game_named(game).encode(found.state), {}, 0, []), 3, "staged")
    take(player, id)


def led_to(game: str, prompt: str, seed: int) -> Match[Any] | None:
    """A game of three at random, where seat 0 is asked this; not every game comes to it."""
    known = game_named(game)
    match, dice, lot = known.start(known.rules("recharged"), players=3), Dice(seed_of(str(seed))), Random(seed)
    for _ in range(2000):
        ask = match.pending
        if ask is None or (ask.seat, ask.prompt.name) == (0, prompt):
            return match if ask else None
        match.play(dice.answer(ask) if ask.seat == CHANCE else lot.choice(ask.options))
    return None


def take(player: Player, id: str) -> None:
    """Sit down at seat 0."""
    player.home()
    player.page.evaluate(NOTE, {id: [{"seat": 0, "token": f"{id}-0", "phrase": ""}]})
    player.go("t", id)
    player.wait()


# --- scenes


def island(*tiles: str, players: int = 4) -> Scene:
    """An island with these tiles laid one after another, here and there."""
    scene = Scene(players)
    for n, tile in enumerate(tiles):
        gates = sorted(scene.s.island.open)
        gate = gates[7 * n % len(gates)]
        turns = scene.s.island.legal_turns(gate, TILE[tile], False, False)
        scene.lay(tile, NAMES[gate], turns[n % len(turns)])
    return scene


COAST: Final = ("mangai", "naho-bay", "ta-koro", "le-koro", "great-mine", "ga-koro")


def hunt() -> Scene:
    """Tahu beside a tiger of 18, with Pakari, Hau, Vakama and Whenua; everybody has seen Hau."""
    scene = island(*COAST).rahi("mangai.c3", 18)
    scene.toa("tahu", "mangai.d3", ["pakari", "hau", "vakama", "whenua", "fire", "air"])
    scene.toa("gali", "ta-koro.b3", ["kakama", "nokama", "water"]).toa("lewa", "naho-bay.b3", ["miru", "stone"])
    tahu = scene.s.toa[0]
    tahu.hand = [thing | ALL_SEE if thing & FACE == HAU else thing for thing in tahu.hand]
    return scene.again()


def gate(*tiles: str, number: int = 1) -> Scene:
    """Tahu has reached one of the open gates and drawn Mount Ihu."""
    scene = island(*tiles)
    door = sorted(scene.s.island.open)[number]
    before = NAMES[scene.s.island.near[door][0]]
    scene.toa("tahu", before, ["hau", "air"]).clear(before)
    return scene.play(("begin", "white"), ("roll", 1), ("walk", NAMES[door]), ("tile", "mount-ihu"))


def temple() -> Scene:
    """Tahu stands before an entrance of the temple with the three keys of its lock."""
    scene = island("mangai", "makuta", "ta-koro", "le-koro")
    door = next(e for e in range(6) if scene.s.locks.get(FIELD[f"makuta.e{e}"]) is not None)
    code = [NAME[symbol] for symbol in LOCKS[3]]
    scene.lock(f"makuta.e{door}", *code)
    scene.toa("tahu", f"makuta.g{door}", [*code, "pakari", "hau", "vakama"])
    return scene.play(("begin", "white"), ("roll", 1), ("walk", f"makuta.e{door}"))
