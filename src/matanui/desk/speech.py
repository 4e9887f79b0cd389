"""Words and signs of one language, for the screen: names of the game and the client's own labels."""

from __future__ import annotations

from functools import cached_property

from matanui.core.events import Event
from matanui.core.message import Message
from matanui.games.makuta import words as game_words
from matanui.games.makuta.data.box import TILES
from matanui.games.makuta.data.counters import A_KEY, JOKER, TURAGA, is_key
from matanui.games.makuta.view import View
from matanui.i18n.words import Words


class Speech:
    """Says names of the game and the labels of this client."""

    def __init__(self, language: str) -> None:
        self.words = Words(language)

    @cached_property
    def aloud(self) -> Speech:
        """Who says things in words at once: names that people type have to be known as they are written."""
        return self

    def ui(self, name: str, /, **args: object) -> str:
        """A label or a sentence of the client."""
        return self.words.say(f"ui-{name}", **args)

    def say(self, message: Message) -> str:
        """Any message."""
        return self.words.say(message)

    def toa(self, who: int) -> str:
        """A Toa's name."""
        return self.say(game_words.toa(who))

    def tile(self, n: int) -> str:
        """A tile's name."""
        return self.say(game_words.tile(n))

    def short(self, n: int) -> str:
        """A tile's name in at most four letters, for the drawings."""
        return self.aloud.ui(f"short-{TILES[n].id.replace('_', '-')}")[:4]

    def field(self, f: int) -> str:
        """A field's name."""
        return self.say(game_words.field(f))

    def place(self, view: View, f: int) -> str:
        """A field's name, and what is there."""
        return self.say(game_words.place(view, f))

    def counter(self, face: int) -> str:
        """A counter's name, or the word for its back."""
        return self.say(game_words.counter(face))

    def counters(self, faces: list[int]) -> str:
        """Several counters: a, b and c."""
        return self.listed([self.counter(face) for face in faces])

    def die(self, size: int) -> str:
        """A die's name."""
        return self.say(game_words.die(size))

    def event(self, event: Event, view: View) -> str:
        """What happened."""
        return self.say(game_words.event(event, [seat.who for seat in view.seats]))

    def listed(self, parts: list[str]) -> str:
        """Short things in a row."""
        return ", ".join(parts)

    def spelled(self, letters: list[str]) -> str:
        """A walk as it is typed in this language: e e s x."""
        return " ".join(self.aloud.ui(f"step-{letter}").partition(",")[0].strip() for letter in letters)

    @cached_property
    def _symbols(self) -> list[str]:
        return self.aloud.ui("symbols").split()

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
