"""Draw the maps of the card games for people.

    python tools/mapsvg.py            write docs/mata-nui-map.svg, and a file with its name for every other map
    python tools/mapsvg.py --check    say whether they are up to date

Everything is geometry of our own: slabs of stone with bevelled edges, one carved sign and one letter for each kind.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from matanui.games.cards.data.atlas import BLANK, START, Atlas
from matanui.games.cards.data.mapfile import column
from matanui.games.cards.data.named_maps import RELEASED, map_named

DOCS: Final = Path(__file__).parents[1] / "docs"
CELL: Final = 48
LEFT: Final = 44
TOP: Final = 92
KEY: Final = 56  # how far right of the map its legend stands
KEY_WIDTH: Final = 284
FOOT: Final = 50
SEA: Final = "#1d3b47"
PALE: Final = "#e9e2d0"
INK: Final = "#2b2620"
# element, slab, edge in the light, edge in the shade, piece
STONE: Final = {
    "kopaka": ("ice", "#c9d3d8", "#e8eef0", "#8d9aa1", "#f4f7f8"),
    "onua": ("earth", "#a59c95", "#c8c0b9", "#6f6862", "#2f2b2b"),
    "gali": ("water", "#a9c0c9", "#cfdfe5", "#70878f", "#2a5fa8"),
    "pohatu": ("stone", "#cdb48f", "#e6d5ba", "#917a58", "#7a4a1e"),
    "tahu": ("fire", "#cfa592", "#e7cabc", "#946c5b", "#b3241c"),
    "lewa": ("air", "#aebf95", "#d2ddc0", "#76875f", "#2f7d32"),
}
SIGN: Final = {
    "action": ("A", "#d9a520", "M0,-17 L15,-8.5 L15,8.5 L0,17 L-15,8.5 L-15,-8.5 Z"),
    "challenge": ("C", "#b5372b", "M-14,-16 L14,-16 L14,2 Q13,12 0,18 Q-13,12 -14,2 Z"),
    "mission": ("M", "#4a4650", "M0,-16 L18,15 L-18,15 Z"),
    "portal": ("P", "#1f7a86", "M0,-17 A17,17 0 1,1 -0.1,-17 Z"),
    "bohrok": ("B", "#6a3d8a", "M-17,13 A17,24 0 0,1 17,13 Z"),
}
DROP: Final = {"mission": 10, "bohrok": 8}  # how far below the middle a letter stands; 6 elsewhere


def out(atlas: Atlas) -> Path:
    """The file of a map's drawing."""
    return DOCS / ("mata-nui-map.svg" if atlas.name == RELEASED[0] else f"mata-nui-map-{atlas.name}.svg")


def text(x: float, y: float, words: str, size: int = 14, fill: str = PALE, more: str = "") -> str:
    """Words, centred unless told."""
    anchor = "" if "text-anchor" in more else ' text-anchor="middle"'
    return f'<text x="{x:g}" y="{y:g}" font-size="{size}" fill="{fill}"{anchor}{more}>{words}</text>'


def corner(atlas: Atlas, space: int) -> tuple[int, int]:
    """The upper left corner of a space."""
    row, col = atlas.cells[space]
    return LEFT + col * CELL, TOP + row * CELL


def slab(x: float, y: float, toa: str, title: str = "") -> str:
    """A slab of a region's stone: light from the north-west."""
    _, face, light, shade, _ = STONE[toa]
    s = CELL - 2
    return (
        f'<g transform="translate({x + 1:g},{y + 1:g})">{f"<title>{title}</title>" if title else ""}'
        f'<rect width="{s}" height="{s}" rx="4" fill="{shade}"/>'
        f'<path d="M0,{s - 4} V4 Q0,0 4,0 H{s - 4} L{s - 8},4 H4 V{s - 8} Z" fill="{light}"/>'
        f'<rect x="3" y="3" width="{s - 6}" height="{s - 6}" rx="3" fill="{face}"/></g>'
    )


def carved(kind: str, x: float, y: float, times: int = 1, scale: float = 1) -> str:
    """A sign cut into the stone, with its letter, and a circle for each time that it counts."""
    letter, fill, path = SIGN[kind]
    pips = range(times if times > 1 else 0)
    at = "".join(
        f'<circle cx="{9 * n - 4.5 * (times - 1):g}" cy="12" r="3.2" fill="{PALE}" stroke="{INK}"/>' for n in pips
    )
    if kind == "portal":
        at = f'<circle r="12.5" fill="none" stroke="{PALE}" stroke-width="2"/>'
    drop = 3 if times > 1 else DROP.get(kind, 6)
    return (
        f'<g transform="translate({x:g},{y:g}) scale({scale:g})"><path d="{path}" transform="translate(1,1.5)" '
        f'fill="#fff" opacity=".55"/><path d="{path}" fill="{fill}" stroke="{INK}" stroke-width="1.5"/>'
        + text(0, drop, letter, 16, INK if kind == "action" else "#fff", ' font-weight="bold"')
        + f"{at}</g>"
    )


