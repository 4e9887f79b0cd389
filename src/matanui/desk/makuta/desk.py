"""Quest for Makuta at the terminal: its tiles, counters, dice and words behind the common desk."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from matanui.core.events import Event
from matanui.core.flow import Ask
from matanui.core.questions import Prompt
from matanui.desk.actions import Action, Command
from matanui.desk.desk import Seen, Throw
from matanui.desk.lexicon import Names
from matanui.desk.makuta import answers, board, chances, grammar, shows, status
from matanui.desk.makuta.lexicon import Lexicon
from matanui.desk.makuta.question import question_lines
from matanui.desk.makuta.voice import Voice
from matanui.desk.page import Page
from matanui.games.makuta import duel, turn
from matanui.games.makuta import events as ev
from matanui.games.makuta import words as game_words
from matanui.games.makuta.data.counters import ALL_SEE
from matanui.games.makuta.state import Isle
from matanui.games.makuta.view import View

NOTHING: Final = (-1, -1)


class MakutaDesk:
    """The desk of Quest for Makuta."""

    kinds = answers.KINDS

    def __init__(self, page: Page) -> None:
        self.page = page
        self.voice = Voice(page)
        self.lex = Lexicon(self.voice)
        self.scene_of = NOTHING  # the seat and the turn whose table is in sight
        self.told_tiles = 0  # how many tiles the island had when it was last told in sentences

    def name(self, view: View, seat: int) -> str:
        """The Toa, or the player before a Toa is chosen."""
        return self.voice.name(view, seat)

    def badged(self, view: View, seat: int) -> Text:
        """The Toa with its badge."""
        return self.voice.badged(view.seats[seat].who)

    def seat(self, view: View, seat: int) -> Text:
        """The Toa and who plays it."""
        return self.voice.seat(view, seat)

    def question(self, view: View, table: Seen) -> list[Text]:
        """The board if it helps, your hand, and the question."""
        question = view.question
        assert question is not None
        if question.prompt.open:
            return question_lines(self.voice, view, question, [])
        lines, drawn = self.scene(view, question.prompt.can_pick("field", "placement"))
        return [*lines, *question_lines(self.voice, view, question, drawn)]

    def again(self) -> None:
        """Show everything once more."""
        self.scene_of = NOTHING

    def scene(self, view: View, wanted: bool) -> tuple[list[Text], list[int]]:
        """The whole table once in each turn of a person; later only the tiles, where the question is about fields.
        With the tiles that are drawn."""
        now = (-1 if view.viewer is None else view.viewer, view.round * 64 + view.turn)
        fresh = now != self.scene_of
        self.scene_of = now
        lines = [Text(""), status.header(self.voice, view)] if fresh else []
        if fresh or wanted:
            lines += board.scene(self.voice, view, fresh and self.is_news(view))
        if fresh:
            lines += status.table(self.voice, view)
        elif view.seats[view.viewer or 0].hand:
            lines += status.hand(self.voice, view)
        drawn = (fresh or wanted) and not self.page.plain
        return lines, board.drawn_tiles(self.voice, view, fresh) if drawn else []

    def is_news(self, view: View) -> bool:
        """Drawings show where everybody is; sentences about the whole island are told only when it has grown."""
        grown = len(view.island.laid) != self.told_tiles
        self.told_tiles = len(view.island.laid)
        return grown or not self.page.plain

    def parse(self, line: str, view: View, table: Seen) -> Action:
        """What a line means."""
        return grammar.parse(line, view, self.lex)

    def behind(self, command: str, view: View) -> Names | None:
        """What may stand behind a command."""
        return self.lex.behind(command)

    def show(self, command: Command, table: Seen, seat: int) -> list[Text]:
        """What a command shows."""
        return shows.show(command, self.voice, table, seat)

    def event(self, event: Event, view: View) -> str:
        """What happened."""
        return self.voice.event(event, view)

    def throw(self, ask: Ask, last: Prompt | None, table: Seen, people: list[int]) -> Throw | None:
        """Movement and duels, unless the person has just chosen the die or what to fight with."""
        just_asked = last is not None and (last is duel.THROW or last.can_pick("die", "counters"))
        if just_asked or ask.prompt not in (turn.ROLL, duel.THROW):
            return None
        seat = table.view(None).turn
        if seat not in people:
            return None
        view, die = table.view(seat), self.voice.die(len(ask.options))
        if ask.prompt is turn.ROLL:  # a turn begins with its table
            return Throw(seat, self.scene(view, False)[0], self.voice.line("pause-roll", "bold", die=die))
        odds = chances.told(chances.best_odds(view, len(ask.options)), self.voice)
        return Throw(seat, [], self.voice.line("pause-duel", "bold", die=die, odds=odds))

    # --- watching a record

    def table(self, view: View) -> list[Text]:
        """The whole island, and what lies beside it."""
        places = board.whole_island(self.voice, view)
        return [status.header(self.voice, view), *places, *status.table(self.voice, view)]

    def edition(self, name: str) -> str:
        """An edition in words."""
        return self.voice.say(game_words.edition(name))

    def reveal(self, state: Isle) -> None:
        """Turn every counter up."""
        for toa in state.toa:
            toa.hand = [thing | ALL_SEE for thing in toa.hand]
        state.lying = {f: [thing | ALL_SEE for thing in things] for f, things in state.lying.items()}
        state.pile = [thing | ALL_SEE for thing in state.pile]

    def begins_turn(self, event: Event) -> bool:
        """Does a turn begin with this event?"""
        return isinstance(event, ev.Turn | ev.Began)
