"""What anybody could work out from what a seat sees. People are shown it; no rule reads it, and no bot is sent it."""

from __future__ import annotations

from msgspec import Struct

from matanui.core.flow import Ask
from matanui.games.cards.rules.moving import STEP
from matanui.games.cards.rules.turn import ACT
from matanui.games.cards.state.realm import Realm
from matanui.games.cards.views.ahead import Way, ahead
from matanui.games.cards.views.closed import Closed, closed_to, off_path
from matanui.games.cards.views.goals import Goal, goals
from matanui.games.cards.views.hoard import Bounds, hoards


class Insight(Struct, frozen=True):
    """For one seat; who watches only learns about Krana."""

    closed: list[Closed]
    ways: list[Way]  # steps of the move to come, the nearest first
    goals: list[Goal]
    krana: list[Bounds]  # of each seat: so many count for the win at least, and at most


def insight(s: Realm, viewer: int | None, ask: Ask | None) -> Insight:
    """What a viewer could work out."""
    krana = hoards(s, viewer) if s.rules.bohrok else []
    if viewer is None or s.heroes[viewer].at < 0:
        return Insight([], [], [], krana)
    closed = closed_to(s, viewer)
    ways = ahead(s, viewer) if ask is not None and ask.seat == viewer and may_walk(s, ask) else []
    return Insight(closed + off_path(s, viewer, ways, closed), ways, goals(s, viewer, closed), krana)


def may_walk(s: Realm, ask: Ask) -> bool:
    """Is a step asked for, or comes the movement next?"""
    return ask.prompt is STEP or (ask.prompt is ACT and not s.heroes[ask.seat].skips)
