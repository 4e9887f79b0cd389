"""Quest for Makuta, wired together."""

from __future__ import annotations

from typing import Final

from matanui.core.events import kinds_in
from matanui.core.game import Game, Standing, Voice
from matanui.games.makuta import asking, events, telling
from matanui.games.makuta.codec import from_isle, to_isle
from matanui.games.makuta.counters import TOA
from matanui.games.makuta.rules import EDITIONS, Rules
from matanui.games.makuta.setup import new_isle
from matanui.games.makuta.state import PLAYING, Isle
from matanui.games.makuta.steps import BOOK
from matanui.games.makuta.view import View, redeal, view


def standing(s: Isle) -> Standing:
    """Makuta has fallen, or nobody can reach him any more."""
    return Standing(s.winner != PLAYING, s.winner if s.winner >= 0 else None, s.round)


def cast(s: Isle) -> list[str]:
    """The Toa at each seat."""
    return [TOA[t.who] for t in s.toa]


GAME: Final[Game[Isle, Rules, View]] = Game(
    id="makuta",
    least=2,
    most=6,
    default_edition="en",
    editions=EDITIONS,
    book=BOOK,
    new=new_isle,
    view=view,
    redeal=redeal,
    encode=to_isle,
    decode=from_isle,
    standing=standing,
    cast=cast,
    voice=Voice(asking.prompt, asking.option, lambda e, v: telling.event(e, [seat.who for seat in v.seats])),
    shows=View,
    events=kinds_in(events),
)
