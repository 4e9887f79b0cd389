"""A terminal on which others write while somebody types: what was typed so far stays at the prompt."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from threading import RLock
from typing import Final

from rich.text import Text

from matanui.tui.screen import Screen

ERASE: Final = "\r\033[K"


class Console:
    """A screen, and one lock for everything that happens on it."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.lock = RLock()
        self.prompt: str | None = None  # while somebody may be typing
        self.held: list[Text | str] | None = None

    @property
    def is_typing(self) -> bool:
        """Is a line waited for at a terminal?"""
        return self.screen.live and self.prompt is not None

    def ask(self, prompt: str) -> str:
        """One line from the keyboard."""
        with self.lock:
            self.prompt = prompt
        try:
            return self.screen.ask(prompt)
        finally:
            with self.lock:
                self.prompt = None

    @contextmanager
    def together(self) -> Iterator[None]:
        """What is written meanwhile comes in one piece, so that the prompt moves once."""
        with self.lock:
            self.held = []
            try:
                yield
            finally:
                lines, self.held = self.held, None
                self.write(*lines)

    def write(self, *lines: Text | str) -> None:
        """Lines above the prompt."""
        if not lines:
            return
        with self.lock:
            if self.held is not None:
                self.held += lines
                return
            if not self.is_typing:
                self.screen.write(*lines)
                return
            out = self.screen.console.file
            out.write("\n" if self.screen.plain else ERASE)
            self.screen.write(*lines)
            out.write(f"{self.prompt}{typed()}")
            out.flush()


def typed() -> str:
    """What stands at the prompt and was not yet entered."""
    readline = sys.modules.get("readline")
    return str(readline.get_line_buffer()) if readline is not None else ""
