"""Playing cards and powers: which may be played when, against whom, and who may answer. [C4, C5, C10, C12, K5]"""

from __future__ import annotations

from collections.abc import Set
from typing import Final

from matanui.core.flow import Ask, Next
from matanui.core.questions import PASS, PASSING
from matanui.games.cards.data.kinds import ActionCard, GreatMaskCard, NobleMaskCard, TuragaCard
from matanui.games.cards.data.numbers import CARD, FACE, NO_CARD
from matanui.games.cards.data.printed import ACTIONS, EFFECTS, POWERS, WHEN, timed
from matanui.games.cards.rules import feasible, lasting, missions, running, totals
from matanui.games.cards.rules.about import About
from matanui.games.cards.rules.fights import FIGHTS
from matanui.games.cards.rules.options import PLAY, PLAYED, SEAT
from matanui.games.cards.rules.steps import prompt, step, step_of_hand
from matanui.games.cards.state import fight_verbs, verbs
from matanui.games.cards.state.realm import ANY_SKILL, NO_FIGHT, Realm, clockwise

TARGET: Final = prompt("target", SEAT, topic="others")
MAY_ANSWER: Final = prompt("answer", PLAYED, PASSING, topic="others", reaction=True, aimed=True, nothing=PASS)


def own_powers(s: Realm, seat: int, among: Set[int] = POWERS) -> list[int]:
    """Masks and Turaga whose effects this player could use: all that are won, or only what is attached."""
    hero = s.heroes[seat]
    mine = [*hero.great, *hero.noble, *hero.turaga] if s.rules.masks_in_challenge else [hero.guide]
    if hero.lent and s.turn == seat:
        mine += hero.lent  # shared with this player for this turn [K17]
    if among.isdisjoint(mine):
        return []
    ready = [c for c in mine if c in among and c not in hero.resting]
    if ready and lasting.is_barred(s, seat, "great_masks"):
        return [c for c in ready if c not in hero.great]
    return ready


def hand_cards(s: Realm, seat: int, among: Set[int] = ACTIONS) -> list[int]:
    """The different Game Action cards of a hand; none while a Mission must be done before anything else. [N9]"""
    found = {thing & FACE for thing in s.heroes[seat].hand} & among
    return sorted(found) if found and not missions.is_urged(s, seat) else []


def playable(s: Realm, seat: int, moments: tuple[str, ...]) -> list[int]:
    """PLAY + card for all that may be played now."""
    cards, powers = timed(moments)
    mine = hand_cards(s, seat, cards)
    if mine and s.fight != NO_FIGHT:
        mine = [c for c in mine if FIGHTS[s.fight].admits(s, c)]
    if powers:
        mine += own_powers(s, seat, powers)
    return [PLAY + c for c in mine if feasible.can_play(s, seat, c)] if mine else mine


def when_of(card: int) -> str:
    """The timing of a card or power."""
    return WHEN[card]


def in_fight(s: Realm, seat: int) -> list[int]:
    """What a side of the challenge may play now: Game Actions, cards for its kind, and masks where masks are played."""
    more = [*FIGHTS[s.fight].cards(s, seat), *(mask_bonuses(s, seat) if s.rules.masks_in_challenge else ())]
    return [*playable(s, seat, ("challenge", "any")), *(PLAY + c for c in more)]


def mask_bonuses(s: Realm, seat: int) -> list[int]:
    """One Great Mask and one Noble Mask or Turaga for each challenge, if they are ready. [K3, K4]"""
    hero, out = s.heroes[seat], []
    if not totals.has_used(s, seat, GreatMaskCard) and not lasting.is_barred(s, seat, "great_masks"):
        out += hero.great
    if not totals.has_used(s, seat, NobleMaskCard, TuragaCard):
        out += [*hero.noble, *hero.turaga]
    return sorted(c for c in out if c not in hero.resting and totals.worth(s, c))


@step_of_hand
async def play_card(s: Realm, me: int, card: int) -> Next:
    """Name whom it is meant for, show it, let others answer, then do what it says."""
    targets = feasible.targets(s, me, card)
    target = NO_CARD
    if targets:
        target = targets[0] if len(targets) == 1 else await Ask(me, TARGET, targets, About("aim", card, me))
    if s.fight and totals.is_worn(card) and s.rules.masks_in_challenge:
        fight_verbs.write(s, (me, card, card, 0, ANY_SKILL), totals.worth(s, card))  # a mask's bonus, not its power
        return ()
    show(s, me, card, target)
    if s.fight != NO_FIGHT and (bonus := FIGHTS[s.fight].bonus(card)):
        fight_verbs.write(s, (me, card, card, bonus, ANY_SKILL), bonus)
        return ()
    return (answer(card, me, target, 0),)


