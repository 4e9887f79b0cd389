"""The desk of the card games: the map and the cards, question by question."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from matanui.core.events import Event
from matanui.core.flow import Ask
from matanui.core.questions import Prompt
from matanui.desk.actions import Action, Command
from matanui.desk.canvas import Sheet, beside
from matanui.desk.cards import grammar, island, shows, table
from matanui.desk.cards.ledger import ledger
from matanui.desk.cards.lexicon import KINDS, CardLexicon
from matanui.desk.cards.question import question_lines
from matanui.desk.cards.voice import Voice, wrapped
from matanui.desk.desk import Seen, Throw
from matanui.desk.lexicon import Names
from matanui.desk.page import Page
from matanui.games.cards import words
from matanui.games.cards.data.numbers import ALL_SEE
from matanui.games.cards.state import events as ev
from matanui.games.cards.state.realm import Realm
from matanui.games.cards.views.view import View

NOTHING: Final = (-1, -1)
FEWEST: Final = 11  # lines of the map
GAP: Final = 2
NARROW: Final = 30  # a column of text needs so much beside the map


class CardDesk:
    """Quest for the Masks, Bohrok Swarm, Rising Shadow Hidden Light."""

    kinds = KINDS

    def __init__(self, page: Page) -> None:
        self.page = page
        self.voice = Voice(page)
        self.lex = CardLexicon(self.voice)
        self.scene_of = NOTHING  # the seat and the turn whose table is in sight

    def name(self, view: View, seat: int) -> str:
        """The Toa, or the player before a Toa is chosen."""
        return self.voice.name(view, seat)

    def badged(self, view: View, seat: int) -> Text:
        """The Toa with its badge."""
        return self.voice.badged(view.heroes[seat].toa)

    def seat(self, view: View, seat: int) -> Text:
        """The Toa and who plays it."""
        return self.voice.seat(view, seat)

    def question(self, view: View, table: Seen) -> list[Text]:
        """The table once in each turn, later what the question is about; then the question."""
        question = view.question
        assert question is not None
        if question.prompt.open:
            return question_lines(self.voice, view, question, False)
        about = question.prompt.can_pick("space")
        asked = question_lines(self.voice, view, question, about and not self.page.plain)
        return [*self.scene(view, table, about, len(asked) + 1), *asked]

    def again(self) -> None:
        """Show everything once more."""
        self.scene_of = NOTHING

    def scene(self, view: View, at: Seen, about: bool, below: int) -> list[Text]:
        """The whole table if it is new, else the map or the challenge; `below` lines are needed for the question."""
        now = (-1 if view.viewer is None else view.viewer, view.round * 64 + view.turn)
        fresh = now != self.scene_of
        self.scene_of = now
        fight = ledger(self.voice, view)
        if fresh:
            lines = self.with_map(view, table.everything(self.voice, view), below + 1 + len(fight))
            return [Text(""), table.header(self.voice, view), *lines, *fight]
        if about and not self.page.plain:
            return [*self.with_map(view, table.own(self.voice, view), below + len(fight)), *fight]
        return fight

    def with_map(self, view: View, lines: Sheet, below: int = 0) -> Sheet:
        """Text beside the map, or below it where the screen is narrow; or sentences instead of a map."""
        if self.page.plain:
            return [*island.around(self.voice, view), *lines]
        room = self.page.width - island.width(view) - GAP
        if room < NARROW:
            return [*island.draw(view, max(FEWEST, self.page.height - below - len(lines))), *lines]
        column = wrapped(lines, room, 2)
        drawn = island.draw(view, max(FEWEST, len(column), self.page.height - below))
        return beside([drawn, column], GAP)

    def parse(self, line: str, view: View, table: Seen) -> Action:
        """What a line means."""
        return grammar.parse(line, view, self.lex)

    def behind(self, command: str, view: View) -> Names | None:
        """What may stand behind a command."""
        return self.lex.behind(command, view)

    def show(self, command: Command, table: Seen, seat: int) -> list[Text]:
        """What a command shows."""
        return shows.show(command, self.voice, table, seat)

    def event(self, event: Event, view: View) -> str:
        """What happened."""
        return self.voice.event(event, view)

    def throw(self, ask: Ask, last: Prompt | None, table: Seen, people: list[int]) -> Throw | None:
        """A D12 always follows an answer; nobody has to be asked for it."""
        return None

    # --- watching a record

    def table(self, view: View) -> list[Text]:
        """The whole table."""
        lines = self.with_map(view, table.everything(self.voice, view))
        return [table.header(self.voice, view), *lines, *ledger(self.voice, view)]

    def edition(self, name: str) -> str:
        """An edition in words."""
        return self.page.speech.say(words.edition(name))

    def reveal(self, state: Realm) -> None:
        """Turn every hand up."""
        for hero in state.heroes:
            hero.hand = [thing | ALL_SEE for thing in hero.hand]

    def begins_turn(self, event: Event) -> bool:
        """Does a turn begin with this event?"""
        return isinstance(event, ev.Turn | ev.Began)
