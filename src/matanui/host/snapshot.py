"""A table between two answers, to start from instead of the beginning. The log stays the truth."""

from __future__ import annotations

from functools import cache, reduce
from operator import or_
from typing import Any, Final

import msgspec
from msgspec import Struct

from matanui.core.events import Event
from matanui.core.game import AnyGame

TAIL: Final = 200  # events that a snapshot carries along


class Snapshot(Struct, frozen=True):
    """After `n` answers, under a revision of the rules: the state, how much of each stream of chance is used, the last
    events."""

    n: int
    revision: int
    mark: str
    state: dict[str, Any]
    used: dict[str, int]
    untold: int
    events: list[Any]

    def events_of(self, game: AnyGame) -> list[Event]:
        """The last events."""
        return [msgspec.convert(event, any_of(game.events)) for event in self.events]


def write(taken: Snapshot) -> bytes:
    """A snapshot as JSON."""
    return msgspec.json.encode(taken)


def read(data: bytes) -> Snapshot:
    """A snapshot from JSON."""
    return msgspec.json.decode(data, type=Snapshot)


@cache
def any_of(events: tuple[type[Event], ...]) -> Any:
    """Every kind of event, told apart by its tag."""
    return reduce(or_, events)
