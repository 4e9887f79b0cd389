"""A question on the screen: what is asked, and the numbered options with what they mean."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from matanui.core.questions import Prompt, Question
from matanui.desk import marks
from matanui.desk.makuta import board, chances, describe
from matanui.desk.makuta.fields import WALKS, here, is_walk
from matanui.desk.makuta.voice import Voice
from matanui.games.makuta import duel, movement, pickup, temple, turn
from matanui.games.makuta import words as game_words
from matanui.games.makuta.data.island import TILE_OF
from matanui.games.makuta.view import View

OWN_HINTS: Final = {  # questions whose options can be named in a way of their own
    turn.BEGIN: "begin",
    movement.WALK: "walk",
    movement.WALK_ON: "walk-on",
    movement.WALK_FROM: "walk-from",
    pickup.KEEP: "keep",
    duel.LOSE: "lose",
    temple.CHALLENGE: "challenge",
}


def question_lines(voice: Voice, view: View, question: Question, drawn: list[int]) -> list[Text]:
    """The question, its options, and how to answer. Tiles that are `drawn` show the numbers of their fields."""
    asked = Text(voice.say(game_words.prompt(view)), "bold")
    options = by_tile(voice, view) if board.is_wide(view) else listed(voice, view, question, drawn)
    return [asked, *voice.page.columns(options), voice.line(hint_for(question.prompt, bool(drawn)), marks.FAINT)]


def hint_for(prompt: Prompt, drawn: bool) -> str:
    """The label that tells how to answer: of the question, or of the kind of its options."""
    in_drawing = drawn and prompt in WALKS
    return f"hint-{OWN_HINTS.get(prompt, prompt.picks[0].name)}{'-drawn' if in_drawing else ''}"


def listed(voice: Voice, view: View, question: Question, drawn: list[int]) -> list[Text]:
    """A line for each option; where a drawing has the numbers, only for fields with something on them."""
    shown = [
        (n, option)
        for n, option in enumerate(question.options, 1)
        if not is_walk(question) or not is_bare(voice, view, option) or TILE_OF[option] not in drawn
    ]
    return [
        voice.page.option(n, voice.say(game_words.option(view, option)), note(voice, view, question, option))
        for n, option in shown
    ]


def is_bare(voice: Voice, view: View, option: int) -> bool:
    """Only a path: nothing to tell beyond its number in the drawing."""
    elsewhere = option >= 0 and option != here(view)
    return elsewhere and voice.place(view, option) == voice.field(option)


def note(voice: Voice, view: View, question: Question, option: int) -> str:
    """Steps and odds of a walk, odds of a duel, ways of a tile."""
    match question.prompt.kind_of(option).name:
        case "field" if is_walk(question):
            brief = not voice.page.plain
            notes = (describe.steps_to(voice, view, option, brief), describe.fight(voice, view, option, brief))
            return "; ".join(text for text in notes if text)
        case "counters":
            return chances.for_option(view, option, voice)
        case "placement":
            return describe.placement(voice, view, option // 6, option % 6)
    return ""


def by_tile(voice: Voice, view: View) -> list[Text]:
    """Where every field is on offer: the numbers of each tile."""
    spans: dict[int, list[int]] = {}
    for option, n in board.numbers(view).items():
        spans.setdefault(TILE_OF[option], []).append(n)
    return [voice.line("span", tile=voice.tile(t), low=min(ns), high=max(ns)) for t, ns in spans.items()]
