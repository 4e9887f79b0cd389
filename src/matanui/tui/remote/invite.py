"""`matanui invite`: a new table on a server, and the link for friends."""

from __future__ import annotations

import os
from typing import Any, Final

import msgspec

from matanui.bots.registry import BOTS, make_bot
from matanui.core.errors import UserError, one_of
from matanui.core.game import AnyGame
from matanui.desk.speech import Speech
from matanui.games.catalogue import game_named
from matanui.host.table import switch_values
from matanui.i18n.words import language_of
from matanui.tui.remote.address import Address
from matanui.tui.remote.http import Http
from matanui.wire import protocol as wire

PACES: Final[dict[str, wire.Pace]] = {"relaxed": wire.Relaxed(), "live": wire.Live(), "days": wire.Days()}
PEOPLE: Final = ("link", "open")


def invite(
    game_id: str,
    server: str,
    seats: list[str],
    edition: str | None,
    settings: list[str],
    pace: str,
    listed: bool,
    window: float | None,
    json: bool,
    lang: str | None,
) -> int:
    """Make the table and print its link."""
    speech = Speech(language_of(lang, os.environ))
    game = game_named(game_id)
    if pace not in PACES:
        raise one_of("pace", pace, list(PACES))
    plan = wire.NewTable(
        game=game.id,
        seats=plans(seats, game, speech),
        edition=edition,
        switches=switches(game, edition, settings),
        pace=PACES[pace],
        listed=listed,
        minimum=None if window is None else round(window * 1000),
    )
    server = server.rstrip("/")
    made = Http(server, speech).post("/api/tables", plan, wire.Made)
    show(Address(server, made.table.id, made.invite), made, json, speech)
    return 0


def plans(seats: list[str], game: AnyGame, speech: Speech) -> list[wire.SeatPlan]:
    """`link`, `open`, or a bot's name, as seats."""
    if not game.least <= len(seats) <= game.most:
        raise UserError(speech.ui("err-seats", n=len(seats), least=game.least, most=game.most))
    found = [plan(seat.strip(), game, speech) for seat in seats]
    if all(seat.kind == "bot" for seat in found):
        raise UserError(speech.ui("join-err-nobody"))
    return found


def plan(seat: str, game: AnyGame, speech: Speech) -> wire.SeatPlan:
    """One seat."""
    if seat == "link":
        return wire.SeatPlan("link")
    if seat == "open":
        return wire.SeatPlan("open")
    if seat not in BOTS:
        raise UserError(speech.ui("err-seat", seat=seat, names=speech.listed([*PEOPLE, *sorted(BOTS)])))
    make_bot(seat, game.id)  # refuses a bot that does not play this game
    return wire.SeatPlan("bot", bot=seat)


def switches(game: AnyGame, edition: str | None, settings: list[str]) -> dict[str, bool | int | str]:
    """The switches that are set by hand, checked before anybody is bothered."""
    values = switch_values(game.rules(edition, settings))
    return {name: values[name] for name in (setting.partition("=")[0].strip() for setting in settings)}


def show(address: Address, made: wire.Made, json: bool, speech: Speech) -> None:
    """The link, and how to use it."""
    command = f"matanui join {address.link}"
    if json:
        facts: dict[str, Any] = {"table": address.table, "link": address.link, "commitment": made.table.commitment}
        print(msgspec.json.format(msgspec.json.encode(facts)).decode())
        return
    print(speech.ui("join-invite", link=address.link))
    print(speech.ui("join-invite-terminal", command=command))
