"""Signs and colours. Every Toa has a glyph, a letter and a colour; nothing is told by colour alone."""

from __future__ import annotations

from typing import Final, Protocol

from rich.text import Text

GLYPH: Final = {"tahu": "▲", "gali": "●", "lewa": "◆", "onua": "■", "kopaka": "✶", "pohatu": "▬"}
RIM: Final = "#F4EFE6"  # bone, on dark colours
INK: Final = "#14181D"
DARK: Final = ("tahu", "gali", "onua")

FAINT: Final = "dim"
RAHI_STYLE: Final = "bold #E2725B"
PRIZE_STYLE: Final = "bold #E3B341"
GATE_STYLE: Final = "#7FB3D5"
OPEN_STYLE: Final = "bold #7FB3D5"
EVIL_STYLE: Final = "bold #D16BA5"  # Makuta and the swarm
NUMBER_STYLE: Final = "bold reverse"


class Toa(Protocol):
    """A Toa as the data of a game has it."""

    @property
    def id(self) -> str: ...

    @property
    def letter(self) -> str: ...

    @property
    def colour(self) -> str: ...


def toa_style(toa: Toa) -> str:
    """Ink or bone on the colour of a Toa."""
    return f"bold {RIM if toa.id in DARK else INK} on {toa.colour}"


def badge(toa: Toa) -> Text:
    """Glyph and letter on the colour."""
    return Text(badge_text(toa), toa_style(toa))


def badge_text(toa: Toa) -> str:
    """Glyph and letter."""
    return GLYPH[toa.id] + toa.letter
