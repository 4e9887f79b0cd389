"""How things are written on this screen: the language, the width, and whether drawings and colours are wanted."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property

from rich.text import Text

from matanui.desk import marks
from matanui.desk.lexicon import Lexicon
from matanui.desk.speech import Speech
from matanui.games.makuta.data.counters import KAKAMA, KAUKAU, worth
from matanui.games.makuta.view import View


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
    def lex(self) -> Lexicon:
        """What people may type."""
        return Lexicon(self.speech)

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

    def toa(self, who: int) -> Text:
        """A Toa with its badge."""
        name = self.speech.toa(who)
        return Text(name) if self.plain or who < 0 else Text.assemble(marks.badge(who), f" {name}")

    def seat(self, view: View, n: int) -> Text:
        """A Toa and, in brackets, who plays it."""
        who = view.seats[n].who
        if who < 0:
            return Text(self.players[n])
        label = Text.assemble(self.toa(who))
        mine = n == view.viewer
        return label.append(f" ({self.speech.ui('you') if mine else self.players[n]})", "bold" if mine else marks.FAINT)

    def counter(self, face: int, view: View, who: int) -> str:
        """A counter of a hand, with what it adds for this Toa."""
        plus = worth(face, who, view.rules)
        name = self.speech.counter(face)
        if face in (KAKAMA, KAUKAU):
            return f"{name} ({self.speech.die(8 if face == KAKAMA else 12)})"
        return f"{name} +{plus}" if plus else name

    def entry(self, text: str) -> Text:
        """`word: what it means`, the word standing out where there is something to see."""
        word, colon, meaning = text.partition(": ")
        if self.plain:
            return Text(word + colon + meaning)
        return Text("  ").append(f"{word:<16} ", "bold").append(meaning)
