"""A question on the screen: what is asked, and the numbered options with what they mean."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from matanui.desk import marks
from matanui.desk.canvas import Sheet, breadth
from matanui.desk.makuta import chances, describe
from matanui.desk.makuta.board import NUMBERED, WIDE_OPEN
from matanui.desk.makuta.fields import here
from matanui.desk.page import Page
from matanui.games.makuta import words as game_words
from matanui.games.makuta.data.island import TILE_OF
from matanui.games.makuta.view import Question, View

MANY: Final = 24  # more options than this are listed by tile


def question_lines(page: Page, view: View, question: Question, drawn: list[int]) -> list[Text]:
    """The question, its options, and how to answer. Tiles that are `drawn` show the numbers of their fields."""
    lines = [Text(page.speech.say(game_words.prompt(view)), "bold")]
    if question.prompt in WIDE_OPEN and len(question.options) > MANY:
        lines += by_tile(page, view, question)
    else:
        lines += columns(page, listed(page, view, question, drawn))
    in_drawing = drawn and question.prompt in ("walk", "walk-on")
    hint = page.speech.ui(f"hint-{question.prompt}-drawn" if in_drawing else f"hint-{question.prompt}")
    return [*lines, Text(hint, marks.FAINT)]


def listed(page: Page, view: View, question: Question, drawn: list[int]) -> list[Text]:
    """A line for each option; where a drawing has the numbers, only for fields with something on them."""
    walking = question.prompt in ("walk", "walk-on")
    shown = [
        (n, option)
        for n, option in enumerate(question.options, 1)
        if not walking or not is_bare(page, view, option) or TILE_OF[option] not in drawn
    ]
    return [option_line(page, view, question, n, option) for n, option in shown]


def is_bare(page: Page, view: View, option: int) -> bool:
    """Only a path: nothing to tell beyond its number in the drawing."""
    elsewhere = option >= 0 and option != here(view)
    return elsewhere and page.speech.place(view, option) == page.speech.field(option)


def option_line(page: Page, view: View, question: Question, n: int, option: int) -> Text:
    """The number, the option, and a hint."""
    line = Text().append(f"{n:>3}  ", "bold").append(page.speech.say(game_words.option(view, option)))
    hint = hint_for(page, view, question.prompt, option)
    return line.append(f" — {hint}", marks.FAINT) if hint else line


def hint_for(page: Page, view: View, prompt: str, option: int) -> str:
    """Steps and odds of a walk, odds of a duel, ways of a tile."""
    if prompt in ("walk", "walk-on") and option >= 0:
        brief = not page.plain
        hints = (describe.steps_to(page, view, option, brief), describe.fight(page, view, option, brief))
        return "; ".join(hint for hint in hints if hint)
    if prompt == "declare":
        return chances.for_option(view, option, page.speech)
    if prompt == "place":
        return describe.placement(page, view, option // 6, option % 6)
    return ""


def by_tile(page: Page, view: View, question: Question) -> list[Text]:
    """Where every field is on offer: the numbers of each tile."""
    spans: dict[int, list[int]] = {}
    for n, option in enumerate(question.options, 1):
        spans.setdefault(TILE_OF[option], []).append(n)
    lines = [page.line("span", tile=page.speech.tile(t), low=min(ns), high=max(ns)) for t, ns in spans.items()]
    return columns(page, lines)


def columns(page: Page, lines: list[Text]) -> list[Text]:
    """Two short lists side by side where they fit, unless somebody listens rather than looks."""
    half = (len(lines) + 1) // 2
    wide = breadth(lines[:half]) + 2
    if page.plain or len(lines) < 4 or wide + breadth(lines[half:]) > page.width:
        return lines
    out: Sheet = []
    for n, line in enumerate(lines[:half]):
        row = Text.assemble(line, " " * (wide - len(line)))
        out.append(row.append_text(lines[half + n]) if half + n < len(lines) else line)
    return out


def asks_for_field(question: Question) -> bool:
    """Is the answer a field?"""
    return question.prompt in NUMBERED
