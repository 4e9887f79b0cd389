"""The bench judges by its floors, and leaves out what it could not measure."""

from __future__ import annotations

from typing import Any

import pytest

from bench._loop import each, serve
from bench._ours import TABLES, Table
from bench.engine import CARDS, GATES, OURS, PEERS, Gate, engines_table, gates_table, pinned, report

OUR_RUN: dict[str, Any] = {
    "decisions_per_second": 100.0,
    "games_per_second": 1.0,
    "options_per_decision": 9.0,
    "single_option_share": 0.1,
    "decisions_per_game": 100.0,
    "fork_us": 5.0,
    "fork_30_us": 500.0,
    "fork_30_aloud_us": 510.0,
    "view_us": 20.0,
    "build": "pure",
}


def peer(rate: float) -> dict[str, Any]:
    """A run of another engine."""
    return {key: OUR_RUN[key] for key in list(OUR_RUN)[:5]} | {"decisions_per_second": rate}


def test_a_floor_is_missed_from_the_wrong_side_only() -> None:
    high, low = Gate("a", "a", 1.0, 2.0), Gate("b", "b", 8.0, None, low=True)
    assert [high.missed(0.9), high.missed(1.0), high.reached(1.9), high.reached(2.0)] == [True, False, False, True]
    assert [low.missed(8.1), low.missed(8.0), low.reached(0.0)] == [True, False, False]


def test_the_median_of_three_runs_is_judged() -> None:
    runs = {OURS: [OUR_RUN] * 3, "backgammon": [peer(90.0), peer(101.0), peer(500.0)], "catanatron": [peer(50.0)] * 3}
    found = report(runs)
    assert found["missed"] == ["makuta/backgammon"]
    assert found["ratios"]["makuta/catanatron"] == 2.0
    assert found["engines"]["backgammon"]["decisions_per_second_spread"] == (500 - 90) / 101
    assert engines_table(found).row_count == 3


def test_the_card_game_has_a_floor_of_its_own() -> None:
    runs = {OURS: [OUR_RUN] * 3, CARDS: [OUR_RUN | {"fork_us": 99.0}] * 3, "backgammon": [peer(201.0)] * 3}
    found = report(runs)
    assert found["missed"] == ["makuta/backgammon", "masks/backgammon"]
    assert report(runs | {"backgammon": [peer(99.0)] * 3})["missed"] == []
    assert gates_table(found).row_count == 2 + sum("/" not in gate.name for gate in GATES)


def test_without_peers_there_are_no_ratios() -> None:
    found = report({OURS: [OUR_RUN] * 3})
    assert (found["missed"], found["ratios"]) == ([], {})
    alone = [gate for gate in GATES if "/" not in gate.name and not gate.name.startswith(CARDS)]
    assert gates_table(found).row_count == len(alone)


def test_every_peer_is_pinned() -> None:
    assert set(PEERS.values()) <= set(pinned())


@pytest.mark.parametrize("name", TABLES)
def test_the_loop_counts_decisions(name: str) -> None:
    table = Table(name)
    found = serve(table.play, ["0.01", "0.01"])
    assert found["options_per_decision"] > 1 > found["single_option_share"]
    assert each({"a": lambda n: None}, 20, 0.01, lambda n: None)["a"] > 0
