"""Verbs about challenges."""

from __future__ import annotations

from typing import ClassVar, Literal

from matanui.core.flow import Next
from matanui.games.cards.data.kinds import GreatMaskCard, TuragaCard
from matanui.games.cards.data.numbers import CARD, CHALLENGE, NO_CARD, SKILLS
from matanui.games.cards.data.terms import Skill, Who
from matanui.games.cards.data.verb import Verb
from matanui.games.cards.rules import challenge, hands, totals
from matanui.games.cards.rules.feasible import fights
from matanui.games.cards.state import fight_verbs
from matanui.games.cards.state.realm import ANY_SKILL, GREAT_MASK, NO_FIGHT, Realm


class Boost(Verb, frozen=True):
    """Add points to a skill in this challenge, or take them away; without a skill, to any one compared."""

    AT_FIGHTERS: ClassVar[bool] = True
    amount: int
    skill: Skill | None = None
    who: Who = "you"

    def can(self, s: Realm, me: int, card: int) -> bool:
        """A challenge about the skill, one's own or of the opponent it is for."""
        side = s.fight != NO_FIGHT and (self.who == "opponent" or fights(s, me))
        return side and (self.skill is None or SKILLS.index(self.skill) in s.skills)

    def does(self, s: Realm, me: int, seats: list[int], card: int) -> Next:
        skill = SKILLS.index(self.skill) if self.skill else ANY_SKILL
        for seat in seats:
            fight_verbs.write(s, (seat, card, card, self.amount, skill), self.amount)
        return ()

    def adds(self) -> int:
        return self.amount


class Mute(Verb, frozen=True):
    """An attached card gives nothing in this challenge; inverted, it takes its bonus away."""

    AT_FIGHTERS: ClassVar[bool] = True
    what: Literal["great", "turaga"]
    who: Who
    inverted: bool = False

    def finds(self, s: Realm, me: int, target: int) -> bool:
        return self.in_use(s, target) != NO_CARD

    def does(self, s: Realm, me: int, seats: list[int], card: int) -> Next:
        for seat in seats:
            before = totals.total_of(s, seat)
            fight_verbs.mute(s, self.in_use(s, seat), self.inverted)
            if lost := before - totals.total_of(s, seat):
                fight_verbs.tell_points(s, seat, card, -lost)
        return ()

    def in_use(self, s: Realm, seat: int) -> int:
        """What is attached; with powers what was played in this challenge and is not yet muted. [K28]"""
        hero = s.heroes[seat]
        if not s.rules.masks_in_challenge:
            return hero.worn if self.what == "great" else hero.guide
        kind = GreatMaskCard if self.what == "great" else TuragaCard
        mine = [line[1] for line in s.ledger if line[0] == seat]
        free = [c for c in mine if isinstance(CARD[c], kind) and c not in s.muted and c not in s.inverted]
        return free[0] if free else NO_CARD


class WinTie(Verb, frozen=True):
    """You win a tie in this challenge."""

    def can(self, s: Realm, me: int, card: int) -> bool:
        return fights(s, me)

    def does(self, s: Realm, me: int, seats: list[int], card: int) -> Next:
        fight_verbs.break_ties(s, me)
        return ()


class Consolation(Verb, frozen=True):
    """If you lose this challenge, draw Game Action cards."""

    n: int

    def can(self, s: Realm, me: int, card: int) -> bool:
        return fights(s, me)

    def does(self, s: Realm, me: int, seats: list[int], card: int) -> Next:
        fight_verbs.count_in(s, me, card)
        return ()

    def consoles(self) -> int:
        return self.n


class Redraw(Verb, frozen=True):
    """In a Great Mask Challenge of one's own, the next challenge card instead of the revealed one. [C24]"""

    def can(self, s: Realm, me: int, card: int) -> bool:
        return s.fight == GREAT_MASK and fights(s, me) and not hands.is_empty(s, CHALLENGE)

    def does(self, s: Realm, me: int, seats: list[int], card: int) -> Next:
        fight_verbs.put_away(s)
        return (challenge.reveal(),)
