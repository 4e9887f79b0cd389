"""Whole games through the client, without a terminal."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

from matanui.core.errors import UserError
from matanui.core.verify import verify
from matanui.games.catalogue import game_named
from matanui.tui.play import INTERRUPTED
from tests.tui.desk import Desk, anything, kept

KEYS, MASKS = "fire|water|air|earth|ice|stone|joker", "Hau|Pakari|Kakama|Kaukau|Miru|Akaku"
SECRETS = re.compile(rf"\b(?:{KEYS}) key|(?:{MASKS}) mask|Turaga [VNMWO]\w+")
CURTAIN = re.compile(r"Pass the keyboard to (\w+), who plays (\w+)\.[^\n]*\n")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Games are kept in the current folder."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize("plain", [True, False])
def test_a_game_to_its_end(folder: Path, plain: bool) -> None:
    desk = Desk(anything(1), plain)
    assert desk.play("human,greedy,greedy", seed="7") == 0
    path, record = kept(folder)
    match = verify(record, game_named("makuta"))
    assert match.pending is None
    assert record.players[0].bot == ""
    assert re.search(r"wins in round \d+|Nobody wins", desk.text)
    assert f"matanui verify {path.name}" in desk.text


def test_plain_is_plain(folder: Path) -> None:
    """No colour, no boxes, no art."""
    desk = Desk(anything(2), plain=True)
    desk.play("human,greedy", seed="3")
    assert not re.search(r"\x1b|[─-▟▲●◆■✶▬↖-↙]", desk.text)


def test_the_end_of_the_input_keeps_the_game(folder: Path) -> None:
    desk = Desk(["tahu", "1", "1"])
    assert desk.play("human,greedy") == 0
    path, record = kept(folder)
    assert sum(row.seat == 0 for row in record.log) == 3
    assert f"matanui play --resume {path.name}" in desk.text


def test_ctrl_c_keeps_the_game(folder: Path) -> None:
    lines = iter(["tahu", "1"])

    def typed(prompt: str) -> str:
        for line in lines:
            return line
        raise KeyboardInterrupt

    desk = Desk(typed)
    assert desk.play("human,greedy") == INTERRUPTED
    assert sum(row.seat == 0 for row in kept(folder)[1].log) == 2
    assert "--resume" in desk.text


def test_quit(folder: Path) -> None:
    desk = Desk(["tahu", "quit"])
    assert desk.play("human,greedy") == 0
    assert "--resume" in desk.text


def test_a_resumed_game_goes_on_as_if_it_had_not_stopped(folder: Path) -> None:
    """Dice, bots and people give the same game, in one go or in two."""
    Desk(["gali", *["1"] * 30]).play("human,greedy,random", seed="9")
    path, whole = kept(folder)
    path.rename("whole.json")
    Desk(["gali", *["1"] * 11]).play("human,greedy,random", seed="9")
    path, first = kept(folder)
    assert len(first.log) < len(whole.log)
    again = Desk(["1"] * 19)
    again.play("", resume=path)
    assert kept(folder)[1].log == whole.log
    assert "Which Toa" not in again.text


def test_save_and_bad_saves(folder: Path) -> None:
    desk = Desk(["tahu", "save copy.json", "save no/such/folder.json", "save a\0b", "save", "quit"])
    desk.play("human,greedy")
    assert (folder / "copy.json").read_bytes() == kept(folder)[0].read_bytes()
    assert "Saved in copy.json" in desk.text
    assert "could not be saved in no/such/folder.json: No such file" in desk.text


def test_the_game_goes_on_where_it_cannot_be_kept(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*args: object) -> int:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "write_bytes", refuse)
    desk = Desk(["tahu", "1", "1", "quit"])
    assert desk.play("human,greedy") == 0
    assert desk.text.count("Permission denied") == 1


def test_every_command_shows_something(folder: Path) -> None:
    commands = [
        "help", "? duel", "where gali", "where", "reach", "odds", "odds tiger", "odds makuta", "look c3", "look",
        "tile", "tile mangai", "board", "hand", "log 5", "legend", "rules", "qqqq", "",
    ]  # fmt: skip
    for plain in (True, False):
        desk = Desk(["tahu", *commands, "quit"], plain)
        desk.play("human,greedy", edition="de")
        shown = re.split(r"Tahu> ", desk.text)[1:]
        assert len(shown) == len(commands) + 1
        assert [c for c, text in zip(commands, shown) if len(text.strip().splitlines()) < 2 and c] == []


def test_wrong_seats() -> None:
    for seats, sentence in (
        ("human", "2 to 6 players, and you named 1"),
        ("human,human,human,human,human,human,human", "and you named 7"),
        ("human,clever", "“clever” cannot sit down"),
    ):
        with pytest.raises(UserError, match=re.escape(sentence)):
            Desk([]).play(seats)


def test_wrong_files(folder: Path) -> None:
    with pytest.raises(UserError, match="No such file"):
        Desk([]).play("", resume=folder / "none.json")
    (folder / "bad.json").write_text("{}")
    with pytest.raises(UserError, match="not a record"):
        Desk([]).play("", resume=folder / "bad.json")


def test_who_plays_is_asked_at_a_terminal(folder: Path) -> None:
    desk = Desk(["9", "3", "2", "tahu", "gali", "quit"], live=True)
    desk.play("")
    assert "A number from 2 to 6, please." in desk.text
    assert [p.bot for p in kept(folder)[1].players] == ["", "", "greedy"]


def test_enter_is_you_against_three_bots(folder: Path) -> None:
    desk = Desk(["", "tahu", "quit"], live=True)
    desk.play("")
    assert [p.bot for p in kept(folder)[1].players] == ["", "greedy", "greedy", "greedy"]


def test_a_pipe_is_not_asked_who_plays(folder: Path) -> None:
    Desk(["tahu", "quit"]).play("")
    assert len(kept(folder)[1].players) == 4


def test_people_roll_their_own_dice_at_a_terminal(folder: Path) -> None:
    desk = Desk(["tahu", "hand", "roll", "quit"], live=True)
    desk.play("human,greedy")
    assert "type roll" in desk.text
    assert re.search(r"Tahu rolls \d with the white die", desk.text.split("type roll")[-1])


def two_people(lines: int) -> str:
    """What Anna and Ben see of a game that stops after so many lines."""
    desk = Desk(anything(5, lines))
    desk.play("human:Anna,human:Ben", seed="11")
    return desk.text


def test_the_curtain(folder: Path) -> None:
    """Between two people stand forty blank lines, and nothing is shown before Enter."""
    text = two_people(200)
    parts = CURTAIN.split(text)
    names = parts[1::3]
    assert len(names) > 20
    assert all(a != b for a, b in pairwise(names))
    assert all(before.endswith("\n" * 40) for before in parts[:-1:3])
    assert all(after.startswith("Press Enter") for after in parts[3::3])


def test_hands_and_finds_are_told_to_their_owner_only(folder: Path) -> None:
    """A counter in the hand that is shown was found by the same Toa; what another finds has no name."""
    parts = CURTAIN.split(two_people(300))
    owned: dict[str, set[str]] = {}
    shown = 0
    for toa, text in zip(parts[2::3], parts[3::3]):
        mine = owned.setdefault(toa, set())
        for line in text.splitlines():
            secrets = set(SECRETS.findall(line))
            event = re.match(r"(\w+) (finds|picks up|takes) (?!a rest)", line)
            if event:
                assert bool(secrets) == (event[1] == toa), line
                mine |= secrets
            if re.match(r"(Keys|Kanohi|Turaga) \d/", line):
                assert secrets <= mine, line
                shown += len(secrets)
    assert shown > 20
    assert len(owned) == 2


def test_one_person_needs_no_curtain(folder: Path) -> None:
    desk = Desk(anything(1))
    desk.play("human,greedy", seed="7")
    assert "Pass the keyboard" not in desk.text


def test_bots_alone(folder: Path) -> None:
    desk = Desk([])
    assert desk.play("greedy,random", seed="2") == 0
    assert "begins." in desk.text
    assert desk.prompts == []
