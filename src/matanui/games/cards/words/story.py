"""How a card game is told afterwards."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from matanui.core.events import Event
from matanui.core.message import Message
from matanui.core.story import StoryRules, first, last, most
from matanui.games.cards.data.kinds import GreatMaskCard, NobleMaskCard
from matanui.games.cards.data.numbers import CARD
from matanui.games.cards.state import events as ev
from matanui.games.cards.views.view import View


def is_mask(won: ev.MaskWon) -> bool:
    """Is it a mask? Turaga cards are won in the same way."""
    return isinstance(CARD[won.card], GreatMaskCard | NobleMaskCard)


def compared(fight: ev.Settled) -> bool:
    """Were two totals compared, or did a card decide?"""
    return fight.total > 0


def deeds(event: Event) -> Iterable[tuple[int, str]]:
    """What an event counts as, and for whom. Whoever is challenged wins or loses, too."""
    match event:
        case ev.MissionDone(seat=seat):
            yield seat, "missions"
        case ev.Settled(seat=seat, victim=victim, won=won):
            yield seat, "fights-won" if won else "fights-lost"
            yield victim, "fights-lost" if won else "fights-won"


def holdings(view: View, seat: int) -> dict[str, int]:
    """Great Masks, and Krana that count together."""
    return {"great-masks": len(view.heroes[seat].great), "krana": view.heroes[seat].krana}


def ending(view: View, winner: int) -> Message:
    """By Great Masks, or by Krana."""
    hero = view.heroes[winner]
    if len(hero.great) >= view.masks_to_win:
        return Message("replay-how-masks", {"n": len(hero.great)})
    return Message("replay-how-krana", {"n": hero.krana})


STORY: Final = StoryRules[View](
    moments={
        "first-mission": first(ev.MissionDone),
        "first-mask": first(ev.MaskWon, where=is_mask),
        "biggest-challenge": most(ev.Settled, lambda fight: fight.total + fight.against if compared(fight) else None),
        "closest-challenge": most(ev.Settled, lambda f: -abs(f.total - f.against) if compared(f) else None),
        "first-krana": first(ev.KranaTaken),
        "knocked-off": first(ev.KnockedOff),
        "last-mask": last(ev.MaskWon, where=is_mask),
        "end": last(ev.Won, ev.Stalemate),
    },
    deeds=deeds,
    names=("great-masks", "missions", "fights-won", "fights-lost"),
    ending=ending,
    holdings=holdings,
)
