"""What happens next at a table, decided in one place for the terminal, the server, lessons and series of games."""

from __future__ import annotations

from collections.abc import Callable, Container
from typing import Final, Literal, Protocol

from msgspec import Struct

from matanui.core.flow import CHANCE, Ask

Deed = Literal[
    "over",  # nobody is asked any more
    "listen",  # a teacher speaks, and waits to be heard
    "roll",  # chance answers
    "give",  # `option` is answered without asking anybody: by a script, a prepared deck or a standing order
    "think",  # a bot chooses
    "ask",  # a person is asked
]


class Move(Struct, frozen=True):
    """What happens next."""

    deed: Deed
    option: int = 0


OVER: Final = Move("over")
LISTEN: Final = Move("listen")
ROLL: Final = Move("roll")
THINK: Final = Move("think")
ASK: Final = Move("ask")


class Guide(Protocol):
    """A teacher, as far as the course of a game is concerned."""

    @property
    def is_read(self) -> bool:
        """Does she only want to be read, before anything goes on?"""
        ...

    @property
    def option(self) -> int | None:
        """What she wants the learner to answer."""
        ...

    @property
    def script(self) -> int | None:
        """What is answered now without asking anybody."""
        ...


def next_move(
    ask: Ask | None, bots: Container[int], prepared: Callable[[Ask], int | None], guide: Guide | None = None
) -> Move:
    """What happens with the pending question. `prepared` is what whoever is asked has arranged to be answered."""
    if ask is None:
        return OVER
    if guide is not None and guide.is_read:
        return LISTEN
    if ask.seat == CHANCE:
        return ROLL
    if guide is not None and guide.script is not None:
        return Move("give", guide.script)
    if ask.seat in bots:
        return THINK
    option = prepared(ask) if guide is None or guide.option is None else None
    return ASK if option is None else Move("give", option)
