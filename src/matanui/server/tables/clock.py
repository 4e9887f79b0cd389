"""How long people may think, by the pace of the table. What was used is summed up from the log."""

from __future__ import annotations

import time
from typing import Final

from matanui.server.times import now
from matanui.wire.protocol import Clock, Days, Live, Pace

GRACE: Final = 10_000  # nobody is asked for less time than this
DAY: Final = 86_400_000


class Clocks:
    """The clocks of one table, in milliseconds."""

    def __init__(self, pace: Pace, seats: int) -> None:
        self.pace = pace
        self.used = [0] * seats
        self.answers = [0] * seats
        self.opened = self.time()  # when the question was opened that the game waits on

    @property
    def by_calendar(self) -> bool:
        """Does time go by while the table is not in memory?"""
        return isinstance(self.pace, Days)

    def time(self) -> int:
        """Days are read off the calendar. Shorter times are read off a clock that nobody sets, and that stands still
        while the table is not in memory."""
        return now() if self.by_calendar else time.monotonic_ns() // 1_000_000

    @property
    def kept(self) -> int:
        """When the question was opened, as it is kept with the table; 0 if no calendar matters."""
        return self.opened if self.by_calendar else 0

    def open(self) -> None:
        """The next question is opened now."""
        self.opened = self.time()

    def elapsed(self) -> int:
        """How long the question has been open."""
        return max(0, self.time() - self.opened)

    def charge(self, seat: int, spent: int) -> None:
        """An answer took this long."""
        self.used[seat] += spent
        self.answers[seat] += 1

    def left(self, seat: int) -> int | None:
        """What a seat has for its next answer; None without a clock."""
        match self.pace:
            case Live(bank, step):
                return max(GRACE, bank * 1000 + step * 1000 * self.answers[seat] - self.used[seat])
            case Days(days):
                return days * DAY
        return None

    def deadline(self, seat: int) -> int | None:
        """What a seat still has for the question that is open; None without a clock."""
        left = self.left(seat)
        return None if left is None else max(0, left - self.elapsed())

    def shown(self, running: set[int]) -> list[Clock]:
        """The clocks on the table; none if nobody is hurried."""
        if not isinstance(self.pace, Live):
            return []
        return [self._face(seat, seat in running) for seat in range(len(self.used))]

    def _face(self, seat: int, running: bool) -> Clock:
        left = self.deadline(seat) if running else self.left(seat)
        return Clock(left or 0, running)
