"""A turn: what lasts comes nearer to its end, cards and powers, a movement or a Rahi challenge, and on clockwise."""

from __future__ import annotations

from functools import cache
from typing import Final

from matanui.core.flow import Ask, Next
from matanui.core.questions import PASS, PASSING, Prompt, listed
from matanui.games.cards.bohrok import control
from matanui.games.cards.data.numbers import ACTION, NO_CARD
from matanui.games.cards.data.tasks import Rest
from matanui.games.cards.rahi import hunting
from matanui.games.cards.rshl import nuva_verbs
from matanui.games.cards.rules import hands, lasting, missions, moving, playing
from matanui.games.cards.rules.options import CARDS, PLAY, PLAYED
from matanui.games.cards.rules.steps import prompt, step
from matanui.games.cards.state import verbs
from matanui.games.cards.state.realm import PLAYING, Realm, clockwise

MOVE: Final = 0  # answers to "act" besides PLAY + card
HUNT: Final = 1
REST: Final = 2

WAYS: Final = listed("way", ["move", "hunt", "rest"])


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
ACT: Final = prompt("act", PLAYED, WAYS, topic="move", usual=moves_on)


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
    """Play cards and use powers as you like; then move, or make a Rahi challenge instead. [M1, R6]"""
    if s.winner != PLAYING or s.gave_up:
        return ()
    plays = playing.playable(s, me, ("any", "turn_start", "own_turn", "own_move"))
    ways = [MOVE, *([HUNT] if hunting.may_hunt(s, me) else []), *([REST] if may_rest(s, me) else [])]
    pick = ways[0]
    if s.heroes[me].hand or plays or len(ways) > 1:
        pick = await Ask(me, ACT, [*ways, *plays])
    if pick >= PLAY:
        return playing.play_card(me, pick - PLAY), act(me)
    if pick == HUNT:
        return hunting.hunt(me), act(me)
    return moving.rest(s, me) if pick == REST else ()


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
    nuva_verbs.lose_lent(s, me)
    again = s.heroes[me].extra > 0
    new = (control.turn_up(),) if control.is_idle(s) else ()
    seat = me if again else clockwise(s, me)[0]
    verbs.next_turn(s, seat, again)
    if s.quiet >= s.rules.stalemate_rounds or s.round > s.rules.most_rounds:
        verbs.stalemate(s)
        return ()
    return *new, *turn(seat)
