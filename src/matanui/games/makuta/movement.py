"""Movement: along the printed grid, no field twice, a Rahi is the last step, and you may stop early."""

from __future__ import annotations

from typing import Final

from matanui.core.flow import Ask, Next
from matanui.games.makuta import duel, explore, masks, pickup, temple, verbs
from matanui.games.makuta.data.counters import AKAKU, KEY_LIMIT, MIRU
from matanui.games.makuta.data.island import ALL_GATES, ENTRANCES, NONE, START, START_TILE, TILE_OF
from matanui.games.makuta.hands import hides_a_mask, holds, keys_held
from matanui.games.makuta.options import FIELD, FLY, TO_FLY
from matanui.games.makuta.paths import path, reach, sides, walks
from matanui.games.makuta.rules import Rules
from matanui.games.makuta.state import Isle, is_shared
from matanui.games.makuta.steps import prompt, step

WALK: Final = prompt("walk", FIELD, TO_FLY, topic="move")
WALK_ON: Final = prompt("walk-on", FIELD, topic="move")
WALK_FROM: Final = prompt("walk-from", FIELD, topic="move")


@step
async def walk(s: Isle, me: int) -> Next:
    """Walk at least one field if you can, at most what you rolled [A2, A9]. [en, Movement]"""
    stops, shut = halts(s), closed(s, me)
    options = goals(s, me, stops, shut)
    masked = not s.fled and hides_a_mask(s.toa[me])
    late_miru = masked and s.rules.miru_when == "any_time"
    if not options:
        options = [s.toa[me].at]
    if late_miru and holds(s.toa[me], MIRU) >= 0:
        options.append(FLY)
    asked = late_miru or (masked and s.rules.share_fields == "akaku_only")  # being asked shows neither Miru nor Akaku
    to = options[0] if len(options) == 1 and not asked else await Ask(me, WALK, options)
    if to == FLY:
        return (masks.fly(me),)
    back = await side_of(s, me, to, stops, shut) if to in s.rahi else s.toa[me].at
    return stride(s, me, to, back, stops, shut)


@step
async def walk_on(s: Isle, me: int, at: int, fled: int) -> Next:
    """Use the points that are left, where a stop does not end the move. [N4, N5]"""
    if not s.pips or s.toa[me].at != at or s.fled != fled:
        return ()
    stops, shut = halts(s), closed(s, me)
    further = [f for f in goals(s, me, stops, shut) if f != at]
    to = await Ask(me, WALK_ON, [at, *further])
    if to == at:
        return ()
    back = await side_of(s, me, to, stops, shut) if to in s.rahi else at
    return stride(s, me, to, back, stops, shut)


async def side_of(s: Isle, me: int, rahi: int, stops: frozenset[int], shut: frozenset[int]) -> int:
    """The side from which you come to a Rahi is where you go back to. [A6]"""
    froms = sides(s.island, stops, shut, s.toa[me].at, s.pips, rahi)
    return froms[0] if len(froms) == 1 else await Ask(me, WALK_FROM, froms)


def stride(s: Isle, me: int, to: int, back: int, stops: frozenset[int], shut: frozenset[int]) -> Next:
    """Walk there, if it is not where you stand."""
    start = s.toa[me].at
    if to == start and (s.rules.backtrack == "no_revisit" or not closes_a_loop(s, me, stops, shut)):
        verbs.stay(s, me)
        return ()
    if s.rules.akaku_exact and any(t.at == to for t in s.toa):
        verbs.note_exact(s, to in exactly(s, me, stops, shut))
    if s.rules.leaves_points:
        spend_points(s, me, to, back, stops, shut)
    verbs.walk(s, me, to)
    return arrive(s, me, back)


def arrive(s: Isle, me: int, back: int) -> Next:
    """What the field you stop on asks of you; Akaku comes last. [A3, A11, A38, A41, N11]"""
    at = s.toa[me].at
    if at in s.rahi:
        return (duel.face_rahi(me, back),)
    todo: Next = ()
    if at in s.prizes or at in s.lying:
        todo = (pickup.collect(me, len(s.lying.get(at, ())), pickup.FIELD),)
    elif at in s.island.open and s.tiles:
        todo = (explore.explore(me),)
    elif s.pile and is_by_pile(s.rules, at):
        todo = (pickup.search(me),)
    elif at in ENTRANCES:
        todo = temple.flip_lock(me), temple.challenge(me)
    if is_shared(s, at):
        todo = *todo, masks.meet(me, at)
    return (*todo, walk_on(me, at, s.fled)) if s.rules.leaves_points and goes_on(s, at) else todo


def is_by_pile(r: Rules, at: int) -> bool:
    """Is this where you may pick one of the given-up counters? [N13]"""
    return at == START or (TILE_OF[at] == START_TILE and r.discard_spot == "start_tile")


