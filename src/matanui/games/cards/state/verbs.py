"""The only writers of state in the card games. Each changes one thing and, where somebody listens, tells one event."""

from __future__ import annotations

from typing import Final

from matanui.games.cards.data.numbers import CARD, EYES, FACE, HOME_OF, KIND, NO_CARD, NUMBER, eye, pile_of
from matanui.games.cards.state import events as ev
from matanui.games.cards.state.realm import NOBODY, STALEMATE, Realm

UNTIL_CHALLENGE: Final = 99  # turns that a mask rests until a challenge has been fought
UNTIL_GREAT: Final = 100  # a tool: until a Great Mask Challenge


# --- set-up and turns


def choose(s: Realm, seat: int, toa: int, start: int) -> None:
    s.heroes[seat].toa, s.heroes[seat].at = toa, start
    if s.told is not None:
        s.told.append(ev.Chose(seat=seat, toa=toa))


def fill_masks(s: Realm, seat: int, great: list[int], noble: list[int]) -> None:
    s.heroes[seat].masks, s.heroes[seat].nobles = great, noble


def use_foil(s: Realm, seat: int, card: int) -> None:
    """A foil mask takes the place of the plain one in the own pile."""
    hero, foil = s.heroes[seat], NUMBER[f"foil-{CARD[card].id}"]
    hero.masks = sorted(foil if c == card else c for c in hero.masks)
    if s.told is not None:
        s.told.append(ev.FoilTaken(seat=seat, card=foil))


def roll_for_order(s: Realm, seats: list[int], rolls: list[int]) -> None:
    if s.told is not None:
        for seat, pips in zip(seats, rolls, strict=True):
            s.told.append(ev.Order(seat=seat, pips=pips))


def begin_game(s: Realm, seat: int) -> None:
    s.first = s.turn = seat
    s.bohrok_turns = 1
    if s.told is not None:
        s.told.append(ev.Began(seat=seat))


def next_turn(s: Realm, seat: int, again: bool) -> None:
    """`again`: an extra turn, which makes no new round."""
    s.turn = seat
    if again:
        s.heroes[seat].extra -= 1
    else:
        s.bohrok_turns += 1
    if not again and seat == s.first:
        s.round += 1
        s.quiet += 1
    s.steps, s.trail, s.foot, s.free_missions, s.waived, s.gave_up = 0, [], NOBODY, False, [], False
    s.due, s.loan, s.hops = 0, 0, 0
    if s.told is not None:
        s.told.append(ev.Turn(seat=seat, round=s.round))


def stalemate(s: Realm) -> None:
    s.winner = STALEMATE
    if s.told is not None:
        s.told.append(ev.Stalemate(round=s.round))


def win(s: Realm, seat: int) -> None:
    """The game is over at once, whatever was still to come. [W1]"""
    s.winner = seat
    del s.stack[:-1]  # all but the step that is being carried out
    if s.told is not None:
        s.told.append(ev.Won(seat=seat))


# --- movement


def allow_steps(s: Realm, steps: int) -> None:
    s.steps = steps


def lend_steps(s: Realm, steps: int, extra: int) -> None:
    s.steps = steps
    s.loan += extra


def regain_move(s: Realm, steps: int) -> None:
    """A movement that was given up takes place after all."""
    s.gave_up, s.steps = False, steps


def ignore_missions(s: Realm) -> None:
    s.free_missions = True


def waive(s: Realm, rule: int) -> None:
    s.waived = [*s.waived, rule]


def use_waiver(s: Realm, rule: int) -> None:
    s.waived = [r for n, r in enumerate(s.waived) if n != s.waived.index(rule)]


def step(s: Realm, seat: int, space: int) -> None:
    s.trail = [*s.trail, s.heroes[seat].at]
    s.heroes[seat].at = s.foot = space
    s.steps -= 1
    s.due = 0
    if s.told is not None:
        s.told.append(ev.Stepped(seat=seat, space=space))


def place(s: Realm, seat: int, by: int, space: int) -> None:
    """A jump. A space that this move had entered by a step is left for good. [M2]"""
    hero = s.heroes[seat]
    if seat == s.turn and s.foot == hero.at:
        s.trail, s.hops, s.foot = [*s.trail, hero.at], s.hops + 1, NOBODY
    hero.at = space
    if s.told is not None:
        s.told.append(ev.Placed(seat=seat, by=by, space=space))


def end_move(s: Realm) -> None:
    s.steps = 0


def give_up_move(s: Realm) -> None:
    s.gave_up, s.steps = True, 0


def owe_skips(s: Realm, seat: int, n: int) -> None:
    s.heroes[seat].skips += n


def skip_move(s: Realm, seat: int) -> None:
    s.heroes[seat].skips -= 1
    s.steps = 0
    if s.told is not None:
        s.told.append(ev.Skipped(seat=seat))


