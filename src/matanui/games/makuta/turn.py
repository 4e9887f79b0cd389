"""A turn: fly with Miru, or roll and walk; what the field asks; and on to the player on the left."""

from __future__ import annotations

from typing import Final

from matanui.core.flow import CHANCE, Ask, Next
from matanui.core.questions import PASS, PASSING, PIPS
from matanui.games.makuta import masks, movement, verbs
from matanui.games.makuta.data.counters import FACES, MIRU
from matanui.games.makuta.hands import dice_for, hides_a_mask, holds
from matanui.games.makuta.options import DIE, FLY, TO_FLY
from matanui.games.makuta.state import PLAYING, Isle, left_of
from matanui.games.makuta.steps import chance, prompt, step

FIRST: Final = 0  # which part of a turn begins
EXTRA_TURN: Final = 1
EXTRA_MOVE: Final = 2
MOST_ROUNDS: Final = 250

BEGIN: Final = prompt("begin", DIE, TO_FLY, PASSING, topic="move", nothing=PASS)
ROLL: Final = chance("roll", PIPS)


def turn(me: int) -> Next:
    """[en, Beginning of the game] [A1]"""
    return begin(me, FIRST), end_turn(me)


@step
async def begin(s: Isle, me: int, part: int) -> Next:
    """Fly, or roll a die that you may use. What a won duel gives you may decline. [A29, A34, N14]
    Whoever holds a counter that could be a mask is asked, so that being asked shows nothing."""
    ways = ways_to_begin(s, me, part)
    how = ways[0]
    if len(ways) > 1 or hides_a_mask(s.toa[me]):
        how = await Ask(me, BEGIN, ways)
    if how == FLY:
        return (masks.fly(me),)
    if how == PASS:
        verbs.rest(s, me)
        return ()
    pips = await Ask(CHANCE, ROLL, FACES[how])
    verbs.roll(s, me, how, pips, False)
    return (movement.walk(me),)


def ways_to_begin(s: Isle, me: int, part: int) -> list[int]:
    """Dice by their size, then FLY, then PASS."""
    ways = dice_for(s, me, part == FIRST)
    if part != EXTRA_MOVE and holds(s.toa[me], MIRU) >= 0:
        ways.append(FLY)
    if part != FIRST:
        ways.append(PASS)
    return ways


@step
def end_turn(s: Isle, me: int) -> Next:
    """Clockwise. Where nothing has changed for long, nobody can win any more. [A44, N1]"""
    if s.winner != PLAYING:
        return ()
    me = left_of(s, me)
    verbs.next_turn(s, me)
    if s.quiet >= s.rules.stalemate_rounds or s.round > MOST_ROUNDS:
        verbs.stalemate(s)
        return ()
    return turn(me)
