"""What the commands show that answer nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.text import Text

from matanui.desk.actions import TOPIC, Command
from matanui.desk.desk import Seen
from matanui.desk.makuta import board, chances, describe, status
from matanui.desk.makuta.lexicon import COMMANDS
from matanui.desk.makuta.voice import Voice
from matanui.desk.telling import latest, rules
from matanui.games.makuta import words as game_words
from matanui.games.makuta.view import View


def show(command: Command, voice: Voice, table: Seen, seat: int) -> list[Text]:
    """The lines of a command."""
    view: View = table.view(seat)
    if command.name == "log":
        return [Text(voice.event(event, view)) for event in latest(table, seat, command.number)]
    if command.name == "rules":
        return rules(voice.page, table.record, table.game)
    return SHOWS[command.name](command, voice, view)


def help_(command: Command, voice: Voice, view: View) -> list[Text]:
    """Every command with an example, and the topics."""
    lines = [voice.line("help-head", "bold")]
    lines += [voice.page.entry(voice.ui(f"help-{name}")) for name in COMMANDS]
    topics = [voice.ui(f"topic-{name}") for name in game_words.TOPICS]
    return [*lines, voice.line("help-topics", topics=voice.speech.listed(topics))]


def topic(command: Command, voice: Voice, view: View) -> list[Text]:
    """A short explanation of the rules."""
    return [Text(voice.say(game_words.topic(list(game_words.TOPICS)[command.number])))]


def where(command: Command, voice: Voice, view: View) -> list[Text]:
    """Where one Toa is, or all of them."""
    if command.number < 0:
        return [status.seat_line(voice, view, n) for n in range(len(view.seats))]
    return [status.seat_line(voice, view, command.number)]


def odds(command: Command, voice: Voice, view: View) -> list[Text]:
    """The duel under way, a kind of Rahi, or Makuta."""
    return chances.duel(voice, view) if command.number < 0 else chances.table(voice, view, command.number)


def look(command: Command, voice: Voice, view: View) -> list[Text]:
    """One field, what is there, how far it is, and the odds of a fight."""
    field = command.number
    lines = [Text(describe.there(voice, view, field))]
    hints = (describe.steps_to(voice, view, field), describe.fight(voice, view, field))
    lines += [voice.line("item", text=hint) for hint in hints if hint]
    return lines


def hand(command: Command, voice: Voice, view: View) -> list[Text]:
    """Your own counters, and what everybody may know of the others'."""
    return status.table(voice, view)


SHOWS: Final[dict[str, Callable[[Command, Voice, View], list[Text]]]] = {
    "help": help_,
    TOPIC: topic,
    "where": where,
    "odds": odds,
    "look": look,
    "hand": hand,
    "reach": lambda command, voice, view: describe.reach_lines(voice, view),
    "board": lambda command, voice, view: board.whole_island(voice, view),
    "tile": lambda command, voice, view: board.one_tile(voice, view, command.number),
    "legend": lambda command, voice, view: board.legend(voice, view),
}
