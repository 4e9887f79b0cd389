"""Where the steps that are left of a move may lead, so that it can be planned as a whole before it is made."""

from __future__ import annotations

from collections import deque
from typing import Final

from matanui.games.cards.rules import moving, spaces
from matanui.games.cards.rules.lasting import OCCUPIED
from matanui.games.cards.rules.space import kinds_at
from matanui.games.cards.state.copies import copy_realm
from matanui.games.cards.state.realm import Realm

Way = tuple[int, int, int]  # after which of these or -1, space, sign
ON: Final = 0  # after this step one may stop or go on,
END: Final = 1  # the move ends or something is asked,
THROUGH: Final = 2  # one must go on
MOST: Final = 240  # steps that a plan may be made of; farther ahead nobody plans


def ahead(s: Realm, me: int) -> list[Way]:
    """Where the steps that are left may lead, the nearest first; beyond a space that asks something nobody looks."""
    twin, kinds = copy_realm(s), kinds_at(s.rules)
    hero, out = twin.heroes[me], list[Way]()
    open_ = deque([(-1, hero.at, s.trail, s.steps, hero.last_draw)])
    while open_ and len(out) < MOST:
        before, hero.at, twin.trail, twin.steps, hero.last_draw = open_.popleft()
        at, trail, steps, last = hero.at, [*twin.trail, hero.at], twin.steps - 1, hero.last_draw
        for space in moving.next_spaces(twin, me) if twin.steps > 0 else []:
            sign = sign_of(twin, me, space)
            out.append((before, space, END if sign == ON and steps == 0 else sign))
            if sign != END and steps > 0:
                open_.append((len(out) - 1, space, trail, steps, space if kinds[space].gives_cards else last))
        hero.at = at
    return out


def sign_of(s: Realm, me: int, space: int) -> int:
    """What a step there means for a plan. [M3, M5, M11, M12, K22]"""
    if moving.is_shared(s, me, space):
        return END if OCCUPIED in s.waived else THROUGH
    if spaces.only_last(s):
        return ON
    return END if kinds_at(s.rules)[space].ends_walk(s, me, space) else ON
