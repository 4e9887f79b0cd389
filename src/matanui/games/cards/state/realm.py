"""What is true of a card game. Immutable parts are replaced, never changed, so forks share them."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Final

from matanui.core.events import Event
from matanui.core.flow import Step
from matanui.games.cards.switches import Rules

PLAYING: Final = -1  # values of `winner` besides a seat
STALEMATE: Final = -2
NOBODY: Final = -1
NO_FIGHT: Final = 0  # kinds of challenges
GREAT_MASK: Final = 1
RAHI_FIGHT: Final = 2
BOHROK_FIGHT: Final = 3
Line = tuple[int, int, int, int, int]  # seat, card, what gives the points, points, their skill or ANY_SKILL
ANY_SKILL: Final = -1


@dataclass(slots=True)
class Hero:
    """A player: the Toa on the map, and everything that lies before them."""

    toa: int  # place in SEATS; -1 until chosen
    at: int
    great: list[int]  # Great Masks won, open to all
    noble: list[int]
    turaga: list[int]
    worn: int  # the attached Great Mask, or NO_CARD
    guide: int  # the attached Turaga card, or NO_CARD
    resting: dict[int, int]  # cards whose power is used up -> turns, UNTIL_CHALLENGE or UNTIL_GREAT
    masks: list[int]  # the own Great pile, without an order
    nobles: list[int]  # the own Noble pile, without an order
    top: list[int]  # masks knocked off, on top of the own piles, the next one last
    hand: list[int]  # things
    missions: list[int]  # open, oldest first
    paid: dict[int, list[int]]  # mission * 4 + task -> what has been paid, drawn or visited
    last_draw: int  # the Game Action space that gives nothing now, or NOBODY
    last_try: int  # the Challenge space that is closed now, or NOBODY
    skips: int  # movements to skip
    extra: int  # turns to come after this one
    lingering: dict[int, int]  # Rahi Effects -> own turns left
    bars: dict[int, int]  # what is barred -> until when
    burdens: list[int]  # points off in the next challenge
    face_up: list[int]  # Game Actions that stay before you
    gamble: list[int]  # a skill and its number until the next challenge, or nothing
    lent: list[int]  # shared powers for the next turn


@dataclass(slots=True)
class Realm:
    """The whole table of one of the card games."""

    rules: Rules
    heroes: list[Hero]
    first: int
    turn: int
    round: int
    quiet: int  # rounds since anything last changed for good
    winner: int
    piles: list[list[int]]  # common piles by number: cards that nobody has seen, without an order
    tops: list[list[int]]  # things on top of each pile whose place somebody knows, the next one last
    discards: list[list[int]]  # open to all
    # this movement
    steps: int  # left
    trail: list[int]  # spaces left in this move
    hops: int  # how many of them were left by a jump, not by a step
    foot: int  # the space that the last own step has led to, or NOBODY
    free_missions: bool  # Mission spaces do not count this turn
    waived: list[int]  # rules that do not bind the player on turn, once each
    gave_up: bool  # the movement, for a card
    due: int  # draws that the Game Action space entered last still gives
    loan: int  # steps on top of the movement's own
    # this challenge
    fight: int
    challenger: int
    defender: int
    trial: list[int]  # laid out for it: the challenge card, or a Rahi and its Rahi Challenge
    skills: list[int]  # compared, by number
    value: int  # of a Rahi challenge
    ledger: list[Line]  # what was played in it, in order; masks are worth what they are worth now
    muted: list[int]  # attached cards that give nothing
    inverted: list[int]  # attached cards that take their bonus away
    ties: int  # who wins a tie by a card, or NOBODY
    rebounds: bool  # the effect of a Rahi challenge hits its challenger
    brief: int  # turns that its effect lingers, if a card shortens them; else 0
    cancelled: bool  # the card being played does nothing
    # the swarm
    bohrok: int  # the face-up Bohrok, or NO_CARD
    bohrok_turns: int  # turns begun since it was turned up
    krana: int  # laid out for a control, or NO_CARD
    tricks: list[int]  # cards that change this control
    stack: list[Step]  # steps to come, the next one last
    tape: list[int]  # answers the step on top has had
    told: list[Event] | None = field(default=None, init=False, compare=False)  # set by who listens; forks start deaf


def clockwise(s: Realm, seat: int) -> tuple[int, ...]:
    """All other seats in the order in which the Toa sit round the island, beginning on the left. [H13]"""
    return left_of(tuple([hero.toa for hero in s.heroes]), seat)


@cache
def left_of(toa: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """The same, from who is whose Toa."""
    others = [n for n in range(len(toa)) if n != seat]
    return tuple(sorted(others, key=lambda n: (toa[n] - toa[seat]) % 6))


def taken(s: Realm, but: int) -> set[int]:
    """Spaces that others stand on."""
    mine = s.heroes[but]
    return {hero.at for hero in s.heroes if hero is not mine}
