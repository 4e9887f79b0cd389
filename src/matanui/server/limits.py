"""How often somebody may do something, and how many connections they may have."""

from __future__ import annotations

import time
from collections import Counter
from typing import Final

from matanui.server.refusals import Refusal

MOST_KNOWN: Final = 10_000  # addresses that one limit remembers


class Bucket:
    """So many at once, refilled at a steady rate."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate = rate
        self.burst = burst
        self.left = float(burst)
        self.at = time.monotonic()

    def take(self) -> bool:
        """One, if there is one."""
        self._refill()
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def is_full(self) -> bool:
        """Has it forgotten everything that was taken?"""
        self._refill()
        return self.left >= self.burst

    def _refill(self) -> None:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now


class Limit:
    """A bucket for each address or person: `most` at once, and as many again in so many seconds."""

    def __init__(self, most: int, seconds: float) -> None:
        self.most = most
        self.rate = most / seconds
        self.buckets: dict[str, Bucket] = {}

    def allows(self, who: str) -> bool:
        """Once more, if they may."""
        if who not in self.buckets and len(self.buckets) >= MOST_KNOWN:
            self._forget()
        return self.buckets.setdefault(who, Bucket(self.rate, self.most)).take()

    def check(self, who: str) -> None:
        """Once more, or a refusal."""
        if not self.allows(who):
            raise Refusal("too-fast", again=True)

    def _forget(self) -> None:
        """A full bucket is as good as a new one. If that frees too little, those known longest start anew."""
        used = [(who, bucket) for who, bucket in self.buckets.items() if not bucket.is_full()]
        self.buckets = dict(used[-MOST_KNOWN // 2 :])


class Doors:
    """How many connections each address has open."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.open: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """May one more come in?"""
        if self.open[address] >= self.most:
            return False
        self.open[address] += 1
        return True

    def leave(self, address: str) -> None:
        """One less."""
        self.open[address] -= 1
        if not self.open[address]:
            del self.open[address]
