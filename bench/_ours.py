"""Our games, four players each, measured in this process: `python -m bench._ours NAME`, seconds on stdin, then JSON."""

from __future__ import annotations

import json
import random
import sys
from importlib import import_module
from typing import Any, Final

from bench._loop import Tally, each, serve
from matanui.core import flow
from matanui.core.chance import Dice, seed_of
from matanui.core.flow import CHANCE, Match
from matanui.core.game import AnyGame

PLAYERS: Final = 4
SAMPLED_GAMES: Final = 12
FAR: Final = 30  # decisions of a roll-out
SECONDS: Final = 1.0  # for forks and views, and again for roll-outs
TABLES: Final[dict[str, tuple[str, str | None, list[str], int]]] = {  # home, edition, switches, decisions for a sample
    "makuta": ("matanui.games.makuta.game", "definitive", [], 40),
    "masks": ("matanui.games.cards.masks.game", None, ["might=true", "rahi=true"], 120),
}


class Table:
    """One of our games as it is measured."""

    def __init__(self, name: str) -> None:
        home, edition, switches, self.every = TABLES[name]
        self.game: AnyGame = import_module(home).GAME
        self.rules = self.game.rules(edition, switches)

    def start(self) -> Match[Any]:
        """A new match."""
        return self.game.start(self.rules, PLAYERS)

    def play(self, n: int, tally: Tally) -> None:
        """One random game."""
        match = self.start()
        dice = Dice(seed_of(f"bench {n}"))
        chosen = random.Random(n).random
        while (ask := match.pending) is not None:
            if ask.seat == CHANCE:
                match.play(dice.answer(ask))
                continue
            size = len(ask.options)
            tally.decisions += 1
            tally.options += size
            tally.forced += size == 1
            match.play(ask.options[int(chosen() * size)])

    def positions(self) -> list[Match[Any]]:
        """Positions from all stages of some games, each before a player's decision."""
        out: list[Match[Any]] = []
        for n in range(SAMPLED_GAMES):
            match = self.start()
            dice, rng, count = Dice(seed_of(f"sample {n}")), random.Random(n), 0
            while (ask := match.pending) is not None:
                if ask.seat != CHANCE:
                    count += 1
                    if count % self.every == 0:
                        out.append(match.fork())
                match.play(dice.answer(ask) if ask.seat == CHANCE else rng.choice(ask.options))
        return out


class Forks:
    """What a search does with positions: fork them, look at them, play on from them."""

    def __init__(self, table: Table) -> None:
        self.game = table.game
        self.sample = table.positions()
        self.prepare(0)

    def prepare(self, n: int) -> None:
        """Dice and choices of the roll-outs to come."""
        self.dice = Dice(seed_of(f"roll-outs {n}"))
        self.chosen = random.Random(n).random

    def fork(self, n: int) -> None:
        """A fork alone."""
        self.sample[n].fork()

    def roll_out(self, n: int) -> None:
        """A fork played on for thirty decisions, told to nobody."""
        self._play_on(self.sample[n].fork())

    def roll_out_aloud(self, n: int) -> None:
        """The same with somebody listening."""
        match = self.sample[n].fork()
        match.state.told = []
        self._play_on(match)

    def view(self, n: int) -> None:
        """What the player who is asked sees."""
        match = self.sample[n]
        assert match.pending is not None
        self.game.view(match.state, match.pending.seat, match.pending)

    def _play_on(self, match: Match[Any]) -> None:
        left = FAR
        while left and (ask := match.pending) is not None:
            if ask.seat == CHANCE:
                match.play(self.dice.answer(ask))
            else:
                left -= 1
                match.play(ask.options[int(self.chosen() * len(ask.options))])


def main() -> None:
    """Play as long as asked, then measure what a search does, and print one line of JSON."""
    table = Table(sys.argv[1])
    found: dict[str, float | str] = dict(serve(table.play, sys.stdin))
    forks = Forks(table)
    size = len(forks.sample)
    found |= each({"fork_us": forks.fork, "view_us": forks.view}, size, SECONDS, forks.prepare)
    roll_outs = {"fork_30_us": forks.roll_out, "fork_30_aloud_us": forks.roll_out_aloud}
    found |= each(roll_outs, size, SECONDS, forks.prepare)
    found["build"] = "pure" if flow.__file__.endswith(".py") else "compiled"
    print(json.dumps(found))


if __name__ == "__main__":
    main()
