"""Settings: from the environment, from the command line, and in the hosting guide."""

from __future__ import annotations

from pathlib import Path

import pytest

from matanui.core.errors import UserError
from matanui.server.settings import Settings, settings_from

GUIDE = Path(__file__).parents[2] / "docs" / "hosting.md"


@pytest.mark.parametrize("name", Settings.__struct_fields__)
def test_the_guide_knows_every_setting(name: str) -> None:
    assert f"`MATANUI_{name.upper()}`" in GUIDE.read_text()


def test_the_command_line_wins_over_the_environment() -> None:
    found = settings_from({"MATANUI_PORT": "9000", "MATANUI_IDLE": "7.5"}, port=9001, host=None)
    assert (found.port, found.idle, found.host) == (9001, 7.5, "127.0.0.1")


def test_a_setting_that_makes_no_sense_is_named() -> None:
    with pytest.raises(UserError, match="port"):
        settings_from({"MATANUI_PORT": "many"})
