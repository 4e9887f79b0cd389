"""Verbs about Bohrok and Krana."""

from __future__ import annotations

from typing import Literal

from matanui.core.flow import Next
from matanui.games.cards.bohrok import control, swarm_verbs
from matanui.games.cards.data.numbers import PILE
from matanui.games.cards.data.terms import Hand
from matanui.games.cards.data.verb import Verb
from matanui.games.cards.rules import hands
from matanui.games.cards.state.realm import NO_FIGHT, Realm


class Control(Verb, frozen=True):
    """A Bohrok challenge fails at once and ends the turn, is made twice, is won, or takes a Krana of any breed."""

    how: Literal["fails", "twice", "wins", "any_krana"]

    def does(self, s: Realm, me: int, seats: list[int], card: int) -> Next:
        swarm_verbs.add_trick(s, control.TRICKS.index(self.how))
        return ()


class RedrawBohrok(Verb, frozen=True):
    """Shuffle the face-up Bohrok into its pile and turn up a new one, outside challenges."""

    def can(self, s: Realm, me: int, card: int) -> bool:
        return s.fight == NO_FIGHT

    def does(self, s: Realm, me: int, seats: list[int], card: int) -> Next:
        return (control.turn_up(),)


class Exchange(Verb, frozen=True):
    """Shuffle all your cards of a pile back into it and draw as many."""

    pile: Hand

    def does(self, s: Realm, me: int, seats: list[int], card: int) -> Next:
        places = hands.cards_of(s, me, PILE[self.pile])
        swarm_verbs.return_all(s, me, PILE[self.pile], places)
        return (hands.draw_cards(me, PILE[self.pile], len(places)),)
