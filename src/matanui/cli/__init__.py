"""The command line. Each command says what it does with --help; bad input is one sentence and exit code 2."""

from __future__ import annotations

import gc
import os
import sys
from pathlib import Path
from typing import Annotated

from cyclopts import App, CycloptsError, Parameter

from matanui import __version__
from matanui.core.errors import UserError

app = App(name="matanui", version=__version__, help="The tabletop games of the island of Mata Nui, rules enforced.")
Game = Annotated[str, Parameter(help="Which game; `matanui games` lists them.")]
Edition = Annotated[str | None, Parameter(help="A printed edition, or `definitive`.")]
Settings = Annotated[
    list[str] | None, Parameter(name="--set", negative=(), help="A switch by hand, as switch=value. Repeat for more.")
]
File = Annotated[Path, Parameter(help="A record, as `matanui play` keeps it.")]
Json = Annotated[bool, Parameter(negative=(), help="For programs.")]
Plain = Annotated[bool, Parameter(negative=(), help="Sentences only: for screen readers and pipes.")]
Lang = Annotated[str | None, Parameter(help="en, nl, de or fr.")]
Seed = Annotated[str | None, Parameter(help="Any text; the same text gives the same dice.")]


@app.command
def play(
    game: Game = "makuta",
    *,
    edition: Edition = None,
    set_: Settings = None,
    seats: str | None = None,
    seed: Seed = None,
    resume: Path | None = None,
    plain: Plain = False,
    lang: Lang = None,
) -> int:
    """Play at this keyboard, alone against bots or hot-seat.

    Example: matanui play makuta --edition de --seats human,greedy,greedy

    Parameters
    ----------
    seats
        Who sits where: human, human:NAME, or a bot (random, greedy), separated by commas.
    resume
        Go on with a saved game.
    """
    from matanui.tui.play import play as play_here

    chosen = seats.split(",") if seats else []
    return play_here(game, edition, set_ or [], chosen, seed, plain, lang, resume)


@app.command
def learn(
    lesson: Annotated[str | None, Parameter(help="Which lesson; without one they are listed.")] = None,
    *,
    resume: Annotated[Path | None, Parameter(help="Go on with a lesson that was kept.")] = None,
    plain: Plain = False,
    lang: Lang = None,
) -> int:
    """Learn a game in ten minutes, at this keyboard: a real game, and a teacher who explains it.

    Example: matanui learn makuta
    """
    from matanui.tui.learn import learn as learn_here

    return learn_here(lesson, plain, lang, resume)


@app.default
@app.command
def serve(
    *,
    host: Annotated[str | None, Parameter(help="Address to listen on; 0.0.0.0 for the whole network.")] = None,
    port: Annotated[int | None, Parameter(help="Port to listen on; 0 for any that is free.")] = None,
    database: Annotated[str | None, Parameter(help="Where tables are kept; an SQLite file unless told.")] = None,
    lang: Lang = None,
) -> int:
    """Run the server, and say which address to open. Also what `matanui` does alone.

    Every setting can come from the environment too: MATANUI_PORT, MATANUI_DATABASE, and the rest in docs/hosting.md.

    Example: matanui serve --host 0.0.0.0 --port 8020
    """
    from matanui.cli.house import serve_here

    return serve_here(host, port, database, lang)


@app.command
def invite(
    game: Game = "makuta",
    *,
    server: Annotated[str, Parameter(help="The server that the table is to be on.")] = "http://127.0.0.1:8020",
    seats: str = "link,link",
    edition: Edition = None,
    set_: Settings = None,
    pace: str = "relaxed",
    listed: Annotated[bool, Parameter(negative=(), help="Show the table in the server's lobby.")] = False,
    window: float | None = None,
    json: Json = False,
    lang: Lang = None,
) -> int:
    """Make a table on a server, and print the link that invites your friends.

    Example: matanui invite makuta --seats link,link,link,link,greedy,greedy

    Parameters
    ----------
    seats
        Who sits where, separated by commas: link (whoever has the link), open (anybody), or a bot (random, greedy).
    pace
        relaxed (no clock), live (ten minutes for each player), or days (three for each answer).
    window
        Seconds, 0 to 5, until a card counts as unanswered, however quickly all have passed: so haste tells nothing.
    """
    from matanui.tui.remote.invite import invite as invite_there

    return invite_there(game, server, seats.split(","), edition, set_ or [], pace, listed, window, json, lang)


