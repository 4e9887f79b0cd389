"""What the commands show that answer nothing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from typing import Final

from rich.text import Text

from matanui.core.game import AnyGame
from matanui.core.record import Record
from matanui.desk.actions import TOPIC, Command
from matanui.desk.desk import Seen
from matanui.desk.lexicon import COMMANDS
from matanui.desk.makuta import board, chances, describe, status
from matanui.desk.page import Page
from matanui.games.makuta import words as game_words
from matanui.games.makuta.view import View


def show(command: Command, page: Page, table: Seen, seat: int) -> list[Text]:
    """The lines of a command."""
    view: View = table.view(seat)
    if command.name == "log":
        return log(command, page, table, seat)
    if command.name == "rules":
        return rules(page, table.record, table.game)
    return SHOWS[command.name](command, page, view)


def help_(command: Command, page: Page, view: View) -> list[Text]:
    """Every command with an example, and the topics."""
    lines = [page.line("help-head", "bold")]
    lines += [page.entry(page.speech.ui(f"help-{name}")) for name in COMMANDS]
    topics = [page.speech.ui(f"topic-{name}") for name in game_words.TOPICS]
    return [*lines, page.line("help-topics", topics=page.speech.listed(topics))]


def topic(command: Command, page: Page, view: View) -> list[Text]:
    """A short explanation of the rules."""
    return [Text(page.speech.say(game_words.topic(list(game_words.TOPICS)[command.number])))]


def where(command: Command, page: Page, view: View) -> list[Text]:
    """Where one Toa is, or all of them."""
    if command.number < 0:
        return [status.seat_line(page, view, n) for n in range(len(view.seats))]
    return [status.seat_line(page, view, command.number)]


def odds(command: Command, page: Page, view: View) -> list[Text]:
    """The duel under way, a kind of Rahi, or Makuta."""
    return chances.duel(page, view) if command.number < 0 else chances.table(page, view, command.number)


def look(command: Command, page: Page, view: View) -> list[Text]:
    """One field, what is there, how far it is, and the odds of a fight."""
    field = command.number
    lines = [Text(describe.there(page, view, field))]
    hints = (describe.steps_to(page, view, field), describe.fight(page, view, field))
    lines += [page.line("item", text=hint) for hint in hints if hint]
    return lines


def log(command: Command, page: Page, table: Seen, seat: int) -> list[Text]:
    """The last events, as this seat may see them."""
    view: View = table.view(seat)
    events = table.heard(seat)[-command.number :] if command.number else []
    return [Text(page.speech.event(event, view)) for event in events]


def rules(page: Page, record: Record, game: AnyGame) -> list[Text]:
    """The edition, and every switch on which it differs from the definitive one or was set by hand."""
    printed, definitive = game.editions[record.edition], game.editions["definitive"]
    lines = [page.line("rules-edition", "bold", edition=page.speech.say(game_words.edition(record.edition)))]
    for switch in fields(definitive):
        value = record.rules[switch.name]
        by_hand = value != getattr(printed, switch.name)
        if by_hand or value != getattr(definitive, switch.name):
            said = page.speech.say(game_words.switch_value(switch.name, value))
            lines.append(page.switch(switch.name, value, said, by_hand))
    return lines


def hand(command: Command, page: Page, view: View) -> list[Text]:
    """Your own counters, and what everybody may know of the others'."""
    return status.table(page, view)


SHOWS: Final[dict[str, Callable[[Command, Page, View], list[Text]]]] = {
    "help": help_,
    TOPIC: topic,
    "where": where,
    "odds": odds,
    "look": look,
    "hand": hand,
    "reach": lambda command, page, view: describe.reach_lines(page, view),
    "board": lambda command, page, view: board.whole_island(page, view),
    "tile": lambda command, page, view: board.one_tile(page, view, command.number),
    "legend": lambda command, page, view: board.legend(page, view),
}
