"""A question of a card game on the screen: what is asked, and the numbered options with what they mean."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from matanui.core.questions import Prompt, Question
from matanui.desk import marks
from matanui.desk.cards.island import way_to
from matanui.desk.cards.voice import Voice, me, sign_of, wrapped
from matanui.desk.options import declined, of_kind
from matanui.games.cards import words
from matanui.games.cards.data.numbers import BACK
from matanui.games.cards.rules import challenge, moving
from matanui.games.cards.views.view import View

INDENT: Final = 5
MANY: Final = 12  # spaces beyond this are listed only where something is there
OWN_HINTS: Final = {moving.STEP: "step", challenge.CHALLENGE_WHOM: "challenge"}
CARDS_ONLY: Final = {"play", "pass"}


def question_lines(voice: Voice, view: View, question: Question, drawn: bool) -> list[Text]:
    """The question, its options, and how to answer."""
    asked = Text(voice.speech.say(words.prompt(view)), "bold")
    options = [
        voice.page.option(n, voice.speech.say(words.option(view, option)), note(voice, view, question, option))
        for n, option in enumerate(question.options, 1)
        if not (drawn and is_bare(view, question, option))
    ]
    listed = options if voice.page.plain else wrapped(voice.page.columns(options), voice.page.width, INDENT)
    hint = hint_for(question.prompt, declined(question) is not None)
    return [asked, *listed, voice.line(hint, marks.FAINT)]


def hint_for(prompt: Prompt, free: bool) -> str:
    """The label that tells how to answer: of the question, or of the kind of its options; else whether one is free to
    decline."""
    if prompt in OWN_HINTS:
        return f"hint-{OWN_HINTS[prompt]}"
    kinds = {kind.name for kind in prompt.picks}
    if kinds <= CARDS_ONLY:
        return "hint-play"
    return "hint-way" if "way" in kinds else "hint-space" if "space" in kinds else "hint-pass" if free else "hint-other"


def is_bare(view: View, question: Question, option: int) -> bool:
    """A blank space of many: its number stands on the map."""
    spaces = of_kind(question, "space")
    if option not in spaces or len(spaces) <= MANY:
        return False
    return sign_of(view, option) == "·" and all(hero.at != option for hero in view.heroes)


def note(voice: Voice, view: View, question: Question, option: int) -> str:
    """The way of a step, or what a card says."""
    if question.prompt is moving.STEP and option in of_kind(question, "space"):
        way = way_to(view, option)
        return voice.speech.say(words.direction(way)) if 0 <= way < 4 else ""
    card = card_of(view, question, option)
    return voice.text(card) if card is not None else ""


def card_of(view: View, question: Question, option: int) -> int | None:
    """The card that an option means, if it is one that the viewer sees."""
    kind = question.prompt.kind_of(option)
    if kind.name in ("play", "card"):
        return kind.thing(option)
    if kind.name != "held-card" or option >= len(me(view).hand):
        return None
    held = me(view).hand[option]
    return held if held < BACK else None
