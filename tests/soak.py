"""Ten thousand random games with mixed switches: everything conserved, limits kept, saves exact, secrets kept.

.venv/bin/python -m tests.soak [--games N] [--first SEED] [--workers W]
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import random
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor

from rich.progress import track

from matanui.core.chance import Dice
from tests.makuta.mixed import check_conserved, check_end, check_limits, check_saving, check_secrecy, mixed_game

BATCH = 20
CHECKED = 0.03  # share of answers before which the costly checks run


def soak_one(seed: int) -> str:
    """Play one game and check it; how it ended."""
    rng, dice = random.Random(~seed), Dice(seed.to_bytes(32, "little"))
    for match in mixed_game(seed):
        if rng.random() < CHECKED or match.pending is None:
            check_conserved(match.state)
            check_limits(match.state)
            check_saving(match)
            check_secrecy(match, dice)
    check_end(match.state)
    return "won" if match.state.winner >= 0 else "stalemate"


def soak_batch(first: int, count: int) -> Counter[str]:
    """Some games in a row; a failing one names its seed."""
    ends: Counter[str] = Counter()
    for seed in range(first, first + count):
        try:
            ends[soak_one(seed)] += 1
        except Exception as wrong:
            raise RuntimeError(f"game {seed}: {wrong!r}") from wrong
    return ends


def main() -> int:
    """Run the soak and count the endings."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args()
    firsts = range(args.first, args.first + args.games, BATCH)
    ends: Counter[str] = Counter()
    with ProcessPoolExecutor(args.workers, multiprocessing.get_context("spawn")) as pool:
        futures = [pool.submit(soak_batch, first, min(BATCH, args.first + args.games - first)) for first in firsts]
        for future in track(futures, "Soaking", disable=not sys.stderr.isatty()):
            ends += future.result()
    print(f"{ends.total()} games, all sound: {ends['won']} won, {ends['stalemate']} stalemates")
    return 0


if __name__ == "__main__":
    sys.exit(main())
