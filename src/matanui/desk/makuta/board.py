"""The board on the screen: the overview and the tiles that matter now; in sentences where drawings are not wanted."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from matanui.desk import marks
from matanui.desk.canvas import Sheet, breadth, flow
from matanui.desk.makuta import describe
from matanui.desk.makuta.fields import here, tile_here
from matanui.desk.makuta.overview import draw_island
from matanui.desk.makuta.tiles import HEIGHT, WIDTH, Numbers, draw_tile
from matanui.desk.page import Page
from matanui.games.makuta.data.island import MAKUTA_TILE, NONE, TILE_OF
from matanui.games.makuta.help.help import stops
from matanui.games.makuta.paths import reach
from matanui.games.makuta.view import View

NUMBERED: Final = ("walk", "walk-on", "walk-from", "fly", "exile")
WIDE_OPEN: Final = ("fly", "exile")  # questions about every field of the island
STEPS: Final = 6
GAP: Final = 2
BELOW: Final = 11  # lines that the question and the hand take


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
    fields = list(numbers(view)) or reach(view.island, stops(view), NONE, here(view), STEPS)
    return list(dict.fromkeys([tile_here(view), *(TILE_OF[f] for f in fields)]))


def gap(page: Page) -> int:
    """Space between drawings; none where that lets one more stand in a row."""
    return GAP if (page.width + GAP) // (WIDTH + GAP) == page.width // WIDTH else 0


def overview(page: Page, view: View) -> Sheet:
    """The island, as far as it leaves room for the rest of the screen."""
    return draw_island(view, page.speech, page.width, max(HEIGHT, page.height - BELOW))


def drawn_tiles(page: Page, view: View, whole: bool) -> list[int]:
    """Of the tiles that matter, as many as leave room for the question on the screen."""
    tiles, space = tiles_now(view), gap(page)
    in_row = max(1, (page.width + space) // (WIDTH + space))
    if not whole:
        return tiles[: in_row * max(1, (page.height - BELOW) // HEIGHT)]
    over = overview(page, view)
    beside = max(0, (page.width - breadth(over)) // (WIDTH + space))
    rows = max(0, page.height - BELOW - max(HEIGHT, len(over))) // HEIGHT
    if numbers(view):
        return tiles[: max(1, beside + in_row * rows)]
    return tiles[: beside or min(1, rows)]  # the question will bring its own drawings


def scene(page: Page, view: View, whole: bool) -> Sheet:
    """The drawings of a question, with the overview when `whole`."""
    if page.plain:
        return [*(describe.island(page, view) if whole else []), *describe.around(page, view)]
    found = numbers(view)
    over = [overview(page, view)] if whole else []
    tiles = [draw_tile(view, n, found, page.speech) for n in drawn_tiles(page, view, whole)]
    return flow([*over, *tiles], page.width, gap(page))


def whole_island(page: Page, view: View) -> Sheet:
    """`board`."""
    if page.plain:
        return [*describe.island(page, view), *describe.around(page, view)]
    own = draw_tile(view, tile_here(view), numbers(view), page.speech)
    return flow([draw_island(view, page.speech, page.width), own], page.width, gap(page))


def one_tile(page: Page, view: View, n: int) -> Sheet:
    """`tile NAME`."""
    if page.plain:
        return describe.tile(page, view, n)
    return draw_tile(view, n, numbers(view), page.speech)


def legend(page: Page, view: View) -> list[Text]:
    """What the signs mean."""
    lines = [page.line("legend-head", "bold")]
    lines += [page.entry(f"{sign}: {page.speech.ui(f'legend-{name}')}") for name, sign in LEGEND]
    symbols = [f"{page.speech.symbol(n)} {page.speech.symbol_word(n)}" for n in range(7)]
    lines.append(page.line("legend-symbols", named=page.speech.listed(symbols)))
    for seat in view.seats:
        if seat.who >= 0:
            lines.append(page.entry(f"{marks.badge_text(seat.who)}: {page.speech.toa(seat.who)}"))
    return lines


LEGEND: Final = (
    ("mosquito", "m"),
    ("scorpion", "s"),
    ("tiger", "t"),
    ("strength", "t18"),
    ("under", "t18+2"),
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
