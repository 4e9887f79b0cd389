"""What a space does: Mission, Challenge, Game Action, Portal, start. [masks, How to Play]"""

from __future__ import annotations

from matanui.core.flow import CHANCE, Ask, Next
from matanui.games.cards import challenge, control, draws, missions, playing, running, verbs
from matanui.games.cards.atlas import ACTION as ACTION_SPACES
from matanui.games.cards.atlas import CHALLENGE as CHALLENGE_SPACES
from matanui.games.cards.atlas import CONTROL, KINI_NUI, MISSION, NEAR, PORTALS, START, TIMES
from matanui.games.cards.effects import Pick
from matanui.games.cards.kinds import GreatMaskCard, TuragaCard
from matanui.games.cards.lasting import WAIVERS, is_barred
from matanui.games.cards.numbers import ACTION, CARD, FACE, NO_CARD, PILES, SEATS
from matanui.games.cards.state import Realm
from matanui.games.cards.steps import NO, PASS, PLAY, YES, step
from matanui.games.cards.tasks import EndBeside


def times(s: Realm, space: int) -> int:
    """How often a space counts."""
    return 2 if TIMES[space] == 3 and not s.rules.triple_kini_nui else TIMES[space]


def only_last(s: Realm) -> bool:
    """Has a card lent steps, so that only the space counts on which the move ends? [M4]"""
    return s.free_missions and s.rules.card_move_pass == "last_space"


def enter(s: Realm, me: int) -> Next:
    """A space entered by one's own steps. [M3, M5, M8, M11]"""
    space = s.heroes[me].at
    if only_last(s):
        return ()
    seen = missions.entered(s, me, space, kinds_of(s, me, space))
    if space in MISSION and s.rules.mission_trigger == "enter":
        return *seen, mission_space(me)
    if space in CHALLENGE_SPACES and s.rules.challenge_stops:
        return *seen, challenge_space(me)
    if space in ACTION_SPACES and s.rules.action_on_pass:
        return *seen, draw_here(me, 1)
    if space in PORTALS:
        return *seen, portal(me)
    return seen


def kinds_of(s: Realm, me: int, space: int) -> set[str]:
    """What Missions may call this space."""
    own = START[SEATS[s.heroes[me].toa]]
    out = {"portal"} if space in PORTALS else {"action"} if space in ACTION_SPACES else set()
    if space in START.values():
        out.add("own_start" if space == own else "other_start")
    return out


@step
async def mission_space(s: Realm, me: int) -> Next:
    """You must stop and take a Mission, unless a card lets you pass."""
    if s.free_missions and s.rules.card_move_pass == "ignore_missions":
        return ()
    waiver = WAIVERS.index("mission")
    if waiver in s.waived and await Ask(me, "bypass", [YES, NO]):
        verbs.use_waiver(s, waiver)
        return ()
    verbs.end_move(s)
    return (missions.take_mission(me, 1),)


@step
def challenge_space(s: Realm, me: int) -> Next:
    """You stop and challenge; where a Mission or an effect keeps you from it, the space is blank. [M6]"""
    if s.heroes[me].missions or is_barred(s, me, "challenges"):
        return ()
    verbs.end_move(s)
    return (challenge.attempt(me, s.heroes[me].at, times(s, s.heroes[me].at)),)


@step
async def draw_here(s: Realm, me: int, n: int) -> Next:
    """You may draw; not twice running on the same space. [M8, M10, H3]"""
    hero = s.heroes[me]
    if is_barred(s, me, "draws") or (hero.last_draw == hero.at and not forgives(s)):
        return ()
    full = not draws.room_for(s, me, ACTION)
    swap = full and s.rules.action_full == "may_discard" and not s.steps
    if full and not swap and not draws.other_piles(s, me):
        return ()
    how = await Ask(me, "draw", [YES, *(PLAY + c for c in draw_powers(s, me)), PASS])
    if how == PASS:
        return ()
    room = (draws.may_discard(me, ACTION),) if swap else ()
    verbs.note_draw(s, me, hero.at)
    if how == YES:
        return *room, draws.draw_any(me, n), drew(me)
    card = how - PLAY
    verbs.use_power(s, me, card, NO_CARD, playing.rest_of(s, card))
    if isinstance(CARD[card], TuragaCard):
        return *room, draws.draw_any(me, n + 1), drew(me)  # counsel
    return *room, pick_look(me, card, n, 0), drew(me), running.run(card, 1, me, NO_CARD)


def forgives(s: Realm) -> bool:
    """Does a card let you use the same space again?"""
    return WAIVERS.index("repeat") in s.waived


@step
def drew(s: Realm, me: int) -> Next:
    """Missions that ask for draws on Game Action spaces."""
    return missions.drew_at_space(s, me)


def draw_powers(s: Realm, me: int) -> list[int]:
    """What helps at a Game Action space and is ready: Kaukau, or a Turaga's counsel. [T7]"""
    return sorted(c for c in playing.own_powers(s, me) if playing.when_of(c) == "draw_space")


