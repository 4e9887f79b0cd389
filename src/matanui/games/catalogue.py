"""All games of the house by their id."""

from __future__ import annotations

from typing import Final

from matanui.core.errors import one_of
from matanui.core.game import AnyGame
from matanui.games.cards.bohrok.game import GAME as BOHROK
from matanui.games.cards.masks.game import GAME as MASKS
from matanui.games.cards.rshl.game import GAME as RSHL
from matanui.games.makuta.game import GAME as MAKUTA

GAMES: Final[dict[str, AnyGame]] = {game.id: game for game in (MAKUTA, MASKS, BOHROK, RSHL)}


def game_named(name: str) -> AnyGame:
    """A game, or a sentence that lists them."""
    if name not in GAMES:
        raise one_of("game", name, list(GAMES))
    return GAMES[name]
