"""Quest for Makuta at the terminal: its tiles, counters, dice and words behind the common desk."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from matanui.core.events import Event
from matanui.core.flow import CHANCE, Ask
from matanui.desk.actions import Action, Command
from matanui.desk.desk import Seen
from matanui.desk.makuta import asking, board, chances, grammar, shows, status
from matanui.desk.page import Page
from matanui.games.makuta import events as ev
from matanui.games.makuta import words as game_words
from matanui.games.makuta.data.counters import ALL_SEE
from matanui.games.makuta.state import Isle
from matanui.games.makuta.view import View

ROLLS: Final = ("roll", "duel")  # dice that a person likes to throw
JUST_ASKED: Final = ("begin", "escape", "declare", "duel-die", "duel")  # after these the die is as good as thrown
FIELD_LESS: Final = ("choose-toa",)
NOTHING: Final = (-1, -1)


class QuestDesk:
    """The desk of Quest for Makuta."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.scene_of = NOTHING  # the seat and the turn whose table is in sight
        self.told_tiles = 0  # how many tiles the island had when it was last told in sentences

    def name(self, view: View, seat: int) -> str:
        """The Toa, or the player before a Toa is chosen."""
        who = view.seats[seat].who
        return self.page.speech.toa(who) if who >= 0 else self.page.players[seat]

    def badged(self, view: View, seat: int) -> Text:
        """The Toa with its badge."""
        return self.page.toa(view.seats[seat].who)

    def seat(self, view: View, seat: int) -> Text:
        """The Toa and who plays it."""
        return self.page.seat(view, seat)

    def is_open(self, prompt: str) -> bool:
        """While Toa are chosen nobody has anything to hide."""
        return prompt in FIELD_LESS

    def question(self, view: View, table: Seen) -> list[Text]:
        """The board if it helps, your hand, and the question."""
        question = view.question
        assert question is not None
        if question.prompt in FIELD_LESS:
            return asking.question_lines(self.page, view, question, [])
        wanted = asking.asks_for_field(question) or question.prompt == "place"
        lines, drawn = self.scene(view, wanted)
        return [*lines, *asking.question_lines(self.page, view, question, drawn)]

    def again(self) -> None:
        """Show everything once more."""
        self.scene_of = NOTHING

    def scene(self, view: View, wanted: bool) -> tuple[list[Text], list[int]]:
        """The whole table once in each turn of a person; later only the tiles, where the question is about fields.
        With the tiles that are drawn."""
        now = (-1 if view.viewer is None else view.viewer, view.round * 64 + view.turn)
        fresh = now != self.scene_of
        self.scene_of = now
        lines = [Text(""), status.header(self.page, view)] if fresh else []
        if fresh or wanted:
            lines += board.scene(self.page, view, fresh and self.is_news(view))
        if fresh:
            lines += status.table(self.page, view)
        elif view.seats[view.viewer or 0].hand:
            lines += status.hand(self.page, view)
        drawn = (fresh or wanted) and not self.page.plain
        return lines, board.drawn_tiles(self.page, view, fresh) if drawn else []

    def is_news(self, view: View) -> bool:
        """Drawings show where everybody is; sentences about the whole island are told only when it has grown."""
        grown = len(view.island.laid) != self.told_tiles
        self.told_tiles = len(view.island.laid)
        return grown or not self.page.plain

    def parse(self, line: str, view: View) -> Action:
        """What a line means."""
        return grammar.parse(line, view, self.page.lex)

    def show(self, command: Command, table: Seen, seat: int) -> list[Text]:
        """What a command shows."""
        return shows.show(command, self.page, table, seat)

    def event(self, event: Event, view: View) -> str:
        """What happened."""
        return self.page.speech.event(event, view)

    def rolls(self, ask: Ask, last_prompt: str) -> bool:
        """Movement and duels, unless the person has just chosen the die."""
        return ask.seat == CHANCE and ask.prompt in ROLLS and last_prompt not in JUST_ASKED

    def before_roll(self, view: View, ask: Ask) -> list[Text]:
        """A turn begins with its table."""
        return self.scene(view, False)[0] if ask.prompt == "roll" else []

    def roll_line(self, view: View, ask: Ask) -> Text:
        """The die, and in a duel the odds."""
        die, duel = self.page.speech.die(len(ask.options)), ask.prompt == "duel"
        odds = chances.told(chances.best_odds(view, len(ask.options)), self.page.speech) if duel else ""
        return self.page.line(f"pause-{ask.prompt}", "bold", die=die, odds=odds)

    # --- watching a record

    def table(self, view: View) -> list[Text]:
        """The whole island, and what lies beside it."""
        places = board.whole_island(self.page, view)
        return [status.header(self.page, view), *places, *status.table(self.page, view)]

    def edition(self, name: str) -> str:
        """An edition in words."""
        return self.page.speech.say(game_words.edition(name))

    def reveal(self, state: Isle) -> None:
        """Turn every counter up."""
        for toa in state.toa:
            toa.hand = [thing | ALL_SEE for thing in toa.hand]
        state.lying = {f: [thing | ALL_SEE for thing in things] for f, things in state.lying.items()}
        state.pile = [thing | ALL_SEE for thing in state.pile]

    def begins_turn(self, event: Event) -> bool:
        """Does a turn begin with this event?"""
        return isinstance(event, ev.Turn | ev.Began)
