"""A recorded game: one small file that replays it, and proves its dice and every state on the way."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from matanui.core.chance import Dice, commitment, mixed
from matanui.core.errors import NotOffered, UserError
from matanui.core.flow import CHANCE, Match
from matanui.core.game import AnyGame
from matanui.core.switches import rules_from

FORMAT: Literal["matanui-record/1"] = "matanui-record/1"
encode: Final = msgspec.json.Encoder().encode


class Row(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """One answer: who gave it (-1 is chance), what it was, and the mark of the state it led to."""

    seat: int
    answer: int
    mark: str


class Player(Struct, frozen=True, forbid_unknown_fields=True):
    """Who sat where: a person's name, or a bot's."""

    name: str
    bot: str = ""


class Past(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A game that this one was continued from: up to here the answers are its own, and so were the dice."""

    upto: int
    commitment: str
    seed: str
    nonces: list[str] = []


class Record(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Game, switches, seats, the seed's commitment, what people added to it, every answer, and after the end the
    seed. In a lesson the first answers of chance are prescribed, and it says which; a game that was continued from a
    moment of another one names that as its past."""

    format: Literal["matanui-record/1"]
    game: str
    edition: str
    rules: dict[str, bool | int | str]
    players: list[Player]
    commitment: str
    log: list[Row]
    seed: str | None = None
    nonces: list[str] = []
    prescribed: list[int] = []
    past: list[Past] = []


def terms(record: Record) -> str:
    """What the dice are bound to besides seed and nonces: the game, its edition and its switches, as compact JSON."""
    rules = dict(sorted(record.rules.items()))
    return msgspec.json.encode([record.game, record.edition, rules, len(record.players)]).decode()


def mark(game: AnyGame, before: str, state: Any) -> str:
    """A short chained mark of a state: it changes when anything before it does."""
    return hashlib.blake2b(encode(game.bare(state)), key=before.encode(), digest_size=6).hexdigest()


def write(record: Record) -> bytes:
    """The file's text: a line for each answer, so that two records can be compared by eye."""
    head = msgspec.json.encode(msgspec.structs.replace(record, log=[]))
    rows = b",\n".join(msgspec.json.encode(row) for row in record.log)
    return msgspec.json.format(head, indent=1).replace(b'"log": []', b'"log": [\n' + rows + b"\n ]", 1) + b"\n"


def read(text: bytes, name: str = "record") -> Record:
    """A record from a file's text, or one sentence on what is wrong with it."""
    try:
        return msgspec.json.decode(text, type=Record)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as wrong:
        raise UserError(f"{name}: not a record of a game: {wrong}") from None


class Broken(UserError):
    """A record that does not prove itself, with the number of the answer where it breaks."""

    def __init__(self, n: int, why: str) -> None:
        super().__init__(f"answer {n}: {why}")
        self.n = n


def begin(record: Record, game: AnyGame) -> Match[Any]:
    """The match before the first answer."""
    rules = rules_from(type(game.editions[game.default_edition]), record.rules)
    return game.start(rules, len(record.players))


def replay(
    record: Record, game: AnyGame, listen: bool = False, match: Match[Any] | None = None
) -> Iterator[tuple[int, Match[Any]]]:
    """The match before the first answer and after each one; from the beginning unless a match is given. Every answer
    must have been on offer."""
    match = match or begin(record, game)
    if listen:
        match.state.told = match.state.told or []
    yield 0, match
    for n, row in enumerate(record.log, 1):
        ask = match.pending
        if ask is None:
            raise Broken(n, "the game was already over")
        if row.seat != ask.seat:
            raise Broken(n, f"seat {row.seat} answers a question to seat {ask.seat}")
        try:
            match.play(row.answer)
        except NotOffered as wrong:
            raise Broken(n, str(wrong)) from None
        yield n, match


def verify(record: Record, game: AnyGame, progress: Callable[[int], None] | None = None) -> Match[Any]:
    """Recompute every die from the seed and every state from the log; raise Broken where they differ."""
    dice = all_dice(record)
    last = ""
    for n, match in replay(record, game):
        if n:
            last = check_mark(game, record.log[n - 1], last, n, match)
        check_die(dice, record, n, match)
        if progress:
            progress(n)
    return match


def past_of(record: Record, n: int) -> list[Past]:
    """What a game that is continued after n answers of this one has behind it."""
    if record.seed is None:
        raise UserError("this record has no seed, so its game cannot be continued")
    own = Past(len(record.log), record.commitment, record.seed, record.nonces)
    found: list[Past] = []
    for one in (*record.past, own):
        if not found or found[-1].upto < n:
            found.append(msgspec.structs.replace(one, upto=min(one.upto, n)))
    return found if n else []


def all_dice(record: Record) -> list[tuple[int, Dice]]:
    """The dice of the past, each up to the answer where it ends, and those of this game, if its seed is known. All of
    them follow the game from its beginning; the first that has not ended counts."""
    ends = [0, *(one.upto for one in record.past)]
    if any(end <= before for before, end in pairwise(ends)) or ends[-1] > len(record.log):
        raise Broken(0, "the games that this one was continued from do not follow each other")
    old = [
        msgspec.structs.replace(record, commitment=one.commitment, seed=one.seed, nonces=one.nonces)
        for one in record.past
    ]
    dice = [(one.upto, seed_dice(game)) for one, game in zip(record.past, old)]
    return [(end, found) for end, found in (*dice, (sys.maxsize, seed_dice(record))) if found is not None]


def seed_dice(record: Record) -> Dice | None:
    """The dice of the revealed seed, if it is the one that was committed to."""
    if record.seed is None:
        return None
    try:
        seed = bytes.fromhex(record.seed)
    except ValueError:
        raise Broken(0, "the seed is not hexadecimal") from None
    if commitment(seed) != record.commitment:
        raise Broken(0, "the seed is not the one that was committed to")
    return Dice(mixed(seed, record.nonces, terms(record)), prescribed=record.prescribed)


def check_mark(game: AnyGame, row: Row, last: str, n: int, match: Match[Any]) -> str:
    """The mark after an answer must be the one in the file."""
    now = mark(game, last, match.state)
    if now != row.mark:
        raise Broken(n, f"the state has mark {now}, the record says {row.mark}")
    return now


def check_die(dice: list[tuple[int, Dice]], record: Record, n: int, match: Match[Any]) -> None:
    """The next answer of chance must be the one that the seed gives."""
    ask = match.pending
    if ask is None or ask.seat != CHANCE or n >= len(record.log):
        return
    due = [found.answer(ask) for end, found in dice if n < end]
    if due and record.log[n].answer != due[0]:
        raise Broken(n + 1, f"chance '{ask.prompt.name}' gave {record.log[n].answer}, the seed gives {due[0]}")
