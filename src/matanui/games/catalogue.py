"""All games by their id. They are found by entry points, so another package can bring one."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from matanui.core.errors import one_of
from matanui.core.game import AnyGame, Game

GROUP: Final = "matanui.games"
FIRST: Final = ("makuta", "masks", "bohrok", "rshl")  # the order in which people see them; others come after, by name


def found() -> Iterator[AnyGame]:
    """Every game that is installed."""
    places = {name: n for n, name in enumerate(FIRST)}
    for point in sorted(entry_points(group=GROUP), key=lambda one: (places.get(one.name, len(FIRST)), one.name)):
        game = loaded(point)
        if game is not None:
            yield game


def loaded(point: EntryPoint) -> AnyGame | None:
    """The game of an entry point. A package that is broken brings no game, and stops no other one."""
    try:
        game = point.load()
    except Exception as wrong:
        warnings.warn(f"{point.value} brings no game: {type(wrong).__name__}: {wrong}", stacklevel=2)
        return None
    if isinstance(game, Game) and game.id == point.name:
        return game
    warnings.warn(f"{point.value} brings no game: it is not a Game whose id is {point.name!r}", stacklevel=2)
    return None


GAMES: Final[dict[str, AnyGame]] = {game.id: game for game in found()}


def game_named(name: str) -> AnyGame:
    """A game, or a sentence that lists them."""
    if name not in GAMES:
        raise one_of("game", name, list(GAMES))
    return GAMES[name]
