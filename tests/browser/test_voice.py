"""What a screen reader hears at a table is what the plain terminal says of the same game, line for line."""

from __future__ import annotations

import io
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from rich.text import Text

from matanui.core.chance import Stream
from matanui.core.questions import option_named
from matanui.core.record import Record, Row, read
from matanui.desk.desks import desk_for
from matanui.desk.page import Page
from matanui.desk.speech import Speech
from matanui.games.catalogue import game_named
from matanui.host.table import Table
from matanui.tui.screen import Screen
from matanui.tui.session import Session
from tests.browser.player import OVER, Player
from tests.server.running import Running

ME: Final = 0
GAMES: Final = {
    "makuta": ("en", {"stalemate_rounds": 8}),
    "masks": ("nl", {"short": True, "most_rounds": 10}),
}
# Notes every line that appears in one of the two live regions.
LISTEN: Final = """
window.heard = [];
new MutationObserver((changes) => changes.forEach(({ target, addedNodes }) => addedNodes.forEach((node) => {
  const at = target.closest?.("[data-live]");
  if (at && node.nodeName === "P") window.heard.push(node.textContent);
}))).observe(document, { childList: true, subtree: true });
"""


@dataclass
class Recorded:
    """Answers as somebody did in a record."""

    log: list[Row]
    table: Table | None = None

    def choose(self, view: Any, luck: Stream) -> int:
        assert self.table is not None and self.table.pending is not None
        row = self.log[self.table.length]
        return option_named(self.table.match.state, self.table.pending, row.answer)


class Terminal(Screen):
    """A plain terminal at which the same person gives the same answers; what it writes is kept."""

    def __init__(self, log: list[Row]) -> None:
        super().__init__(plain=True, out=io.StringIO(), read=self.ask, live=False, width=100_000)
        self.log = log
        self.lines: list[str] = []
        self.table: Table | None = None

    def ask(self, prompt: str) -> str:
        assert self.table is not None and self.table.pending is not None
        row, ask = self.log[self.table.length], self.table.pending
        return str(ask.options.index(option_named(self.table.match.state, ask, row.answer)) + 1)

    def write(self, *lines: Text | str) -> None:
        self.lines += [line if isinstance(line, str) else line.plain for line in lines]


def one_sentence(desk: Any, speech: Speech) -> Any:
    """A desk that asks without showing the table: what the browser shows, nobody has to hear."""
    desk.question = lambda view, table: [Text(speech.say(table.game.voice.prompt(view)))]
    return desk


def at_a_terminal(record: Record, language: str, path: Path) -> list[str]:
    """Everything that the plain terminal writes while this game is played, but for tables and options."""
    speech = Speech(language)
    again = msgspec.structs.replace(record, log=[])
    bot, screen = Recorded(record.log), Terminal(record.log)
    table = Table(game_named(record.game), again, {n: bot for n, one in enumerate(record.players) if one.bot})
    bot.table = screen.table = table
    page = Page(speech, plain=True, width=100_000, players=[one.name for one in record.players])
    session = Session(table, screen, one_sentence(desk_for(record.game, page), speech), path)
    assert session.run()
    screen.write(*session.rest_of_news())
    return screen.lines


@pytest.mark.parametrize("game", GAMES)
def test_the_live_regions_say_what_the_terminal_says(
    player: Player, server: Running, game: str, tmp_path: Path
) -> None:
    language, switches = GAMES[game]
    player.context.add_init_script(LISTEN + f"localStorage['matanui.language'] = '{language}'")
    table = player.sit(game, "random", **switches)
    assert player.play(10_000, seed=5)[1]
    player.page.locator(OVER).wait_for()
    heard = player.page.evaluate("() => window.heard")
    record = read(server.get_bytes(f"/api/tables/{table}/record"))
    assert heard == at_a_terminal(record, language, tmp_path / "game")
    assert len(heard) > 20
