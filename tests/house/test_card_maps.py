"""docs/rules maps the three card games sentence by sentence onto one register of rulings; here somebody walks it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from matanui.core.switches import switches_of
from matanui.games.cards.data.cards import CARDS, EACH
from matanui.games.cards.switches import GAMES, Rules

ROOT: Final = Path(__file__).parents[2]
REGISTER: Final = (ROOT / "docs/rules/cards.md").read_text("utf-8")
MAPS: Final = {game: (ROOT / f"docs/rules/{game}.md").read_text("utf-8") for game in GAMES}
KINDS: Final = {"rule", "switch", "ruling", "flavour"}
ENGINE: Final = ROOT / "src/matanui/games/cards"
PARTS: Final = {path.stem for path in ENGINE.rglob("*.py")} - {"__init__", "game"}
SCENARIOS: Final = "".join(path.read_text("utf-8") for path in sorted((ROOT / "tests/cards").glob("test_*.py")))
CHAPTERS: Final = "MHNCKRBDW"
SWITCHES: Final = {switch.name: switch for switch in switches_of(Rules)}
MEMBERS: Final = [value for values in EACH.values() for value in values]


def section(text: str, title: str) -> str:
    """The text of one chapter."""
    return text.split(f"\n## {title}\n")[1].split("\n## ", maxsplit=1)[0]


def rows(text: str, *heads: str) -> list[list[str]]:
    """The rows of all tables, every one of which has these heads."""
    lines = [line for line in text.splitlines() if line.startswith("|")]
    found = [[cell.strip() for cell in line.removeprefix("|").removesuffix("|").split("|")] for line in lines]
    assert all(line.endswith("|") for line in lines)
    assert all(len(row) == len(heads) and all(row) for row in found), [row for row in found if len(row) != len(heads)]
    tables = sum(row == list(heads) for row in found)
    body = [row for row in found if row != list(heads) and set("".join(row)) != {"-"}]
    assert tables and len(found) == len(body) + 2 * tables
    return body


def names(cell: str) -> list[str]:
    """What stands in backticks."""
    return re.findall(r"`([^`]+)`", cell)


def cited(text: str) -> set[str]:
    """Rulings and timing points that are named anywhere in a text."""
    return set(re.findall(rf"\b[{CHAPTERS}T][1-9]\d*\b", text))


TIMES: Final = rows(section(REGISTER, "Timing points"), "id", "when", "who is asked", "what may be played")
RULES: Final = rows(section(REGISTER, "Rulings"), "id", "question", "ruling", "reason", "switch", "games")
TABLE: Final = rows(
    section(REGISTER, "Switches"), "switch", "values", "masks", "bohrok", "rshl", "source", "what it changes"
)
RULINGS: Final = {row[0] for row in RULES}
POINTS: Final = {row[0] for row in TIMES}
HEADS: Final = ("id", "what it says", "kind", "where")
SENTENCES: Final = {game: rows(section(text, "The rulebook"), *HEADS) for game, text in MAPS.items()}
ALL: Final = [(game, row) for game, found in SENTENCES.items() for row in found]


def slug(name: str) -> str:
    """How a scenario's function begins that is called so."""
    return re.sub(r"\W+", "_", name.strip().lower().replace("'", ""))


def exists(name: str) -> bool:
    """Is this a part of the engine, a switch, a ruling, a timing point, a card or the name of a scenario?"""
    kind, _, thing = name.partition(":")
    if thing:
        family = [f"{thing}-{member}" for member in MEMBERS]
        if kind == "demo":
            return f"def test_{slug(thing)}" in SCENARIOS
        return kind == "card" and any(card in CARDS for card in (thing, *family))
    return name in PARTS | set(SWITCHES) | RULINGS | POINTS


