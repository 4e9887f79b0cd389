"""What calls are answered with: the house, and what is counted and remembered for them."""

from __future__ import annotations

from typing import Final

from matanui.server.http.films import Films
from matanui.server.limits import Limit
from matanui.server.refusals import Refusal
from matanui.server.storage.rows import SeatRow, TableRow
from matanui.server.tables.head import read_head
from matanui.server.tables.house import House
from matanui.server.tables.info import table_info
from matanui.wire.protocol import TableInfo

MINUTE, HOUR = 60, 3600
MOST_CHECKS: Final = 600  # decks in a minute: a person who builds one, and a few more behind the same address


class Service:
    """One for each running server."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.films = Films()
        self.limits = {
            "tables": Limit(house.settings.most_tables, HOUR),
            "seats": Limit(house.settings.most_joins, MINUTE),
            "films": Limit(house.settings.most_films, MINUTE),
            "decks": Limit(MOST_CHECKS, MINUTE),
        }

    async def row(self, table: str) -> TableRow:
        """A table as it is kept."""
        row = await self.house.store.table(table)
        if row is None:
            raise Refusal("no-such-table")
        return row

    async def infos(self, rows: list[TableRow]) -> list[TableInfo]:
        """Tables as everybody sees them."""
        seats = await self.house.store.seats_of([row.id for row in rows])
        return [self.info(row, seats[row.id]) for row in rows]

    def info(self, row: TableRow, seats: list[SeatRow]) -> TableInfo:
        """A table that is in memory as it is there, any other as it is kept: a look at a list loads nothing."""
        room = self.house.rooms.get(row.id)
        if room is None or (room.row.ended and not row.ended):  # an end that is not yet kept is none
            return table_info(row, read_head(row.head), seats)
        return room.info()
