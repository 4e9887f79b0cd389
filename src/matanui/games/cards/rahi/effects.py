"""Verbs of the Rahi expansion: what Defend cards do about a Rahi challenge, and what helps against its effects."""

from __future__ import annotations

from typing import Final, Literal

from matanui.core.flow import Ask, Next
from matanui.games.cards.data.numbers import RAHI, SKILLS
from matanui.games.cards.data.terms import Who
from matanui.games.cards.data.verb import Verb
from matanui.games.cards.rules import challenge, feasible, lasting, playing
from matanui.games.cards.rules.options import CARDS
from matanui.games.cards.rules.steps import prompt, step
from matanui.games.cards.state import fight_verbs, verbs
from matanui.games.cards.state.realm import Realm, clockwise

CURE: Final = prompt("cure", CARDS, topic="others")


class ChangeSkill(Verb, frozen=True):
    """Name another skill to be compared in this Rahi challenge."""

    def does(self, s: Realm, me: int, seats: list[int], card: int) -> Next:
        return (name_skill(me),)


@step
async def name_skill(s: Realm, me: int) -> Next:
    """The challenged Toa names another skill. [C24]"""
    skill = await Ask(me, challenge.SKILL_OF, [n for n in range(len(SKILLS)) if n not in s.skills])
    fight_verbs.change_skill(s, me, skill)
    return ()


class DeflectRahi(Verb, frozen=True):
    """A Rahi challenge aimed at you comes to nothing, or meets another or its own player."""

    to: Literal["nobody", "another", "challenger"]

    def does(self, s: Realm, me: int, seats: list[int], card: int) -> Next:
        if self.to == "challenger":
            fight_verbs.rebound(s)
            return ()
        return (divert(me),) if self.to == "another" else (fail(),)


@step
async def divert(s: Realm, me: int) -> Next:
    """The Rahi goes for another opponent of its challenger."""
    others = [n for n in clockwise(s, s.challenger) if n != s.defender and feasible.may_be_challenged(s, n)]
    if not others:
        return ()
    new = others[0] if len(others) == 1 else await Ask(me, playing.TARGET, others)
    fight_verbs.retarget(s, new)
    return ()


@step
def fail(s: Realm) -> Next:
    """The Rahi challenge comes to nothing."""
    fight_verbs.void(s)
    return ()


class Shorten(Verb, frozen=True):
    """If the effect of this Rahi challenge lingers, it does so for fewer turns."""

    turns: int

    def does(self, s: Realm, me: int, seats: list[int], card: int) -> Next:
        fight_verbs.shorten(s, self.turns)
        return ()


class Cure(Verb, frozen=True):
    """Discard lingering effects that lie before you."""

    n: int = 1

    def can(self, s: Realm, me: int, card: int) -> bool:
        return bool(s.heroes[me].lingering)

    def does(self, s: Realm, me: int, seats: list[int], card: int) -> Next:
        return tuple(cure_one(me) for _ in range(self.n))


@step
async def cure_one(s: Realm, me: int) -> Next:
    """Remove one lingering effect."""
    cards = sorted(s.heroes[me].lingering)
    if not cards:
        return ()
    card = cards[0] if len(cards) == 1 else await Ask(me, CURE, cards)
    verbs.unlinger(s, me, card, RAHI)
    return ()


class CapSteps(Verb, frozen=True):
    """Move no farther than this in a turn, as long as the card lingers."""

    n: int
    who: Who = "you"

    def caps(self) -> int:
        return self.n


class RegainMove(Verb, frozen=True):
    """Move after all, though you gave up your movement for a Rahi challenge."""

    def can(self, s: Realm, me: int, card: int) -> bool:
        return s.gave_up

    def does(self, s: Realm, me: int, seats: list[int], card: int) -> Next:
        verbs.regain_move(s, lasting.most_steps(s, me))
        return ()
