"""What people type at a table of a server, besides the words of the game."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from matanui.desk.lexicon import Names, plain
from matanui.desk.speech import Speech
from matanui.host.orders import ORDERS

COMMANDS: Final = ("chat", "who", "order", "resign", "abandon", "rematch")
SHARED: Final = ("help", "quit")  # words that the game has too, but which count before the deal and after the end


class Typed(Struct, frozen=True):
    """A command and what follows it."""

    name: str
    text: str = ""


class Vocabulary:
    """The words of one language, and the English ones."""

    def __init__(self, speech: Speech) -> None:
        speech = speech.aloud
        self.own = Names(speech, pairs(speech, COMMANDS, "join-cmd"))
        self.shared = Names(speech, pairs(speech, SHARED, "cmd"))
        self.yes = Names(speech, pairs(speech, ("yes",), "cmd"))
        self.orders = Names(speech, pairs(speech, ORDERS, "join-order-word"))

    def find(self, line: str) -> Typed | None:
        """A command of ours; None if the line is for the game."""
        first, _, rest = line.strip().partition(" ")
        known = self.own.exact(first) if first else None
        return Typed(COMMANDS[known], rest.strip()) if known is not None else None

    def begun(self, text: str) -> list[str]:
        """Commands of ours that begin so."""
        return self.own.beginning(text) if plain(text) else []

    def is_shared(self, line: str, name: str) -> bool:
        """Does the line say this word?"""
        return self.shared.exact(line.strip()) == SHARED.index(name)


def pairs(speech: Speech, names: tuple[str, ...], prefix: str) -> list[tuple[str, int]]:
    """Each word with the number of what it means."""
    own = [(word.strip(), n) for n, name in enumerate(names) for word in speech.ui(f"{prefix}-{name}").split(",")]
    return [(name, n) for n, name in enumerate(names)] + own
