"""Seats filled with bots, for tests."""

from __future__ import annotations

from matanui.bots.bot import Bot
from matanui.bots.registry import make_bot


def seated(names: list[str], game: str = "makuta") -> dict[int, Bot]:
    """A bot at every seat."""
    return {seat: make_bot(name, game) for seat, name in enumerate(names)}