def grant_turn(s: Realm, seat: int) -> None:
    s.heroes[seat].extra += 1


def note_draw(s: Realm, seat: int, space: int, due: int) -> None:
    s.heroes[seat].last_draw = space
    s.due = due


def owe_draws(s: Realm, due: int) -> None:
    s.due = due


def note_try(s: Realm, seat: int, space: int) -> None:
    hero = s.heroes[seat]
    hero.last_try, hero.last_draw = space, NOBODY
    s.quiet = 0


# --- cards


def reshuffle(s: Realm, pile: int) -> None:
    """The discards become the new pile."""
    s.piles[pile], s.discards[pile] = sorted(s.discards[pile]), []
    if s.told is not None:
        s.told.append(ev.Reshuffled(pile=KIND[pile]))


def draw(s: Realm, seat: int, pile: int, card: int) -> None:
    """From the known top, or out of the bag, into a hand."""
    seen = take_next(s, pile, card)
    s.heroes[seat].hand.append(card | seen | eye(seat))
    if s.told is not None:
        s.told.append(ev.Drew(seat=seat, card=card, knows=(seen | eye(seat)) >> EYES))


def take_next(s: Realm, pile: int, card: int) -> int:
    """Remove the next card of a pile; returns who knew it."""
    if s.tops[pile]:
        return s.tops[pile].pop() & ~FACE
    s.piles[pile].remove(card)
    return 0


def look_at_top(s: Realm, seat: int, pile: int, card: int) -> None:
    """One more card of the bag gets its place: below those that already have one."""
    s.piles[pile].remove(card)
    s.tops[pile].insert(0, card | eye(seat))


def tell_peek(s: Realm, seat: int, pile: int, n: int) -> None:
    s.tops[pile] = [*s.tops[pile][:-n], *(thing | eye(seat) for thing in s.tops[pile][-n:])]
    if s.told is not None:
        s.told.append(ev.Peeked(seat=seat, pile=KIND[pile], cards=[t & FACE for t in s.tops[pile][-n:][::-1]]))


def order_top(s: Realm, seat: int, pile: int, cards: list[int]) -> None:
    """Put back in a new order, the next one first; only you know it now."""
    kept = s.tops[pile][: -len(cards)]
    s.tops[pile] = kept + [card | eye(seat) for card in cards[::-1]]


def draw_seen(s: Realm, seat: int, pile: int, card: int, look: int) -> None:
    """One of the cards on top that somebody has just looked at, into the hand; nobody else can tell which."""
    top = s.tops[pile]
    place = next(n for n in range(len(top) - 1, -1, -1) if top[n] & FACE == card)
    thing = top.pop(place) | eye(seat)
    if look > 1:
        thing = card | eye(seat)
        s.tops[pile] = [*top[: 1 - look], *(other & (FACE | eye(seat)) for other in top[1 - look :])]
    s.heroes[seat].hand.append(thing)
    if s.told is not None:
        s.told.append(ev.Drew(seat=seat, card=card, knows=thing >> EYES))


def leave(s: Realm, seat: int, n: int) -> int:
    """A card leaves a hand for all to see. Of several alike nobody else can tell which: who knew one knows none now."""
    hand = s.heroes[seat].hand
    thing = hand.pop(n)
    for m, other in enumerate(hand):
        if other & FACE == thing & FACE:
            hand[m] = other & (thing | FACE)
            thing |= other
    return thing & FACE


def discard(s: Realm, seat: int, n: int) -> None:
    """A card of a hand goes to the discards, open to all."""
    card = leave(s, seat, n)
    s.discards[HOME_OF[card]].append(card)
    if s.told is not None:
        s.told.append(ev.Discarded(seat=seat, card=card))


def hand_over(s: Realm, giver: int, taker: int, n: int) -> None:
    """Only these two see the card; where it could be another of that back, nobody else knows any more which are left.
    [H21]"""
    hand, both = s.heroes[giver].hand, eye(giver) | eye(taker)
    knew = hand[n]
    card = leave(s, giver, n)
    alike = [m for m, other in enumerate(hand) if pile_of(other) == pile_of(card)]
    for m in alike:
        hand[m] &= FACE | both
    thing = card | both if alike else knew | both
    s.heroes[taker].hand.append(thing)
    if s.told is not None:
        s.told.append(ev.Took(seat=taker, victim=giver, card=thing & FACE, knows=thing >> EYES))


def play(s: Realm, seat: int, n: int, target: int, stays: bool) -> None:
    """A card is played for all to see, and discarded or laid face up."""
    card = leave(s, seat, n)
    (s.heroes[seat].face_up if stays else s.discards[HOME_OF[card]]).append(card)
    s.cancelled = False
    if s.told is not None:
        s.told.append(ev.Played(seat=seat, card=card, target=target))


