"""Verbs of Masks of Might."""

from __future__ import annotations

from typing import ClassVar

from matanui.core.flow import CHANCE, Ask, Next
from matanui.games.cards.data.kinds import ActionCard
from matanui.games.cards.data.numbers import CARD, SKILLS
from matanui.games.cards.data.verb import Verb
from matanui.games.cards.rules import challenge, missions
from matanui.games.cards.rules.steps import D12, step
from matanui.games.cards.state import verbs
from matanui.games.cards.state.realm import Realm


class Deflect(Verb, frozen=True):
    """A Game Action card aimed at you meets another opponent of its player; if there is none, it does nothing."""

    DEFLECTS: ClassVar[bool] = True

    def answers(self, card: int, aimed: bool) -> bool:
        return isinstance(CARD[card], ActionCard) and aimed


class Gamble(Verb, frozen=True):
    """Choose one of your skills and roll the D12: the roll times a number replaces it until after a challenge."""

    times: int

    def does(self, s: Realm, me: int, seats: list[int], card: int) -> Next:
        return (gamble_on(me, self.times),)


@step
async def gamble_on(s: Realm, me: int, times: int) -> Next:
    """Mahiki: choose a skill and roll for it. [K10]"""
    skill = await Ask(me, challenge.SKILL_OF, list(range(len(SKILLS))))
    pips = await Ask(CHANCE, missions.D12_ROLL, D12)
    verbs.roll(s, me, pips)
    verbs.gamble(s, me, skill, pips * times)
    return ()
