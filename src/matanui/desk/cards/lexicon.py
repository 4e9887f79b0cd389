"""What people may type in a card game: commands, spaces, Toa, cards, and what the question offers."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Final

from matanui.core.questions import Question
from matanui.desk.cards.question import card_of
from matanui.desk.cards.voice import Voice, cell
from matanui.desk.lexicon import CommandWords, Names, in_order, plain
from matanui.games.cards import words
from matanui.games.cards.data.numbers import BACK, CARD, SEATS
from matanui.games.cards.views.view import View

COMMANDS: Final = (
    *("go", "stop", "challenge", "play", "pass", "draw", "yes", "no"),
    *("hand", "where", "skills", "card", "missions", "track", "board", "log", "legend", "rules"),
    *("save", "help", "quit"),
)
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
        order = dict.fromkeys([*sight, *CARD])
        return Names(self.speech, [(self.aloud.card(n), n) for n in order])

    def topics(self, view: View) -> Names:
        """What `?` explains at this table."""
        ids = words.topics(view.rules)
        return Names(self.speech, [(topic_word(self.aloud, t), n) for n, t in enumerate(ids)] + in_order(ids))

    def offers(self, view: View, question: Question) -> Names:
        """What the question offers, by every name that it may be called."""
        pairs: Pairs = []
        for option in question.options:
            pairs += [(name, option) for name in self.names_of(view, question, option)]
        first: dict[str, int] = {}
        return Names(self.speech, [(n, first.setdefault(plain(n), o)) for n, o in pairs])

    def names_of(self, view: View, question: Question, option: int) -> list[str]:
        """What one option may be called, best first: as its question words it, and what its kind has names for."""
        said = self.aloud.speech.say(words.option(view, option))
        better, other = NAMED[question.prompt.kind_of(option).name](self, view, question, option)
        return [*better, said, *other]

    def behind(self, command: str, view: View) -> Names | None:
        """What may stand behind a command."""
        match command:
            case "where" | "skills" | "challenge":
                return self.toa
            case "card":
                return self.cards(view)
            case "help":
                return self.topics(view)
            case "play" if view.question is not None:
                return self.offers(view, view.question)
        return None


# --- names by the kind of option: those that are better than the words of the question, and others


Named = tuple[list[str], list[str]]


def by_card(lex: CardLexicon, view: View, question: Question, option: int) -> Named:
    """The name of a card that is in sight."""
    card = card_of(view, question, option)
    return [lex.aloud.card(card)] if card is not None else [], []


def by_seat(lex: CardLexicon, view: View, question: Question, option: int) -> Named:
    """A seat by its Toa."""
    return [lex.aloud.name(view, option)], []


def by_space(lex: CardLexicon, view: View, question: Question, option: int) -> Named:
    """A space such as g7."""
    return [cell(view, option)], []


def by_id(lex: CardLexicon, view: View, question: Question, option: int) -> Named:
    """Kinds that are closed lists have an id for each number."""
    return [], [question.prompt.kind_of(option).id_of(None, None, option)]


def by_pass(lex: CardLexicon, view: View, question: Question, option: int) -> Named:
    """The words of the command that declines."""
    return [], [*lex.words_for("pass"), "pass"]


def as_worded(lex: CardLexicon, view: View, question: Question, option: int) -> Named:
    """Nothing else: a command word does it."""
    return [], []


NAMED: Final[dict[str, Callable[[CardLexicon, View, Question, int], Named]]] = {
    **dict.fromkeys(("play", "card", "held-card"), by_card),
    "seat": by_seat,
    "space": by_space,
    **dict.fromkeys(("toa", "pile", "skill", "mask", "deck", "krana-choice"), by_id),
    "pass": by_pass,
    **dict.fromkeys(("direction", "draw", "way", "control", "yes-no"), as_worded),
}
KINDS: Final = frozenset(NAMED)


def topic_word(voice: Voice, name: str) -> str:
    """What a topic is called; a mask's power by the mask."""
    if words.TOPICS[name] == "cards-topic-power":
        return voice.speech.words.say(f"mask-{name}")
    return voice.ui(f"topic-{name}")
