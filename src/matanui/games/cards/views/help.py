"""Help for people: what anybody could work out from what a seat sees. No rule reads it, and no bot is sent it."""

from __future__ import annotations

from msgspec import Struct

from matanui.games.cards.rules.moving import STEP
from matanui.games.cards.rules.turn import ACT
from matanui.games.cards.views.ahead import Way, ahead
from matanui.games.cards.views.closed import Closed, closed_to, off_path
from matanui.games.cards.views.goals import Goal, goals
from matanui.games.cards.views.hoard import Bounds, hoards
from matanui.games.cards.views.imagined import realm_of
from matanui.games.cards.views.view import View


class Help(Struct, frozen=True):
    """For one seat; who watches only learns about Krana."""

    closed: list[Closed]
    ways: list[Way]  # steps of the move to come, the nearest first
    goals: list[Goal]
    krana: list[Bounds]  # of each seat: so many count for the win at least, and at most


def help_with(view: View) -> Help:
    """What the viewer could work out."""
    krana = hoards(view) if view.rules.bohrok else []
    if view.viewer is None or view.heroes[view.viewer].at < 0:
        return Help([], [], [], krana)
    s, me = realm_of(view), view.viewer
    closed = closed_to(s, me)
    ways = ahead(s, me) if may_walk(view) else []
    return Help(closed + off_path(s, me, ways, closed), ways, goals(s, me, closed), krana)


def may_walk(view: View) -> bool:
    """Is the viewer asked for a step, or comes the movement next?"""
    if view.question is None or view.viewer is None:
        return False
    asked = view.question.prompt
    return asked is STEP or (asked is ACT and not view.heroes[view.viewer].skips)
