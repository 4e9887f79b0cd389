"""How fast our games are, beside three other engines on the same core in the same run.

    python bench/engine.py [--only makuta] [--pure PYTHON] [--seconds N] [--rounds N] [--json]

Random games in the same loop for all; per second of CPU time; engines take turns every 0.2 s, and every round has fresh
processes. Ratios are within a round. Of all rounds the median counts; the spread is (most - least) / median. With exit
code 1 a floor was missed. Ours: Quest for Makuta, and Quest for the Masks with Rahi and Masks of Might; 4 seats each.
The peers: OpenSpiel's backgammon, catanatron's Catan with four seats, python-chess.
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

from rich.box import SIMPLE
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

ROOT: Final = Path(__file__).resolve().parent.parent
VENV: Final = ROOT / "bench" / ".venv-peers"
PEERS_PYTHON: Final = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
CONSTRAINTS: Final = ROOT / "bench" / "constraints.txt"
OURS: Final = "makuta"
CARDS: Final = "masks"
PURE: Final = "makuta-pure"
PEERS: Final = {"backgammon": "open_spiel", "catanatron": "catanatron", "python-chess": "chess"}  # row -> package
TITLES: Final = {
    OURS: "makuta, 4 seats",
    CARDS: "masks, 4 seats",
    PURE: "makuta, pure",
    "backgammon": "backgammon (C++)",
    "catanatron": "catanatron, 4",
    "python-chess": "python-chess",
}
SLICE: Final = 0.2  # seconds that an engine plays before the next one does
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
    Gate("makuta/makuta-pure", "decisions, × the pure build", 1.4, None),
    Gate("makuta/backgammon", "decisions, × backgammon", 1.0, 2.0),
    Gate("makuta/catanatron", "decisions, × catanatron", 2.0, 4.0),
    Gate("makuta/python-chess", "decisions, × python-chess", None, None),
    Gate("masks/backgammon", "masks, × backgammon", 0.5, 1.0),
    Gate("fork_us", "fork, µs", 8.0, None, low=True),
    Gate("fork_30_us", "fork + 30 decisions, µs", 600.0, None, low=True),
    Gate("fork_30_aloud_us", "the same, listening, µs", None, None, low=True),
    Gate("view_us", "view, µs", None, None, low=True),
    Gate("masks_fork_us", "masks: fork, µs", None, None, low=True),
    Gate("masks_fork_30_us", "masks: fork + 30, µs", None, None, low=True),
    Gate("masks_fork_30_aloud_us", "masks: listening, µs", None, None, low=True),
    Gate("masks_view_us", "masks: view, µs", None, None, low=True),
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
        tell(f"{package} could not be installed, so its row is left out ({why[0]})")
    return done.returncode == 0


class Worker:
    """One engine in a fresh process, which plays only when told to."""

    def __init__(self, command: list[str]) -> None:
        self.process = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.hear()

    def hear(self) -> str:
        """The next line it says."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit(f"bench: {self.process.args!r} ended early")
        return line

    def play(self, seconds: float) -> None:
        """Let it play for so long."""
        assert self.process.stdin is not None
        print(seconds, file=self.process.stdin, flush=True)
        self.hear()

    def end(self) -> Run:
        """What it found."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        found: Run = json.loads(self.hear())
        self.process.wait()
        return found


def measure(commands: dict[str, list[str]], rounds: int, seconds: float) -> dict[str, list[Run]]:
    """Fresh processes in every round; in short slices each engine plays in turn, so a busy moment meets all alike."""
    runs: dict[str, list[Run]] = {name: [] for name in commands}
    slices = max(1, round(seconds / SLICE))
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=rounds * slices)
        for n in range(rounds):
            progress.update(task, description=f"round {n + 1}")
            workers = {name: Worker(command) for name, command in commands.items()}
            for _ in range(slices):
                for worker in workers.values():
                    worker.play(seconds / slices)
                progress.advance(task)
            for name, worker in workers.items():
                runs[name].append(worker.end())
    return runs


def commands(pure: str | None, peers: list[str]) -> dict[str, list[str]]:
    """How each engine is run: ours in this Python, perhaps also in one that has the pure build, and the peers."""
    out = {name: [sys.executable, "-m", "bench._ours", name] for name in (OURS, CARDS)}
    if pure:
        out[PURE] = [str(Path(pure).absolute()), "-m", "bench._ours", OURS]
    found = [name for name in peers if install(PEERS[name])]
    return out | {name: [str(PEERS_PYTHON), "-m", "bench._peers", name] for name in found}


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


def ratios_of(row: dict[str, Run]) -> Run:
    """Decisions of our games in one round, as multiples of everybody else's."""
    rate = {name: run["decisions_per_second"] for name, run in row.items()}
    pairs = [(OURS, name) for name in rate if name not in (OURS, CARDS)]
    pairs += [(CARDS, name) for name in PEERS if name in rate and CARDS in rate]
    return {f"{ours}/{name}": rate[ours] / rate[name] for ours, name in pairs}


