"""Portals: from one you jump to another. [masks, Portal Spaces]"""

from __future__ import annotations

from typing import Final

from matanui.core.flow import Ask, Next
from matanui.games.cards.data.atlas import Atlas
from matanui.games.cards.rules import missions
from matanui.games.cards.rules.lasting import is_barred
from matanui.games.cards.rules.options import SPACE
from matanui.games.cards.rules.space import Shut, SpaceKind, by_kind, space_kind
from matanui.games.cards.rules.steps import prompt, step
from matanui.games.cards.state import verbs
from matanui.games.cards.state.realm import Realm

PORTAL: Final = prompt("portal", SPACE, topic="placing")
CALLED: Final = frozenset({"portal"})


@step
async def portal(s: Realm, me: int) -> Next:
    """You must jump to a different Portal, and your move ends there; or you may stay on this one. [M11]"""
    at = s.heroes[me].at
    free = [*([] if s.rules.portal_must_jump else [at]), *free_portals(s, at)]
    if not free:
        return ()
    space = free[0] if len(free) == 1 else await Ask(me, PORTAL, free)
    if space == at:
        return ()
    verbs.place(s, me, me, space)
    if s.rules.portal_ends_move:
        verbs.end_move(s)
    return missions.entered(s, me, space, CALLED)


def free_portals(s: Realm, but: int) -> list[int]:
    """Portals that nobody stands on, and that this move has not left already. [M2]"""
    closed = {but, *[hero.at for hero in s.heroes], *([] if s.rules.revisit else s.trail)}
    return [n for n in by_kind(s.rules)["portal"] if n not in closed]


@space_kind
class PortalSpace(SpaceKind):
    """It works when it is entered; where no jump leads away it may not be. [M11]"""

    name = "portal"

    def called(self, atlas: Atlas, toa: int, space: int) -> frozenset[str]:
        return CALLED

    def shut(self, s: Realm, me: int, space: int) -> Shut | None:
        if is_barred(s, me, "portals"):
            return "portals"
        return "full" if s.rules.portal_must_jump and not free_portals(s, space) else None

    def ends_walk(self, s: Realm, me: int, space: int) -> bool:
        return True

    def enter(self, s: Realm, me: int) -> Next:
        return (portal(me),)

    def last(self, me: int) -> Next:
        return (portal(me),)
