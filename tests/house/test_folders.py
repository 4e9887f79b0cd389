"""Folders import each other in one direction only, and the shared rules of the card games know no expansion."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

SOURCES: Final = Path(__file__).parents[2] / "src"
MODULES: Final = {
    ".".join(path.relative_to(SOURCES).with_suffix("").parts).removesuffix(".__init__"): path
    for path in sorted((SOURCES / "matanui").rglob("*.py"))
}
CARDS: Final = "matanui.games.cards"
EXPANSIONS: Final = ("masks", "rahi", "might", "bohrok", "rshl")
LAYERS: Final = [  # of the card games, the lowest first; parts of one layer know nothing of each other
    ("data",),
    ("switches",),
    ("state",),
    ("rules",),
    ("effects",),
    EXPANSIONS,
    ("views",),
    ("words",),
    ("game",),
]
# An import against the order: which module imports which, and why.
EXCEPTIONS: Final[dict[tuple[str, str], str]] = {}


def imported(name: str) -> Iterator[str]:
    """The modules of the house that a module imports, wherever in its text."""
    for node in ast.walk(ast.parse(MODULES[name].read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and not node.level:
            for found in node.names:
                whole = f"{node.module}.{found.name}"
                yield whole if whole in MODULES else node.module
        elif isinstance(node, ast.Import):
            yield from (found.name for found in node.names)


IMPORTS: Final = {
    name: sorted({other for other in imported(name) if other in MODULES and (name, other) not in EXCEPTIONS})
    for name in MODULES
}


def part_of(name: str) -> str:
    """The part of the card games that a module belongs to; `game.py` of a box is wiring as the shared one is."""
    parts = name.removeprefix(f"{CARDS}.").split(".")
    return "game" if parts[-1] == "game" else parts[0]


LAYER: Final = {part: n for n, parts in enumerate(LAYERS) for part in parts}
OF_CARDS: Final = [name for name in MODULES if name.startswith(f"{CARDS}.")]


@pytest.mark.parametrize("name", OF_CARDS, ids=lambda name: str(name).removeprefix(f"{CARDS}."))
def test_card_games_are_built_in_layers(name: str) -> None:
    mine = part_of(name)
    others = {part_of(other) for other in IMPORTS[name] if other.startswith(f"{CARDS}.")} - {mine}
    assert not [other for other in sorted(others) if LAYER[other] >= LAYER[mine]]


def folders(within: str) -> dict[str, set[str]]:
    """The folders directly within a folder, each with those of its siblings that it imports."""
    inside = {name: name.removeprefix(f"{within}.").split(".") for name in MODULES if name.startswith(f"{within}.")}
    folder = {name: parts[0] for name, parts in inside.items() if len(parts) > 1 or is_folder(name)}
    found: dict[str, set[str]] = {name: set() for name in folder.values()}
    for name, mine in folder.items():
        wiring = within == CARDS and part_of(name) == "game"
        others = () if wiring else IMPORTS[name]
        found[mine] |= {folder[other] for other in others if other in folder} - {mine}
    return found


def is_folder(name: str) -> bool:
    return MODULES[name].name == "__init__.py"


@pytest.mark.parametrize("within", [name for name in MODULES if is_folder(name)])
def test_sibling_folders_import_each_other_in_no_circle(within: str) -> None:
    found = folders(within)
    while free := [name for name, others in found.items() if not others & found.keys()]:
        for name in free:
            del found[name]
    assert not found, f"these folders of {within} import each other in a circle"


def test_every_exception_is_needed() -> None:
    """One that nobody makes use of any more is struck off the list."""
    assert [pair for pair in EXCEPTIONS if pair[1] not in imported(pair[0])] == []
