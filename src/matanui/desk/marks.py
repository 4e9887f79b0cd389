"""Signs and colours. Every Toa has a glyph, a letter and a colour; nothing is told by colour alone."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from matanui.games.makuta.data.box import TOKENS
from matanui.games.makuta.data.island import PRINTED

GLYPH: Final = {"tahu": "▲", "gali": "●", "lewa": "◆", "onua": "■", "kopaka": "✶", "pohatu": "▬"}
RIM: Final = "#F4EFE6"  # bone, on dark colours
INK: Final = "#14181D"
DARK: Final = ("tahu", "gali", "onua")
SIGNS: Final = ("m", "s", "t", "K", "y")  # mosquito, scorpion, tiger, mask or Turaga, key: as PRINTED
RAHI_NAMES: Final = [r.id for r in TOKENS.rahi]

FAINT: Final = "dim"
RAHI_STYLE: Final = "bold #E2725B"
PRIZE_STYLE: Final = "bold #E3B341"
GATE_STYLE: Final = "#7FB3D5"
OPEN_STYLE: Final = "bold #7FB3D5"
NUMBER_STYLE: Final = "bold reverse"
TEMPLE: Final = {
    "white": "#14181D on #F9F9F9",
    "red": "#F4EFE6 on #B51F13",
    "green": "#14181D on #A0DF2A",
    "brown": "#14181D on #B78A6B",
    "blue": "#F4EFE6 on #5275C1",
    "black": "#F4EFE6 on #11131D",
}


def toa_style(who: int) -> str:
    """Ink or bone on the colour of a Toa."""
    toa = TOKENS.toa[who]
    return f"bold {RIM if toa.id in DARK else INK} on {toa.colour}"


def badge(who: int) -> Text:
    """Glyph and letter on the colour."""
    return Text(badge_text(who), toa_style(who))


def badge_text(who: int) -> str:
    """Glyph and letter."""
    toa = TOKENS.toa[who]
    return GLYPH[toa.id] + toa.letter


def kind_of(field: int) -> int:
    """Which printed counter a field has: its place in SIGNS, or -1."""
    return next((k for k, fields in enumerate(PRINTED) if field in fields), -1)