def goals(s: Isle, me: int, stops: frozenset[int], shut: frozenset[int]) -> list[int]:
    """Where this roll can take you. [en, Movement 3] [N2, N3]"""
    at, r = s.toa[me].at, s.rules
    if r.early_stop == "anywhere" and r.backtrack == "no_revisit":
        out = reach(s.island, stops, shut, at, s.pips)
    else:
        rings, ends = walks(s.island, stops, shut, at, s.pips, r.backtrack == "no_reversal")
        ok = {f for ring in rings[1:] for f in ring if r.early_stop == "anywhere" or is_target(s, f)}
        out = sorted(ok if r.early_stop == "anywhere" else ok | (rings[-1] or ends))
    if r.share_fields == "akaku_only" and r.akaku_exact:
        taken = {t.at for t in s.toa} - {START}
        out = [f for f in out if f not in taken or f in exactly(s, me, stops, shut)]
    return out


def is_target(s: Isle, f: int) -> bool:
    """A field that you may stop on before your points are used up. [N2]"""
    if f in s.rahi or f in s.prizes or f in s.lying or f in s.locks or (f == START and s.pile):
        return True
    return f in ALL_GATES


def exactly(s: Isle, me: int, stops: frozenset[int], shut: frozenset[int]) -> set[int]:
    """Where a walk ends that uses every point."""
    crossing = s.rules.backtrack == "no_reversal"
    return walks(s.island, stops, shut, s.toa[me].at, s.pips, crossing)[0][-1]


def closes_a_loop(s: Isle, me: int, stops: frozenset[int], shut: frozenset[int]) -> bool:
    """Can this roll lead round and back to where you stand? [N3]"""
    at = s.toa[me].at
    return any(at in ring for ring in walks(s.island, stops, shut, at, s.pips, True)[0][1:])


def halts(s: Isle) -> frozenset[int]:
    """Fields that end a walk: Rahi; where entering is enough, open gates; where pawns block, whoever you may rob."""
    stops = s.rahi
    if s.rules.gate_trigger == "any_entry" and s.rules.gate_tile == "must" and s.tiles:
        stops |= s.island.open
    if s.rules.share_fields == "akaku_only":
        stops |= {t.at for t in s.toa if t.at != START}
    return stops


def closed(s: Isle, me: int) -> frozenset[int]:
    """Fields that you may not walk on: walked already with this roll, or barred."""
    shut = barred(s, me, s.fled)
    return shut.union(s.trail) if s.trail else shut


def barred(s: Isle, me: int, fled: bool) -> frozenset[int]:
    """Fields that you may not enter, on foot or in flight: held by a pawn [N8], or locked to you [N19]."""
    shut = NONE
    if s.rules.share_fields == "akaku_only":
        armed = not fled and holds(s.toa[me], AKAKU) >= 0
        shut |= {t.at for n, t in enumerate(s.toa) if n != me and t.at != START and not (armed and t.hand)}
        shut -= {s.toa[me].at}
    if s.rules.entrance_needs_keys and keys_held(s.toa[me]) < KEY_LIMIT:
        shut |= ENTRANCES
    return shut


def goes_on(s: Isle, at: int) -> bool:
    """May the walk go on after the business of this field is done? [N4, N5]"""
    r = s.rules
    if not r.stop_is_final:
        return True
    if at in s.island.open:
        return r.gate_trigger == "any_entry"
    if at in ENTRANCES:
        return r.lock_flip_when == "enter" or r.challenge_when == "enter"
    if not s.pile or at in s.prizes or at in s.lying:
        return False
    return r.start_pick == "passing" and is_by_pile(r, at)


def spend_points(s: Isle, me: int, to: int, back: int, stops: frozenset[int], shut: frozenset[int]) -> None:
    """Take the shortest walk from the points, and close its fields to the rest of this roll."""
    start = s.toa[me].at
    if s.rules.backtrack == "no_reversal":
        rings = walks(s.island, stops, shut, start, s.pips, True)[0]
        steps = next(k for k in range(1, len(rings)) if to in rings[k] and (back in rings[k - 1] or to not in s.rahi))
        verbs.use_points(s, steps, [back if to in s.rahi else step_before(s, rings, steps, to)])
        return
    trail = path(s.island, stops, shut, start, back if to in s.rahi else to)
    trail += [to] if to in s.rahi else []
    verbs.use_points(s, len(trail), [*s.trail, start, *trail[:-1]])


def step_before(s: Isle, rings: list[set[int]], steps: int, to: int) -> int:
    """A field from which the last step can have come."""
    return min(f for f in rings[steps - 1] if f in s.island.near[to])
