"""The writers of a challenge: who fights whom, what is compared, and what counts in it."""

from __future__ import annotations

from matanui.games.cards import events as ev
from matanui.games.cards.numbers import eye
from matanui.games.cards.state import GREAT_MASK, NO_FIGHT, NOBODY, RAHI_FIGHT, Realm
from matanui.games.cards.verbs import UNTIL_CHALLENGE, UNTIL_GREAT, take_next


def open_fight(s: Realm, kind: int, challenger: int, defender: int, value: int) -> None:
    s.fight, s.challenger, s.defender, s.value = kind, challenger, defender, value
    s.skills, s.bonus, s.used, s.muted, s.inverted, s.ties = [], [0, 0], [], [], [], NOBODY
    s.rebounds, s.brief = False, 0


def reveal(s: Realm, skills: list[int], card: int, pile: int) -> None:
    """The skills that are compared; a challenge card goes to its discards."""
    s.skills = skills
    if pile >= 0:
        take_next(s, pile, card)
        s.discards[pile].append(card)
    if s.told is not None:
        s.told.append(ev.Challenged(seat=s.challenger, victim=s.defender, card=card))


def change_skill(s: Realm, skill: int) -> None:
    s.skills = [skill]


def add_points(s: Realm, seat: int, card: int, amount: int) -> None:
    """Points for one side."""
    s.bonus = [b + amount if side == seat else b for side, b in zip((s.challenger, s.defender), s.bonus, strict=True)]
    s.used = [*s.used, card | eye(seat)]
    if s.told is not None:
        s.told.append(ev.Points(seat=seat, card=card, amount=amount))


def mute(s: Realm, card: int, inverted: bool) -> None:
    if inverted:
        s.inverted = [*s.inverted, card]
    else:
        s.muted = [*s.muted, card]


def retarget(s: Realm, defender: int) -> None:
    """A Rahi challenge meets somebody else; what was played for the first does not count."""
    s.defender, s.bonus, s.muted, s.inverted = defender, [s.bonus[0], 0], [], []


def void(s: Realm) -> None:
    """A Rahi challenge that cannot succeed any more."""
    s.value = -1


def rebound(s: Realm) -> None:
    s.rebounds = True


def shorten(s: Realm, turns: int) -> None:
    s.brief = turns


def count_in(s: Realm, seat: int, card: int) -> None:
    """A card that matters when the challenge is over."""
    s.used = [*s.used, card | eye(seat)]


def break_ties(s: Realm, seat: int) -> None:
    s.ties = seat


def call_off(s: Realm) -> None:
    """A challenge that does not take place after all."""
    s.fight = NO_FIGHT


def wakes(s: Realm, rest: int) -> bool:
    """Does the challenge that is over end such a rest? Tools wait for a Great Mask Challenge; counters are cleared by a
    Rahi challenge only. [K4, K14, K18, K19]"""
    if rest == UNTIL_GREAT:
        return s.fight == GREAT_MASK
    return s.rules.rahi_resets_masks if s.fight == RAHI_FIGHT else rest == UNTIL_CHALLENGE


def close_fight(s: Realm, total: int, against: int, won: bool) -> None:
    """The totals are known; what lasted until a challenge is over for both."""
    if s.told is not None:
        s.told.append(
            ev.Settled(seat=s.challenger, victim=s.defender, total=total, against=against, won=won),
        )
    for seat in (s.challenger, s.defender):
        hero = s.heroes[seat]
        hero.resting = {c: t for c, t in hero.resting.items() if not wakes(s, t)}
        hero.burdens, hero.gamble = [], []
    s.fight = NO_FIGHT
    s.quiet = 0
