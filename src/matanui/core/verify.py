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
from matanui.core.record import Part, Record, mark, mark_of, terms
from matanui.core.replay import Broken, give, opened, spans

Progress = Callable[[int], None]
AllDice = list[tuple[int, Dice]]


class Proof(Struct, frozen=True):
    """A part of a record, its last answer, and whether this release has proved it. If not, it was played under another
    revision of the rules, and the release that the part names proves it."""

    part: Part
    upto: int
    proved: bool


def verify(record: Record, game: AnyGame, progress: Progress | None = None) -> Match[Any]:
    """The match at the end of a record that proves itself; Broken where it does not."""
    proofs, match = proved(record, game, progress)
    if match is None:
        raise Broken(proofs[-1].part.since + 1, f"release {proofs[-1].part.release} proves this part, not this release")
    return match


def proved(record: Record, game: AnyGame, progress: Progress | None = None) -> tuple[list[Proof], Match[Any] | None]:
    """Every part of a record, proved as far as this release can, and the match at its end if that is proved."""
    proofs: list[Proof] = []
    match: Match[Any] | None = None
    for n, (part, end) in enumerate(spans(record)):
        check_link(record, part)
        try:
            match = _prove(record, game, n, end, progress)
        except Broken:
            if part.revision == game.revision:
                raise
            match = None
        proofs.append(Proof(part, end, match is not None))
    return proofs, match


def check_link(record: Record, part: Part) -> None:
    """A part begins with the very state that the part before it led to: the last mark there tells."""
    if part.state is None:
        return
    if part.since == 0:
        raise Broken(1, "a part that begins before the first answer begins with the game")
    before = record.log[part.since - 2].mark if part.since > 1 else ""
    if mark_of(before, part.state) != record.log[part.since - 1].mark:
        raise Broken(part.since, "the next part does not begin with the state that this answer led to")


def _prove(record: Record, game: AnyGame, n: int, end: int, progress: Progress | None) -> Match[Any]:
    """Prove one part: every die, every state, and what is used of the dice when the next part begins."""
    part = record.parts[n]
    if part.revision > game.revision:
        raise Broken(part.since + 1, "a newer release knows the rules of this part")
    dice, match = all_dice(record, part), opened(record, part, game)
    last = record.log[part.since - 1].mark if part.since else ""
    for k in range(part.since, end):
        check_die(dice, record, k, match)
        give(match, record.log[k], k + 1)
        now = mark(game, last, match.state)
        if now != record.log[k].mark:
            raise Broken(k + 1, f"the state has mark {now}, the record says {record.log[k].mark}")
        last = now
        if progress:
            progress(k + 1)
    if record.seed is not None and n + 1 < len(record.parts) and record.parts[n + 1].used != dice[-1][1].used:
        raise Broken(end, "the next part does not begin with the dice of this one")
    return match


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
