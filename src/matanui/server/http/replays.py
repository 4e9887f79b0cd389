"""Calls about finished games: the story, the film from any seat, and a table that goes on from a moment. Never before
the end, because the log knows what nobody may."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from starlette.requests import Request

from matanui.core import record as records
from matanui.core.game import AnyGame
from matanui.core.record import Record
from matanui.games.catalogue import game_named
from matanui.host.film import Film
from matanui.host.story import deeds_of, dice_of, ending_of, points_of
from matanui.host.table import switch_values
from matanui.server.http.calls import Call
from matanui.server.http.service import Service
from matanui.server.refusals import Refusal
from matanui.server.security import address_of
from matanui.server.tables.branch import branch
from matanui.wire import protocol as wire
from matanui.wire.replay import Branch, Opened, Reel, Scene, Shot, Story
from matanui.wire.views import wire_view

MOST_RECORD: Final = 1024 * 1024  # bytes of a record from a file


async def story(service: Service, request: Request) -> Story:
    """After the end: how the game was won, what turned it, what everybody did, every draw of chance."""
    return await asyncio.to_thread(story_of, await film_of(service, request))


async def reel(service: Service, request: Request) -> Reel:
    """After the end: all events as a seat heard them; without `seat`, as everybody did."""
    film, eye = await film_of(service, request), eye_of(request)
    check_eye(film, eye)
    return await asyncio.to_thread(reel_of, film, eye, await info(service, request, film.record))


async def scene(service: Service, request: Request) -> Scene:
    """After the end: the table before a turn and after every answer in it."""
    film, eye = await film_of(service, request), eye_of(request)
    check_eye(film, eye)
    turn = number(request.path_params["turn"])
    if turn >= len(film.starts):
        raise Refusal("no-such-moment")
    return await asyncio.to_thread(scene_of, film, eye, turn)


async def go_on(service: Service, request: Request, wish: Branch, holder: str) -> wire.Made:
    """After the end: make a table that goes on from a moment of this one."""
    film, row = await film_of(service, request), await service.row(request.path_params["table"])
    return await branch(service.house, row, film, wish, holder)


async def open_film(service: Service, request: Request, record: Record) -> Opened:
    """Look at a record from a file: a name for it, which is valid for a while."""
    return Opened(await service.films.open(record))


async def film_of(service: Service, request: Request) -> Film:
    """The film that is asked for, made ready if it is not in memory."""
    if "film" in request.path_params:
        film = service.films.find(request.path_params["film"])
        if film is None:
            raise Refusal("no-such-film")
        return film
    table = request.path_params["table"]
    film = service.films.find(table)
    if film is not None:
        return film
    record = await service.house.record(table)
    service.limits["films"].check(address_of(request.scope))
    return await service.films.make(table, record)


async def info(service: Service, request: Request, record: Record) -> wire.TableInfo:
    """The table of a film."""
    if "table" not in request.path_params:
        return info_of(record)
    return (await service.infos([await service.row(request.path_params["table"])]))[0]


def number(text: str) -> int:
    """A small number from an address."""
    if not (text.isascii() and text.isdigit() and len(text) < 7):
        raise Refusal("bad-request", wrong=text[:20])
    return int(text)


def eye_of(request: Request) -> int | None:
    """The seat whose knowledge is asked for; none for what everybody knew."""
    asked = request.query_params.get("seat")
    return None if asked is None else number(asked)


def check_eye(film: Film, eye: int | None) -> None:
    """There must be such a seat."""
    if eye is not None and eye >= len(film.record.players):
        raise Refusal("no-such-seat")


def reel_of(film: Film, eye: int | None, table: wire.TableInfo) -> Reel:
    """Every event as this seat heard it."""
    names = film.game.view(film.match(len(film.record.log)).state, eye, None)
    seen = [event.seen_by(eye) for event in film.events]
    return Reel(
        table=table,
        rules=film.record.rules,
        eye=eye,
        length=len(film.record.log),
        starts=film.starts,
        events=[wire.Told(event, film.game.voice.event(event, names)) for event in seen],
        answers=film.answers,
    )


def scene_of(film: Film, eye: int | None, turn: int) -> Scene:
    """The table before a turn, and after every answer in it that something followed from."""
    first, end = film.span(turn)
    last = {film.after(k): k for k in range(first, end + 1)}
    return Scene(turn, [shot_of(film, eye, n, k) for n, k in last.items()])


def shot_of(film: Film, eye: int | None, n: int, k: int) -> Shot:
    """The table after n answers."""
    match = film.match(n)
    view: Any = film.game.view(match.state, eye, match.pending)
    asked = match.pending.seat if match.pending is not None and match.pending.seat >= 0 else None
    return Shot(k, n, asked, wire_view(view), film.game.help(view))


def story_of(film: Film) -> Story:
    """How it went."""
    state = film.match(len(film.record.log)).state
    return Story(
        winner=film.standing.winner,
        rounds=film.standing.rounds,
        length=len(film.record.log),
        how=ending_of(film),
        cast=film.game.cast(state),
        points=points_of(film),
        deeds=deeds_of(film),
        draws=film.draws,
        dice=dice_of(film),
    )


def info_of(record: Record) -> wire.TableInfo:
    """What a record tells of its table."""
    game: AnyGame = game_named(record.game)
    base = switch_values(game.rules(record.edition))
    return wire.TableInfo(
        id="",
        game=record.game,
        edition=record.edition,
        changed={name: value for name, value in record.rules.items() if base.get(name) != value},
        status="over",
        seats=[
            wire.SeatInfo(n, "bot" if who.bot else "here", who.name, who.bot, True, True, False, "playing", False)
            for n, who in enumerate(record.players)
        ],
        pace=wire.Relaxed(),
        minimum=0,
        listed=False,
        created=0,
        commitment=record.commitment,
        nonces=record.nonces,
        watching=0,
        winner=None,
        rematch="",
        seed=record.seed,
    )


def looks(at: str, refuses: tuple[str, ...]) -> tuple[Call, ...]:
    """The calls that show a finished game at such a path."""
    seat = ("seat",)
    seen = (*refuses, "no-such-seat")
    return (
        Call("GET", f"{at}/story", story, Story, refuses=refuses),
        Call("GET", f"{at}/replay", reel, Reel, query=seat, refuses=seen),
        Call("GET", f"{at}/replay/{{turn}}", scene, Scene, query=seat, refuses=(*seen, "no-such-moment")),
    )


NOT_SHOWN: Final = ("no-such-table", "not-over", "too-fast")
CALLS: Final = (
    *looks("/api/tables/{table}", NOT_SHOWN),
    Call(
        "POST",
        "/api/tables/{table}/branch",
        go_on,
        wire.Made,
        201,
        body=Branch,
        limit="tables",
        gives_seats=True,
        refuses=(*NOT_SHOWN, "no-such-moment", "nothing-left", "no-such-seat", "full-house", "elsewhere"),
    ),
    Call("POST", "/api/films", open_film, Opened, 201, body=Record, read=records.read, most=MOST_RECORD, limit="films"),
    *looks("/api/films/{film}", ("no-such-film",)),
)