def gated(rows: dict[str, Run], ratios: Run) -> Run:
    """All numbers that a gate may name: those of the card game begin with its name."""
    return ratios | rows[OURS] | {f"{CARDS}_{key}": value for key, value in rows.get(CARDS, {}).items()}


def report(runs: dict[str, list[Run]]) -> dict[str, Any]:
    """All numbers, and which floors were missed."""
    rows = {name: middle(found) for name, found in runs.items()}
    ratios = middle([ratios_of({name: found[n] for name, found in runs.items()}) for n in range(len(runs[OURS]))])
    values = gated(rows, ratios)
    missed = [gate.name for gate in GATES if gate.name in values and gate.missed(values[gate.name])]
    return {
        "python": platform.python_version(),
        "build": rows[OURS]["build"],
        "engines": rows,
        "ratios": ratios,
        "missed": missed,
    }


def engines_table(found: dict[str, Any]) -> Table:
    """One row an engine: decisions a second and in a game, options of a decision, share of those with only one."""
    table = Table(title=f"Random games, one core, {found['build']} build, Python {found['python']}", box=SIMPLE)
    table.add_column("engine")
    for head in ("dec/s", "spread", "games/s", "dec/game", "options", "forced"):
        table.add_column(head, justify="right")
    for name, row in found["engines"].items():
        table.add_row(
            TITLES[name],
            f"{row['decisions_per_second']:,.0f}",
            f"{row['decisions_per_second_spread']:.0%}",
            f"{row['games_per_second']:.1f}",
            f"{row['decisions_per_game']:,.0f}",
            f"{row['options_per_decision']:.1f}",
            f"{row['single_option_share']:.0%}",
        )
    return table


def gates_table(found: dict[str, Any]) -> Table:
    """One row a number that has, or may get, a floor."""
    table = Table(title="Floors and aims", box=SIMPLE)
    table.add_column("measured")
    for head in ("value", "spread", "floor", "aim", ""):
        table.add_column(head, justify="right")
    values = gated(found["engines"], found["ratios"])
    for gate in GATES:
        if gate.name not in values:
            continue
        value = values[gate.name]
        verdict = "[red]misses the floor" if gate.missed(value) else "[green]aim reached" if gate.reached(value) else ""
        limits = ["" if limit is None else f"{limit:g}" for limit in (gate.floor, gate.aim)]
        table.add_row(gate.title, f"{value:.2f}", f"{values[f'{gate.name}_spread']:.0%}", *limits, verdict)
    return table


def main() -> int:
    """Measure, print, judge."""
    parser = argparse.ArgumentParser(description="Decisions per CPU-second, beside other engines.")
    parser.add_argument("--json", action="store_true", help="print JSON instead of tables")
    parser.add_argument("--seconds", type=float, default=3.0, help="CPU-seconds for one run of one engine (3)")
    parser.add_argument("--rounds", type=int, default=3, help="fresh processes for each engine (3)")
    parser.add_argument("--only", choices=[OURS, *PEERS], action="append", help="measure our games and only this peer")
    parser.add_argument("--pure", metavar="PYTHON", help="a Python that has the pure build, to compare with")
    asked = parser.parse_args()
    peers = [name for name in PEERS if not asked.only or name in asked.only]
    found = report(measure(commands(asked.pure, peers), asked.rounds, asked.seconds))
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
