"""Toa that are moved by cards and powers: nothing on the way counts. [M13] [masks, Questions]"""

from __future__ import annotations

from typing import Final

from matanui.core.flow import Ask, Next
from matanui.core.questions import PASS, PASSING
from matanui.games.cards.rules.about import effect_on
from matanui.games.cards.rules.options import DIRECTION, SPACE
from matanui.games.cards.rules.starts import start_of
from matanui.games.cards.rules.steps import prompt, step
from matanui.games.cards.state import verbs
from matanui.games.cards.state.realm import Realm, taken

PULL: Final = prompt("pull", SPACE, PASSING, topic="placing", nothing=PASS)
SHOVE: Final = prompt("shove", DIRECTION, topic="placing")


@step
async def pull(s: Realm, me: int, who: int, n: int) -> Next:
    """Move somebody step by step as you like, up to n; you may stop."""
    goals = [space for space in s.rules.atlas.near[s.heroes[who].at] if space not in taken(s, who)]
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
    toward, at = s.rules.atlas.toward, s.heroes[who].at
    ways = [d for d in range(4) if toward[at][d] >= 0 and toward[at][d] not in taken(s, who)]
    if not ways:
        return ()
    way = ways[0] if len(ways) == 1 else await Ask(me, SHOVE, ways, effect_on(who))
    for _ in range(n):
        space = toward[s.heroes[who].at][way]
        if space < 0 or space in taken(s, who):
            break
        verbs.place(s, who, me, space)
    return ()


@step
async def go_home(s: Realm, me: int, who: int, n: int) -> Next:
    """Move towards the own start space."""
    at, atlas = s.heroes[who].at, s.rules.atlas
    far = atlas.steps(start_of(s, who))
    nearer = [x for x in atlas.near[at] if far[x] < far[at] and x not in taken(s, who)]
    if n <= 0 or not nearer:
        return ()
    space = nearer[0] if len(nearer) == 1 else await Ask(who, PULL, nearer, effect_on(who))
    verbs.place(s, who, me, space)
    return (go_home(me, who, n - 1),)
