"""The project names no package registry: where packages come from is for each machine to say."""

import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

# In pieces, so that this file does not name them either.
REGISTRIES = re.compile(
    "|".join(
        (
            r"\bpy" + r"pi\.(org|io|python)",
            r"python" + r"hosted\.org",
            r"\bnpm" + r"js\.(org|com)",
            r"\byarn" + r"pkg\.com",
            r"\b(deb|ftp|security|snapshot|archive|httpredir|mirrors?)(\.\w+)?\.debi" + r"an\.(org|net)",
            r"\b(archive|security|ports)\.ubun" + r"tu\.com",
            r"\banacon" + r"da\.org",
        )
    ),
    re.IGNORECASE,
)


def project_files() -> list[Path]:
    """What git tracks, and what it would track next."""
    git = shutil.which("git")
    if git is None or not (ROOT / ".git").exists():
        pytest.skip("not a git checkout")
    command = [git, "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return [path for name in names.split("\0") if name and (path := ROOT / name).is_file()]


def lines(path: Path) -> list[str]:
    """The lines of a text file; none if it is binary."""
    data = path.read_bytes()
    return [] if b"\0" in data else data.decode("utf-8", errors="replace").splitlines()


def resolved(node: object) -> Iterator[str]:
    """Every address a lock file says a package was fetched from."""
    if isinstance(node, dict):
        if isinstance(address := node.get("resolved"), str):
            yield address
        node = list(node.values())
    if isinstance(node, list):
        for child in node:
            yield from resolved(child)


def test_no_registry_host_is_named() -> None:
    named = [
        f"{path.relative_to(ROOT)}:{number}"
        for path in project_files()
        for number, line in enumerate(lines(path), 1)
        if REGISTRIES.search(line)
    ]
    assert named == []


def test_lock_files_hold_no_addresses() -> None:
    locks = [path for path in project_files() if path.name == "package-lock.json"]
    assert [address for path in locks for address in resolved(json.loads(path.read_text()))] == []


@pytest.mark.parametrize(
    "host",
    ["py" + "pi.org", "files.python" + "hosted.org", "registry.npm" + "js.org", "ftp.nl.debi" + "an.org"],
)
def test_hosts_are_recognised(host: str) -> None:
    assert REGISTRIES.search(f"see https://{host}/simple")


def test_addresses_are_found_at_any_depth() -> None:
    assert list(resolved({"packages": {"a": {"resolved": "x"}, "b": [{"resolved": "y"}]}})) == ["x", "y"]
