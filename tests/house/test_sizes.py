"""Files and functions stay short enough to read in one go."""

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
FILE_LINES = 400
FUNCTION_LINES = 40


def sources() -> Iterator[tuple[str, str]]:
    """Name and text of every module written by hand."""
    for folder in ("src", "tests", "tools", "bench"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            if any(part.startswith(".") for part in path.relative_to(ROOT).parts):
                continue  # an environment of its own, such as the peers of the benchmark
            text = path.read_text(encoding="utf-8")
            if "generated" not in text.partition("\n")[0].lower():
                yield str(path.relative_to(ROOT)), text


def client() -> Iterator[tuple[str, str]]:
    """Name and text of every source of the browser client."""
    for folder in ("src", "tests"):
        for path in sorted((ROOT / "web" / folder).rglob("*")):
            if path.suffix in {".ts", ".svelte", ".css"}:
                text = path.read_text(encoding="utf-8")
                if "generated" not in text.partition("\n")[0].lower():
                    yield str(path.relative_to(ROOT)), text


def functions(text: str) -> Iterator[tuple[str, int, int]]:
    """Name, line and length of every function, methods and inner ones too."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.name, node.lineno, (node.end_lineno or node.lineno) - node.lineno + 1


def test_files_are_short() -> None:
    sizes = {name: len(text.splitlines()) for name, text in (*sources(), *client())}
    assert any(name.startswith("web") for name in sizes)
    assert {name: size for name, size in sizes.items() if size > FILE_LINES} == {}


def test_functions_are_short() -> None:
    sizes = {f"{name}:{line} {function}": size for name, text in sources() for function, line, size in functions(text)}
    assert sizes
    assert {place: size for place, size in sizes.items() if size > FUNCTION_LINES} == {}
