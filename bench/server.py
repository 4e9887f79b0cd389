"""How much play one server process carries, beside boardgame.io's server under the same load in the same run.

    python bench/server.py [--alone] [--seconds N] [--rounds N] [--json]

A swarm of random bots in a process of its own, two connections a table, on 127.0.0.1. Three loads: 50 tables without
a pause, 50 and 200 tables with 200 ms of thinking. A move is counted when its acknowledgement arrives: then it is on
our disk (SQLite, WAL, synchronous=FULL); boardgame.io keeps its games in memory. Both servers take turns, every run has
fresh processes, ratios are within a round, and of all rounds the median counts. µs/move is CPU time of the server's
process, all threads together. With exit code 1 a floor was missed.
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
from pathlib import Path
from statistics import median
from typing import Any, Final, NamedTuple

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from bench._servers import OURS, THEIRS, Load, install, measure, tell

FULL: Final = Load(50, 8.0, 0)
CALM: Final = Load(50, 8.0, 200)
CROWD: Final = Load(200, 8.0, 200)
Numbers = dict[str, float]
Runs = dict[str, dict[str, list[Numbers]]]  # load -> server -> rounds


class Gate(NamedTuple):
    """A number of ours with its floor and its aim; all but the first two should be low."""

    load: Load
    key: str
    title: str
    floor: float | None
    aim: float | None
    low: bool = True

    def missed(self, value: float) -> bool:
        """Is the value on the wrong side of the floor?"""
        return self.floor is not None and (value > self.floor if self.low else value < self.floor)

    def reached(self, value: float) -> bool:
        """Is the value at the aim or beyond?"""
        return self.aim is not None and (value <= self.aim if self.low else value >= self.aim)


GATES: Final = [
    Gate(FULL, "ratio", "moves/s, × boardgame.io", 1.0, None, low=False),
    Gate(FULL, "moves_per_second", "moves/s", None, 5000, low=False),
    Gate(FULL, "kb_per_table", "kB for a live table", 1500, None),
    Gate(FULL, "bytes_per_move", "bytes for a move", 1000, None),
    Gate(CALM, "p99_ms", "50×2, 200 ms: p99, ms", 10, 3),
    Gate(CROWD, "p99_ms", "200×2, 200 ms: p99, ms", None, None),
]
COLUMNS: Final = {
    "moves/s": ("moves_per_second", ",.0f"),
    "p50 ms": ("p50_ms", ".1f"),
    "p99 ms": ("p99_ms", ".1f"),
    "µs/move": ("cpu_us_per_move", ",.0f"),
    "kB/table": ("kb_per_table", ",.0f"),
    "B/move": ("bytes_per_move", ",.0f"),
}


def run(loads: list[Load], servers: list[str], rounds: int) -> Runs:
    """Every load with every server, in turn."""
    runs: Runs = {load.name: {server: [] for server in servers} for load in loads}
    for n in range(rounds):
        for load in loads:
            for server in servers:
                tell(f"round {n + 1}: {server}, {load.name}")
                runs[load.name][server].append(measure(server, load))
    return runs


def middle(rounds: list[Numbers]) -> Numbers:
    """The median of every number."""
    return {key: median(one[key] for one in rounds) for key in rounds[0]}


def ratio(ours: list[Numbers], theirs: list[Numbers], key: str) -> float:
    """Ours as a multiple of theirs, each within its round."""
    return median(mine[key] / max(1e-9, other[key]) for mine, other in zip(ours, theirs))


def report(runs: Runs) -> dict[str, Any]:
    """All numbers, and which floors were missed."""
    rows = {load: {server: middle(rounds) for server, rounds in found.items()} for load, found in runs.items()}
    for load, found in runs.items():
        if THEIRS in found:
            rows[load][OURS]["ratio"] = ratio(found[OURS], found[THEIRS], "moves_per_second")
            rows[load][OURS]["cpu_ratio"] = ratio(found[OURS], found[THEIRS], "cpu_us_per_move")
    missed = [gate.title for gate in GATES if gate.missed(value_of(rows, gate, gate.floor))]
    return {"python": platform.python_version(), "loads": rows, "missed": missed}


def value_of(rows: dict[str, dict[str, Numbers]], gate: Gate, otherwise: Any) -> float:
    """The number that a gate judges; what is not measured is not judged."""
    found: float = rows.get(gate.load.name, {}).get(OURS, {}).get(gate.key, otherwise or 0.0)
    return found


def runs_table(found: dict[str, Any]) -> Table:
    """One row for each server under each load."""
    table = Table(title=f"One server process, Python {found['python']}", box=SIMPLE)
    table.add_column("load")
    table.add_column("server")
    for head in COLUMNS:
        table.add_column(head, justify="right")
    for load, servers in found["loads"].items():
        for server, row in servers.items():
            table.add_row(load, server, *(format(row[key], form) for key, form in COLUMNS.values()))
    return table


def gates_table(found: dict[str, Any]) -> Table:
    """One row a number that has, or may get, a floor."""
    table = Table(title="Floors and aims", box=SIMPLE)
    table.add_column("measured")
    for head in ("value", "floor", "aim", ""):
        table.add_column(head, justify="right")
    for gate in GATES:
        if gate.key not in found["loads"].get(gate.load.name, {}).get(OURS, {}):
            continue
        value = value_of(found["loads"], gate, None)
        verdict = "[red]misses the floor" if gate.missed(value) else "[green]aim reached" if gate.reached(value) else ""
        limits = ["" if limit is None else f"{limit:g}" for limit in (gate.floor, gate.aim)]
        table.add_row(gate.title, f"{value:,.1f}", *limits, verdict)
    return table


def main() -> int:
    """Measure, print, judge."""
    parser = argparse.ArgumentParser(description="Moves a second of one server process, beside boardgame.io.")
    parser.add_argument("--json", action="store_true", help="print JSON instead of tables")
    parser.add_argument("--seconds", type=float, default=8.0, help="seconds of one run, 60 at most (8)")
    parser.add_argument("--rounds", type=int, default=1, help="fresh processes for each server and load (1)")
    parser.add_argument("--alone", action="store_true", help="our server only")
    asked = parser.parse_args()
    loads = [load._replace(seconds=min(60.0, asked.seconds)) for load in (FULL, CALM, CROWD)]
    servers = [OURS] if asked.alone or not install() else [OURS, THEIRS]
    found = report(run(loads, servers, asked.rounds))
    if asked.json:
        print(json.dumps(found, indent=1))
    else:
        Console().print(runs_table(found), gates_table(found))
    for title in found["missed"]:
        tell(f"{title} misses its floor")
    return 1 if found["missed"] else 0


if __name__ == "__main__":
    raise SystemExit(main())
