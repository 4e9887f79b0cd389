"""Moving: up to three steps north, east, south or west; no space twice, nobody in the way. [masks, Moving Your Toa]"""

from __future__ import annotations

from typing import Final

from matanui.core.flow import Ask, Next
from matanui.core.questions import PASS, PASSING
from matanui.games.cards.rules import heading, missions, playing, spaces
from matanui.games.cards.rules.lasting import DIAGONAL, OCCUPIED
from matanui.games.cards.rules.options import PLAY, PLAYED, SPACE
from matanui.games.cards.rules.space import kinds_at
from matanui.games.cards.rules.steps import prompt, step
from matanui.games.cards.state import verbs
from matanui.games.cards.state.realm import Realm, taken

STEP: Final = prompt("step", PLAYED, SPACE, PASSING, topic="move", nothing=PASS)


@step
def begin_move(s: Realm, me: int) -> Next:
    """A movement that must be skipped is skipped; one that was given up does not take place. [M1, M15]"""
    if s.gave_up:
        return ()
    if s.heroes[me].skips:
        verbs.skip_move(s, me)
        return ()
    return stride(me), spaces.land(me)


@step
async def stride(s: Realm, me: int) -> Next:
    """One step, or stop; cards for your own move may be played between steps. [M2, M8]"""
    goals = next_spaces(s, me) if s.steps > 0 else []
    if not goals:
        return ()
    stop = [PASS] if len(s.trail) >= s.rules.min_move and not is_shared(s, me, s.heroes[me].at) else []
    pick = await Ask(me, STEP, [*goals, *playing.playable(s, me, ("any", "own_turn", "own_move")), *stop])
    if pick == PASS:
        verbs.end_move(s)
        return ()
    if pick >= PLAY:
        return playing.play_card(me, pick - PLAY), stride(me)
    beside = is_shared(s, me, pick)
    verbs.step(s, me, pick)
    if beside and OCCUPIED in s.waived:
        verbs.use_waiver(s, OCCUPIED)
        verbs.end_move(s)  # Miru: at the cost of all remaining movement; the space itself works [K22]
        return spaces.enter(s, me)
    return (stride(me),) if beside else (*spaces.enter(s, me), stride(me))


def is_shared(s: Realm, me: int, space: int) -> bool:
    """Does somebody else stand there?"""
    mine = s.heroes[me]
    for hero in s.heroes:
        if hero.at == space and hero is not mine:
            return True
    return False


def next_spaces(s: Realm, me: int) -> list[int]:
    """Where the next step may lead."""
    at, rules, trail = s.heroes[me].at, s.rules, s.trail
    atlas, kinds = rules.atlas, kinds_at(rules)
    near = atlas.near_diagonal if DIAGONAL in s.waived and rules.diagonal_by_card else atlas.near
    closed = set() if may_pass(s) else taken(s, me)
    if trail and not rules.revisit:
        closed.update(trail)
    goals = [n for n in near[at] if n not in closed and kinds[n].shut(s, me, n) is None]
    if rules.move_path == "straight" and trail and at in atlas.toward[trail[-1]]:
        way = atlas.toward[trail[-1]].index(at)
        goals = [n for n in goals if atlas.toward[at][way] == n]
    return heading.bound(s, me, goals)


def may_pass(s: Realm) -> bool:
    """May a Toa be passed, by a card or with a step left for it? [M12]"""
    return OCCUPIED in s.waived or (s.rules.pass_through_toa and s.steps > 1)


def is_open(s: Realm, me: int, space: int) -> bool:
    """Is a space open, whoever stands there? [M2, M6, M7, M11]"""
    if space in s.trail and not s.rules.revisit:
        return False
    return kinds_at(s.rules)[space].shut(s, me, space) is None


@step
def follow(s: Realm, me: int, space: int) -> Next:
    """Pakari's user enters the space that it has freed. [K7]"""
    if is_shared(s, me, space):
        return ()
    verbs.step(s, me, space)
    return spaces.enter(s, me)


def rest(s: Realm, me: int) -> Next:
    """Give up a whole movement for a Mission."""
    verbs.give_up_move(s)
    return missions.rested(s, me)
