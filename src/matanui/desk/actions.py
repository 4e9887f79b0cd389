"""What a typed line can mean: an answer to the question, or a command that answers nothing."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from matanui.core.questions import Prompt

AGAIN: Final = "again"  # an empty line: show the question once more
TOPIC: Final = "topic"


class Answer(Struct, frozen=True):
    """An option of the question; and what the same line already says to the questions that follow at once."""

    option: int
    then: tuple[tuple[Prompt, int], ...] = ()


class Command(Struct, frozen=True):
    """Something to show or do that answers nothing."""

    name: str
    number: int = -1
    text: str = ""


Action = Answer | Command