def power(card: int) -> tuple[object, ...]:
    """The power of a Great Mask."""
    found = CARD[card]
    return found.power if isinstance(found, GreatMaskCard) else ()


@step
async def pick_look(s: Realm, me: int, kaukau: int, n: int, seen: int) -> Next:
    """Kaukau: look at the top cards of the Game Action pile. [K9, K12]"""
    effect = next(e for e in power(kaukau) if isinstance(e, Pick))
    look, keep = (effect.double_look, effect.double_keep) if n > 1 else (effect.look, effect.keep)
    mine = draws.pile_for(s, me, ACTION)
    look = min(look, len(s.piles[mine]) + len(s.tops[mine]))
    if len(s.tops[mine]) < look:
        card = await Ask(CHANCE, PILES[ACTION], s.piles[mine][:])
        verbs.look_at_top(s, me, mine, card)
        return (pick_look(me, kaukau, n, seen),)
    if look:
        verbs.tell_peek(s, me, mine, look)
    return (pick_keep(me, look, min(keep, look)),)


@step
async def pick_keep(s: Realm, me: int, look: int, keep: int) -> Next:
    """Keep some of them, and put the others back in any order."""
    mine = draws.pile_for(s, me, ACTION)
    if keep <= 0 or not draws.room_for(s, me, ACTION):
        return (draws.put_back(me, mine, look),) if look > 1 else ()
    faces = sorted({thing & FACE for thing in s.tops[mine][-look:]})
    card = faces[0] if len(faces) == 1 else await Ask(me, "pick", faces)
    verbs.draw_seen(s, me, mine, card)
    return (pick_keep(me, look - 1, keep - 1),)


@step
async def portal(s: Realm, me: int) -> Next:
    """You must jump to a different Portal, and your move ends there. [M11]"""
    free = free_portals(s, s.heroes[me].at)
    if not free:
        return ()
    space = free[0] if len(free) == 1 else await Ask(me, "portal", free)
    verbs.place(s, me, me, space)
    if s.rules.portal_ends_move:
        verbs.end_move(s)
    return missions.entered(s, me, space, {"portal"})


def free_portals(s: Realm, but: int) -> list[int]:
    """Portals that nobody stands on."""
    taken = {hero.at for hero in s.heroes}
    return sorted(n for n in PORTALS if n != but and n not in taken)


@step
def land(s: Realm, me: int) -> Next:
    """The move is over: what counts only here, and Missions that ask where it ends. [M9]"""
    space, walked = s.heroes[me].at, s.heroes[me].at == s.foot  # where a card has put you nothing counts [M19]
    todo: Next = ()
    if walked and only_last(s):
        todo = end_here(s, me)
    elif walked and space in ACTION_SPACES:
        owed = times(s, space) if not s.rules.action_on_pass else times(s, space) - 1
        todo = (more_here(me, owed),) if owed else ()
    elif walked and space in MISSION and s.rules.mission_trigger == "land":
        todo = (mission_space(me),)
    elif walked and space in CHALLENGE_SPACES and not s.rules.challenge_stops:
        todo = (challenge_space(me),)
    elif walked and s.rules.bohrok and space in CONTROL.values():
        todo = (control.arrive(me),)
    return *todo, *beside_tasks(s, me)


def end_here(s: Realm, me: int) -> Next:
    """The one space that counts after lent steps, whatever it is. [M4]"""
    space = s.heroes[me].at
    seen = missions.entered(s, me, space, kinds_of(s, me, space))
    if space in MISSION:
        return *seen, mission_space(me)
    if space in CHALLENGE_SPACES:
        return *seen, challenge_space(me)
    if space in ACTION_SPACES:
        return *seen, draw_here(me, times(s, space))
    if space in PORTALS:
        return *seen, portal(me)
    return (*seen, control.arrive(me)) if s.rules.bohrok and space in CONTROL.values() else seen


@step
def more_here(s: Realm, me: int, n: int) -> Next:
    """The further draws of a double space, for whoever drew the first; all of them where only landing counts."""
    hero = s.heroes[me]
    if not s.rules.action_on_pass:
        return (draw_here(me, n),)
    return (draws.draw_any(me, n), drew(me)) if hero.last_draw == hero.at else ()


def beside_tasks(s: Realm, me: int) -> Next:
    """End beside another Toa, or beside Kini-Nui."""
    at = s.heroes[me].at
    near = {hero.at for seat, hero in enumerate(s.heroes) if seat != me} & set(NEAR[at])
    for card in missions.current(s, me):
        for n, task in enumerate(missions.mission(card).tasks):
            met = bool(near) if getattr(task, "what", "") == "toa" else at in NEAR[KINI_NUI]
            if isinstance(task, EndBeside) and met and not missions.progress(s, me, card, n):
                verbs.pay(s, me, card, n, at)
    return (missions.review(me),)


def activate(s: Realm, who: int, space: int) -> Next:
    """A space that a card makes count for somebody."""
    if space in MISSION:
        return (missions.take_mission(who, 1),)
    return (draw_here(who, times(s, space)),) if space in ACTION_SPACES else ()
