"""Instructions for one decision, counted by valgrind: the same on every run, however busy the machine is.

    python -m bench._instructions [makuta | masks] [PYTHON ...]     for this Python, or for others that have matanui

Good for small steps, where seconds are too noisy; the last word have seconds (bench/engine.py).
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from bench._ours import TABLES

ROOT: Final = Path(__file__).resolve().parent.parent
GAMES: Final = 4
PLAY: Final = """
import sys
from bench._loop import Tally
from bench._ours import Table
play = Table(sys.argv[1]).play
play(99, Tally())
tally = Tally()
for n in range(int(sys.argv[2])):
    play(n, tally)
print(tally.decisions)
"""


def count(python: str, game: str, games: int) -> tuple[int, int]:
    """Decisions and instructions of some games, start of the interpreter included."""
    counter = ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"]
    command = [*counter, python, "-c", PLAY, game, str(games)]
    settled = os.environ | {"PYTHONHASHSEED": "0"}
    done = subprocess.run(command, cwd=ROOT, env=settled, capture_output=True, text=True, check=True)
    found = re.search(r"I\s+refs:\s+([\d,]+)", done.stderr)
    assert found is not None
    return int(done.stdout), int(found[1].replace(",", ""))


def main() -> int:
    """One line for each Python."""
    if shutil.which("valgrind") is None:
        print("bench: valgrind is not installed", file=sys.stderr)
        return 1
    asked = sys.argv[1:]
    game = asked.pop(0) if asked and asked[0] in TABLES else "makuta"
    for python in asked or [sys.executable]:
        path = str(Path(python).absolute())
        _, idle = count(path, game, 0)
        decisions, busy = count(path, game, GAMES)
        print(f"{python}: {(busy - idle) / decisions:,.0f} instructions a decision, over {decisions:,} decisions")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
