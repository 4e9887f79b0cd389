"""Miru and Akaku, the two masks that are used up. (Kakama and Kaukau: `hands.dice_for`; Hau and Pakari: `duel`.)"""

from __future__ import annotations

from typing import Final

from matanui.core.flow import CHANCE, Ask, Next
from matanui.core.questions import PASS, PASSING
from matanui.games.makuta import movement, pickup, turn, verbs
from matanui.games.makuta.data.counters import AKAKU, FACES, MIRU
from matanui.games.makuta.data.island import ENTRANCES, START
from matanui.games.makuta.hands import dice_for, hides_a_mask, holds
from matanui.games.makuta.options import DIE, FIELD, HELD, SEAT
from matanui.games.makuta.state import PLAYING, Isle, others_at
from matanui.games.makuta.steps import prompt, step, step_of_hand

TO_ANYWHERE: Final = prompt("fly", FIELD, topic="move")
AKAKU_ON: Final = prompt("akaku", SEAT, PASSING, topic="counters", nothing=PASS)
ROB: Final = prompt("rob", HELD, topic="counters")
ESCAPE: Final = prompt("escape", DIE, topic="move")


@step_of_hand
async def fly(s: Isle, me: int) -> Next:
    """Miru: float to any field of the island instead of walking; landing is stopping. [A33, A35]
    [en, Kanohi Miru]"""
    toa = s.toa[me]
    shut = movement.barred(s, me, False)
    if s.rules.miru_no_entrance:
        shut |= ENTRANCES
    to = await Ask(me, TO_ANYWHERE, [f for f in s.island.fields if f != toa.at and f not in shut])
    back = toa.at
    verbs.fly(s, me, to, holds(toa, MIRU))
    return movement.arrive(s, me, back)


@step
async def meet(s: Isle, me: int, at: int) -> Next:
    """Akaku: where you stop beside another Toa, you may look at all their counters and take one. [A36, A37]
    [en, Kanohi Akaku] [de, Kanohi Akaku]"""
    toa = s.toa[me]
    foes = [n for n in others_at(s, me) if s.toa[n].hand]
    if s.winner != PLAYING or toa.at != at or s.fled or not foes or not hides_a_mask(toa):
        return ()
    akaku = holds(toa, AKAKU)
    armed = akaku >= 0 and (s.exact or not s.rules.akaku_exact)
    bound = armed and s.rules.share_fields == "akaku_only" and at != START
    victim = await Ask(me, AKAKU_ON, (foes if armed else []) + ([] if bound else [PASS]))
    if victim == PASS:
        return ()
    verbs.spend(s, me, akaku)
    verbs.look(s, me, victim)
    return (take_one(me, victim), escape(me)) if s.rules.akaku_escape_roll else (take_one(me, victim),)


@step
async def take_one(s: Isle, me: int, victim: int) -> Next:
    """Take the counter you want, or remove it from the other's board. [N9] [en, Kanohi Akaku]"""
    n = await Ask(me, ROB, list(range(len(s.toa[victim].hand))), victim)
    steal = s.rules.akaku_effect == "steal"
    verbs.rob(s, me, victim, n, steal)
    return (pickup.keep(me, pickup.PILE),) if steal else ()


@step
async def escape(s: Isle, me: int) -> Next:
    """After Akaku you roll once more and flee. [A36] [nl, Kanohi Akaku] [de, Kanohi Akaku]"""
    dice = dice_for(s, me, False)
    die = await Ask(me, ESCAPE, dice) if hides_a_mask(s.toa[me]) else dice[0]
    pips = await Ask(CHANCE, turn.ROLL, FACES[die])
    verbs.roll(s, me, die, pips, True)
    return (movement.walk(me),)
