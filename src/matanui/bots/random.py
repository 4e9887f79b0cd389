"""A bot that picks any option, each as likely as any other. It needs no game knowledge, so it plays everything."""

from __future__ import annotations

from typing import Any

from matanui.core.chance import Stream


class RandomBot:
    """Plays at random."""

    def choose(self, view: Any, luck: Stream) -> int:
        """Any of the options."""
        options: list[int] = view.question.options
        return options[luck.below(len(options))]
