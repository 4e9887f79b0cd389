"""Other engines in the same loop as ours: python -m bench._peers NAME (in bench/.venv-peers), seconds on stdin."""

from __future__ import annotations

import json
import random
import sys
import warnings
from collections.abc import Callable
from importlib import import_module
from typing import Any

from bench._loop import Tally, serve

CATAN_TURNS = 1000  # catanatron's own limit for random players

Play = Callable[[int, Tally], None]


def count(tally: Tally, size: int) -> None:
    """A player decides among this many options."""
    tally.decisions += 1
    tally.options += size
    tally.forced += size == 1


def backgammon() -> Play:
    """OpenSpiel's backgammon: C++ rules, driven from Python."""
    game = import_module("pyspiel").load_game("backgammon")

    def play(n: int, tally: Tally) -> None:
        state, chosen = game.new_initial_state(), random.Random(n).random
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(drawn(state.chance_outcomes(), chosen()))
            else:
                legal = state.legal_actions()
                count(tally, len(legal))
                state.apply_action(legal[int(chosen() * len(legal))])

    return play


def drawn(outcomes: list[tuple[int, float]], at: float) -> int:
    """The outcome whose share of the unit interval holds `at`."""
    for outcome, share in outcomes:
        at -= share
        if at < 0:
            return outcome
    return outcomes[-1][0]


def chess() -> Play:
    """python-chess: mate, stalemate, fifty moves or too few pieces end a game."""
    new_board = import_module("chess").Board

    def play(n: int, tally: Tally) -> None:
        board, chosen = new_board(), random.Random(n).random
        while board.halfmove_clock < 100 and not board.is_insufficient_material():
            legal = list(board.legal_moves)
            if not legal:
                break
            count(tally, len(legal))
            board.push(legal[int(chosen() * len(legal))])

    return play


def catanatron() -> Play:
    """Settlers of Catan as catanatron plays it, with four players."""
    package = import_module("catanatron")
    colors = [package.Color.RED, package.Color.BLUE, package.Color.WHITE, package.Color.ORANGE]

    def play(n: int, tally: Tally) -> None:
        game, chosen = package.Game([package.RandomPlayer(c) for c in colors], seed=n + 1), random.Random(n).random

        def decide(player: Any, game: Any, legal: list[Any]) -> Any:
            count(tally, len(legal))
            return legal[int(chosen() * len(legal))]

        while game.winning_color() is None and game.state.num_turns < CATAN_TURNS:
            game.play_tick(decide_fn=decide)

    return play


PEERS = {"backgammon": backgammon, "python-chess": chess, "catanatron": catanatron}


def main() -> None:
    """Print one line of JSON."""
    warnings.filterwarnings("ignore")
    print(json.dumps(serve(PEERS[sys.argv[1]](), sys.stdin)))


if __name__ == "__main__":
    main()
