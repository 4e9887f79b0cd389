"""What a kind of space can do. Each kind is one class in the file of its chapter and registers there by its name, which
the signs of a map use. Nobody else asks which kind a space is of."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final, Literal, TypeVar

from matanui.core.errors import UserError
from matanui.core.flow import Next
from matanui.core.once import once
from matanui.games.cards.data.atlas import BLANK, Atlas
from matanui.games.cards.data.mapfile import filed
from matanui.games.cards.rules.lasting import REPEAT
from matanui.games.cards.state.realm import Realm
from matanui.games.cards.switches import Rules

Shut = Literal[  # why a space may not be entered
    "tried",  # the last Challenge space
    "drawn",  # the last Game Action space
    "mission",  # a Challenge space while a Mission is open
    "portals",  # something keeps from Portals
    "full",  # a Portal from which no jump leads
]
Idle = Literal[  # why it may be entered but does nothing
    "tried-blank",
    "drawn-blank",
    "mission-blank",
    "challenges",  # something lets nobody challenge here
]
UNNAMED: Final[frozenset[str]] = frozenset()


class SpaceKind:
    """A space that does nothing; kinds say what they do otherwise."""

    name: ClassVar[str]
    gives_cards: ClassVar[bool] = False  # whoever enters it remembers it as the space that gave the last draw

    def laid_over(self, rules: Rules) -> Iterable[int]:
        """Spaces of the map that are of this kind at such a table, whatever is drawn there."""
        return ()

    def called(self, atlas: Atlas, toa: int, space: int) -> frozenset[str]:
        """What the Missions of a Toa call it."""
        return UNNAMED

    def shut(self, s: Realm, me: int, space: int) -> Shut | None:
        """Why one may not enter it now. Who stands there, and where the move has been, is no matter of kinds."""
        return None

    def idle(self, s: Realm, me: int, space: int) -> Idle | None:
        """Why it would do nothing now, though one may enter it."""
        return None

    def ends_walk(self, s: Realm, me: int, space: int) -> bool:
        """Does a move end here, or is something asked, so that nobody plans farther?"""
        return False

    def enter(self, s: Realm, me: int) -> Next:
        """It has been entered by a step of one's own."""
        return ()

    def land(self, s: Realm, me: int) -> Next:
        """The move has ended here, and what `enter` does has been done."""
        return ()

    def last(self, me: int) -> Next:
        """The move has ended here, and no other space of it counts. [M4]"""
        return ()

    def activate(self, s: Realm, who: int, space: int) -> Next:
        """A card makes it count for somebody."""
        return ()


KINDS: Final[dict[str, SpaceKind]] = {}
K = TypeVar("K", bound=type[SpaceKind])


def space_kind(kind: K) -> K:
    """Register a kind of space."""
    if kind.name in KINDS:
        raise ValueError(f"two kinds of spaces are called {kind.name}")
    KINDS[kind.name] = kind()
    return kind


@space_kind
class BlankSpace(SpaceKind):
    """Most spaces."""

    name = BLANK


@once
def kinds_at(rules: Rules) -> list[SpaceKind]:
    """The kind of every space at a table."""
    atlas = rules.atlas
    if unknown := sorted(set(atlas.kinds) - set(KINDS)):
        raise UserError(f"{filed(atlas.name)}: there are no rules for {unknown[0]!r}: choose one of {', '.join(KINDS)}")
    out = [KINDS[kind] for kind in atlas.kinds]
    for kind in KINDS.values():
        for space in kind.laid_over(rules):
            out[space] = kind
    return out


@once
def by_kind(rules: Rules) -> dict[str, tuple[int, ...]]:
    """The spaces of every kind at a table, in order."""
    kinds = kinds_at(rules)
    return {name: tuple([n for n, kind in enumerate(kinds) if kind.name == name]) for name in KINDS}


def called(rules: Rules, toa: int, what: str) -> set[int]:
    """Spaces that the Missions of a Toa call so."""
    atlas = rules.atlas
    return {n for n, kind in enumerate(kinds_at(rules)) if what in kind.called(atlas, toa, n)}


def times(s: Realm, space: int) -> int:
    """How often a space counts."""
    printed = s.rules.atlas.times[space]
    return printed if s.rules.triple_kini_nui else min(printed, 2)


def forgiven(s: Realm, me: int) -> bool:
    """Does a card let one use the same space again now?"""
    return s.turn == me and REPEAT in s.waived
