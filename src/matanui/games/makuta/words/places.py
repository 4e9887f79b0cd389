"""A field and what lies on it, as messages."""

from __future__ import annotations

from matanui.core.message import Message
from matanui.games.makuta.data.counters import KEY_BAG, back
from matanui.games.makuta.data.island import ENTRANCES, PRINTED, START
from matanui.games.makuta.state import FACE_DOWN
from matanui.games.makuta.view import View
from matanui.games.makuta.words.names import counter, field, lock, rahi_kind, toa


def place(view: View, f: int) -> Message:
    """A field by its name, with whatever waits there."""
    found = [*rahi_at(view, f), *counters_at(view, f), *marks_at(view, f), *toa_at(view, f)]
    return Message("option-field", {"field": field(f), "there": found}) if found else field(f)


def rahi_at(view: View, f: int) -> list[Message]:
    """The Rahi of a field; its strength only while it lies face up."""
    if f not in view.rahi:
        return []
    if not view.rahi[f]:
        return [Message("there-rahi-down", {"rahi": rahi_kind(f)})]
    return [Message("there-rahi", {"rahi": rahi_kind(f), "strength": view.rahi[f]})]


def counters_at(view: View, f: int) -> list[Message]:
    """A printed counter, what was left or lost here, or the pile of the start field."""
    if f in view.prizes:
        return [Message("there-key" if f in PRINTED[KEY_BAG] else "there-mask")]
    if f == START and view.pile:
        return [Message("there-pile", {"count": len(view.pile)})]
    lying = view.lying.get(f, [])
    if len(lying) == 1 and lying[0] != back(lying[0]):
        return [counter(lying[0])]
    return [Message("there-counters", {"count": len(lying)})] if lying else []


def marks_at(view: View, f: int) -> list[Message]:
    """An open gate while tiles are left; an entrance with its lock."""
    if f in view.island.open and view.tiles:
        return [Message("there-open-gate")]
    if f not in ENTRANCES:
        return []
    if f not in view.locks:
        return [Message("there-no-lock")]
    n = view.locks[f]
    return [lock(n) if n == FACE_DOWN else Message("there-lock", {"lock": lock(n)})]


def toa_at(view: View, f: int) -> list[Message]:
    """The other Toa that stand there."""
    return [toa(s.who) for n, s in enumerate(view.seats) if n != view.viewer and s.at == f]