def piece(toa: str, x: float, y: float) -> str:
    """A start space: the Toa's piece with the name below."""
    fill = STONE[toa][4]
    letter = INK if toa == "kopaka" else "#fff"
    return (
        f'<circle cx="{x:g}" cy="{y - 6:g}" r="13" fill="{fill}" stroke="{INK}" stroke-width="2"/>'
        + text(x, y, toa[0].upper(), 17, letter, ' font-weight="bold"')
        + text(x, y + 17, toa.capitalize(), 10, INK, ' font-weight="bold"')
    )


def drawn(atlas: Atlas, space: int) -> str:
    """One space with what is on it."""
    x, y = corner(atlas, space)
    middle = x + CELL / 2, y + CELL / 2
    parts = [slab(x, y, atlas.regions[space], atlas.names[space])]
    parts += [piece(atlas.owners[space], *middle)] if space in atlas.owners else []
    if space in atlas.controls.values():
        parts.append(carved("bohrok", *middle))
    if atlas.kinds[space] not in (BLANK, START):
        scale = 1.2 if space == atlas.kini_nui else 1
        parts.append(carved(atlas.kinds[space], *middle, atlas.times[space], scale))
    return "".join(parts)


def coordinates(atlas: Atlas) -> list[str]:
    """Letters along the north and south, numbers along the west and east."""
    out, size = [], atlas.file
    for col in range(size.columns):
        x = LEFT + (col + 0.5) * CELL
        out += [text(x, y, column(col), 15) for y in (TOP - 10, TOP + size.rows * CELL + 20)]
    for row in range(size.rows):
        y = TOP + (row + 0.5) * CELL + 5
        out += [text(x, y, str(row + 1), 15) for x in (LEFT - 18, LEFT + size.columns * CELL + 18)]
    return out


def compass(x: float, y: float) -> str:
    """Where north is."""
    arrow = f"M{x:g},{y - 26:g} l9,34 l-9,-8 l-9,8 Z"
    return f'<path d="{arrow}" fill="{PALE}"/>' + text(x, y - 32, "N", 15)


def legend(key_x: int) -> list[str]:
    """What the signs mean."""
    rows = [
        ("action", 1, "Game Action: draw a card"),
        ("action", 2, "double Game Action"),
        ("challenge", 1, "Challenge for a Great Mask"),
        ("challenge", 2, "double Challenge"),
        ("challenge", 3, "Kini-Nui: triple Challenge"),
        ("mission", 1, "Mission: stops you"),
        ("portal", 1, "Portal: jump to another"),
        ("bohrok", 1, "Bohrok Control, where"),
    ]
    start = ' text-anchor="start"'
    out = []
    for n, (kind, times, words) in enumerate(rows):
        y = TOP + 34 + n * 52
        out += [carved(kind, key_x + 20, y, times), text(key_x + 50, y + 5, words, 15, PALE, start)]
    out.append(text(key_x + 50, y + 23, "Bohrok are played", 15, PALE, start))
    for n, (toa, stone) in enumerate(STONE.items()):
        y = TOP + 510 + n * 50
        out += [slab(key_x - 4, y - 24, toa), piece(toa, key_x + 20, y)]
        out.append(text(key_x + 56, y + 5, f"start of {toa.capitalize()}, {stone[0]}", 15, PALE, start))
    return out


def notes(key_x: int) -> list[str]:
    """What of the map is known, and what is ours."""
    lines = ["Size, start spaces and centre are", "known. The coast, the icons and", "their places are our own work."]
    start = ' text-anchor="start"'
    return [text(key_x - 4, TOP + 828 + 20 * n, line, 14, PALE, start) for n, line in enumerate(lines)]


def picture(atlas: Atlas) -> str:
    """The whole drawing."""
    size = atlas.file
    right, bottom = LEFT + size.columns * CELL, TOP + size.rows * CELL
    width, height = right + KEY + KEY_WIDTH, bottom + FOOT
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        'font-family="Verdana, DejaVu Sans, sans-serif" role="img">\n<title>Map of Mata Nui, card games</title>\n'
        f"<desc>A grid of {size.columns} columns and {size.rows} rows with {atlas.size} spaces on land.</desc>\n"
        f'<rect width="{width}" height="{height}" fill="{SEA}"/>'
    )
    title = text(LEFT, 40, "Mata Nui", 28, PALE, ' text-anchor="start" font-weight="bold"')
    below = text(LEFT, 62, "the map of the card games", 15, PALE, ' text-anchor="start"')
    body = [drawn(atlas, space) for space in range(atlas.size)]
    key = [*legend(right + KEY), *notes(right + KEY)]
    rose = compass(right - 24, TOP + 60)
    return "\n".join([head, title, below, *coordinates(atlas), *body, rose, *key, "</svg>\n"])


def main() -> None:
    """Write the files, or check them."""
    for atlas in map(map_named, RELEASED):
        path = out(atlas)
        if "--check" not in sys.argv:
            path.write_text(picture(atlas), "utf-8")
        elif path.read_text("utf-8") != picture(atlas):
            sys.exit(f"{path.name} is out of date: run tools/mapsvg.py")


if __name__ == "__main__":
    main()
