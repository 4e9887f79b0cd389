"""Finished games over HTTP: the story, the film from any seat, and a table that goes on from a moment. Never before
the end, because the log knows what nobody may."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from limits import parse
from starlette.requests import Request
from starlette.responses import Response

from matanui.core import record as records
from matanui.core.game import AnyGame
from matanui.core.record import Record
from matanui.games.catalogue import game_named
from matanui.host.film import Film
from matanui.host.story import DICE, deeds_of, ending_of, points_of
from matanui.host.table import switch_values
from matanui.server.http.api import Desk, body, reply, sent, with_cookie
from matanui.server.http.films import Films
from matanui.server.refusals import Refusal
from matanui.server.security import holder_of
from matanui.server.tables.branch import branch
from matanui.server.tokens import hashed, new_token
from matanui.wire import protocol as wire
from matanui.wire.replay import Branch, Opened, Reel, Scene, Shot, Story
from matanui.wire.views import wire_view

MOST_RECORD: Final = 1024 * 1024  # bytes of a record from a file


class Replays:
    """Answers requests about games that are over."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.house = desk.house
        self.films = Films()
        self.made = parse(f"{self.house.settings.most_films}/minute")

    async def story(self, request: Request) -> Response:
        """GET /api/tables/{table}/story"""
        film = await self._film(request)
        return reply(await asyncio.to_thread(story_of, film))

    async def reel(self, request: Request) -> Response:
        """GET /api/tables/{table}/replay"""
        film, eye = await self._film(request), eye_of(request)
        check_eye(film, eye)
        return reply(await asyncio.to_thread(reel_of, film, eye, await self._info(request, film.record)))

    async def scene(self, request: Request) -> Response:
        """GET /api/tables/{table}/replay/{turn}"""
        film, eye = await self._film(request), eye_of(request)
        check_eye(film, eye)
        turn = number(request.path_params["turn"])
        if turn >= len(film.starts):
            raise Refusal("no-such-moment", 404)
        return reply(await asyncio.to_thread(scene_of, film, eye, turn))

    async def branch(self, request: Request) -> Response:
        """POST /api/tables/{table}/branch"""
        wish = await body(request, Branch)
        film, row = await self._film(request), await self.desk.row(request)
        await self.desk.limit(self.desk.made, request)
        holder = holder_of(request.scope) or new_token()
        made = await branch(self.house, row, film, wish, hashed(holder))
        return with_cookie(reply(made, 201), request, holder)

    async def open(self, request: Request) -> Response:
        """POST /api/films"""
        await self.desk.limit(self.made, request)
        record = records.read(await sent(request, MOST_RECORD))
        return reply(Opened(await self.films.open(record)), 201)

    async def _film(self, request: Request) -> Film:
        """The film that is asked for, made ready if it is not in memory."""
        if "film" in request.path_params:
            film = self.films.find(request.path_params["film"])
            if film is None:
                raise Refusal("no-such-film", 404)
            return film
        table = request.path_params["table"]
        film = self.films.find(table)
        if film is not None:
            return film
        record = await self.house.record(table)
        await self.desk.limit(self.made, request)
        return await self.films.make(table, record)

    async def _info(self, request: Request, record: Record) -> wire.TableInfo:
        if "table" in request.path_params:
            return await self.desk.info(await self.desk.row(request))
        return info_of(record)


def number(text: str) -> int:
    """A small number from an address."""
    if not (text.isascii() and text.isdigit() and len(text) < 7):
        raise Refusal("bad-request", 400, wrong=text[:20])
    return int(text)


def eye_of(request: Request) -> int | None:
    """The seat whose knowledge is asked for; none for what everybody knew."""
    asked = request.query_params.get("seat")
    return None if asked is None else number(asked)


def check_eye(film: Film, eye: int | None) -> None:
    """There must be such a seat."""
    if eye is not None and eye >= len(film.record.players):
        raise Refusal("no-such-seat", 404)


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
        dice=sorted(DICE),
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
