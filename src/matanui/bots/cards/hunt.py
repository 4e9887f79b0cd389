"""Rahi challenges: which Rahi, which value, against whom, and whether it is worth a move."""

from __future__ import annotations

from typing import Final

from matanui.bots.cards.plan import TASK, Plan
from matanui.bots.cards.strength import is_barred, strength
from matanui.bots.cards.worth import TURNS_LOST
from matanui.games.cards.data.kinds import RahiCard, RahiChallenge, RahiEffect
from matanui.games.cards.data.numbers import BACK, CARD, RAHI, SKILLS, pile_of
from matanui.games.cards.data.tasks import HuntRahi
from matanui.games.cards.rahi.hunting import strength as value_of
from matanui.games.cards.views.view import HeroView

TURN: Final = 0.5  # what a turn of the only opponent is worth
SHARE: Final = 0.25  # a turn of one among several


def held(plan: Plan, kind: type) -> list[int]:
    """The different cards of a kind in the hand."""
    return sorted({c for c in plan.me.hand if c < BACK and isinstance(CARD[c], kind)})


def hurt(plan: Plan, seat: int) -> float:
    """What it is worth that somebody loses a turn."""
    one = TURN if len(plan.foes) == 1 else SHARE
    return one * (1.8 if plan.missing(seat) <= 1 else 1.3 if plan.missing(seat) == 2 else 1.0)


def success(plan: Plan, beast: int, value: int, foe: HeroView) -> float:
    """The chance of a Rahi against somebody, who may have masks to play and defences in hand."""
    lead = value_of(beast, value) - strength(foe, plan.rules, [SKILLS.index(getattr(CARD[beast], "skill", SKILLS[0]))])
    if lead < 0 or (lead == 0 and plan.rules.rahi_tie == "defender"):
        return 0.0
    return max(0.3, 1.0 - 0.06 * sum(pile_of(c) == RAHI for c in foe.hand))


def best_hunt(plan: Plan) -> tuple[float, int, int, int]:
    """Worth, Rahi, value and opponent of the best Rahi challenge; no worth without all three kinds of cards."""
    effects = [TURNS_LOST.get(CARD[c].id, 0.5) for c in held(plan, RahiEffect)]
    found = (0.0, -1, -1, -1)
    for foe in plan.foes if effects else []:
        if is_barred(plan.hero(foe), "being_challenged"):
            continue
        for beast in held(plan, RahiCard):
            for value in held(plan, RahiChallenge):
                odds = success(plan, beast, value, plan.hero(foe))
                worth = odds * max(effects) * hurt(plan, foe) * (1.1 if foe == plan.leader else 1.0)
                found = max(found, (worth, beast, value, foe), key=lambda hunt: hunt[0])
    return found


def hunt_worth(plan: Plan) -> float:
    """What a Rahi challenge brings, before the move that it costs."""
    asked = any(isinstance(task, HuntRahi) for task in plan.asks)
    return best_hunt(plan)[0] + (TASK if asked else 0.0)
