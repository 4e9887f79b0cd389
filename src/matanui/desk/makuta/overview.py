"""The laid island at a glance: tiles by their short names, ways between them, who is where, and what is open."""

from __future__ import annotations

from typing import Final

from matanui.desk import marks
from matanui.desk.canvas import Canvas, Sheet
from matanui.desk.makuta import signs
from matanui.desk.makuta.voice import Voice
from matanui.games.makuta.data.island import DIR, GATES, MAKUTA_TILE, TILE_OF
from matanui.games.makuta.view import View

PITCH: Final = 8  # characters from one hex to the next; half of it from row to row
WAYS: Final = {0: (3, 0, "──"), 1: (2, -1, "/"), 2: (-2, -1, "\\")}  # the other three are drawn from the other side
BACKWARDS: Final = {3: (-5, 0, "──"), 4: (-2, 1, "/"), 5: (2, 1, "\\")}
UNKNOWN: Final = "?"
Hex = tuple[int, int]


class Overview:
    """Places hexes on a canvas: north is up, and a hex has its six neighbours where they lie on the table."""

    def __init__(self, view: View, voice: Voice) -> None:
        self.view = view
        self.voice = voice
        self.hexes: dict[Hex, int] = {(row[1], row[2]): row[0] for row in view.island.laid}
        self.unknown: set[Hex] = {view.island.outside(g)[:2] for g in view.island.open} if self.grows() else set()
        spots = [*self.hexes, *self.unknown]
        self.left = min(2 * q + r for q, r in spots)
        self.top = max(r for _, r in spots)
        width = (max(2 * q + r for q, r in spots) - self.left) * PITCH // 2 + 7
        self.canvas = Canvas(width, (self.top - min(r for _, r in spots)) * 2 + 3)

    def grows(self) -> bool:
        """Are there tiles left to lay?"""
        return bool(self.view.tiles) or self.view.drawn >= 0

    def centre(self, spot: Hex) -> tuple[int, int]:
        """Where the middle of a hex is drawn."""
        return (2 * spot[0] + spot[1] - self.left) * PITCH // 2 + 3, (self.top - spot[1]) * 2 + 1

    def sheet(self) -> Sheet:
        """The drawing."""
        for spot in self.unknown:
            self.canvas.put(*self.centre(spot), UNKNOWN, marks.OPEN_STYLE)
        for spot, tile in self.hexes.items():
            self.draw_ways(spot, tile)
        for spot, tile in self.hexes.items():
            self.draw_tile(spot, tile)
        return self.canvas.sheet()

    def draw_ways(self, spot: Hex, tile: int) -> None:
        """Lines to joined tiles, and to the unknown beyond open gates."""
        x, y = self.centre(spot)
        for gate in GATES[tile]:
            if gate < 0:
                continue
            w = self.view.island.outside(gate)[2]
            beyond = (spot[0] + DIR[w][0], spot[1] + DIR[w][1])
            if beyond in self.unknown or self.view.island.beyond(gate) >= 0:
                dx, dy, line = (WAYS | BACKWARDS)[w]
                self.canvas.put(x + dx, y + dy, line, marks.GATE_STYLE)

    def draw_tile(self, spot: Hex, tile: int) -> None:
        """The name, and below it the pawns."""
        x, y = self.centre(spot)
        seats = self.view.seats
        viewer = self.view.viewer
        mine = viewer is not None and TILE_OF[seats[viewer].at] == tile
        name = self.voice.short(tile)
        style = "bold reverse" if mine else marks.EVIL_STYLE if tile == MAKUTA_TILE else "bold"
        self.canvas.put(x - len(name) // 2, y, name, style)
        self.draw_pawns(x, y + 1, [s.who for s in seats if TILE_OF[s.at] == tile and s.who >= 0])

    def draw_pawns(self, x: int, y: int, pawns: list[int]) -> None:
        """Badges while there is room between the ways to the south, else glyphs, else one and how many more."""
        room = 3 + (self.canvas.at(x - 2, y) == " ") + (self.canvas.at(x + 2, y) == " ")
        left = x - 1 - (self.canvas.at(x - 2, y) == " ")
        wide = 2 if 2 * len(pawns) <= room else 1
        shown = pawns if len(pawns) <= room else pawns[: room - 2]
        for n, who in enumerate(shown):
            self.canvas.put(left + wide * n, y, signs.pawn(who)[:wide], signs.pawn_style(who))
        if len(shown) < len(pawns):
            self.canvas.put(left + len(shown), y, f"+{len(pawns) - len(shown)}", "bold")


def draw_island(view: View, voice: Voice, width: int, height: int = 1000) -> Sheet:
    """The overview; where the island is larger than the screen, the part around the Toa of the viewer or on turn."""
    drawing = Overview(view, voice)
    lines = drawing.sheet()
    seat = view.turn if view.viewer is None else view.viewer
    row = view.island.laid[view.island.row_of[TILE_OF[view.seats[seat].at]]]
    x, y = drawing.centre((row[1], row[2]))
    left, top = window(x, drawing.canvas.width, width), window(y, len(lines), height)
    cut = [line[left : left + width] for line in lines[top : top + height]]
    return cut if len(cut) < len(lines) else trimmed(cut)


def window(middle: int, size: int, room: int) -> int:
    """Where to begin so that the middle stays in sight."""
    return max(0, min(middle - room // 2, size - room))


def trimmed(lines: Sheet) -> Sheet:
    """Without blank lines above and below."""
    used = [n for n, line in enumerate(lines) if line.plain.strip()]
    return lines[used[0] : used[-1] + 1]
