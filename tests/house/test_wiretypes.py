"""The browser's types are those of the server."""

from __future__ import annotations

from tools.wiretypes import TARGET, text


def test_the_types_are_current() -> None:
    assert TARGET.read_text("utf-8") == text(), "run python -m tools.wiretypes"
