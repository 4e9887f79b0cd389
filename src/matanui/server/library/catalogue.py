"""Games, editions and switches for whoever makes a table, as ids and messages."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

from matanui.bots.registry import BOTS, EVERY_GAME
from matanui.core.game import AnyGame
from matanui.core.message import Message
from matanui.core.switches import Switch, Value, choices_of
from matanui.games.catalogue import GAMES


class SwitchInfo(Struct, frozen=True):
    """A switch: what it decides, its values with what they mean, its source, its value in each edition and what that
    means. Without values it is a number."""

    name: str
    say: Message
    values: list[Value]
    meanings: list[Message]
    source: str
    editions: dict[str, Value]
    says: dict[str, Message]


class EditionInfo(Struct, frozen=True):
    """An edition and its character."""

    name: str
    say: Message


class GameInfo(Struct, frozen=True):
    """A game of the house."""

    id: str
    say: Message
    least: int
    most: int
    default_edition: str
    editions: list[EditionInfo]
    switches: list[SwitchInfo]
    bots: list[str]


@cache
def games() -> list[GameInfo]:
    """All games."""
    return [game_info(game) for game in GAMES.values()]


def game_info(game: AnyGame) -> GameInfo:
    """One game."""
    rules = type(game.editions[game.default_edition])
    return GameInfo(
        id=game.id,
        say=Message(f"game-{game.id}"),
        least=game.least,
        most=game.most,
        default_edition=game.default_edition,
        editions=[EditionInfo(name, game.voice.edition(name)) for name in game.editions],
        switches=[switch_info(game, switch) for switch in choices_of(rules)],
        bots=[name for name, made in BOTS.items() if EVERY_GAME in made or game.id in made],
    )


def switch_info(game: AnyGame, switch: Switch) -> SwitchInfo:
    """One switch."""
    return SwitchInfo(
        name=switch.name,
        say=game.voice.switch(switch.name),
        values=switch.values,
        meanings=[game.voice.switch_value(switch.name, value) for value in switch.values],
        source=switch.source,
        editions={name: getattr(rules, switch.name) for name, rules in game.editions.items()},
        says={
            name: game.voice.switch_value(switch.name, getattr(rules, switch.name))
            for name, rules in game.editions.items()
        },
    )
