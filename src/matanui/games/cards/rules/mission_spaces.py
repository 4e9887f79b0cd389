"""Mission spaces: you must stop and take a Mission. [masks, Mission Spaces]"""

from __future__ import annotations

from typing import Final

from matanui.core.flow import Ask, Next
from matanui.core.questions import ANSWER, NO, YES
from matanui.games.cards.rules import missions
from matanui.games.cards.rules.lasting import PAST_MISSION
from matanui.games.cards.rules.space import SpaceKind, space_kind
from matanui.games.cards.rules.steps import prompt, step
from matanui.games.cards.state import verbs
from matanui.games.cards.state.realm import Realm

BYPASS: Final = prompt("bypass", ANSWER, topic="move", nothing=NO)


def is_passed(s: Realm) -> bool:
    """Has a card lent steps for which Missions do not count? [M4]"""
    return s.free_missions and s.rules.card_move_pass == "ignore_missions"


@step
async def mission_space(s: Realm, me: int) -> Next:
    """You must stop and take a Mission, unless a card lets you pass."""
    if is_passed(s):
        return ()
    if PAST_MISSION in s.waived and await Ask(me, BYPASS, [YES, NO]):
        verbs.use_waiver(s, PAST_MISSION)
        return ()
    verbs.end_move(s)
    return (missions.take_mission(me, 1),)


@space_kind
class MissionSpace(SpaceKind):
    """It works when it is entered, or where the table wants it so, when a move ends there. [M3]"""

    name = "mission"

    def ends_walk(self, s: Realm, me: int, space: int) -> bool:
        return s.rules.mission_trigger == "enter" and not is_passed(s)

    def enter(self, s: Realm, me: int) -> Next:
        return (mission_space(me),) if s.rules.mission_trigger == "enter" else ()

    def land(self, s: Realm, me: int) -> Next:
        return (mission_space(me),) if s.rules.mission_trigger == "land" else ()

    def last(self, me: int) -> Next:
        return (mission_space(me),)

    def activate(self, s: Realm, who: int, space: int) -> Next:
        return (missions.take_mission(who, 1),)
