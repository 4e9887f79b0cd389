"""Ten thousand random games with mixed switches: everything conserved, limits kept, saves exact, secrets kept.

.venv/bin/python -m tests.soak [makuta|cards] [--games N] [--first SEED] [--workers W]
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import random
import sys
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from types import ModuleType

from rich.progress import track

from matanui.core.chance import Dice
from tests.cards import mixed as cards
from tests.cards import twins as card_twins
from tests.makuta import mixed as makuta
from tests.makuta import twins as makuta_twins
from tests.twins import Twins

MIXED: dict[str, ModuleType] = {"makuta": makuta, "cards": cards}
TWINS: dict[str, Callable[..., Twins | None]] = {"makuta": makuta_twins.twins, "cards": card_twins.twins}
BATCH = 20
SEATS = {"makuta": "toa", "cards": "heroes"}
CHECKED = {"makuta": 0.03, "cards": 0.01}  # share of answers before which the costly checks run
COMPARED = 0.1  # share of those at which the game is played on beside one with other hidden things


def soak_one(which: str, seed: int) -> str:
    """Play one game and check it; how it ended."""
    rng, dice, mixed = random.Random(~seed), Dice(seed.to_bytes(32, "little")), MIXED[which]
    for match in mixed.mixed_game(seed):
        if rng.random() < CHECKED[which] or match.pending is None:
            mixed.check_conserved(match.state)
            mixed.check_limits(match.state)
            mixed.check_saving(match)
            mixed.check_secrecy(match, dice)
            if match.pending is not None and rng.random() < COMPARED:
                pair = TWINS[which](match, rng.randrange(len(getattr(match.state, SEATS[which]))), dice)
                if pair is not None:
                    pair.follow(rng)
    mixed.check_end(match.state)
    return "won" if match.state.winner >= 0 else "stalemate"


def soak_batch(which: str, first: int, count: int) -> Counter[str]:
    """Some games in a row; a failing one names its seed."""
    ends: Counter[str] = Counter()
    for seed in range(first, first + count):
        try:
            ends[soak_one(which, seed)] += 1
        except Exception as wrong:
            raise RuntimeError(f"game {seed}: {wrong!r}") from wrong
    return ends


def main() -> int:
    """Run the soak and count the endings."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("which", nargs="?", choices=sorted(MIXED), default="makuta")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args()
    firsts = range(args.first, args.first + args.games, BATCH)
    ends: Counter[str] = Counter()
    with ProcessPoolExecutor(args.workers, multiprocessing.get_context("spawn")) as pool:
        sizes = [min(BATCH, args.first + args.games - first) for first in firsts]
        futures = [pool.submit(soak_batch, args.which, *pair) for pair in zip(firsts, sizes, strict=True)]
        for future in track(futures, "Soaking", disable=not sys.stderr.isatty()):
            ends += future.result()
    print(f"{ends.total()} games, all sound: {ends['won']} won, {ends['stalemate']} stalemates")
    return 0


if __name__ == "__main__":
    sys.exit(main())
