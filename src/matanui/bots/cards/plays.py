"""Cards and powers: what playing one brings, and what it is worth in the hand. Nothing is played below its cost."""

from __future__ import annotations

from typing import Final

from matanui.bots.cards.gains import challenge_near
from matanui.bots.cards.opinions import opinions_on
from matanui.bots.cards.plan import Plan
from matanui.bots.cards.worth import keep_rahi
from matanui.games.cards.data.kinds import (
    ActionCard,
    GreatMaskCard,
    KranaCard,
    NobleMaskCard,
    RahiCard,
    RahiChallenge,
    RahiDefend,
    RahiEffect,
    TuragaCard,
    VaCard,
)
from matanui.games.cards.data.numbers import BACK, CARD
from matanui.games.cards.data.printed import EFFECTS

CARD_COST: Final = 0.15  # what any card must bring at least
MOVE_COST: Final = 0.35  # a card that only helps to move waits for a move that it really helps
POWER_COST: Final = 0.10
BONUS_LOST: Final = 0.25  # a mask that rests gives no bonus in a challenge of this turn


def gain(plan: Plan, card: int) -> float:
    """What playing a card brings now, over what it costs."""
    return sum(opinion.gain(plan, e) for e, opinion in opinions_on(card)) - cost(plan, card)


def cost(plan: Plan, card: int) -> float:
    """What a card or power must bring to be played."""
    found = CARD[card]
    moves = any(opinion.moves for _, opinion in opinions_on(card))
    if isinstance(found, ActionCard):
        return MOVE_COST if moves else CARD_COST
    if isinstance(found, GreatMaskCard) and challenge_near(plan):
        return BONUS_LOST / 2
    if isinstance(found, NobleMaskCard) and plan.rules.might:
        ready = [c for c in (*plan.me.noble, *plan.me.turaga) if c not in plan.me.resting and c != card]
        spare = any(isinstance(CARD[c], NobleMaskCard) or is_boost(c) for c in ready)
        return POWER_COST if spare else BONUS_LOST
    return POWER_COST if not isinstance(found, TuragaCard) else 0.2 if moves else POWER_COST


def is_boost(card: int) -> bool:
    """Is it a Turaga that adds points?"""
    return any(e.adds() for e in EFFECTS[card])


def keep(card: int) -> float:
    """How much a card of one's own hand, or one of which one knows only the back, is worth."""
    if card >= BACK:
        return 0.2
    found = CARD[card]
    if isinstance(found, RahiCard | RahiChallenge | RahiEffect | RahiDefend):
        return keep_rahi(found)
    if isinstance(found, KranaCard | VaCard):
        return 0.4 if isinstance(found, KranaCard) else 0.12
    return sum((opinion.keep(e) for e, opinion in opinions_on(card)), 0.0)


def surplus(plan: Plan, place: int) -> float:
    """How much a card may go: the less it is worth, and the more of its kind there are."""
    hand = plan.me.hand
    card = hand[place]
    return -keep(card) + 0.02 * (hand.count(card) - 1)
