"""`matanui verify` on games that met corrected rules: every part is proved, or the release that proves it is named."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from matanui import __version__
from matanui.cli.proof import prove
from matanui.core.record import Record, write
from matanui.games import catalogue
from matanui.host.table import Table
from matanui.i18n.words import LANGUAGES
from tests.releases import DOUBLED, FIRST, SAME, dealt, kept, play

HALF = 20  # answers: somebody has points by then


@pytest.fixture
def went_on() -> Record:
    """A game that met a corrected rule after a while."""
    return play(Table(DOUBLED, kept(play(Table(FIRST, dealt(FIRST), {}), HALF)), {})).record


def said(
    record: Record, folder: Path, capsys: pytest.CaptureFixture[str], language: str | None = "en"
) -> tuple[int, str]:
    """What the command says; without a language to programs."""
    file = folder / "game.json"
    file.write_bytes(write(record))
    code = prove(file, language is None, language)
    return code, capsys.readouterr().out.replace(str(file), "game.json")


def test_the_later_release_proves_its_part(
    went_on: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(catalogue.GAMES, "pebbles", DOUBLED)
    code, text = said(went_on, tmp_path, capsys)
    last = len(went_on.log)
    assert code == 1
    assert text.splitlines()[:2] == [
        f"game.json: answers 1 to {HALF} were given under revision 1 of the rules, by which this release does not play."
        f" Release {__version__} proves them.",
        f"game.json: answers {HALF + 1} to {last} were given under revision 2 of the rules and are proved.",
    ]
    assert text.splitlines()[2].startswith("In what is proved every roll and draw comes from the revealed seed")


def test_the_earlier_release_proves_the_rest(
    went_on: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(catalogue.GAMES, "pebbles", FIRST)
    code, text = said(went_on, tmp_path, capsys, None)
    facts = json.loads(text)
    assert code == 1 and facts["ok"] is False and facts["breaks_at"] is None
    assert [(part["revision"], part["since"], part["proved"]) for part in facts["parts"]] == [
        (1, 0, True),
        (2, HALF, False),
    ]
    assert facts["parts"][1]["release"] == __version__


def test_parts_that_are_all_proved_are_told_too(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(catalogue.GAMES, "pebbles", SAME)
    record = play(Table(SAME, kept(play(Table(FIRST, dealt(FIRST), {}), HALF)), {})).record
    code, text = said(record, tmp_path, capsys)
    assert code == 0
    assert text.startswith(f"game.json: all {len(record.log)} answers were on offer")
    assert text.count("of the rules and are proved.") == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_names_the_release(
    language: str,
    went_on: Record,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(catalogue.GAMES, "pebbles", DOUBLED)
    lines = said(went_on, tmp_path, capsys, language)[1].splitlines()
    assert __version__ in lines[0] and str(HALF) in lines[0]
    assert __version__ not in lines[1] and str(HALF + 1) in lines[1]
