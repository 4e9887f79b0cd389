"""Releases of Pebbles in which a rule is corrected, and games that meet them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

import msgspec

from matanui.core.chance import Stream, seed_of
from matanui.core.flow import CHANCE, Ask, Next, Rulebook
from matanui.core.game import AnyGame
from matanui.core.record import Player, Record, read, write
from matanui.host.table import Table, new_record
from tests.contract.games import PEBBLES

BOOK: Final[Rulebook[Any]] = PEBBLES.book
PASS: Final = -1


def release(revision: int, formerly: dict[str, Callable[..., Next]] | None = None, **steps: Any) -> AnyGame:
    """Pebbles with some steps written anew; None takes one away."""
    book: Rulebook[Any] = Rulebook(BOOK.home, BOOK.copy)
    book.steps = {name: step for name, step in (BOOK.steps | steps).items() if step is not None}
    book.prompts, book.formerly = BOOK.prompts, formerly or {}
    return replace(PEBBLES, revision=revision, book=book)


async def doubled(s: Any, me: int, pebble: int, pips: int, k: int) -> Next:
    """Corrected: a die counts twice."""
    following: Next = await BOOK.steps["stopped"](s, me, pebble, pips, k)
    if (me + k) % len(s.hands) == me:
        s.points[me] += pips
    return following


async def unstoppable(s: Any, me: int, pebble: int, pips: int, k: int) -> Next:
    """Corrected: whoever throws a stone has to have three pebbles."""
    seat = (me + k) % len(s.hands)
    if seat != me and s.hands[seat] and len(s.hands[seat]) < 3:
        await Ask(seat, BOOK.prompts["throw"], [PASS])
        return (("stopped", (me, pebble, pips, k + 1)),)
    then: Next = await BOOK.steps["stopped"](s, me, pebble, pips, k)
    return then


async def in_order(s: Any, me: int) -> Next:
    """Corrected: pebbles are played in the order in which they were drawn."""
    if not s.hands[me]:
        return () if not any(s.hands) else (("turn", ((me + 1) % len(s.hands),)),)
    n = await Ask(me, BOOK.prompts["play"], [0])
    pips = await Ask(CHANCE, BOOK.prompts["roll"], list(range(1, s.rules.sides + 1)))
    s.turn = me
    return (("stopped", (me, s.hands[me].pop(n), pips, 1)),)


FIRST: Final = release(1)
SAME: Final = release(2)  # what was corrected is not met in these games
DOUBLED: Final = release(2, stopped=doubled)
UNSTOPPABLE: Final = release(2, stopped=unstoppable)
IN_ORDER: Final = release(2, turn=in_order)
LATER: Final = {"same": SAME, "doubled": DOUBLED, "unstoppable": UNSTOPPABLE, "in order": IN_ORDER}


def dealt(game: AnyGame, seed: str = "pebbles 1") -> Record:
    """A new game of three."""
    players = [Player(name) for name in ("A", "B", "C")]
    return new_record(game, "beach", game.rules(), players, seed_of(seed), ["one", "two", "three"])


def play(table: Table, answers: int = 10**6) -> Table:
    """Play on until there are so many answers, everybody as if by chance."""
    while table.length < answers and (ask := table.pending) is not None:
        if ask.seat == CHANCE:
            table.step()
        else:
            luck = Stream(table.dice.seed, f"player {ask.seat}, answer {table.length}")
            table.answer(ask.seat, ask.options[luck.below(len(ask.options))])
    return table


def kept(table: Table) -> Record:
    """As the terminal keeps a game in its file."""
    table.record.kept = table.as_part() if table.pending is not None else None
    return again(table.record)


def killed(table: Table) -> Record:
    """All that is left is the log."""
    return again(msgspec.structs.replace(table.record, kept=None))


def again(record: Record) -> Record:
    """Written and read."""
    return read(write(record))
