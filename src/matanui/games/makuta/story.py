"""How a game of Quest for Makuta is told afterwards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from matanui.core.events import Event
from matanui.core.message import Message
from matanui.core.story import StoryRules, first, last, most
from matanui.games.makuta import events as ev
from matanui.games.makuta.data.island import ENTRANCES
from matanui.games.makuta.view import View


def is_wild(duel: ev.Judged) -> bool:
    """Is it a duel with a Rahi, not with Makuta?"""
    return duel.field not in ENTRANCES


def deeds(event: Event) -> Iterable[tuple[int, str]]:
    """What an event counts as, and for whom."""
    match event:
        case ev.Laid(seat=seat):
            yield seat, "tiles"
        case ev.Found(seat=seat) | ev.Gathered(seat=seat):
            yield seat, "finds"
        case ev.Judged(seat=seat, outcome=outcome) if outcome:
            yield seat, "duels-won" if outcome > 0 else "duels-lost"
        case ev.LockTurned(seat=seat):
            yield seat, "locks"
        case ev.Challenged(seat=seat):
            yield seat, "challenges"


def ending(view: View, winner: int) -> Message:
    """There is one way to win."""
    return Message("replay-how-makuta")


STORY: Final = StoryRules[View](
    moments={
        "first-tile": first(ev.Laid),
        "first-find": first(ev.Found),
        "best-duel": most(ev.Judged, lambda duel: duel.strength if duel.outcome > 0 and is_wild(duel) else None),
        "worst-duel": most(ev.Judged, lambda duel: duel.strength - duel.total if duel.outcome < 0 else None),
        "robbery": first(ev.Robbed),
        "first-lock": first(ev.LockTurned),
        "repelled": last(ev.Exiled),
        "final-challenge": last(ev.Challenged),
        "end": last(ev.Won, ev.Stalemate),
    },
    deeds=deeds,
    names=("tiles", "finds", "duels-won", "duels-lost", "locks", "challenges"),
    ending=ending,
)
