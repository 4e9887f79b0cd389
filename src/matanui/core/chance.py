"""Chance from one seed: a separate stream of numbers for each kind of chance, every face exactly as likely.

Anyone can recompute a stream: key = BLAKE2b-256(name of the stream, keyed with the seed); block i = BLAKE2b-512(i as
8 little-endian bytes, keyed with that key), read as sixteen little-endian 32-bit numbers. A number that would favour
low faces (at or above the largest multiple of the number of options) is thrown away.
"""

from __future__ import annotations

import hashlib
import struct
from typing import Final

from matanui.core.flow import Ask
from matanui.core.questions import ids_of

SPAN: Final = 1 << 32
PRESCRIBED: Final = ""  # among the streams: what was not drawn from one


class Stream:
    """One kind of chance: numbers in order, sixteen to a hash."""

    def __init__(self, seed: bytes, name: str) -> None:
        self.key = hashlib.blake2b(name.encode(), key=seed, digest_size=32).digest()
        self.n = 0
        self._block: tuple[int, ...] = ()

    def skip(self, n: int) -> None:
        """Go on after the first n numbers."""
        self.n = n
        self._open()

    def _open(self) -> None:
        """The sixteen numbers around the next one."""
        block = (self.n >> 4).to_bytes(8, "little")
        self._block = struct.unpack("<16I", hashlib.blake2b(block, key=self.key).digest())

    def below(self, k: int) -> int:
        """The next number from 0 to k - 1."""
        fair = SPAN - SPAN % k
        while True:
            i = self.n & 15
            if i == 0:
                self._open()
            self.n += 1
            if self._block[i] < fair:
                return self._block[i] % k


class Dice:
    """Answers questions to chance."""

    def __init__(self, seed: bytes, used: dict[str, int] | None = None, prescribed: list[str] | None = None) -> None:
        """Dice never thrown; or, with how many numbers of each stream are used, dice taken up again. What is
        prescribed, as in a lesson, is answered first, whatever is asked."""
        self.seed = seed
        self.prescribed = prescribed or []
        self._told = 0  # answers that were prescribed so far
        self._streams: dict[str, Stream] = {}
        for name, n in (used or {}).items():
            if name == PRESCRIBED:
                self._told = n
                continue
            self._streams[name] = Stream(seed, name)
            self._streams[name].skip(n)

    @property
    def used(self) -> dict[str, int]:
        """How many numbers of each stream are used."""
        told = {PRESCRIBED: self._told} if self._told else {}
        return told | {name: stream.n for name, stream in self._streams.items()}

    def below(self, name: str, k: int) -> int:
        """The next number below k of the stream with this name."""
        stream = self._streams.get(name)
        if stream is None:
            stream = self._streams[name] = Stream(self.seed, name)
        return stream.below(k)

    def answer(self, ask: Ask) -> int:
        """What is prescribed; otherwise one of the options, each as likely as any other."""
        if self._told < len(self.prescribed):
            wanted = ids_of(None, ask).get(self.prescribed[self._told])
            if wanted is not None:
                self._told += 1
                return wanted
            self._told = len(self.prescribed)  # the game went another way, so what was prescribed is void
        return ask.options[self.below(ask.prompt.name, len(ask.options))]


def seed_of(text: str) -> bytes:
    """32 bytes from what somebody typed: 64 hex digits are taken as they are, anything else is hashed."""
    if len(text) == 64:
        try:
            return bytes.fromhex(text)
        except ValueError:
            pass
    return hashlib.sha256(text.encode()).digest()


def child(seed: bytes, name: str) -> bytes:
    """A seed of its own for a named purpose (the 17th game of a series, a bot's taste)."""
    return hashlib.blake2b(name.encode(), key=seed, digest_size=32).digest()


def mixed(seed: bytes, nonces: list[str], terms: str) -> bytes:
    """The seed of a game to which people added nonces: key = the committed seed, text = the terms of the game and the
    nonces, a line each. Without nonces it is the seed itself."""
    if not nonces:
        return seed
    return hashlib.blake2b("\n".join((terms, *nonces)).encode(), key=seed, digest_size=32).digest()


def commitment(seed: bytes) -> str:
    """What is shown before the game, so that nobody can change the seed afterwards."""
    return hashlib.sha256(seed).hexdigest()
