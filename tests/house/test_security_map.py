"""docs/security.md names the tests that keep each door shut; here somebody looks whether they are there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
TEXT: Final = (ROOT / "docs/security.md").read_text("utf-8")
TESTS: Final = {
    name
    for path in (ROOT / "tests").rglob("test_*.py")
    for name in re.findall(r"^(?:async )?def (test_\w+)", path.read_text("utf-8"), re.MULTILINE)
}


def test_every_named_test_exists() -> None:
    named = set(re.findall(r"`(test_\w+)`", TEXT))
    assert len(named) > 30
    assert not named - TESTS


def test_every_threat_names_a_test() -> None:
    rows = [line for line in TEXT.splitlines() if line.startswith("| ") and not line.endswith("| tests |")]
    assert len(rows) > 20
    assert not [row for row in rows if "`test_" not in row.split("|")[3]]
