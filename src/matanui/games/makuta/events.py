"""What can happen in Quest for Makuta. `seat`, `by` and `victim` are seats; `field`, `gate` and `start` are fields."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from matanui.core.events import Event, knows
from matanui.games.makuta.data.counters import back


class Chose(Event, frozen=True):
    seat: int
    toa: int


class Order(Event, frozen=True):
    """A roll of the green die to see who begins."""

    seat: int
    pips: int


class Began(Event, frozen=True):
    seat: int


class Turn(Event, frozen=True):
    seat: int
    round: int


class Rolled(Event, frozen=True):
    seat: int
    die: int
    pips: int


class Rested(Event, frozen=True):
    seat: int


class Walked(Event, frozen=True):
    seat: int
    start: int
    field: int


class Stuck(Event, frozen=True):
    seat: int


class Flew(Event, frozen=True):
    seat: int
    field: int


class Drew(Event, frozen=True):
    seat: int
    tile: int


class Laid(Event, frozen=True):
    seat: int
    tile: int
    gate: int
    turn: int


class PutBack(Event, frozen=True):
    seat: int
    tile: int


class Uncovered(Event, frozen=True):
    """A counter laid face up with its tile."""

    field: int
    counter: int


class LockLaid(Event, frozen=True):
    field: int
    lock: int


class LockTurned(Event, frozen=True):
    seat: int
    field: int
    lock: int


class Secret(Event, frozen=True):
    """An event about a counter whose face only some seats know; the others see its back."""

    counter: int
    knows: int

    def seen_by(self, viewer: int | None) -> Event:
        return self if knows(self.knows, viewer) else replace(self, counter=back(self.counter))


class Found(Secret, frozen=True):
    seat: int
    field: int


class Gathered(Secret, frozen=True):
    seat: int
    field: int


class Fished(Secret, frozen=True):
    seat: int


class Left(Secret, frozen=True):
    """A counter put down: on a field, or on the start field's pile."""

    seat: int
    field: int


class Forfeited(Secret, frozen=True):
    seat: int
    by: int
    field: int


class Robbed(Secret, frozen=True):
    """Akaku: taken, or removed to the start field."""

    seat: int
    victim: int
    kept: bool


class Used(Event, frozen=True):
    """A mask used up: it goes to the start field for all to see."""

    seat: int
    counter: int


class Looked(Event, frozen=True):
    """Akaku: one player sees all counters of another."""

    seat: int
    victim: int
    counters: list[int]

    def seen_by(self, viewer: int | None) -> Event:
        if viewer in (self.seat, self.victim):
            return self
        return replace(self, counters=[back(c) for c in self.counters])


class Showed(Event, frozen=True):
    """A counter turned up for all to see."""

    seat: int
    counter: int


class Faced(Event, frozen=True):
    """A Rahi turned up."""

    seat: int
    field: int
    strength: int


class Declared(Event, frozen=True):
    seat: int
    counters: list[int]
    bonus: int


class Cast(Event, frozen=True):
    """The die of a duel."""

    seat: int
    die: int
    pips: int


class Judged(Event, frozen=True):
    """A duel's outcome: total against strength."""

    seat: int
    field: int
    total: int
    strength: int
    outcome: int  # 1 won, 0 tied, -1 lost

    WON: ClassVar[int] = 1


class Back(Event, frozen=True):
    seat: int
    field: int


class Challenged(Event, frozen=True):
    seat: int
    field: int
    counters: list[int]


class TempleTurned(Event, frozen=True):
    seat: int
    pips: int
    segment: int
    strength: int


class Exiled(Event, frozen=True):
    seat: int
    by: int
    field: int


class Won(Event, frozen=True):
    seat: int


class Stalemate(Event, frozen=True):
    round: int
