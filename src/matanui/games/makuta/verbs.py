"""The only writers of state. Each changes one thing and, where somebody listens, tells one event."""

from __future__ import annotations

from matanui.games.makuta import events as ev
from matanui.games.makuta.data.counters import (
    ALL_SEE,
    FACE,
    KEY_BAG,
    LOCK_BAG,
    MASK_BAG,
    STRENGTH,
    bonus,
    is_key,
)
from matanui.games.makuta.data.island import EDGE_OF, FIELDS, PRINTED, PRIZES, RAHI, START
from matanui.games.makuta.state import BUSY, FACE_DOWN, STALEMATE, Isle


def bit(seat: int) -> int:
    """The mark of a seat that knows a thing's face."""
    return 32 << seat


# --- set-up and turns


def choose(s: Isle, seat: int, who: int) -> None:
    s.toa[seat].who = who
    if s.told is not None:
        s.told.append(ev.Chose(seat=seat, toa=who))


def roll_for_order(s: Isle, seats: list[int], rolls: list[int]) -> None:
    if s.told is not None:
        for seat, pips in zip(seats, rolls, strict=True):
            s.told.append(ev.Order(seat=seat, pips=pips))


def begin_game(s: Isle, seat: int) -> None:
    s.first = s.turn = seat
    if s.told is not None:
        s.told.append(ev.Began(seat=seat))


def next_turn(s: Isle, seat: int) -> None:
    s.turn = seat
    if seat == s.first:
        s.round += 1
        s.quiet += 1
    if s.told is not None:
        s.told.append(ev.Turn(seat=seat, round=s.round))


def roll(s: Isle, me: int, die: int, pips: int, fleeing: bool) -> None:
    s.die = die
    s.pips = pips
    s.fled = fleeing
    if s.trail:
        s.trail = []
    if s.told is not None:
        s.told.append(ev.Rolled(seat=me, die=die, pips=pips))


def rest(s: Isle, me: int) -> None:
    if s.told is not None:
        s.told.append(ev.Rested(seat=me))


def stalemate(s: Isle) -> None:
    s.winner = STALEMATE
    if s.told is not None:
        s.told.append(ev.Stalemate(round=s.round))


# --- movement


def walk(s: Isle, me: int, to: int) -> None:
    toa = s.toa[me]
    if s.told is not None:
        s.told.append(ev.Walked(seat=me, start=toa.at, field=to))
    toa.at = to


def use_points(s: Isle, steps: int, trail: list[int]) -> None:
    """Where a walk may go on after a stop: the points used, and the fields that are closed to the rest of it."""
    s.pips -= steps
    s.trail = trail


def note_exact(s: Isle, exact: bool) -> None:
    """Did the walk land exactly? [de, Kanohi Akaku]"""
    s.exact = exact


def stay(s: Isle, me: int) -> None:
    if s.told is not None:
        s.told.append(ev.Stuck(seat=me))


def fly(s: Isle, me: int, to: int, miru: int) -> None:
    """Miru, at this position of the hand, goes to the pile for all to see."""
    s.pile.append(s.toa[me].hand.pop(miru) | ALL_SEE)
    s.toa[me].at = to
    s.die = s.pips = 0
    s.trail = []
    s.exact = True
    s.fled = False
    if s.told is not None:
        s.told.append(ev.Flew(seat=me, field=to))


def step_back(s: Isle, me: int, to: int) -> None:
    s.toa[me].at = to
    if s.told is not None:
        s.told.append(ev.Back(seat=me, field=to))


# --- exploring


def draw_tile(s: Isle, me: int, tile: int) -> None:
    s.tiles.remove(tile)
    s.drawn = tile
    if s.told is not None:
        s.told.append(ev.Drew(seat=me, tile=tile))


def lay_tile(s: Isle, me: int, gate: int, turn: int) -> None:
    """The drawn tile joins the island, and its printed fields are filled, face down."""
    tile = s.drawn
    s.island = s.island.lay(gate, tile, turn)
    s.rahi |= RAHI.intersection(FIELDS[tile])
    s.prizes |= PRIZES.intersection(FIELDS[tile])
    s.drawn = -1
    s.quiet = BUSY
    if s.told is not None:
        s.told.append(ev.Laid(seat=me, tile=tile, gate=gate, turn=turn))


