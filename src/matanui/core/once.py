"""Values that never change are worked out once."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final, TypeVar

import msgspec
from msgspec import Raw

X = TypeVar("X")
Y = TypeVar("Y")
MOST: Final = 512


def once(make: Callable[[X], Y]) -> Callable[[X], Y]:
    """The same result for the same object. Objects are told apart by identity: to hash all their fields would take as
    long as the work itself."""
    known: dict[int, tuple[Any, Any]] = {}

    def get(x: X) -> Y:
        found = known.get(id(x))
        if found is None:
            if len(known) >= MOST:
                known.clear()
            found = known[id(x)] = (x, make(x))  # with the object, so that its identity is not given to another
        made: Y = found[1]
        return made

    return get


def written(plain: Callable[[X], Any]) -> Callable[[X], Raw]:
    """The JSON of something that never changes."""
    return once(lambda x: Raw(msgspec.json.encode(plain(x))))


@lru_cache(4096)
def in_order(numbers: frozenset[int]) -> list[int]:
    """A set in its order; to be looked at, not changed."""
    return sorted(numbers)
