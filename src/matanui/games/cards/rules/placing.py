"""Toa that are moved by cards and powers: nothing on the way counts. [M13] [masks, Questions]"""

from __future__ import annotations

from typing import Final

from matanui.core.flow import Ask, Next
from matanui.core.questions import PASS, PASSING
from matanui.games.cards.data.atlas import NEAR, START, TOWARD, steps
from matanui.games.cards.data.numbers import SEATS
from matanui.games.cards.rules.about import effect_on
from matanui.games.cards.rules.options import DIRECTION, SPACE
from matanui.games.cards.rules.steps import prompt, step
from matanui.games.cards.state import verbs
from matanui.games.cards.state.realm import Realm, taken

PULL: Final = prompt("pull", SPACE, PASSING, topic="move", nothing=PASS)
SHOVE: Final = prompt("shove", DIRECTION, topic="move")


@step
async def pull(s: Realm, me: int, who: int, n: int) -> Next:
    """Move somebody step by step as you like, up to n; you may stop."""
    goals = [space for space in NEAR[s.heroes[who].at] if space not in taken(s, who)]
    if n <= 0 or not goals:
        return ()
    space = await Ask(me, PULL, [*goals, PASS], effect_on(who))
    if space == PASS:
        return ()
    verbs.place(s, who, me, space)
    return (pull(me, who, n - 1),)


@step
async def shove(s: Realm, me: int, who: int, n: int) -> Next:
    """Pakari: push somebody straight, until sea, the edge or another Toa stops them. [K7]"""
    at = s.heroes[who].at
    ways = [d for d in range(4) if TOWARD[at][d] >= 0 and TOWARD[at][d] not in taken(s, who)]
    if not ways:
        return ()
    way = ways[0] if len(ways) == 1 else await Ask(me, SHOVE, ways, effect_on(who))
    for _ in range(n):
        space = TOWARD[s.heroes[who].at][way]
        if space < 0 or space in taken(s, who):
            break
        verbs.place(s, who, me, space)
    return ()


@step
async def go_home(s: Realm, me: int, who: int, n: int) -> Next:
    """Move towards the own start space."""
    home = START[SEATS[s.heroes[who].toa]]
    at = s.heroes[who].at
    nearer = [x for x in NEAR[at] if steps(home)[x] < steps(home)[at] and x not in taken(s, who)]
    if n <= 0 or not nearer:
        return ()
    space = nearer[0] if len(nearer) == 1 else await Ask(who, PULL, nearer, effect_on(who))
    verbs.place(s, who, me, space)
    return (go_home(me, who, n - 1),)
