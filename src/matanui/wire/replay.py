"""What can be asked for after the end of a game: the whole film, the story, and a new table that goes on from a moment.
HTTP bodies only; `docs/protocol.md` explains them."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from matanui.core.message import Message
from matanui.core.record import Past
from matanui.host.film import ChanceDraw, TurnStart
from matanui.host.story import Deeds, Point
from matanui.wire.protocol import Count, Seat, TableInfo, Told


class Proof(Struct, frozen=True):
    """How to check the dice: what was promised before the deal, what people added, and after the end the seed. A game
    that was continued from others has their dice, too."""

    commitment: str
    nonces: list[str]
    terms: str
    seed: str | None
    root: str | None
    past: list[Past] = []
    prescribed: list[str] = []


class Reel(Struct, frozen=True):
    """A finished game as one seat, or as the public, knew it: every event with the number of answers that led to it,
    and where turns begin. The table in between comes turn by turn, as scenes."""

    table: TableInfo
    rules: dict[str, bool | int | str]
    eye: int | None
    length: int
    starts: list[TurnStart]
    events: list[Told]
    answers: list[int]


class Shot(Struct, frozen=True):
    """The table after `answers` answers, when `upto` events have been told; `asked` is who is asked then, and `help`
    what the seat could have worked out."""

    upto: int
    answers: int
    asked: int | None
    view: Any
    help: Any = None


class Scene(Struct, frozen=True):
    """One turn: the table before it, and after everything that happened in it."""

    turn: int
    shots: list[Shot]


class Story(Struct, frozen=True):
    """How a game went. `draws` is everything that chance was asked, in order; the streams named in `dice` are dice."""

    winner: int | None
    rounds: int
    length: int
    how: Message
    cast: list[str]
    points: list[Point]
    deeds: list[Deeds]
    draws: list[ChanceDraw]
    dice: list[str]


class Branch(Struct, frozen=True, forbid_unknown_fields=True):
    """Go on from here: after so many answers of a finished game, these seats are yours, and bots play the others."""

    answers: Count
    seats: Annotated[list[Seat], Meta(min_length=1, max_length=6)]
    bot: Annotated[str, Meta(max_length=20)] = "greedy"


class Opened(Struct, frozen=True):
    """A record from a file, to look at for a while. Nothing of it is kept."""

    film: str
