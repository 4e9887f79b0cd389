"""Calls about tables: they are made, listed and joined here, and read after their end."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from matanui.core.chance import commitment, mixed
from matanui.core.record import Record, terms, write
from matanui.games.catalogue import game_named
from matanui.lessons.files import NAMES
from matanui.lessons.lesson import lesson_named
from matanui.server.http.calls import Call
from matanui.server.http.service import Service
from matanui.server.refusals import Elsewhere, Refusal
from matanui.server.security import holder_of
from matanui.server.storage.rows import SeatRow, TableRow
from matanui.server.tables import relay
from matanui.server.tables.head import may_bring, read_head, record_of, rules_of
from matanui.server.tables.lessons import plan_of
from matanui.server.tokens import hashed, same
from matanui.wire.protocol import Claim, Join, Made, Mine, NewTable, Recover, TableInfo
from matanui.wire.replay import Proof

MOST_LISTED: Final = 50
MOST_MINE: Final = 30


async def create(service: Service, request: Request, plan: NewTable, holder: str) -> Made:
    """Make a table."""
    return await service.house.create(plan, holder)


async def learn(service: Service, request: Request, holder: str) -> Made:
    """Make a table for a lesson, which begins at once."""
    if request.path_params["lesson"] not in NAMES:
        raise Refusal("lesson-none")
    plan, head = plan_of(lesson_named(request.path_params["lesson"]))
    return await service.house.create(plan, holder, head)


async def lobby(service: Service, request: Request) -> list[TableInfo]:
    """Listed tables that wait for players."""
    return await service.infos(await service.house.store.lobby(MOST_LISTED))


async def table(service: Service, request: Request) -> TableInfo:
    """One table."""
    return (await service.infos([await service.row(request.path_params["table"])]))[0]


async def join(service: Service, request: Request, wish: Join, holder: str) -> Claim:
    """Take a free seat."""
    id = request.path_params["table"]
    if wish.deck is not None:
        head = read_head((await service.row(id)).head)
        may_bring(game_named(head.game), wish.deck, rules_of(head))
    return await claim(service, relay.SeatCall(id, holder, join=wish))


async def recover(service: Service, request: Request, wish: Recover, holder: str) -> Claim:
    """Get a seat back with its phrase; the old token is void."""
    return await claim(service, relay.SeatCall(request.path_params["table"], holder, recover=wish))


async def claim(service: Service, wanted: relay.SeatCall) -> Claim:
    """A seat, here or at the worker that serves the table."""
    try:
        return await service.house.relay.carry_out(wanted)
    except Elsewhere as there:
        return await service.house.relay.call(there.worker, wanted)


async def mine(service: Service, request: Request) -> list[Mine]:
    """Tables at which this browser has a seat, known by its cookie."""
    if not holder_of(request.scope):
        return []
    holder, store = hashed(holder_of(request.scope)), service.house.store
    rows = await store.mine(holder, MOST_MINE)
    tables = [row.id for row in rows]
    seats, lengths = await store.seats_of(tables), await store.lengths(tables)
    return [one_of_mine(service, row, seats[row.id], holder, lengths[row.id]) for row in rows]


def one_of_mine(service: Service, row: TableRow, seats: list[SeatRow], holder: str, length: int) -> Mine:
    """A table, whose log has so many answers by now, and the seats of this holder there."""
    own = [seat.seat for seat in seats if same(seat.holder, holder)]
    room = service.house.rooms.get(row.id)
    asked: bool | None = None  # after a crash the row may be behind the log: only loading the table would tell
    if room is not None:
        asked = any(seat in room.asked() for seat in own)
    elif row.length == length:
        asked = any(row.asked >> seat & 1 for seat in own)
    return Mine(service.info(row, seats), own, asked)


async def record(service: Service, request: Request) -> Response:
    """After the end: the record that `matanui replay` and `matanui verify` read."""
    found = await service.house.record(request.path_params["table"])
    name = f"matanui-{found.game}-{request.path_params['table']}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(write(found), media_type="application/json", headers=headers)


async def proof(service: Service, request: Request) -> Proof:
    """How to check the dice: the commitment, the nonces, and after the end the seed."""
    row = await service.row(request.path_params["table"])
    found = record_of(read_head(row.head), await service.house.store.seats(row.id), row.seed)
    return Proof(
        commitment=commitment(row.seed),
        nonces=found.nonces if row.status != "waiting" else [],
        terms=terms(found),
        seed=row.seed.hex() if row.ended else None,
        prescribed=found.prescribed,
        root=mixed(row.seed, found.nonces, terms(found)).hex() if row.ended else None,
        past=found.past,
    )


TABLE: Final = "/api/tables/{table}"
AWAY: Final = ("no-such-table", "full-house", "elsewhere")  # why a table cannot be visited
CALLS: Final = (
    Call("POST", "/api/lessons/{lesson}", learn, Made, 201, limit="tables", gives_seats=True, refuses=("lesson-none",)),
    Call("GET", "/api/tables", lobby, list[TableInfo]),
    Call("POST", "/api/tables", create, Made, 201, body=NewTable, limit="tables", gives_seats=True),
    Call("GET", TABLE, table, TableInfo, refuses=("no-such-table",)),
    Call(
        "POST",
        f"{TABLE}/join",
        join,
        Claim,
        201,
        body=Join,
        limit="seats",
        gives_seats=True,
        refuses=(*AWAY, "already-dealt", "wrong-invite", "no-free-seat"),
    ),
    Call(
        "POST",
        f"{TABLE}/recover",
        recover,
        Claim,
        body=Recover,
        limit="seats",
        gives_seats=True,
        refuses=(*AWAY, "wrong-phrase"),
    ),
    Call("GET", f"{TABLE}/record", record, Record, refuses=("no-such-table", "not-over")),
    Call("GET", f"{TABLE}/proof", proof, Proof, refuses=("no-such-table",)),
    Call("GET", "/api/mine", mine, list[Mine]),
)
