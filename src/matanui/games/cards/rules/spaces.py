"""What a space does: Mission, Challenge, Game Action, Portal, start. [masks, How to Play]"""

from __future__ import annotations

from functools import cache
from typing import Final

from matanui.core.flow import Ask, Next
from matanui.core.questions import ANSWER, NO, YES
from matanui.games.cards.bohrok import control
from matanui.games.cards.data.atlas import ACTION as ACTION_SPACES
from matanui.games.cards.data.atlas import CHALLENGE as CHALLENGE_SPACES
from matanui.games.cards.data.atlas import CONTROL, KINI_NUI, MISSION, NEAR, PORTALS, START, TIMES
from matanui.games.cards.data.numbers import SEATS
from matanui.games.cards.data.tasks import EndBeside
from matanui.games.cards.rules import action_spaces, challenge, missions
from matanui.games.cards.rules.lasting import PAST_MISSION, REPEAT, is_barred
from matanui.games.cards.rules.options import SPACE
from matanui.games.cards.rules.steps import prompt, step
from matanui.games.cards.state import verbs
from matanui.games.cards.state.realm import Realm, taken

PORTALS_IN_ORDER: Final = sorted(PORTALS)

BYPASS: Final = prompt("bypass", ANSWER, topic="move", nothing=NO)
PORTAL: Final = prompt("portal", SPACE, topic="placing")


def times(s: Realm, space: int) -> int:
    """How often a space counts."""
    return 2 if TIMES[space] == 3 and not s.rules.triple_kini_nui else TIMES[space]


def only_last(s: Realm) -> bool:
    """Has a card lent steps, so that only the space counts on which the move ends? [M4]"""
    return s.free_missions and s.rules.card_move_pass == "last_space"


def enter(s: Realm, me: int) -> Next:
    """A space entered by one's own steps. [M3, M5, M8, M11]"""
    space = s.heroes[me].at
    if only_last(s):
        return ()
    seen = missions.entered(s, me, space, kinds_of(s.heroes[me].toa, space))
    if space in MISSION and s.rules.mission_trigger == "enter":
        return *seen, mission_space(me)
    if space in CHALLENGE_SPACES and s.rules.challenge_stops:
        return *seen, challenge_space(me)
    if space in ACTION_SPACES:
        return *seen, action_spaces.action_space(me)
    if space in PORTALS:
        return *seen, portal(me)
    return seen


@cache
def kinds_of(toa: int, space: int) -> frozenset[str]:
    """What Missions of a Toa may call this space."""
    out = {"portal"} if space in PORTALS else {"action"} if space in ACTION_SPACES else set()
    if space in START.values():
        out.add("own_start" if space == START[SEATS[toa]] else "other_start")
    return frozenset(out)


@step
async def mission_space(s: Realm, me: int) -> Next:
    """You must stop and take a Mission, unless a card lets you pass."""
    if s.free_missions and s.rules.card_move_pass == "ignore_missions":
        return ()
    if PAST_MISSION in s.waived and await Ask(me, BYPASS, [YES, NO]):
        verbs.use_waiver(s, PAST_MISSION)
        return ()
    verbs.end_move(s)
    return (missions.take_mission(me, 1),)


@step
def challenge_space(s: Realm, me: int) -> Next:
    """You stop and challenge; where a Mission, an effect or your last attempt keeps you from it, the space is blank.
    [M5, M6, M7]"""
    hero = s.heroes[me]
    again = hero.last_try == hero.at
    if hero.missions or is_barred(s, me, "challenges") or (again and not action_spaces.forgives(s)):
        return ()
    if again:
        verbs.use_waiver(s, REPEAT)
    verbs.end_move(s)
    return (challenge.attempt(me, hero.at, times(s, hero.at)),)


@step
async def portal(s: Realm, me: int) -> Next:
    """You must jump to a different Portal, and your move ends there; or you may stay on this one. [M11]"""
    at = s.heroes[me].at
    free = [*([] if s.rules.portal_must_jump else [at]), *free_portals(s, at)]
    if not free:
        return ()
    space = free[0] if len(free) == 1 else await Ask(me, PORTAL, free)
    if space == at:
        return ()
    verbs.place(s, me, me, space)
    if s.rules.portal_ends_move:
        verbs.end_move(s)
    return missions.entered(s, me, space, kinds_of(s.heroes[me].toa, space))


def free_portals(s: Realm, but: int) -> list[int]:
    """Portals that nobody stands on, and that this move has not left already. [M2]"""
    closed = {but, *[hero.at for hero in s.heroes], *([] if s.rules.revisit else s.trail)}
    return [n for n in PORTALS_IN_ORDER if n not in closed]


@step
def land(s: Realm, me: int) -> Next:
    """The move is over: what counts only here, and Missions that ask where it ends. [M9]"""
    space, walked = s.heroes[me].at, s.heroes[me].at == s.foot  # where a card has put you nothing counts [M19]
    verbs.end_move(s)
    todo: Next = ()
    if walked and only_last(s):
        todo = end_here(s, me)
    elif walked and space in ACTION_SPACES:
        todo = (action_spaces.landed(me),)
    elif walked and space in MISSION and s.rules.mission_trigger == "land":
        todo = (mission_space(me),)
    elif walked and space in CHALLENGE_SPACES and not s.rules.challenge_stops:
        todo = (challenge_space(me),)
    elif walked and s.rules.bohrok and space in CONTROL.values():
        todo = (control.arrive(me),)
    count_neighbours(s, me)
    return (*todo, missions.review(me)) if todo else missions.looked_over(s, me)


def end_here(s: Realm, me: int) -> Next:
    """The one space that counts after lent steps, whatever it is. [M4]"""
    space = s.heroes[me].at
    missions.count_visit(s, me, space, kinds_of(s.heroes[me].toa, space))
    seen = missions.review(me)
    if space in MISSION:
        return seen, mission_space(me)
    if space in CHALLENGE_SPACES:
        return seen, challenge_space(me)
    if space in ACTION_SPACES:
        return seen, action_spaces.action_space(me), action_spaces.landed(me)
    if space in PORTALS:
        return seen, portal(me)
    return (seen, control.arrive(me)) if s.rules.bohrok and space in CONTROL.values() else (seen,)


def count_neighbours(s: Realm, me: int) -> None:
    """Missions to end beside another Toa, or beside Kini-Nui."""
    at = s.heroes[me].at
    for card, n, task in missions.open_tasks(s, me, EndBeside):
        there = taken(s, me) if getattr(task, "what", "") == "toa" else (KINI_NUI,)
        if any(space in NEAR[at] for space in there):
            verbs.pay(s, me, card, n, at)


def activate(s: Realm, who: int, space: int) -> Next:
    """A space that a card makes count for somebody."""
    if space in MISSION:
        return (missions.take_mission(who, 1),)
    if space not in ACTION_SPACES or (s.heroes[who].last_draw == space and not action_spaces.forgives(s)):
        return ()
    return (action_spaces.draw_here(who, times(s, space)),)
