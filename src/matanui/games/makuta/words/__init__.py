"""Everything of Quest for Makuta that is said to people, as messages. The words themselves are in `matanui.i18n`."""

from __future__ import annotations

from typing import Final

from matanui.core.message import Message
from matanui.games.makuta.words.events import event
from matanui.games.makuta.words.names import (
    counter,
    counters,
    die,
    field,
    lock,
    named,
    rahi_kind,
    segment,
    symbol,
    tile,
    toa,
)
from matanui.games.makuta.words.places import place
from matanui.games.makuta.words.prompts import option, prompt

__all__ = [
    "TOPICS",
    "counter",
    "counters",
    "die",
    "edition",
    "event",
    "field",
    "lock",
    "option",
    "place",
    "prompt",
    "rahi_kind",
    "segment",
    "switch",
    "switch_value",
    "symbol",
    "tile",
    "toa",
    "topic",
]

TOPICS: Final[dict[str, str]] = {
    name: f"topic-{name}"
    for name in (
        "young",
        "aim",
        "turn",
        "dice",
        "movement",
        "gates",
        "tiles",
        "makuta-tile",
        "locks",
        "keys",
        "counters",
        "limits",
        "masks",
        "akaku",
        "hau",
        "kakama",
        "kaukau",
        "miru",
        "pakari",
        "turaga",
        "rahi",
        "duel",
        "win",
        "lose",
        "tie",
        "makuta",
        "start",
        "sharing",
        "secrets",
        "stalemate",
        "editions",
        "switches",
    )
}


def topic(name: str) -> Message:
    """A short explanation of one part of the rules."""
    return Message(TOPICS[name])


def switch(name: str) -> Message:
    """What a switch decides."""
    return named("switch", name)


def switch_value(name: str, value: bool | int | str) -> Message:
    """What one value of a switch means at the table."""
    if isinstance(value, int) and not isinstance(value, bool):
        return Message(named("value", name).id, {"number": value})
    return named("value", f"{name}-{str(value).lower()}")


def edition(name: str) -> Message:
    """An edition and its character."""
    return named("edition", name)
