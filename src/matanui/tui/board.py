"""The board on the screen: the overview and the tiles that matter now; in sentences where drawings are not wanted."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from matanui.games.makuta.island import MAKUTA_TILE, NONE, TILE_OF
from matanui.games.makuta.paths import reach
from matanui.games.makuta.view import View
from matanui.tui import describe, marks
from matanui.tui.canvas import Sheet, breadth, flow
from matanui.tui.fields import here, tile_here
from matanui.tui.overview import draw_island
from matanui.tui.page import Page
from matanui.tui.tiles import WIDTH, Numbers, draw_tile

NUMBERED: Final = ("walk", "walk-on", "walk-from", "fly", "exile")
WIDE_OPEN: Final = ("fly", "exile")  # questions about every field of the island
STEPS: Final = 6


def numbers(view: View) -> Numbers:
    """The number of each field that the question offers."""
    question = view.question
    if question is None or question.prompt not in NUMBERED:
        return {}
    return {f: n for n, f in enumerate(question.options, 1) if f >= 0}


def tiles_now(view: View) -> list[int]:
    """The viewer's tile, then those with options, or else those within a white die's reach; nearest first."""
    question = view.question
    if view.drawn >= 0 and question is not None:
        return [view.drawn, tile_here(view)]
    if question is not None and question.prompt in WIDE_OPEN:
        return [tile_here(view), *([MAKUTA_TILE] if MAKUTA_TILE in view.island.row_of else [])]
    fields = list(numbers(view)) or reach(view.island, describe.stops(view), NONE, here(view), STEPS)
    return list(dict.fromkeys([tile_here(view), *(TILE_OF[f] for f in fields)]))


def scene(page: Page, view: View, whole: bool) -> Sheet:
    """The drawings of a question: with the overview when `whole`, then as many tiles as matter."""
    if page.plain:
        return [*(describe.island(page, view) if whole else []), *describe.around(page, view)]
    found = numbers(view)
    tiles = [draw_tile(view, n, found, page.speech) for n in dict.fromkeys(tiles_now(view))]
    if not whole:
        return flow(tiles, page.width)
    over = draw_island(view, page.speech, page.width)
    if found:
        return flow([over, *tiles], page.width)
    room = 1 + max(0, page.width - breadth(over) - 2) // (WIDTH + 2)
    return flow([over, *tiles[:room]], page.width)


def whole_island(page: Page, view: View) -> Sheet:
    """`board`."""
    if page.plain:
        return [*describe.island(page, view), *describe.around(page, view)]
    return flow(
        [draw_island(view, page.speech, page.width), draw_tile(view, tile_here(view), {}, page.speech)], page.width
    )


def one_tile(page: Page, view: View, n: int) -> Sheet:
    """`tile NAME`."""
    if page.plain:
        return describe.tile(page, view, n)
    return draw_tile(view, n, numbers(view), page.speech)


def legend(page: Page, view: View) -> list[Text]:
    """What the signs mean."""
    lines = [page.line("legend-head", "bold")]
    lines += [page.line("legend-line", sign=sign, text=page.speech.ui(f"legend-{name}")) for name, sign in LEGEND]
    symbols = [f"{page.speech.symbol(n)} {page.speech.symbol_word(n)}" for n in range(7)]
    lines.append(page.line("legend-symbols", named=page.speech.listed(symbols)))
    for seat in view.seats:
        if seat.who >= 0:
            lines.append(Text("  ").append_text(marks.badge(seat.who)).append(f"  {page.speech.toa(seat.who)}"))
    return lines


LEGEND: Final = (
    ("mosquito", "m"),
    ("scorpion", "s"),
    ("tiger", "t"),
    ("strength", "t18"),
    ("mask", "K"),
    ("turaga", "U"),
    ("key", "y"),
    ("gate", "g3"),
    ("open", "g3?"),
    ("wall", "####"),
    ("start", "S"),
    ("entrance", "e2"),
    ("lock", "[?]"),
    ("path", "·"),
    ("number", "12"),
)
