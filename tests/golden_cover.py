"""What recorded games must show between them: every prompt, event, counter, tile, lock and ending, and every switch
at work."""

from __future__ import annotations

from typing import Any

import msgspec

from matanui.bots.makuta.greedy import SCORES
from matanui.core.events import Event
from matanui.core.record import Record
from matanui.core.replay import Broken, replay
from matanui.core.switches import switches_of
from matanui.games.makuta import events as ev
from matanui.games.makuta.data.counters import LOCKS, NAME, TOA
from matanui.games.makuta.data.island import TILE
from matanui.games.makuta.game import GAME
from matanui.games.makuta.rules import EDITIONS, Rules

PROMPTS = [*SCORES, "order", "roll", "duel", "temple", "tile", "rahi", "mask", "key", "pile", "lock"]
SWITCHES = [switch for switch in switches_of(Rules) if len(switch.values) > 1]
HELD = [n for n, name in NAME.items() if name not in ("key", "mask")]
EVENTS = [c for c in vars(ev).values() if isinstance(c, type) and issubclass(c, Event)]


def wanted() -> set[str]:
    """Everything that some recorded game must show."""
    out = {f"event {c.__name__}" for c in EVENTS if c not in (Event, ev.Secret)}
    out |= {f"prompt {name}" for name in PROMPTS}
    out |= (
        {f"counter {NAME[n]}" for n in HELD}
        | {f"toa {name}" for name in TOA}
        | {f"tile {name}" for name in TILE if name != "toa-landing"}
    )
    out |= (
        {f"lock {n}" for n in range(len(LOCKS))}
        | {f"duel {n}" for n in (-1, 0, 1)}
        | {f"edition {e}" for e in EDITIONS}
    )
    out |= {f"players {n}" for n in range(2, 7)} | {"won", "stalemate"}
    out |= {f"{s.name}={value}" for s in SWITCHES for value in s.values}
    return out | {f"{s.name} matters" for s in SWITCHES}


def shown(game: Record, missing: set[str]) -> set[str]:
    """What this game shows of it."""
    out = {f"edition {game.edition}", f"players {len(game.players)}"}
    out |= {f"{name}={value}" for name, value in game.rules.items()}
    for _, match in replay(game, GAME, listen=True):
        if match.pending is not None:
            out.add(f"prompt {match.pending.prompt.name}")
    for event in match.state.told:
        out |= told(event)
    out.add("won" if match.state.winner >= 0 else "stalemate")
    final = outcome(game)
    for switch in SWITCHES:
        if f"{switch.name} matters" in missing and any(
            outcome(flipped(game, switch.name, value)) != final
            for value in switch.values
            if value != game.rules[switch.name]
        ):
            out.add(f"{switch.name} matters")
    return out & missing


def told(event: Any) -> set[str]:
    """What one event shows."""
    out = {f"event {type(event).__name__}"}
    if isinstance(event, ev.Judged):
        out.add(f"duel {event.outcome}")
    if isinstance(event, ev.Found):
        out.add(f"counter {NAME[event.counter]}")
    if isinstance(event, ev.Chose):
        out.add(f"toa {TOA[event.toa]}")
    if isinstance(event, ev.Laid):
        out.add(f"tile {list(TILE)[event.tile]}")
    if isinstance(event, ev.LockTurned | ev.LockLaid) and event.lock >= 0:
        out.add(f"lock {event.lock}")
    return out


def flipped(game: Record, name: str, value: bool | int | str) -> Record:
    """The same answers under another rule."""
    return msgspec.structs.replace(game, rules=game.rules | {name: value})


def outcome(game: Record) -> str:
    """How the answers end: the last state but for its rules, or the answer where they no longer fit."""
    try:
        *_, (_, match) = replay(game, GAME)
    except Broken as broken:
        return f"breaks at {broken.n}"
    return str({k: v for k, v in GAME.encode(match.state).items() if k != "rules"})
