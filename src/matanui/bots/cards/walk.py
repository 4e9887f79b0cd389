"""The best way to use the steps of a move: every path is tried, with what it enters on the way and where it ends."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from matanui.bots.cards.plan import FADE, MISSION_COST, Plan
from matanui.bots.cards.strength import is_barred
from matanui.bots.cards.swarm import control_worth
from matanui.games.cards.data.atlas import (
    ACTION,
    CHALLENGE,
    CONTROL,
    MISSION,
    NEAR,
    NEAR_DIAGONAL,
    PORTALS,
    TIMES,
    TOWARD,
)
from matanui.games.cards.rules.lasting import DIAGONAL, OCCUPIED, PAST_MISSION, REPEAT

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
        self.near = NEAR_DIAGONAL if self.diagonal else NEAR
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
        if at in ACTION and TIMES[at] > 1 and drew == at:
            value += 0.8 * self.draw_worth
        if self.controls and at in CONTROL.values():
            value += self.controls
        if at in MISSION and self.free and self.rules.card_move_pass == "last_space":
            value -= MISSION_COST
        return value

    def may_enter(self, at: int, space: int, trail: tuple[int, ...]) -> bool:
        """As the rules see it."""
        if (space in trail and not self.rules.revisit) or (space in self.taken and OCCUPIED not in self.waived):
            return False
        if self.rules.move_path == "straight" and trail and at in TOWARD[trail[-1]]:
            return TOWARD[at][TOWARD[trail[-1]].index(at)] == space
        if space in CHALLENGE and space == self.me.last_try and REPEAT not in self.waived:
            return self.rules.challenge_repeat == "blank"
        return not (space in PORTALS and self.no_portals)

    def enter(self, at: int, space: int, left: int, trail: tuple[int, ...], drew: int) -> float:
        """The value of a step, with the best that follows."""
        if not self.may_enter(at, space, trail):
            return NEVER
        if space in self.taken:
            left = 1
        gain = self.plan.wanted.get(space, 0.0)
        if space in MISSION and not self.free:
            return gain - MISSION_COST + FADE * self.plan.future(space, self.me.last_try)
        if space in CHALLENGE and not self.plan.barred and space != self.me.last_try:
            return self.plan.visit(space) + FADE * self.plan.future(space, space)
        if space in PORTALS:
            ends = [p for p in PORTALS if p != space and p not in self.taken]
            return gain + FADE * max((self.plan.future(p, self.me.last_try) for p in ends), default=NEVER)
        if space in ACTION and (drew != space or REPEAT in self.waived):
            gain, drew = gain + self.draw_worth * (0.9 if drew >= 0 and drew in trail else 1.0), space
        return gain + self.best(space, left - 1, (*trail, at), drew)


def now(plan: Plan, steps: int | None = None, waived: Iterable[int] = (), ignore_missions: bool = False) -> float:
    """The value of the rest of this move, perhaps with more steps or fewer rules."""
    view = plan.view
    left = view.steps if steps is None else steps
    return Walk(plan, waived, ignore_missions).best(plan.me.at, left, tuple(view.trail), plan.me.last_draw)