def use_power(s: Realm, seat: int, card: int, target: int, turns: int) -> None:
    """A power: its mask or tool rests; one that somebody shared with you is used up."""
    hero = s.heroes[seat]
    if card in hero.lent:
        hero.lent.remove(card)
    elif turns:
        hero.resting[card] = turns
    s.cancelled = False
    if s.told is not None:
        s.told.append(ev.Played(seat=seat, card=card, target=target))


def cancel(s: Realm, card: int, cancelled: bool) -> None:
    s.cancelled = cancelled
    if s.told is not None and cancelled:
        s.told.append(ev.Cancelled(card=card))


def cool(s: Realm, seat: int) -> None:
    """One counter comes off every resting mask that counts turns."""
    rest = s.heroes[seat].resting
    s.heroes[seat].resting = {c: t if t >= UNTIL_CHALLENGE else t - 1 for c, t in rest.items() if t > 1}


def drop_face_up(s: Realm, seat: int) -> None:
    """Cards that stayed until a challenge are discarded."""
    hero = s.heroes[seat]
    for card in hero.face_up:
        s.discards[HOME_OF[card]].append(card)
    hero.face_up = []


def attach(s: Realm, seat: int, great: int, guide: int) -> None:
    hero = s.heroes[seat]
    changed = [c for c, old in ((great, hero.worn), (guide, hero.guide)) if c != old]
    hero.worn, hero.guide = great, guide
    if s.told is not None:
        s.told.extend(ev.Attached(seat=seat, card=card) for card in changed if card != NO_CARD)


# --- missions


def take_mission(s: Realm, seat: int, card: int, pile: int) -> None:
    take_next(s, pile, card)
    s.heroes[seat].missions.append(card)
    if s.told is not None:
        s.told.append(ev.MissionTaken(seat=seat, card=card))


def pay(s: Realm, seat: int, card: int, task: int, what: int) -> None:
    """A part of a task is done: a card given, a space entered, a movement given up."""
    done = s.heroes[seat].paid.get(card * 4 + task, [])
    s.heroes[seat].paid[card * 4 + task] = [*done, what]
    if s.told is not None:
        s.told.append(ev.Paid(seat=seat, card=card, n=len(done) + 1))


def finish_mission(s: Realm, seat: int, card: int, pile: int) -> None:
    hero = s.heroes[seat]
    hero.missions.remove(card)
    hero.paid = {k: v for k, v in hero.paid.items() if k // 4 != card}
    s.discards[pile].append(card)
    s.quiet = 0
    if s.told is not None:
        s.told.append(ev.MissionDone(seat=seat, card=card))


# --- what lasts


def bar(s: Realm, seat: int, what: int, until: int, card: int) -> None:
    s.heroes[seat].bars[what] = until
    if s.told is not None:
        s.told.append(ev.Bound(seat=seat, card=card))


def lift_bars(s: Realm, seat: int, until: int) -> None:
    hero = s.heroes[seat]
    if hero.bars:
        hero.bars = {what: when for what, when in hero.bars.items() if when != until}


def defer_bars(s: Realm, seat: int, later: int, until: int) -> None:
    """What is to last beyond one more turn."""
    hero = s.heroes[seat]
    if hero.bars:
        hero.bars = {what: until if when == later else when for what, when in hero.bars.items()}


def burden(s: Realm, seat: int, amount: int) -> None:
    s.heroes[seat].burdens.append(amount)


def lay_before(s: Realm, seat: int, n: int, victim: int, turns: int) -> None:
    """A lingering effect; the same one again only restarts its count, and the second card is discarded. [R10]"""
    card = leave(s, seat, n)
    if card in s.heroes[victim].lingering:
        s.discards[HOME_OF[card]].append(card)
    s.heroes[victim].lingering[card] = turns
    if s.told is not None:
        s.told.append(ev.Bound(seat=victim, card=card))


def linger_on(s: Realm, seat: int, card: int, turns: int) -> None:
    s.heroes[seat].lingering[card] = turns


def unlinger(s: Realm, seat: int, card: int, pile: int) -> None:
    del s.heroes[seat].lingering[card]
    s.discards[pile].append(card)
    if s.told is not None:
        s.told.append(ev.Freed(seat=seat, card=card))


def gamble(s: Realm, seat: int, skill: int, value: int) -> None:
    s.heroes[seat].gamble = [skill, value]


def roll(s: Realm, seat: int, pips: int) -> None:
    if s.told is not None:
        s.told.append(ev.Rolled(seat=seat, pips=pips))


# --- prizes


def win_card(s: Realm, seat: int, card: int, kind: str) -> None:
    """A card of the own piles: great, noble or turaga."""
    hero = s.heroes[seat]
    next(pile for pile in (hero.top, hero.masks, hero.nobles) if card in pile).remove(card)
    {"great": hero.great, "noble": hero.noble, "turaga": hero.turaga}[kind].append(card)
    if s.told is not None:
        s.told.append(ev.MaskWon(seat=seat, card=card))
