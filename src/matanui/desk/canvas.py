"""A small sheet of characters with styles, and sheets laid side by side."""

from __future__ import annotations

from itertools import groupby

from rich.text import Text

Sheet = list[Text]  # lines from top to bottom


class Canvas:
    """Put text anywhere; what does not fit is cut off."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.rows: list[list[tuple[str, str]]] = [[(" ", "")] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write from left to right, beginning here."""
        for n, sign in enumerate(text):
            if 0 <= x + n < self.width and 0 <= y < self.height:
                self.rows[y][x + n] = (sign, style)

    def at(self, x: int, y: int) -> str:
        """The character here."""
        return self.rows[y][x][0]

    def sheet(self) -> Sheet:
        """The lines, each as wide as the canvas."""
        lines = []
        for row in self.rows:
            line = Text(no_wrap=True)
            for style, run in groupby(row, key=lambda cell: cell[1]):
                line.append("".join(sign for sign, _ in run), style or None)
            lines.append(line)
        return lines


def breadth(sheet: Sheet) -> int:
    """How wide a sheet is."""
    return max((len(line) for line in sheet), default=0)


def beside(sheets: list[Sheet], gap: int) -> Sheet:
    """Sheets next to each other, their tops in line."""
    out: Sheet = [Text(no_wrap=True) for _ in range(max((len(s) for s in sheets), default=0))]
    for n, sheet in enumerate(sheets):
        wide = breadth(sheet)
        for y, line in enumerate(out):
            part = sheet[y] if y < len(sheet) else Text()
            line.append(" " * (gap if n else 0)).append_text(part).append(" " * (wide - len(part)))
    for line in out:
        line.rstrip()
    return out


def flow(sheets: list[Sheet], width: int, gap: int = 2) -> Sheet:
    """Sheets side by side as the width allows, the rest below."""
    rows: list[list[Sheet]] = []
    used = width + 1
    for sheet in sheets:
        if used + gap + breadth(sheet) > width:
            rows.append([])
            used = -gap
        rows[-1].append(sheet)
        used += gap + breadth(sheet)
    return [line for row in rows for line in beside(row, gap)]


def in_columns(lines: Sheet, width: int) -> Sheet:
    """Two short lists side by side where they fit."""
    half = (len(lines) + 1) // 2
    wide = breadth(lines[:half]) + 2
    if len(lines) < 4 or wide + breadth(lines[half:]) > width:
        return lines
    out: Sheet = []
    for n, line in enumerate(lines[:half]):
        row = Text.assemble(line, " " * (wide - len(line)))
        out.append(row.append_text(lines[half + n]) if half + n < len(lines) else line)
    return out
