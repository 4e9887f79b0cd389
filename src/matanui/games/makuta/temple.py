"""The temple: turn up the lock of your entrance, and with its three keys challenge Makuta."""

from __future__ import annotations

from typing import Final

from matanui.core.flow import CHANCE, Ask, Next
from matanui.core.questions import ANSWER, NO, PIPS, YES_NO
from matanui.games.makuta import duel, explore, verbs
from matanui.games.makuta.data.counters import FACES, KEY_LIMIT, LOCK_BAG, opens
from matanui.games.makuta.data.island import START
from matanui.games.makuta.hands import keys_held
from matanui.games.makuta.options import FIELD
from matanui.games.makuta.state import FACE_DOWN, Isle, left_of
from matanui.games.makuta.steps import chance, prompt, step

FLIP_LOCK: Final = prompt("flip-lock", ANSWER, topic="temple", nothing=NO)
CHALLENGE: Final = prompt("challenge", ANSWER, topic="duel", nothing=NO)
TURN_TEMPLE: Final = chance("temple", PIPS)
EXILE: Final = prompt("exile", FIELD, topic="temple")


@step
async def flip_lock(s: Isle, me: int) -> Next:
    """You may turn up the lock of your entrance; it stays so for all to see. [en, Landing on an entrance]"""
    at = s.toa[me].at
    if s.locks.get(at, 0) != FACE_DOWN or not await Ask(me, FLIP_LOCK, YES_NO):
        return ()
    lock = await Ask(CHANCE, explore.TURN_UP[LOCK_BAG], s.bags[LOCK_BAG][:])
    verbs.turn_lock(s, me, lock)
    return ()


@step
async def challenge(s: Isle, me: int) -> Next:
    """With the three keys of an open code you may challenge Makuta. [A49, A50, A51, A52] [en, Attack Makuta]
    Whoever holds three keys is asked, so that being asked shows nothing."""
    toa = s.toa[me]
    lock = s.locks.get(toa.at, FACE_DOWN)
    if lock == FACE_DOWN or keys_held(toa) < KEY_LIMIT:
        return ()
    keys = opens(toa.hand, lock)
    if not await Ask(me, CHALLENGE, YES_NO if keys else [NO]):
        return ()
    verbs.challenge(s, me, keys)
    return (turn_temple(me),)


@step
async def turn_temple(s: Isle, me: int) -> Next:
    """The white die turns the temple; the colour before you is Makuta's strength. [en, First phase]"""
    pips = await Ask(CHANCE, TURN_TEMPLE, FACES[6])
    verbs.turn_temple(s, me, pips)
    return duel.contest(s, me, judge_makuta(me))


@step
def judge_makuta(s: Isle, me: int) -> Next:
    """More than Makuta's strength wins the game. Otherwise you lose a counter, and the player on your left moves you.
    [en, Second phase] [de, Schritt Zwei] [N17]"""
    outcome = verbs.judge(s, me)
    if outcome > 0:
        verbs.win(s, me)
        return ()
    if outcome == 0 and s.rules.makuta_tie == "no_effect":
        return ()
    return duel.lose(me, START), exile(me)


@step
async def exile(s: Isle, me: int) -> Next:
    """To any field without a Toa or a counter, where nothing happens. [A54] [en, In case of a tie or a loss]"""
    left, at = left_of(s, me), s.toa[me].at
    free = free_fields(s) or [START]
    if s.rules.makuta_loss_move == "may":
        free.append(at)
    to = free[0] if len(free) == 1 else await Ask(left, EXILE, free)
    if to != at:
        verbs.exile(s, me, left, to)
    return ()


def free_fields(s: Isle) -> list[int]:
    """Fields without a Toa or a counter; a lock is a counter, too."""
    taken = s.rahi | s.prizes | {t.at for t in s.toa}.union(s.lying, s.locks, [START] if s.pile else [])
    return [f for f in s.island.fields if f not in taken]
