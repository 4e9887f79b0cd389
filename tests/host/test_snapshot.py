"""A table taken up from a snapshot goes on exactly as one that was never stopped."""

from __future__ import annotations

import pytest

from matanui.bots.registry import make_bot
from matanui.core.chance import seed_of
from matanui.core.record import Player, Record
from matanui.core.verify import verify
from matanui.games.catalogue import GAMES
from matanui.host.snapshot import read, write
from matanui.host.table import Table, new_record

STEPS = 150


def table_of(game_id: str, nonces: list[str]) -> Table:
    game = GAMES[game_id]
    players = [Player("", "random"), Player("", "random"), Player("", "random")]
    record = new_record(game, game.default_edition, game.rules(), players, seed_of(game_id), nonces)
    return Table(game, record, {n: make_bot("random", game_id) for n in range(3)})


def play(table: Table, steps: int) -> None:
    for _ in range(steps):
        table.step()


@pytest.mark.parametrize("game_id", GAMES)
def test_the_rest_of_the_game_is_the_same(game_id: str) -> None:
    table = table_of(game_id, ["a", "b"])
    play(table, STEPS)
    taken = read(write(table.snapshot()))
    rest = Record(**{name: getattr(table.record, name) for name in table.record.__struct_fields__} | {"log": []})
    again = Table(table.game, rest, table.bots, snapshot=taken)
    play(table, STEPS)
    play(again, STEPS)
    assert (again.length, again.mark, again.upto) == (table.length, table.mark, table.upto)
    assert again.heard(0, table.upto - 20) == table.heard(0, table.upto - 20)
    assert again.view(1) == table.view(1)


@pytest.mark.parametrize("game_id", GAMES)
def test_answers_after_the_snapshot_are_given_again(game_id: str) -> None:
    table = table_of(game_id, [])
    play(table, STEPS)
    taken = table.snapshot()
    play(table, 40)
    rest = Record(**{name: getattr(table.record, name) for name in table.record.__struct_fields__})
    rest.log = table.record.log[STEPS:]
    again = Table(table.game, rest, table.bots, snapshot=taken)
    play(table, 20)
    play(again, 20)
    assert (again.length, again.mark, again.upto) == (table.length, table.mark, table.upto)


def test_nonces_change_every_die_and_the_record_still_proves_itself() -> None:
    alone, together = table_of("makuta", []), table_of("makuta", ["mine", "yours"])
    play(alone, STEPS)
    play(together, STEPS)
    assert alone.record.commitment == together.record.commitment
    assert [row.answer for row in alone.record.log] != [row.answer for row in together.record.log]
    verify(together.record, together.game)
