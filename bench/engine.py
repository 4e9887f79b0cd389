"""How fast the engine is, beside three others on the same core in the same run.

    python bench/engine.py [--only makuta] [--seconds N] [--json]

Random games in the same loop for all; per second of CPU time; engines take turns, three fresh processes each; the
median counts, and the spread is (most - least) / median. Exit code 1 means that a floor was missed.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any, Final, NamedTuple

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

ROOT: Final = Path(__file__).resolve().parent.parent
VENV: Final = ROOT / "bench" / ".venv-peers"
PEERS_PYTHON: Final = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
CONSTRAINTS: Final = ROOT / "bench" / "constraints.txt"
OURS: Final = "makuta"
PEERS: Final = {"backgammon": "open_spiel", "catanatron": "catanatron", "python-chess": "chess"}  # row -> package
TITLES: Final = {
    OURS: "matanui: Quest for Makuta, 4 players",
    "backgammon": "OpenSpiel (C++): backgammon",
    "catanatron": "catanatron: Catan, 4 players",
    "python-chess": "python-chess: chess",
}
ROUNDS: Final = 3
Run = dict[str, Any]


class Gate(NamedTuple):
    """A number with its floor and its aim; some should be high, some low."""

    name: str
    title: str
    floor: float | None
    aim: float | None
    low: bool = False

    def missed(self, value: float) -> bool:
        """Is the value on the wrong side of the floor?"""
        return self.floor is not None and (value > self.floor if self.low else value < self.floor)

    def reached(self, value: float) -> bool:
        """Is the value at the aim or beyond?"""
        return self.aim is not None and (value <= self.aim if self.low else value >= self.aim)


GATES: Final = [
    Gate("makuta/backgammon", "decisions, × OpenSpiel backgammon", 1.0, 2.0),
    Gate("makuta/catanatron", "decisions, × catanatron", 2.0, 4.0),
    Gate("makuta/python-chess", "decisions, × python-chess", None, None),
    Gate("fork_us", "fork, µs", 8.0, None, low=True),
    Gate("fork_30_us", "fork + 30 decisions, µs", 600.0, None, low=True),
    Gate("fork_30_aloud_us", "the same, somebody listening, µs", None, None, low=True),
    Gate("view_us", "view, µs", None, None, low=True),
]


def tell(text: str) -> None:
    """Progress goes to stderr."""
    print(f"bench: {text}", file=sys.stderr, flush=True)


def pinned() -> dict[str, str]:
    """The versions in constraints.txt."""
    lines = [line for line in CONSTRAINTS.read_text("utf-8").splitlines() if "==" in line]
    return {name: version for name, _, version in (line.partition("==") for line in lines)}


def installed(package: str) -> str:
    """The version in the peers' venv, or nothing."""
    ask = f"from importlib.metadata import version; print(version({package!r}))"
    try:
        return subprocess.run([PEERS_PYTHON, "-c", ask], capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""


def install(package: str) -> bool:
    """Make sure that a peer is there, and say so if it cannot be had."""
    if installed(package) == pinned()[package]:
        return True
    tell(f"installing {package} {pinned()[package]} into {VENV.relative_to(ROOT)}, once")
    if not PEERS_PYTHON.exists():
        subprocess.run([sys.executable, "-m", "venv", VENV], check=True)
    options = ["-qq", "--disable-pip-version-check", "-c", str(CONSTRAINTS)]
    pip = [str(PEERS_PYTHON), "-m", "pip", "install", *options, package]
    done = subprocess.run(pip, capture_output=True, text=True, check=False)
    if done.returncode:
        why = [line for line in done.stderr.splitlines() if line.startswith("ERROR")] or ["pip failed"]
        tell(f"{package} could not be installed, so its row is left out ({why[-1]})")
    return done.returncode == 0


def once(name: str, seconds: float) -> Run:
    """One fresh process."""
    python, module = (sys.executable, "bench._makuta") if name == OURS else (str(PEERS_PYTHON), "bench._peers")
    command = [python, "-m", module, *([] if name == OURS else [name]), str(seconds)]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True)
    found: Run = json.loads(done.stdout.splitlines()[-1])
    return found


