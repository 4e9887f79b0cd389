"""Counters: taking what lies on a field, the limits on every way of gaining one, and the start field's pile."""

from __future__ import annotations

from typing import Final

from matanui.core.flow import CHANCE, Ask, Next
from matanui.core.questions import PASS, PASSING
from matanui.games.makuta import explore, verbs
from matanui.games.makuta.data.counters import (
    A_KEY,
    A_MASK,
    ALL_SEE,
    FACE,
    KEY_BAG,
    MASK_BAG,
    is_key,
    is_mask,
)
from matanui.games.makuta.data.island import PRINTED, START
from matanui.games.makuta.hands import too_many
from matanui.games.makuta.options import COUNTER, HELD
from matanui.games.makuta.state import Isle
from matanui.games.makuta.steps import chance, prompt, step, step_of_hand

FIELD: Final = 0  # where a counter came from: it lay on a field, or ...
UNDER_RAHI: Final = 1
PILE: Final = 2  # ... on the start field, or another player held it

KEEP: Final = prompt("keep", HELD, topic="counters")
SEARCH: Final = prompt("search", COUNTER, PASSING, topic="counters", nothing=PASS)
FISH: Final = chance("pile", COUNTER)


@step
async def collect(s: Isle, me: int, lying: int, origin: int) -> Next:
    """Take the printed counter, or one after another what else lies here; you alone look. [A14, A19, A20]
    [en, Turaga]"""
    at = s.toa[me].at
    if at in s.prizes:
        kind = MASK_BAG if at in PRINTED[MASK_BAG] else KEY_BAG
        face = await Ask(CHANCE, explore.TURN_UP[kind], s.bags[kind][:])
        verbs.find(s, me, face)
        return (keep(me, origin),)
    if not lying:
        return ()
    verbs.gather(s, me)
    return keep(me, origin), collect(me, lying - 1, origin)


@step_of_hand
async def keep(s: Isle, me: int, origin: int) -> Next:
    """Above a limit, one counter goes: you may exchange an old one, or decline the new. [A14, A15, A24]
    [en, Locks and keys] [en, Kanohi and Turaga] [en, Turaga]"""
    hand = s.toa[me].hand
    choices = too_many(hand, s.rules)
    if not choices:
        return ()
    new = len(hand) - 1
    if s.rules.peek == "public" and is_declinable(hand[new]) and hand[new] & ALL_SEE != ALL_SEE:
        verbs.show(s, me, new)  # [de, Schloss und Schlüssel]: the new one is turned up
        return (keep(me, origin),)
    n = await Ask(me, KEEP, choices)
    verbs.put_down(s, me, n, rest_place(s, me, n == new, origin))
    return (keep(me, origin),)


def is_declinable(thing: int) -> bool:
    """Keys and Turaga may be left where they lie; a mask is taken, and then one mask goes. [A14]"""
    return not is_mask(thing & FACE)


def rest_place(s: Isle, me: int, is_new: bool, origin: int) -> int:
    """Where a counter goes that you do not keep. [N18] [fr, Serrures et clés]"""
    if not is_new or origin == PILE or s.rules.declined_counter == "to_start":
        return START
    if origin == UNDER_RAHI or is_declinable(s.toa[me].hand[-1]):
        return s.toa[me].at
    return START


@step
async def search(s: Isle, me: int) -> Next:
    """On the start field you may take one face-down counter: you see the backs, not the fronts. [A16]
    [en, Attention]"""
    backs = sorted({A_KEY if is_key(thing) else A_MASK for thing in s.pile})
    wanted = await Ask(me, SEARCH, [*backs, PASS])
    if wanted == PASS:
        return ()
    faces = sorted(thing & FACE for thing in s.pile if is_key(thing) == (wanted == A_KEY))
    face = await Ask(CHANCE, FISH, faces)
    verbs.fish(s, me, face)
    return (keep(me, PILE),)
