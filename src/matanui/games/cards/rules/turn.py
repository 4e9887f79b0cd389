"""A turn: what lasts comes nearer to its end, cards and powers, a movement or something else, and on clockwise."""

from __future__ import annotations

from functools import cache
from typing import Final

from matanui.core.flow import Ask, Next
from matanui.core.questions import PASS, PASSING, Kind, Prompt
from matanui.games.cards.data.numbers import ACTION, NO_CARD
from matanui.games.cards.data.tasks import Rest
from matanui.games.cards.rules import hands, lasting, missions, moving, playing
from matanui.games.cards.rules.additions import TURN_OVER, WAYS, Way
from matanui.games.cards.rules.options import CARDS, PLAY, PLAYED
from matanui.games.cards.rules.steps import prompt, step
from matanui.games.cards.state import verbs
from matanui.games.cards.state.realm import PLAYING, Realm, clockwise

MOVE: Final = 0  # places among WAYS, which are answers to "act" besides PLAY + card
REST: Final = 2
WAY: Final = Kind("way", WAYS.at.__contains__, lambda s, ask, way: WAYS.at[way].id)


def moves_on(s: Realm, ask: Ask) -> int | None:
    """Most people move."""
    return MOVE


def keeps_worn(s: Realm, ask: Ask) -> int | None:
    """What is attached stays."""
    hero = s.heroes[ask.seat]
    kept = hero.worn if ask.prompt is WEAR else hero.guide
    return kept if kept in ask.options else PASS


INTERLUDE: Final = prompt("interlude", PLAYED, PASSING, topic="others", reaction=True, nothing=PASS)
WEAR: Final = prompt("wear", CARDS, PASSING, topic="masks", nothing=PASS, usual=keeps_worn)
FOLLOW: Final = prompt("follow", CARDS, PASSING, topic="masks", nothing=PASS, usual=keeps_worn)
ACT: Final = prompt("act", PLAYED, WAY, topic="move", usual=moves_on)


@cache
def turn(me: int) -> Next:
    """[masks, How to Play]"""
    return start_turn(me), attach(me), missions.outroll(me), act(me), moving.begin_move(me), end_turn(me)


@step
def start_turn(s: Realm, me: int) -> Next:
    """Protection until your turn is over, masks cool, and a movement is yours; then others may play. [K5, K13]"""
    verbs.lift_bars(s, me, lasting.TURN_START)
    if s.rules.mask_reset == "turns3":
        verbs.cool(s, me)
    verbs.allow_steps(s, lasting.most_steps(s, me))
    return *others_first(s, me, 0), *((free_discard(me),) if s.rules.start_discard else ())


def others_first(s: Realm, me: int, k: int) -> Next:
    """Before a turn, everybody else who holds Game Action cards is asked, here from the k-th on the left on. [C5]"""
    for seat in clockwise(s, me)[k:]:
        if hands.has_any(s, seat, ACTION):
            return (interlude(me, k),)
        k += 1
    return ()


@step
async def interlude(s: Realm, me: int, k: int) -> Next:
    """The k-th player on the left may play cards that fit any time."""
    if s.winner != PLAYING:
        return ()
    seat = clockwise(s, me)[k]
    if not hands.has_any(s, seat, ACTION):
        return others_first(s, me, k + 1)
    pick = await Ask(seat, INTERLUDE, [*playing.playable(s, seat, ("any",)), PASS])
    if pick == PASS:
        return others_first(s, me, k + 1)
    return playing.play_card(seat, pick - PLAY), interlude(me, k)


@step
async def free_discard(s: Realm, me: int) -> Next:
    """One card may be discarded at the start of the turn. [B3]"""
    if not s.heroes[me].hand:
        return ()
    n = await Ask(me, hands.MAKE_ROOM, [*range(len(s.heroes[me].hand)), PASS])
    if n != PASS:
        verbs.discard(s, me, n)
    return ()


@step
async def attach(s: Realm, me: int) -> Next:
    """Before you move you choose one Great Mask and one Turaga card to attach. [K1, K2]"""
    hero = s.heroes[me]
    if s.rules.masks_in_challenge:
        return ()
    great = await choose_card(me, WEAR, [] if lasting.is_barred(s, me, "great_masks") else hero.great)
    guide = await choose_card(me, FOLLOW, hero.turaga)
    verbs.attach(s, me, great, guide)
    return ()


async def choose_card(me: int, asked: Prompt, cards: list[int]) -> int:
    """One of them, or none."""
    return await Ask(me, asked, [*sorted(cards), PASS]) if cards else NO_CARD


@step
async def act(s: Realm, me: int) -> Next:
    """Play cards and use powers as you like; then move, or spend the turn in another way. [M1, R6]"""
    if s.winner != PLAYING or s.gave_up:
        return ()
    plays = playing.playable(s, me, ("any", "turn_start", "own_turn", "own_move"))
    ways = [n for n, way in WAYS.at.items() if way.may is None or way.may(s, me)]
    pick = ways[0]
    if s.heroes[me].hand or plays or len(ways) > 1:
        pick = await Ask(me, ACT, [*ways, *plays])
    if pick >= PLAY:
        return playing.play_card(me, pick - PLAY), act(me)
    return WAYS.at[pick].does(s, me)


def may_rest(s: Realm, me: int) -> bool:
    """Does a Mission ask for a movement, and is there one to give?"""
    return missions.asks_for(s, me, Rest) and not s.heroes[me].skips and not s.trail


@step
def end_turn(s: Realm, me: int) -> Next:
    """Clockwise; whoever has earned another turn takes it first. A game in which nobody gets on ends. [W5]"""
    if s.winner != PLAYING:
        return ()
    lasting.tick(s, me)
    verbs.lift_bars(s, me, lasting.TURN_END)
    verbs.defer_bars(s, me, lasting.LATER, lasting.TURN_END)
    more: Next = ()
    for over in TURN_OVER.all:
        more += over(s, me)
    again = s.heroes[me].extra > 0
    seat = me if again else clockwise(s, me)[0]
    verbs.next_turn(s, seat, again)
    if s.quiet >= s.rules.stalemate_rounds or s.round > s.rules.most_rounds:
        verbs.stalemate(s)
        return ()
    return *more, *turn(seat)


WAYS.add(MOVE, Way("move", None, lambda s, me: ()))
WAYS.add(REST, Way("rest", may_rest, moving.rest))
