"""The lobby over HTTP: tables are made, listed and joined here, and read after their end."""

from __future__ import annotations

from typing import Any, Final, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from matanui.core.chance import commitment, mixed
from matanui.core.record import terms, write
from matanui.lessons.files import NAMES
from matanui.lessons.lesson import lesson_named, lessons
from matanui.server.library.cardlist import cards_written
from matanui.server.library.catalogue import games
from matanui.server.library.compendium import compendium_written, rulings_written
from matanui.server.limits import Limit
from matanui.server.refusals import Elsewhere, Refusal
from matanui.server.security import COOKIE, address_of, holder_of
from matanui.server.storage.rows import SeatRow, TableRow
from matanui.server.tables.deckdesk import judge, may_bring, offer
from matanui.server.tables.head import read_head, record_of, rules_of
from matanui.server.tables.house import House
from matanui.server.tables.info import table_info
from matanui.server.tables.lessons import plan_of
from matanui.server.tables.relay import Call
from matanui.server.tokens import hashed, new_token, same
from matanui.wire import protocol as wire
from matanui.wire.decks import DeckWish
from matanui.wire.lessons import info_of
from matanui.wire.replay import Proof

B = TypeVar("B")
MOST_BODY: Final = 16 * 1024
MOST_LISTED: Final = 50
MOST_MINE: Final = 30
MINUTE, HOUR, YEAR = 60, 3600, 365 * 86400
MOST_CHECKS: Final = 600  # in a minute: a person who builds a deck, and a few more behind the same address


