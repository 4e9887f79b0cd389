"""A real server in a process of its own, which can be killed, and people who join it from this one."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

MAIN = "from matanui.cli import main; main()"
LIMITS = {"MATANUI_MOST_TABLES": "1000", "MATANUI_MOST_JOINS": "1000", "MATANUI_LOG": "warning"}


class House:
    """`matanui serve` on this machine."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.address = ""

    def open(self) -> None:
        """Start it, on the same port as before if there was one."""
        database = f"sqlite+aiosqlite:///{self.folder / 'house.sqlite'}"
        environ = os.environ | LIMITS | {"MATANUI_DATABASE": database, "MATANUI_LANG": "en"}
        command = [sys.executable, "-c", MAIN, "serve", "--port", str(self.port)]
        with (self.folder / "house.log").open("a") as log:
            self.process = subprocess.Popen(command, env=environ, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)", said)
        assert found, (said, (self.folder / "house.log").read_text())
        self.address, self.port = found[0], int(found[1])

    def kill(self) -> None:
        """kill -9."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()
        self.process = None


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """A server for this test alone. Records and seats are kept in the test's own folder."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    found = House(tmp_path)
    found.open()
    yield found
    if found.process is not None:
        found.kill()
