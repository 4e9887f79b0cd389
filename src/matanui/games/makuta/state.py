"""What is true of a game of Quest for Makuta. Immutable parts are replaced, never changed, so forks share them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from matanui.core.events import Event
from matanui.core.flow import Step
from matanui.games.makuta.data.island import Island
from matanui.games.makuta.rules import Rules

PLAYING: Final = -1  # values of `winner` besides a seat
STALEMATE: Final = -2
FACE_DOWN: Final = -1  # a lock that nobody has turned up
BUSY: Final = -1  # value of `quiet` in a round that changed something for good


@dataclass(slots=True)
class Toa:
    """A player's pawn and board."""

    who: int  # number of the Toa; -1 until chosen
    at: int
    hand: list[int]  # things, in the order they came


@dataclass(slots=True)
class Isle:
    """The whole table. The same field numbers, counters and tiles mean the same in every game."""

    rules: Rules
    toa: list[Toa]
    first: int  # the seat that began
    turn: int  # whose turn it is
    round: int
    quiet: int  # rounds in a row that changed nothing for good, or BUSY [N1]
    winner: int
    die: int  # the die of this move, 0 after a flight
    pips: int  # points left to walk
    trail: list[int]  # fields already walked with this roll; kept only where a walk may go on after a stop
    exact: bool  # the last walk could have used every point [de, Kanohi Akaku]
    fled: bool  # this move is an escape after Akaku [A36]
    island: Island
    tiles: list[int]  # not yet drawn, sorted: what nobody knows has no order
    drawn: int  # the tile somebody is about to lay, or -1
    bags: list[list[int]]  # counters that nobody has looked at, by back
    rahi: frozenset[int]  # fields with a Rahi
    prizes: frozenset[int]  # fields with their printed counter, not yet looked at
    faced: dict[int, int]  # Rahi that were turned up once: field -> strength
    covered: frozenset[int]  # of these, the ones turned down again
    lying: dict[int, list[int]]  # things on fields: declined, lost to a Rahi, or laid face up
    pile: list[int]  # things on the start field
    locks: dict[int, int]  # entrance -> lock, or FACE_DOWN
    temple: int  # how many segments the temple has been turned
    foe: int  # strength of the opponent in the running duel, 0 without one
    bonus: int  # declared in the running duel
    cast: int  # rolled in the running duel, 0 before the roll
    stack: list[Step]  # steps to come, the next one last
    tape: list[int]  # answers the step on top has had
    told: list[Event] | None = field(default=None, init=False, compare=False)  # set by who listens; forks start deaf


def left_of(s: Isle, me: int) -> int:
    """The player on your left is the next one in turn order. [A18]"""
    return (me + 1) % len(s.toa)


def others_at(s: Isle, me: int) -> list[int]:
    """Seats of the other Toa on your field."""
    at = s.toa[me].at
    return [n for n, t in enumerate(s.toa) if n != me and t.at == at]


def is_shared(s: Isle, field: int) -> bool:
    """Do two or more Toa stand on this field?"""
    here = 0
    for t in s.toa:
        here += t.at == field
    return here > 1
