"""A tile drawn in its own printed frame: five rows of cells, three wide, and the gates to the west and east.

Fields that touch are one step apart, unless a heavy line stands between them. Beside each gate stands where it leads.
"""

from __future__ import annotations

from typing import Final

from matanui.desk import marks
from matanui.desk.canvas import Canvas, Sheet
from matanui.desk.makuta import signs
from matanui.desk.makuta.cells import AT_CELL, CELL, SHORT_FIELD
from matanui.desk.makuta.voice import Voice
from matanui.games.makuta.data.box import TOKENS
from matanui.games.makuta.data.counters import LOCKS
from matanui.games.makuta.data.island import (
    ALL_GATES,
    EDGE_OF,
    ENTRANCES,
    FIELD,
    FIELDS,
    GATES,
    MAKUTA_TILE,
    NEAR,
    NEAR_RING,
    START,
    TILE_OF,
)
from matanui.games.makuta.help.odds import makuta_strengths
from matanui.games.makuta.view import View

X: Final = (1, 6, 13, 20, 27, 32)  # left borders of the five columns, and the last right border
WIDTH: Final = X[-1] + 1
HEIGHT: Final = 12  # the title, then five rows of cells with their borders
JOINTS: Final = " ╵╷│╴┘┐┤╶└┌├─┴┬┼"  # by bits: up 1, down 2, left 4, right 8
LABEL_AT: Final = {0: (28, 4), 1: (28, 2), 2: (0, 2), 3: (0, 4), 4: (0, 10), 5: (28, 10)}  # edge -> x, y
Numbers = dict[int, int]  # field -> the number of its option


def draw_tile(view: View, tile: int, numbers: Numbers, voice: Voice) -> Sheet:
    """One tile with its fields, pawns and option numbers."""
    canvas = Canvas(WIDTH, HEIGHT)
    canvas.put(1, 0, title(view, tile, voice), "bold")
    draw_borders(canvas, tile, view.island.ring)
    if tile == MAKUTA_TILE:
        draw_temple(canvas, view)
    else:
        draw_holes(canvas, tile)
        draw_scale(canvas, tile)
    for field in FIELDS[tile]:
        draw_cell(canvas, view, field, numbers.get(field, 0), voice)
    for edge, gate in enumerate(GATES[tile]):
        if gate >= 0:
            canvas.put(*LABEL_AT[edge], leads_to(view, gate, voice), marks.GATE_STYLE)
    return canvas.sheet()


def title(view: View, tile: int, voice: Voice) -> str:
    """The tile's name, and how it lies turned."""
    n = view.island.row_of.get(tile, -1)
    turn = view.island.laid[n][3] if n >= 0 else 0
    return voice.tile(tile) + (f"  ↺{turn * 60}°" if turn else "")


def draw_borders(canvas: Canvas, tile: int, ring: bool) -> None:
    """Lines around every field; heavy where there is no step between two that touch."""
    cells = AT_CELL[tile]
    for j in range(6):
        for i in range(6):
            canvas.put(X[i], 1 + 2 * j, joint(tile, i, j), marks.FAINT)
            if i < 5 and ((i, j) in cells or (i, j - 1) in cells):
                line = "─" if may_step(tile, (i, j), (i, j - 1), ring) else "━"
                canvas.put(X[i] + 1, 1 + 2 * j, line * (X[i + 1] - X[i] - 1), marks.FAINT)
            if j < 5 and ((i, j) in cells or (i - 1, j) in cells):
                line = "│" if may_step(tile, (i, j), (i - 1, j), ring) else "┃"
                canvas.put(X[i], 2 + 2 * j, line, marks.FAINT)


def draw_holes(canvas: Canvas, tile: int) -> None:
    """Rock where fields leave a gap on all four sides, so that nobody takes it for a path."""
    cells = AT_CELL[tile]
    for i in range(1, 4):
        for j in range(1, 4):
            sides = [(i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1)]
            if (i, j) not in cells and all(side in cells for side in sides):
                canvas.put(X[i] + 1, 2 + 2 * j, "░" * (X[i + 1] - X[i] - 1), marks.FAINT)


def joint(tile: int, i: int, j: int) -> str:
    """The corner where up to four cells meet."""
    around = [(i + di, j + dj) in AT_CELL[tile] for dj in (-1, 0) for di in (-1, 0)]
    up, left = around[0] or around[1], around[0] or around[2]
    right, down = around[1] or around[3], around[2] or around[3]
    return JOINTS[up + 2 * down + 4 * left + 8 * right]


def may_step(tile: int, a: tuple[int, int], b: tuple[int, int], ring: bool) -> bool:
    """Is there a step between two cells, or no second field to step to?"""
    cells = AT_CELL[tile]
    if a not in cells or b not in cells:
        return True
    return cells[a] in (NEAR_RING if ring else NEAR)[cells[b]]


