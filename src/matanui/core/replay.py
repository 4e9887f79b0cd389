"""A recorded game played again, answer by answer, under the rules of this release."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from matanui.core.errors import NotOffered, UserError
from matanui.core.flow import Match, woken
from matanui.core.game import AnyGame
from matanui.core.questions import option_named
from matanui.core.record import Part, Record, Row, mark
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


def opened(record: Record, part: Part, game: AnyGame) -> Match[Any]:
    """The match where a part begins: with the game, or with the state that is written down."""
    if part.state is None and part.since == 0:
        return begin(record, game)
    if part.state is None:
        raise Broken(part.since + 1, "the record does not say from which state this part went on")
    try:
        return woken(game.book, game.decode(part.state))
    except (LookupError, TypeError, ValueError, AttributeError, UserError) as wrong:
        raise Broken(part.since + 1, f"the state that this part begins with cannot be read ({wrong})") from None


def spans(record: Record) -> list[tuple[Part, int]]:
    """Every part with the number of answers after which it ends."""
    starts = [part.since for part in record.parts]
    if starts != sorted(starts) or starts[-1] > len(record.log):
        raise Broken(0, "the parts of this record do not follow each other")
    return list(zip(record.parts, [*starts[1:], len(record.log)]))


def refuse_newer(record: Record, game: AnyGame) -> None:
    """Rules that this release does not know cannot be played."""
    part = record.parts[-1]
    if part.revision > game.revision:
        raise UserError(
            f"this game was played under revision {part.revision} of its rules, which came with release "
            f"{part.release}; this release knows them up to revision {game.revision}"
        )


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
    """The match before the first answer and after each one that can be shown. With a match, the log is what came after
    it."""
    if match is None:
        yield from ((n, at) for n, at, _ in shown(record, game, listen))
        return
    if listen:
        match.state.told = match.state.told or []
    yield 0, match
    for n, row in enumerate(record.log, 1):
        give(match, row, n)
        yield n, match


def shown(record: Record, game: AnyGame, listen: bool) -> Iterator[tuple[int, Match[Any], bool]]:
    """The match before the first answer and after each one, and whether it comes after a gap: a part of an older
    revision is shown as long as the rules of this release lead to the same states, and then it goes on with the next
    part."""
    refuse_newer(record, game)
    whole = False  # was the part before shown to its end?
    for part, end in spans(record):
        begins = part.since
        try:
            for n, match in _played(record, game, part, end, listen):
                if n > begins or not whole:
                    yield n, match, n == begins
            whole = True
        except Broken:
            if part.revision == game.revision:
                raise
            whole = False


def _played(record: Record, game: AnyGame, part: Part, end: int, listen: bool) -> Iterator[tuple[int, Match[Any]]]:
    """One part. Under corrected rules an answer may still fit and yet lead to a state that never was."""
    match = opened(record, part, game)
    match.state.told = [] if listen else None
    yield part.since, match
    last = record.log[part.since - 1].mark if part.since else ""
    for n, row in enumerate(record.log[part.since : end], part.since + 1):
        give(match, row, n)
        if part.revision != game.revision:
            last = mark(game, last, match.state)
            if last != row.mark:
                raise Broken(n, "the rules of this release lead to another state")
        yield n, match
