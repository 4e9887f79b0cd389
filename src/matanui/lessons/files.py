"""The lessons as they are written: a TOML file each, strictly read. A typo names the file, the step and the field.

A line of `play` is an answer, `prompt answer`, whoever is asked: `roll 4`, `walk start.c3`, `act pass`. Questions that
it does not name are passed over if most people pass there; chance that it does not name is drawn from `seed`.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Annotated, Any, Final, TypeVar

import msgspec
from msgspec import Meta, Struct

from matanui.core.errors import UserError, one_of

R = TypeVar("R")
NAMES: Final = ("makuta", "masks", "bohrok")
Word = Annotated[str, Meta(pattern=r"^[a-z0-9-]+$")]
Line = Annotated[str, Meta(pattern=r"^\S+ \S.*$")]


class StepRow(Struct, frozen=True, forbid_unknown_fields=True):
    """One thing that is explained: first `play` happens, then the teacher speaks, then the learner does what is
    wanted, or only says that they have read it."""

    id: Word
    source: str  # the chapter of the rulebook, as docs/rules/ has it
    play: list[Line] = []
    point: list[Line] = []
    want: Line | None = None


class LessonRow(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson without its steps: game and switches, who sits where, and how long it takes."""

    game: str
    seats: Annotated[list[str], Meta(min_length=2, max_length=6)]
    minutes: Annotated[int, Meta(ge=1, le=60)]
    edition: str | None = None
    set: list[str] = []
    learner: Annotated[int, Meta(ge=0, le=5)] = 0
    seed: str = ""


class LessonFile(Struct, frozen=True):
    """A whole file."""

    lesson: LessonRow
    steps: list[StepRow]


def read(name: str, text: str) -> LessonFile:
    """A lesson from its text, or a sentence on where it is wrong."""
    try:
        raw = msgspec.toml.decode(text, type=dict[str, Any])
    except msgspec.MsgspecError as wrong:
        raise UserError(f"{name}: {wrong}") from None
    rows = raw.pop("step", [])
    if not isinstance(rows, list) or not rows:
        raise UserError(f"{name}: a lesson has steps, [[step]]")
    steps = [converted(f"{name}: step {place(row, n)}", row, StepRow) for n, row in enumerate(rows, 1)]
    twice = {step.id for step in steps if sum(other.id == step.id for other in steps) > 1}
    if twice:
        raise UserError(f"{name}: step {min(twice)}: `id` is taken")
    return LessonFile(converted(name, raw, LessonRow), steps)


def place(row: Any, n: int) -> str:
    """How a step is called in an error message."""
    return str(row.get("id", f"number {n}")) if isinstance(row, dict) else f"number {n}"


def converted(where: str, row: Any, kind: type[R]) -> R:
    """A row as its struct."""
    try:
        return msgspec.convert(row, type=kind)
    except msgspec.ValidationError as wrong:
        raise UserError(f"{where}: {wrong}") from None


def load(name: str) -> LessonFile:
    """A lesson of the house."""
    if name not in NAMES:
        raise one_of("lesson", name, list(NAMES))
    return read(f"{name}.toml", (files("matanui.lessons") / f"{name}.toml").read_text("utf-8"))
