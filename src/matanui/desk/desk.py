"""What a game brings to the terminal. A session knows tables, people and keyboards; a desk knows one game."""

from __future__ import annotations

from typing import Any, Protocol

from rich.text import Text

from matanui.core.events import Event
from matanui.core.flow import Ask
from matanui.core.game import AnyGame
from matanui.core.record import Record
from matanui.desk.actions import Action, Command
from matanui.desk.page import Page


class Seen(Protocol):
    """A table as a desk looks at it: one of this process, or one of a server as far as it is known here."""

    game: AnyGame
    record: Record
    events: list[Event]

    def view(self, viewer: int | None) -> Any:
        """The table as a viewer knows it."""
        ...

    def heard(self, viewer: int | None, since: int = 0) -> list[Event]:
        """What happened since then, as a viewer may see it."""
        ...


class Desk(Protocol):
    """One game on one page. Views are those of the game."""

    page: Page

    def name(self, view: Any, seat: int) -> str:
        """Who is played at a seat, or the player's name before that is known."""
        ...

    def badged(self, view: Any, seat: int) -> Text:
        """Who is played at a seat, with their sign."""
        ...

    def seat(self, view: Any, seat: int) -> Text:
        """Who is played at a seat, and by whom."""
        ...

    def is_open(self, prompt: str) -> bool:
        """Is nothing secret yet when this is asked?"""
        ...

    def question(self, view: Any, table: Seen) -> list[Text]:
        """Everything that a person sees when asked: the table as far as it helps, and the question."""
        ...

    def again(self) -> None:
        """The next question comes with the whole table."""
        ...

    def parse(self, line: str, view: Any) -> Action:
        """What a line means; a UserError if nothing."""
        ...

    def show(self, command: Command, table: Seen, seat: int) -> list[Text]:
        """What a command shows."""
        ...

    def event(self, event: Event, view: Any) -> str:
        """What happened."""
        ...

    def rolls(self, ask: Ask, last_prompt: str) -> bool:
        """Does a person like to throw this die, and was not just asked about it?"""
        ...

    def before_roll(self, view: Any, ask: Ask) -> list[Text]:
        """The table before a throw, if it was not in sight."""
        ...

    def roll_line(self, view: Any, ask: Ask) -> Text:
        """Asks the person to throw the die."""
        ...

    # --- watching a record

    def table(self, view: Any) -> list[Text]:
        """The whole table."""
        ...

    def edition(self, name: str) -> str:
        """An edition in words."""
        ...

    def reveal(self, state: Any) -> None:
        """Turn everything up that is hidden."""
        ...

    def begins_turn(self, event: Event) -> bool:
        """Does a turn begin with this event?"""
        ...
