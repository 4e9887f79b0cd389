"""How a game is told afterwards: which moments mattered, what each player did, how it was won. Each game says it of its
own events."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from matanui.core.events import Event
from matanui.core.message import Message

V = TypeVar("V")
Numbered = list[tuple[int, Any]]
Pick = Callable[[Numbered], int | None]


def nothing_more(view: Any, seat: int) -> dict[str, int]:
    """Most games count deeds by events alone."""
    return {}


@dataclass(frozen=True)
class StoryRules(Generic[V]):
    """`moments` finds the event of each kind of moment, `deeds` says what an event counts as and for whom, `names` are
    the deeds that are always shown, `holdings` counts what a seat has in the end, `ending` says how the winner won."""

    moments: Mapping[str, Pick]
    deeds: Callable[[Event], Iterable[tuple[int, str]]]
    names: tuple[str, ...]
    ending: Callable[[V, int], Message]
    holdings: Callable[[V, int], dict[str, int]] = nothing_more


def always(event: Event) -> bool:
    """Any of them."""
    return True


def first(*kinds: type[Event], where: Callable[[Any], bool] = always) -> Pick:
    """The first event of these kinds that will do."""
    return lambda told: next((k for k, event in told if isinstance(event, kinds) and where(event)), None)


def last(*kinds: type[Event], where: Callable[[Any], bool] = always) -> Pick:
    """The last event of these kinds that will do."""
    return lambda told: next((k for k, event in reversed(told) if isinstance(event, kinds) and where(event)), None)


def most(kind: type[Event], weight: Callable[[Any], int | None]) -> Pick:
    """The event that weighs most, the earliest of several; those without a weight do not count."""

    def pick(told: Numbered) -> int | None:
        weighed = [(weight(event), -k) for k, event in told if isinstance(event, kind) and weight(event) is not None]
        return -max(weighed)[1] if weighed else None

    return pick
