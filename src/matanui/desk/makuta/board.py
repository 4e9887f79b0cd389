"""The board on the screen: the overview and the tiles that matter now; in sentences where drawings are not wanted."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from matanui.desk.canvas import Sheet, breadth, flow
from matanui.desk.makuta import describe, signs
from matanui.desk.makuta.fields import here, is_walk, tile_here
from matanui.desk.makuta.overview import draw_island
from matanui.desk.makuta.tiles import HEIGHT, WIDTH, Numbers, draw_tile
from matanui.desk.makuta.voice import Voice
from matanui.desk.options import numbers_of
from matanui.games.makuta.data.island import MAKUTA_TILE, NONE, TILE_OF
from matanui.games.makuta.help.help import stops
from matanui.games.makuta.paths import reach
from matanui.games.makuta.view import View

MANY: Final = 24  # more fields than this, if they are not reached step by step, are listed by tile
STEPS: Final = 6
GAP: Final = 2
BELOW: Final = 11  # lines that the question and the hand take


def numbers(view: View) -> Numbers:
    """The number of each field that the question offers."""
    return numbers_of(view.question, "field")


def is_wide(view: View) -> bool:
    """Is about every field of the island on offer?"""
    return not is_walk(view.question) and len(numbers(view)) > MANY


def tiles_now(view: View) -> list[int]:
    """The viewer's tile, then those with options, or else those within a white die's reach; nearest first."""
    if view.drawn >= 0 and view.question is not None:
        return [view.drawn, tile_here(view)]
    if is_wide(view):
        return [tile_here(view), *([MAKUTA_TILE] if MAKUTA_TILE in view.island.row_of else [])]
    fields = list(numbers(view)) or reach(view.island, stops(view), NONE, here(view), STEPS)
    return list(dict.fromkeys([tile_here(view), *(TILE_OF[f] for f in fields)]))


def gap(voice: Voice) -> int:
    """Space between drawings; none where that lets one more stand in a row."""
    return GAP if (voice.page.width + GAP) // (WIDTH + GAP) == voice.page.width // WIDTH else 0


def overview(voice: Voice, view: View) -> Sheet:
    """The island, as far as it leaves room for the rest of the screen."""
    return draw_island(view, voice, voice.page.width, max(HEIGHT, voice.page.height - BELOW))


def drawn_tiles(voice: Voice, view: View, whole: bool) -> list[int]:
    """Of the tiles that matter, as many as leave room for the question on the screen."""
    tiles, space = tiles_now(view), gap(voice)
    in_row = max(1, (voice.page.width + space) // (WIDTH + space))
    if not whole:
        return tiles[: in_row * max(1, (voice.page.height - BELOW) // HEIGHT)]
    over = overview(voice, view)
    beside = max(0, (voice.page.width - breadth(over)) // (WIDTH + space))
    rows = max(0, voice.page.height - BELOW - max(HEIGHT, len(over))) // HEIGHT
    if numbers(view):
        return tiles[: max(1, beside + in_row * rows)]
    return tiles[: beside or min(1, rows)]  # the question will bring its own drawings


def scene(voice: Voice, view: View, whole: bool) -> Sheet:
    """The drawings of a question, with the overview when `whole`."""
    if voice.page.plain:
        return [*(describe.island(voice, view) if whole else []), *describe.around(voice, view)]
    found = numbers(view)
    over = [overview(voice, view)] if whole else []
    tiles = [draw_tile(view, n, found, voice) for n in drawn_tiles(voice, view, whole)]
    return flow([*over, *tiles], voice.page.width, gap(voice))


def whole_island(voice: Voice, view: View) -> Sheet:
    """`board`."""
    if voice.page.plain:
        return [*describe.island(voice, view), *describe.around(voice, view)]
    own = draw_tile(view, tile_here(view), numbers(view), voice)
    return flow([draw_island(view, voice, voice.page.width), own], voice.page.width, gap(voice))


def one_tile(voice: Voice, view: View, n: int) -> Sheet:
    """`tile NAME`."""
    if voice.page.plain:
        return describe.tile(voice, view, n)
    return draw_tile(view, n, numbers(view), voice)


def legend(voice: Voice, view: View) -> list[Text]:
    """What the signs mean."""
    lines = [voice.line("legend-head", "bold")]
    lines += [voice.page.entry(f"{sign}: {voice.ui(f'legend-{name}')}") for name, sign in LEGEND]
    symbols = [f"{voice.symbol(n)} {voice.symbol_word(n)}" for n in range(7)]
    lines.append(voice.line("legend-symbols", named=voice.speech.listed(symbols)))
    for seat in view.seats:
        if seat.who >= 0:
            lines.append(voice.page.entry(f"{signs.pawn(seat.who)}: {voice.toa(seat.who)}"))
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
