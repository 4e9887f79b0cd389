"""Many games between bots. A game is a pure function of the spec and its number, so workers change nothing."""

from __future__ import annotations

import hashlib
import multiprocessing
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor

from msgspec import Struct

from matanui.bots.registry import make_bot
from matanui.core.chance import Dice, Stream, child
from matanui.core.errors import UserError
from matanui.core.flow import Ask
from matanui.core.questions import id_of
from matanui.games.catalogue import game_named
from matanui.host.driver import next_move
from matanui.lab.stats import percentile, wilson

Progress = Callable[[int], None]
BATCH = 5


class Spec(Struct, frozen=True):
    """What to play: a game, its rules, a bot for each seat, how often, from which seed."""

    game: str
    edition: str | None
    settings: list[str]
    bots: list[str]
    games: int
    seed: bytes


class Outcome(Struct, frozen=True):
    """One game: who won (None is a stalemate), who sat where, how long it was, and a mark of its whole log."""

    winner: int | None
    cast: list[str]
    rounds: int
    decisions: int
    log: bytes


class Share(Struct, frozen=True):
    """How often somebody won, with the 95 % interval of the rate."""

    wins: int
    games: int
    low: float
    high: float


class Report(Struct, frozen=True):
    """What a series showed."""

    game: str
    edition: str
    settings: list[str]
    bots: list[str]
    seed: str
    games: int
    finished: int
    stalemates: int
    rounds_median: int
    rounds_p95: int
    decisions: int
    questions_per_turn: float  # how often somebody is asked in a turn, as a person with no standing order would be
    seats: list[Share]
    cast: dict[str, Share]
    digest: str


def check(spec: Spec) -> None:
    """Say at once what could not be played, before any worker starts."""
    game = game_named(spec.game)
    game.start(game.rules(spec.edition, spec.settings), len(spec.bots))
    for name in spec.bots:
        make_bot(name, spec.game)
    if spec.games < 1:
        raise UserError(f"at least one game can be simulated, not {spec.games}")


def unprepared(ask: Ask) -> int | None:
    """Bots leave no orders."""
    return None


def play_one(spec: Spec, number: int) -> Outcome:
    """The game with this number."""
    game = game_named(spec.game)
    seed = child(spec.seed, f"game {number}")
    bots = [make_bot(name, spec.game) for name in spec.bots]
    match, dice = game.start(game.rules(spec.edition, spec.settings), len(bots)), Dice(seed)
    log = hashlib.blake2b(digest_size=16)
    decisions, seats = 0, range(len(bots))
    while (ask := match.pending) is not None:
        if next_move(ask, seats, unprepared).deed == "roll":
            answer = dice.answer(ask)
        else:
            luck = Stream(seed, f"bot {ask.seat}, decision {decisions}")
            answer = bots[ask.seat].choose(game.view(match.state, ask.seat, ask), luck)
            decisions += 1
        log.update(f"{ask.seat} {ask.prompt.name} {id_of(match.state, ask, answer)};".encode())
        match.play(answer)
    standing = game.standing(match.state)
    return Outcome(standing.winner, game.cast(match.state), standing.rounds, decisions, log.digest())


def play_batch(spec: Spec, first: int, count: int) -> list[Outcome]:
    """Some games in a row, for one worker."""
    return [play_one(spec, number) for number in range(first, first + count)]


def outcomes(spec: Spec, workers: int) -> Iterator[list[Outcome]]:
    """All games in order, batch by batch."""
    batches = [(first, min(BATCH, spec.games - first)) for first in range(0, spec.games, BATCH)]
    if workers <= 1:
        for first, count in batches:
            yield play_batch(spec, first, count)
        return
    with ProcessPoolExecutor(workers, multiprocessing.get_context("spawn")) as pool:
        futures = [pool.submit(play_batch, spec, first, count) for first, count in batches]
        for future in futures:
            yield future.result()


def simulate(spec: Spec, workers: int = 1, progress: Progress | None = None) -> Report:
    """Play them all and count."""
    check(spec)
    played: list[Outcome] = []
    for batch in outcomes(spec, workers):
        played.extend(batch)
        if progress:
            progress(len(played))
    return report(spec, played)


def report(spec: Spec, played: list[Outcome]) -> Report:
    """Count wins by seat and by who was played, and fold all logs into one digest."""
    rounds = [o.rounds for o in played]
    names = sorted({name for o in played for name in o.cast})
    finished = sum(o.winner is not None for o in played)
    return Report(
        game=spec.game,
        edition=spec.edition or game_named(spec.game).default_edition,
        settings=spec.settings,
        bots=spec.bots,
        seed=spec.seed.hex(),
        games=len(played),
        finished=finished,
        stalemates=len(played) - finished,
        rounds_median=percentile(rounds, 0.5),
        rounds_p95=percentile(rounds, 0.95),
        decisions=sum(o.decisions for o in played),
        questions_per_turn=round(sum(o.decisions for o in played) / sum(o.rounds * len(spec.bots) for o in played), 2),
        seats=[share([o.winner == seat for o in played]) for seat in range(len(spec.bots))],
        cast={name: share([won(o, name) for o in played if name in o.cast]) for name in names},
        digest=hashlib.blake2b(b"".join(o.log for o in played), digest_size=16).hexdigest(),
    )


def won(outcome: Outcome, name: str) -> bool:
    """Did the seat that played this one win?"""
    return outcome.winner is not None and outcome.cast[outcome.winner] == name


def share(wins: list[bool]) -> Share:
    """Wins among games, with the interval."""
    low, high = wilson(sum(wins), len(wins))
    return Share(sum(wins), len(wins), round(low, 4), round(high, 4))
