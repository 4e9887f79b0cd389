"""`matanui play`: a new game or a kept one, at this keyboard."""

from __future__ import annotations

import os
import secrets
from pathlib import Path
from typing import Final

from matanui.core import record as records
from matanui.core.chance import seed_of
from matanui.core.errors import UserError
from matanui.core.game import AnyGame
from matanui.core.record import Record
from matanui.desk.desks import desk_for
from matanui.desk.marks import FAINT
from matanui.desk.page import Page
from matanui.desk.speech import Speech
from matanui.games.catalogue import game_named
from matanui.host.table import Table, new_record
from matanui.i18n.words import language_of
from matanui.tui.keeping import fresh_path
from matanui.tui.screen import Screen, make_screen
from matanui.tui.seating import ask_seats, bots_of, players_of, usual
from matanui.tui.session import Session

INTERRUPTED: Final = 130


def play(
    game_id: str,
    edition: str | None,
    settings: list[str],
    seats: list[str],
    seed: str | None,
    plain: bool,
    lang: str | None,
    resume: Path | None,
    screen: Screen | None = None,
) -> int:
    """Play to the end, or until somebody stops; the game is kept either way."""
    speech = Speech(language_of(lang, os.environ))
    screen = screen or make_screen(plain)
    try:
        if resume is not None:
            record, path = load(resume), resume
        else:
            record, path = begin(game_id, edition, settings, seats, seed, screen, speech), fresh_path(Path())
    except (KeyboardInterrupt, EOFError):
        screen.write("")
        return INTERRUPTED
    return sit_down(record, path, screen, speech)


def begin(
    game_id: str,
    edition: str | None,
    settings: list[str],
    seats: list[str],
    seed: str | None,
    screen: Screen,
    speech: Speech,
) -> Record:
    """The record of a new game. Who plays is asked if nobody said so and somebody can answer."""
    game: AnyGame = game_named(game_id)
    rules = game.rules(edition, settings)
    chosen = seats or (ask_seats(screen, game, speech) if screen.live else usual(game))
    players = players_of(chosen, game, speech)
    number = seed_of(seed) if seed is not None else secrets.token_bytes(32)
    return new_record(game, edition or game.default_edition, rules, players, number)


def load(path: Path) -> Record:
    """A kept game from its file."""
    try:
        record = records.read(path.read_bytes(), str(path))
    except OSError as wrong:
        raise UserError(f"{path}: {wrong.strerror or wrong}") from None
    game_named(record.game).rules(record.edition)  # refuses a game or an edition that we do not have
    return record


def sit_down(record: Record, path: Path, screen: Screen, speech: Speech) -> int:
    """Play a record on from where it is."""
    table = Table(game_named(record.game), record, bots_of(record))
    page = Page(speech, screen.plain, screen.width, [player.name for player in record.players])
    session = Session(table, screen, desk_for(record.game, page), path)
    screen.write(page.line("kept-in", FAINT, file=str(path)), page.line("start-hint", FAINT), "")
    interrupted = False
    try:
        finished = session.run()
    except KeyboardInterrupt:
        finished, interrupted = False, True
    except Exception:
        say_goodbye(session, False)  # a fault of ours: the game is kept all the same
        raise
    say_goodbye(session, finished)
    return INTERRUPTED if interrupted else 0


def say_goodbye(session: Session, finished: bool) -> None:
    """How the game ended, or how to go on with it."""
    page, screen = session.page, session.screen
    if finished:
        screen.write(*session.rest_of_news(), *session.last_words())
        screen.write(page.line("end-record", file=str(session.path)), page.line("end-verify", file=str(session.path)))
    else:
        screen.write("", page.line("resume-hint"), page.line("resume-command", file=str(session.path)))
