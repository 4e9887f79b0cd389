"""A table as everybody sees it, from what is kept of it and from who is there."""

from __future__ import annotations

from collections.abc import Collection

from matanui.core.chance import commitment
from matanui.server.storage.rows import SeatRow, TableRow
from matanui.server.tables.guest import Guest
from matanui.server.tables.head import Head, changed
from matanui.wire.protocol import SeatInfo, TableInfo


def table_info(
    row: TableRow, head: Head, seats: list[SeatRow], guests: Collection[Guest] = (), votes: Collection[int] = ()
) -> TableInfo:
    """One table; `head` is what its row holds, read already. Without guests: it is not in memory."""
    return TableInfo(
        id=row.id,
        game=head.game,
        edition=head.edition,
        changed=changed(head),
        status=row.status,
        seats=[seat_info(seat, guests, seat.seat in votes) for seat in seats],
        pace=head.pace,
        minimum=head.minimum,
        listed=row.listed,
        created=row.created,
        commitment=commitment(row.seed),
        nonces=[seat.nonce for seat in seats if seat.kind != "bot"] if row.status != "waiting" else [],
        watching=sum(not guest.seats for guest in guests),
        winner=row.winner,
        rematch=row.rematch,
        seed=row.seed.hex() if row.ended else None,
        origin=head.origin,
    )


def seat_info(seat: SeatRow, guests: Collection[Guest], vote: bool) -> SeatInfo:
    """One seat, and whether its player is here."""
    return SeatInfo(
        seat=seat.seat,
        kind=seat.kind,
        name=seat.name,
        bot=seat.bot,
        taken=seat.kind == "bot" or bool(seat.token),
        ready=seat.ready or seat.kind == "bot",
        here=any(seat.seat in guest.seats for guest in guests),
        state=seat.state,
        vote=vote,
    )
