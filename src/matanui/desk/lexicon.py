"""What people call things: names of the language and ids, in any case, and every beginning that fits only one."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Iterable, Sequence
from difflib import get_close_matches
from functools import cached_property
from typing import Final, Protocol

from matanui.core.errors import UserError
from matanui.desk.speech import Speech
from matanui.games.makuta import words as game_words
from matanui.games.makuta.data.box import TILES, TOKENS
from matanui.games.makuta.data.counters import DICE, NAME, TOA
from matanui.games.makuta.data.island import PRINTED
from matanui.games.makuta.words.names import DICE as DIE_IDS

COMMANDS: Final = (
    "roll",
    "go",
    "stop",
    "fly",
    "place",
    "duel",
    "keep",
    "drop",
    "take",
    "yes",
    "no",
    "reach",
    "odds",
    "look",
    "where",
    "tile",
    "board",
    "hand",
    "log",
    "legend",
    "rules",
    "save",
    "help",
    "quit",
)
MAKUTA: Final = 3  # a kind of opponent, after the three Rahi
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

    def word(self, command: str) -> str:
        """What people type for a command."""
        return self._words(f"cmd-{command}")[0]

    @cached_property
    def commands(self) -> Names:
        """By their ids, and by every word for them."""
        pairs = [(c, n) for n, c in enumerate(self.ids)]
        return Names(self.speech, pairs + [(w, n) for n, c in enumerate(self.ids) for w in self._words(f"cmd-{c}")])


class Lexicon(CommandWords):
    """All names that a line may hold, in one language."""

    def __init__(self, speech: Speech) -> None:
        super().__init__(speech, speech.aloud, COMMANDS)
        self.aloud = speech.aloud

    @cached_property
    def compass(self) -> dict[str, str]:
        """Words for one step: n, e, s, w along the printed grid, x through a gate."""
        own = {plain(word): step for step in "nesw" for word in self._words(f"step-{step}")}
        own |= {plain(word): "x" for word in self._words("step-x")}
        return {step: step for step in "neswx"} | own

    @cached_property
    def toa(self) -> Names:
        said = [(self.aloud.toa(n), n) for n in range(len(TOA))]
        return Names(self.speech, said + [(name, n) for n, name in enumerate(TOA)])

    @cached_property
    def counters(self) -> Names:
        said = [(self.aloud.counter(face), face) for face in NAME]
        return Names(self.speech, said + [(name, face) for face, name in NAME.items()])

    @cached_property
    def tiles(self) -> Names:
        numbers = range(len(TILES))
        said = [(self.aloud.tile(n), n) for n in numbers] + [(TILES[n].id, n) for n in numbers]
        return Names(self.speech, said + [(self.aloud.short(n), n) for n in numbers])

    @cached_property
    def dice(self) -> Names:
        said = [(self.aloud.die(size), size) for size in DICE]
        return Names(self.speech, said + [(name, size) for size, name in DIE_IDS.items()])

    @cached_property
    def foes(self) -> Names:
        rahi = [(self.aloud.say(game_words.rahi_kind(min(PRINTED[k]))), k) for k in range(3)]
        ids = [(r.id, k) for k, r in enumerate(TOKENS.rahi)]
        return Names(self.speech, [*rahi, *ids, ("Makuta", MAKUTA)])

    @cached_property
    def topics(self) -> Names:
        ids = list(game_words.TOPICS)
        return Names(self.speech, [(self.aloud.ui(f"topic-{t}"), n) for n, t in enumerate(ids)] + number(ids))

    @cached_property
    def start(self) -> Names:
        return Names(self.speech, [(word, 0) for word in self._words("word-start")])

    @cached_property
    def all(self) -> Names:
        return Names(self.speech, [(word, 0) for word in self._words("word-all")])


def number(names: list[str]) -> list[tuple[str, int]]:
    """Each name with its place."""
    return [(name, n) for n, name in enumerate(names)]
