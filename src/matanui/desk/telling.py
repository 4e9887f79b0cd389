"""What every table says in the same way: what happened, how it ended, and by which rules it is played."""

from __future__ import annotations

from dataclasses import fields
from typing import Any, Final

from rich.text import Text

from matanui.core.events import Event
from matanui.core.game import AnyGame, Standing
from matanui.core.record import Record
from matanui.desk import marks
from matanui.desk.desk import Desk, Seen
from matanui.desk.page import Page

BEST: Final = "definitive"  # the edition that others are compared with, where a game has it


def news(desk: Desk, table: Seen, viewer: int | None, since: int) -> list[Text]:
    """What happened since then, as a viewer may see it."""
    view = table.view(viewer)
    bullet = "" if desk.page.plain else "· "
    return [Text(bullet + desk.event(event, view)) for event in table.heard(viewer, since)]


def last_words(desk: Desk, table: Seen, standing: Standing) -> list[Text]:
    """Who won, in which round."""
    page = desk.page
    if standing.winner is None:
        return [page.line("end-nobody", "bold", rounds=standing.rounds)]
    who, name = desk.badged(table.view(None), standing.winner).plain, page.players[standing.winner]
    line = page.line(
        "end-won-by-name" if who == name else "end-won", "bold", who=who, name=name, rounds=standing.rounds
    )
    return [line] if page.plain else [Text("═" * page.width, marks.FAINT), line]


def latest(table: Seen, seat: int, lines: int) -> list[Event]:
    """The last events, as a seat may see them."""
    return table.heard(seat)[-lines:] if lines else []


def rules(page: Page, record: Record, game: AnyGame) -> list[Text]:
    """The edition, and every switch on which it differs from the definitive one or was set by hand."""
    say, printed = page.speech.say, game.editions[record.edition]
    best: Any = game.editions.get(BEST, printed)
    lines = [page.line("rules-edition", "bold", edition=say(game.voice.edition(record.edition)))]
    for switch in fields(best):
        value = record.rules[switch.name]
        by_hand = value != getattr(printed, switch.name)
        if by_hand or value != getattr(best, switch.name):
            lines.append(page.switch(switch.name, value, say(game.voice.switch_value(switch.name, value)), by_hand))
    return lines
