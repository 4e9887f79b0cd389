"""What people may type in a card game: commands, spaces, Toa, cards, and what the question offers."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from matanui.core.questions import PASS
from matanui.desk.cards.asking import card_of
from matanui.desk.cards.island import ABOUT_SPACES
from matanui.desk.cards.voice import Voice, cell
from matanui.desk.lexicon import CommandWords, Names, plain
from matanui.games.cards import words
from matanui.games.cards.data.atlas import SPACES
from matanui.games.cards.data.numbers import BACK, CARD, SEATS
from matanui.games.cards.views.view import Question, View

COMMANDS: Final = (
    *("go", "stop", "challenge", "play", "pass", "draw", "yes", "no"),
    *("hand", "where", "skills", "card", "missions", "track", "board", "log", "legend", "rules"),
    *("save", "help", "quit"),
)
OF_SEATS: Final = ("challenge", "target", "outroll", "share")
YES_NO: Final = ("bypass", "accept")
Pairs = list[tuple[str, int]]


class CardLexicon(CommandWords):
    """All names in one language."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice
        self.aloud = Voice(voice.page.aloud)
        super().__init__(voice.speech, self.aloud, COMMANDS)

    @cached_property
    def ways(self) -> dict[str, int]:
        """Words for a direction, the diagonals too."""
        words = {c: [c, *(plain(word) for word in self.aloud.speech.ui(f"step-{c}").split(","))] for c in "nesw"}
        found: dict[str, int] = {}
        for n, pair in enumerate(("ne", "se", "sw", "nw"), 4):
            found |= {a + b: n for a in words[pair[0]] for b in words[pair[1]]}
        found |= {c: n for n, c in enumerate("nesw")}
        return found | {plain(w): n for n, c in enumerate("nesw") for w in self.aloud.speech.ui(f"step-{c}").split(",")}

    @cached_property
    def toa(self) -> Names:
        return Names(self.speech, [(self.aloud.toa(n), n) for n in range(6)] + [(s, n) for n, s in enumerate(SEATS)])

    def cards(self, view: View) -> Names:
        """Every card that may be asked about, those in sight first."""
        sight = [n for hero in view.heroes for n in (*hero.hand, *hero.great, *hero.noble, *hero.turaga) if n < BACK]
        sight += [n for hero in view.heroes for n in (*hero.missions, *hero.lingering)]
        order = dict.fromkeys([*sight, *range(len(CARD))])
        return Names(self.speech, [(self.aloud.card(n), n) for n in order])

    def topics(self, view: View) -> Names:
        """What `?` explains at this table."""
        ids = words.topics(view.rules)
        return Names(self.speech, [(topic_word(self.aloud, t), n) for n, t in enumerate(ids)] + numbered(ids))

    def offers(self, view: View, question: Question) -> Names:
        """What the question offers, by every name that it may be called."""
        pairs: Pairs = []
        for option in question.options:
            pairs += [(name, option) for name in self.names_of(view, question, option)]
        first: dict[str, int] = {}
        return Names(self.speech, [(n, first.setdefault(plain(n), o)) for n, o in pairs])

    def names_of(self, view: View, question: Question, option: int) -> list[str]:
        """What one option may be called."""
        said = self.aloud.speech.say(words.option(view, option))
        card = card_of(view, question, option)
        if option == PASS:
            return [said, *self._words("cmd-pass"), "pass"]
        if card is not None:
            return [self.aloud.card(card), said]
        if question.prompt in OF_SEATS:
            return [self.aloud.name(view, option), said]
        if question.prompt in ABOUT_SPACES and 0 <= option < SPACES:
            return [cell(option), said]
        return [said]


def topic_word(voice: Voice, name: str) -> str:
    """What a topic is called; a mask's power by the mask."""
    if words.TOPICS[name] == "cards-topic-power":
        return voice.speech.words.say(f"mask-{name}")
    return voice.ui(f"topic-{name}")


def numbered(names: list[str]) -> Pairs:
    """Each name with its place."""
    return [(name, n) for n, name in enumerate(names)]
