"""Finished games to look at: the last ones that somebody asked for are in memory, and made ready on a thread."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from typing import Final

from matanui.core.record import Record, write
from matanui.games.catalogue import game_named
from matanui.host.film import Film
from matanui.server.refusals import Refusal

MOST: Final = 40  # films in memory; each is less than a megabyte
MOST_ANSWERS: Final = 20_000  # of a record from a file


class Films:
    """By the name of their table, or by a name that follows from their file."""

    def __init__(self) -> None:
        self.kept: OrderedDict[str, Film] = OrderedDict()

    def find(self, name: str) -> Film | None:
        """A film, if it is still here."""
        film = self.kept.get(name)
        if film is not None:
            self.kept.move_to_end(name)
        return film

    async def make(self, name: str, record: Record) -> Film:
        """Play a record through; beside the loop, because it may take a while."""
        film = self.kept[name] = await asyncio.to_thread(Film, game_named(record.game), record)
        while len(self.kept) > MOST:
            self.kept.popitem(last=False)
        return film

    async def open(self, record: Record) -> str:
        """A record that somebody sent: the name under which it can be looked at."""
        if len(record.log) > MOST_ANSWERS:
            raise Refusal("too-long")
        game_named(record.game).rules(record.edition)  # which a replay does not look at
        name = f"file{hashlib.sha256(write(record)).hexdigest()[:32]}"
        if self.find(name) is None:
            await self.make(name, record)
        return name
