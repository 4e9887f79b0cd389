"""Chance: recomputable by anyone, no face favoured, one stream for each kind."""

from __future__ import annotations

import hashlib
import struct
from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from matanui.core.chance import SPAN, Dice, Stream, child, commitment, seed_of
from matanui.core.flow import CHANCE, Ask
from matanui.core.questions import PIPS, Prompt

SEED = bytes(range(32))


def by_hand(name: str, n: int) -> int:
    """The n-th number of a stream, written out from the description alone."""
    key = hashlib.blake2b(name.encode(), key=SEED, digest_size=32).digest()
    block = hashlib.blake2b((n // 16).to_bytes(8, "little"), key=key).digest()
    number: int = struct.unpack("<I", block[n % 16 * 4 : n % 16 * 4 + 4])[0]
    return number


@given(st.integers(1, 40))
def test_anyone_can_recompute_a_stream(k: int) -> None:
    dice = Dice(SEED)
    assert [dice.below("roll", k) for _ in range(40)] == [by_hand("roll", n) % k for n in range(40)]


def test_each_kind_of_chance_has_its_own_stream() -> None:
    """Rolling more dice does not change the tiles to come."""
    one, other = Dice(SEED), Dice(SEED)
    for _ in range(5):
        one.below("roll", 6)
    assert [one.below("tile", 19) for _ in range(9)] == [other.below("tile", 19) for _ in range(9)]
    assert [one.below("a", 1000) for _ in range(9)] != [one.below("b", 1000) for _ in range(9)]


def loaded(numbers: list[int]) -> Stream:
    """A stream whose numbers are given."""
    stream = Stream(SEED, "loaded")
    stream._block = tuple(numbers + [0] * (16 - len(numbers)))
    stream.n = 1
    return stream


def test_a_number_that_would_favour_low_faces_is_thrown_away() -> None:
    """2^32 is not a multiple of six: the last four numbers would favour the faces 1 to 4."""
    assert SPAN % 6 == 4
    assert loaded([0, SPAN - 1, SPAN - 4, 11]).below(6) == 11 % 6
    assert loaded([0, SPAN - 5]).below(6) == 5


def test_faces_are_equally_likely() -> None:
    """A χ² test at 0.001 with five degrees of freedom, on a fixed seed."""
    dice = Dice(SEED)
    seen = Counter(dice.below("roll", 6) for _ in range(60_000))
    assert sum((count - 10_000) ** 2 / 10_000 for count in seen.values()) < 20.5


def test_an_answer_is_one_of_the_options() -> None:
    ask = Ask(CHANCE, Prompt("", "rahi", (PIPS,)), [18, 18, 20])
    assert {Dice(bytes([n] * 32)).answer(ask) for n in range(50)} == {18, 20}


def test_seeds() -> None:
    assert seed_of("ab" * 32) == bytes.fromhex("ab" * 32)
    assert seed_of("7") == hashlib.sha256(b"7").digest()
    assert len(seed_of("zz" * 32)) == 32
    assert child(SEED, "game 1") != child(SEED, "game 2")
    assert commitment(SEED) == hashlib.sha256(SEED).hexdigest()
