"""Quest for the Masks."""

from __future__ import annotations

from typing import Final

from matanui.games.cards.game import CardGame, card_game

GAME: Final[CardGame] = card_game("masks")
