"""What every space is worth to a Toa: challenges that can be won, Missions to be done, cards on the way.

One unit is one challenge won. What lies turns ahead fades with each turn; after a challenge comes the next one, at
another space, and the best round of them is a table of the map.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, cached_property
from typing import Final

from matanui.bots.cards.strength import actions_in, all_trials, chance, coming, is_barred, pace
from matanui.games.cards.data.atlas import Atlas
from matanui.games.cards.data.kinds import Mission
from matanui.games.cards.data.numbers import ACTION as ACTION_PILE
from matanui.games.cards.data.numbers import CARD, RAHI, pile_of
from matanui.games.cards.data.tasks import DrawAt, EndBeside, Hold, HuntRahi, Pay, Task, Visit, amount
from matanui.games.cards.rules.space import by_kind, called
from matanui.games.cards.views.view import HeroView, View

FADE: Final = 0.85  # per turn
TASK: Final = 4.0  # a step towards the end of an open Mission
MISSION_COST: Final = 1.5
CARD_WORTH: Final = (0.40, 0.34, 0.28, 0.22, 0.16, 0.10, 0.05)  # the next Game Action card, by cards held
CROWDED: Final = 0.9  # a goal that somebody stands on


def times_of(atlas: Atlas, space: int, triple: bool) -> int:
    """How many challenges a space gives."""
    return min(atlas.times[space], 3 if triple else 2)


@cache
def turns(atlas: Atlas, start: int, goal: int, steps: int) -> int:
    """Turns from here to there past everything that stops; a space one stands on must be left and entered again."""
    far = atlas.clear_steps(goal)[start] or 2
    return -(-far // max(1, steps))


@cache
def rounds(atlas: Atlas, steps: int, triple: bool) -> dict[int, float]:
    """For each Challenge space, what it and the best round of challenges after it are worth at sure odds."""
    goals = atlas.of_kind("challenge")
    worth = {goal: float(times_of(atlas, goal, triple)) for goal in goals}
    for _ in range(20):
        worth = {
            goal: times_of(atlas, goal, triple)
            + max(FADE ** turns(atlas, goal, other, steps) * worth[other] for other in goals if other != goal)
            for goal in goals
        }
    return worth


class Plan:
    """The island as one player values it."""

    def __init__(self, view: View) -> None:
        assert view.viewer is not None
        self.view = view
        self.rules = view.rules
        self.atlas = view.rules.atlas
        spaces = by_kind(view.rules)
        self.challenges, self.missions = spaces["challenge"], spaces["mission"]
        self.draws, self.portals = spaces["action"], spaces["portal"]
        self.seat = view.viewer
        self.me = view.heroes[self.seat]
        self.limit = self.me.limits[ACTION_PILE]
        self.foes = [seat for seat in range(len(view.heroes)) if seat != self.seat]
        self.steps = max(1, pace(self.me, view.rules))
        self.taken = {view.heroes[seat].at for seat in self.foes}
        self._future: dict[tuple[int, int], float] = {}

    def hero(self, seat: int) -> HeroView:
        """Somebody at the table."""
        return self.view.heroes[seat]

    @cached_property
    def targets(self) -> list[int]:
        """Opponents who can be challenged: nobody picks a Toa behind Hau."""
        return [seat for seat in self.foes if not is_barred(self.hero(seat), "being_challenged")]

    def chances(self, trials: list[list[int]]) -> dict[int, float]:
        """The chance to win one of these trials against each opponent."""
        return {seat: chance(self.view, self.me, self.hero(seat), trials) for seat in self.targets}

    @cached_property
    def odds(self) -> float:
        """The chance of some later challenge, the opponent well chosen, also where nobody can be chosen now."""
        return max(0.05, max(self.chances(all_trials(self.view)).values(), default=0.3))

    @cached_property
    def next_odds(self) -> list[float]:
        """The chances of the next three challenges. What suits an only opponent is better used up than left."""
        if not self.targets:
            return [0.0] * 3
        least = 0.0 if len(self.foes) > 1 else 0.15
        return [max(least, *self.chances(coming(self.view, n)).values()) for n in range(3)]

    def visit(self, space: int) -> float:
        """What the challenges of a space bring now."""
        return sum(self.next_odds[: times_of(self.atlas, space, self.rules.triple_kini_nui)])

    @cached_property
    def leader(self) -> int:
        """The opponent who is nearest to winning."""
        return max(self.foes, key=lambda seat: (self.threat(seat), -seat))

    def threat(self, seat: int) -> float:
        """How near somebody is to winning, from 0 to 1; an open Mission holds them up."""
        hero = self.hero(seat)
        near = min(turns(self.atlas, hero.at, goal, 3) for goal in self.challenges if goal != hero.last_try)
        return len(hero.great) / self.rules.masks_to_win - 0.02 * near - 0.03 * bool(hero.missions)

    def to_challenge(self, space: int) -> int:
        """Steps from a space to the nearest challenge, past everything that stops."""
        return min(self.atlas.clear_steps(space)[n] for n in self.challenges)

    def missing(self, seat: int) -> int:
        """Great Masks that somebody still needs."""
        return self.rules.masks_to_win - len(self.hero(seat).great)

    @property
    def barred(self) -> bool:
        """Can no Great Mask Challenge be made now?"""
        return bool(self.me.missions) or is_barred(self.me, "challenges")

    def card_worth(self) -> float:
        """One more Game Action card, or a Rahi card where the hand is full."""
        held = len(actions_in(self.me))
        if is_barred(self.me, "draws"):
            return 0.0
        if held < min(self.limit, len(CARD_WORTH)):
            return CARD_WORTH[held]
        herd = sum(pile_of(c) == RAHI for c in self.me.hand)
        return 0.05 if self.rules.rahi and herd < self.rules.limit_rahi else 0.0

    # --- Missions

    def tasks(self) -> Iterator[tuple[Task, list[int]]]:
        """The tasks that may be worked on now and are not done, and what has been done for them."""
        open_ = self.me.missions if self.rules.mission_order == "any" else self.me.missions[:1]
        for card in open_:
            found = CARD[card]
            assert isinstance(found, Mission)
            for n, task in enumerate(found.tasks):
                done = self.me.paid.get(card * 4 + n, [])
                if len(done) < amount(task):
                    yield task, done

    @cached_property
    def asks(self) -> list[Task]:
        """Open tasks."""
        return [task for task, _ in self.tasks()]

    @cached_property
    def wanted(self) -> dict[int, float]:
        """Spaces to enter for open Missions."""
        out: dict[int, float] = {}
        for task, done in self.tasks():
            for space in self.task_spaces(task):
                if space not in done:
                    out[space] = max(out.get(space, 0.0), TASK)
        return out

    def task_spaces(self, task: Task) -> Iterator[int]:
        """Where a task is done by entering."""
        if isinstance(task, Visit):
            yield from sorted(called(self.rules, self.me.toa, task.what))
        elif isinstance(task, Pay | Hold | DrawAt | HuntRahi) and not is_barred(self.me, "draws"):
            yield from (space for space in self.draws if space != self.me.last_draw)

    @cached_property
    def resting_places(self) -> frozenset[int]:
        """Spaces to end a move on for open Missions."""
        out: set[int] = set()
        for task, _ in self.tasks():
            if isinstance(task, EndBeside):
                goals = {self.atlas.kini_nui} if task.what == "kini-nui" else self.taken
                out |= {n for at in goals for n in self.atlas.near[at]}
        return frozenset(out - self.taken)

    # --- what lies ahead

    def future(self, space: int, closed: int) -> float:
        """The best that lies ahead of a space, if the Challenge space `closed` is not open."""
        key = space, closed
        if key not in self._future:
            self._future[key] = self._ahead(space, closed)
        return self._future[key]

    def _ahead(self, space: int, closed: int) -> float:
        goals = {**self.wanted, **dict.fromkeys(self.resting_places, TASK)}
        if not goals:
            dim = 0.5 if self.barred else 1.0
            worth = rounds(self.atlas, self.steps, self.rules.triple_kini_nui)
            goals = {goal: dim * self.odds * worth[goal] for goal in self.challenges if goal != closed}
        return max(
            value * FADE ** (turns(self.atlas, space, goal, self.steps) - 1) * (CROWDED if goal in self.taken else 1.0)
            for goal, value in goals.items()
        )
