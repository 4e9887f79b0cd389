"""Where expansions add to the shared rules, which never import them. Each addition has a place or a name of its own, so
that it does not matter who registers first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeVar

from msgspec import Struct

from matanui.core.flow import Next, Step
from matanui.games.cards.state.realm import Realm
from matanui.games.cards.switches import Rules

X = TypeVar("X")


class Ordered(Generic[X]):
    """Additions in the order of their places, whoever registers first."""

    def __init__(self) -> None:
        self.at: dict[int, X] = {}
        self.all: tuple[X, ...] = ()

    def add(self, place: int, what: X) -> None:
        """Two additions never have the same place."""
        if place in self.at:
            raise ValueError(f"two additions have the place {place}")
        found = sorted([*self.at.items(), (place, what)], key=lambda one: one[0])
        self.at.clear()
        self.at.update(found)
        self.all = tuple(self.at.values())


class Way(Struct, frozen=True):
    """A way to spend a turn: its id, who may choose it now (None: anybody), and what comes of it."""

    id: str
    may: Callable[[Realm, int], bool] | None
    does: Callable[[Realm, int], Next]


class Holding(Struct, frozen=True):
    """How a hand holds the cards of a pile: for how many more there is room beside those it has, and what follows when
    one has come into it."""

    room: Callable[[Realm, int, int], int]
    after: Callable[[int], Next]


class Opening(Struct, frozen=True):
    """How a game begins: its first step, and the common piles that the players build themselves."""

    first: Callable[[], Step]
    built: tuple[str, ...] = ()


WAYS: Final[Ordered[Way]] = Ordered()  # the tape of a saved game has their places: they are permanent
DEALS: Final[Ordered[Callable[[Realm], Next]]] = Ordered()  # what is dealt at set-up
TURN_OVER: Final[Ordered[Callable[[Realm, int], Next]]] = Ordered()  # what the end of a turn brings
HOLDING: Final[dict[int, Holding]] = {}  # by pile
OPENINGS: Final[dict[str, Opening]] = {}  # by the value of the switch `decks`
STOCK: Final[dict[str, Callable[[Rules, str], list[str]]]] = {}  # the ids of a common pile, where not all of the box


def dealt_to_all(s: Realm, draw: Callable[[int], Step]) -> Next:
    """Every player draws."""
    return tuple(draw(seat) for seat in range(len(s.heroes)))
