"""Verbs about movement. What a card moves activates nothing on its way. [masks, Questions]"""

from __future__ import annotations

from typing import Final, Literal

from matanui.core.flow import Ask, Next
from matanui.games.cards.data.kinds import RahiEffect
from matanui.games.cards.data.numbers import CARD
from matanui.games.cards.data.printed import EFFECTS
from matanui.games.cards.data.terms import Who
from matanui.games.cards.data.verb import Verb
from matanui.games.cards.rules import lasting, moving, placing, spaces
from matanui.games.cards.rules.about import effect_on
from matanui.games.cards.rules.feasible import may_walk
from matanui.games.cards.rules.options import SPACE
from matanui.games.cards.rules.space import by_kind
from matanui.games.cards.rules.starts import start_of
from matanui.games.cards.rules.steps import prompt, step
from matanui.games.cards.state import verbs
from matanui.games.cards.state.realm import Realm, taken

WHERE: Final = prompt("place", SPACE, topic="placing")


class Steps(Verb, frozen=True):
    """Move farther this turn: some steps more, or up to a new number; perhaps without regard to Mission spaces."""

    extra: int = 0
    total: int = 0
    ignore_missions: bool = False

    def __post_init__(self) -> None:
        if (self.extra > 0) == (self.total > 0):
            raise ValueError("`steps` has either `extra` or `total`")

    def can(self, s: Realm, me: int, card: int) -> bool:
        return may_walk(s, me)

    def does(self, s: Realm, me: int, seats: list[int], card: int) -> Next:
        """Lenders add up, of totals the largest counts, and a cap holds. [M20]"""
        walked = len(s.trail) - s.hops
        most = max(s.steps + walked - s.loan, self.total) + s.loan + self.extra
        verbs.lend_steps(s, min(most, lasting.most_by_effects(s, me)) - walked, self.extra)
        if self.ignore_missions:
            verbs.ignore_missions(s)  # whether the last space counts is `card_move_pass` [M4]
        return ()


class Waive(Verb, frozen=True):
    """A rule does not bind you once this turn: diagonals (all turn long), a Mission space, visiting the same space
    again, a space that somebody occupies (your move ends there)."""

    what: Literal["diagonal", "mission", "repeat", "occupied"]

    def can(self, s: Realm, me: int, card: int) -> bool:
        """A movement; a diagonal one where cards allow it. [M21]"""
        return (self.what != "diagonal" or s.rules.diagonal_by_card) and may_walk(s, me)

    def does(self, s: Realm, me: int, seats: list[int], card: int) -> Next:
        verbs.waive(s, lasting.WAIVERS.index(self.what))
        return ()


class Jump(Verb, frozen=True):
    """Put a Toa on a free space of a kind; the player of the card chooses which, unless it is the nearest."""

    to: Literal["portal", "action", "mission", "bohrok", "start"]
    who: Who = "you"
    activates: bool = False
    nearest: bool = False

    def can(self, s: Realm, me: int, card: int) -> bool:
        return self.who != "you" or bool(self.free_spaces(s, me))

    def finds(self, s: Realm, me: int, target: int) -> bool:
        return self.who != "opponent" or bool(self.free_spaces(s, target))

    def does(self, s: Realm, me: int, seats: list[int], card: int) -> Next:
        return tuple(jump(me, seat, card, EFFECTS[card].index(self)) for seat in seats)

    def free_spaces(self, s: Realm, who: int) -> list[int]:
        """Where it may lead: free spaces of its kind. [M13]"""
        if self.to == "start":
            return [start_of(s, who)]
        others = {hero.at for hero in s.heroes}
        return [n for n in by_kind(s.rules)[self.to] if n not in others]

    def goals(self, s: Realm, who: int) -> list[int]:
        """Where it leads, nearer ones only if the card says so; a start space that is taken gives the nearest free."""
        found = self.free_spaces(s, who)
        if self.to == "start":
            return s.rules.atlas.nearest_free(found[0], taken(s, who))
        return s.rules.atlas.nearest(s.heroes[who].at, found) if self.nearest else found


@step
async def jump(s: Realm, me: int, who: int, card: int, n: int) -> Next:
    """Put a Toa on a free space of a kind."""
    effect = EFFECTS[card][n]
    assert isinstance(effect, Jump)
    goals = effect.goals(s, who)
    if not goals:
        return ()
    space = goals[0] if len(goals) == 1 else await Ask(me, WHERE, goals, effect_on(who))
    verbs.place(s, who, me, space)
    return spaces.activate(s, who, space) if effect.activates else ()


class Push(Verb, frozen=True):
    """Move a Toa up to some steps: as you like, straight off a space that you enter, or towards its Start space."""

    n: int
    way: Literal["free", "straight", "home"]
    who: Who = "you"

    def finds(self, s: Realm, me: int, target: int) -> bool:
        return self.way != "straight" or can_push(s, me, target)

    def does(self, s: Realm, me: int, seats: list[int], card: int) -> Next:
        ways = {"free": placing.pull, "straight": placing.shove, "home": placing.go_home}
        after = tuple(moving.follow(me, s.heroes[seat].at) for seat in seats) if self.way == "straight" else ()
        return *(ways[self.way](me, seat, self.n) for seat in seats), *after


def can_push(s: Realm, me: int, foe: int) -> bool:
    """Is somebody on a space that you could enter next, with a way to be pushed? [K7, K23]"""
    at, near = s.heroes[foe].at, s.rules.atlas.near
    if at not in near[s.heroes[me].at] or not moving.is_open(s, me, at):
        return False
    others = {hero.at for hero in s.heroes}
    return s.steps > 0 and may_walk(s, me) and any(space not in others for space in near[at])


class Swap(Verb, frozen=True):
    """Change places with somebody."""

    who: Who

    def does(self, s: Realm, me: int, seats: list[int], card: int) -> Next:
        mine, theirs = s.heroes[me].at, s.heroes[seats[0]].at
        verbs.place(s, me, me, theirs)
        verbs.place(s, seats[0], me, mine)
        return ()


class SkipMove(Verb, frozen=True):
    """Skip the next movements."""

    n: int = 1
    who: Who = "you"

    def does(self, s: Realm, me: int, seats: list[int], card: int) -> Next:
        if isinstance(CARD[card], RahiEffect) and not s.rules.rahi_effect_pins:
            return ()  # [M23]
        for seat in seats:
            verbs.owe_skips(s, seat, self.n)
        return ()
