"""Quest for Makuta, definitive edition, four players, measured in this process: seconds on stdin, JSON at the end."""

from __future__ import annotations

import json
import random
import sys

from bench._loop import Tally, each, serve
from matanui.core import flow
from matanui.core.chance import Dice, seed_of
from matanui.core.flow import CHANCE, Match
from matanui.games.makuta.game import GAME
from matanui.games.makuta.state import Isle

PLAYERS = 4
RULES = GAME.rules("definitive")
SAMPLED_GAMES = 12
EVERY = 40  # decisions between two positions of the sample
FAR = 30  # decisions of a roll-out
SECONDS = 1.0  # for forks and views, and again for roll-outs


def play(n: int, tally: Tally) -> None:
    """One random game."""
    match = GAME.start(RULES, PLAYERS)
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


def positions() -> list[Match[Isle]]:
    """Positions from all stages of some games, each before a player's decision."""
    out: list[Match[Isle]] = []
    for n in range(SAMPLED_GAMES):
        match = GAME.start(RULES, PLAYERS)
        dice, rng, count = Dice(seed_of(f"sample {n}")), random.Random(n), 0
        while (ask := match.pending) is not None:
            if ask.seat != CHANCE:
                count += 1
                if count % EVERY == 0:
                    out.append(match.fork())
            match.play(dice.answer(ask) if ask.seat == CHANCE else rng.choice(ask.options))
    return out


class Forks:
    """What a search does with positions: fork them, look at them, play on from them."""

    def __init__(self) -> None:
        self.sample = positions()
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
        GAME.view(match.state, match.pending.seat, match.pending)

    def _play_on(self, match: Match[Isle]) -> None:
        left = FAR
        while left and (ask := match.pending) is not None:
            if ask.seat == CHANCE:
                match.play(self.dice.answer(ask))
            else:
                left -= 1
                match.play(ask.options[int(self.chosen() * len(ask.options))])


def main() -> None:
    """Play as long as asked, then measure what a search does, and print one line of JSON."""
    found: dict[str, float | str] = dict(serve(play, sys.stdin))
    forks = Forks()
    size = len(forks.sample)
    found |= each({"fork_us": forks.fork, "view_us": forks.view}, size, SECONDS, forks.prepare)
    roll_outs = {"fork_30_us": forks.roll_out, "fork_30_aloud_us": forks.roll_out_aloud}
    found |= each(roll_outs, size, SECONDS, forks.prepare)
    found["build"] = "pure" if flow.__file__.endswith(".py") else "compiled"
    print(json.dumps(found))


if __name__ == "__main__":
    main()