def put_back(s: Isle, me: int) -> None:
    """A tile that fits nowhere returns to the stack. [N6]"""
    tile, s.drawn = s.drawn, -1
    s.tiles = sorted([*s.tiles, tile])
    if s.told is not None:
        s.told.append(ev.PutBack(seat=me, tile=tile))


def uncover(s: Isle, field: int, drawn: int) -> None:
    """A counter laid face up: everybody knows it. [N15]"""
    if field in s.rahi:
        bag = next(k for k in range(3) if field in PRINTED[k])
        s.faced[field] = drawn
    else:
        bag = MASK_BAG if field in PRINTED[MASK_BAG] else KEY_BAG
        s.prizes -= {field}
        s.lying[field] = [drawn | ALL_SEE]
    s.bags[bag].remove(drawn)
    if s.told is not None:
        s.told.append(ev.Uncovered(field=field, counter=drawn))


def lay_lock(s: Isle, entrance: int, lock: int) -> None:
    s.locks[entrance] = lock
    if lock != FACE_DOWN:
        s.bags[LOCK_BAG].remove(lock)
    if s.told is not None:
        s.told.append(ev.LockLaid(field=entrance, lock=lock))


def turn_lock(s: Isle, me: int, lock: int) -> None:
    at = s.toa[me].at
    s.bags[LOCK_BAG].remove(lock)
    s.locks[at] = lock
    s.quiet = BUSY
    if s.told is not None:
        s.told.append(ev.LockTurned(seat=me, field=at, lock=lock))


# --- counters


def find(s: Isle, me: int, face: int) -> None:
    """Take the printed counter of your field; you alone look at it."""
    at = s.toa[me].at
    s.bags[MASK_BAG if at in PRINTED[MASK_BAG] else KEY_BAG].remove(face)
    s.prizes -= {at}
    s.toa[me].hand.append(face | bit(me))
    s.quiet = BUSY
    if s.told is not None:
        s.told.append(ev.Found(seat=me, field=at, counter=face, knows=1 << me))


def gather(s: Isle, me: int) -> None:
    """Take the counter that has lain longest on your field."""
    at = s.toa[me].at
    thing = s.lying[at].pop(0) | bit(me)
    if not s.lying[at]:
        del s.lying[at]
    s.toa[me].hand.append(thing)
    if s.told is not None:
        s.told.append(ev.Gathered(seat=me, field=at, counter=thing & FACE, knows=thing >> 5))


def fish(s: Isle, me: int, face: int) -> None:
    """Take a counter from the pile without looking first. Nobody knows any more which of that back are left. [N12]"""
    taken = next(n for n, thing in enumerate(s.pile) if thing & FACE == face)
    del s.pile[taken]
    s.pile = [thing & FACE if is_key(thing) == is_key(face) else thing for thing in s.pile]
    s.toa[me].hand.append(face | bit(me))
    if s.told is not None:
        s.told.append(ev.Fished(seat=me, counter=face, knows=1 << me))


def show(s: Isle, me: int, n: int) -> None:
    """Turn one of your counters up for all to see."""
    s.toa[me].hand[n] |= ALL_SEE
    if s.told is not None:
        s.told.append(ev.Showed(seat=me, counter=s.toa[me].hand[n] & FACE))


def put_down(s: Isle, me: int, n: int, field: int) -> None:
    """Put one of your counters on a field, face down; the start field is the pile."""
    thing = s.toa[me].hand.pop(n)
    _lay_down(s, field, thing)
    if s.told is not None:
        s.told.append(ev.Left(seat=me, field=field, counter=thing & FACE, knows=thing >> 5))


def forfeit(s: Isle, me: int, by: int, n: int, field: int) -> None:
    """The counter that the player on your left picked goes under the Rahi, or to the pile."""
    thing = s.toa[me].hand.pop(n)
    _lay_down(s, field, thing)
    if s.told is not None:
        s.told.append(ev.Forfeited(seat=me, by=by, field=field, counter=thing & FACE, knows=thing >> 5))


def _lay_down(s: Isle, field: int, thing: int) -> None:
    if field == START:
        s.pile.append(thing)
    elif field in s.lying:
        s.lying[field].append(thing)
    else:
        s.lying[field] = [thing]


# --- Akaku


def spend(s: Isle, me: int, n: int) -> None:
    """A used mask goes to the pile for all to see."""
    s.pile.append(s.toa[me].hand.pop(n) | ALL_SEE)
    if s.told is not None:
        s.told.append(ev.Used(seat=me, counter=s.pile[-1] & FACE))


