"""A recorded game: one small file that replays it, and proves its dice and every state on the way.

Answers are written as the ids of options, so a record does not depend on numbers inside the engine. A record has a
version: newer ones are refused, older ones are read for ever.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable
from typing import Any, Final

import msgspec
from msgspec import Struct

from matanui.core.errors import UserError
from matanui.core.game import AnyGame

VERSION: Final = 2
FORMAT: Final = f"matanui-record/{VERSION}"
OLDEST: Final = 2  # what was written before the first release is not read
Raw = dict[str, Any]
UPGRADES: Final[dict[int, Callable[[Raw], Raw]]] = {}  # from a version to the next one
encode: Final = msgspec.json.Encoder().encode
_version: Final = re.compile(r"matanui-record/(\d{1,4})")


class Row(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """One answer: who gave it (-1 is chance), the id of the option, and the mark of the state it led to."""

    seat: int
    answer: str
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


class Part(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The answers from number `since` on were given under this revision of the rules, first with this release. A part
    that is not the first begins with the state and the dice that the part before it had led to."""

    revision: int
    release: str
    since: int = 0
    state: Raw | None = None
    used: dict[str, int] = {}


class Record(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Game, switches, seats, the seed's commitment, what people added to it, every answer, and after the end the
    seed. In a lesson the first answers of chance are prescribed, and it says which; a game that was continued from a
    moment of another one names that as its past. `kept` is where an unfinished game stands."""

    format: str
    game: str
    edition: str
    rules: dict[str, bool | int | str]
    players: list[Player]
    commitment: str
    parts: list[Part]
    log: list[Row]
    seed: str | None = None
    nonces: list[str] = []
    prescribed: list[str] = []
    past: list[Past] = []
    kept: Part | None = None


def terms(record: Record) -> str:
    """What the dice are bound to besides seed and nonces: the game, its edition, the revision of its rules when it
    began, its switches and its number of players, as compact JSON."""
    rules = dict(sorted(record.rules.items()))
    return encode([record.game, record.edition, record.parts[0].revision, rules, len(record.players)]).decode()


def mark(game: AnyGame, before: str, state: Any) -> str:
    """A short chained mark of a state: it changes when anything before it does."""
    return hashlib.blake2b(encode((game.bare or game.encode)(state)), key=before.encode(), digest_size=6).hexdigest()


def write(record: Record) -> bytes:
    """The file's text: a line for each answer, so that two records can be compared by eye."""
    head = encode(msgspec.structs.replace(record, log=[]))
    rows = b",\n".join(encode(row) for row in record.log)
    return msgspec.json.format(head, indent=1).replace(b'"log": []', b'"log": [\n' + rows + b"\n ]", 1) + b"\n"


def read(text: bytes, name: str = "record") -> Record:
    """A record from a file's text, or one sentence on what is wrong with it."""
    try:
        raw = msgspec.json.decode(text, type=Raw)
        record = msgspec.convert(upgraded(raw, name), type=Record)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as wrong:
        raise UserError(f"{name}: not a record of a game: {wrong}") from None
    if not record.parts or record.parts[0].since or record.parts[0].state is not None:
        raise UserError(f"{name}: not a record of a game: its first part does not begin with the game")
    return record


def upgraded(raw: Raw, name: str) -> Raw:
    """A record of this version, from one of any version that was ever released."""
    found = _version.fullmatch(str(raw.get("format")))
    if found is None:
        raise UserError(f"{name}: not a record of a game: its `format` is not matanui-record/{VERSION}")
    version = int(found[1])
    if version > VERSION:
        raise UserError(f"{name}: written by a newer release (format {version}, this one reads up to {VERSION})")
    if version < OLDEST:
        raise UserError(f"{name}: written before the first release (format {version}), which no release reads")
    for n in range(version, VERSION):
        raw = UPGRADES[n](raw)
    return raw


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
