"""What a bot is: it sees a view, never a state, and picks one of the options. It remembers nothing, so a game can be
stopped and resumed anywhere; what luck it needs it is handed."""

from __future__ import annotations

from typing import Any, Protocol

from matanui.core.chance import Stream


class Bot(Protocol):
    """A player made of code."""

    def choose(self, view: Any, luck: Stream) -> int:
        """One of `view.question.options`."""
        ...