def look(s: Isle, me: int, victim: int) -> None:
    """See all counters of another player."""
    hand = s.toa[victim].hand
    s.toa[victim].hand = [thing | bit(me) for thing in hand]
    if s.told is not None:
        s.told.append(ev.Looked(seat=me, victim=victim, counters=[thing & FACE for thing in hand]))


def rob(s: Isle, me: int, victim: int, n: int, keep: bool) -> None:
    """Take a counter from another player, or remove it to the pile."""
    thing = s.toa[victim].hand.pop(n)
    (s.toa[me].hand if keep else s.pile).append(thing)
    if s.told is not None:
        s.told.append(ev.Robbed(seat=me, victim=victim, counter=thing & FACE, kept=keep, knows=thing >> 5))


# --- duels


def face_rahi(s: Isle, me: int, kind: int, strength: int) -> None:
    """Turn up a Rahi that nobody has seen."""
    s.bags[kind].remove(strength)
    s.faced[s.toa[me].at] = strength


def meet_foe(s: Isle, me: int, strength: int) -> None:
    """A duel begins; the Rahi lies face up."""
    at = s.toa[me].at
    s.covered -= {at}
    s.foe, s.bonus, s.cast = strength, 0, 0
    if s.told is not None:
        s.told.append(ev.Faced(seat=me, field=at, strength=strength))


def declare(s: Isle, me: int, chosen: int) -> None:
    """Show the counters you use in this duel. [A28]"""
    toa = s.toa[me]
    s.bonus = bonus(chosen, toa.hand, toa.who, s.rules)
    toa.hand = [thing | ALL_SEE if chosen >> n & 1 else thing for n, thing in enumerate(toa.hand)]
    if s.told is not None:
        used = [thing & FACE for n, thing in enumerate(toa.hand) if chosen >> n & 1]
        s.told.append(ev.Declared(seat=me, counters=used, bonus=s.bonus))


def cast(s: Isle, me: int, die: int, pips: int) -> None:
    s.cast = pips
    if s.told is not None:
        s.told.append(ev.Cast(seat=me, die=die, pips=pips))


def judge(s: Isle, me: int) -> int:
    """Compare: 1 won, 0 tied, -1 lost. The duel is over."""
    total, foe = s.cast + s.bonus, s.foe
    outcome = (total > foe) - (total < foe)
    s.foe = s.bonus = s.cast = 0
    if s.told is not None:
        at = s.toa[me].at
        s.told.append(ev.Judged(seat=me, field=at, total=total, strength=foe, outcome=outcome))
    return outcome


def beat_rahi(s: Isle, me: int) -> None:
    """The Rahi leaves the game for good. [A26]"""
    at = s.toa[me].at
    s.rahi -= {at}
    del s.faced[at]
    s.quiet = BUSY


def cover(s: Isle, field: int) -> None:
    """The Rahi is turned down again."""
    s.covered |= {field}


# --- Makuta


def challenge(s: Isle, me: int, keys: list[int]) -> None:
    """Show the three keys that open the lock. They stay yours. [A50]"""
    toa = s.toa[me]
    toa.hand = [thing | ALL_SEE if n in keys else thing for n, thing in enumerate(toa.hand)]
    s.quiet = BUSY
    s.pips = 0
    if s.told is not None:
        shown = [toa.hand[n] & FACE for n in keys]
        s.told.append(ev.Challenged(seat=me, field=toa.at, counters=shown))


def turn_temple(s: Isle, me: int, pips: int) -> None:
    """Each segment counts for one turn; the one before your entrance tells Makuta's strength. [A53]"""
    s.temple = (s.temple + pips) % 6
    segment = (EDGE_OF[s.toa[me].at] + s.temple) % 6
    s.foe, s.bonus, s.cast = STRENGTH[s.rules.makuta_table][segment], 0, 0
    if s.told is not None:
        s.told.append(ev.TempleTurned(seat=me, pips=pips, segment=segment, strength=s.foe))


def exile(s: Isle, me: int, by: int, to: int) -> None:
    s.toa[me].at = to
    if s.told is not None:
        s.told.append(ev.Exiled(seat=me, by=by, field=to))


def win(s: Isle, me: int) -> None:
    s.winner = me
    if s.told is not None:
        s.told.append(ev.Won(seat=me))
