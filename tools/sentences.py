"""Sentences as Python says them, in four languages, so that the browser's tests can say them too.

    python -m tools.sentences FILE     play recorded games and write what is said in them

Every message of some recorded games and of every card, a few of each kind, with its sentence in each language.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any, Final

import msgspec

from matanui.core.flow import CHANCE
from matanui.core.game import AnyGame
from matanui.core.message import Message
from matanui.core.record import read
from matanui.core.replay import replay
from matanui.games.cards import words
from matanui.games.cards.data.numbers import CARD
from matanui.games.catalogue import GAMES
from matanui.i18n.words import LANGUAGES, Words

GOLDEN: Final = Path(__file__).parents[1] / "tests/golden"
RECORDS: Final = [*sorted(GOLDEN.glob("makuta-*.json"))[:11:5], *sorted(GOLDEN.glob("cards-*.json"))[:8:2]]
OF_EACH: Final = 4  # messages with the same id


def said(path: Path) -> Iterator[Message]:
    """Everything that is told and asked in one recorded game, as the first seat hears it."""
    record = read(path.read_bytes(), path.stem)
    game = GAMES[record.game]
    for _, match in replay(record, game, listen=True):
        yield from told(match.state, game)
        if match.pending is not None and match.pending.seat != CHANCE:
            seen = game.view(match.state, match.pending.seat, match.pending)
            yield game.voice.prompt(seen)
            yield from (game.voice.option(seen, option) for option in match.pending.options[:2])


def told(state: Any, game: AnyGame) -> Iterator[Message]:
    """What has just happened, told to seat 0 and to an onlooker."""
    for event in state.told:
        yield from (game.voice.event(event.seen_by(viewer), game.view(state, viewer, None)) for viewer in (0, None))
    state.told.clear()


def cards() -> Iterator[Message]:
    """The name and the text of every card."""
    for card in CARD.values():
        yield from (words.name(card), words.text(card))


def sentences() -> list[dict[str, Any]]:
    """A few messages of every id, with their sentences."""
    speak = [Words(language) for language in LANGUAGES]
    heard: Counter[str] = Counter()
    once: dict[bytes, Message] = {}
    for message in chain(cards(), *(said(path) for path in RECORDS)):
        key = msgspec.json.encode(message)
        if key not in once and heard[message.id] < OF_EACH:
            heard[message.id] += 1
            once[key] = message
    return [{"message": m, **{words.language: words.say(m) for words in speak}} for m in once.values()]


def write(path: Path) -> None:
    """One sentence a line, so that a difference is easy to see."""
    rows = b",\n".join(msgspec.json.encode(row) for row in sentences())
    path.write_bytes(b"[\n" + rows + b"\n]\n")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
