"""What a viewer may know, built by white list; and the redeal of everything a seat cannot know."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec import Struct
from msgspec.structs import replace

from matanui.core.chance import Dice
from matanui.core.flow import Ask
from matanui.core.once import in_order
from matanui.core.questions import Question
from matanui.games.makuta.copies import copy_isle
from matanui.games.makuta.data.counters import ALL_SEE, FACE, KEY_BAG, LOCK_BAG, MASK_BAG, back, is_key
from matanui.games.makuta.data.island import Island
from matanui.games.makuta.hands import too_many
from matanui.games.makuta.rules import Rules
from matanui.games.makuta.state import Isle
from matanui.games.makuta.steps import BOOK, KNOWN_HAND

TRIES = 200


class SeatView(Struct, frozen=True):
    """A Toa as the viewer sees it: unknown counters show their backs. `shown` has a bit for each counter of the hand
    that everybody has seen."""

    who: int
    at: int
    hand: list[int]
    shown: int


class View(Struct, frozen=True):
    """The table as one viewer knows it. A spectator is viewer None."""

    OWN: ClassVar = ("viewer", "seats", "lying", "pile", "unseen", "question")  # what depends on who looks

    viewer: int | None
    rules: Rules
    seats: list[SeatView]
    first: int
    turn: int
    round: int
    winner: int
    die: int
    pips: int
    trail: list[int]  # fields that are closed to the rest of this walk
    island: Island
    tiles: list[int]  # still in the stack, in name order
    drawn: int
    rahi: dict[int, int]  # field -> strength, 0 while it lies face down
    remembered: dict[int, int]  # strengths of Rahi that lie face down again: everybody saw them once
    rahi_left: list[list[int]]  # strengths that nobody has seen, by kind
    prizes: list[int]
    lying: dict[int, list[int]]
    pile: list[int]
    unseen: list[list[int]]  # masks and Turaga, keys: faces that the viewer has not seen
    locks: dict[int, int]
    locks_left: list[int]
    temple: int
    foe: int
    bonus: int
    cast: int
    victim: int | None  # whose counters are being chosen from, by the viewer or by somebody else
    waiting: int | None  # the seat that is asked; None when the game is over
    question: Question | None


def view(s: Isle, viewer: int | None, ask: Ask | None) -> View:
    """The table as `viewer` knows it."""
    return View(
        **own(s, viewer, ask),
        rules=s.rules,
        first=s.first,
        turn=s.turn,
        round=s.round,
        winner=s.winner,
        die=s.die,
        pips=s.pips,
        trail=s.trail[:],
        island=s.island,
        tiles=s.tiles[:],
        drawn=s.drawn,
        rahi={f: 0 if f in s.covered else s.faced.get(f, 0) for f in in_order(s.rahi)},
        remembered={f: s.faced[f] for f in in_order(s.covered)},
        rahi_left=[bag[:] for bag in s.bags[:MASK_BAG]],
        prizes=in_order(s.prizes).copy(),
        locks={f: s.locks[f] for f in sorted(s.locks)},
        locks_left=s.bags[LOCK_BAG][:],
        temple=s.temple,
        foe=s.foe,
        bonus=s.bonus,
        cast=s.cast,
        victim=None if ask is None else ask.about,
        waiting=None if ask is None else ask.seat,
    )


def own(s: Isle, viewer: int | None, ask: Ask | None) -> dict[str, Any]:
    """What depends on who looks."""
    eye = ALL_SEE if viewer is None else 32 << viewer
    return {
        "viewer": viewer,
        "seats": [SeatView(t.who, t.at, seen_from(eye, t.hand), shown_to_all(t.hand)) for t in s.toa],
        "lying": {f: seen_from(eye, things) for f, things in sorted(s.lying.items())},
        "pile": sorted(seen_from(eye, s.pile)),  # a heap: where in it something lay would show what was fished [N12]
        "unseen": unseen_by(s, eye),
        "question": Question(ask.prompt, ask.options) if ask is not None and ask.seat == viewer else None,
    }


def beside(s: Isle, other: View, viewer: int | None, ask: Ask | None) -> View:
    """The table as `viewer` knows it, from what somebody else sees at the same moment."""
    return replace(other, **own(s, viewer, ask))


def seen_from(eye: int, things: list[int]) -> list[int]:
    """Faces that the eye knows, backs of the rest."""
    return [thing & FACE if thing & eye == eye else back(thing) for thing in things]


def shown_to_all(things: list[int]) -> int:
    """Which of these a spectator sees, too: one bit each."""
    return sum(1 << n for n, thing in enumerate(things) if thing & ALL_SEE == ALL_SEE)


def places(s: Isle) -> list[list[int]]:
    """Every list of things on the table."""
    return [*(t.hand for t in s.toa), *s.lying.values(), s.pile]


def unseen_by(s: Isle, eye: int) -> list[list[int]]:
    """What the bags and all unknown counters hold together, masks and Turaga first, then keys."""
    hidden = [thing & FACE for things in places(s) for thing in things if thing & eye != eye]
    masks = [face for face in hidden if not is_key(face)]
    keys = [face for face in hidden if is_key(face)]
    return [sorted(s.bags[MASK_BAG] + masks), sorted(s.bags[KEY_BAG] + keys)]


def redeal(s: Isle, viewer: int, dice: Dice) -> Isle:
    """A state that `viewer` cannot tell from this one: every counter they have not seen is dealt anew.
    Hands keep their limits. While somebody else is choosing what to put down, or where to fly, nothing is dealt: that
    hand is above its limit, or holds Miru, and who is asked is public."""
    if s.stack and BOOK.trait(s.stack[-1], KNOWN_HAND) not in (None, (viewer,)):
        return copy_isle(s)
    for _ in range(TRIES):
        fresh = deal(s, viewer, dice)
        if fresh is not None:
            return fresh
    return copy_isle(s)


def deal(s: Isle, viewer: int, dice: Dice) -> Isle | None:
    """One attempt: hands first, each drawn until it keeps its limits, then what lies about."""
    eye = 32 << viewer
    out = copy_isle(s)
    pools = unseen_by(s, eye)
    for toa in out.toa:
        legal = not too_many(toa.hand, s.rules)
        for _ in range(TRIES):
            fresh = [pool[:] for pool in pools]
            hand = dealt(toa.hand, eye, fresh, dice)
            if not legal or not too_many(hand, s.rules):
                break
        else:
            return None
        toa.hand, pools = hand, fresh
    out.lying = {f: dealt(things, eye, pools, dice) for f, things in out.lying.items()}
    out.pile = dealt(out.pile, eye, pools, dice)
    out.bags[MASK_BAG], out.bags[KEY_BAG] = pools
    return out


def dealt(things: list[int], eye: int, pools: list[list[int]], dice: Dice) -> list[int]:
    """The same things with new faces where the eye knows none; drawn from the pools."""
    out = things[:]
    for n, thing in enumerate(things):
        if thing & eye != eye:
            pool = pools[is_key(thing)]
            out[n] = thing & ~FACE | pool.pop(dice.below("redeal", len(pool)))
    return out
