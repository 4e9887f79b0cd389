"""Who is asked at the same time. The engine asks one seat after another; where most people pass, everybody whose turn
would come if all before them passed is asked at once, so that nobody waits for the thinking of the others."""

from __future__ import annotations

import hashlib

from msgspec import Struct

from matanui.core.flow import Ask, Match
from matanui.core.questions import id_of, ids_of
from matanui.core.record import mark
from matanui.host.table import Table


class OpenQuestion(Struct, frozen=True):
    """A question to a seat, and the match in which it is asked: the real one, or a copy in which others passed."""

    key: str
    ask: Ask
    match: Match  # type: ignore[type-arg]
    early: bool

    def name(self, option: int) -> str:
        """The id of an option."""
        return id_of(self.match.state, self.ask, option)

    def option(self, name: str) -> int | None:
        """The option with this id, if it is on offer."""
        return ids_of(self.match.state, self.ask).get(name)


def key_of(table: Table, seat: int, n: int, before: str) -> str:
    """A name for a question that says nothing about the state, and is the same after a restart."""
    text = f"{n}/{seat}/{before}".encode()
    return hashlib.blake2b(text, key=table.dice.seed, digest_size=8).hexdigest()


def nothing_of(ask: Ask) -> int:
    """To pass: every reaction has an option that does nothing."""
    assert ask.prompt.nothing is not None
    return ask.prompt.nothing


def asked_now(table: Table, ahead: bool) -> list[OpenQuestion]:
    """The question that the game waits on, and with `ahead` those that come if everybody passes."""
    ask = table.pending
    if ask is None:
        return []
    first = OpenQuestion(key_of(table, ask.seat, table.length, table.mark), ask, table.match, False)
    return [first, *(_ahead(table, ask) if ahead and ask.prompt.reaction else [])]


def _ahead(table: Table, ask: Ask) -> list[OpenQuestion]:
    """Everybody who would be asked next, each once."""
    match, before, seats = table.match.fork(), table.mark, {ask.seat}
    found: list[OpenQuestion] = []
    while True:
        match.play(nothing_of(ask))
        before = mark(table.game, before, match.state)
        following = match.pending
        if following is None or following.seat in seats or not following.prompt.reaction:
            return found
        n = table.length + len(found) + 1
        found.append(OpenQuestion(key_of(table, following.seat, n, before), following, match, True))
        ask, match = following, match.fork()
        seats.add(ask.seat)
