"""Verbs about hands and piles."""

from __future__ import annotations

from typing import Final, Literal

from matanui.core.flow import CHANCE, Ask, Next
from matanui.games.cards.data.numbers import ACTION, FACE, NO_CARD, PILE
from matanui.games.cards.data.printed import EFFECTS
from matanui.games.cards.data.terms import Count, Hand, Who
from matanui.games.cards.data.verb import Verb
from matanui.games.cards.rules import action_spaces, hands, missions, running
from matanui.games.cards.rules.options import CARDS
from matanui.games.cards.rules.steps import prompt, step
from matanui.games.cards.state import verbs
from matanui.games.cards.state.realm import Realm, clockwise

ALL: Final = 99  # more cards than anybody holds
PICK: Final = prompt("pick", CARDS, topic="hand")


class Draw(Verb, frozen=True):
    """Draw cards, as far as the hand limit lets them."""

    n: int = 1
    pile: Hand = "action"
    who: Who = "you"

    def does(self, s: Realm, me: int, seats: list[int], card: int) -> Next:
        if self.pile == "action" and seats == [me]:
            return (hands.draw_any(me, self.n),)
        return tuple(hands.draw_cards(seat, PILE[self.pile], self.n) for seat in seats)

    def draws(self, me: int, card: int, n: int) -> Next:
        return (action_spaces.draw_some(me, n + self.n),)


class Discard(Verb, frozen=True):
    """Discard cards of one's own choice, or at random, as far as one has them."""

    n: Count = 1
    pile: Hand = "action"
    who: Who = "you"
    random: bool = False

    def does(self, s: Realm, me: int, seats: list[int], card: int) -> Next:
        make = hands.discard_random if self.random else hands.discard_cards
        return tuple(make(seat, PILE[self.pile], ALL if self.n == "all" else self.n) for seat in seats)


class Steal(Verb, frozen=True):
    """Take cards at random out of somebody's hand; you choose the pile."""

    who: Who
    n: int = 1
    piles: tuple[Hand, ...] = ("action",)

    def does(self, s: Realm, me: int, seats: list[int], card: int) -> Next:
        piles = sum(1 << PILE[pile] for pile in self.piles)
        return tuple(hands.steal_cards(me, seat, piles, self.n) for seat in seats)


class Give(Verb, frozen=True):
    """Give Game Action cards of one's own choice to each opponent, or to the next seat, as far as one has them."""

    to: Literal["opponents", "left"]
    n: int = 1
    who: Who = "you"

    def does(self, s: Realm, me: int, seats: list[int], card: int) -> Next:
        most = len(s.heroes) if self.to == "opponents" else 1
        pairs = [(seat, to) for seat in seats for to in clockwise(s, seat)[:most]]
        return tuple(hands.give_cards(giver, taker, self.n) for giver, taker in pairs)


class RaiseLimit(Verb, frozen=True):
    """Hold more Game Action cards. The card lies face up before you until your next challenge attempt is over."""

    to: int

    def raises(self) -> int:
        return self.to


class Peek(Verb, frozen=True):
    """Look at the top cards of a pile and put them back, in their order or in any order."""

    pile: Literal["challenge", "mission"]
    n: int = 1
    reorder: bool = False

    def does(self, s: Realm, me: int, seats: list[int], card: int) -> Next:
        return (hands.peek(me, hands.pile_for(s, me, PILE[self.pile]), self.n, self.reorder),)


class Pick(Verb, frozen=True):
    """At a Game Action space look at more cards, keep some and put the others back on top in any order."""

    look: int
    keep: int
    double_look: int
    double_keep: int

    def draws(self, me: int, card: int, n: int) -> Next:
        return pick_look(me, card, n), running.run(card, 1, me, NO_CARD)


@step
async def pick_look(s: Realm, me: int, kaukau: int, n: int) -> Next:
    """Kaukau: look at the top cards of the Game Action pile. [K9, K12]"""
    effect = next(e for e in EFFECTS[kaukau] if isinstance(e, Pick))
    look, keep = (effect.double_look, effect.double_keep) if n > 1 else (effect.look, effect.keep)
    mine = hands.pile_for(s, me, ACTION)
    seen = len(s.tops[mine])
    if seen < look and not s.piles[mine] and s.discards[mine]:
        verbs.reshuffle(s, mine)
        return (pick_look(me, kaukau, n),)
    look = min(look, len(s.piles[mine]) + seen)
    if seen < look:
        card = await Ask(CHANCE, hands.DEAL[ACTION], s.piles[mine][:])
        verbs.look_at_top(s, me, mine, card)
        return (pick_look(me, kaukau, n),)
    if look:
        verbs.tell_peek(s, me, mine, look)
    return (pick_keep(me, look, min(keep, look)),)


@step
async def pick_keep(s: Realm, me: int, look: int, keep: int) -> Next:
    """Keep some of them, and put the others back in any order."""
    mine = hands.pile_for(s, me, ACTION)
    if keep <= 0 or not hands.room_for(s, me, ACTION):
        return (hands.put_back(me, mine, look), missions.review(me)) if look > 1 else missions.looked_over(s, me)
    faces = sorted({thing & FACE for thing in s.tops[mine][-look:]})
    card = faces[0] if len(faces) == 1 else await Ask(me, PICK, faces)
    verbs.draw_seen(s, me, mine, card, look)
    missions.drew_at_space(s, me)  # counted now, looked at when all are kept
    return (pick_keep(me, look - 1, keep - 1),)
