"""A bot that picks any option, each as likely as any other. It needs no game knowledge, so it plays everything."""

from __future__ import annotations

from typing import Any

from matanui.core.chance import Stream


class RandomBot:
    """Plays at random, the same way for the same seed."""

    def __init__(self, seed: bytes) -> None:
        self.stream = Stream(seed, "random bot")

    def choose(self, view: Any) -> int:
        """Any of the options."""
        options: list[int] = view.question.options
        return options[self.stream.below(len(options))]
