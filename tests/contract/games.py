"""Every game that is to keep the contract: our own, and Pebbles, which comes from another package."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from matanui.core.chance import Dice, seed_of
from matanui.core.flow import CHANCE, Match
from matanui.core.game import AnyGame
from matanui.games.catalogue import GAMES

TOY: Final = Path(__file__).parents[1] / "toy"
if str(TOY) not in sys.path:
    sys.path.append(str(TOY))

PEBBLES: Final[AnyGame] = import_module("matanui_toy").GAME
ALL: Final[dict[str, AnyGame]] = GAMES | {PEBBLES.id: PEBBLES}


def positions(game: AnyGame, seed: int, most: int = 400) -> Iterator[Match[Any]]:
    """A game at random, before every answer and at its end."""
    rng, dice = random.Random(seed), Dice(seed_of(f"contract {seed}"))
    match = game.start(game.rules(), rng.randint(game.least, min(game.most, 4)))
    for _ in range(most):
        yield match
        ask = match.pending
        if ask is None:
            return
        match.play(dice.answer(ask) if ask.seat == CHANCE else rng.choice(ask.options))
