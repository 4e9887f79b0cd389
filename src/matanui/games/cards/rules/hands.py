"""Hands and piles: drawing, discarding, stealing, giving, looking. Limits hold however a card comes. [H3, H4, R2]"""

from __future__ import annotations

from typing import Final

from matanui.core.flow import CHANCE, Ask, Next
from matanui.core.questions import PASS, PASSING
from matanui.games.cards.data.numbers import (
    ACTION,
    FACE,
    KIND,
    MISSION,
    PILE,
    PILE_OF,
    PILES,
    SECOND_ACTION,
    SECOND_MISSION,
)
from matanui.games.cards.data.printed import EFFECTS
from matanui.games.cards.rules import missions
from matanui.games.cards.rules.about import About, effect_on
from matanui.games.cards.rules.additions import HOLDING, Holding
from matanui.games.cards.rules.options import CARDS, HELD, PLACE, stays_passed
from matanui.games.cards.rules.options import PILE as PILE_KIND
from matanui.games.cards.rules.steps import chance, prompt, step, step_of_hand
from matanui.games.cards.state import verbs
from matanui.games.cards.state.realm import Realm

DEAL: Final = [chance(f"deal-{name}", CARDS) for name in PILES]  # chance, by the pile that is drawn from
AT_RANDOM: Final = chance("hand", PLACE)
DISCARD: Final = prompt("discard", HELD, topic="hand")
MAKE_ROOM: Final = prompt("make-room", HELD, PASSING, topic="hand", nothing=PASS, usual=stays_passed)
DRAW_FROM: Final = prompt("draw-from", PILE_KIND, topic="hand")
GIVE: Final = prompt("give", HELD, topic="hand")
ARRANGE: Final = prompt("arrange", CARDS, topic="hand")


def cards_of(s: Realm, seat: int, pile: int) -> list[int]:
    """Places in a hand that hold cards of a pile."""
    return [n for n, thing in enumerate(s.heroes[seat].hand) if PILE_OF[thing & FACE] == pile]


def has_any(s: Realm, seat: int, pile: int) -> bool:
    """Does a hand hold a card of a pile?"""
    for thing in s.heroes[seat].hand:
        if PILE_OF[thing & FACE] == pile:
            return True
    return False


def action_limit(s: Realm, seat: int) -> int:
    """Seven Game Action cards, unless a card says otherwise. [masks, Game Action spaces]"""
    return max([s.rules.limit_action, *(e.raises() for c in s.heroes[seat].face_up for e in EFFECTS[c])])


def room_for(s: Realm, seat: int, pile: int) -> int:
    """How many more cards of a pile a hand may hold."""
    return HOLDING[pile].room(s, seat, len(cards_of(s, seat, pile)))


def pile_for(s: Realm, seat: int, pile: int) -> int:
    """Where a seat draws cards of a kind: in a game of built decks each has Game Actions of their own, and perhaps
    Missions that the other has chosen. [D7, D15]"""
    if seat != 1 or s.rules.decks == "standard":
        return pile
    if pile == MISSION and s.rules.mission_decks == "for_each_other":
        return SECOND_MISSION
    return SECOND_ACTION if pile == ACTION else pile


def is_empty(s: Realm, pile: int) -> bool:
    """Neither the pile nor its discards have a card. [H7]"""
    return not s.piles[pile] and not s.tops[pile] and not s.discards[pile]


@step
async def draw_cards(s: Realm, seat: int, pile: int, n: int) -> Next:
    """Draw one after another, as far as the limit lets you; what does not fit is lost. [H4]"""
    mine = pile_for(s, seat, pile)
    if n <= 0 or not room_for(s, seat, pile) or is_empty(s, mine):
        return missions.looked_over(s, seat)
    if not s.piles[mine] and not s.tops[mine]:
        verbs.reshuffle(s, mine)
        return (draw_cards(seat, pile, n),)
    card = s.tops[mine][-1] & FACE if s.tops[mine] else await Ask(CHANCE, DEAL[pile], s.piles[mine][:])
    verbs.draw(s, seat, mine, card)
    return *HOLDING[pile].after(seat), draw_cards(seat, pile, n - 1)


@step
async def trim(s: Realm, seat: int) -> Next:
    """A hand over its limit, because a card that raised it has gone: its holder chooses what goes. [H4, T22]"""
    held = cards_of(s, seat, ACTION)
    if len(held) <= action_limit(s, seat):
        return ()
    n = await Ask(seat, DISCARD, held, About("limit", by=seat))
    verbs.discard(s, seat, n)
    return (trim(seat),)


