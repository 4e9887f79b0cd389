"""How strong a Toa is, as far as a viewer knows: skills, masks, boosts in hand, and the chance to win a challenge."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from matanui.games.cards.data.kinds import GreatMaskCard, NobleMaskCard, TuragaCard
from matanui.games.cards.data.numbers import ACTION, BACK, CARD, CHALLENGE, NO_CARD, SKILLS, pile_of
from matanui.games.cards.data.printed import EFFECTS
from matanui.games.cards.data.skills import toa_card
from matanui.games.cards.data.verb import Verb
from matanui.games.cards.effects.fights import Boost, Mute
from matanui.games.cards.rules.lasting import BARS
from matanui.games.cards.switches import Rules
from matanui.games.cards.views.view import HeroView, View

COUNTER: Final = 0.07  # how much each card in an opponent's hand lowers the odds


def skill_of(hero: HeroView, rules: Rules, skill: int) -> int:
    """A skill as it is now."""
    if hero.gamble and hero.gamble[0] == skill:
        return hero.gamble[1]
    value: int = getattr(toa_card(rules, hero.toa), SKILLS[skill])
    return value


def compared(hero: HeroView, rules: Rules, skills: Sequence[int]) -> int:
    """What a challenge card compares, before anything is added."""
    values = [skill_of(hero, rules, skill) for skill in skills]
    return sum(values) if rules.gmc_multi == "sum" else max(values, default=0)


def bonus_of(card: int, skills: Sequence[int]) -> int:
    """What a mask or Turaga card adds when these skills are compared."""
    if card == NO_CARD:
        return 0
    found = CARD[card]
    if isinstance(found, GreatMaskCard):
        return found.bonus if SKILLS.index(found.skill) in skills else 0
    if isinstance(found, NobleMaskCard):
        return found.bonus
    return sum(e.adds() for e in EFFECTS[card]) if isinstance(found, TuragaCard) else 0


def lingering(hero: HeroView) -> Iterator[Verb]:
    """What the Rahi Effects before a player do to them."""
    for card in hero.lingering:
        yield from EFFECTS[card]


def is_barred(hero: HeroView, what: str) -> bool:
    """May this player not do it now?"""
    return BARS.index(what) in hero.bars or any(e.bars(what) for e in lingering(hero))


def pace(hero: HeroView, rules: Rules) -> int:
    """Steps in a turn without cards."""
    return min([rules.max_move, *(e.caps() for e in lingering(hero))])


def masks_bonus(hero: HeroView, rules: Rules, skills: Sequence[int]) -> int:
    """The most that masks and Turaga add: what is attached, or the best that can be played."""
    if not rules.masks_in_challenge:
        worn = NO_CARD if is_barred(hero, "great_masks") else hero.worn
        return bonus_of(worn, skills) + bonus_of(hero.guide, skills)
    great = [bonus_of(c, skills) for c in hero.great if c not in hero.resting]
    noble = [bonus_of(c, skills) for c in (*hero.noble, *hero.turaga) if c not in hero.resting]
    return max(great, default=0) + max(noble, default=0)


def strength(hero: HeroView, rules: Rules, skills: Sequence[int]) -> int:
    """A side's total before cards."""
    heavy = sum(e.weighs() for e in lingering(hero)) + sum(hero.burdens)
    return compared(hero, rules, skills) + masks_bonus(hero, rules, skills) - heavy


def actions_in(hero: HeroView) -> list[int]:
    """The Game Action cards of a hand, known or not."""
    return [c for c in hero.hand if pile_of(c) == ACTION]


def boost_of(card: int, skills: Sequence[int], foe: HeroView) -> int:
    """By how much a card of one's own hand shifts a challenge of these skills against somebody."""
    if card >= BACK:
        return 0
    shift = 0
    for e in EFFECTS[card]:
        if isinstance(e, Boost) and (e.skill is None or SKILLS.index(e.skill) in skills):
            shift += abs(e.amount)
        elif isinstance(e, Mute):
            shift += bonus_of(foe.worn if e.what == "great" else foe.guide, skills) * (2 if e.inverted else 1)
    return shift


def boosts(hero: HeroView, skills: Sequence[int], foe: HeroView) -> list[int]:
    """Shifts in a hand, the largest first."""
    return sorted((s for c in actions_in(hero) if (s := boost_of(c, skills, foe))), reverse=True)


def coming(view: View, n: int = 0) -> list[list[int]]:
    """The skills of every challenge card that may come as the next but n: one whose place is known, or any that the
    viewer has not seen, or after these the discards."""
    top = view.tops[CHALLENGE]
    known = [top[-1 - n]] if n < len(top) and top[-1 - n] < BACK else []
    return [skills_of(card) for card in known or view.unseen[CHALLENGE] or view.discards[CHALLENGE]]


def all_trials(view: View) -> list[list[int]]:
    """The skills of all challenge cards, wherever they lie."""
    known = [card for card in view.tops[CHALLENGE] if card < BACK]
    return [skills_of(card) for card in view.unseen[CHALLENGE] + view.discards[CHALLENGE] + known]


def skills_of(card: int) -> list[int]:
    """What a challenge card compares."""
    return [SKILLS.index(name) for name in getattr(CARD[card], "skills", ())]


def odds(margin: int, foe_cards: int) -> float:
    """The chance to win with this lead against so many hidden cards."""
    if margin < 0:
        return 0.02
    return max(0.3, 1.0 - COUNTER * foe_cards * (1.0 if margin < 100 else 0.6 if margin < 200 else 0.3))


def chance(view: View, me: HeroView, foe: HeroView, trials: list[list[int]]) -> float:
    """How likely a challenge is won, over the cards that may come, with at most two boosts of the hand."""
    tie = 0 if view.rules.gmc_tie == "challenger" else -1
    hidden, total = len(actions_in(foe)), 0.0
    for skills in trials:
        lead = strength(me, view.rules, skills) - strength(foe, view.rules, skills) + tie
        spend = boosts(me, skills, foe)[:2] if lead < 0 else []
        total += odds(lead + sum(spend), hidden) - 0.1 * len(spend)
    return total / len(trials) if trials else 0.0
