"""The options of a question by their kinds, and which one a typed number means."""

from __future__ import annotations

from typing import Final

from matanui.core.errors import UserError
from matanui.core.questions import Question
from matanui.desk.lexicon import clip
from matanui.desk.speech import Speech

_DIGITS: Final = 6
MOST_LINES: Final = 999
USUAL_LINES: Final = 10


def of_kind(question: Question, *names: str) -> list[int]:
    """The options on offer that are of one of these kinds."""
    return [option for option in question.options if question.prompt.kind_of(option).name in names]


def numbers_of(question: Question | None, name: str) -> dict[int, int]:
    """Each option of a kind, with its number in the list of all options."""
    if question is None:
        return {}
    wanted = set(of_kind(question, name))
    return {option: n for n, option in enumerate(question.options, 1) if option in wanted}


def declined(question: Question) -> int | None:
    """The option that does nothing, if it is on offer."""
    nothing = question.prompt.nothing
    return nothing if nothing in question.options else None


# --- typed numbers


def is_number(text: str) -> bool:
    """Plain digits, few enough to be a number."""
    return text.isascii() and text.isdigit() and len(text) <= _DIGITS


def numbered(text: str, question: Question, speech: Speech) -> int:
    """The n-th option."""
    if not 1 <= int(text) <= len(question.options):
        raise UserError(speech.ui("err-range", number=int(text), most=len(question.options)))
    return question.options[int(text) - 1]


def count(text: str, speech: Speech) -> int:
    """How many lines `log 10` asks for."""
    if text and not is_number(text):
        raise UserError(speech.ui("err-number", text=clip(text)))
    return min(int(text), MOST_LINES) if text else USUAL_LINES
