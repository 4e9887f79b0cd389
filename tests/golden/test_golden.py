"""Recorded games: all prove themselves, and between them they show everything the game has."""

from __future__ import annotations

from pathlib import Path

import pytest

from matanui.core.verify import verify
from matanui.games.catalogue import game_named
from matanui.host.files import load
from tests import golden_cards, golden_cover

MAKUTA = sorted(Path(__file__).parent.glob("makuta-*.json"))
CARDS = sorted(Path(__file__).parent.glob("cards-*.json"))


@pytest.mark.parametrize("path", MAKUTA + CARDS, ids=lambda path: str(path.stem))
def test_a_recorded_game_proves_itself(path: Path) -> None:
    record = load(path)
    game = game_named(record.game)
    assert game.standing(verify(record, game).state).over


def test_everything_of_the_board_game_has_been_seen() -> None:
    """Every prompt, event, counter, tile, lock, ending and edition; both positions of every switch, each at work."""
    missing = golden_cover.wanted()
    for path in MAKUTA:
        missing -= golden_cover.shown(load(path), missing)
    assert not missing


def test_every_card_has_been_at_work() -> None:
    """Every card of every deck of all three card games, every prompt and event, and every value of every switch."""
    missing = golden_cards.wanted()
    for path in CARDS:
        missing -= golden_cards.shown(load(path), missing)
    assert not missing
