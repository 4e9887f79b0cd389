"""The shortest way to a space that helps with an open Mission."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection

from msgspec import Struct

from matanui.games.cards.data.atlas import Atlas
from matanui.games.cards.data.tasks import Task, Visit
from matanui.games.cards.rules import heading, missions
from matanui.games.cards.state.realm import Realm, taken
from matanui.games.cards.views.closed import IDLE, Closed


class Goal(Struct, frozen=True):
    """A Mission, and the shortest way to a space that helps with it; empty if it helps to be here."""

    card: int
    way: list[int]


def goals(s: Realm, me: int, closed: list[Closed]) -> list[Goal]:
    """For each Mission that may be worked on and that a space helps with, the shortest way to one."""
    wanted: dict[int, set[int]] = {}
    for card, n, task in missions.open_tasks(s, me):
        wanted.setdefault(card, set()).update(useful(s, me, card, n, task))
    if not wanted:
        return []
    shut = {one.space for one in closed if one.why not in IDLE and one.why != "walked"} | taken(s, me)
    found = {card: way_to(s.rules.atlas, s.heroes[me].at, spaces, shut) for card, spaces in wanted.items() if spaces}
    return [Goal(card, way) for card, way in found.items() if way is not None]


def useful(s: Realm, me: int, card: int, n: int, task: Task) -> set[int]:
    """Spaces that help, without those that have counted already."""
    places = heading.places(s, me, task)
    return (
        places.difference(missions.progress(s, me, card, n), [s.heroes[me].at]) if isinstance(task, Visit) else places
    )


def way_to(atlas: Atlas, start: int, goals: Collection[int], shut: Collection[int]) -> list[int] | None:
    """The spaces to walk over to the nearest goal; what stops a move is an end, never on the way."""
    if start in goals:
        return []
    came, open_ = {start: start}, deque([start])
    while open_:
        at = open_.popleft()
        for space in atlas.near[at] if at == start or at not in atlas.stops else ():
            if space in came or space in shut:
                continue
            came[space] = at
            if space in goals:
                return road(came, space)
            open_.append(space)
    return None


def road(came: dict[int, int], goal: int) -> list[int]:
    """The spaces from the start to here, this one last."""
    way = []
    while came[goal] != goal:
        way.append(goal)
        goal = came[goal]
    return way[::-1]
