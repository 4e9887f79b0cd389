"""Lines of the terminal's grammar, typed elsewhere: understood here, and answered in messages. Everything is seen
through a `Glance`, which knows one viewer's table and no other."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

import msgspec
from rich.text import Text

from matanui.core.errors import UserError
from matanui.core.events import Event
from matanui.core.message import Message
from matanui.core.questions import Prompt, ids_of
from matanui.desk.actions import AGAIN, Action, Answer, Command
from matanui.desk.completing import complete
from matanui.desk.desk import Desk
from matanui.desk.desks import desk_for
from matanui.desk.page import Page
from matanui.desk.quoting import Quoting
from matanui.server.storage.rows import SeatRow
from matanui.server.tables.play import Play
from matanui.server.tables.roomtalk import HELP
from matanui.server.tables.window import OpenQuestion
from matanui.wire.typed import Language

WIDTH: Final = 80
ELSEWHERE: Final = ("save", "quit", "roll")  # what only a terminal does


class Glance:
    """A running game as one viewer sees it, whoever a desk asks for."""

    def __init__(self, play: Play, viewer: int | None) -> None:
        self.play = play
        self.viewer = viewer
        self.game, self.record, self.events = play.table.game, play.table.record, play.table.events
        found = [one for one in play.asked if one.ask.seat == viewer and play.is_asked(one)]
        self.asked: OpenQuestion | None = found[0] if found else None

    def view(self, viewer: int | None = None) -> Any:
        """The table, with the question if there is one."""
        if self.asked is not None:
            return self.game.view(self.asked.match.state, self.viewer, self.asked.ask)
        return msgspec.structs.replace(self.play.table.view(self.viewer), question=None)

    def heard(self, viewer: int | None, since: int = 0) -> list[Event]:
        """What happened since then, as far as it is remembered."""
        return self.play.table.heard(self.viewer, since)

    def ids(self, viewer: int | None = None) -> dict[str, int]:
        """The options of the viewer's question by their ids."""
        return ids_of(self.asked.match.state, self.asked.ask) if self.asked is not None else {}

    def following(self, prompt: Prompt, option: int) -> OpenQuestion | None:
        """The next question to the same seat, if it is the one that was foreseen."""
        asked = Glance(self.play, self.viewer).asked
        return asked if asked is not None and asked.ask.prompt is prompt and option in asked.ask.options else None


@lru_cache
def _page(language: Language) -> tuple[Page, Quoting]:
    """Made once for each language: what people may type is known to it."""
    speech = Quoting(language)
    return Page(speech, plain=True, width=WIDTH, players=[], shell=False), speech


def desk_of(game: str, language: Language, seats: list[SeatRow]) -> Desk:
    """A desk of a game in a language, at this table. It has shown nothing yet."""
    page, speech = _page(language)
    speech.words.forget()
    page.players[:] = [name_of(seat, speech) for seat in seats]
    return desk_for(game, page)


def name_of(seat: SeatRow, speech: Quoting) -> str:
    """Who sits there."""
    if seat.name or not seat.bot:
        return seat.name or speech.ui("player", n=seat.seat + 1)
    return f"{seat.bot} {seat.seat + 1}"


def meant(text: str, desk: Desk, glance: Glance) -> Action | UserError:
    """What a line means, or what is wrong with it."""
    try:
        return desk.parse(text, glance.view(), glance)
    except UserError as wrong:
        return wrong


def lines_of(action: Action | UserError, desk: Desk, glance: Glance) -> list[Message]:
    """What is said to a line that answers nothing."""
    assert isinstance(desk.page.speech, Quoting)
    quotes = desk.page.speech.words
    if isinstance(action, Answer):
        return [Message("command-not-asked")]
    if isinstance(action, Command) and action.name in ELSEWHERE:
        return [Message(f"command-no-{action.name}")]
    more = HELP if isinstance(action, Command) and action.name == "help" and not action.text else []
    return [*(quotes.message(line) for line in texts(action, desk, glance)), *more]


def texts(action: Command | UserError, desk: Desk, glance: Glance) -> list[str]:
    """The lines as a terminal would have them."""
    if isinstance(action, UserError):
        return [str(action)]
    try:
        return [line.plain for line in shown(action, desk, glance)]
    except UserError as wrong:
        return [str(wrong)]


def shown(command: Command, desk: Desk, glance: Glance) -> list[Text]:
    """What a command shows; for an empty line the question, or the table if nothing is asked."""
    if command.name != AGAIN:
        return desk.show(command, glance, 0 if glance.viewer is None else glance.viewer)
    if glance.asked is not None:
        return desk.question(glance.view(), glance)
    return desk.table(glance.view())


def whole_lines(text: str, desk: Desk, glance: Glance) -> list[str]:
    """How a line may go on."""
    return complete(text, desk, glance.view())
