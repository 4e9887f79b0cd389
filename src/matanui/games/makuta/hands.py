"""What a Toa holds, and which dice that gives."""

from __future__ import annotations

from matanui.games.makuta.data.counters import (
    FACE,
    KAKAMA,
    KAUKAU,
    KEY_LIMIT,
    MASK_LIMIT,
    TURAGA,
    TURAGA_LIMIT,
    is_key,
    is_mask,
)
from matanui.games.makuta.rules import Rules
from matanui.games.makuta.state import Isle, Toa


def holds(toa: Toa, face: int) -> int:
    """Where in the hand a counter is, or -1."""
    for n, thing in enumerate(toa.hand):
        if thing & FACE == face:
            return n
    return -1


def hides_a_mask(toa: Toa) -> bool:
    """Could this Toa hold a mask or Turaga, as far as everybody sees?"""
    for thing in toa.hand:
        if not is_key(thing):
            return True
    return False


def keys_held(toa: Toa) -> int:
    """How many keys, by their backs."""
    return sum(is_key(thing) for thing in toa.hand)


def dice_for(s: Isle, me: int, first_roll: bool) -> list[int]:
    """White; red with Kakama, green with Kaukau, and only these where the masks bind.
    [en, Kanohi Kakama] [de, Kanohi Kakama] [N7]"""
    if not hides_a_mask(s.toa[me]) or (first_roll and s.rules.base_die == "per_turn"):
        return [6]
    faces = [thing & FACE for thing in s.toa[me].hand]
    fast = [12] if KAUKAU in faces else [8] if KAKAMA in faces else []
    return fast if fast and s.rules.speed_masks == "mandatory" else [6, *fast]


def too_many(hand: list[int], rules: Rules) -> list[int]:
    """The positions among which one counter must go, or none: three keys, two Turaga, four masks, and never Kakama
    and Kaukau together. [en, Locks and keys] [en, Kanohi and Turaga] [en, Turaga] [fr, Kanohi et Turaga]"""
    faces = [thing & FACE for thing in hand]
    keys = [n for n, f in enumerate(faces) if is_key(f)]
    turaga = [n for n, f in enumerate(faces) if f >= TURAGA]
    masks = [n for n, f in enumerate(faces) if is_mask(f)]
    fast = [n for n in masks if faces[n] in (KAKAMA, KAUKAU)]
    both = KAKAMA in faces and KAUKAU in faces
    if both or (rules.speed_limit == "one_total" and len(fast) > 1):
        return fast
    if len(keys) > KEY_LIMIT:
        return keys
    if len(turaga) > TURAGA_LIMIT:
        return turaga
    return masks if len(masks) > MASK_LIMIT else []
