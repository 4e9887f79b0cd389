"""Counters as small numbers, and the bags they are drawn from when somebody first looks at them.

A counter that somebody has looked at is a *thing*: its face in the low five bits, and above them one bit for each
seat that knows the face. What nobody has looked at is not in the state: it stays in its bag.
"""

from __future__ import annotations

from typing import Final

from matanui.games.makuta.data.box import TOKENS
from matanui.games.makuta.data.sets import COUNTER_SETS
from matanui.games.makuta.rules import Rules

A_KEY: Final = 7  # a key whose face you do not know
FIRST_MASK: Final = 10  # keys have lower numbers
A_MASK: Final = 16  # a mask or Turaga whose face you do not know
TURAGA: Final = 20  # 20 + number of the Toa it belongs to
FACE: Final = 31
ALL_SEE: Final = 63 << 5

TOA: Final = [t.id for t in TOKENS.toa]
_ROWS: Final = [*TOKENS.key, *TOKENS.mask, *TOKENS.turaga]
NAME: Final[dict[int, str]] = {row.no: row.id for row in _ROWS} | {A_KEY: "key", A_MASK: "mask"}
NUMBER: Final[dict[str, int]] = {name: n for n, name in NAME.items()}
JOKER: Final = NUMBER["joker"]
HAU: Final = NUMBER["hau"]
PAKARI: Final = NUMBER["pakari"]
KAKAMA: Final = NUMBER["kakama"]
KAUKAU: Final = NUMBER["kaukau"]
MIRU: Final = NUMBER["miru"]
AKAKU: Final = NUMBER["akaku"]

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
LOCKS: Final[list[list[int]]] = [[NUMBER[symbol] for symbol in lock.code] for lock in TOKENS.lock]
BONUS: Final = [next((row.bonus for row in _ROWS if row.no == face), 0) for face in range(FACE + 1)]
OWN: Final = [next((row.own for row in _ROWS if row.no == face), 0) for face in range(FACE + 1)]
STRENGTH: Final = {"18-24": [s.low for s in TOKENS.segment], "18-28": [s.high for s in TOKENS.segment]}


def full_bags(rules: Rules) -> list[list[int]]:
    """All counters of the box by their backs, each bag sorted: what nobody knows has no order."""
    box = COUNTER_SETS[rules.counters]
    kinds = [box.rahi[row.id] for row in TOKENS.rahi]
    rahi = [sorted(kind.us if rules.rahi_ranges == "us" else kind.classic) for kind in kinds]
    held = sorted(row.no for row in _ROWS for _ in range(box.copies(row.id)))
    masks, keys = [n for n in held if not is_key(n)], [n for n in held if is_key(n)]
    return [*rahi, masks, keys, [lock.no for lock in TOKENS.lock if lock.id in box.lock]]


def toa_of(rules: Rules) -> list[int]:
    """The Toa that one can play."""
    return [toa.no for toa in TOKENS.toa if toa.id in COUNTER_SETS[rules.counters].toa]


def is_key(thing: int) -> bool:
    """By its back."""
    return thing & FACE < FIRST_MASK


def is_mask(face: int) -> bool:
    """A mask, and no Turaga, which has the same back."""
    return FIRST_MASK <= face < TURAGA


def back(thing: int) -> int:
    """What everybody sees of a counter that lies face down."""
    return A_KEY if thing & FACE < FIRST_MASK else A_MASK


def seen(thing: int, seat: int) -> int:
    """The thing as this seat knows it: its face, or only its back."""
    return thing & FACE if thing >> 5 + seat & 1 else back(thing)


def worth(face: int, toa: int, rules: Rules) -> int:
    """What a counter adds to a roll in a duel: Hau 5, Pakari 10, your own Turaga 10, another's 5."""
    if face < TURAGA:
        return BONUS[face]
    return OWN[face] if face - TURAGA == toa else BONUS[face] if rules.turaga_bonus == "all" else 0


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
    left = [n for n, thing in enumerate(hand) if is_key(thing)]
    used: list[int] = []
    for symbol in LOCKS[lock]:
        fit = next((n for n in left if hand[n] & FACE == symbol), -1)
        if fit < 0:
            continue
        left.remove(fit)
        used.append(fit)
    jokers = [n for n in left if hand[n] & FACE == JOKER][: len(LOCKS[lock]) - len(used)]
    return used + jokers if len(used) + len(jokers) == len(LOCKS[lock]) else []
