"""What the compendium says of one thing."""

from __future__ import annotations

from typing import Any, Final, Literal

from msgspec import Struct

from matanui.core.message import Message

BOARD: Final = "makuta"
Shelf = Literal["card", "counter", "tile", "mask"]


class Entry(Struct, frozen=True):
    """One thing: what it is called and says, then what it has of these; the rest is empty."""

    shelf: Shelf
    id: str
    kind: str
    name: Message
    text: list[Message]
    games: dict[str, int]  # how often each box has it
    set: str
    provenance: str
    source: str
    needs: dict[str, str] = {}  # of some games: the switch that brings it in, or `plain` for the one that takes it out
    toa: str = ""
    mask: str = ""
    skills: list[str] = []
    when: str = ""
    number: int | None = None
    strength: int = 0
    code: list[str] = []
    face: Any = None  # of a card: what its drawing needs
    rulings: list[str] = []
    sentences: list[str] = []
