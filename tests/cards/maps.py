"""Other maps for tests: the first one with some signs redrawn, known only as long as a test needs it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import files

from matanui.games.cards.data.atlas import Atlas
from matanui.games.cards.data.named_maps import MAPS, NAMES, register

TEXT = files("matanui.games.cards").joinpath("data", "maps", "first.toml").read_text("utf-8")


def redrawn(*changes: tuple[str, str], text: str = TEXT) -> str:
    """The file with other signs in some cells, and the numbers of signs put right."""
    head, grid, tail = text.split("'''")
    rows = [line.split() for line in grid.strip().splitlines()]
    for name, sign in changes:
        rows[int(name[1:]) - 1][ord(name[0]) - ord("a")] = sign
    count = Counter(sign for row in rows for sign in row)
    blocks = tail.split("[[sign]]")
    for n, block in enumerate(blocks[1:], 1):
        sign = block.split('"')[1]
        old = next(line for line in block.splitlines() if line.startswith("count"))
        blocks[n] = block.replace(old, f"count = {count[sign]}")
    return "'''".join([head, "\n".join(" ".join(row) for row in rows), "[[sign]]".join(blocks)])


@contextmanager
def known(name: str, text: str) -> Iterator[Atlas]:
    """A map that there is for the time being."""
    try:
        yield register(name, text)
    finally:
        if MAPS.pop(name, None):
            NAMES.remove(name)
