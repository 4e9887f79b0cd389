"""Whole card games through the client, without a terminal."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from matanui.core.verify import verify
from matanui.desk.speech import Speech
from matanui.games.cards.data.numbers import CARD, PILE_OF
from matanui.games.cards.switches import GAMES
from matanui.games.catalogue import game_named
from matanui.tui.replay import watch
from tests.tui.desk import SPEECH, Desk, anything, kept

CURTAIN = re.compile(r"Pass the keyboard to (\w+), who plays (\w+)\.[^\n]*\n")
COMMANDS = (
    *("help", "? moving", "? portals", "where gali", "where", "skills", "skills gali", "card akaku", "missions"),
    *("track", "board", "hand", "log 5", "legend", "rules", "save copy.json", "qqqq", "play xyz", ""),
)


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Games are kept in the current folder."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def wanderer(seed: int, most: int = 100_000) -> Callable[[str], str]:
    """Somebody who walks, plays cards and types numbers; what is not understood is asked again."""
    rng, left = random.Random(seed), iter(range(most))
    lines = ("1", "1", "1", "2", "2", "3", "4", "go n e", "go s s w", "go w", "pass", "play", "draw", "stop", "yes")

    def typed(prompt: str) -> str:
        if next(left, None) is None:
            raise EOFError
        return rng.choice(lines)

    return typed


@pytest.mark.parametrize("game, seed", [("masks", "3"), ("bohrok", "3"), ("rshl", "3")])
def test_a_game_to_its_end(folder: Path, game: str, seed: str) -> None:
    desk = Desk(wanderer(1))
    assert desk.play("human,random", seed=seed, game=game, settings=("short=true", "rahi=true")) == 0
    path, record = kept(folder)
    assert verify(record, game_named(game)).pending is None
    assert re.search(r"wins in round \d+|Nobody wins", desk.text)
    assert f"matanui verify {path.name}" in desk.text
    story = Desk([])
    assert watch(path, None, True, "en", story.screen) == 0
    assert "’s turn" in story.text


@pytest.mark.parametrize("game", ["masks", "bohrok", "rshl"])
def test_the_first_option_is_always_an_answer(folder: Path, game: str) -> None:
    """Piped input that knows nothing but the number 1 gets along, in every language."""
    for language in ("en", "nl", "de", "fr"):
        desk = Desk(["1"] * 60)
        desk.play("human,random,random", game=game, language=language, settings=("rahi=true",))
        assert desk.text.count("> 1\n") == 60


def test_plain_is_plain(folder: Path) -> None:
    """No colour, no boxes, no art."""
    desk = Desk(wanderer(2, 400), plain=True)
    desk.play("human,random", seed="3", game="bohrok")
    assert not re.search(r"\x1b|[─-▟▲●◆■✶▬↖-↙]", desk.text)


@pytest.mark.parametrize("game", list(GAMES))
def test_every_command_shows_something(folder: Path, game: str) -> None:
    for plain in (True, False):
        desk = Desk(["gali", *["1"] * 9, *COMMANDS, "quit"], plain)
        desk.play("human,random", game=game, settings=("short=true", "limit_action=6"))
        shown = re.split(r"Gali> ", desk.text)[10:]
        assert len(shown) == len(COMMANDS) + 1
        assert [c for c, text in zip(COMMANDS, shown) if c and len(text.strip().splitlines()) < 2] == []
    assert (folder / "copy.json").exists()


def test_a_resumed_game_goes_on_as_if_it_had_not_stopped(folder: Path) -> None:
    Desk(["gali", *["1"] * 40]).play("human,random,random", seed="9", game="bohrok")
    path, whole = kept(folder)
    path.rename("whole.json")
    Desk(["gali", *["1"] * 15]).play("human,random,random", seed="9", game="bohrok")
    path, first = kept(folder)
    assert len(first.log) < len(whole.log)
    again = Desk(["1"] * 25)
    again.play("", resume=path)
    assert kept(folder)[1].log == whole.log
    assert "Which Toa" not in again.text


def until_my_move(lines: list[str]) -> Callable[[str], str]:
    """Kopaka plays nothing before the own turn; then these lines."""
    rest = iter(["kopaka", "pass", *lines, "quit"])
    return lambda prompt: next(rest)


def test_a_walk_stops_where_something_is_asked(folder: Path) -> None:
    """Kopaka's second step north is a Game Action space, where a question comes first."""
    desk = Desk(["kopaka", *["pass"] * 9, "quit"], live=True)
    desk.lines = until_my_move(["go n n n", "no"])
    desk.play("human,random", game="masks", seed="2", settings=("start_mask=false",))
    assert "Kopaka walks to Game Action space a9" in desk.text
    assert "Do you draw?" in desk.text


def hands_told(text: str) -> set[str]:
    """Names on the lines that list a hand."""
    lines = [line for line in text.splitlines() if re.match(r"(Game Action|Rahi) cards \d|(Va|Krana) \d", line)]
    return {name.partition(" ×")[0] for line in lines for name in line.partition(": ")[2].split(", ")} - {"none"}


def names_in_hands() -> set[str]:
    """Of all cards that can be in a hand."""
    from matanui.games.cards import words

    return {Speech("en").say(words.card(n)) for n in CARD if PILE_OF[n] >= 2}


def test_the_curtain_hides_hands(folder: Path) -> None:
    """Between two people stand forty blank lines; a hand is told to its owner only, drawn by the same Toa."""
    desk = Desk(anything(5, 260))
    desk.play("human:Anna,human:Ben", seed="11", game="masks", settings=("rahi=true",))
    parts = CURTAIN.split(desk.text)
    assert len(parts[1::3]) > 10
    assert all(before.endswith("\n" * 40) for before in parts[:-1:3])
    assert all(after.startswith("Press Enter") for after in parts[3::3])
    owned: dict[str, set[str]] = {}
    for toa, text in zip(parts[2::3], parts[3::3]):
        owned.setdefault(toa, set()).update(hands_told(text))
        for other in set(owned) - {toa}:
            assert not re.search(rf"^{other} draws (?!a )", text, re.MULTILINE), "what another draws has no name"
    assert len(owned) == 2
    assert all(owned.values())
    assert set().union(*owned.values()) <= names_in_hands()


@pytest.mark.parametrize("plain", [True, False])
def test_watching(folder: Path, plain: bool) -> None:
    Desk(["gali", *["1"] * 20]).play("human:Anna,random", game="rshl", settings=("rahi=true",))
    path = kept(folder)[0]
    steps = ["", "n", "p", "t", "40", "b", "v gali", "v public", "v all", "h", "x y", "e", "", "q"]
    desk = Desk(steps, plain, live=True)
    assert watch(path, None, plain, "en", desk.screen) == 0
    shown = dict(zip(steps, re.split(r"\[\d+/\d+\] ", desk.text)[1:]))
    assert len(desk.prompts) == len(steps)
    assert " holds: " not in shown["v public"]
    assert "Gali holds: " in " ".join(shown["v all"].split())
    assert "Gali (you)" in shown["v gali"]
    at = Desk([], plain)
    assert watch(path, 40, plain, "en", at.screen) == 0
    assert re.search(r"Round \d", at.text)


def test_who_plays_is_asked_at_a_terminal(folder: Path) -> None:
    desk = Desk(["2", "1", "tahu", "quit"], live=True)
    desk.play("", game="rshl")
    assert SPEECH.ui("welcome-rshl") in desk.text
    assert len(kept(folder)[1].players) == 2
