"""`matanui games`: games, editions, and every switch with its values, its source and its value in each edition."""

from __future__ import annotations

import os
from typing import Any

import msgspec
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from matanui.core.game import AnyGame
from matanui.core.switches import Switch, choices_of
from matanui.games.catalogue import GAMES, game_named
from matanui.i18n.words import Words, language_of


def show(game: str | None, json: bool, lang: str | None) -> int:
    """Print the catalogue for people or for programs."""
    say = Words(language_of(lang, os.environ))
    chosen = [game_named(game)] if game else list(GAMES.values())
    if json:
        print(msgspec.json.format(msgspec.json.encode([described(g, say) for g in chosen])).decode())
        return 0
    for g in chosen:
        print_game(g, say)
    return 0


def switches(game: AnyGame) -> list[Switch]:
    """The switches of a game that one can choose, in the order of its rules."""
    return choices_of(type(game.editions[game.default_edition]))


def described(game: AnyGame, say: Words) -> dict[str, Any]:
    """A game as plain data."""
    return {
        "id": game.id,
        "players": [game.least, game.most],
        "editions": list(game.editions),
        "default_edition": game.default_edition,
        "switches": [
            {
                "name": switch.name,
                "about": say.say(game.voice.switch(switch.name)),
                "values": switch.values,
                "source": switch.source,
                "editions": {name: getattr(rules, switch.name) for name, rules in game.editions.items()},
            }
            for switch in switches(game)
        ],
    }


def print_game(game: AnyGame, say: Words) -> None:
    """A game as a table: switches down, editions across."""
    console = Console()
    console.print(say.say(f"game-{game.id}"), style="bold")
    console.print(say.say("ui-games-players", least=game.least, most=game.most))
    table = Table(show_lines=False, header_style="bold")
    table.add_column(say.say("ui-games-switch"), no_wrap=True)
    for name in game.editions:
        table.add_column(f"{name} *" if name == game.default_edition else name)
    table.add_column(say.say("ui-games-source"))
    for switch in switches(game):
        values = [str(getattr(rules, switch.name)).lower() for rules in game.editions.values()]
        table.add_row(switch.name, *values, escape(switch.source))
    console.print(table)
    console.print(say.say("ui-games-hint", game=game.id, edition=game.default_edition))
