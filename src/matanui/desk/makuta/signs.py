"""What stands for counters, tiles and the temple in the drawings."""

from __future__ import annotations

from typing import Final

from matanui.desk import marks
from matanui.games.makuta.data.box import TOKENS
from matanui.games.makuta.data.island import PRINTED

SIGNS: Final = ("m", "s", "t", "K", "y")  # mosquito, scorpion, tiger, mask or Turaga, key: as PRINTED
TEMPLE: Final = {
    "white": "#14181D on #F9F9F9",
    "red": "#F4EFE6 on #B51F13",
    "green": "#14181D on #A0DF2A",
    "brown": "#14181D on #B78A6B",
    "blue": "#F4EFE6 on #5275C1",
    "black": "#F4EFE6 on #11131D",
}


def kind_of(field: int) -> int:
    """Which printed counter a field has: its place in SIGNS, or -1."""
    return next((k for k, fields in enumerate(PRINTED) if field in fields), -1)


def pawn(who: int) -> str:
    """Glyph and letter of a Toa."""
    return marks.badge_text(TOKENS.toa[who])


def pawn_style(who: int) -> str:
    """Its colours."""
    return marks.toa_style(TOKENS.toa[who])


def toa_named(name: str) -> marks.Toa:
    """The letter and the colour of a Toa."""
    return next(toa for toa in TOKENS.toa if toa.id == name)
