"""A recorded game played again, answer by answer, under the rules of this release."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from matanui.core.errors import NotOffered, UserError
from matanui.core.flow import Match, woken
from matanui.core.game import AnyGame
from matanui.core.questions import option_named
from matanui.core.record import Part, Record, Row
from matanui.core.switches import rules_from


class Broken(UserError):
    """A record that does not prove itself, with the number of the answer where it breaks."""

    def __init__(self, n: int, why: str) -> None:
        super().__init__(f"answer {n}: {why}")
        self.n = n


def begin(record: Record, game: AnyGame) -> Match[Any]:
    """The match before the first answer."""
    rules = rules_from(type(game.editions[game.default_edition]), record.rules)
    return game.start(rules, len(record.players))


def taken_up(part: Part, game: AnyGame) -> Match[Any]:
    """The match where a part begins whose state is written down."""
    if part.state is None:
        raise Broken(part.since + 1, "the record does not say from which state this part went on")
    try:
        state = game.decode(part.state)
    except (LookupError, TypeError, ValueError, AttributeError) as wrong:
        raise Broken(part.since + 1, f"the state that this part begins with cannot be read ({wrong})") from None
    return woken(game.book, state)


def spans(record: Record) -> list[tuple[Part, int]]:
    """Every part with the number of answers after which it ends."""
    ends = [part.since for part in record.parts[1:]]
    starts = [part.since for part in record.parts]
    if starts != sorted(set(starts)) or starts[-1] > len(record.log):
        raise Broken(0, "the parts of this record do not follow each other")
    return list(zip(record.parts, [*ends, len(record.log)]))


def give(match: Match[Any], row: Row, n: int) -> None:
    """Give the n-th answer; it must have been on offer, to that seat."""
    ask = match.pending
    if ask is None:
        raise Broken(n, "the game was already over")
    if row.seat != ask.seat:
        raise Broken(n, f"seat {row.seat} answers a question to seat {ask.seat}")
    try:
        match.play(option_named(match.state, ask, row.answer))
    except NotOffered as wrong:
        raise Broken(n, str(wrong)) from None


def replay(
    record: Record, game: AnyGame, listen: bool = False, match: Match[Any] | None = None
) -> Iterator[tuple[int, Match[Any]]]:
    """The match before the first answer and after each one. With a match, the log is what came after it. Where a part
    of an older revision cannot be played under the rules of this release, it goes on with the next part."""
    if match is not None:
        yield from _rows(match, record.log, 0, listen)
        return
    for n, (part, end) in enumerate(spans(record)):
        first = begin(record, game) if n == 0 else taken_up(part, game)
        try:
            for k, at in _rows(first, record.log[part.since : end], part.since, listen):
                if n == 0 or k > part.since:
                    yield k, at
        except Broken:
            if part.revision == game.revision or part is record.parts[-1]:
                raise


def _rows(match: Match[Any], rows: list[Row], before: int, listen: bool) -> Iterator[tuple[int, Match[Any]]]:
    if listen:
        match.state.told = match.state.told or []
    yield before, match
    for n, row in enumerate(rows, before + 1):
        give(match, row, n)
        yield n, match
