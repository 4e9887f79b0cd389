"""What people may type at Quest for Makuta: commands, steps, Toa, counters, tiles, dice and opponents."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from matanui.desk.lexicon import CommandWords, Names, in_order, plain
from matanui.desk.makuta.voice import FOES, Voice
from matanui.games.makuta import words as game_words
from matanui.games.makuta.data.box import TILES, TOKENS
from matanui.games.makuta.data.counters import DICE, NAME, TOA
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
BEHIND: Final = {  # the names that go with a command
    "where": "toa",
    "odds": "foes",
    **dict.fromkeys(("tile", "look", "go", "fly"), "tiles"),
    **dict.fromkeys(("duel", "keep", "drop", "take"), "counters"),
    "help": "topics",
    "roll": "dice",
}


class Lexicon(CommandWords):
    """All names that a line may hold, in one language."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.aloud = Voice(voice.page.aloud)
        super().__init__(voice.speech, self.aloud, COMMANDS)

    def behind(self, command: str) -> Names | None:
        """What may stand behind a command."""
        found: Names | None = getattr(self, BEHIND[command]) if command in BEHIND else None
        return found

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
        said = [(self.aloud.foe(kind), kind) for kind in FOES]
        return Names(self.speech, said + in_order(rahi.id for rahi in TOKENS.rahi))

    @cached_property
    def topics(self) -> Names:
        ids = list(game_words.TOPICS)
        return Names(self.speech, [(self.aloud.ui(f"topic-{t}"), n) for n, t in enumerate(ids)] + in_order(ids))

    @cached_property
    def start(self) -> Names:
        return Names(self.speech, [(word, 0) for word in self._words("word-start")])

    @cached_property
    def all(self) -> Names:
        return Names(self.speech, [(word, 0) for word in self._words("word-all")])
