"""Can a card be played now, and against whom? Only for what the rules forbid; foolish plays are allowed."""

from __future__ import annotations

from typing import Final

from matanui.games.cards import draws, moving
from matanui.games.cards.atlas import ACTION as ACTION_SPACES
from matanui.games.cards.atlas import CONTROL, NEAR, PORTALS, START
from matanui.games.cards.atlas import MISSION as MISSION_SPACES
from matanui.games.cards.effects import (
    Boost,
    ClearCooldown,
    Complete,
    Consolation,
    Cure,
    Effect,
    GiveUp,
    Jump,
    Mute,
    Push,
    Redraw,
    Script,
    Steps,
    Waive,
    WinTie,
)
from matanui.games.cards.kinds import (
    ActionCard,
    GreatMaskCard,
    TuragaCard,
)
from matanui.games.cards.lasting import is_barred
from matanui.games.cards.numbers import ACTION, CARD, NO_CARD, SEATS, SKILLS
from matanui.games.cards.printed import AIMED, EFFECTS
from matanui.games.cards.state import GREAT_MASK, NO_FIGHT, RAHI_FIGHT, Realm, clockwise

CONTROLS: Final = frozenset(CONTROL.values())
GOALS: Final = {
    "portal": sorted(PORTALS),
    "action": sorted(ACTION_SPACES),
    "mission": sorted(MISSION_SPACES),
    "bohrok": sorted(CONTROLS),
}


def effects_of(card: int) -> tuple[Effect, ...]:
    """What a card does when it is played, or a mask when its power is used."""
    return EFFECTS[card]


def needs_target(card: int) -> bool:
    """Does it aim at one opponent of your choice?"""
    return card in AIMED


def targets(s: Realm, me: int, card: int) -> list[int]:
    """Whom it may be aimed at: in a challenge its fighters, for a push whoever is in your way, else any opponent."""
    if not needs_target(card):
        return []
    seats = [*clockwise(s, me)]
    found = effects_of(card)
    if s.fight != NO_FIGHT and any(isinstance(e, Boost | Mute) for e in found):
        seats = [n for n in (s.challenger, s.defender) if n != me]
    if any(isinstance(e, Push) and e.way == "straight" for e in found):
        seats = [n for n in seats if can_push(s, me, n)]
    return [n for n in seats if all(makes_sense(s, e, me, n) for e in found)]


def can_push(s: Realm, me: int, foe: int) -> bool:
    """Is somebody on a space that you could enter next, with a way to be pushed? [K7, K23]"""
    at, taken = s.heroes[foe].at, {hero.at for hero in s.heroes}
    ready = s.fight == NO_FIGHT and s.steps > 0 and not s.gave_up and not s.heroes[me].skips
    near = at in NEAR[s.heroes[me].at] and moving.is_open(s, me, at)
    return ready and near and any(space not in taken for space in NEAR[at])


def makes_sense(s: Realm, e: Effect, me: int, target: int) -> bool:
    """Would the effect find anything at this target?"""
    if isinstance(e, Mute):
        return in_use(s, target, e.what) != NO_CARD
    if isinstance(e, Jump) and e.who == "opponent":
        return bool(free_spaces(s, e, target))
    return True


def in_use(s: Realm, seat: int, what: str) -> int:
    """The attached Great Mask or Turaga card; with powers the one played in this challenge and not yet muted. [K28]"""
    hero = s.heroes[seat]
    if not s.rules.masks_in_challenge:
        return hero.worn if what == "great" else hero.guide
    kind = GreatMaskCard if what == "great" else TuragaCard
    mine = [line[1] for line in s.ledger if line[0] == seat]
    free = [c for c in mine if isinstance(CARD[c], kind) and c not in s.muted and c not in s.inverted]
    return free[0] if free else NO_CARD


def can_play(s: Realm, me: int, card: int) -> bool:
    """Is there anything that forbids it now?"""
    if needs_target(card) and not targets(s, me, card):
        return False
    return all(is_possible(s, me, card, e) for e in effects_of(card))


def is_possible(s: Realm, me: int, card: int, e: Effect) -> bool:
    """What single effects need."""
    if isinstance(e, Boost):
        side = me in (s.challenger, s.defender) or e.who == "opponent"
        fits = e.skill is None or SKILLS.index(e.skill) in s.skills
        return s.fight != NO_FIGHT and side and fits
    if isinstance(e, WinTie | Consolation):
        return s.fight != NO_FIGHT and me in (s.challenger, s.defender)
    if isinstance(e, Redraw) and e.pile == "bohrok":
        return s.fight == NO_FIGHT
    if isinstance(e, Script):
        return s.fight != NO_FIGHT and me in (s.challenger, s.defender)
    if isinstance(e, ClearCooldown):
        return any(not isinstance(CARD[c], TuragaCard) for c in s.heroes[me].resting)
    if isinstance(e, Redraw):
        return s.fight == GREAT_MASK and me in (s.challenger, s.defender) and not draws.is_empty(s, 0)
    if isinstance(e, GiveUp):
        return can_give_up(s, me, card, e)
    if isinstance(e, Complete):
        return bool(s.heroes[me].missions)
    if isinstance(e, Cure):
        return bool(s.heroes[me].lingering)
    if isinstance(e, Waive) and e.what == "rahi":
        return s.gave_up
    if isinstance(e, Waive) and e.what == "diagonal" and not s.rules.diagonal_by_card:
        return False  # [M21]
    if isinstance(e, Steps | Waive):
        return s.fight == NO_FIGHT and not s.gave_up and not s.heroes[me].skips
    if isinstance(e, Jump) and e.who == "you":
        return bool(free_spaces(s, e, me))
    return True


def can_give_up(s: Realm, me: int, card: int, e: GiveUp) -> bool:
    """The price: a turn or movement not yet begun, or other Game Action cards."""
    if e.what == "cards":
        spare = len(draws.cards_of(s, me, ACTION)) - isinstance(CARD[card], ActionCard)
        return spare >= e.n
    return s.turn == me and not s.trail and not s.gave_up and not s.heroes[me].skips and s.fight != RAHI_FIGHT


def free_spaces(s: Realm, e: Jump, who: int) -> list[int]:
    """Where a jump may lead: free spaces of its kind. [M13]"""
    if e.to == "start":
        return [START[SEATS[s.heroes[who].toa]]]
    taken = {hero.at for hero in s.heroes}
    return [n for n in GOALS[e.to] if n not in taken]


def may_be_challenged(s: Realm, seat: int) -> bool:
    """Nobody may pick a Toa behind Hau."""
    return not is_barred(s, seat, "being_challenged")
