"""`matanui simulate`: many games between bots, with a progress bar where somebody watches."""

from __future__ import annotations

import os
import sys

import msgspec
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from matanui.core.chance import seed_of
from matanui.core.errors import UserError
from matanui.games.catalogue import game_named
from matanui.i18n.words import Words, language_of
from matanui.lab.simulate import Report, Share, Spec, simulate


def run(
    game: str,
    edition: str | None,
    settings: list[str],
    players: int,
    bots: list[str],
    games: int,
    seed: str,
    workers: int,
    json: bool,
    lang: str | None,
) -> int:
    """Simulate and print the report."""
    spec = Spec(game, edition, settings, seats_of(bots, players), games, seed_of(seed))
    say = Words(language_of(lang, os.environ))
    if workers < 1:
        raise UserError(f"at least one worker is needed, not {workers}")
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as bar:
        task = bar.add_task(say.say("ui-series-playing"), total=games)
        result = simulate(spec, workers, lambda n: bar.update(task, completed=n))
    if json:
        print(msgspec.json.format(msgspec.json.encode(result)).decode())
    else:
        print_report(result, say)
    return 0


def seats_of(bots: list[str], players: int) -> list[str]:
    """One bot for all seats, or one for each."""
    if len(bots) not in (1, players):
        raise UserError(f"--bots names {len(bots)} bots for {players} players: name one, or one for each seat")
    return bots * players if len(bots) == 1 else bots


def print_report(report: Report, say: Words) -> None:
    """The numbers for people."""
    console = Console()
    facts = {
        "ui-series-games": f"{report.games} ({report.game}, {', '.join([report.edition, *report.settings])})",
        "ui-series-finished": f"{report.finished} ({report.finished / report.games:.1%})",
        "ui-series-stalemates": str(report.stalemates),
        "ui-series-rounds": f"{report.rounds_median} / {report.rounds_p95}",
        "ui-series-decisions": f"{report.decisions / report.games:.0f}",
        "ui-series-questions": f"{report.questions_per_turn:.1f}",
        "ui-series-digest": report.digest,
    }
    table = Table(show_header=False, box=None)
    for name, value in facts.items():
        table.add_row(say.say(name), value)
    console.print(table)
    wins = Table(say.say("ui-series-who"), say.say("ui-series-wins"), say.say("ui-series-rate"), "95 %")
    for seat, won in enumerate(report.seats):
        wins.add_row(say.say("ui-series-seat", n=seat + 1, bot=report.bots[seat]), *cells(won))
    for name, won in report.cast.items():
        wins.add_row(say.say(game_named(report.game).voice.cast(name)), *cells(won))
    console.print(wins)


def cells(won: Share) -> tuple[str, str, str]:
    """Wins, rate and interval."""
    rate = won.wins / won.games if won.games else 0.0
    return f"{won.wins}/{won.games}", f"{rate:.1%}", f"{won.low:.1%} – {won.high:.1%}"
