"""What a Mission asks for before it is done. In a card's row, `{ task = "pay", n = 2 }` is a `Pay`."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from matanui.games.cards.data.terms import ActionType, Hand, snake


class Asked(Struct, frozen=True, forbid_unknown_fields=True, tag_field="task", tag=snake):
    """One thing that a Mission asks for."""


class OfCards(Asked, frozen=True):
    """A task that a hand settles, or an empty pile; all others ask for deeds, which count when they are done."""


class Pay(OfCards, frozen=True):
    """Give up cards of a pile, perhaps only of some types. What you have you pay at once; part payments stay paid."""

    n: int = 1
    pile: Hand = "action"
    types: tuple[ActionType, ...] = ()


class Hold(OfCards, frozen=True):
    """Hold so many cards of each of these kinds at one time."""

    of: tuple[Literal["action", "rahi", "rahi-challenge", "rahi-effect"], ...]
    n: int = 1


class DrawAt(OfCards, frozen=True):
    """Draw cards on Game Action spaces."""

    n: int


class Visit(Asked, frozen=True):
    """Enter so many different spaces of a kind."""

    what: Literal["portal", "action", "own_start", "other_start"]
    n: int = 1


class EndBeside(Asked, frozen=True):
    """End your movement next to another Toa, or next to Kini-Nui."""

    what: Literal["toa", "kini-nui"]


class Rest(Asked, frozen=True):
    """Give up whole movements."""

    n: int = 1


class Outroll(Asked, frozen=True):
    """Roll higher with the D12 than an opponent of your choice: one try at the start of each of your turns."""


class HuntRahi(Asked, frozen=True):
    """Make Rahi challenges, successful or not."""

    n: int = 1


Task = Pay | Hold | DrawAt | Visit | EndBeside | Rest | Outroll | HuntRahi


def amount(task: Task) -> int:
    """How often a thing must be done."""
    return 1 if isinstance(task, Hold | EndBeside | Outroll) else task.n
