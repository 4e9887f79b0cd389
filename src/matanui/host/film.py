"""A recorded game to look at: all its events, the draws of chance, and the table after any answer, soon found."""

from __future__ import annotations

from bisect import bisect_right
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import asdict

from matanui.core.chance import PRESCRIBED
from matanui.core.events import Event
from matanui.core.flow import CHANCE, Ask, Match
from matanui.core.game import AnyGame
from matanui.core.questions import ids_of
from matanui.core.record import Record
from matanui.core.replay import give, shown

KEYFRAME: Final = 16  # answers from one kept state to the next


class ChanceDraw(Struct, frozen=True):
    """What chance was asked before answer number `n`: the stream, out of how many, and where among them what it took
    is found; in several places if there are several of a kind. After a gap `used` says how many numbers of the stream
    were used before."""

    n: int
    stream: str
    of: int
    picks: list[int]
    used: int | None = None


class TurnStart(Struct, frozen=True):
    """A turn: the number of its first event, its round, and whose turn it is. What comes before the first turn is a
    turn of nobody's."""

    at: int
    round: int
    seat: int


class Film:
    """A record that has been played through once. `answers[k]` is the number of answers that event k needed. Answers of
    an older revision that this release cannot show are a gap: (the last answer before it, the first one after it)."""

    def __init__(self, game: AnyGame, record: Record) -> None:
        self.game = game
        self.record = record
        self.events: list[Event] = []
        self.answers: list[int] = []
        self.draws: list[ChanceDraw] = []
        self.frames: dict[int, Any] = {}
        self.gaps: list[tuple[int, int]] = []
        self.prescribed = record.prescribed[:]
        self._used: dict[str, int] = {}  # of the streams of chance, where a gap ends
        self._coming: ChanceDraw | None = None
        last = 0
        for n, match, is_new in shown(record, game, listen=True):
            if is_new and n:
                self._skip(last, n)
            self._keep(n, match, is_new)
            last = n
        if last < len(record.log):
            self.gaps.append((last, len(record.log) + 1))
        self.over = match.pending is None
        self.standing = game.standing(match.state)
        self.starts = [TurnStart(0, 0, CHANCE), *self._starts()]

    def _skip(self, last: int, n: int) -> None:
        """Nothing is known of what happened in between, except how far the dice are."""
        self.gaps.append((last, n))
        self._coming = None
        self._used = next(part.used for part in reversed(self.record.parts) if part.since == n).copy()
        self.prescribed = self.record.prescribed[self._used.get(PRESCRIBED, 0) :]

    def _keep(self, n: int, match: Match[Any], is_new: bool) -> None:
        told, ask = match.state.told, match.pending
        self.events += told
        self.answers += [n] * len(told)
        told.clear()
        if n % KEYFRAME == 0 or is_new:
            self.frames[n] = self.game.book.copy(match.state)
        if self._coming is not None:
            self.draws.append(self._coming)
        self._coming = None
        if ask is not None and ask.seat == CHANCE and n < len(self.record.log) and not self._is_prescribed(ask):
            self._coming = self._draw(n, match.state, ask)

    def _draw(self, n: int, state: Any, ask: Ask) -> ChanceDraw | None:
        """What chance gives next, if that is on offer under the rules of this release."""
        taken = ids_of(state, ask).get(self.record.log[n].answer)
        picks = [place for place, option in enumerate(ask.options) if option == taken]
        used = self._used.pop(ask.prompt.name, None)
        return ChanceDraw(n, ask.prompt.name, len(ask.options), picks, used) if picks else None

    def _is_prescribed(self, ask: Ask) -> bool:
        """In a lesson, the first answers of chance are no draws, for as long as they fit."""
        if self.prescribed and self.prescribed[0] in ids_of(None, ask):
            del self.prescribed[0]
            return True
        self.prescribed.clear()
        return False

    def _starts(self) -> list[TurnStart]:
        """The first turn is begun, all others are announced."""
        turns = [k for k, event in enumerate(self.events) if type(event).__name__ in ("Began", "Turn")]
        found = [(k, asdict(self.events[k])) for k in turns]
        return [TurnStart(k, fields.get("round", 1), fields["seat"]) for k, fields in found]

    def match(self, n: int) -> Match[Any]:
        """The match after n answers, a copy; in a gap that before it."""
        n = next((last for last, first in self.gaps if last < n < first), n)
        first = max(k for k in self.frames if k <= n)
        match = Match(self.game.book, self.game.book.copy(self.frames[first]))
        for k, row in enumerate(self.record.log[first:n], first + 1):
            give(match, row, k)
        return match

    def last_view(self, viewer: int | None) -> Any:
        """The table at the end, as a viewer knows it."""
        return self.game.view(self.match(len(self.record.log)).state, viewer, None)

    def after(self, k: int) -> int:
        """How many answers led to the first k events."""
        return self.answers[k - 1] if k else 0

    def turn(self, k: int) -> int:
        """The number of the turn in which so many events were told."""
        return bisect_right(self.starts, k, key=lambda start: start.at) - 1

    def span(self, turn: int) -> tuple[int, int]:
        """The first event of a turn, and the first after it."""
        following = self.starts[turn + 1].at if turn + 1 < len(self.starts) else len(self.events)
        return self.starts[turn].at, following
