"""The desk of a game that brings none of its own: it shows any view, and offers any question by number and by id."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec
from rich.text import Text

from matanui.core.errors import UserError
from matanui.core.events import Event
from matanui.core.flow import Ask
from matanui.core.game import AnyGame
from matanui.core.questions import Prompt
from matanui.desk import marks
from matanui.desk.actions import AGAIN, Action, Answer, Command
from matanui.desk.desk import Seen, Throw
from matanui.desk.lexicon import CommandWords, Names, clip
from matanui.desk.options import count, declined, is_number, numbered
from matanui.desk.page import Page
from matanui.desk.telling import latest, rules

COMMANDS: Final = ("no", "table", "log", "rules", "save", "help", "quit")
ELSEWHERE: Final = ("viewer", "rules", "question")  # fields of a view that are not part of the table
STEP: Final = "  "


class PlainDesk:
    """Any game. What it says comes from the voice of the game."""

    def __init__(self, page: Page, game: AnyGame) -> None:
        self.page = page
        self.game = game
        self.lex = CommandWords(page.speech, page.speech.aloud, COMMANDS)

    def name(self, view: Any, seat: int) -> str:
        """The player."""
        return self.page.players[seat]

    def badged(self, view: Any, seat: int) -> Text:
        """The player."""
        return Text(self.page.players[seat])

    def seat(self, view: Any, seat: int) -> Text:
        """The player; and whether that is you."""
        return self.page.played(self.badged(view, seat), seat, seat) if seat == view.viewer else self.badged(view, seat)

    def question(self, view: Any, table: Seen) -> list[Text]:
        """The table, the question, and each option with its id."""
        ids = {option: name for name, option in table.ids(view.viewer).items()}
        asked = Text(self.page.speech.say(self.game.voice.prompt(view)), "bold")
        lines = [
            self.page.option(n, self.called(view, o), ids.get(o, "")) for n, o in enumerate(view.question.options, 1)
        ]
        return [*self.table(view), asked, *lines, self.page.line("hint-plain", marks.FAINT)]

    def called(self, view: Any, option: int) -> str:
        """An option in words."""
        return self.page.speech.say(self.game.voice.option(view, option))

    def again(self) -> None:
        """Every question comes with the whole table anyway."""

    def parse(self, line: str, view: Any, table: Seen) -> Action:
        """A number, an id, a command, or the words of an option."""
        text = line.strip()
        if not text:
            return Command(AGAIN)
        if view.question is None:
            return self.command(text, view)
        if is_number(text):
            return Answer(numbered(text, view.question, self.page.speech))
        ids = table.ids(view.viewer)
        return Answer(ids[text]) if text in ids else self.command(text, view)

    def command(self, text: str, view: Any) -> Action:
        """A command by its word; else the words of an option, or a sentence."""
        first, _, rest = text.partition(" ")
        known = self.lex.commands.exact(first)
        if known is None:
            return self.in_words(text, view)
        name = COMMANDS[known]
        if name == "no":
            return self.decline(view)
        return Command(name, count(rest, self.page.speech) if name == "log" else -1, rest if name == "save" else "")

    def in_words(self, text: str, view: Any) -> Action:
        """The one option whose words begin so."""
        if view.question is None:
            raise UserError(self.page.speech.ui("err-unknown", text=clip(text)))
        aloud = self.page.speech.aloud
        said = [(aloud.say(self.game.voice.option(view, option)), option) for option in view.question.options]
        return Answer(Names(self.page.speech, said).find(text))

    def decline(self, view: Any) -> Action:
        """The option that does nothing."""
        nothing = declined(view.question) if view.question is not None else None
        if nothing is None:
            raise UserError(self.page.speech.ui("err-not-now", command=self.lex.word("no")))
        return Answer(nothing)

    def behind(self, command: str, view: Any) -> Names | None:
        """No command needs a name."""
        return None

    def show(self, command: Command, table: Seen, seat: int) -> list[Text]:
        """What a command shows."""
        view = table.view(seat)
        match command.name:
            case "log":
                return [Text(self.event(event, view)) for event in latest(table, seat, command.number)]
            case "rules":
                return rules(self.page, table.record, table.game)
            case "table":
                return self.table(view)
        helps = [self.page.entry(self.page.speech.ui(f"help-{name}")) for name in COMMANDS if name != "help"]
        return [self.page.line("help-head", "bold"), *helps]

    def event(self, event: Event, view: Any) -> str:
        """What happened."""
        return self.page.speech.say(self.game.voice.event(event, view))

    def throw(self, ask: Ask, last: Prompt | None, table: Seen, people: list[int]) -> Throw | None:
        """Dice roll by themselves."""
        return None

    # --- watching a record

    def table(self, view: Any) -> list[Text]:
        """Every field of the view."""
        shown = {name: getattr(view, name) for name in view.__struct_fields__ if name not in ELSEWHERE}
        return list(tree(msgspec.to_builtins(shown, str_keys=True), ""))

    def edition(self, name: str) -> str:
        """An edition in words."""
        return self.page.speech.say(self.game.voice.edition(name))

    def reveal(self, state: Any) -> None:
        """What is hidden stays so: only a desk of the game's own would know where it is."""

    def begins_turn(self, event: Event) -> bool:
        """Nothing is known of turns, so every event is worth a stop."""
        return True


def tree(value: Any, indent: str) -> Iterator[Text]:
    """Names and values; what has parts of its own a little to the right below its name."""
    pairs = value.items() if isinstance(value, dict) else enumerate(value, 1)
    for name, part in pairs:
        label = Text(f"{indent}{str(name).replace('_', ' ')}: ", marks.FAINT)
        if is_flat(part):
            yield label.append(brief(part), "not dim")
        else:
            yield label
            yield from tree(part, indent + STEP)


def is_flat(value: Any) -> bool:
    """Does it fit on a line: no parts, or a row of things without parts?"""
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else []
    return not any(isinstance(part, dict | list) for part in parts) and not (isinstance(value, dict) and len(value) > 3)


def brief(value: Any) -> str:
    """A value in a few signs."""
    if isinstance(value, dict):
        return ", ".join(f"{name} {part}" for name, part in value.items()) or "–"
    if isinstance(value, list):
        return ", ".join(str(part) for part in value) or "–"
    return "–" if value is None else str(value)
