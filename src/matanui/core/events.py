"""What happened, told in order. Events carry who may see what; nobody else decides that."""

from __future__ import annotations

from types import ModuleType

from msgspec import Struct

EVERYONE = 63  # every seat, and so spectators too


class Event(Struct, frozen=True, tag_field="event", tag=lambda name: name.lower(), kw_only=True):
    """Something that happened. Verbs write one each."""

    def seen_by(self, viewer: int | None) -> Event:
        """This event as `viewer` (a seat, or None for a spectator) may see it."""
        return self


def knows(mask: int, viewer: int | None) -> bool:
    """Is this viewer among the seats of the mask?"""
    return mask == EVERYONE or (viewer is not None and mask >> viewer & 1 == 1)


def kinds_in(module: ModuleType) -> tuple[type[Event], ...]:
    """Every kind of event that a module has; not the families that only share fields."""
    found = [thing for thing in vars(module).values() if isinstance(thing, type) and issubclass(thing, Event)]
    return tuple(kind for kind in found if not kind.__subclasses__())
