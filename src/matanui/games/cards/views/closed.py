"""Which spaces are closed to a seat now, or do nothing for it, and why: a map can say it before anybody tries."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal, get_args

from msgspec import Struct

from matanui.games.cards.rules import moving
from matanui.games.cards.rules.space import Idle, Shut, kinds_at
from matanui.games.cards.state.realm import Realm, taken

Why = Literal[
    Shut,
    Idle,
    "walked",  # left in this move already
    "taken",  # somebody stands there
    "path",  # the way must lead elsewhere
]
IDLE: Final = get_args(Idle)  # open, but nothing happens there


class Closed(Struct, frozen=True):
    """A space that is closed to a seat, or does nothing for it."""

    space: int
    why: Why


def closed_to(s: Realm, me: int) -> list[Closed]:
    """Every such space with its reason; if there are several, first of all what keeps one from entering."""
    reasons = dict(on_turn(s, me))
    for space, kind in enumerate(kinds_at(s.rules)):
        why = kind.shut(s, me, space) or kind.idle(s, me, space)
        if why is not None:
            reasons.setdefault(space, why)
    return [Closed(space, why) for space, why in sorted(reasons.items())]


def on_turn(s: Realm, me: int) -> Iterator[tuple[int, Why]]:
    """What one's own move leaves behind, and who stands in its way. [M2, M12]"""
    if s.turn != me:
        return
    yield from ((space, "taken") for space in taken(s, me) if space >= 0 and not moving.may_pass(s))
    yield from ((space, "walked") for space in s.trail if not s.rules.revisit)


def off_path(s: Realm, me: int, ways: list[tuple[int, int, int]], closed: list[Closed]) -> list[Closed]:
    """Spaces beside one that no other reason closes: the way itself must lead elsewhere."""
    if not ways:
        return []
    fine = {space for after, space, _ in ways if after < 0} | {one.space for one in closed if one.why not in IDLE}
    return [Closed(space, "path") for space in s.rules.atlas.near[s.heroes[me].at] if space not in fine]