def draw_scale(canvas: Canvas, tile: int) -> None:
    """Letters of the columns and numbers of the rows, outside the outermost field."""
    cells = AT_CELL[tile]
    for i in range(5):
        top = min(j for j in range(5) if (i, j) in cells) if any((i, j) in cells for j in range(5)) else -1
        if top >= 0:
            canvas.put((X[i] + X[i + 1]) // 2, 1 + 2 * top, "abcde"[i], marks.FAINT)
    for j in range(5):
        left = min((i for i in range(5) if (i, j) in cells), default=-1)
        if left >= 0:
            canvas.put(X[left] - 1, 2 + 2 * j, str(5 - j), marks.FAINT)


def draw_cell(canvas: Canvas, view: View, field: int, number: int, voice: Voice) -> None:
    """What is there, who is there, and the number of the option."""
    i, j = CELL[field]
    x, y, wide = X[i] + 1, 2 + 2 * j, X[i + 1] - X[i] - 1
    pawns = [seat.who for seat in view.seats if seat.at == field and seat.who >= 0]
    text = str(number) if number else ""
    room = wide - len(text)
    signs, style = what(view, field, voice)
    apart = 1 if number else 0
    sign = next((s for s in signs if len(s) + len(pawns) + apart <= room), signs[-1])
    canvas.put(x, y, sign, style)
    canvas.put(x + wide - len(text), y, text, marks.NUMBER_STYLE)
    draw_pawns(canvas, x + len(sign), y, room - len(sign), pawns)


def draw_pawns(canvas: Canvas, x: int, y: int, room: int, pawns: list[int]) -> None:
    """Glyph and letter while there is room, else glyphs, else how many more."""
    wide = 2 if 2 * len(pawns) <= room else 1
    shown = pawns if wide * len(pawns) <= room else pawns[: max(0, room - 2)]
    for n, who in enumerate(shown):
        canvas.put(x + wide * n, y, signs.pawn(who)[:wide], signs.pawn_style(who))
    if len(shown) < len(pawns) and room >= 2:
        canvas.put(x + len(shown), y, f"+{len(pawns) - len(shown)}", "bold")


def what(view: View, field: int, voice: Voice) -> tuple[list[str], str]:
    """What a field holds, from the longest sign to the shortest, and its style."""
    if TILE_OF[field] not in view.island.row_of and signs.kind_of(field) >= 0:  # a tile still to be laid
        return [signs.SIGNS[signs.kind_of(field)]], marks.FAINT
    if field in view.rahi:
        strength, under = view.rahi[field], len(view.lying.get(field, ()))
        sign = signs.SIGNS[signs.kind_of(field)] + (str(strength) if strength else "")
        return ([f"{sign}+{under}", f"{sign}+"] if under else []) + [sign], marks.RAHI_STYLE
    if field in view.prizes:
        return [signs.SIGNS[signs.kind_of(field)]], marks.PRIZE_STYLE
    if field in view.lying:
        things = view.lying[field]
        sign = voice.sign(things[0])
        return [sign if len(things) == 1 else f"{sign}{len(things)}"], marks.PRIZE_STYLE
    return place(view, field, voice)


def place(view: View, field: int, voice: Voice) -> tuple[list[str], str]:
    """A field without counters: gate, start field, entrance or path."""
    name = SHORT_FIELD[field]
    if field in ALL_GATES:
        if field in view.island.open and (view.tiles or view.drawn >= 0):
            return [f"{name}?", name, "g"], marks.OPEN_STYLE
        return [name, "g"], marks.GATE_STYLE
    if field == START:
        return [f"S{len(view.pile)}" if view.pile else "S"], marks.PRIZE_STYLE
    if field not in ENTRANCES:
        return ["·"], marks.FAINT
    lock = view.locks.get(field)
    if lock is None:
        return [name, "e"], marks.FAINT
    code = "[?]" if lock < 0 else "".join(voice.symbol(n) for n in LOCKS[lock])
    return [name + code, code, code[0]], marks.PRIZE_STYLE


def leads_to(view: View, gate: int, voice: Voice) -> str:
    """Where a gate leads: a tile, the unknown, or against a wall."""
    if TILE_OF[gate] not in view.island.row_of:
        return ""
    if gate in view.island.open and not view.tiles and view.drawn < 0:
        return ""
    if gate in view.island.open:  # on the western side it stands close to its gate
        return "?" if EDGE_OF[gate] in (0, 1, 5) else "   ?"
    over = view.island.beyond(gate)
    return voice.short(TILE_OF[over]) if over >= 0 else "####"


def draw_temple(canvas: Canvas, view: View) -> None:
    """The temple in the middle: before each entrance Makuta's strength there, on its colour."""
    strengths = makuta_strengths(view.rules)
    for edge in range(6):
        segment = (edge + view.temple) % 6
        i, j = CELL[FIELD[f"makuta.e{edge}"]]
        x = X[2] + 1 if i < 2 else X[3] - 2
        canvas.put(x, 2 + 2 * j, str(strengths[segment]), signs.TEMPLE[TOKENS.segment[segment].id])
