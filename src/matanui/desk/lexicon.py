"""What people call things: names of the language and ids, in any case, and every beginning that fits only one."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Iterable, Sequence
from difflib import get_close_matches
from functools import cached_property
from typing import Final, Protocol

from matanui.core.errors import UserError
from matanui.desk.speech import Speech

LONGEST: Final = 80  # of what was typed, in an answer


def plain(text: str) -> str:
    """Letters and digits only, small, without accents: Ga-Koro is gakoro."""
    loose = unicodedata.normalize("NFKD", text.casefold())
    return "".join(sign for sign in loose if sign.isalnum())


class Names:
    """Names of one sort of thing."""

    def __init__(self, speech: Speech, pairs: Iterable[tuple[str, int]]) -> None:
        self.speech = speech
        self.shown: dict[str, str] = {}  # plain -> as it is written
        self.meaning: dict[str, int] = {}
        self.parts: dict[str, set[int]] = {}  # each word of a name of several
        for name, number in pairs:
            self.shown.setdefault(plain(name), name)
            self.meaning.setdefault(plain(name), number)
            for word in name.replace("-", " ").split():
                self.parts.setdefault(plain(word), set()).add(number)

    def exact(self, text: str) -> int | None:
        """What bears exactly this name."""
        return self.meaning.get(plain(text))

    def candidates(self, text: str) -> set[int]:
        """Everything that the text may mean: the name, or else all names or words that begin so."""
        wanted = plain(text)
        if wanted in self.meaning:
            return {self.meaning[wanted]}
        if not wanted:
            return set()
        found = {number for name, number in self.meaning.items() if name.startswith(wanted)}
        return found or {n for word, numbers in self.parts.items() if word.startswith(wanted) for n in numbers}

    def find(self, text: str, among: Collection[int] | None = None) -> int:
        """The one thing that is meant, of those that are possible, or a sentence with the nearest names."""
        allowed = set(self.meaning.values() if among is None else among)
        found = self.candidates(text) & allowed
        if len(found) == 1:
            return found.pop()
        if found:
            raise UserError(self.speech.ui("err-several", text=clip(text), names=self.called(found)))
        near = self.close(text) & allowed or allowed
        raise UserError(self.speech.ui("err-name", text=clip(text), names=self.called(near)))

    def close(self, text: str) -> set[int]:
        """What looks much like the text."""
        return {self.meaning[name] for name in get_close_matches(plain(text)[:LONGEST], self.meaning, 3, 0.6)}

    def beginning(self, text: str) -> list[str]:
        """All names that begin so, as people write them."""
        return [self.shown[name] for name in self.meaning if name.startswith(plain(text))]

    def called(self, numbers: Collection[int]) -> str:
        """The names of these things, as people write them."""
        names = {number: self.shown[name] for name, number in reversed(self.meaning.items()) if number in numbers}
        return self.speech.listed(list(names.values())[::-1])


def clip(text: str) -> str:
    """What was typed, short enough for a sentence and without signs that would move the cursor."""
    shown = "".join(sign if sign.isprintable() else " " for sign in text)
    return shown if len(shown) <= LONGEST else shown[:LONGEST] + "…"


class Labels(Protocol):
    """Whoever knows the labels of a client."""

    def ui(self, name: str, /, **args: object) -> str: ...


class CommandWords:
    """What people type for the commands of a game, in one language."""

    def __init__(self, speech: Speech, labels: Labels, ids: Sequence[str]) -> None:
        self.speech = speech
        self.labels = labels
        self.ids = ids

    def _words(self, name: str) -> list[str]:
        return [word.strip() for word in self.labels.ui(name).split(",")]

    def words_for(self, command: str) -> list[str]:
        """All that people may type for a command."""
        return self._words(f"cmd-{command}")

    def word(self, command: str) -> str:
        """What people type for a command."""
        return self.words_for(command)[0]

    @cached_property
    def commands(self) -> Names:
        """By their ids, and by every word for them."""
        return Names(
            self.speech, in_order(self.ids) + [(w, n) for n, c in enumerate(self.ids) for w in self.words_for(c)]
        )


def in_order(names: Iterable[str]) -> list[tuple[str, int]]:
    """Each name with its place."""
    return [(name, n) for n, name in enumerate(names)]
