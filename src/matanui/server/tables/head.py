"""What is decided about a table before the deal, and stays."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from matanui import __version__
from matanui.core.errors import UserError
from matanui.core.game import AnyGame
from matanui.core.record import Part, Past, Player, Record
from matanui.core.switches import rules_from
from matanui.games.catalogue import game_named
from matanui.host.table import new_record, switch_values
from matanui.server.storage.rows import SeatRow
from matanui.wire.protocol import Brought, NewTable, Origin, Pace

MINIMUM: Final = 800  # milliseconds that a window stays open when several people sit at the table


class Head(Struct, frozen=True):
    """Game, edition, every switch, pace, how long windows stay open at least, decks that people bring; in a lesson,
    what chance is told to answer first."""

    game: str
    edition: str
    rules: dict[str, bool | int | str]
    pace: Pace
    minimum: int
    decks: list[Brought | None] = []
    origin: Origin | None = None  # of a game that goes on from a moment of another one,
    past: list[Past] = []  # whose dice were these
    lesson: str = ""
    prescribed: list[str] = []
    parts: list[Part] = []  # since the deal: under which revisions of the rules it was played


def head_of(plan: NewTable) -> Head:
    """What somebody wants to play, checked against the game."""
    game = game_named(plan.game)
    if not game.least <= len(plan.seats) <= game.most:
        raise UserError(f"{game.id} is for {game.least} to {game.most} players, not {len(plan.seats)}")
    edition = plan.edition or game.default_edition
    base = switch_values(game.rules(edition))
    unknown = sorted(set(plan.switches) - set(base))
    if unknown:
        raise UserError(f"{game.id} has no switch called {unknown[0]!r}")
    rules = rules_from(type(game.rules(edition)), base | plan.switches)
    people = sum(seat.kind != "bot" for seat in plan.seats)
    minimum = plan.minimum if plan.minimum is not None else MINIMUM if people > 1 and game.has_reactions else 0
    return Head(game.id, edition, switch_values(rules), plan.pace, minimum, decks_of(plan, game, rules))


def decks_of(plan: NewTable, game: AnyGame, rules: Any) -> list[Brought | None]:
    """The decks that come with a plan, each legal at this table; none if nobody brings one."""
    for seat in plan.seats:
        if seat.deck is not None and seat.kind != "here":
            raise UserError("a deck comes with a person at this screen; others bring theirs when they join")
        if seat.deck is not None:
            may_bring(game, seat.deck, rules)
    return [seat.deck for seat in plan.seats] if any(seat.deck for seat in plan.seats) else []


def may_bring(game: AnyGame, deck: Brought, rules: Any) -> None:
    """A deck comes to games that have decks, and only a legal one."""
    if game.brings is None:
        raise UserError(f"nobody brings a deck to a table of {game.id}")
    game.brings.require(game.brings.load(deck), rules)


def with_deck(head: Head, seats: int, seat: int, deck: Brought | None) -> Head:
    """The same, and what somebody brings to a seat."""
    decks = [*head.decks, *[None] * (seats - len(head.decks))]
    decks[seat] = deck
    return replace(head, decks=decks)


def changed(head: Head) -> dict[str, bool | int | str]:
    """The switches that differ from the edition."""
    base = switch_values(game_named(head.game).rules(head.edition))
    return {name: value for name, value in head.rules.items() if base[name] != value}


def rules_of(head: Head) -> Any:
    """The rules as the game wants them."""
    game: AnyGame = game_named(head.game)
    return rules_from(type(game.rules(head.edition)), head.rules)


def record_of(head: Head, seats: list[SeatRow], seed: bytes) -> Record:
    """The record of this table before its first answer."""
    players = [Player(seat.name or seat.bot or f"{seat.seat + 1}", seat.bot) for seat in seats]
    nonces = [seat.nonce for seat in seats if seat.kind != "bot"]
    record = new_record(game_named(head.game), head.edition, rules_of(head), players, seed, nonces)
    record.past = head.past
    record.prescribed = head.prescribed
    record.parts = list(head.parts) or record.parts
    return record


def dealt(head: Head) -> Head:
    """The same from the deal on: the game is played under the rules of this release."""
    return replace(head, parts=[Part(game_named(head.game).revision, __version__)])


def read_head(data: bytes) -> Head:
    """A head as the store keeps it."""
    return msgspec.json.decode(data, type=Head)
