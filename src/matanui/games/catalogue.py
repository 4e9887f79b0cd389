"""All games by their id. They are found by entry points, so another package can bring one."""

from __future__ import annotations

from importlib.metadata import EntryPoint, entry_points
from typing import Final

from matanui.core.errors import UserError, one_of
from matanui.core.game import AnyGame, Game

GROUP: Final = "matanui.games"
FIRST: Final = ("makuta", "masks", "bohrok", "rshl")  # the order in which people see them; others come after, by name


def found() -> dict[str, AnyGame]:
    """Every game that is installed."""
    places = {name: n for n, name in enumerate(FIRST)}
    points = sorted(entry_points(group=GROUP), key=lambda one: (places.get(one.name, len(FIRST)), one.name))
    return {point.name: loaded(point) for point in points}


def loaded(point: EntryPoint) -> AnyGame:
    """The game of an entry point, or a sentence that names the package it does not come from."""
    game = point.load()
    if not isinstance(game, Game) or game.id != point.name:
        raise UserError(f"entry point {GROUP}: {point.name} = {point.value!r} is not a game with this id")
    return game


GAMES: Final[dict[str, AnyGame]] = found()


def game_named(name: str) -> AnyGame:
    """A game, or a sentence that lists them."""
    if name not in GAMES:
        raise one_of("game", name, list(GAMES))
    return GAMES[name]
