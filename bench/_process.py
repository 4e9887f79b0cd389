"""Processes that are measured: begun, looked at in /proc, and ended by their own id."""

from __future__ import annotations

import os
import select
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from time import monotonic
from typing import Final, NamedTuple

TICKS: Final = os.sysconf("SC_CLK_TCK")
PAGE: Final = os.sysconf("SC_PAGE_SIZE")


class Usage(NamedTuple):
    """Seconds of CPU time, all threads together, and bytes of memory."""

    cpu: float
    memory: int


def usage(pid: int | str = "self") -> Usage:
    """What a process has used so far."""
    stat = Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].split()
    memory = int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE
    return Usage((int(stat[11]) + int(stat[12])) / TICKS, memory)


@contextmanager
def running(command: list[str], cwd: Path, environ: Mapping[str, str], seconds: float) -> Iterator[tuple[int, str]]:
    """A server: its process id and the first line it says. It is ended at the end, and killed if it does not go."""
    with subprocess.Popen(command, cwd=cwd, env=dict(environ), stdout=subprocess.PIPE, text=True) as process:
        try:
            yield process.pid, first_line(process, seconds)
        finally:
            end(process)


def end(process: subprocess.Popen[str]) -> None:
    """Ask it to go; after a while, do not ask."""
    process.terminate()
    try:
        process.wait(10)
    except subprocess.TimeoutExpired:
        process.kill()


def first_line(process: subprocess.Popen[str], seconds: float) -> str:
    """What a process says first; an error if it says nothing for so long."""
    assert process.stdout is not None
    end = monotonic() + seconds
    while (left := end - monotonic()) > 0:
        if select.select([process.stdout], [], [], left)[0]:
            line = process.stdout.readline().strip()
            if not line:
                break
            return line
    raise SystemExit(f"bench: {process.args!r} did not start")