@pytest.mark.parametrize(("game", "row"), ALL, ids=lambda value: value if isinstance(value, str) else value[0])
def test_a_sentence_points_somewhere(game: str, row: list[str]) -> None:
    _, text, kind, where = row
    assert text.endswith((".", "?"))
    assert kind in KINDS
    found = names(where)
    assert where == (", ".join(f"`{name}`" for name in found) or "–")
    assert all(exists(name) for name in found), [name for name in found if not exists(name)]
    wanted = {"rule": PARTS, "switch": set(SWITCHES), "ruling": RULINGS}
    assert bool(set(found) & wanted[kind]) if kind in wanted else kind == "flavour" and not found


@pytest.mark.parametrize("game", GAMES)
def test_sentences_are_numbered_without_a_gap(game: str) -> None:
    count: dict[str, int] = {}
    for row in SENTENCES[game]:
        name, _, number = row[0].rpartition(" ")
        count[name] = count.get(name, 0) + 1
        assert int(number) == count[name], row[0]
    assert re.findall(r"^### (.+)$", MAPS[game], re.MULTILINE) == list(count)


def test_rulings_and_timing_points_are_numbered_without_a_gap() -> None:
    assert [row[0] for row in TIMES] == [f"T{n}" for n in range(1, len(TIMES) + 1)]
    wanted = [
        f"{chapter}{n}" for chapter in CHAPTERS for n in range(1, 1 + sum(row[0].startswith(chapter) for row in RULES))
    ]
    assert [row[0] for row in RULES] == wanted


@pytest.mark.parametrize("row", RULES, ids=lambda row: str(row[0]))
def test_a_ruling_answers_a_question(row: list[str]) -> None:
    _, question, ruling, reason, switch, games = row
    assert question.removesuffix(" (new)").endswith("?")
    assert ruling.endswith(".") and reason.endswith(".")
    assert switch == "–" or set(names(switch)) <= set(SWITCHES)
    assert games == "all" or set(games.split(", ")) < set(GAMES)


def test_whatever_a_text_names_exists() -> None:
    for text in (REGISTER, *MAPS.values()):
        assert not cited(text) - RULINGS - POINTS


def test_every_ruling_and_every_timing_point_is_cited_elsewhere() -> None:
    seen = cited("\n".join(row[3] for _, row in ALL)) | cited("\n".join(row[6] for row in TABLE))
    for row in (*TIMES, *RULES):
        seen |= {name for name in cited(" ".join(row[1:])) if name[0] != row[0][0]}
    missing = sorted((RULINGS | POINTS) - seen)
    assert not missing


def test_every_ruling_has_a_scenario() -> None:
    """Named after it, or citing it."""
    heads = re.findall(r"def (test_\w+)", SCENARIOS)
    named = {part.upper() for head in heads for part in head.split("_")}
    told = "\n".join(re.findall(r'"""(?:.*?)"""|"D\d+"', SCENARIOS, re.DOTALL))
    assert not sorted(RULINGS - named - cited(told) - NO_SCENARIO)


NO_SCENARIO: Final = {"D12", "D14"}  # what happens after the game; that an id is an id


def test_a_ruling_is_cited_only_by_games_that_play_by_it() -> None:
    games = {row[0]: row[5] for row in RULES}
    wrong = [
        (game, row[0], name)
        for game, row in ALL
        for name in set(names(row[3])) & RULINGS
        if games[name] != "all" and game not in games[name].split(", ")
    ]
    assert not wrong


def test_every_switch_is_on_every_page_it_belongs_to() -> None:
    maps = {name for _, row in ALL for name in names(row[3])}
    assert not set(SWITCHES) - maps
    assert not set(SWITCHES) - {name for row in RULES for name in names(row[4])}


def test_the_table_of_switches_says_what_the_code_does() -> None:
    table = {names(row[0])[0]: row for row in TABLE}
    assert list(table) == list(SWITCHES)
    for name, row in table.items():
        assert row[2:5] == [str(getattr(rules, name)).lower() for rules in GAMES.values()], name
        values = [str(value).lower() for value in SWITCHES[name].values]
        assert row[1] == (" / ".join(values) or "a whole number"), name
        assert row[5] == " ".join(re.findall(r"\[[^\]]+\]", SWITCHES[name].source)), name
        assert cited(row[6]), name
