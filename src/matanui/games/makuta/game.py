"""Quest for Makuta, wired together."""

from __future__ import annotations

from typing import Final

from matanui.core.events import Event, kinds_in
from matanui.core.game import Game, Standing, Voice
from matanui.core.message import Message
from matanui.games.makuta import events, words
from matanui.games.makuta.codec import bare_isle, from_isle, to_isle
from matanui.games.makuta.data.counters import TOA
from matanui.games.makuta.data.island import FIELD
from matanui.games.makuta.help.help import help_with
from matanui.games.makuta.rules import EDITIONS, Rules
from matanui.games.makuta.setup import new_isle
from matanui.games.makuta.state import PLAYING, Isle
from matanui.games.makuta.steps import BOOK
from matanui.games.makuta.story import STORY
from matanui.games.makuta.view import View, beside, redeal, view


def standing(s: Isle) -> Standing:
    """Makuta has fallen, or nobody can reach him any more."""
    return Standing(s.winner != PLAYING, s.winner if s.winner >= 0 else None, s.round)


def cast(s: Isle) -> list[str]:
    """The Toa at each seat."""
    return [TOA[t.who] for t in s.toa]


def told(e: Event, v: View) -> Message:
    """An event as the table's viewer is told it."""
    return words.event(e, [seat.who for seat in v.seats])


GAME: Final[Game[Isle, Rules, View]] = Game(
    id="makuta",
    revision=1,
    least=2,
    most=6,
    default_edition="en",
    editions=EDITIONS,
    book=BOOK,
    new=new_isle,
    view=view,
    beside=beside,
    redeal=redeal,
    encode=to_isle,
    bare=bare_isle,
    decode=from_isle,
    standing=standing,
    cast=cast,
    voice=Voice(words.prompt, words.option, told, words.edition, words.switch, words.switch_value),
    shows=View,
    events=kinds_in(events),
    things=lambda s: {"field": FIELD},
    story=STORY,
    help=help_with,
)
