"""Prompts are declared once, beside the rule that asks them. Nobody else keeps lists of their names."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from matanui.games.catalogue import GAMES

ROOT: Final = Path(__file__).parents[2]
NAMES: Final = {name for game in GAMES.values() for name in game.book.prompts}
RULES: Final = {path for game in ("makuta", "cards") for path in (ROOT / "src/matanui/games" / game).rglob("*.py")}
WORDS: Final = {path for path in RULES if "words" in path.parts}
CODE: Final = sorted(set((ROOT / "src").rglob("*.py")) | set((ROOT / "tools").glob("*.py")))
COMMON: Final = {  # kinds of options, of cards and of drawings have names of their own
    *("place", "mask", "key", "tile", "lock", "rahi", "krana", "mission", "order", "skill", "hand", "challenge"),
}
SCRIPTS: Final = [
    path for end in ("ts", "svelte") for path in (ROOT / "web/src").rglob(f"*.{end}") if path.name != "wire.ts"
]


def compared(tree: ast.AST) -> Iterator[str]:
    """Strings that something called `prompt` is compared with."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare) and "prompt" in ast.unparse(node.left):
            yield from (
                one.value for one in ast.walk(node) if isinstance(one, ast.Constant) and isinstance(one.value, str)
            )


@pytest.mark.parametrize("path", [path for path in CODE if path not in WORDS], ids=lambda path: path.stem)
def test_code_compares_prompts_as_values(path: Path) -> None:
    assert not [name for name in compared(ast.parse(path.read_text("utf-8"))) if name in NAMES]


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.stem)
def test_the_browser_keeps_no_list_of_prompts(path: Path) -> None:
    """Two names of prompts in one literal list are such a list, unless they are ordinary words of the client."""
    text = path.read_text("utf-8")
    for found in re.findall(r"(?:new Set\(|= )\[([^\]]*)\]|named\(\s*\"([^\"]*)\"", text):
        words = set(re.findall(r"[a-z][a-z-]+", " ".join(found)))
        assert len((words & NAMES) - COMMON) < 2, words & NAMES
    asked = set(re.findall(r"\.prompt\b[^;\n]*?[=!]== \"([a-z-]+)\"", text))
    assert len(asked) < 2, asked
