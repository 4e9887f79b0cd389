"""A question of a card game on the screen: what is asked, and the numbered options with what they mean."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from matanui.core.questions import PASS
from matanui.desk import marks
from matanui.desk.cards.island import ABOUT_SPACES, way_to
from matanui.desk.cards.voice import Voice, me, sign_of, wrapped
from matanui.desk.makuta.asking import columns
from matanui.games.cards import words
from matanui.games.cards.data.numbers import BACK
from matanui.games.cards.rules.options import PLAY
from matanui.games.cards.views.view import Question, View

INDENT: Final = 5
MANY: Final = 12  # spaces beyond this are listed only where something is there
OF_HAND: Final = ("discard", "make-room", "give", "pay")
OF_CARDS: Final = (
    *("rahi", "rahi-value", "rahi-effect", "mission", "cure", "pick", "order", "wear", "follow"),
    *("krana", "knock", "wake", "tire", "borrow"),
)
HINTS: Final = ("choose-toa", "act", "step", "challenge", "fight")


def question_lines(voice: Voice, view: View, question: Question, drawn: bool) -> list[Text]:
    """The question, its options, and how to answer."""
    lines = [Text(voice.speech.say(words.prompt(view)), "bold")]
    options = [
        option_line(voice, view, question, k, option)
        for k, option in enumerate(question.options, 1)
        if not (drawn and is_bare(view, question, option))
    ]
    listed = options if voice.page.plain else wrapped(columns(voice.page, options), voice.page.width, INDENT)
    return [*lines, *listed, voice.line(f"hint-{how(question)}", marks.FAINT)]


def how(question: Question) -> str:
    """Which hint tells how to answer."""
    if question.prompt in HINTS:
        return question.prompt
    return "spaces" if question.prompt in ABOUT_SPACES else "pass" if PASS in question.options else "other"


def is_bare(view: View, question: Question, option: int) -> bool:
    """A blank space of many: its number stands on the map."""
    if question.prompt not in ABOUT_SPACES or len(question.options) <= MANY or not 0 <= option < PLAY:
        return False
    return sign_of(view, option) == "·" and all(hero.at != option for hero in view.heroes)


def option_line(voice: Voice, view: View, question: Question, k: int, option: int) -> Text:
    """The number, the option, and a hint."""
    said = voice.speech.say(words.option(view, option))
    line = Text().append(f"{k:>3}  ", "bold").append(said)
    hint = hint_for(voice, view, question, option)
    return line.append(f" — {hint}", marks.FAINT) if hint else line


def hint_for(voice: Voice, view: View, question: Question, option: int) -> str:
    """The way of a step, or what a card says."""
    if question.prompt == "step" and 0 <= option < PLAY:
        way = way_to(me(view).at, option)
        return voice.speech.say(words.direction(way)) if 0 <= way < 4 else ""
    card = card_of(view, question, option)
    return voice.text(card) if card is not None else ""


def card_of(view: View, question: Question, option: int) -> int | None:
    """The card that an option means."""
    if option == PASS:
        return None
    if option >= PLAY:
        return option - PLAY
    if question.prompt in OF_HAND:
        held = me(view).hand
        return held[option] if option < len(held) and held[option] < BACK else None
    return option if question.prompt in OF_CARDS and option < BACK else None
