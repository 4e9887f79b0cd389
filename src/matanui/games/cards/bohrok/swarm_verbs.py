"""The writers of what the Bohrok bring: the face-up Bohrok, the Krana laid out, masks knocked off."""

from __future__ import annotations

from matanui.games.cards.data.numbers import BOHROK, FACE, KRANA, NO_CARD, eye
from matanui.games.cards.state import events as ev
from matanui.games.cards.state.realm import Realm
from matanui.games.cards.state.verbs import leave


def turn_up(s: Realm, card: int) -> None:
    s.piles[BOHROK].remove(card)
    s.bohrok, s.bohrok_turns = card, 0
    if s.told is not None:
        s.told.append(ev.BohrokUp(card=card))


def bury_bohrok(s: Realm) -> None:
    """The face-up Bohrok is shuffled in again."""
    s.piles[BOHROK] = sorted([*s.piles[BOHROK], s.bohrok])
    s.bohrok = NO_CARD


def lay_out(s: Realm, seat: int, n: int) -> None:
    """A Krana for a control, open to all."""
    s.krana = leave(s, seat, n)
    if s.told is not None:
        s.told.append(ev.KranaLaid(seat=seat, card=s.krana))


def take_krana(s: Realm, seat: int) -> None:
    """The used Krana goes to a hand; everybody has seen it."""
    s.heroes[seat].hand.append(s.krana | eye(0) * 63)
    if s.told is not None:
        s.told.append(ev.KranaTaken(seat=seat, card=s.krana))
    s.krana = NO_CARD


def discard_krana(s: Realm) -> None:
    if s.krana != NO_CARD:
        s.discards[KRANA].append(s.krana)
        s.krana = NO_CARD


def add_trick(s: Realm, how: int) -> None:
    s.tricks = [*s.tricks, how]


def drop_trick(s: Realm, how: int) -> None:
    s.tricks = [trick for trick in s.tricks if trick != how]


def spend_trick(s: Realm, how: int) -> None:
    """One such card has done its work."""
    place = s.tricks.index(how)
    s.tricks = s.tricks[:place] + s.tricks[place + 1 :]


def forget_tricks(s: Realm) -> None:
    s.tricks = []


def knock_off(s: Realm, seat: int, victim: int, card: int) -> None:
    """On top of its owner's pile, where everybody knows it."""
    hero = s.heroes[victim]
    (hero.great if card in hero.great else hero.noble).remove(card)
    hero.top.append(card)
    hero.resting.pop(card, None)
    if hero.worn == card:
        hero.worn = NO_CARD
    s.quiet = 0
    if s.told is not None:
        s.told.append(ev.KnockedOff(seat=seat, victim=victim, card=card))


def return_all(s: Realm, seat: int, pile: int, places: list[int]) -> None:
    """Cards of a hand are shuffled back into their pile."""
    hand = s.heroes[seat].hand
    s.piles[pile] = sorted([*s.piles[pile], *(hand[n] & FACE for n in places), *(t & FACE for t in s.tops[pile])])
    s.tops[pile] = []
    s.heroes[seat].hand = [thing for n, thing in enumerate(hand) if n not in places]
