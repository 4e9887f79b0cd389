"""Can a card be played now, and against whom? Only for what the rules forbid; foolish plays are allowed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from matanui.games.cards.data.effects import (
    Boost,
    ClearCooldown,
    Complete,
    Consolation,
    Cure,
    Effect,
    GiveUp,
    Jump,
    Mute,
    Redraw,
    Script,
    Steps,
    Waive,
    WinTie,
)
from matanui.games.cards.data.kinds import (
    ActionCard,
    GreatMaskCard,
    TuragaCard,
)
from matanui.games.cards.data.numbers import ACTION, CARD, CHALLENGE, NO_CARD, SKILLS
from matanui.games.cards.data.printed import AIMED, AT_FIGHTERS, EFFECTS, PUSHING
from matanui.games.cards.rules import hands, moving
from matanui.games.cards.rules.lasting import is_barred
from matanui.games.cards.rules.space import by_kind
from matanui.games.cards.rules.starts import start_of
from matanui.games.cards.state.realm import GREAT_MASK, NO_FIGHT, RAHI_FIGHT, Realm, clockwise


def effects_of(card: int) -> tuple[Effect, ...]:
    """What a card does when it is played, or a mask when its power is used."""
    return EFFECTS[card]


def needs_target(card: int) -> bool:
    """Does it aim at one opponent of your choice?"""
    return card in AIMED


def targets(s: Realm, me: int, card: int) -> list[int]:
    """Whom it may be aimed at: in a challenge its fighters, for a push whoever is in your way, else any opponent."""
    if card not in AIMED:
        return []
    seats = [*clockwise(s, me)]
    if s.fight != NO_FIGHT and card in AT_FIGHTERS:
        seats = [n for n in (s.challenger, s.defender) if n != me]
    if card in PUSHING:
        seats = [n for n in seats if can_push(s, me, n)]
    return [n for n in seats if all(makes_sense(s, e, me, n) for e in effects_of(card))]


def can_push(s: Realm, me: int, foe: int) -> bool:
    """Is somebody on a space that you could enter next, with a way to be pushed? [K7, K23]"""
    at, near = s.heroes[foe].at, s.rules.atlas.near
    if at not in near[s.heroes[me].at] or not moving.is_open(s, me, at):
        return False
    others = {hero.at for hero in s.heroes}
    ready = s.fight == NO_FIGHT and s.steps > 0 and not s.gave_up and not s.heroes[me].skips
    return ready and any(space not in others for space in near[at])


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
    if card in AIMED and not targets(s, me, card):
        return False
    for e in EFFECTS[card]:
        need = NEEDS.get(type(e))
        if need is not None and not need(s, me, card, e):
            return False
    return True


def fights(s: Realm, me: int, card: int, e: Effect) -> bool:
    """A challenge of one's own."""
    return s.fight != NO_FIGHT and me in (s.challenger, s.defender)


def can_boost(s: Realm, me: int, card: int, e: Boost) -> bool:
    """A challenge about the skill, one's own or of the opponent it is for."""
    side = me in (s.challenger, s.defender) or e.who == "opponent"
    return s.fight != NO_FIGHT and side and (e.skill is None or SKILLS.index(e.skill) in s.skills)


def can_redraw(s: Realm, me: int, card: int, e: Redraw) -> bool:
    """Peace for a new Bohrok, a Great Mask Challenge of one's own for a new challenge card."""
    if e.pile == "bohrok":
        return s.fight == NO_FIGHT
    return s.fight == GREAT_MASK and fights(s, me, card, e) and not hands.is_empty(s, CHALLENGE)


def can_wake(s: Realm, me: int, card: int, e: Effect) -> bool:
    """A mask that rests."""
    return any(not isinstance(CARD[c], TuragaCard) for c in s.heroes[me].resting)


def can_complete(s: Realm, me: int, card: int, e: Effect) -> bool:
    """An open Mission."""
    return bool(s.heroes[me].missions)


def can_cure(s: Realm, me: int, card: int, e: Effect) -> bool:
    """A lingering effect."""
    return bool(s.heroes[me].lingering)


def can_walk(s: Realm, me: int, card: int, e: Effect) -> bool:
    """A movement still to be made."""
    return s.fight == NO_FIGHT and not s.gave_up and not s.heroes[me].skips


def can_waive(s: Realm, me: int, card: int, e: Waive) -> bool:
    """A movement; for one after a Rahi challenge, one that was given up."""
    if e.what == "rahi":
        return s.gave_up
    return (e.what != "diagonal" or s.rules.diagonal_by_card) and can_walk(s, me, card, e)  # [M21]


def can_jump(s: Realm, me: int, card: int, e: Jump) -> bool:
    """A free space to jump to."""
    return e.who != "you" or bool(free_spaces(s, e, me))


def can_give_up(s: Realm, me: int, card: int, e: GiveUp) -> bool:
    """The price: a turn or movement not yet begun, or other Game Action cards."""
    if e.what == "cards":
        spare = len(hands.cards_of(s, me, ACTION)) - isinstance(CARD[card], ActionCard)
        return spare >= e.n
    return s.turn == me and not s.trail and not s.gave_up and not s.heroes[me].skips and s.fight != RAHI_FIGHT


NEEDS: Final[dict[type, Callable[[Realm, int, int, Any], bool]]] = {  # effects that are not always possible
    Boost: can_boost,
    WinTie: fights,
    Consolation: fights,
    Script: fights,
    Redraw: can_redraw,
    ClearCooldown: can_wake,
    GiveUp: can_give_up,
    Complete: can_complete,
    Cure: can_cure,
    Steps: can_walk,
    Waive: can_waive,
    Jump: can_jump,
}


def free_spaces(s: Realm, e: Jump, who: int) -> list[int]:
    """Where a jump may lead: free spaces of its kind. [M13]"""
    if e.to == "start":
        return [start_of(s, who)]
    taken = {hero.at for hero in s.heroes}
    return [n for n in by_kind(s.rules)[e.to] if n not in taken]


def may_be_challenged(s: Realm, seat: int) -> bool:
    """Nobody may pick a Toa behind Hau."""
    return not is_barred(s, seat, "being_challenged")
