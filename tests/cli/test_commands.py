"""The commands, run as a person would; bad input is one sentence and exit code 2."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from matanui.core import record
from matanui.core.chance import seed_of
from matanui.games.makuta.game import GAME
from matanui.games.makuta.rules import EDITIONS
from matanui.host.table import new_record
from tests.core.test_record import WHOLE


def run(*words: str, text: str = "") -> subprocess.CompletedProcess[str]:
    """`matanui` with these words."""
    command = [sys.executable, "-c", "from matanui.cli import main; main()", *words]
    return subprocess.run(command, input=text, capture_output=True, text=True, timeout=120, check=False)


def test_games_lists_every_switch_with_values_source_and_editions() -> None:
    told = run("games", "--json")
    assert told.returncode == 0, told.stderr
    game = json.loads(told.stdout)[0]
    assert game["id"] == "makuta"
    assert game["editions"] == list(EDITIONS)
    for switch in game["switches"]:
        assert switch["source"].startswith("[")
        assert switch["about"]
        assert {name: getattr(rules, switch["name"]) for name, rules in EDITIONS.items()} == switch["editions"]
        assert not switch["values"] or set(switch["editions"].values()) <= set(switch["values"])


def test_games_for_people_in_four_languages() -> None:
    texts = {run("games", "--lang", language).stdout for language in ("en", "nl", "de", "fr")}
    assert len(texts) == 4
    assert all("declare_bonus" in text for text in texts)


def test_simulate_for_people_and_for_programs() -> None:
    words = (
        "simulate",
        "makuta",
        "--edition",
        "fr",
        "--set",
        "peek=public",
        "--players",
        "3",
        "--games",
        "3",
        "--seed",
        "7",
    )
    told = json.loads(run(*words, "--json", "--workers", "1").stdout)
    assert told["settings"] == ["peek=public"]
    assert told["digest"] in run(*words, "--workers", "2").stdout


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    path.write_bytes(record.write(WHOLE))
    return path


def test_verify_proves_a_record(saved: Path) -> None:
    told = run("verify", str(saved))
    assert told.returncode == 0, told.stderr
    assert str(len(WHOLE.log)) in told.stdout
    assert json.loads(run("verify", str(saved), "--json").stdout)["ok"] is True


def test_verify_says_that_a_game_was_continued(saved: Path) -> None:
    """Its first answers are those of another game, with that game's dice."""
    old = record.read(saved.read_bytes())
    fresh = new_record(GAME, "en", GAME.rules("en"), old.players, seed_of("on and on"))
    fresh.log, fresh.past = old.log[:40], record.past_of(old, 40)
    saved.write_bytes(record.write(fresh))
    told = run("verify", str(saved), "--lang", "en")
    assert told.returncode == 0, told.stderr
    assert f"The first 40 answers were taken over from another game, whose dice were sealed as {old.commitment}" in (
        told.stdout
    )
    assert json.loads(run("verify", str(saved), "--json").stdout)["continued_after"] == [40]


def test_verify_says_where_a_record_breaks(saved: Path) -> None:
    rows = saved.read_text().splitlines()
    n = next(n for n, line in enumerate(rows) if line.startswith("[-1,")) + 30
    seat, answer, mark = json.loads(rows[n].rstrip(","))
    rows[n] = json.dumps([seat, f"not-{answer}", mark]) + ","
    saved.write_text("\n".join(rows))
    told = run("verify", str(saved), "--json")
    assert told.returncode == 1
    facts = json.loads(told.stdout)
    assert facts["ok"] is False
    assert facts["why"].startswith(f"answer {facts['breaks_at']}: ")
    assert "does not prove itself" in run("verify", str(saved), "--lang", "en").stderr


@pytest.mark.parametrize(
    "words",
    [
        ("simulate", "chess"),
        ("simulate", "--edition", "xx"),
        ("simulate", "--bots", "greedy,greedy", "--players", "3"),
        ("simulate", "--workers", "0"),
        ("simulate", "--games", "many"),
        ("games", "chess"),
        ("games", "--lang", "tlh"),
        ("verify", "/nowhere/at/all.json"),
        ("verify", __file__),
        ("play", "--seats", "human,genius"),
        ("play", "--seats", "human"),
        ("play", "--set", "nothing=1", "--seats", "greedy,greedy"),
        ("play", "--resume", "/nowhere/at/all.json"),
        ("replay", __file__),
        ("dance",),
    ],
)
def test_bad_input_is_one_sentence_and_exit_code_two(words: tuple[str, ...]) -> None:
    told = run(*words)
    assert told.returncode == 2, told
    assert told.stdout == ""
    assert told.stderr.strip()
    assert "Traceback" not in told.stderr