def show(s: Realm, me: int, card: int, target: int) -> None:
    """A card leaves the hand; a mask or tool goes to rest. [K4]"""
    if totals.is_worn(card):
        verbs.use_power(s, me, card, target, rest_of(s, card))
        return
    place = next(n for n, thing in enumerate(s.heroes[me].hand) if thing & FACE == card)
    verbs.play(s, me, place, target, any(e.raises() for e in EFFECTS[card]))


def rest_of(s: Realm, card: int) -> int:
    """How long using it puts the card to rest. [K4, K13, K18]"""
    found = CARD[card]
    if isinstance(found, TuragaCard):
        return verbs.UNTIL_GREAT if found.rests else 0
    return 3 if s.rules.mask_reset == "turns3" else verbs.UNTIL_CHALLENGE


def answers(s: Realm, seat: int, card: int, me: int, target: int) -> list[int]:
    """Cards and powers with which a seat may answer the card just played."""
    mine = [*hand_cards(s, seat), *own_powers(s, seat)]
    return sorted({PLAY + c for c in mine if fits_answer(c, card, seat == target)})


def fits_answer(mine: int, card: int, aimed: bool) -> bool:
    """Does a card answer another?"""
    return any(e.answers(card, aimed) for e in EFFECTS[mine])


def may_answer(s: Realm, seat: int, card: int, target: int) -> bool:
    """Could this seat answer, as far as everybody sees? Hidden Game Actions against a Penalty; open masks by name."""
    found = CARD[card]
    hidden = isinstance(found, ActionCard) and found.type == "penalty" and seat == target and bool(hand_cards(s, seat))
    return hidden or any(fits_answer(c, card, seat == target) for c in own_powers(s, seat) if when_of(c) == "answer")


@step
async def answer(s: Realm, card: int, me: int, target: int, k: int) -> Next:
    """Ask one seat after another, beginning on the left, whether it answers; only cancelling cards do. [C5]"""
    if s.cancelled:
        verbs.cancel(s, card, False)  # it is over: what comes next is not cancelled
        return ()
    seats = clockwise(s, me)
    if k >= len(seats) or not isinstance(CARD[card], ActionCard):
        return (running.run(card, 0, me, target),)
    seat = seats[k]
    if not may_answer(s, seat, card, target):
        return (answer(card, me, target, k + 1),)
    options = [*answers(s, seat, card, me, target), PASS]
    pick = await Ask(seat, MAY_ANSWER, options, About("answer", card, me, target))
    if pick == PASS:
        return (answer(card, me, target, k + 1),)
    return await reply(s, card, me, target, k, seat, pick - PLAY)


async def reply(s: Realm, card: int, me: int, target: int, k: int, seat: int, mine: int) -> Next:
    """The answering card is shown and may be answered itself, last in, first out. [K8]"""
    deflects = any(e.DEFLECTS for e in EFFECTS[mine])
    others = [n for n in feasible.targets(s, me, card) if n != seat]
    if deflects and others:
        new = others[0] if len(others) == 1 else await Ask(me, TARGET, others, About("aim-again", card, me, target))
        show(s, seat, mine, me)
        return (answer(card, me, new, 0),)
    show(s, seat, mine, me)
    return counter(mine, seat, me, card, 0), seal(card), answer(card, me, target, k + 1)


@step
async def counter(s: Realm, card: int, me: int, target: int, against: int, k: int) -> Next:
    """May the answer itself be cancelled?"""
    seats = clockwise(s, me)
    if s.cancelled or k >= len(seats):
        return ()
    if not may_answer(s, seats[k], card, target):
        return (counter(card, me, target, against, k + 1),)
    options = [*answers(s, seats[k], card, me, target), PASS]
    pick = await Ask(seats[k], MAY_ANSWER, options, About("counter", card, me, target, against))
    if pick == PASS:
        return (counter(card, me, target, against, k + 1),)
    show(s, seats[k], pick - PLAY, me)
    return counter(pick - PLAY, seats[k], me, card, 0), seal(card)


@step
def seal(s: Realm, card: int) -> Next:
    """The card that was answered does nothing, unless the answer was cancelled in its turn."""
    verbs.cancel(s, card, not s.cancelled)
    return ()
