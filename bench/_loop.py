"""The loop that every engine is measured in: whole random games, counted per second of this process's CPU time."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterable, Mapping

WARM_UP = 0.3
GROUP = 16


class Tally:
    """What was played. A decision is a player's choice; what chance does is timed, but not counted."""

    __slots__ = ("decisions", "forced", "games", "options")

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.options = 0
        self.forced = 0  # decisions with a single option


def serve(play: Callable[[int, Tally], None], asked: Iterable[str]) -> dict[str, float]:
    """Play game after game in slices: each line of `asked` is a number of seconds. A line on stdout answers each, so
    that several engines can take turns. `play` gets the number of the game."""
    n = run(play, Tally(), 0, WARM_UP)[0]
    print("ready", flush=True)
    tally, total = Tally(), 0.0
    for line in asked:
        n, spent = run(play, tally, n, float(line))
        total += spent
        print("done", flush=True)
    return {
        "decisions_per_second": tally.decisions / total,
        "games_per_second": tally.games / total,
        "options_per_decision": tally.options / tally.decisions,
        "single_option_share": tally.forced / tally.decisions,
        "decisions_per_game": tally.decisions / tally.games,
    }


def run(play: Callable[[int, Tally], None], tally: Tally, n: int, seconds: float) -> tuple[int, float]:
    """Games from number n on until the time is up; the next number and the time spent."""
    begun = time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        play(n, tally)
        tally.games += 1
        n += 1
    return n, spent


def each(
    acts: Mapping[str, Callable[[int], None]], size: int, seconds: float, prepare: Callable[[int], None]
) -> dict[str, float]:
    """Microseconds of CPU time for one call of every act. The acts take turns, each a few calls with numbers below
    `size`; over several passes the best time of each such group counts: what is above it are other processes.
    `prepare`, not timed, comes before each group, so that every pass does the same."""
    groups = range(0, size, GROUP)
    best = {name: dict.fromkeys(groups, math.inf) for name in acts}
    end = time.process_time() + seconds
    while time.process_time() < end:
        for first in groups:
            for name, act in acts.items():
                prepare(first)
                begun = time.process_time()
                for n in range(first, min(first + GROUP, size)):
                    act(n)
                best[name][first] = min(best[name][first], time.process_time() - begun)
    return {name: sum(times.values()) / size * 1e6 for name, times in best.items()}
