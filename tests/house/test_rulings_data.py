"""The rulings that the compendium shows are those of docs/rules, and nobody writes them twice."""

from __future__ import annotations

from tools.rulings import TARGET, text


def test_the_data_is_current() -> None:
    assert TARGET.read_text("utf-8") == text(), "run python -m tools.rulings"
