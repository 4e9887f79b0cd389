"""Lines that are typed, and what they are answered with."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from matanui.core.message import Message
from matanui.wire.frame import Command, Notice

Line = Annotated[str, Meta(max_length=200)]
Language = Literal["en", "nl", "de", "fr"]


class Type(Command, frozen=True):
    """A line of the terminal's grammar, as seen from the seat that looks: answered by `said`, or it answers the
    question."""

    text: Line
    language: Language = "en"


class Complete(Command, frozen=True):
    """The beginning of such a line: how may it go on?"""

    text: Line
    language: Language = "en"


class Said(Notice, frozen=True):
    """What a typed line is answered with."""

    id: str
    lines: list[Message]


class Completed(Notice, frozen=True):
    """Lines that begin with what was typed."""

    id: str
    lines: list[str]
