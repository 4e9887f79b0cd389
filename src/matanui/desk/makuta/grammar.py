"""What a typed line means: an answer to the question, or a command. Pure: text and view in, an action out.

Any text gives an action or a UserError with one helpful sentence, never another exception.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Final

from matanui.core.errors import UserError
from matanui.core.questions import Question
from matanui.desk.actions import AGAIN, TOPIC, Action, Answer, Command
from matanui.desk.lexicon import clip
from matanui.desk.makuta import answers, fields
from matanui.desk.makuta.lexicon import COMMANDS, Lexicon
from matanui.desk.options import count, is_number, numbered, of_kind
from matanui.games.makuta.view import View


def parse(text: str, view: View, lex: Lexicon) -> Action:
    """The action that a line means."""
    line = text.strip()
    if not line:
        return Command(AGAIN)
    if line.startswith("?"):
        return topic(line[1:].strip(), lex)
    if is_number(line) and view.question is not None:
        return Answer(numbered(line, view.question, lex.speech))
    first, _, rest = line.partition(" ")
    known = lex.commands.exact(first)
    if known is not None:
        return carry_out(COMMANDS[known], rest.strip(), view, lex)
    return guess(line, view, lex)


def carry_out(name: str, rest: str, view: View, lex: Lexicon) -> Action:
    """A command by its whole word."""
    if name in SHOWS:
        return SHOWS[name](name, rest, view, lex)
    if view.question is None:
        if name == "roll":
            return Command(name)
        raise UserError(lex.voice.ui("err-not-asked"))
    return answers.ANSWERS[name](rest, view, view.question, lex)


def guess(line: str, view: View, lex: Lexicon) -> Action:
    """No command: a bare answer, or the beginning of a command."""
    if view.question is not None:
        found = bare_answer(line, view, view.question, lex)
        if found is not None:
            return found
    first, _, rest = line.partition(" ")
    commands = lex.commands.candidates(first)
    if len(commands) == 1:
        return carry_out(COMMANDS[commands.pop()], rest.strip(), view, lex)
    raise UserError(unknown(line, commands, view, lex))


def bare_answer(line: str, view: View, question: Question, lex: Lexicon) -> Answer | None:
    """An answer without a command word: steps, a field, a name. None if the line is nothing of the kind."""
    if of_kind(question, "field") and fields.steps(line, lex):
        return answers.go(line, view, question, lex)
    for kind in question.prompt.picks:
        if kind.name in answers.BY_NAME:
            with suppress(UserError):
                return answers.BY_NAME[kind.name](line, view, question, lex)
    return None


def unknown(line: str, commands: set[int], view: View, lex: Lexicon) -> str:
    """One sentence on what could have been meant."""
    near = commands or lex.commands.close(line.partition(" ")[0])
    if near:
        return lex.voice.ui("err-several", text=clip(line), names=lex.commands.called(near))
    return lex.voice.ui("err-unknown" if view.question else "err-unknown-now", text=clip(line))


# --- commands that answer nothing


def topic(rest: str, lex: Lexicon) -> Command:
    """`? akaku`; `?` alone is help."""
    return Command(TOPIC, lex.topics.find(rest)) if rest else Command("help")


def bare(name: str, rest: str, view: View, lex: Lexicon) -> Command:
    """A command that takes nothing."""
    return Command(name)


def help_(name: str, rest: str, view: View, lex: Lexicon) -> Command:
    """`help`, or `help akaku`."""
    return topic(rest, lex)


def where(name: str, rest: str, view: View, lex: Lexicon) -> Command:
    """`where gali`; without a name everybody."""
    playing = {seat.who: n for n, seat in enumerate(view.seats) if seat.who >= 0}
    return Command(name, playing[lex.toa.find(rest, playing)] if rest else -1)


def odds(name: str, rest: str, view: View, lex: Lexicon) -> Command:
    """`odds`, `odds tiger`, `odds makuta`."""
    return Command(name, lex.foes.find(rest) if rest else -1)


def look(name: str, rest: str, view: View, lex: Lexicon) -> Command:
    """`look c3`, `look mangai c3`; without a field your own."""
    return Command(name, fields.find(rest, view, lex) if rest else fields.here(view))


def tile(name: str, rest: str, view: View, lex: Lexicon) -> Command:
    """`tile mangai`; without a name your own."""
    return Command(name, lex.tiles.find(rest) if rest else fields.tile_here(view))


def log(name: str, rest: str, view: View, lex: Lexicon) -> Command:
    """`log 10`."""
    return Command(name, count(rest, lex.speech))


def save(name: str, rest: str, view: View, lex: Lexicon) -> Command:
    """`save FILE`; without a file where the game is kept anyway."""
    return Command(name, text=rest)


SHOWS: Final[dict[str, Callable[[str, str, View, Lexicon], Command]]] = {
    "help": help_,
    "where": where,
    "odds": odds,
    "look": look,
    "tile": tile,
    "log": log,
    "save": save,
    "reach": bare,
    "board": bare,
    "hand": bare,
    "legend": bare,
    "rules": bare,
    "quit": bare,
}