class Desk:
    """Answers requests for one house."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.made = Limit(house.settings.most_tables, HOUR)
        self.joined = Limit(house.settings.most_joins, MINUTE)
        self.checked = Limit(MOST_CHECKS, MINUTE)

    # --- tables

    async def create(self, request: Request) -> Response:
        """POST /api/tables"""
        plan = await body(request, wire.NewTable)
        self.made.check(address_of(request.scope))
        holder = holder_of(request.scope) or new_token()
        made = await self.house.create(plan, hashed(holder))
        return with_cookie(reply(made, 201), request, holder)

    async def lessons(self, request: Request) -> Response:
        """GET /api/lessons"""
        return reply([info_of(lesson) for lesson in lessons()])

    async def learn(self, request: Request) -> Response:
        """POST /api/lessons/{lesson}"""
        if request.path_params["lesson"] not in NAMES:
            raise Refusal("lesson-none")
        self.made.check(address_of(request.scope))
        plan, head = plan_of(lesson_named(request.path_params["lesson"]))
        holder = holder_of(request.scope) or new_token()
        return with_cookie(reply(await self.house.create(plan, hashed(holder), head), 201), request, holder)

    async def lobby(self, request: Request) -> Response:
        """GET /api/tables"""
        return reply(await self.infos(await self.house.store.lobby(MOST_LISTED)))

    async def table(self, request: Request) -> Response:
        """GET /api/tables/{table}"""
        return reply(await self.info(await self.row(request)))

    async def join(self, request: Request) -> Response:
        """POST /api/tables/{table}/join"""
        wish = await body(request, wire.Join)
        self.joined.check(address_of(request.scope))
        if wish.deck is not None:
            may_bring(wish.deck, rules_of(read_head((await self.row(request)).head)))
        holder = holder_of(request.scope) or new_token()
        claim = await self._claim(Call(request.path_params["table"], hashed(holder), join=wish))
        return with_cookie(reply(claim, 201), request, holder)

    async def recover(self, request: Request) -> Response:
        """POST /api/tables/{table}/recover"""
        wish = await body(request, wire.Recover)
        self.joined.check(address_of(request.scope))
        holder = holder_of(request.scope) or new_token()
        claim = await self._claim(Call(request.path_params["table"], hashed(holder), recover=wish))
        return with_cookie(reply(claim), request, holder)

    async def _claim(self, call: Call) -> wire.Claim:
        """Here, or at the worker that serves the table."""
        try:
            return await self.house.relay.carry_out(call)
        except Elsewhere as there:
            return await self.house.relay.call(there.worker, call)

    async def mine(self, request: Request) -> Response:
        """GET /api/mine"""
        holder = hashed(holder_of(request.scope)) if holder_of(request.scope) else ""
        store = self.house.store
        rows = await store.mine(holder, MOST_MINE) if holder else []
        tables = [row.id for row in rows]
        seats, lengths = await store.seats_of(tables), await store.lengths(tables)
        return reply([self._mine(row, seats[row.id], holder, lengths[row.id]) for row in rows])

    def _mine(self, row: TableRow, seats: list[SeatRow], holder: str, length: int) -> wire.Mine:
        own = [seat.seat for seat in seats if same(seat.holder, holder)]
        room = self.house.rooms.get(row.id)
        if room is not None:
            asked: bool | None = any(seat in room.asked() for seat in own)
        else:  # after a crash the row may be behind the log, and then nobody knows without loading the table
            asked = any(row.asked >> seat & 1 for seat in own) if row.length == length else None
        return wire.Mine(self._info(row, seats), own, asked)

    # --- after the end

    async def record(self, request: Request) -> Response:
        """GET /api/tables/{table}/record"""
        record = await self.house.record(request.path_params["table"])
        name = f"matanui-{record.game}-{request.path_params['table']}.json"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(write(record), media_type="application/json", headers=headers)

    async def proof(self, request: Request) -> Response:
        """GET /api/tables/{table}/proof"""
        row = await self.row(request)
        seats = await self.house.store.seats(row.id)
        record = record_of(read_head(row.head), seats, row.seed)
        return reply(
            Proof(
                commitment=commitment(row.seed),
                nonces=record.nonces if row.status != "waiting" else [],
                terms=terms(record),
                seed=row.seed.hex() if row.ended else None,
                prescribed=record.prescribed,
                root=mixed(row.seed, record.nonces, terms(record)).hex() if row.ended else None,
                past=record.past,
            )
        )

    async def games(self, request: Request) -> Response:
        """GET /api/games"""
        return reply(games())

    async def cards(self, request: Request) -> Response:
        """GET /api/cards"""
        return Response(cards_written(), media_type="application/json", headers={"cache-control": "no-cache"})

    # --- to look things up

    async def compendium(self, request: Request) -> Response:
        """GET /api/compendium"""
        return known(request, *compendium_written())

    async def rulings(self, request: Request) -> Response:
        """GET /api/rulings"""
        return known(request, *rulings_written())

    async def decks(self, request: Request) -> Response:
        """GET /api/decks"""
        return reply(offer())

    async def check_deck(self, request: Request) -> Response:
        """POST /api/decks/check"""
        wish = await body(request, DeckWish)
        self.checked.check(address_of(request.scope))
        return reply(judge(wish))

    async def health(self, request: Request) -> Response:
        """GET /healthz"""
        counts = await self.house.store.counts()
        return reply({"ok": True, "tables": counts, "rooms": len(self.house.rooms)})

    # --- shared

    async def row(self, request: Request) -> TableRow:
        """The table that a path names."""
        row = await self.house.store.table(request.path_params["table"])
        if row is None:
            raise Refusal("no-such-table")
        return row

    async def info(self, row: TableRow) -> wire.TableInfo:
        """One table."""
        return (await self.infos([row]))[0]

    async def infos(self, rows: list[TableRow]) -> list[wire.TableInfo]:
        """Tables that are in memory as they are there, others as they are kept: a look at a list loads nothing."""
        seats = await self.house.store.seats_of([row.id for row in rows])
        return [self._info(row, seats[row.id]) for row in rows]

    def _info(self, row: TableRow, seats: list[SeatRow]) -> wire.TableInfo:
        room = self.house.rooms.get(row.id)
        if room is None or (room.row.ended and not row.ended):  # an end that is not yet kept is none
            return table_info(row, read_head(row.head), seats)
        return room.info()


async def sent(request: Request, most: int = MOST_BODY) -> bytes:
    """What came with a request, read no further than it may be long."""
    data = b""
    async for chunk in request.stream():
        data += chunk
        if len(data) > most:
            raise Refusal("too-long")
    return data


async def body(request: Request, kind: type[B]) -> B:
    """The body of a request, no longer than it need be."""
    data = await sent(request)
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError) as wrong:
        raise Refusal("bad-request", wrong=str(wrong)) from None


def reply(thing: Any, status: int = 200) -> Response:
    """A struct as JSON."""
    headers = {"cache-control": "no-store"}
    return Response(msgspec.json.encode(thing), status, media_type="application/json", headers=headers)


def known(request: Request, data: bytes, mark: str) -> Response:
    """What only changes with the program: whoever has it need not fetch it again."""
    headers = {"cache-control": "no-cache", "etag": mark}
    seen = [tag.strip().removeprefix("W/") for tag in request.headers.get("if-none-match", "").split(",")]
    if mark in seen:
        return Response(status_code=304, headers=headers)
    return Response(data, media_type="application/json", headers=headers)


def with_cookie(response: Response, request: Request, holder: str) -> Response:
    """The browser's own secret, out of reach for scripts."""
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, holder, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/")
    return response
