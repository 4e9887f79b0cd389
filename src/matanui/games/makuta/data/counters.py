"""Counters as small numbers, and the bags they are drawn from when somebody first looks at them.

A counter that somebody has looked at is a *thing*: its face in the low five bits, and above them one bit for each
seat that knows the face. What nobody has looked at is not in the state: it stays in its bag.
"""

from __future__ import annotations

from typing import Final

from matanui.games.makuta.data.box import TOKENS
from matanui.games.makuta.rules import Rules

JOKER: Final = 6  # keys: symbols 0..5, then the joker
A_KEY: Final = 7  # a key whose face you do not know
HAU: Final = 10
PAKARI: Final = 11
KAKAMA: Final = 12
KAUKAU: Final = 13
MIRU: Final = 14
AKAKU: Final = 15
A_MASK: Final = 16  # a mask or Turaga whose face you do not know
TURAGA: Final = 20  # 20 + number of the Toa it belongs to
FACE: Final = 31
ALL_SEE: Final = 63 << 5

MOSQUITO: Final = 0  # bags, by back
SCORPION: Final = 1
TIGER: Final = 2
MASK_BAG: Final = 3
KEY_BAG: Final = 4
LOCK_BAG: Final = 5

KEY_LIMIT: Final = TOKENS.room.key
MASK_LIMIT: Final = TOKENS.room.mask
TURAGA_LIMIT: Final = TOKENS.room.turaga
DICE: Final = (6, 8, 12)  # white, red, green
FACES: Final = {n: list(range(1, n + 1)) for n in DICE}

TOA: Final = [t.id for t in TOKENS.toa]
NAME: Final[dict[int, str]] = (
    {n: c.id for n, c in enumerate(TOKENS.key)}
    | {HAU + n: c.id for n, c in enumerate(TOKENS.mask)}
    | {TURAGA + n: c.id for n, c in enumerate(TOKENS.turaga)}
    | {A_KEY: "key", A_MASK: "mask"}
)
NUMBER: Final[dict[str, int]] = {name: n for n, name in NAME.items()}
LOCKS: Final[list[list[int]]] = [[NUMBER[symbol] for symbol in lock.code] for lock in TOKENS.lock]
STRENGTH: Final = {"18-24": [s.low for s in TOKENS.segment], "18-28": [s.high for s in TOKENS.segment]}


def full_bags(ranges: str) -> list[list[int]]:
    """All counters of the box by their backs, each bag sorted: what nobody knows has no order."""
    rahi = [sorted(r.us if ranges == "us" else r.classic) for r in TOKENS.rahi]
    masks = [HAU + n for n, c in enumerate(TOKENS.mask) for _ in range(c.copies)]
    turaga = [TURAGA + n for n, c in enumerate(TOKENS.turaga) for _ in range(c.copies)]
    keys = [n for n, c in enumerate(TOKENS.key) for _ in range(c.copies)]
    return [*rahi, sorted(masks + turaga), sorted(keys), list(range(len(LOCKS)))]


def is_key(thing: int) -> bool:
    """By its back."""
    return thing & FACE <= A_KEY


def back(thing: int) -> int:
    """What everybody sees of a counter that lies face down."""
    return A_KEY if thing & FACE <= A_KEY else A_MASK


def seen(thing: int, seat: int) -> int:
    """The thing as this seat knows it: its face, or only its back."""
    return thing & FACE if thing >> 5 + seat & 1 else back(thing)


def worth(face: int, toa: int, rules: Rules) -> int:
    """What a counter adds to a roll in a duel: Hau 5, Pakari 10, your own Turaga 10, another's 5."""
    if face >= TURAGA:
        return 10 if face - TURAGA == toa else 5 if rules.turaga_bonus == "all" else 0
    return 5 if face == HAU else 10 if face == PAKARI else 0


def bonus(chosen: int, hand: list[int], toa: int, rules: Rules) -> int:
    """The sum for the chosen positions of a hand (one bit each)."""
    return sum(worth(thing & FACE, toa, rules) for n, thing in enumerate(hand) if chosen >> n & 1)


def combinations(hand: list[int], toa: int, rules: Rules) -> list[int]:
    """Every different set of counters you could declare in a duel, as bits over the positions of your hand.
    Without `stack_same_mask` a second copy of a mask adds nothing, so it is never offered. [A22]"""
    out = [0]
    faces: list[frozenset[tuple[int, int]]] = [frozenset()]
    copies: dict[int, int] = {}
    for n, thing in enumerate(hand):
        face = thing & FACE
        if not worth(face, toa, rules):
            continue
        k = copies[face] = copies.get(face, 0) + 1
        if k > 1 and face < TURAGA and not rules.stack_same_mask:
            continue
        for i in range(len(out)):  # the k-th copy joins only sets that have the copies before it
            if k == 1 or (face, k - 1) in faces[i]:
                out.append(out[i] | 1 << n)
                faces.append(faces[i] | {(face, k)})
    return out


def opens(hand: list[int], lock: int) -> list[int]:
    """Which keys of a hand open the lock, by position: exact symbols first, then jokers; none if it stays shut.
    [A50, A51, N16]"""
    left = [n for n, thing in enumerate(hand) if thing & FACE <= JOKER]
    used: list[int] = []
    for symbol in LOCKS[lock]:
        fit = next((n for n in left if hand[n] & FACE == symbol), -1)
        if fit < 0:
            continue
        left.remove(fit)
        used.append(fit)
    jokers = [n for n in left if hand[n] & FACE == JOKER][: len(LOCKS[lock]) - len(used)]
    return used + jokers if len(used) + len(jokers) == len(LOCKS[lock]) else []
