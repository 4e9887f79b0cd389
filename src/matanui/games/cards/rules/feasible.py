"""Can a card be played now, and against whom? Only for what the rules forbid; foolish plays are allowed."""

from __future__ import annotations

from matanui.games.cards.data.printed import AIMED, AT_FIGHTERS, CHECKED, SEEKING
from matanui.games.cards.rules.lasting import is_barred
from matanui.games.cards.state.realm import NO_FIGHT, Realm, clockwise


def targets(s: Realm, me: int, card: int) -> list[int]:
    """Whom it may be aimed at: in a challenge perhaps its sides only, else any opponent at whom it finds anything."""
    if card not in AIMED:
        return []
    seats = [*clockwise(s, me)]
    if s.fight != NO_FIGHT and card in AT_FIGHTERS:
        seats = [n for n in (s.challenger, s.defender) if n != me]
    for e in SEEKING[card]:
        seats = [n for n in seats if e.finds(s, me, n)]
    return seats


def can_play(s: Realm, me: int, card: int) -> bool:
    """Is there anything that forbids it now?"""
    if card in AIMED and not targets(s, me, card):
        return False
    for e in CHECKED[card]:
        if not e.can(s, me, card):
            return False
    return True


def fights(s: Realm, me: int) -> bool:
    """Is there a challenge of one's own?"""
    return s.fight != NO_FIGHT and me in (s.challenger, s.defender)


def may_walk(s: Realm, me: int) -> bool:
    """Is there a movement still to be made?"""
    return s.fight == NO_FIGHT and not s.gave_up and not s.heroes[me].skips


def may_be_challenged(s: Realm, seat: int) -> bool:
    """Nobody may pick a Toa behind Hau."""
    return not is_barred(s, seat, "being_challenged")
