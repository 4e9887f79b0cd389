"""Kinds of challenges. Each is one class: what its sides start from, what may be played in it, what the winner gets.

The Great Mask Challenge is in `challenge`; those of an expansion are in its folder.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar, Final, Literal

from matanui.core.flow import Next
from matanui.games.cards.state.realm import Realm
from matanui.games.cards.state.verbs import UNTIL_CHALLENGE
from matanui.games.cards.switches import Rules

Why = Literal[
    "skill",  # of the Toa: `of` is its number
    "value",  # of a Rahi challenge: `of` is the Rahi
    "worn",  # a mask or Turaga card that is attached
    "bohrok",  # the Bohrok that is controlled
    "played",  # a card, or a mask where masks are played in challenges
    "lingering",  # a Rahi Effect
    "burden",  # points off, by a Mission or a card that is gone: `of` is NO_CARD
]
Source = tuple[Why, int, int]  # why, what gives the points, how many


class Challenge(ABC):
    """One kind of challenge."""

    DROPS_FACE_UP: ClassVar[bool] = False  # cards that lie face up until a challenge attempt are discarded after it

    @abstractmethod
    def tie(self, rules: Rules) -> str:
        """Which side wins a tie."""

    @abstractmethod
    def outcome(self, s: Realm, me: int, foe: int, won: bool) -> Next:
        """What the winner gets; `won`: that is the challenger, me."""

    def instead(self, s: Realm, seat: int) -> Source | None:
        """What a side is worth in place of its Toa, if anything stands there. Below 0 it cannot win any more."""
        return None

    def added(self, s: Realm, seat: int) -> Source | None:
        """What a side has besides its Toa, if anything helps it."""
        return None

    def admits(self, s: Realm, card: int) -> bool:
        """May this Game Action card be played in it?"""
        return True

    def cards(self, s: Realm, seat: int) -> list[int]:
        """What a side may play besides Game Actions and masks."""
        return []

    def piles(self, s: Realm, seat: int) -> tuple[int, ...]:
        """The piles of such cards: whoever holds one is asked, because nobody sees which it is."""
        return ()

    def bonus(self, card: int) -> int:
        """Points that one of these cards gives by itself."""
        return 0

    def wakes(self, s: Realm, rest: int) -> bool:
        """Is such a rest of a mask or tool over with it? [K4]"""
        return rest == UNTIL_CHALLENGE


FIGHTS: Final[dict[int, Challenge]] = {}  # by the number that the state has for it
