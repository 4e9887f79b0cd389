"""How a line that somebody has begun may go on."""

from __future__ import annotations

from typing import Any, Final

from matanui.desk.desk import Desk
from matanui.desk.lexicon import plain

MOST: Final = 12


def complete(text: str, desk: Desk, view: Any) -> list[str]:
    """Whole lines that begin with this one: a command, or a command with a name behind it."""
    first, space, rest = text.lstrip().partition(" ")
    if not space:
        return desk.lex.commands.beginning(first)[:MOST] if plain(first) else []
    known = desk.lex.commands.exact(first)
    names = desk.behind(desk.lex.ids[known], view) if known is not None else None
    before, gap, last = rest.rpartition(" ")
    return [f"{first} {before}{gap}{name}" for name in names.beginning(last)][:MOST] if names else []
