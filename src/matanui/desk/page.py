"""How things are written on this screen: the language, the width, and whether drawings and colours are wanted."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

from rich.text import Text

from matanui.desk import marks
from matanui.desk.canvas import in_columns
from matanui.desk.speech import Speech


@dataclass
class Page:
    """Speech with a place to write it."""

    speech: Speech
    plain: bool
    width: int
    players: list[str]  # who sits where, by name
    height: int = 1000  # lines that are in sight at once; a pipe has no end
    shell: bool = True  # games are begun by typing, so it helps to know what a rule is called there

    @cached_property
    def aloud(self) -> Page:
        """The same with words at once."""
        return self if self.speech.aloud is self.speech else replace(self, speech=self.speech.aloud)

    def line(self, name: str, style: str = "", /, **args: object) -> Text:
        """A sentence of the client."""
        return Text(self.speech.ui(name, **args), style)

    def switch(self, name: str, value: bool | int | str, text: str, by_hand: bool) -> Text:
        """A rule that differs, in words; in a shell also as it is typed when a game begins."""
        line = self.line("rules-by-hand" if by_hand else "rules-differs", text=text)
        return line.append(f" --set {name}={str(value).lower()}", marks.FAINT) if self.shell else line

    def played(self, who: Text, seat: int, viewer: int | None) -> Text:
        """Who is played and, in brackets, by whom."""
        label = self.speech.ui("you") if seat == viewer else self.players[seat]
        return who.append(f" ({label})", "bold" if seat == viewer else marks.FAINT)

    def turn(self, who: str, mine: bool, rounds: int) -> Text:
        """The round and whose turn it is, above everything else."""
        text = self.speech.ui("turn-yours" if mine else "turn-of", round=rounds, who=who)
        if self.plain:
            return Text(text)
        line = Text(f"── {text} ", "bold")
        return line.append("─" * max(0, self.width - len(line)), marks.FAINT)

    def columns(self, lines: list[Text]) -> list[Text]:
        """Two short lists side by side where they fit, unless somebody listens rather than looks."""
        return lines if self.plain else in_columns(lines, self.width)

    def option(self, n: int, said: str, hint: str = "") -> Text:
        """The number of an option, what it is called, and what helps to choose."""
        line = Text().append(f"{n:>3}  ", "bold").append(said)
        return line.append(f" — {hint}", marks.FAINT) if hint else line

    def entry(self, text: str) -> Text:
        """`word: what it means`, the word standing out where there is something to see."""
        word, colon, meaning = text.partition(": ")
        if self.plain:
            return Text(word + colon + meaning)
        return Text("  ").append(f"{word:<16} ", "bold").append(meaning)
