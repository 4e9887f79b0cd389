"""What a card does is said by verbs: in its row, `{ do = "draw", n = 2 }` is a `Draw`.

A verb is one class: its fields, when it can be played and what it does. Shared ones are in `effects/`, those of an
expansion in its folder; a class registers itself when it is defined. A verb says what happens, never when: that is the
card's `when`. Effects of a card happen in the order of its row. Movement that an effect makes activates nothing on its
way. [masks, Questions]
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from msgspec import Struct

from matanui.core.flow import Next
from matanui.games.cards.data.terms import UNLIMITED, Who, snake

VERBS: Final[dict[str, type[Verb]]] = {}  # by the name that rows write


class Verb(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag=snake):
    """One thing that a card does. A verb overrides what concerns it; `s` is a Realm, of which the data know nothing."""

    AT_FIGHTERS: ClassVar[bool] = False  # in a challenge it is aimed at one of its two sides
    DEFLECTS: ClassVar[bool] = False  # a card that it answers meets somebody else

    def __init_subclass__(cls) -> None:
        name = snake(cls.__name__)
        if name in VERBS:
            raise ValueError(f"two verbs are called {name}")
        VERBS[name] = cls

    @property
    def whom(self) -> Who:
        """For whom it is: its `who`, if it has one."""
        found: Who = getattr(self, "who", "you")
        return found

    def can(self, s: Any, me: int, card: int) -> bool:
        """Do the rules let its card be played now? Foolish plays are allowed."""
        return True

    def finds(self, s: Any, me: int, target: int) -> bool:
        """Would it find anything at this target?"""
        return True

    def does(self, s: Any, me: int, seats: list[int], card: int) -> Next:
        """Do it to these seats, and say what comes next. A verb that is only looked up does nothing."""
        return ()

    def draws(self, me: int, card: int, n: int) -> Next:
        """What its card makes of n draws on a Game Action space."""
        return ()

    # What is looked up.

    def answers(self, card: int, aimed: bool) -> bool:
        """May its card answer this one, which is aimed at its player or not?"""
        return False

    def bars(self, what: str) -> bool:
        """As long as its card lingers, is this forbidden?"""
        return False

    def weighs(self) -> int:
        """As long as its card lingers, so many points off in every challenge."""
        return 0

    def caps(self) -> int:
        """As long as its card lingers, so many steps at most."""
        return UNLIMITED

    def raises(self) -> int:
        """As long as its card lies face up, so many Game Action cards may be held; 0 if it says nothing of that."""
        return 0

    def adds(self) -> int:
        """The bonus of a Turaga card."""
        return 0

    def consoles(self) -> int:
        """So many Game Action cards for its player, if they lose the challenge in which it was played."""
        return 0
