"""How long people may think, by the pace of the table. What was used is summed up from the log."""

from __future__ import annotations

from typing import Final

from matanui.wire.protocol import Clock, Days, Live, Pace

GRACE: Final = 10_000  # nobody is asked for less time than this
DAY: Final = 86_400_000


class Clocks:
    """The clocks of one table, in milliseconds."""

    def __init__(self, pace: Pace, seats: int) -> None:
        self.pace = pace
        self.used = [0] * seats
        self.answers = [0] * seats

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

    def shown(self, running: set[int], elapsed: int) -> list[Clock]:
        """The clocks on the table; none if nobody is hurried."""
        if not isinstance(self.pace, Live):
            return []
        return [self._face(seat, seat in running, elapsed) for seat in range(len(self.used))]

    def _face(self, seat: int, running: bool, elapsed: int) -> Clock:
        left = self.left(seat) or 0
        return Clock(max(0, left - elapsed) if running else left, running)
