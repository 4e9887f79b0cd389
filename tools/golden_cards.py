"""Record the golden card games anew: bots play until everything in tests/golden_cards.py has been seen.

.venv/bin/python -m tools.golden_cards
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

from matanui.bots.registry import make_bot
from matanui.core.chance import seed_of
from matanui.core.record import Player, Record, write
from matanui.games.catalogue import game_named
from matanui.host.table import Table, new_record
from tests.cards.mixed import mixed_table
from tests.golden_cards import shown, wanted

FOLDER = Path(__file__).parents[1] / "tests/golden"
MOST_ROWS = 2500
MOST_GAMES = 4000


def candidate(n: int) -> Record:
    """The n-th game: mixed switches, mostly greedy players."""
    rng = random.Random(n)
    rules, seats = mixed_table(rng)
    bots = [rng.choice(["greedy", "greedy", "random"]) for _ in range(seats)]
    game = game_named(rules.box)
    players = [Player(f"{bot} {k + 1}", bot) for k, bot in enumerate(bots)]
    start = new_record(game, game.default_edition, rules, players, seed_of(f"golden cards {n}"))
    table = Table(game, start, {k: make_bot(bot, game.id) for k, bot in enumerate(bots)})
    while len(table.record.log) <= MOST_ROWS and table.step():
        pass
    return table.record


def main() -> int:
    """Keep every game that shows something new."""
    for old in FOLDER.glob("cards-*.json"):
        old.unlink()
    missing = wanted()
    for n in range(MOST_GAMES):
        if not missing:
            return 0
        game = candidate(n)
        new = shown(game, missing) if len(game.log) <= MOST_ROWS else set()
        if new:
            missing -= new
            (FOLDER / f"cards-{n:04}.json").write_bytes(write(game))
            left = f": {sorted(missing)}" if len(missing) < 25 else ""
            print(f"game {n}: {len(game.log)} answers, {len(new)} new, {len(missing)} missing{left}", flush=True)
    print(f"never seen: {sorted(missing)}")
    return 1


if __name__ == "__main__":
    sys.exit(main())
