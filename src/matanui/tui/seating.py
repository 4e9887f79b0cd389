"""Who sits where: from the command line, or asked in two short questions."""

from __future__ import annotations

from typing import Final

from matanui.bots.bot import Bot
from matanui.bots.registry import BOTS, EVERY_GAME, make_bot
from matanui.core.errors import UserError
from matanui.core.game import AnyGame
from matanui.core.record import Player, Record
from matanui.desk.desks import welcome
from matanui.desk.speech import Speech
from matanui.tui.screen import Screen

HUMAN: Final = "human"
BEST_FIRST: Final = ("greedy", "random")
LONGEST_NAME: Final = 24


def players_of(seats: list[str], game: AnyGame, speech: Speech) -> list[Player]:
    """`human`, `human:Anna`, `greedy`, `random:Bob` as players, or a sentence on what is wrong."""
    if not game.least <= len(seats) <= game.most:
        raise UserError(speech.ui("err-seats", n=len(seats), least=game.least, most=game.most))
    return [player_of(seat.strip(), n, game, speech) for n, seat in enumerate(seats, 1)]


def player_of(seat: str, n: int, game: AnyGame, speech: Speech) -> Player:
    """One seat. Numbers keep names apart."""
    kind, _, name = seat.partition(":")
    name = "".join(sign for sign in name if sign.isprintable()).strip()[:LONGEST_NAME]
    if kind == HUMAN:
        return Player(name or speech.ui("player", n=n))
    if kind not in BOTS:
        raise UserError(speech.ui("err-seat", seat=kind, names=speech.listed([HUMAN, *sorted(BOTS)])))
    make_bot(kind, game.id)  # refuses a bot that does not play this game
    return Player(name or f"{kind} {n}", kind)


def bots_of(record: Record) -> dict[int, Bot]:
    """The bots of a record by seat."""
    return {n: make_bot(p.bot, record.game) for n, p in enumerate(record.players) if p.bot}


def usual_bot(game: AnyGame) -> str:
    """The best bot that plays this game."""
    return next(name for name in BEST_FIRST if {game.id, EVERY_GAME} & BOTS[name].keys())


def usual(game: AnyGame) -> list[str]:
    """You against three bots."""
    return [HUMAN, *[usual_bot(game)] * 3]


def ask_seats(screen: Screen, game: AnyGame, speech: Speech) -> list[str]:
    """Two short questions; Enter is you against three bots."""
    screen.write(welcome(game.id, speech), "")
    most = ask_number(screen, speech.ui("how-many", least=game.least, most=game.most), game.least, game.most, speech)
    if most is None:
        return usual(game)
    people = ask_number(screen, speech.ui("how-many-people", n=most), 1, most, speech)
    return [HUMAN] * (people or 1) + [usual_bot(game)] * (most - (people or 1))


def ask_number(screen: Screen, prompt: str, least: int, most: int, speech: Speech) -> int | None:
    """A number in this range, or None for Enter."""
    while True:
        line = screen.ask(prompt + " ").strip()
        if not line:
            return None
        if line.isascii() and line.isdigit() and len(line) < 3 and least <= int(line) <= most:
            return int(line)
        screen.write(speech.ui("err-between", least=least, most=most))
