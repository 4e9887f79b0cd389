"""Rows to play with."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from matanui.server.storage.rows import ChatRow, FailureRow, LogRow, SeatRow, TableRow

NOW = 1_790_000_000_000


def table(id: str = "kini-nui", **changes: Any) -> TableRow:
    """A table at which people play."""
    row = TableRow(
        id=id,
        created=NOW,
        touched=NOW,
        status="playing",
        listed=True,
        head=b'{"game":"makuta"}',
        seed=b"\x00\xff" * 16,
        invite="1f",
    )
    return replace(row, **changes)


def seat(number: int = 0, table: str = "kini-nui", **changes: Any) -> SeatRow:
    """A seat that anybody can take."""
    return replace(SeatRow(table=table, seat=number, kind="open"), **changes)


def answers(since: int, until: int, table: str = "kini-nui") -> list[LogRow]:
    """Answers since..until-1 of a game for two."""
    return [LogRow(table, n, n % 2, f"option-{7 * n}", f"mark{n}", 40, NOW + n) for n in range(since, until)]


def said(n: int, text: str = "Piraka!", table: str = "kini-nui") -> ChatRow:
    """A spectator speaks."""
    return ChatRow(table, n, None, "Hahli", text, NOW)


def failure(n: int, table: str = "kini-nui") -> FailureRow:
    """A bot that broke down."""
    return FailureRow(table, n, 1, "greedy", "IndexError: no such tile", b"{}", NOW)
