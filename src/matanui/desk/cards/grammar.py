"""What a typed line means in a card game. Any text gives an action or a UserError with one helpful sentence."""

from __future__ import annotations

from matanui.core.errors import UserError
from matanui.desk.actions import AGAIN, TOPIC, Action, Answer, Command
from matanui.desk.cards.answers import ANSWERS, LED_BY_WAYS, go, named, ways_of
from matanui.desk.cards.lexicon import COMMANDS, CardLexicon
from matanui.desk.lexicon import clip
from matanui.desk.options import count, is_number, numbered, of_kind
from matanui.games.cards.views.view import View


def parse(text: str, view: View, lex: CardLexicon) -> Action:
    """The action that a line means."""
    line = text.strip()
    if not line:
        return Command(AGAIN)
    if line.startswith("?"):
        return topic(line[1:].strip(), view, lex)
    if is_number(line) and view.question is not None:
        return Answer(numbered(line, view.question, lex.speech))
    first, _, rest = line.partition(" ")
    known = lex.commands.exact(first)
    if known is not None:
        return carry_out(COMMANDS[known], rest.strip(), view, lex)
    return guess(line, view, lex)


def carry_out(name: str, rest: str, view: View, lex: CardLexicon) -> Action:
    """A command by its whole word."""
    if name not in ANSWERS:
        return shown(name, rest, view, lex)
    if view.question is None:
        raise UserError(lex.voice.ui("err-not-asked"))
    return ANSWERS[name](rest, view, view.question, lex)


def guess(line: str, view: View, lex: CardLexicon) -> Action:
    """No command: a bare answer, or the beginning of a command."""
    question = view.question
    if question is not None:
        if of_kind(question, *LED_BY_WAYS) and ways_of(line, lex):
            return go(line, view, question, lex)
        try:
            return named(line, view, question, lex)
        except UserError:
            pass
    first, _, rest = line.partition(" ")
    commands = lex.commands.candidates(first)
    if len(commands) == 1:
        return carry_out(COMMANDS[commands.pop()], rest.strip(), view, lex)
    raise UserError(unknown(line, commands, lex))


def unknown(line: str, commands: set[int], lex: CardLexicon) -> str:
    """One sentence on what could have been meant."""
    near = commands or lex.commands.close(line.partition(" ")[0])
    if near:
        return lex.speech.ui("err-several", text=clip(line), names=lex.commands.called(near))
    return lex.speech.ui("err-unknown", text=clip(line))


# --- commands that answer nothing


def topic(rest: str, view: View, lex: CardLexicon) -> Command:
    """`? portals`; `?` alone is help."""
    return Command(TOPIC, lex.topics(view).find(rest)) if rest else Command("help")


def shown(name: str, rest: str, view: View, lex: CardLexicon) -> Command:
    """Something to look at, or to do with the game as a whole."""
    if name == "help":
        return topic(rest, view, lex)
    if name in ("where", "skills"):
        playing = {hero.toa: n for n, hero in enumerate(view.heroes) if hero.toa >= 0}
        return Command(name, playing[lex.toa.find(rest, playing)] if rest else -1)
    if name == "card":
        return Command(name, card(rest, view, lex))
    if name == "log":
        return Command(name, count(rest, lex.speech))
    return Command(name, text=rest if name == "save" else "")


def card(rest: str, view: View, lex: CardLexicon) -> int:
    """A card by its name; of several that fit, the one that is in sight."""
    if not rest:
        raise UserError(lex.voice.ui("err-which-card"))
    names = lex.cards(view)
    found = names.candidates(rest)
    if not found:
        near = names.close(rest)
        if not near:
            raise UserError(lex.voice.ui("err-no-card", text=clip(rest)))
        raise UserError(lex.speech.ui("err-several", text=clip(rest), names=names.called(near)))
    return next(n for n in names.meaning.values() if n in found)
