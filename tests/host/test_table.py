"""A table: one match with its seats, dice, bots, events and record."""

from __future__ import annotations

from pathlib import Path

import pytest

from matanui.core.chance import seed_of
from matanui.core.errors import UserError
from matanui.core.flow import CHANCE
from matanui.core.record import Player, Record
from matanui.games.makuta.events import Found, Secret
from matanui.games.makuta.game import GAME
from matanui.host import files
from matanui.host.table import Table, new_record
from tests.bots import seated


def fresh(bots: list[str]) -> Table:
    """A table where empty names are people."""
    players = [Player(f"player {n}", bot) for n, bot in enumerate(bots)]
    record = new_record(GAME, "definitive", GAME.rules("definitive"), players, seed_of("table"))
    named = {n: bot for n, bot in seated([b or "random" for b in bots]).items() if bots[n]}
    return Table(GAME, record, named)


def test_bots_and_dice_go_on_until_a_person_is_asked() -> None:
    table = fresh(["", "greedy"])
    table.advance()
    assert table.pending is not None
    assert table.pending.seat == 0
    table.answer(0, 3)
    table.advance()
    assert table.pending is not None
    assert table.pending.seat == 0


def test_only_who_is_asked_may_answer() -> None:
    table = fresh(["", ""])
    before = list(table.record.log)
    for seat in (1, CHANCE):
        with pytest.raises(UserError, match=f"seat {seat} is not asked"):
            table.answer(seat, 0)
    with pytest.raises(UserError, match="not on offer"):
        table.answer(0, 99)
    assert table.record.log == before


def test_everybody_hears_what_they_may() -> None:
    table = fresh(["greedy", "greedy", "greedy"])
    table.advance()
    assert table.standing.over
    found = [n for n, event in enumerate(table.events) if isinstance(event, Found)]
    assert found
    for n in found:
        truth = table.events[n]
        assert isinstance(truth, Secret)
        for viewer in (0, 1, 2, None):
            told = table.heard(viewer, n)[0]
            assert isinstance(told, Found)
            assert (told.counter == truth.counter) == (viewer == told.seat)


def test_a_record_without_its_seed_cannot_go_on() -> None:
    table = fresh(["", ""])
    table.record.seed = None
    with pytest.raises(UserError, match="no seed"):
        Table(GAME, table.record, {})


def test_files_are_whole_or_not_there(tmp_path: Path) -> None:
    table = fresh(["random", "random"])
    for _ in range(30):
        table.step()
    path = tmp_path / "game.json"
    files.save(path, table.record)
    assert files.load(path) == table.record
    assert [p.name for p in tmp_path.iterdir()] == ["game.json"]


def test_what_is_no_record_is_refused_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(UserError, match="No such file"):
        files.load(tmp_path / "nothing.json")
    with pytest.raises(UserError, match="directory"):
        files.load(tmp_path)
    huge = tmp_path / "huge.json"
    with huge.open("wb") as file:
        file.truncate(files.MOST_BYTES + 1)
    with pytest.raises(UserError, match="too large"):
        files.load(huge)
    with pytest.raises(UserError, match="No such file"):
        files.save(tmp_path / "no folder" / "game.json", fresh(["random", "random"]).record)


def test_a_resumed_table_is_where_it_was() -> None:
    table = fresh(["random", "greedy"])
    for _ in range(80):
        table.step()
    twin = Table(GAME, Record(**{f: getattr(table.record, f) for f in table.record.__struct_fields__}), {})
    assert GAME.encode(twin.match.state) == GAME.encode(table.match.state)
    assert twin.events == table.events
