"""Bohrok Control spaces lie on blank spaces of the map where Bohrok are played. [bohrok, Set-up]"""

from __future__ import annotations

from collections.abc import Iterable

from matanui.core.flow import Next
from matanui.games.cards.bohrok import control
from matanui.games.cards.rules.space import SpaceKind, space_kind
from matanui.games.cards.state.realm import Realm
from matanui.games.cards.switches import Rules


@space_kind
class ControlSpace(SpaceKind):
    """It works only when a move ends there."""

    name = "bohrok"

    def laid_over(self, rules: Rules) -> Iterable[int]:
        return rules.atlas.controls.values() if rules.bohrok else ()

    def land(self, s: Realm, me: int) -> Next:
        return (control.arrive(me),)

    def last(self, me: int) -> Next:
        return (control.arrive(me),)
