"""What a bot is: it sees a view, never a state, and picks one of the options."""

from __future__ import annotations

from typing import Any, Protocol


class Bot(Protocol):
    """A player made of code."""

    def choose(self, view: Any) -> int:
        """One of `view.question.options`."""
        ...
