"""The proof of a recorded game: every die recomputed from the seed, every state from the log."""

from __future__ import annotations

import sys
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import msgspec
from msgspec import Struct

from matanui.core.chance import Dice, commitment, mixed
from matanui.core.flow import CHANCE, Match
from matanui.core.game import AnyGame
from matanui.core.questions import id_of
from matanui.core.record import Part, Record, mark, terms
from matanui.core.replay import Broken, begin, give, spans, taken_up

Progress = Callable[[int], None]
AllDice = list[tuple[int, Dice]]


class Proof(Struct, frozen=True):
    """A part of a record, its last answer, and whether this release has proved it. What it cannot prove was played
    under an older revision of the rules; the release that the part names proves it."""

    part: Part
    upto: int
    proved: bool


def verify(record: Record, game: AnyGame, progress: Progress | None = None) -> Match[Any]:
    """The match at the end of a record that proves itself; Broken where it does not."""
    return proved(record, game, progress)[1]


def proved(record: Record, game: AnyGame, progress: Progress | None = None) -> tuple[list[Proof], Match[Any]]:
    """Every part of a record, proved as far as this release can, and the match at its end."""
    proofs: list[Proof] = []
    for n, (part, end) in enumerate(spans(record)):
        if part.revision > game.revision:
            raise Broken(part.since + 1, f"played under revision {part.revision} of the rules, by a newer release")
        dice = all_dice(record, part)
        match = begin(record, game) if n == 0 else taken_up(part, game)
        try:
            _prove(record, game, part.since, end, match, dice, progress)
            proofs.append(Proof(part, end, True))
        except Broken:
            if part.revision == game.revision or n == len(record.parts) - 1:
                raise
            proofs.append(Proof(part, end, False))
    return proofs, match


def _prove(
    record: Record, game: AnyGame, since: int, end: int, match: Match[Any], dice: AllDice, progress: Progress | None
) -> None:
    last = record.log[since - 1].mark if since else ""
    for n in range(since, end):
        check_die(dice, record, n, match)
        give(match, record.log[n], n + 1)
        now = mark(game, last, match.state)
        if now != record.log[n].mark:
            raise Broken(n + 1, f"the state has mark {now}, the record says {record.log[n].mark}")
        last = now
        if progress:
            progress(n + 1)


def all_dice(record: Record, part: Part | None = None) -> AllDice:
    """The dice of the past, each up to the answer where it ends, and those of this game, if its seed is known. All of
    them follow the game from its beginning, or from where the part begins; the first that has not ended counts."""
    ends = [0, *(one.upto for one in record.past)]
    if any(end <= before for before, end in pairwise(ends)) or ends[-1] > len(record.log):
        raise Broken(0, "the games that this one was continued from do not follow each other")
    old = [
        msgspec.structs.replace(record, commitment=one.commitment, seed=one.seed, nonces=one.nonces)
        for one in record.past
    ]
    dice = [(one.upto, seed_dice(game, part)) for one, game in zip(record.past, old)]
    return [(end, found) for end, found in (*dice, (sys.maxsize, seed_dice(record, part))) if found is not None]


def seed_dice(record: Record, part: Part | None = None) -> Dice | None:
    """The dice of the revealed seed, if it is the one that was committed to; at the beginning of a part if one is
    given."""
    if record.seed is None:
        return None
    try:
        seed = bytes.fromhex(record.seed)
    except ValueError:
        raise Broken(0, "the seed is not hexadecimal") from None
    if commitment(seed) != record.commitment:
        raise Broken(0, "the seed is not the one that was committed to")
    used = part.used if part is not None else None
    return Dice(mixed(seed, record.nonces, terms(record)), used, record.prescribed)


def check_die(dice: AllDice, record: Record, n: int, match: Match[Any]) -> None:
    """The next answer of chance must be the one that the seed gives."""
    ask = match.pending
    if ask is None or ask.seat != CHANCE:
        return
    due = [found.answer(ask) for end, found in dice if n < end]
    if not due:
        return
    wanted = id_of(match.state, ask, due[0])
    if record.log[n].answer != wanted:
        raise Broken(n + 1, f"chance '{ask.prompt.name}' gave {record.log[n].answer}, the seed gives {wanted}")
