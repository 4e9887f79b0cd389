"""A recorded game to look at: all its events, the draws of chance, and the table after any answer, soon found."""

from __future__ import annotations

from bisect import bisect_right
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import asdict

from matanui.core.events import Event
from matanui.core.flow import CHANCE, Ask, Match
from matanui.core.game import AnyGame
from matanui.core.questions import ids_of, option_named
from matanui.core.record import Record
from matanui.core.replay import give, replay

KEYFRAME: Final = 16  # answers from one kept state to the next


class ChanceDraw(Struct, frozen=True):
    """What chance was asked before answer number `n`: the stream, out of how many, and where among them what it took
    is found; in several places if there are several of a kind."""

    n: int
    stream: str
    of: int
    picks: list[int]


class TurnStart(Struct, frozen=True):
    """A turn: the number of its first event, its round, and whose turn it is. What comes before the first turn is a
    turn of nobody's."""

    at: int
    round: int
    seat: int


class Film:
    """A record that has been played through once. `answers[k]` is the number of answers that event k needed."""

    def __init__(self, game: AnyGame, record: Record) -> None:
        self.game = game
        self.record = record
        self.events: list[Event] = []
        self.answers: list[int] = []
        self.draws: list[ChanceDraw] = []
        self.frames: dict[int, Any] = {}
        self.prescribed = record.prescribed[:]
        self.starts_of_parts = {part.since for part in record.parts}
        for n, match in replay(record, game, listen=True):
            self._keep(n, match)
        self.over = match.pending is None
        self.standing = game.standing(match.state)
        self.starts = [TurnStart(0, 0, CHANCE), *self._starts()]

    def _keep(self, n: int, match: Match[Any]) -> None:
        told, ask = match.state.told, match.pending
        self.events += told
        self.answers += [n] * len(told)
        told.clear()
        if n % KEYFRAME == 0 or n in self.starts_of_parts:
            self.frames[n] = self.game.book.copy(match.state)
        if ask is not None and ask.seat == CHANCE and n < len(self.record.log) and not self._is_prescribed(ask):
            taken = option_named(match.state, ask, self.record.log[n].answer)
            picks = [place for place, option in enumerate(ask.options) if option == taken]
            self.draws.append(ChanceDraw(n, ask.prompt.name, len(ask.options), picks))

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
        """The match after n answers, a copy."""
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
