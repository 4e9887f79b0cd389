"""What happened, as messages. Every class of `events` has one entry or more in the catalogues."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from matanui.core.events import Event
from matanui.core.message import Message
from matanui.games.makuta import events as ev
from matanui.games.makuta.data.counters import back
from matanui.games.makuta.data.island import ENTRANCES, RAHI, START
from matanui.games.makuta.words.names import counter, counters, die, field, lock, rahi_kind, segment, tile, toa

Args = dict[str, str | int | Message | list[Message]]
OUTCOMES: Final = {1: "won", 0: "tied", -1: "lost"}
AS_WORDS: Final[dict[str, Callable[[Any], str | int | Message | list[Message]]]] = {
    "toa": toa,
    "tile": tile,
    "gate": field,
    "field": field,
    "lock": lock,
    "counter": counter,
    "counters": counters,
    "die": die,
    "segment": segment,
    "outcome": lambda outcome: OUTCOMES[outcome],
    "round": int,
    "pips": int,
    "strength": int,
    "total": int,
    "bonus": int,
}


def event(e: Event, seats: list[int]) -> Message:
    """An event as a sentence. `seats` says which Toa each seat plays."""
    return Message(f"event-{type(e).__name__.lower()}{shade(e)}", args_of(e, seats))


def shade(e: Event) -> str:
    """Events that are told in more than one way: by where they happen, and by what the viewer sees of a counter."""
    where = ""
    if isinstance(e, ev.Left | ev.Forfeited) and e.field == START:
        where = "-start"
    elif isinstance(e, ev.Judged) and e.field in ENTRANCES:
        where = "-makuta"
    elif isinstance(e, ev.Uncovered) and e.field in RAHI:
        where = "-rahi"
    elif isinstance(e, ev.LockLaid) and e.lock < 0:
        where = "-down"
    elif isinstance(e, ev.Robbed) and not e.kept:
        where = "-away"
    return f"{where}-hidden" if is_hidden(e) else where


def is_hidden(e: Event) -> bool:
    """Does the viewer see only the backs of these counters?"""
    if isinstance(e, ev.Secret):
        return e.counter == back(e.counter)
    return isinstance(e, ev.Looked) and all(face == back(face) for face in e.counters)


def args_of(e: Event, seats: list[int]) -> Args:
    """The arguments that the sentences may name."""
    args: Args = {}
    if isinstance(e, ev.Uncovered) and e.field in RAHI:  # its "counter" is the strength of a Rahi
        return {"field": field(e.field), "rahi": rahi_kind(e.field), "strength": e.counter}
    for name in e.__struct_fields__:
        value = getattr(e, name)
        if name in ("seat", "by", "victim"):
            args["who" if name == "seat" else name] = toa(seats[value])
        elif name in AS_WORDS:
            args[name] = AS_WORDS[name](value)
    return args | extra(e)


def extra(e: Event) -> Args:
    """What a sentence needs besides the fields of its event."""
    if isinstance(e, ev.Chose):
        return {"player": e.seat + 1}
    if isinstance(e, ev.Looked):
        return {"count": len(e.counters)}
    if isinstance(e, ev.Faced | ev.Judged | ev.Forfeited) and e.field in RAHI:
        return {"rahi": rahi_kind(e.field)}
    return {}
