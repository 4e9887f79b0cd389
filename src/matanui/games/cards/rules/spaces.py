"""A space is entered, ended on, or made to count by a card. What happens then is for its kind to say.
[masks, How to Play]"""

from __future__ import annotations

from matanui.core.flow import Next
from matanui.games.cards.data.tasks import EndBeside
from matanui.games.cards.rules import missions
from matanui.games.cards.rules.space import kinds_at
from matanui.games.cards.rules.steps import step
from matanui.games.cards.state import verbs
from matanui.games.cards.state.realm import Realm, taken


def only_last(s: Realm) -> bool:
    """Has a card lent steps, so that only the space counts on which the move ends? [M4]"""
    return s.free_missions and s.rules.card_move_pass == "last_space"


def enter(s: Realm, me: int) -> Next:
    """A space entered by one's own steps. [M3, M5, M8, M11]"""
    if only_last(s):
        return ()
    hero = s.heroes[me]
    kind = kinds_at(s.rules)[hero.at]
    if not hero.missions:
        return kind.enter(s, me)
    seen = missions.entered(s, me, hero.at, kind.called(s.rules.atlas, hero.toa, hero.at))
    return *seen, *kind.enter(s, me)


@step
def land(s: Realm, me: int) -> Next:
    """The move is over: what counts only here, and Missions that ask where it ends. [M9]"""
    at, walked = s.heroes[me].at, s.heroes[me].at == s.foot  # where a card has put you nothing counts [M19]
    verbs.end_move(s)
    todo: Next = ()
    if walked:
        todo = end_here(s, me) if only_last(s) else kinds_at(s.rules)[at].land(s, me)
    count_neighbours(s, me)
    return (*todo, missions.review(me)) if todo else missions.looked_over(s, me)


def end_here(s: Realm, me: int) -> Next:
    """The one space that counts after lent steps, whatever it is. [M4]"""
    hero = s.heroes[me]
    kind = kinds_at(s.rules)[hero.at]
    missions.count_visit(s, me, hero.at, kind.called(s.rules.atlas, hero.toa, hero.at))
    return missions.review(me), *kind.last(me)


def count_neighbours(s: Realm, me: int) -> None:
    """Missions to end beside another Toa, or beside Kini-Nui."""
    at, atlas = s.heroes[me].at, s.rules.atlas
    for card, n, task in missions.open_tasks(s, me, EndBeside):
        there = taken(s, me) if getattr(task, "what", "") == "toa" else (atlas.kini_nui,)
        if any(space in atlas.near[at] for space in there):
            verbs.pay(s, me, card, n, at)


def activate(s: Realm, who: int, space: int) -> Next:
    """A space that a card makes count for somebody."""
    return kinds_at(s.rules)[space].activate(s, who, space)
