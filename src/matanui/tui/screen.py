"""The terminal: where lines are written, and where they are read. Tests bring their own input."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import IO, Final

from rich.console import Console
from rich.text import Text

BLANKS: Final = 40
NARROWEST: Final = 40
READS: Final = "utf"


class Screen:
    """Writes text, with colours if the terminal has them and they are wanted; reads lines."""

    def __init__(
        self,
        plain: bool = False,
        out: IO[str] | None = None,
        read: Callable[[str], str] | None = None,
        live: bool | None = None,
        width: int | None = None,
    ) -> None:
        out = out or sys.stdout
        self.plain = plain or READS not in (getattr(out, "encoding", None) or READS).lower()
        self.console = Console(
            file=out,
            highlight=False,
            markup=False,
            emoji=False,
            no_color=True if self.plain else None,
            color_system=None if self.plain else "auto",
            width=width,
        )
        self.read = read or input
        self.live = sys.stdin.isatty() and out.isatty() if live is None else live

    @property
    def width(self) -> int:
        """How many characters fit on a line."""
        return max(NARROWEST, self.console.width)

    @property
    def height(self) -> int:
        """How many lines are in sight at once."""
        return self.console.height if self.live else 1000

    def write(self, *lines: Text | str) -> None:
        """Lines of text; long ones are broken between words."""
        for line in lines:
            text = line if isinstance(line, Text) else Text(line)
            if self.plain:
                self.console.print(text.plain.rstrip(), soft_wrap=True)
            else:
                self.console.print(text, no_wrap=text.no_wrap, overflow="fold", crop=False)

    def write_all(self, lines: Iterable[Text]) -> None:
        """Several lines."""
        self.write(*lines)

    def ask(self, prompt: str) -> str:
        """One line from the keyboard. EOFError when there is no more."""
        self.console.file.flush()
        line = self.read(prompt)
        if not self.live:
            self.write(line)  # so that a transcript shows what was typed
        return line

    def clear(self) -> None:
        """Nothing that was shown or typed before stays in sight."""
        with suppress(ImportError):
            import readline

            readline.clear_history()
        if self.live and not self.plain:
            self.console.clear()
            self.console.file.write("\033[3J")  # the lines that one could scroll back to
        else:
            self.write(*[""] * BLANKS)


def make_screen(plain: bool) -> Screen:
    """This terminal. Signs that it cannot show become question marks rather than an error."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    if sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401 - arrow keys and a history for input()
    return Screen(plain or os.environ.get("TERM") == "dumb")
