"""Every game with every set of expansions and every number of players, played by bots: who wins, how long, how often
nobody does.

    .venv/bin/python -m tools.matrix [--games N] [--seed S] [--workers W] [--only GAME] [--json]

Exits with 1 if more than one game in a hundred of any combination ends without a winner, or if one worker and two do
not play the very same games.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from itertools import product

import msgspec
from msgspec import Struct

from matanui.core.chance import seed_of
from matanui.games.catalogue import game_named
from matanui.lab.simulate import Report, Spec, simulate

SWITCHES = {"masks": ("might", "rahi", "short"), "bohrok": ("might", "rahi", "short"), "rshl": ("rahi", "short")}
PLAYERS = range(2, 7)
MOST_STALEMATES = 0.01
SAMPLE = 10  # games that are played again with one worker and with two
EVERY = 7  # one combination in so many is such a sample


class Row(Struct, frozen=True):
    """One combination and what came of it."""

    game: str
    edition: str
    settings: list[str]
    players: int
    games: int
    winners: list[int]  # wins of each seat
    stalemates: float  # per cent
    rounds: int  # median
    questions: float  # for each turn
    digest: str


def combinations(only: str | None) -> Iterator[tuple[str, str, list[str], int]]:
    """Game, edition, switches thrown, players."""
    for edition, players in product(game_named("makuta").editions, PLAYERS):
        if only in (None, "makuta"):
            yield "makuta", edition, [], players
    for game, switches in SWITCHES.items():
        for values in product((False, True), repeat=len(switches)):
            for players in PLAYERS:
                if only in (None, game):
                    thrown = [f"{name}=true" for name, on in zip(switches, values, strict=True) if on]
                    yield game, game_named(game).default_edition, thrown, players


def row_of(report: Report) -> Row:
    return Row(
        game=report.game,
        edition=report.edition,
        settings=report.settings,
        players=len(report.bots),
        games=report.games,
        winners=[share.wins for share in report.seats],
        stalemates=round(100 * report.stalemates / report.games, 1),
        rounds=report.rounds_median,
        questions=report.questions_per_turn,
        digest=report.digest,
    )


def same_games(spec: Spec) -> bool:
    """Do one worker and two play the same?"""
    short = msgspec.structs.replace(spec, games=min(SAMPLE, spec.games))
    return simulate(short, 1).digest == simulate(short, 2).digest


def line(row: Row) -> str:
    """A row of the table."""
    what = " ".join(name.removesuffix("=true") for name in row.settings) or "–"
    wins = " ".join(map(str, row.winners))
    cells = (row.game, row.edition, what, row.players, row.games, wins, row.stalemates, row.rounds, row.questions)
    return f"| {' | '.join(map(str, cells))} |"


def main() -> int:
    """Play them all; the table goes to the output, how far it is to the error output."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", default="7")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--only", choices=["makuta", *SWITCHES])
    parser.add_argument("--json", action="store_true", help="the rows as JSON")
    args = parser.parse_args()
    wanted, rows, wrong = list(combinations(args.only)), list[Row](), list[str]()
    for n, (game, edition, settings, players) in enumerate(wanted):
        spec = Spec(game, edition, settings, ["greedy"] * players, args.games, seed_of(args.seed))
        rows.append(row_of(simulate(spec, args.workers)))
        print(f"{n + 1} of {len(wanted)}: {line(rows[-1])}", file=sys.stderr, flush=True)
        if rows[-1].stalemates > 100 * MOST_STALEMATES:
            wrong.append(f"too many stalemates: {line(rows[-1])}")
        if n % EVERY == 0 and not same_games(spec):
            wrong.append(f"two workers play otherwise: {line(rows[-1])}")
    if args.json:
        print(msgspec.json.encode(rows).decode())
    else:
        print("| game | edition | with | players | games | wins by seat | stalemates, % | rounds | questions a turn |")
        print("|---|---|---|---|---|---|---|---|---|", *map(line, rows), sep="\n")
    for problem in wrong:
        print(problem, file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
