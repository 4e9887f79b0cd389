"""Totals: a Toa's skills, what is attached, what was played, what weighs them down. [masks, Challenge Spaces]"""

from __future__ import annotations

from matanui.games.cards.data.kinds import GreatMaskCard, NobleMaskCard, TuragaCard
from matanui.games.cards.data.numbers import CARD, NO_CARD, SKILLS
from matanui.games.cards.data.printed import EFFECTS
from matanui.games.cards.data.skills import toa_card
from matanui.games.cards.rules.fights import FIGHTS
from matanui.games.cards.rules.lasting import burden_of, is_barred
from matanui.games.cards.state.realm import ANY_SKILL, Line, Realm


def skill_of(s: Realm, seat: int, skill: int) -> int:
    """A skill as it is now; a gamble replaces one. [K10]"""
    gamble = s.heroes[seat].gamble
    if gamble and gamble[0] == skill:
        return gamble[1]
    value: int = getattr(toa_card(s.rules, s.heroes[seat].toa), SKILLS[skill])
    return value


def compared(s: Realm, seat: int) -> int:
    """The skills of the challenge, added up, or the best of them. [C2]"""
    values = [skill_of(s, seat, skill) for skill in s.skills]
    return max(values, default=0) if s.rules.gmc_multi == "best" else sum(values)


def worth(s: Realm, card: int) -> int:
    """What a mask or Turaga card adds in this challenge."""
    found = CARD[card]
    if isinstance(found, GreatMaskCard):
        return found.bonus if SKILLS.index(found.skill) in s.skills else 0
    if isinstance(found, NobleMaskCard):
        return found.bonus
    if isinstance(found, TuragaCard):
        return sum(e.adds() for e in EFFECTS[card])
    return 0


def attached(s: Realm, seat: int) -> int:
    """The bonus of what a Toa wears, unless a card has muted or turned it."""
    hero, total = s.heroes[seat], 0
    for card in (hero.worn, hero.guide):
        if card == NO_CARD or card in s.muted or (card == hero.worn and is_barred(s, seat, "great_masks")):
            continue
        total += -worth(s, card) if card in s.inverted else worth(s, card)
    return total


def points(s: Realm, line: Line) -> int:
    """What a line of the ledger is worth now: of what is for one skill only as long as that is compared. [C24]"""
    _, _, source, amount, skill = line
    if is_worn(source):
        return 0 if source in s.muted else -worth(s, source) if source in s.inverted else worth(s, source)
    return amount if skill == ANY_SKILL or skill in s.skills else 0


def is_worn(card: int) -> bool:
    """Is it a mask or a Turaga card, worth what the skills compared make of it?"""
    return isinstance(CARD[card], GreatMaskCard | NobleMaskCard | TuragaCard)


def total_of(s: Realm, seat: int) -> int:
    """A side's total; never below zero. [C7]"""
    side = sum(points(s, line) for line in s.ledger if line[0] == seat)
    kind = FIGHTS[s.fight]
    if (instead := kind.instead(s, seat)) is not None:
        return instead[2] if instead[2] < 0 else instead[2] + side
    more = kind.added(s, seat)
    return max(0, compared(s, seat) + attached(s, seat) + side + burden_of(s, seat) + (more[2] if more else 0))


def challenger_leads(s: Realm) -> bool:
    """Would the challenger win now? [C1, R1]"""
    mine, theirs = total_of(s, s.challenger), total_of(s, s.defender)
    if mine != theirs:
        return mine > theirs
    if s.ties >= 0:
        return s.ties == s.challenger
    return FIGHTS[s.fight].tie(s.rules) == "challenger"


def has_used(s: Realm, seat: int, *kinds: type) -> bool:
    """Has this side already played such a mask in this challenge? [K3]"""
    return any(line[0] == seat and isinstance(CARD[line[1]], kinds) for line in s.ledger)
