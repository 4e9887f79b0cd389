"""Verbs about turns and Missions."""

from __future__ import annotations

from typing import Literal

from matanui.core.flow import Ask, Next
from matanui.games.cards.data.kinds import ActionCard
from matanui.games.cards.data.numbers import ACTION, CARD
from matanui.games.cards.data.terms import Count, Who
from matanui.games.cards.data.verb import Verb
from matanui.games.cards.rules import hands, missions
from matanui.games.cards.rules.steps import step
from matanui.games.cards.state import verbs
from matanui.games.cards.state.realm import Realm


class GiveUp(Verb, frozen=True):
    """The price of what follows: your turn, your movement or Game Action cards. Who cannot pay may not play."""

    what: Literal["turn", "move", "cards"]
    n: int = 1

    def can(self, s: Realm, me: int, card: int) -> bool:
        """A turn or movement not yet begun, or other Game Action cards."""
        if self.what == "cards":
            spare = len(hands.cards_of(s, me, ACTION)) - isinstance(CARD[card], ActionCard)
            return spare >= self.n
        return s.turn == me and not s.trail and not s.gave_up and not s.heroes[me].skips

    def does(self, s: Realm, me: int, seats: list[int], card: int) -> Next:
        if self.what == "cards":
            return (hands.discard_cards(me, ACTION, self.n),)
        verbs.give_up_move(s)
        return ()


class ExtraTurn(Verb, frozen=True):
    """Take another turn after this one."""

    def does(self, s: Realm, me: int, seats: list[int], card: int) -> Next:
        verbs.grant_turn(s, me)
        return ()


class Complete(Verb, frozen=True):
    """Discard open Missions of your choice as completed."""

    n: Count = 1

    def can(self, s: Realm, me: int, card: int) -> bool:
        return bool(s.heroes[me].missions)

    def does(self, s: Realm, me: int, seats: list[int], card: int) -> Next:
        if self.n == "all":
            return tuple(missions.close(me, mission) for mission in s.heroes[me].missions)
        return tuple(complete_one(me) for _ in range(self.n))


@step
async def complete_one(s: Realm, me: int) -> Next:
    """Discard one open Mission as completed, of your choice or the oldest. [N1]"""
    open_ = missions.current(s, me)
    if not open_:
        return ()
    card = open_[0] if len(open_) == 1 else await Ask(me, missions.WHICH_MISSION, open_)
    return (missions.close(me, card),)


class TakeMission(Verb, frozen=True):
    """Take Missions at once."""

    n: int = 1
    who: Who = "you"

    def does(self, s: Realm, me: int, seats: list[int], card: int) -> Next:
        return tuple(missions.take_mission(seat, self.n) for seat in seats)
