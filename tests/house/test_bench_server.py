"""The bench of the server judges by its floors, counts what is acknowledged, and never hangs."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from bench._process import running, usage
from bench._servers import OURS, THEIRS, Load
from bench.server import CALM, COLUMNS, FULL, GATES, Numbers, gates_table, report, runs_table

GOOD: Numbers = dict.fromkeys((key for key, _ in COLUMNS.values()), 1.0) | {"moves_per_second": 3000.0}


def test_a_server_slower_than_its_peer_misses_the_floor() -> None:
    runs = {
        FULL.name: {OURS: [GOOD] * 3, THEIRS: [GOOD | {"moves_per_second": rate} for rate in (1.0, 3001.0, 9000.0)]}
    }
    assert report(runs)["missed"] == ["moves/s, × boardgame.io"]


def test_a_late_answer_misses_the_floor_when_nobody_hurries() -> None:
    late = GOOD | {"p99_ms": 10.1}
    assert report({FULL.name: {OURS: [late]}, CALM.name: {OURS: [GOOD]}})["missed"] == []
    assert report({FULL.name: {OURS: [GOOD]}, CALM.name: {OURS: [late]}})["missed"] == ["50×2, 200 ms: p99, ms"]


def test_what_is_not_measured_is_not_judged() -> None:
    found = report({FULL.name: {OURS: [GOOD]}})
    assert found["missed"] == []
    assert runs_table(found).row_count == 1
    assert gates_table(found).row_count == sum(gate.load == FULL and gate.key != "ratio" for gate in GATES)


def test_loads_have_names_to_tell_them_apart() -> None:
    assert Load(50, 8, 0).name == "50×2, at once"
    assert Load(200, 8, 200).name == "200×2, 200 ms"


def test_a_server_is_looked_at_and_ended_by_its_own_id() -> None:
    code = "print('http://127.0.0.1:1', flush=True); import time; time.sleep(60)"
    with running([sys.executable, "-c", code], Path.cwd(), {}, 30) as (pid, line):
        assert line == "http://127.0.0.1:1"
        assert usage(pid).memory > 1_000_000
    assert not Path(f"/proc/{pid}").exists()


def test_a_server_that_says_nothing_is_an_error() -> None:
    with pytest.raises(SystemExit, match="did not start"), running([sys.executable, "-c", ""], Path.cwd(), {}, 30):
        pass
