"""A new table whose game goes on from a moment of a finished one: the same answers up to there, then its own dice."""

from __future__ import annotations

import asyncio
import secrets
from typing import Final

import msgspec
from msgspec.structs import replace

from matanui.bots.registry import BOTS
from matanui.core.errors import one_of
from matanui.core.record import past_of
from matanui.host.film import Film
from matanui.server.refusals import Refusal
from matanui.server.storage.rows import LogRow, SeatRow, TableRow
from matanui.server.tables.head import read_head
from matanui.server.tables.house import House, secrets_of
from matanui.server.times import now
from matanui.server.tokens import hashed, new_phrase, new_table_id, new_token, same
from matanui.wire import protocol as wire
from matanui.wire.replay import Branch

MOST_PASTS: Final = 30  # a game continued from a game continued from a game …


async def branch(house: House, old: TableRow, film: Film, wish: Branch, holder: str) -> wire.Made:
    """It is stored as a game that was interrupted there, and so it is taken up like one."""
    check(film, wish)
    record, n = film.record, wish.answers
    head = replace(
        read_head(old.head),
        pace=wire.Relaxed(),
        minimum=0,
        origin=wire.Origin(old.id, n),
        past=past_of(record, n),
        lesson="",
        parts=[part for part in record.parts if part.since <= n],
    )
    id, invite, stamp = new_table_id(), new_token(), now()
    claims = [wire.Claim(seat, new_token(), new_phrase()) for seat in sorted(set(wish.seats))]
    row = TableRow(
        id=id,
        created=stamp,
        touched=stamp,
        status="playing",
        listed=False,
        head=msgspec.json.encode(head),
        seed=secrets.token_bytes(32),
        invite=hashed(invite),
        length=n,
    )
    seats = await asyncio.to_thread(seats_of, id, await house.store.seats(old.id), claims, wish.bot, holder)
    log = [LogRow(id, k, given.seat, given.answer, given.mark, 0, stamp) for k, given in enumerate(record.log[:n])]
    await house.tenancy.claim(id)
    await house.store.create(row, seats, log)
    return wire.Made((await house.room(id)).info(), invite, claims)


def check(film: Film, wish: Branch) -> None:
    """There must be such a moment with something left to decide, and such seats."""
    if wish.answers > len(film.record.log):
        raise Refusal("no-such-moment")
    if film.match(wish.answers).pending is None:
        raise Refusal("nothing-left")
    if max(wish.seats) >= len(film.record.players):
        raise Refusal("no-such-seat")
    if wish.bot not in BOTS:
        raise one_of("bot", wish.bot, sorted(BOTS))
    if len(film.record.past) >= MOST_PASTS:
        raise Refusal("too-long")


def seats_of(table: str, old: list[SeatRow], claims: list[wire.Claim], bot: str, holder: str) -> list[SeatRow]:
    """Yours are taken and ready; bots that sat at the others stay, and one takes the place of everybody else."""
    mine = {claim.seat: claim for claim in claims}
    return [seat_of(table, seat, mine.get(seat.seat), bot, holder) for seat in old]


def seat_of(table: str, old: SeatRow, claim: wire.Claim | None, bot: str, holder: str) -> SeatRow:
    """One of them; who sat there before keeps the name."""
    if claim is None:
        return SeatRow(table, old.seat, "bot", bot=old.bot or bot)
    name = old.name if same(old.holder, holder) else ""
    return replace(SeatRow(table, old.seat, "here", name, ready=True), **secrets_of(claim, holder))
