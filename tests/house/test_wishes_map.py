"""docs/wishes.md names the tests that show each answer; here somebody looks whether they are there."""

from __future__ import annotations

import re
from typing import Final

from tests.house.test_security_map import ROOT, TESTS

ROWS: Final = re.findall(r"^\| (\d+) \|.*\|(.*)\|$", (ROOT / "docs/wishes.md").read_text("utf-8"), re.MULTILINE)


def test_every_wish_is_answered() -> None:
    assert [int(number) for number, _ in ROWS] == list(range(1, 26))


def test_every_answer_names_tests_that_exist() -> None:
    for number, tests in ROWS:
        named = re.findall(r"`([^`]+)`", tests)
        assert named, f"wish {number} names no test"
        assert not [name for name in named if name not in TESTS and not (ROOT / name).is_file()], number