def open_piles(s: Realm, seat: int) -> list[int]:
    """The piles that a Game Action space gives from, and that this hand has room for. [R9, H3]"""
    piles = [PILE[name] for name in s.rules.draw_piles]
    return [pile for pile in piles if room_for(s, seat, pile) and not is_empty(s, pile_for(s, seat, pile))]


@step
async def draw_any(s: Realm, seat: int, n: int) -> Next:
    """Each draw may come from any pile that a Game Action space gives: Game Actions, Va, Rahi. [R9]"""
    if len(s.rules.draw_piles) == 1:
        return (draw_cards(seat, ACTION, n),)
    if n <= 0:
        return missions.looked_over(s, seat)
    piles = open_piles(s, seat)
    if not piles:
        return missions.looked_over(s, seat)
    pile = piles[0] if len(piles) == 1 else await Ask(seat, DRAW_FROM, piles)
    return draw_cards(seat, pile, 1), draw_any(seat, n - 1)


@step
async def discard_cards(s: Realm, seat: int, pile: int, n: int) -> Next:
    """Discard cards of your own choice, as far as you have them."""
    held = cards_of(s, seat, pile)
    if n <= 0 or not held:
        return ()
    place = held[0] if len(held) == 1 else await Ask(seat, DISCARD, held)
    verbs.discard(s, seat, place)
    return (discard_cards(seat, pile, n - 1),)


@step
async def discard_random(s: Realm, seat: int, pile: int, n: int) -> Next:
    """Discard cards at random."""
    held = cards_of(s, seat, pile)
    if n <= 0 or not held:
        return ()
    place = await Ask(CHANCE, AT_RANDOM, held)
    verbs.discard(s, seat, place)
    return (discard_random(seat, pile, n - 1),)


@step
async def steal_cards(s: Realm, me: int, victim: int, piles: int, n: int) -> Next:
    """Take cards at random from somebody: you choose by the back, and your own limit holds. `piles` is a bit mask."""
    open_piles = [p for p in range(len(PILES)) if piles >> p & 1 and cards_of(s, victim, p) and room_for(s, me, p)]
    if n <= 0 or not open_piles:
        return missions.looked_over(s, me)
    pile = open_piles[0] if len(open_piles) == 1 else await Ask(me, DRAW_FROM, open_piles, effect_on(victim))
    place = await Ask(CHANCE, AT_RANDOM, cards_of(s, victim, pile))
    verbs.hand_over(s, victim, me, place)
    return steal_cards(me, victim, piles, n - 1), *HOLDING[pile].after(me)


@step
async def give_cards(s: Realm, giver: int, taker: int, n: int) -> Next:
    """Give Game Action cards of your own choice, as far as you have them and the other may hold them."""
    held = cards_of(s, giver, ACTION)
    if n <= 0 or not held or not room_for(s, taker, ACTION):
        return missions.looked_over(s, taker)
    place = held[0] if len(held) == 1 else await Ask(giver, GIVE, held, effect_on(taker))
    verbs.hand_over(s, giver, taker, place)
    return (give_cards(giver, taker, n - 1),)


@step
async def peek(s: Realm, me: int, pile: int, n: int, reorder: int) -> Next:
    """Look at the top cards of a pile."""
    if not s.piles[pile] and len(s.tops[pile]) < n and s.discards[pile]:
        verbs.reshuffle(s, pile)
        return (peek(me, pile, n, reorder),)
    n = min(n, len(s.tops[pile]) + len(s.piles[pile]))
    if not n:
        return ()
    if len(s.tops[pile]) < n:
        card = await Ask(CHANCE, DEAL[KIND[pile]], s.piles[pile][:])
        verbs.look_at_top(s, me, pile, card)
        return (peek(me, pile, n, reorder),)
    verbs.tell_peek(s, me, pile, n)
    return (put_back(me, pile, n),) if reorder and n > 1 else ()


@step_of_hand
async def put_back(s: Realm, me: int, pile: int, n: int) -> Next:
    """Put looked-at cards back in any order: you name the one to come first, then the next."""
    left = [thing & FACE for thing in s.tops[pile][-n:][::-1]]
    order: list[int] = []
    while len(left) > 1:
        card = await Ask(me, ARRANGE, sorted(set(left)))
        left.remove(card)
        order.append(card)
    verbs.order_top(s, me, pile, order + left)
    return ()


@step
async def may_discard(s: Realm, seat: int, pile: int) -> Next:
    """With a full hand on a Game Action space you may discard one card first. [H3]"""
    place = await Ask(seat, MAKE_ROOM, [*cards_of(s, seat, pile), PASS])
    if place != PASS:
        verbs.discard(s, seat, place)
    return ()


HOLDING[ACTION] = Holding(lambda s, seat, held: max(0, action_limit(s, seat) - held), lambda seat: ())
