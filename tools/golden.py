"""Record the golden games anew: bots play until everything in tests/golden_cover.py has been seen.

    .venv/bin/python -m tools.golden

Only after rules changed on purpose. Look at the diff: games that did not change stay as they are.
"""

from __future__ import annotations

import random
import sys
from dataclasses import replace
from pathlib import Path

from matanui.bots.bot import Bot
from matanui.bots.makuta.greedy import GreedyMakuta
from matanui.bots.registry import make_bot
from matanui.core.chance import Stream, seed_of
from matanui.core.record import Player, Record, write
from matanui.games.makuta.explore import PLACE
from matanui.games.makuta.game import GAME
from matanui.games.makuta.rules import EDITIONS, Rules
from matanui.games.makuta.temple import EXILE
from matanui.games.makuta.view import View
from matanui.host.table import Table, new_record
from tests.golden_cover import shown, wanted
from tests.makuta.mixed import mixed_rules

FOLDER = Path(__file__).parents[1] / "tests/golden"
MOST_ROWS = 1500
MOST_GAMES = 3000


class Crank(GreedyMakuta):
    """Greedy, but lays tiles so that as few gates stay open as possible, and leaves a loser where he stands."""

    def choose(self, view: View, luck: Stream) -> int:
        asked = view.question
        if asked is not None and asked.prompt is PLACE:
            return min(asked.options, key=lambda spot: len(view.island.lay(spot // 6, view.drawn, spot % 6).open))
        if asked is not None and asked.prompt is EXILE and view.seats[view.turn].at in asked.options:
            return view.seats[view.turn].at
        return super().choose(view, luck)


def recorded(edition: str, rules: Rules, bots: list[str], seed: str) -> Record:
    """A whole game between bots."""
    players = [Player(f"{bot} {n + 1}", "" if bot == "crank" else bot) for n, bot in enumerate(bots)]
    start = new_record(GAME, edition, rules, players, seed_of(seed))
    seats: dict[int, Bot] = {n: Crank() if bot == "crank" else make_bot(bot, GAME.id) for n, bot in enumerate(bots)}
    table = Table(GAME, start, seats)
    table.advance()
    return table.record


def candidate(n: int) -> Record:
    """The n-th game: first one of each edition with a growing table, then mixed switches."""
    rng = random.Random(n)
    if n < len(EDITIONS):
        edition = list(EDITIONS)[n]
        return recorded(edition, EDITIONS[edition], ["greedy"] * (2 + n % 5), f"golden {n}")
    rules = mixed_rules(rng)
    if n % 3 == 0:
        rules = replace(EDITIONS[rng.choice(list(EDITIONS))], no_seal=False, makuta_loss_move="may")
        return recorded("definitive", rules, ["crank"] * rng.randint(2, 6), f"golden {n}")
    bots = [rng.choice(["greedy", "greedy", "random"]) for _ in range(rng.randint(2, 6))]
    return recorded("definitive", rules, bots, f"golden {n}")


def main() -> int:
    """Keep every game that shows something new."""
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("makuta-*.json"):
        old.unlink()
    missing = wanted()
    for n in range(MOST_GAMES):
        if not missing:
            return 0
        game = candidate(n)
        new = shown(game, missing) if len(game.log) <= MOST_ROWS else set()
        if new:
            missing -= new
            (FOLDER / f"makuta-{n:04}.json").write_bytes(write(game))
            left = f": {sorted(missing)}" if len(missing) < 12 else ""
            print(f"game {n}: {len(game.log)} answers, {len(new)} new, {len(missing)} missing{left}", flush=True)
    print(f"never seen: {sorted(missing)}")
    return 1


if __name__ == "__main__":
    sys.exit(main())
