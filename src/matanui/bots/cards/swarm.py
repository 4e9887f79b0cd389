"""What Bohrok Swarm and Rising Shadow Hidden Light ask besides: Bohrok Control spaces, Krana, shared powers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from matanui.bots.cards.plan import Plan
from matanui.bots.cards.strength import all_trials
from matanui.core.questions import PASS, Prompt
from matanui.games.cards.bohrok import control
from matanui.games.cards.bohrok.control import DRAW, FIGHT
from matanui.games.cards.bohrok.effects import Control
from matanui.games.cards.data.kinds import BohrokCard, KranaCard
from matanui.games.cards.data.numbers import BACK, CARD, NO_CARD
from matanui.games.cards.data.printed import EFFECTS
from matanui.games.cards.rshl import effects as nuva
from matanui.games.cards.rules.options import PLAY

GOOD: Final = 0.5  # odds for which a Krana is risked
Score = Callable[[int], float]


def krana_of(plan: Plan) -> list[KranaCard]:
    """The Krana in one's hand."""
    found = [CARD[c] for c in plan.me.hand if c < BACK]
    return [card for card in found if isinstance(card, KranaCard)]


def use_of(plan: Plan, card: int) -> float:
    """How much a Krana helps to win, from 0 to 1: with others of its breed, or as a type that is missing."""
    krana, mine = CARD[card], krana_of(plan)
    if not isinstance(krana, KranaCard):
        return 0.0
    if plan.rules.win_krana == "same_breed":
        return sum(k.breed == krana.breed for k in mine) / plan.rules.krana_to_win if krana.breed else 0.0
    return 1.0 / max(1, sum(k.type == krana.type for k in mine)) if krana.type else 0.2


def control_odds(plan: Plan) -> float:
    """The best chance with the face-up Bohrok, or nothing without a Krana that fits it."""
    bohrok = CARD[plan.view.bohrok] if plan.view.bohrok != NO_CARD else None
    if not isinstance(bohrok, BohrokCard) or not any(k.breed == bohrok.breed for k in krana_of(plan)):
        return 0.0
    chances = plan.chances(all_trials(plan.view))
    return min(1.0, 0.1 + max(chances.values(), default=0.0))


def control_worth(plan: Plan) -> float:
    """What ending a move on a Bohrok Control space brings: a Krana, or a challenge with the Bohrok."""
    return max(0.3, 0.9 * control_odds(plan))


def draw_or_fight(plan: Plan) -> Score:
    """Challenge with good odds, else draw; cards that change the challenge belong to one."""
    fights = control_odds(plan) >= GOOD

    def score(option: int) -> float:
        if option >= PLAY:
            return 3.0 if fights and any(isinstance(e, Control) for e in EFFECTS[option - PLAY]) else -2.0
        return {DRAW: 1.0, FIGHT: 2.0 if fights else 0.0}.get(option, -1.0)

    return score


def announce(plan: Plan) -> Score:
    """Stop a Bohrok that is meant for oneself, or for the only other player."""
    fight = plan.view.fight
    mine = fight is not None and plan.seat == fight.defender
    return lambda option: 0.0 if option == PASS else 1.0 if mine else -1.0


def krana(plan: Plan) -> Score:
    """The one that is missed least."""
    return lambda card: -use_of(plan, card)


def spoils(plan: Plan) -> Score:
    """The used Krana if it fits the collection, else new cards."""
    used = use_of(plan, plan.view.krana) if plan.view.krana != NO_CARD else 0.0
    return lambda option: used if option else 0.3


def something(plan: Plan) -> Score:
    """Any card rather than none."""
    return lambda option: float(option != PASS)


def nobody(plan: Plan) -> Score:
    """Powers are not shared with opponents."""
    return lambda option: float(option == PASS)


def accept(plan: Plan) -> Score:
    """A power for oneself, but no bonus for others in their challenges."""
    loan = plan.view.about is not None and plan.view.about.what == "loan"
    return lambda option: float(not option if loan else option)


SWARM: Final[dict[Prompt, Callable[[Plan], Score]]] = {
    control.CONTROL: draw_or_fight,
    control.ANNOUNCE: announce,
    control.KRANA_TO_USE: krana,
    control.KNOCK: something,
    control.KRANA_PRIZE: spoils,
    control.KRANA_SPOILS: spoils,
    nuva.WAKE: something,
    nuva.TIRE: something,
    nuva.SHARE: nobody,
    nuva.ACCEPT: accept,
    nuva.BORROW: something,
}
