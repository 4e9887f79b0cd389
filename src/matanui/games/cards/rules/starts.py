"""Start spaces: blank once the game has begun, but Missions and cards name them. [M14]"""

from __future__ import annotations

from typing import Final

from matanui.games.cards.data.atlas import START, Atlas
from matanui.games.cards.data.numbers import SEATS
from matanui.games.cards.rules.space import SpaceKind, space_kind
from matanui.games.cards.state.realm import Realm

OWN: Final = frozenset({"own_start"})
OTHER: Final = frozenset({"other_start"})


def start_of(s: Realm, seat: int) -> int:
    """The start space of a player's Toa."""
    return s.rules.atlas.starts[SEATS[s.heroes[seat].toa]]


@space_kind
class StartSpace(SpaceKind):
    """Where a Toa begins."""

    name = START

    def called(self, atlas: Atlas, toa: int, space: int) -> frozenset[str]:
        return OWN if atlas.starts[SEATS[toa]] == space else OTHER
