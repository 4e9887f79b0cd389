"""The browser client is built when it must be, and only then."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from tools import web

LOCK = web.WEB / "package-lock.json"


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client with one source and one catalogue, built after both."""
    for name, value in (("WEB", "web"), ("STATIC", "static")):
        monkeypatch.setattr(web, name, tmp_path / value)
    monkeypatch.setattr(web, "DATA", (tmp_path / "i18n",))
    for time, name in enumerate(("web/package.json", "web/src/main.ts", "i18n/en/web.ftl", "static/index.html")):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
        os.utime(path, (1000 + time, 1000 + time))
    return tmp_path


def change(path: Path) -> None:
    """Write it after everything else."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch()
    os.utime(path, (2000, 2000))


def test_what_is_built_stays(tree: Path) -> None:
    assert not web.stale()


@pytest.mark.parametrize("name", ["web/src/main.ts", "web/src/art/new.ts", "i18n/en/web.ftl", "web/package-lock.json"])
def test_a_changed_source_is_built_anew(tree: Path, name: str) -> None:
    change(tree / name)
    assert web.stale()


@pytest.mark.parametrize("name", ["web/tests/art.test.ts", "web/node_modules/vite/index.js", "i18n/words.py"])
def test_what_the_client_does_not_hold_changes_nothing(tree: Path, name: str) -> None:
    change(tree / name)
    assert not web.stale()


def test_without_sources_there_is_nothing_to_build(tree: Path) -> None:
    (tree / "static/index.html").unlink()
    assert web.stale()
    (tree / "web/package.json").unlink()
    assert not web.stale()


def test_the_lock_file_serves_every_machine() -> None:
    """A package that only some machines need is easily left out, and `npm ci` then refuses the whole file."""
    lock = json.loads(LOCK.read_text())["packages"]
    named = {name for package in lock.values() for name in package.get("optionalDependencies", {})}
    assert named
    assert {name for name in named if f"node_modules/{name}" not in lock} == set()
    assert [name for name, package in lock.items() if name and not {"version", "integrity"} <= package.keys()] == []
