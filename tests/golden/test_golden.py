"""Recorded games: all prove themselves, and between them they show everything the game has."""

from __future__ import annotations

from pathlib import Path

import pytest

from matanui.core.record import verify
from matanui.games.makuta.game import GAME
from matanui.host.files import load
from tests.golden_cover import shown, wanted

FILES = sorted(Path(__file__).parent.glob("makuta-*.json"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.stem))
def test_a_recorded_game_proves_itself(path: Path) -> None:
    assert GAME.standing(verify(load(path), GAME).state).over


def test_everything_has_been_seen() -> None:
    """Every prompt, event, counter, tile, lock, ending and edition; both positions of every switch, each at work."""
    missing = wanted()
    for path in FILES:
        missing -= shown(load(path), missing)
    assert not missing
