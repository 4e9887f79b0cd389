"""A real server in a process of its own, for tests that kill it."""

from __future__ import annotations

import os
import re
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx2
import msgspec

PATIENCE = 60.0


class Running:
    """One server on one database; it may be killed and started again, at the same address."""

    def __init__(self, folder: Path, first: str = "", **settings: str) -> None:
        self.first = first  # Python that runs before the server
        self.database = folder / "tables.sqlite"
        self.settings = settings
        self.port = "0"
        self.url = ""
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start, and wait until it says where it is."""
        own = {"MATANUI_DATABASE": f"sqlite+aiosqlite:///{self.database}", "MATANUI_PORT": self.port}  # unless told
        env = {**os.environ, **own, **self.settings}
        command = [sys.executable, "-c", f"{self.first}\nfrom matanui.cli import main; main()", "serve", "--lang", "en"]
        self.process = subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        found = re.search(r"http://[\d.]+:(\d+)", self.process.stdout.readline())
        assert found is not None, "the server did not start"
        self.url, self.port = found[0], found[1]

    def kill(self) -> None:
        """As a power cut would."""
        self.stop(signal.SIGKILL)

    def stop(self, how: int = signal.SIGTERM) -> None:
        """End the process and wait for it."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.communicate(timeout=PATIENCE)
            self.process = None

    def post(self, path: str, body: Any) -> Any:
        """A request that makes or changes something."""
        reply = httpx2.post(self.url + path, json=body, timeout=PATIENCE)
        assert reply.status_code < 400, reply.text
        return reply.json()

    def get_bytes(self, path: str) -> bytes:
        """A file from the server."""
        reply = httpx2.get(self.url + path, timeout=PATIENCE)
        assert reply.status_code == 200, reply.text
        return reply.content

    def get(self, path: str) -> Any:
        """Something to look at."""
        return msgspec.json.decode(self.get_bytes(path))

    def wait_for(self, table: str, answers: int) -> None:
        """Until so many answers are on disk, or the game is over."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            with sqlite3.connect(self.database) as file:
                length = file.execute('select count(*) from log where "table" = ?', (table,)).fetchone()[0]
                status = file.execute("select status from tables where id = ?", (table,)).fetchone()[0]
            if length >= answers or status == "over":
                return
            time.sleep(0.02)
        raise AssertionError(f"no {answers} answers at {table}")


@contextmanager
def running(folder: Path, first: str = "", **settings: str) -> Iterator[Running]:
    """A server for the length of a test."""
    server = Running(folder, first, **settings)
    server.start()
    try:
        yield server
    finally:
        server.stop()
