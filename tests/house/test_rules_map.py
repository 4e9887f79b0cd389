"""docs/rules/makuta.md maps every sentence of the rulebook to its place; here somebody walks that map."""

from __future__ import annotations

import ast
import importlib
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from matanui.core.switches import switches_of
from matanui.games.makuta.rules import EDITIONS, Rules
from matanui.games.makuta.steps import BOOK

ROOT = Path(__file__).parents[2]
MAP = (ROOT / "docs/rules/makuta.md").read_text("utf-8")
KINDS = {"rule", "switch", "ruling", "flavour"}
SWITCHES = {switch.name: switch for switch in switches_of(Rules)}
GAME = ROOT / "src/matanui/games/makuta"
MODULES = {
    path.stem: ".".join(path.relative_to(ROOT / "src").with_suffix("").parts)
    for path in GAME.rglob("*.py")
    if path.parent.name != "words"
}
RULINGS = {f"A{n}" for n in range(1, 56)} | {f"N{n}" for n in range(1, 21)}


def section(title: str) -> str:
    """The text of one chapter."""
    return MAP.split(f"\n## {title}\n")[1].split("\n## ")[0]


def rows(text: str, cells: int) -> list[list[str]]:
    """The rows of all tables, without their heads."""
    found = [[c.strip() for c in line.strip("|").split("|")] for line in text.splitlines() if line.startswith("|")]
    body = [row for row in found if not set(row[0]) <= {"-"} and row[0] not in ("id", "switch")]
    assert all(len(row) == cells for row in body), [row for row in body if len(row) != cells]
    return body


SENTENCES = rows(section("The English rulebook"), 4)
RULING_ROWS = rows(section("Rulings"), 6)


def names(cell: str) -> list[str]:
    """What stands in backticks."""
    return re.findall(r"`([^`]+)`", cell)


def exists(name: str) -> bool:
    """Is this a switch, a ruling, or something in a module of the game?"""
    if name in SWITCHES or name in RULINGS:
        return True
    module, _, thing = name.partition(".")
    return bool(thing) and hasattr(importlib.import_module(MODULES[module]), thing)


@pytest.mark.parametrize("row", SENTENCES, ids=lambda row: str(row[0]))
def test_a_sentence_points_somewhere(row: list[str]) -> None:
    _, text, kind, where = row
    assert text
    assert kind in KINDS
    found = names(where)
    assert all(exists(name) for name in found), [name for name in found if not exists(name)]
    wanted = {"rule": "." in where, "switch": bool(set(found) & set(SWITCHES)), "ruling": bool(set(found) & RULINGS)}
    assert wanted.get(kind, not found)


def test_sentences_are_numbered_without_a_gap() -> None:
    count: dict[str, int] = {}
    for row in SENTENCES:
        name, _, number = row[0].rpartition(" ")
        count[name] = count.get(name, 0) + 1
        assert int(number) == count[name], row[0]


def test_every_step_and_every_switch_is_on_the_map() -> None:
    cited = set(names(MAP))
    assert not {f"{module}.{rule.name}" for module, rule in steps()} - cited
    assert not set(SWITCHES) - cited


def test_every_ruling_has_a_row_and_a_test() -> None:
    assert {row[0] for row in RULING_ROWS} == RULINGS
    written = "\n".join(path.read_text("utf-8") for path in (ROOT / "tests/makuta").glob("test_*.py"))
    tests = set(re.findall(r"def (test_[an]\d\d)\(", written))
    for row in RULING_ROWS:
        assert names(row[5]) == [f"test_{row[0][0].lower()}{int(row[0][1:]):02}"]
        assert names(row[5])[0] in tests, row[0]
        assert all(exists(name) for name in names(row[4])), row


def test_the_table_of_switches_says_what_the_code_does() -> None:
    table = {names(row[0])[0]: row for row in rows(section("Switches"), 10)}
    assert set(table) == set(SWITCHES)
    for name, row in table.items():
        assert row[2:8] == [str(getattr(rules, name)).lower() for rules in EDITIONS.values()], name
        if SWITCHES[name].values:
            assert set(row[1].split(" / ")) == {str(value).lower() for value in SWITCHES[name].values}


RULE_FILES = [
    path
    for path in sorted(GAME.rglob("*.py"))
    if path.name not in ("rules.py", "game.py") and "words" not in path.parts
]


@pytest.mark.parametrize("path", RULE_FILES, ids=lambda path: str(path.name))
def test_rule_code_never_names_an_edition(path: Path) -> None:
    words = {n.value for n in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(n, ast.Constant)}
    assert not words & (set(EDITIONS) - {"us"})


def test_every_switch_is_read_by_some_rule() -> None:
    code = "\n".join(path.read_text("utf-8") for path in RULE_FILES if path.name != "codec.py")
    assert not [name for name in SWITCHES if f".{name}" not in code]


def steps() -> Iterator[tuple[str, ast.FunctionDef | ast.AsyncFunctionDef]]:
    """Module and text of every step, as written: compiled code keeps neither docstrings nor annotations."""
    for path in RULE_FILES:
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.decorator_list:
                assert {ast.unparse(decorator) for decorator in node.decorator_list} <= {"step", "step_of_hand"}, (
                    node.name
                )
                yield path.stem, node


def test_every_step_is_found() -> None:
    assert {rule.name for _, rule in steps()} == set(BOOK.steps)


def test_steps_take_whole_numbers_only() -> None:
    """A step is saved as its name and its arguments."""
    for _, rule in steps():
        kinds = [ast.unparse(arg.annotation) for arg in rule.args.args[1:] if arg.annotation]
        assert set(kinds) <= {"int"}, rule.name


def test_every_step_says_what_it_does_and_cites_the_rulebook() -> None:
    for _, rule in steps():
        assert re.search(r"\[(en|nl|de|fr|[AN]\d)", ast.get_docstring(rule) or ""), rule.name
