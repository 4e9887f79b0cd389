"""The best way to use the steps of a move: every path is tried, with what it enters on the way and where it ends."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from matanui.bots.cards.plan import FADE, MISSION_COST, Plan
from matanui.bots.cards.strength import is_barred
from matanui.bots.cards.swarm import control_worth
from matanui.games.cards.rules.lasting import DIAGONAL, OCCUPIED, PAST_MISSION, REPEAT
from matanui.games.cards.rules.space import kinds_at

NEVER: Final = -99.0
DEEPEST: Final = 6  # steps looked ahead
DEEPEST_DIAGONAL: Final = 4


class Walk:
    """A move from here, under what cards and powers allow."""

    def __init__(self, plan: Plan, waived: Iterable[int] = (), ignore_missions: bool = False) -> None:
        self.plan, self.rules, self.me = plan, plan.rules, plan.me
        self.waived = {*plan.view.waived, *waived}
        self.free = ignore_missions or plan.view.free_missions or PAST_MISSION in self.waived
        self.diagonal = DIAGONAL in self.waived and self.rules.diagonal_by_card
        self.near = plan.atlas.near_diagonal if self.diagonal else plan.atlas.near
        self.kinds = kinds_at(plan.rules)
        self.taken = plan.taken
        self.no_portals = is_barred(self.me, "portals")
        self.draw_worth = plan.card_worth()
        self.controls = control_worth(plan) if self.rules.bohrok else 0.0

    def best(self, at: int, left: int, trail: tuple[int, ...], drew: int) -> float:
        """The value of standing here with so many steps left."""
        left = min(left, DEEPEST_DIAGONAL if self.diagonal else DEEPEST)
        least = self.rules.min_move
        found = self.stop(at, drew) if len(trail) >= least and at not in self.taken else NEVER
        if left > 0:
            for space in self.near[at]:
                found = max(found, self.enter(at, space, left, trail, drew))
        return found if found > NEVER else FADE * self.plan.future(at, self.me.last_try)

    def stop(self, at: int, drew: int) -> float:
        """The move ends here by choice."""
        value = FADE * self.plan.future(at, self.me.last_try)
        if at in self.plan.resting_places:
            value += self.plan.future(at, self.me.last_try)
        there = STOP.get(self.kinds[at].name)
        return value if there is None else value + there(self, at, drew)

    def may_enter(self, at: int, space: int, trail: tuple[int, ...]) -> bool:
        """As the rules see it."""
        if (space in trail and not self.rules.revisit) or (space in self.taken and OCCUPIED not in self.waived):
            return False
        toward = self.plan.atlas.toward
        if self.rules.move_path == "straight" and trail and at in toward[trail[-1]]:
            return toward[at][toward[trail[-1]].index(at)] == space
        if space == self.me.last_try and REPEAT not in self.waived:
            return self.rules.challenge_repeat == "blank"
        return not (self.no_portals and space in self.plan.portals)

    def enter(self, at: int, space: int, left: int, trail: tuple[int, ...], drew: int) -> float:
        """The value of a step, with the best that follows."""
        if not self.may_enter(at, space, trail):
            return NEVER
        if space in self.taken:
            left = 1
        there = ENTER.get(self.kinds[space].name, walk_on)
        return there(self, space, left - 1, (*trail, at), drew)


# --- what entering a space brings, and ending on it; by kind, if it brings anything


def walk_on(walk: Walk, space: int, left: int, trail: tuple[int, ...], drew: int) -> float:
    """Nothing but what lies beyond."""
    return walk.plan.wanted.get(space, 0.0) + walk.best(space, left, trail, drew)


def take_mission(walk: Walk, space: int, left: int, trail: tuple[int, ...], drew: int) -> float:
    """A Mission, unless a card leads past it."""
    if walk.free:
        return walk_on(walk, space, left, trail, drew)
    gain = walk.plan.wanted.get(space, 0.0)
    return gain - MISSION_COST + FADE * walk.plan.future(space, walk.me.last_try)


def challenge(walk: Walk, space: int, left: int, trail: tuple[int, ...], drew: int) -> float:
    """A challenge, if one may be made here."""
    if walk.plan.barred or space == walk.me.last_try:
        return walk_on(walk, space, left, trail, drew)
    return walk.plan.visit(space) + FADE * walk.plan.future(space, space)


def jump(walk: Walk, space: int, left: int, trail: tuple[int, ...], drew: int) -> float:
    """The best of the other Portals."""
    ends = [p for p in walk.plan.portals if p != space and p not in walk.taken]
    best = max((walk.plan.future(p, walk.me.last_try) for p in ends), default=NEVER)
    return walk.plan.wanted.get(space, 0.0) + FADE * best


def draw(walk: Walk, space: int, left: int, trail: tuple[int, ...], drew: int) -> float:
    """A card; the second one of a move is worth a little less."""
    if drew == space and REPEAT not in walk.waived:
        return walk_on(walk, space, left, trail, drew)
    gain = walk.plan.wanted.get(space, 0.0) + walk.draw_worth * (0.9 if drew >= 0 and drew in trail[:-1] else 1.0)
    return gain + walk.best(space, left, trail, space)


def draw_rest(walk: Walk, at: int, drew: int) -> float:
    """The second card of a double space."""
    return 0.8 * walk.draw_worth if walk.plan.atlas.times[at] > 1 and drew == at else 0.0


def control(walk: Walk, at: int, drew: int) -> float:
    """A Krana, or a challenge with the Bohrok."""
    return walk.controls


def mission_after_all(walk: Walk, at: int, drew: int) -> float:
    """After lent steps the last space counts where the table wants it so."""
    return -MISSION_COST if walk.free and walk.rules.card_move_pass == "last_space" else 0.0


ENTER: Final[dict[str, Callable[[Walk, int, int, tuple[int, ...], int], float]]] = {
    "mission": take_mission,
    "challenge": challenge,
    "portal": jump,
    "action": draw,
}
STOP: Final[dict[str, Callable[[Walk, int, int], float]]] = {
    "action": draw_rest,
    "bohrok": control,
    "mission": mission_after_all,
}


def now(plan: Plan, steps: int | None = None, waived: Iterable[int] = (), ignore_missions: bool = False) -> float:
    """The value of the rest of this move, perhaps with more steps or fewer rules."""
    view = plan.view
    left = view.steps if steps is None else steps
    return Walk(plan, waived, ignore_missions).best(plan.me.at, left, tuple(view.trail), plan.me.last_draw)
