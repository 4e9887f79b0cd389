"""Draw docs/terminal.svg, the README's picture: a question in a played game, exactly as the terminal shows it.

.venv/bin/python -m tools.picture
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from matanui.bots.registry import make_bot
from matanui.core.chance import seed_of
from matanui.core.record import Player
from matanui.desk.makuta import board, status
from matanui.desk.makuta.question import question_lines
from matanui.desk.makuta.voice import Voice
from matanui.desk.page import Page
from matanui.desk.speech import Speech
from matanui.games.makuta.game import GAME
from matanui.games.makuta.movement import WALK
from matanui.host.table import Table, new_record

TARGET: Final = Path(__file__).parents[1] / "docs/terminal.svg"
SEED: Final = "a picture 4"
ROUND: Final = 5
NIGHT: Final = TerminalTheme(
    (20, 24, 29),
    (228, 222, 210),
    [
        (20, 24, 29),
        (181, 31, 19),
        (120, 170, 60),
        (200, 160, 60),
        (82, 117, 193),
        (160, 110, 180),
        (80, 160, 170),
        (200, 196, 186),
    ],
    [
        (110, 112, 118),
        (230, 90, 70),
        (160, 223, 42),
        (240, 200, 90),
        (120, 160, 230),
        (200, 150, 220),
        (120, 200, 210),
        (249, 249, 249),
    ],
)
FRAME: Final = """<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{ font-family: ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace;
 font-size: {char_height}px; line-height: {line_height}px; font-variant-east-asian: full-width; }}
.{unique_id}-title {{ font-size: 18px; font-weight: bold; font-family: system-ui, sans-serif; }}
{styles}
</style>
<defs><clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}" /></clipPath>
{lines}</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">{matrix}</g>
</g>
</svg>
"""


def played() -> Table:
    """Four greedy bots, stopped where one of them has rolled and may walk."""
    players = [Player(name, "greedy") for name in ("you", "bot", "bot", "bot")]
    start = new_record(GAME, "en", GAME.rules("en"), players, seed_of(SEED))
    table = Table(GAME, start, {n: make_bot("greedy", GAME.id) for n in range(4)})
    while not is_worth_a_picture(table):
        table.step()
    return table


def is_worth_a_picture(table: Table) -> bool:
    """Somebody with counters in hand chooses among many fields."""
    ask, state = table.pending, table.match.state
    if ask is None:
        raise SystemExit("this game has no such moment: try another seed")
    many = ask.prompt is WALK and ask.seat == 0 and 7 < len(ask.options) < 16
    return many and state.round >= ROUND and len(state.toa[0].hand) >= 3


def screen(table: Table) -> list[Text]:
    """What the terminal writes at this question."""
    page = Page(Speech("en"), plain=False, width=108, players=[p.name for p in table.record.players])
    voice, view = Voice(page), table.view(0)
    board_lines = board.scene(voice, view, True)
    drawn = board.drawn_tiles(voice, view, True)
    question = question_lines(voice, view, view.question, drawn)
    return [
        status.header(voice, view),
        *board_lines,
        *status.table(voice, view),
        *question,
        Text(f"{voice.name(view, 0)}> "),
    ]


def main() -> None:
    """Write the picture."""
    with open("/dev/null", "w", encoding="utf-8") as nowhere:
        console = Console(record=True, width=110, file=nowhere, color_system="truecolor", force_terminal=True)
        for line in screen(played()):
            console.print(line, no_wrap=line.no_wrap, overflow="fold", crop=False, highlight=False)
        TARGET.write_text(console.export_svg(title="matanui play makuta", theme=NIGHT, code_format=FRAME), "utf-8")
    print(f"wrote {TARGET}")


if __name__ == "__main__":
    main()
