"""The bots by name. A bot may be one for all games, or a different one for each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from matanui.bots.bot import Bot
from matanui.bots.cards.greedy import GreedyCards
from matanui.bots.makuta.greedy import GreedyMakuta
from matanui.bots.random import RandomBot
from matanui.core.errors import one_of

EVERY_GAME: Final = "*"
BOTS: Final[dict[str, dict[str, Callable[[], Bot]]]] = {
    "random": {EVERY_GAME: RandomBot},
    "greedy": {
        "makuta": GreedyMakuta,
        **dict.fromkeys(("masks", "bohrok", "rshl"), GreedyCards),
        EVERY_GAME: RandomBot,  # a game that brings no bot of its own
    },
}


def make_bot(name: str, game_id: str) -> Bot:
    """A bot for one seat of one game."""
    if name not in BOTS:
        raise one_of("bot", name, sorted(BOTS))
    made = BOTS[name].get(game_id) or BOTS[name].get(EVERY_GAME)
    if made is None:
        raise one_of(
            f"bot for {game_id}", name, [n for n, games in BOTS.items() if EVERY_GAME in games or game_id in games]
        )
    return made()
