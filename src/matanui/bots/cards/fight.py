"""In a challenge: what each card would shift, and the cheapest way to be ahead."""

from __future__ import annotations

from typing import Final

from matanui.bots.cards.opinions import opinions_on
from matanui.bots.cards.plan import Plan
from matanui.bots.cards.plays import keep
from matanui.bots.cards.strength import actions_in, bonus_of, skill_of, strength
from matanui.core.questions import PASS
from matanui.games.cards.data.kinds import GreatMaskCard, NobleMaskCard, TuragaCard, VaCard
from matanui.games.cards.data.numbers import CARD, SKILLS
from matanui.games.cards.rules.options import PLAY
from matanui.games.cards.state.realm import RAHI_FIGHT
from matanui.games.cards.views.view import FightView

FREE: Final = (GreatMaskCard, NobleMaskCard, TuragaCard)  # their bonus costs nothing


class Duel:
    """A running challenge as one who is behind sees it, or one who helps that side."""

    def __init__(self, plan: Plan, fight: FightView) -> None:
        self.plan, self.fight = plan, fight
        self.rahi = fight.kind == RAHI_FIGHT
        self.ahead = fight.leader
        self.hunted = self.rahi and fight.challenger == self.ahead
        self.need = abs(fight.totals[0] - fight.totals[1]) + (fight.tie_winner == self.ahead)

    def shift(self, card: int) -> int:
        """How much a card brings the side behind nearer."""
        found = CARD[card]
        if isinstance(found, VaCard):
            return found.bonus
        if isinstance(found, FREE):
            return bonus_of(card, self.fight.skills)
        return sum(opinion.shift(self, e) for e, opinion in opinions_on(card))

    def other_skill(self) -> int:
        """What the best other skill has over the one compared now."""
        me, rules = self.plan.me, self.plan.rules
        others = [strength(me, rules, [n]) for n in range(len(SKILLS)) if n not in self.fight.skills]
        return max(0, max(others) - strength(me, rules, self.fight.skills))

    def budget(self) -> int:
        """How many cards it is worth."""
        plan, view = self.plan, self.plan.view
        if self.rahi:
            return 2
        if plan.seat == self.fight.challenger:
            return 2 if plan.missing(plan.seat) > 1 else 9
        danger = plan.missing(self.fight.challenger)
        if danger <= 1:
            return 9
        if len(view.heroes) == 2 or danger == 2:
            return 2
        return int(len(actions_in(plan.me)) >= 5)

    def choose(self, options: list[int]) -> int:
        """The next card on the cheapest way to be ahead, or a comfort, or PASS."""
        cards = [o - PLAY for o in options if o >= PLAY]
        shifts = {card: s for card in cards if (s := self.shift(card)) > 0}
        free = {c: s for c, s in shifts.items() if isinstance(CARD[c], FREE)}
        great = [s for c, s in free.items() if isinstance(CARD[c], GreatMaskCard)]
        other = [s for c, s in free.items() if not isinstance(CARD[c], GreatMaskCard)]
        gift = max(great, default=0) + max(other, default=0)
        paid = sorted((c for c in shifts if c not in free), key=lambda c: (shifts[c], -keep(c)))
        if self.cost(gift, [shifts[c] for c in paid]) > self.budget():
            return self.comfort(cards)
        if free:
            return PLAY + max(free, key=lambda c: (free[c], -c))
        enough = [c for c in paid if shifts[c] >= self.need]
        return PLAY + (min(enough, key=lambda c: (keep(c), c)) if enough else paid[-1])

    def cost(self, gift: int, shifts: list[int]) -> int:
        """The number of cards that it takes beside what is free; more than any budget if it cannot be done."""
        left, n = self.need - gift, 0
        for shift in sorted(shifts, reverse=True):
            if left <= 0:
                break
            left, n = left - shift, n + 1
        return n if left <= 0 else 99

    def comfort(self, cards: list[int]) -> int:
        """What helps who cannot win: another trial, new cards, a consolation; else nothing."""
        for card in cards:
            if any(opinion.comfort(self, e) for e, opinion in opinions_on(card)):
                return PLAY + card
        return PASS

    def room(self) -> int:
        """How many new cards the hand could hold if it plays one."""
        return self.plan.limit - len(actions_in(self.plan.me)) + 1

    def meddle(self, options: list[int]) -> int:
        """A bystander stops only who would win the game, or nearly, and only if it works."""
        cards = [o - PLAY for o in options if o >= PLAY]
        winning = self.ahead == self.fight.challenger and not self.rahi
        if not winning or self.plan.missing(self.ahead) > 2:
            return PASS
        shifts = {card: s for card in cards if (s := self.shift(card)) > 0}
        if self.cost(0, list(shifts.values())) > (9 if self.plan.missing(self.ahead) == 1 else 1):
            return PASS
        enough = [c for c in shifts if shifts[c] >= self.need]
        return PLAY + (min(enough, key=lambda c: (keep(c), c)) if enough else max(shifts, key=lambda c: shifts[c]))


def skill_score(plan: Plan, skill: int) -> float:
    """Which skill to name: one's best against the other side in a challenge, else the worst, to gamble on it."""
    fight = plan.view.fight
    mine = strength(plan.me, plan.rules, [skill])
    if fight is None:
        return -skill_of(plan.me, plan.rules, skill)
    if fight.kind == RAHI_FIGHT:
        return mine
    foe = fight.defender if plan.seat == fight.challenger else fight.challenger
    return mine - strength(plan.hero(foe), plan.rules, [skill])