@app.command
def join(
    link: Annotated[str, Parameter(help="The link of a table, http://host/t/TABLE#INVITE.")],
    *,
    name: Annotated[str | None, Parameter(help="What the others call you.")] = None,
    seat: Annotated[int | None, Parameter(help="A certain seat; the first is 1.")] = None,
    watch: Annotated[bool, Parameter(negative=(), help="Only look on.")] = False,
    phrase: Annotated[str | None, Parameter(help="Get a seat back with its phrase.")] = None,
    plain: Plain = False,
    lang: Lang = None,
) -> int:
    """Play at a table of a server. The same command again comes back to the same seat.

    Example: matanui join "http://127.0.0.1:8020/t/TABLE#INVITE" --name Anna
    """
    from matanui.tui.remote.join import join as join_there

    return join_there(link, name, seat, watch, phrase, plain, lang)


@app.command
def games(game: str | None = None, *, json: Json = False, lang: Lang = None) -> int:
    """List the games, their editions, and every switch with its values and source.

    Example: matanui games makuta --json

    Parameters
    ----------
    game
        Only this one.
    """
    from matanui.cli.catalogue import show

    return show(game, json, lang)


@app.command
def simulate(
    game: Game = "makuta",
    *,
    edition: Edition = None,
    set_: Settings = None,
    players: int = 4,
    bots: str = "greedy",
    games: int = 100,
    seed: Seed = "0",
    workers: int | None = None,
    json: Json = False,
    lang: Lang = None,
) -> int:
    """Let bots play many games and count. The same seed gives the same digest, whatever the number of workers.

    Example: matanui simulate makuta --edition de --players 4 --games 200 --seed 7 --json

    Parameters
    ----------
    players
        How many seats.
    bots
        One bot for all seats, or one for each, separated by commas.
    games
        How many games.
    workers
        How many processes; all cores unless told.
    """
    from matanui.cli.series import run

    cores = os.cpu_count() or 1 if workers is None else workers
    return run(game, edition, set_ or [], players, bots.split(","), games, seed or "0", cores, json, lang)


@app.command
def replay(file: File, *, at: int | None = None, plain: Plain = False, lang: Lang = None) -> int:
    """Watch a recorded game, event by event.

    Example: matanui replay game.json --at 120

    Parameters
    ----------
    at
        Only the table after this many answers.
    """
    from matanui.tui.replay import watch

    return watch(file, at, plain, lang)


@app.command
def verify(file: File, *, json: Json = False, lang: Lang = None) -> int:
    """Prove a recorded game: every die from its seed, every state from its log.

    Example: matanui verify game.json
    """
    from matanui.cli.proof import prove

    return prove(file, json, lang)


deck = App(name="deck", help="Decks for two players of Bohrok Swarm.")
app.command(deck)


@deck.command(name="check")
def check_deck(
    file: Annotated[Path, Parameter(help="A deck as a TOML file.")],
    *,
    set_: Settings = None,
    json: Json = False,
    lang: Lang = None,
) -> int:
    """Say whether a deck keeps the rules of deck construction, or name every breach.

    Example: matanui deck check deck.toml --set rahi=true
    """
    from matanui.cli.cards.deck import inspect

    return inspect(file, set_ or [], json, lang)


def main() -> None:
    """Run a command; bad input is one sentence on stderr and exit code 2."""
    gc.set_threshold(
        50_000
    )  # what is loaded is no garbage: to look through it again and again took a quarter of the start
    try:
        sys.exit(app(exit_on_error=False, print_error=True))
    except CycloptsError:
        sys.exit(2)
    except UserError as wrong:
        print(f"matanui: {wrong}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
