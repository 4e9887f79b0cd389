"""Which spaces are closed to a seat now, or do nothing for it, and why: a map can say it before anybody tries."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Literal

from msgspec import Struct

from matanui.games.cards.data.atlas import ACTION, CHALLENGE, NEAR, PORTALS
from matanui.games.cards.rules import moving
from matanui.games.cards.rules.lasting import REPEAT, is_barred
from matanui.games.cards.state.realm import Realm, taken

Why = Literal[
    "tried",  # the last Challenge space: it may not be entered
    "tried-blank",  # the same: it may be entered, and does nothing
    "drawn",  # the last Game Action space: it may not be entered
    "drawn-blank",
    "mission",  # a Challenge space while a Mission is open
    "mission-blank",
    "challenges",  # something lets nobody challenge here
    "portals",  # something keeps from Portals
    "walked",  # left in this move already
    "taken",  # somebody stands there
    "path",  # the way must lead elsewhere
]
BLANK: Final = ("tried-blank", "drawn-blank", "mission-blank", "challenges")  # open, but nothing happens there
CHALLENGES: Final = sorted(CHALLENGE)
GATES: Final = sorted(PORTALS)


class Closed(Struct, frozen=True):
    """A space that is closed to a seat, or does nothing for it."""

    space: int
    why: Why


def closed_to(s: Realm, me: int) -> list[Closed]:
    """Every such space with its reason: before those that only make it blank, those that keep one from entering."""
    found = sorted((*on_turn(s, me), *repeated(s, me), *barred(s, me)), key=lambda one: one[1] in BLANK)
    reasons: dict[int, Why] = {}
    for space, why in found:
        reasons.setdefault(space, why)
    return [Closed(space, why) for space, why in sorted(reasons.items())]


def on_turn(s: Realm, me: int) -> Iterator[tuple[int, Why]]:
    """What one's own move leaves behind, and who stands in its way. [M2, M12]"""
    if s.turn != me:
        return
    yield from ((space, "walked") for space in s.trail if not s.rules.revisit)
    yield from ((space, "taken") for space in taken(s, me) if space >= 0 and not moving.may_pass(s))


def repeated(s: Realm, me: int) -> Iterator[tuple[int, Why]]:
    """The spaces that were used last; in one's own turn a card may forgive it. [M7, M10]"""
    hero = s.heroes[me]
    if s.turn == me and REPEAT in s.waived:
        return
    if hero.last_try in CHALLENGE:
        yield hero.last_try, "tried" if s.rules.challenge_repeat == "no_enter" else "tried-blank"
    if hero.last_draw in ACTION:
        yield hero.last_draw, "drawn" if s.rules.action_repeat == "no_enter" else "drawn-blank"


def barred(s: Realm, me: int) -> Iterator[tuple[int, Why]]:
    """Kinds of spaces that a Mission or an effect closes. [M6]"""
    if s.heroes[me].missions:
        why: Why = "mission" if s.rules.mission_blocks == "enter" else "mission-blank"
        yield from ((space, why) for space in CHALLENGES)
    elif is_barred(s, me, "challenges"):
        yield from ((space, "challenges") for space in CHALLENGES)
    if is_barred(s, me, "portals"):
        yield from ((space, "portals") for space in GATES)


def off_path(s: Realm, me: int, ways: list[tuple[int, int, int]], closed: list[Closed]) -> list[Closed]:
    """Spaces beside one that no other reason closes: the way itself must lead elsewhere."""
    if not ways:
        return []
    fine = {space for after, space, _ in ways if after < 0} | {one.space for one in closed if one.why not in BLANK}
    return [Closed(space, "path") for space in NEAR[s.heroes[me].at] if space not in fine]
