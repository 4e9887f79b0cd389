"""The writers of a challenge: who fights whom, what is compared, and what counts in it."""

from __future__ import annotations

from matanui.games.cards.data.numbers import CHALLENGE, HOME_OF
from matanui.games.cards.state import events as ev
from matanui.games.cards.state.realm import ANY_SKILL, NO_FIGHT, NOBODY, Line, Realm
from matanui.games.cards.state.verbs import leave, take_next


def open_fight(s: Realm, kind: int, challenger: int, defender: int, value: int) -> None:
    s.fight, s.challenger, s.defender, s.value = kind, challenger, defender, value
    s.trial, s.skills, s.ledger, s.muted, s.inverted, s.ties = [], [], [], [], [], NOBODY
    s.rebounds, s.brief = False, 0


def reveal(s: Realm, skills: list[int], card: int) -> None:
    """The top challenge card lies open until the challenge is over. [C23]"""
    take_next(s, CHALLENGE, card)
    s.trial = [card]
    compare(s, skills, card)


def lay(s: Realm, seat: int, n: int) -> None:
    """A Rahi or a Rahi Challenge out of the hand lies open until the challenge is over. [R3]"""
    card = leave(s, seat, n)
    s.trial = [*s.trial, card]
    if s.told is not None:
        s.told.append(ev.Played(seat=seat, card=card, target=s.defender))


def compare(s: Realm, skills: list[int], card: int) -> None:
    """What a challenge card, or a Rahi, compares."""
    s.skills = skills
    if s.told is not None:
        s.told.append(ev.Challenged(seat=s.challenger, victim=s.defender, card=card))


def put_away(s: Realm) -> None:
    """What was laid out is discarded."""
    for card in s.trial:
        s.discards[HOME_OF[card]].append(card)
    s.trial = []


def change_skill(s: Realm, seat: int, skill: int) -> None:
    s.skills = [skill]
    if s.told is not None:
        s.told.append(ev.SkillNamed(seat=seat, skill=skill))


def write(s: Realm, line: Line, amount: int) -> None:
    """A line of the ledger, worth so much now."""
    s.ledger = [*s.ledger, line]
    tell_points(s, line[0], line[1], amount)


def tell_points(s: Realm, seat: int, card: int, amount: int) -> None:
    if s.told is not None:
        s.told.append(ev.Points(seat=seat, card=card, amount=amount))


def mute(s: Realm, card: int, inverted: bool) -> None:
    if inverted:
        s.inverted = [*s.inverted, card]
    else:
        s.muted = [*s.muted, card]


def retarget(s: Realm, defender: int) -> None:
    """A Rahi challenge meets somebody else; what was played for the first does not count."""
    s.ledger = [line for line in s.ledger if line[0] != s.defender]
    s.defender, s.muted, s.inverted = defender, [], []


def void(s: Realm) -> None:
    """A Rahi challenge that cannot succeed any more."""
    s.value = -1


def rebound(s: Realm) -> None:
    s.rebounds = True


def shorten(s: Realm, turns: int) -> None:
    s.brief = turns


def count_in(s: Realm, seat: int, card: int) -> None:
    """A card that matters when the challenge is over."""
    s.ledger = [*s.ledger, (seat, card, card, 0, ANY_SKILL)]


def break_ties(s: Realm, seat: int) -> None:
    s.ties = seat


def call_off(s: Realm) -> None:
    """A challenge that does not take place after all."""
    s.fight = NO_FIGHT


def wake(s: Realm, seat: int, cards: list[int]) -> None:
    """These masks and tools rest no longer."""
    for card in cards:
        s.heroes[seat].resting.pop(card, None)


def close_fight(s: Realm, total: int, against: int, won: bool) -> None:
    """The totals are known; burdens and gambles are over for both."""
    if s.told is not None:
        s.told.append(
            ev.Settled(seat=s.challenger, victim=s.defender, total=total, against=against, won=won),
        )
    for seat in (s.challenger, s.defender):
        hero = s.heroes[seat]
        hero.burdens, hero.gamble = [], []
    put_away(s)
    s.fight = NO_FIGHT
    s.quiet = 0
