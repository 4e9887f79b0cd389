"""The rulings of docs/rules as data for the compendium, and which sentences name which cards: python -m tools.rulings

The pages in docs/rules stay the only place where a ruling is written; a test checks that the data is current.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[1]
PAGES: Final = ROOT / "docs/rules"
TARGET: Final = ROOT / "src/matanui/server/library/rulings.json"
CARD_GAMES: Final = ["masks", "bohrok", "rshl"]
RULING: Final = re.compile(r"[A-Z]\d+")
NEW: Final = " (new)"


def page(name: str) -> str:
    """The text of a page."""
    return (PAGES / f"{name}.md").read_text("utf-8")


def rows(text: str) -> Iterator[tuple[str, list[str]]]:
    """Every row of every table with the heading above it, without the tables' heads."""
    heading = ""
    for line in text.splitlines():
        if line.startswith("#"):
            heading = line.lstrip("# ")
        elif line.startswith("| ") and not line.startswith("| id |"):
            yield heading, [cell.strip() for cell in line.strip("|").split("|")]


def names(cell: str) -> list[str]:
    """What stands in backticks."""
    return re.findall(r"`([^`]+)`", cell)


def board_rulings() -> Iterator[dict[str, Any]]:
    """Those of Quest for Makuta."""
    for heading, row in rows(page("makuta")):
        if heading == "Rulings":
            id, question, ruling, reason, where, _ = row
            switches = [name for name in names(where) if "." not in name]
            yield entry("makuta", id, heading, question, ruling, reason, switches, ["makuta"])


def card_rulings() -> Iterator[dict[str, Any]]:
    """Those of the three card games, by chapter."""
    text = page("cards").split("\n## Rulings\n")[1].split("\n## Switches\n")[0]
    for heading, row in rows(text):
        id, question, ruling, reason, switch, games = row
        meant = CARD_GAMES if games == "all" else games.split(", ")
        yield entry("cards", id, heading, question, ruling, reason, names(switch), meant)


def entry(
    book: str, id: str, chapter: str, question: str, ruling: str, reason: str, switches: list[str], games: list[str]
) -> dict[str, Any]:
    """One ruling."""
    return {
        "book": book,
        "id": id,
        "chapter": chapter,
        "question": question.removesuffix(NEW),
        "ruling": ruling,
        "reason": reason,
        "switches": switches,
        "games": games,
    }


def sentences() -> Iterator[dict[str, Any]]:
    """Sentences of the card games' rulebooks, in our words, that name a card or a family of cards."""
    for game in CARD_GAMES:
        for _, row in rows(page(game)):
            found = names(row[3]) if len(row) == 4 else []
            cards = [name.removeprefix("card:") for name in found if name.startswith("card:")]
            if cards:
                rulings = [name for name in found if RULING.fullmatch(name) and not name.startswith("T")]
                yield {"book": game, "id": row[0], "says": row[1], "cards": cards, "rulings": rulings}


def text() -> str:
    """The whole file, a line for each entry."""
    parts = {"rulings": [*board_rulings(), *card_rulings()], "sentences": [*sentences()]}
    lines = [
        f' "{name}": [\n' + ",\n".join(f"  {json.dumps(one, ensure_ascii=False)}" for one in found) + "\n ]"
        for name, found in parts.items()
    ]
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    TARGET.write_text(text(), "utf-8")
