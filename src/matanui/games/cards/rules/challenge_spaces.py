"""Challenge spaces: you stop and challenge somebody for a Great Mask. [masks, Challenge Spaces]"""

from __future__ import annotations

from matanui.core.flow import Next
from matanui.games.cards.rules import challenge
from matanui.games.cards.rules.lasting import REPEAT, is_barred
from matanui.games.cards.rules.space import Idle, Shut, SpaceKind, forgiven, space_kind, times
from matanui.games.cards.rules.steps import step
from matanui.games.cards.state import verbs
from matanui.games.cards.state.realm import Realm


@step
def challenge_space(s: Realm, me: int) -> Next:
    """You stop and challenge; where a Mission, an effect or your last attempt keeps you from it, the space is blank.
    [M5, M6, M7]"""
    hero = s.heroes[me]
    again = hero.last_try == hero.at
    if hero.missions or is_barred(s, me, "challenges") or (again and not forgiven(s, me)):
        return ()
    if again:
        verbs.use_waiver(s, REPEAT)
    verbs.end_move(s)
    return (challenge.attempt(me, hero.at, times(s, hero.at)),)


@space_kind
class ChallengeSpace(SpaceKind):
    """It works when it is entered, or where the table wants it so, when a move ends there. [M5]"""

    name = "challenge"

    def shut(self, s: Realm, me: int, space: int) -> Shut | None:
        hero = s.heroes[me]
        if hero.last_try == space and s.rules.challenge_repeat == "no_enter" and not forgiven(s, me):
            return "tried"
        return "mission" if hero.missions and s.rules.mission_blocks == "enter" else None

    def idle(self, s: Realm, me: int, space: int) -> Idle | None:
        hero = s.heroes[me]
        if hero.last_try == space and not forgiven(s, me):
            return "tried-blank"
        if hero.missions:
            return "mission-blank"
        return "challenges" if is_barred(s, me, "challenges") else None

    def ends_walk(self, s: Realm, me: int, space: int) -> bool:
        return s.rules.challenge_stops and self.idle(s, me, space) is None

    def enter(self, s: Realm, me: int) -> Next:
        return (challenge_space(me),) if s.rules.challenge_stops else ()

    def land(self, s: Realm, me: int) -> Next:
        return () if s.rules.challenge_stops else (challenge_space(me),)

    def last(self, me: int) -> Next:
        return (challenge_space(me),)
