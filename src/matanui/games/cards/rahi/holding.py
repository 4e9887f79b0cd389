"""Rahi cards in a hand: whatever is drawn is held, and of too many one goes. [masks, Rahi Challenge Rules]"""

from __future__ import annotations

from matanui.core.flow import Ask, Next
from matanui.games.cards.data.numbers import CARD, FACE, RAHI
from matanui.games.cards.data.terms import UNLIMITED
from matanui.games.cards.rules import hands
from matanui.games.cards.rules.about import About
from matanui.games.cards.rules.additions import DEALS, HOLDING, Holding, dealt_to_all
from matanui.games.cards.rules.steps import step_of_hand
from matanui.games.cards.state import verbs
from matanui.games.cards.state.realm import Realm


@step_of_hand
async def keep_types(s: Realm, seat: int) -> Next:
    """At most three Rahi cards of a type, and nine in all: one of too many goes. [R2]"""
    many = crowd(s, seat)
    if not many:
        return ()
    n = await Ask(seat, hands.DISCARD, many, About("limit", by=seat))
    verbs.discard(s, seat, n)
    return ()


def crowd(s: Realm, seat: int) -> list[int]:
    """Places of Rahi cards of which there are too many of a type, or in all."""
    held = hands.cards_of(s, seat, RAHI)
    kinds = [CARD[s.heroes[seat].hand[n] & FACE].__class__ for n in held]
    many = [n for n, kind in zip(held, kinds, strict=True) if kinds.count(kind) > s.rules.limit_rahi_type]
    return many or (held if len(held) > s.rules.limit_rahi else [])


def deal(s: Realm) -> Next:
    """Rahi cards at set-up. [H1]"""
    return dealt_to_all(s, lambda seat: hands.draw_cards(seat, RAHI, s.rules.deal_rahi)) if s.rules.rahi else ()


HOLDING[RAHI] = Holding(lambda s, seat, held: UNLIMITED, lambda seat: (keep_types(seat),))
DEALS.add(1, deal)
