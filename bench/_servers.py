"""The servers that are measured, ours and boardgame.io's, each in a fresh process for every run."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, Final, NamedTuple

from bench._process import running

ROOT: Final = Path(__file__).resolve().parent.parent
PEER: Final = ROOT / "bench" / "boardgameio"
OURS: Final = "matanui"
THEIRS: Final = "boardgame.io"
START: Final = 60.0  # seconds that a server has to start
SLACK: Final = 150.0  # seconds that a swarm has besides its run
# A swarm is one address with many fast connections: what protects a public server would only be measured here.
OPEN_DOORS: Final = {
    "MATANUI_RATE": "100000",
    "MATANUI_BURST": "100000",
    "MATANUI_MOST_TABLES": "100000",
    "MATANUI_MOST_JOINS": "100000",
    "MATANUI_MOST_CONNECTIONS": "2000",
    "MATANUI_LOG": "warning",
}


class Load(NamedTuple):
    """So many tables with two seats, for so many seconds, with so many milliseconds of thinking."""

    tables: int
    seconds: float
    think: int

    @property
    def name(self) -> str:
        """What it is called in reports."""
        return f"{self.tables}×2, {self.think} ms" if self.think else f"{self.tables}×2, at once"


def tell(text: str) -> None:
    """Progress goes to stderr."""
    print(f"bench: {text}", file=sys.stderr, flush=True)


def measure(server: str, load: Load) -> dict[str, Any]:
    """One run of one server."""
    return ours(load) if server == OURS else theirs(load)


def ours(load: Load) -> dict[str, Any]:
    """Our server with a database of its own on this disk, and the swarm beside it."""
    with tempfile.TemporaryDirectory(prefix=".server-", dir=ROOT / "bench") as folder:
        settings = {"MATANUI_PORT": "0", "MATANUI_DATABASE": f"sqlite:///{folder}/bench.sqlite", **OPEN_DOORS}
        command = [sys.executable, "-m", "bench._serve"]
        with running(command, ROOT, os.environ | settings, START) as (pid, line):
            return swarm([sys.executable, "-m", "bench._swarm"], ROOT, pid, line, load)


def theirs(load: Load) -> dict[str, Any]:
    """boardgame.io's server, which keeps its games in memory."""
    with running(["node", "server.js"], PEER, os.environ, START) as (pid, line):
        return swarm(["node", "load.js"], PEER, pid, line, load)


def swarm(command: list[str], cwd: Path, pid: int, line: str, load: Load) -> dict[str, Any]:
    """What a swarm measured; it is ended if it does not end."""
    url = re.search(r"http://127\.0\.0\.1:\d+", line)
    if url is None:
        raise SystemExit(f"bench: no address in {line!r}")
    full = [*command, url.group(), str(pid), str(load.tables), str(load.seconds), str(load.think)]
    try:
        done = subprocess.run(full, cwd=cwd, stdout=subprocess.PIPE, check=True, timeout=load.seconds + SLACK)
    except subprocess.SubprocessError as wrong:
        raise SystemExit(f"bench: {load.name} was not finished ({type(wrong).__name__})") from None
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def install() -> bool:
    """Make sure that boardgame.io is there, and say so if it cannot be had."""
    if (PEER / "node_modules" / "boardgame.io").is_dir():
        return shutil.which("node") is not None
    if shutil.which("npm") is None or shutil.which("node") is None:
        tell("there is no Node.js here, so boardgame.io is left out")
        return False
    tell(f"installing boardgame.io into {PEER.relative_to(ROOT)}/node_modules, once")
    npm = ["npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
    try:
        done = subprocess.run(npm, cwd=PEER, capture_output=True, text=True, check=False, timeout=300)
    except subprocess.TimeoutExpired:
        tell("boardgame.io could not be installed in five minutes, so it is left out")
        return False
    if done.returncode:
        tell(f"boardgame.io could not be installed, so it is left out ({done.stderr.strip().splitlines()[-1:]})")
    return done.returncode == 0
