"""How Quest for Makuta is worded and marked on a page: names, badges, signs, labels."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from rich.text import Text

from matanui.core.events import Event
from matanui.core.message import Message
from matanui.desk import marks
from matanui.desk.page import Page
from matanui.games.makuta import words as game_words
from matanui.games.makuta.data.box import TILES, TOKENS
from matanui.games.makuta.data.counters import A_KEY, JOKER, KAKAMA, KAUKAU, TURAGA, is_key, worth
from matanui.games.makuta.data.island import PRINTED
from matanui.games.makuta.view import View

RAHI: Final = range(len(TOKENS.rahi))
MAKUTA: Final = len(TOKENS.rahi)
FOES: Final = (*RAHI, MAKUTA)  # kinds of opponents


class Voice:
    """Speaks of this game on a page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.speech = page.speech

    def ui(self, name: str, /, **args: object) -> str:
        """A label or a sentence of the client."""
        return self.speech.ui(name, **args)

    def line(self, name: str, style: str = "", /, **args: object) -> Text:
        """The same as a line."""
        return self.page.line(name, style, **args)

    def say(self, message: Message) -> str:
        """Any message."""
        return self.speech.say(message)

    def event(self, event: Event, view: View) -> str:
        """What happened."""
        return self.say(game_words.event(event, [seat.who for seat in view.seats]))

    # --- Toa and their opponents

    def toa(self, who: int) -> str:
        """A Toa's name."""
        return self.say(game_words.toa(who))

    def badged(self, who: int) -> Text:
        """A Toa with its badge."""
        name = self.toa(who)
        return Text(name) if self.page.plain or who < 0 else Text.assemble(marks.badge(TOKENS.toa[who]), f" {name}")

    def name(self, view: View, n: int) -> str:
        """The Toa of a seat, or the player before one is chosen."""
        who = view.seats[n].who
        return self.toa(who) if who >= 0 else self.page.players[n]

    def seat(self, view: View, n: int) -> Text:
        """A Toa and, in brackets, who plays it."""
        who = view.seats[n].who
        return self.page.played(self.badged(who), n, view.viewer) if who >= 0 else Text(self.page.players[n])

    def foe(self, kind: int) -> str:
        """A kind of Rahi, or Makuta."""
        return "Makuta" if kind == MAKUTA else self.say(game_words.rahi_kind(min(PRINTED[kind])))

    # --- the island

    def tile(self, n: int) -> str:
        """A tile's name."""
        return self.say(game_words.tile(n))

    def short(self, n: int) -> str:
        """A tile's name in at most four letters, for the drawings."""
        return self.speech.aloud.ui(f"short-{TILES[n].id.replace('_', '-')}")[:4]

    def field(self, f: int) -> str:
        """A field's name."""
        return self.say(game_words.field(f))

    def place(self, view: View, f: int) -> str:
        """A field's name, and what is there."""
        return self.say(game_words.place(view, f))

    def spelled(self, letters: list[str]) -> str:
        """A walk as it is typed in this language: e e s x."""
        return " ".join(self.speech.aloud.ui(f"step-{letter}").partition(",")[0].strip() for letter in letters)

    # --- counters and dice

    def counter(self, face: int) -> str:
        """A counter's name, or the word for its back."""
        return self.say(game_words.counter(face))

    def counters(self, faces: list[int]) -> str:
        """Several counters: a, b and c."""
        return self.speech.listed([self.counter(face) for face in faces])

    def held(self, face: int, view: View, who: int) -> str:
        """A counter of a hand, with what it adds for this Toa."""
        plus = worth(face, who, view.rules)
        name = self.counter(face)
        if face in (KAKAMA, KAUKAU):
            return f"{name} ({self.die(8 if face == KAKAMA else 12)})"
        return f"{name} +{plus}" if plus else name

    def die(self, size: int) -> str:
        """A die's name."""
        return self.say(game_words.die(size))

    @cached_property
    def _symbols(self) -> list[str]:
        return self.speech.aloud.ui("symbols").split()

    def symbol(self, face: int) -> str:
        """One letter for the symbol of a key or lock."""
        return self._symbols[face]

    def symbol_word(self, face: int) -> str:
        """The symbol of a key or lock."""
        return self.say(game_words.symbol(face))

    def sign(self, face: int) -> str:
        """One letter for a counter: its back, or what is known of it."""
        if is_key(face):
            return "y" if face == A_KEY or face > JOKER else self.symbol(face)
        return "U" if face >= TURAGA else "K"