def measure(names: list[str], seconds: float) -> dict[str, list[Run]]:
    """Every engine in turn, and that three times."""
    runs: dict[str, list[Run]] = {name: [] for name in names}
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=ROUNDS * len(names))
        for n in range(ROUNDS):
            for name in names:
                progress.update(task, description=f"{name}, round {n + 1}")
                runs[name].append(once(name, seconds))
                progress.advance(task)
    return runs


def middle(runs: list[Run]) -> Run:
    """The median of every number of these runs, and its spread."""
    out: Run = {}
    for key in runs[0]:
        values = [run[key] for run in runs]
        if isinstance(values[0], str):
            out[key] = values[0]
            continue
        out[key] = median(values)
        out[f"{key}_spread"] = (max(values) - min(values)) / median(values) if median(values) else 0.0
    return out


def report(runs: dict[str, list[Run]]) -> dict[str, Any]:
    """All numbers, and which floors were missed."""
    rows = {name: middle(found) for name, found in runs.items()}
    rate = {name: row["decisions_per_second"] for name, row in rows.items()}
    ratios = {f"{OURS}/{name}": rate[OURS] / rate[name] for name in rows if name != OURS}
    values = ratios | rows[OURS]
    missed = [gate.name for gate in GATES if gate.name in values and gate.missed(values[gate.name])]
    return {
        "python": platform.python_version(),
        "build": rows[OURS]["build"],
        "engines": rows,
        "ratios": ratios,
        "missed": missed,
    }


def engines_table(found: dict[str, Any]) -> Table:
    """One row an engine."""
    table = Table(title=f"Random games, one core, {found['build']} build, Python {found['python']}")
    table.add_column("engine")
    for head in ("decisions/s", "spread", "games/s", "options", "one option", "decisions/game"):
        table.add_column(head, justify="right")
    for name, row in found["engines"].items():
        table.add_row(
            TITLES[name],
            f"{row['decisions_per_second']:,.0f}",
            f"{row['decisions_per_second_spread']:.0%}",
            f"{row['games_per_second']:.1f}",
            f"{row['options_per_decision']:.1f}",
            f"{row['single_option_share']:.0%}",
            f"{row['decisions_per_game']:,.0f}",
        )
    return table


def gates_table(found: dict[str, Any]) -> Table:
    """One row a number that has, or may get, a floor."""
    table = Table(title="Floors and aims")
    table.add_column("measured")
    for head in ("value", "spread", "floor", "aim", ""):
        table.add_column(head, justify="right")
    ours = found["engines"][OURS]
    values = found["ratios"] | ours
    for gate in GATES:
        if gate.name not in values:
            continue
        value = values[gate.name]
        spread = f"{ours[f'{gate.name}_spread']:.0%}" if gate.name in ours else ""
        verdict = "[red]misses the floor" if gate.missed(value) else "[green]aim reached" if gate.reached(value) else ""
        limits = ["" if limit is None else f"{limit:g}" for limit in (gate.floor, gate.aim)]
        table.add_row(gate.title, f"{value:.2f}", spread, *limits, verdict)
    return table


def main() -> int:
    """Measure, print, judge."""
    parser = argparse.ArgumentParser(description="Decisions per CPU-second, beside other engines.")
    parser.add_argument("--json", action="store_true", help="print JSON instead of tables")
    parser.add_argument("--seconds", type=float, default=3.0, help="CPU-seconds for one run of one engine (3)")
    parser.add_argument("--only", choices=[OURS, *PEERS], action="append", help="measure makuta and only this peer")
    asked = parser.parse_args()
    peers = [name for name in PEERS if not asked.only or name in asked.only]
    names = [OURS, *(name for name in peers if install(PEERS[name]))]
    found = report(measure(names, asked.seconds))
    if asked.json:
        print(json.dumps(found, indent=1))
    else:
        console = Console()
        console.print(engines_table(found), gates_table(found))
    for name in found["missed"]:
        tell(f"{name} misses its floor")
    return 1 if found["missed"] else 0


if __name__ == "__main__":
    raise SystemExit(main())
