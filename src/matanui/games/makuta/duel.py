"""Duels with the Rahi: turn it up, declare your counters and roll, compare."""

from __future__ import annotations

from typing import Final

from matanui.core.flow import CHANCE, Ask, Next, Step
from matanui.core.questions import PIPS
from matanui.games.makuta import explore, movement, pickup, turn, verbs
from matanui.games.makuta.data.counters import FACES, combinations
from matanui.games.makuta.data.island import PRINTED
from matanui.games.makuta.hands import dice_for, hides_a_mask
from matanui.games.makuta.options import COUNTERS, DIE, HELD
from matanui.games.makuta.state import Isle, left_of
from matanui.games.makuta.steps import chance, prompt, step

DECLARE: Final = prompt("declare", COUNTERS, topic="duel", nothing=0)
DUEL_DIE: Final = prompt("duel-die", DIE, topic="duel")
THROW: Final = chance("duel", PIPS)
LOSE: Final = prompt("lose", HELD, topic="counters")


@step
async def face_rahi(s: Isle, me: int, back: int) -> Next:
    """Whoever enters a Rahi's field must duel: turn it up to see its strength. [A31] [en, Attack]"""
    at = s.toa[me].at
    if at not in s.faced:
        kind = 0 if at in PRINTED[0] else 1 if at in PRINTED[1] else 2
        strength = await Ask(CHANCE, explore.TURN_UP[kind], s.bags[kind][:])
        verbs.face_rahi(s, me, kind, strength)
    verbs.meet_foe(s, me, s.faced[at])
    return contest(s, me, judge_rahi(me, back))


def contest(s: Isle, me: int, verdict: Step) -> Next:
    """Declare and roll in the order of the edition. [A28] [de, Herausforderung] [en, Attack]"""
    if s.rules.declare_bonus == "before_roll":
        return declare(me), throw(me), verdict
    return throw(me), declare(me), verdict


@step
async def declare(s: Isle, me: int) -> Next:
    """Use any of your Turaga and masks; what you use, everybody sees. [A22, A23] [en, Attack]"""
    toa = s.toa[me]
    if not hides_a_mask(toa):
        return ()
    chosen = await Ask(me, DECLARE, combinations(toa.hand, toa.who, s.rules))
    if chosen:
        verbs.declare(s, me, chosen)
    return ()


@step
async def throw(s: Isle, me: int) -> Next:
    """One roll, with the die of your move, or one that you may choose. [A29, A32]
    [de, Herausforderung] [en, Attack]"""
    die = s.die
    if not die or s.rules.duel_die == "free_choice":
        dice = dice_for(s, me, False)
        die = await Ask(me, DUEL_DIE, dice) if hides_a_mask(s.toa[me]) else dice[0]
    pips = total = await Ask(CHANCE, THROW, FACES[die])
    while s.rules.exploding_max and pips == die:
        pips = await Ask(CHANCE, THROW, FACES[die])
        total += pips
    verbs.cast(s, me, die, total)
    return ()


@step
def judge_rahi(s: Isle, me: int, back: int) -> Next:
    """More wins; equal costs nothing; less costs a counter. Unless you win, you step back. [A4, A5, A6, A30]
    [en, Win an attack] [en, Lose an attack] [en, A tie]"""
    at = s.toa[me].at
    outcome = verbs.judge(s, me)
    if outcome > 0:
        verbs.beat_rahi(s, me)
        return spoils(s, me)
    verbs.step_back(s, me, back)
    if (s.rules.rahi_after_loss if outcome < 0 else s.rules.rahi_after_tie) == "face_down":
        verbs.cover(s, at)
    return (lose(me, at),) if outcome < 0 else ()


def spoils(s: Isle, me: int) -> Next:
    """Every counter under the Rahi is yours [A19], and your turn goes on [A7]. [en, Win an attack] [N14]"""
    at, r = s.toa[me].at, s.rules
    won: Next = (pickup.collect(me, len(s.lying[at]), pickup.UNDER_RAHI),) if at in s.lying else ()
    if r.win_reward == "leftover_steps" or not r.rahi_ends_move:
        won = *won, movement.walk_on(me, at, s.fled)
    if r.win_reward == "leftover_steps":
        return won
    return *won, turn.begin(me, turn.EXTRA_TURN if r.win_reward == "extra_turn" else turn.EXTRA_MOVE)


@step
async def lose(s: Isle, me: int, spot: int) -> Next:
    """The player on your left picks the counter you lose, by its back [A17, A18, N10]; without one you lose nothing
    [A21]. It goes under the Rahi, or to the start field. [en, Lose an attack]"""
    hand, left = s.toa[me].hand, left_of(s, me)
    if not hand:
        return ()
    if s.rules.loss_choice == "seen" and not all(thing >> 5 + left & 1 for thing in hand):
        verbs.look(s, left, me)
        return (lose(me, spot),)
    n = 0 if len(hand) == 1 else await Ask(left, LOSE, list(range(len(hand))), me)
    verbs.forfeit(s, me, left, n, spot)
    return ()
