"""`matanui deck check`, run as a person would."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from matanui.games.cards import bohrok
from tests.cli.test_commands import run

THEMES = Path(bohrok.__file__).parent / "themes"
GOOD = (THEMES / "ember-and-tide.toml").read_text("utf-8")


def written(folder: Path, text: str) -> str:
    path = folder / "deck.toml"
    path.write_text(text, "utf-8")
    return str(path)


def test_a_legal_deck(tmp_path: Path) -> None:
    file = written(tmp_path, GOOD)
    told = run("deck", "check", file, "--lang", "en")
    assert (told.returncode, told.stdout, told.stderr) == (0, f"{file} is a legal deck.\n", "")
    facts = json.loads(run("deck", "check", file, "--json").stdout)
    assert facts == {"file": file, "legal": True, "breaches": []}


def test_every_breach_is_told_in_four_languages(tmp_path: Path) -> None:
    file = written(tmp_path, GOOD.replace("focus = 2", "focus = 3"))
    told = {language: run("deck", "check", file, "--lang", language) for language in ("en", "nl", "de", "fr")}
    assert {t.returncode for t in told.values()} == {1}
    assert len({t.stdout for t in told.values()}) == 4
    assert told["en"].stdout.splitlines() == [
        f"{file}: D8: Game Action cards: 21; a deck has exactly 20.",
        f"{file}: D10: Too many copies: focus = 3; at most 2 of a card are allowed.",
    ]


def test_breaches_for_programs(tmp_path: Path) -> None:
    told = run("deck", "check", written(tmp_path, GOOD), "--set", "might=true", "--json", "--lang", "en")
    assert told.returncode == 1
    (breach,) = json.loads(told.stdout)["breaches"]
    assert breach.pop("sentence").endswith("D4: Foil masks: 3; at most 0 are allowed.")
    assert breach == {"rule": "D4", "what": "foils", "found": "3", "allowed": "0"}


@pytest.mark.parametrize("text", ["toa = [", "colour = 1\n" + GOOD, GOOD + "x" * 70_000])
def test_unreadable_files_are_one_sentence_and_exit_code_two(tmp_path: Path, text: str) -> None:
    told = run("deck", "check", written(tmp_path, text))
    assert (told.returncode, told.stdout) == (2, "")
    assert "deck.toml: " in told.stderr and "Traceback" not in told.stderr


def test_no_file_and_no_switch() -> None:
    for words in (("/nowhere/deck.toml",), (str(THEMES / "ember-and-tide.toml"), "--set", "nothing=1"), ()):
        told = run("deck", "check", *words)
        assert told.returncode == 2 and told.stdout == "" and told.stderr.strip()
