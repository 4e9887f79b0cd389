"""What a game brings to the terminal. A session knows tables, people and keyboards; a desk knows one game."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from rich.text import Text

from matanui.core.events import Event
from matanui.core.flow import Ask
from matanui.core.game import AnyGame
from matanui.core.questions import Prompt
from matanui.core.record import Record
from matanui.desk.actions import Action, Command
from matanui.desk.lexicon import CommandWords, Names
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

    def ids(self, viewer: int | None) -> dict[str, int]:
        """The options of the viewer's question by their ids; nothing if they are not asked."""
        ...


class Throw(NamedTuple):
    """A die that somebody throws: who, the table before it if it was not in sight, and the sentence that asks."""

    seat: int
    before: list[Text]
    line: Text


class Desk(Protocol):
    """One game on one page. Views are those of the game."""

    page: Page

    @property
    def lex(self) -> CommandWords:
        """What a line may begin with."""
        ...

    def name(self, view: Any, seat: int) -> str:
        """Who is played at a seat, or the player's name before that is known."""
        ...

    def badged(self, view: Any, seat: int) -> Text:
        """Who is played at a seat, with their sign."""
        ...

    def seat(self, view: Any, seat: int) -> Text:
        """Who is played at a seat, and by whom."""
        ...

    def question(self, view: Any, table: Seen) -> list[Text]:
        """Everything that a person sees when asked: the table as far as it helps, and the question."""
        ...

    def again(self) -> None:
        """The next question comes with the whole table."""
        ...

    def parse(self, line: str, view: Any, table: Seen) -> Action:
        """What a line means; a UserError if nothing."""
        ...

    def behind(self, command: str, view: Any) -> Names | None:
        """Names that may stand behind a command."""
        ...

    def show(self, command: Command, table: Seen, seat: int) -> list[Text]:
        """What a command shows."""
        ...

    def event(self, event: Event, view: Any) -> str:
        """What happened."""
        ...

    def throw(self, ask: Ask, last: Prompt | None, table: Seen, people: list[int]) -> Throw | None:
        """A die that one of these people likes to throw; None if this is no such die, or if it follows at once from the
        `last` question."""
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
