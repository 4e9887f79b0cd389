"""The process in which bots think: reads views from stdin, writes answers to stdout, until stdin ends."""

from __future__ import annotations

import gc
import os
import pickle
import signal
import sys
import traceback
from functools import cache
from typing import BinaryIO, Final

from matanui.bots.bot import Bot
from matanui.bots.registry import make_bot
from matanui.games.catalogue import game_named

HEADER: Final = 4


@cache
def bot_for(name: str, game: str) -> Bot:
    """Bots remember nothing, so one of each kind is enough."""
    return make_bot(name, game_named(game).id)  # loading the game registers its rules


def answer(task: bytes) -> bytes:
    """The answer, or what went wrong."""
    try:
        game, bot, view, luck = pickle.loads(task)
        return pickle.dumps((bot_for(bot, game).choose(view, luck), ""))
    except Exception:
        return pickle.dumps((0, traceback.format_exc(limit=-8)))


def serve(read: BinaryIO, write: BinaryIO) -> None:
    """One question after another."""
    while header := read.read(HEADER):
        found = answer(read.read(int.from_bytes(header, "little")))
        write.write(len(found).to_bytes(HEADER, "little") + found)
        write.flush()


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when to stop
    gc.freeze()  # what is loaded by now stays
    try:
        serve(sys.stdin.buffer, sys.stdout.buffer)
    except BrokenPipeError:
        os._exit(0)  # the server is gone, and nothing is left to be written
