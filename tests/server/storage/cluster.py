"""A private PostgreSQL from Debian's package, reached through a socket in a folder of its own."""

from __future__ import annotations

import importlib.util
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

USER = "matanui"
QUICK = ("fsync=off", "full_page_writes=off", "listen_addresses=", "max_connections=50")


def programs() -> Path | None:
    """Where the newest PostgreSQL keeps its programs."""
    found = [path.parent for path in Path("/usr/lib/postgresql").glob("*/bin/initdb")]
    return max(found, key=lambda path: int(path.parent.name), default=None)


def missing() -> str:
    """What these tests lack, or nothing."""
    if importlib.util.find_spec("asyncpg") is None:
        return "asyncpg is not installed: pip install 'matanui[postgres]'"
    if programs() is None:
        return "PostgreSQL is not installed: tools/packages.sh, or apt-get install postgresql"
    return ""


@dataclass
class Cluster:
    """A running server."""

    bin: Path
    folder: Path
    who: dict[str, Any]
    numbers: Iterator[int] = field(default_factory=count)
    server: subprocess.Popen[bytes] | None = None

    def run(self, program: str, *words: str) -> None:
        """Run one of PostgreSQL's own programs."""
        how: dict[str, Any] = {"cwd": self.folder, "capture_output": True, "text": True} | self.who
        done = subprocess.run([self.bin / program, *words], check=False, **how)
        assert done.returncode == 0, done.stderr

    def start(self) -> None:
        """Start the server and wait until it answers."""
        words = ["-D", "data", "-k", str(self.folder), *(word for pair in QUICK for word in ("-c", pair))]
        with (self.folder / "log").open("ab") as log:
            self.server = subprocess.Popen(
                [self.bin / "postgres", *words], cwd=self.folder, stdout=log, stderr=log, **self.who
            )
        ready = [str(self.bin / "pg_isready"), "-q", "-h", str(self.folder)]
        for _ in range(600):
            if subprocess.run(ready, check=False).returncode == 0:
                return
            assert self.server.poll() is None, (self.folder / "log").read_text()
            time.sleep(0.05)
        raise AssertionError((self.folder / "log").read_text())

    def stop(self) -> None:
        """Stop the server at once, as if the power failed: nobody needs its data any more, or it must bear that."""
        if self.server is not None:
            self.server.send_signal(signal.SIGQUIT)
            self.server.wait(60)
            self.server = None

    def database(self, like: str = "template1") -> str:
        """The address of a new database, empty or like another one."""
        name = f"test{next(self.numbers)}"
        self.run("createdb", "-h", str(self.folder), "-U", USER, "-T", like, name)
        return self.address(name)

    def address(self, name: str) -> str:
        """Where a database is."""
        return f"postgresql://{USER}@/{name}?host={self.folder}"


@contextmanager
def cluster() -> Iterator[Cluster]:
    """A cluster for as long as it is needed."""
    bin = programs()
    assert bin is not None
    folder = Path(tempfile.mkdtemp(prefix="matanui-pg-"))
    who: dict[str, Any] = {}
    if os.geteuid() == 0:  # initdb refuses to run as root
        user = pwd.getpwnam("postgres")
        os.chown(folder, user.pw_uid, user.pw_gid)
        who = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
    made = Cluster(bin, folder, who)
    try:
        made.run("initdb", "-D", "data", "-A", "trust", "-U", USER, "-E", "UTF8", "--locale=C", "--no-sync")
        made.start()
        yield made
    finally:
        made.stop()
        shutil.rmtree(folder)
