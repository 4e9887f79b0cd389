"""What cards do: a small closed set of verbs. In a card's row, `{ do = "draw", n = 2 }` is a `Draw`.

A verb says what happens, never when: that is the card's `when`. Effects of a card happen in the order of its row.
Movement that an effect makes activates nothing on its way. [masks, Questions]
"""

from __future__ import annotations

import re
from typing import Literal

from msgspec import Struct

Who = Literal[
    "you",
    "opponent",  # one of your choice; in a challenge one who fights in it
    "rolled",  # the opponent who rolls highest with the D12
    "opponents",
    "everyone",
    "victim",  # who has lost the Rahi challenge
]
Skill = Literal["flight", "shielding", "speed", "strength", "swimming", "vision"]
Hand = Literal["action", "rahi", "krana", "va"]  # cards that people hold, by their pile
Count = int | Literal["all"]
ActionType = Literal["bonus", "reward", "penalty", "infected"]
Until = Literal[
    "linger",  # as long as the card lingers
    "turn_start",  # their next turn begins
    "turn_end",  # their next turn is over
    "challenge",  # their next challenge is over
]


def snake(name: str) -> str:
    """The verb of a class: SkipMove is skip_move."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower()


class Verb(Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag=snake):
    """One thing that a card does."""


# cards in hands and piles


class Draw(Verb, frozen=True):
    """Draw cards, as far as the hand limit lets them."""

    n: int = 1
    pile: Hand = "action"
    who: Who = "you"


class Discard(Verb, frozen=True):
    """Discard cards of one's own choice, or at random, as far as one has them."""

    n: Count = 1
    pile: Hand = "action"
    who: Who = "you"
    random: bool = False


class Steal(Verb, frozen=True):
    """Take cards at random out of somebody's hand; you choose the pile."""

    who: Who
    n: int = 1
    piles: tuple[Hand, ...] = ("action",)


class Give(Verb, frozen=True):
    """Give Game Action cards of one's own choice to each opponent, or to the next seat, as far as one has them."""

    to: Literal["opponents", "left"]
    n: int = 1
    who: Who = "you"


class Exchange(Verb, frozen=True):
    """Shuffle all your cards of a pile back into it and draw as many."""

    pile: Hand


class RaiseLimit(Verb, frozen=True):
    """Hold more cards of a pile. The card lies face up before you until your next challenge attempt is over."""

    to: int
    pile: Hand = "action"


class Peek(Verb, frozen=True):
    """Look at the top cards of a pile and put them back, in their order or in any order."""

    pile: Literal["challenge", "mission"]
    n: int = 1
    reorder: bool = False


class Pick(Verb, frozen=True):
    """At a Game Action space look at more cards, keep some and put the others back on top in any order."""

    look: int
    keep: int
    double_look: int
    double_keep: int


# challenges


class Boost(Verb, frozen=True):
    """Add points to a skill in this challenge, or take them away; without a skill, to any one compared."""

    amount: int
    skill: Skill | None = None
    who: Who = "you"


class Burden(Verb, frozen=True):
    """Be weaker in every challenge for a time."""

    amount: int
    until: Until
    who: Who = "you"


class Mute(Verb, frozen=True):
    """An attached card gives nothing in this challenge; inverted, it takes its bonus away."""

    what: Literal["great", "turaga"]
    who: Who
    inverted: bool = False


class WinTie(Verb, frozen=True):
    """You win a tie in this challenge."""


class Consolation(Verb, frozen=True):
    """If you lose this challenge, draw Game Action cards."""

    n: int


class Redraw(Verb, frozen=True):
    """Replace the face-up card: the next challenge card, or a new Bohrok after shuffling its pile."""

    pile: Literal["challenge", "bohrok"]


class ChangeSkill(Verb, frozen=True):
    """Name another skill to be compared in this Rahi challenge."""


class Gamble(Verb, frozen=True):
    """Choose one of your skills and roll a die: the roll times a number replaces it until after your next challenge."""

    sides: int
    times: int


# answers, and what lingers


class Bar(Verb, frozen=True):
    """For a time somebody may not do a thing; barred from Great Masks, they take theirs off."""

    what: Literal["portals", "challenges", "draws", "rahi", "defend", "great_masks", "being_challenged"]
    until: Until
    who: Who = "you"


class Cancel(Verb, frozen=True):
    """A Game Action card just played does nothing; or another Komau does not."""

    types: tuple[ActionType | Literal["komau"], ...]
    aimed_at: Literal["you", "anybody"]


class Deflect(Verb, frozen=True):
    """A Game Action card or Rahi challenge aimed at you comes to nothing, or meets another or its own player."""

    what: Literal["action", "rahi"]
    to: Literal["nobody", "another", "challenger"]


class Shorten(Verb, frozen=True):
    """If the effect of this Rahi challenge lingers, it does so for fewer turns."""

    turns: int


class Cure(Verb, frozen=True):
    """Discard lingering effects that lie before you."""

    n: int = 1


# movement


class Steps(Verb, frozen=True):
    """Move farther this turn: some steps more, or up to a new number; perhaps without regard to Mission spaces."""

    extra: int = 0
    total: int = 0
    ignore_missions: bool = False

    def __post_init__(self) -> None:
        if (self.extra > 0) == (self.total > 0):
            raise ValueError("`steps` has either `extra` or `total`")


class CapSteps(Verb, frozen=True):
    """Move no farther than this in a turn, as long as the card lingers."""

    n: int
    who: Who = "you"


class Waive(Verb, frozen=True):
    """A rule does not bind you once this turn: diagonals (all turn long), a Mission space, visiting the same space
    again, a space that somebody occupies (your move ends there), a Rahi challenge in place of your move."""

    what: Literal["diagonal", "mission", "repeat", "occupied", "rahi"]


class Jump(Verb, frozen=True):
    """Put a Toa on a free space of a kind; the player of the card chooses which, unless it is the nearest."""

    to: Literal["portal", "action", "mission", "bohrok", "start"]
    who: Who = "you"
    activates: bool = False
    nearest: bool = False


class Push(Verb, frozen=True):
    """Move a Toa up to some steps: as you like, straight off a space that you enter, or towards its Start space."""

    n: int
    way: Literal["free", "straight", "home"]
    who: Who = "you"


class Swap(Verb, frozen=True):
    """Change places with somebody."""

    who: Who


class SkipMove(Verb, frozen=True):
    """Skip the next movements."""

    n: int = 1
    who: Who = "you"


# turns and missions


class GiveUp(Verb, frozen=True):
    """The price of what follows: your turn, your movement or Game Action cards. Who cannot pay may not play."""

    what: Literal["turn", "move", "cards"]
    n: int = 1


class ExtraTurn(Verb, frozen=True):
    """Take another turn after this one."""


class Complete(Verb, frozen=True):
    """Discard open Missions of your choice as completed."""

    n: Count = 1


class TakeMission(Verb, frozen=True):
    """Take Missions at once."""

    n: int = 1
    who: Who = "you"


# Bohrok and Nuva


class Control(Verb, frozen=True):
    """A Bohrok challenge fails at once and ends the turn, is made twice, is won, or takes a Krana of any breed."""

    how: Literal["fails", "twice", "wins", "any_krana"]


class AddCooldown(Verb, frozen=True):
    """Lay counters on a mask of somebody: it rests longer."""

    who: Who
    n: int = 1


class ClearCooldown(Verb, frozen=True):
    """Take all counters off one of your masks."""


class Share(Verb, frozen=True):
    """One willing player gets the same power: at once, or on their next turn if it is about movement."""


class Script(Verb, frozen=True):
    """What no verb says, written out in the engine under this name."""

    name: Literal["borrow_bonus"]


Effect = (
    Draw | Discard | Steal | Give | Exchange | RaiseLimit | Peek | Pick
    | Boost | Burden | Mute | WinTie | Consolation | Redraw | ChangeSkill | Gamble
    | Bar | Cancel | Deflect | Shorten | Cure
    | Steps | CapSteps | Waive | Jump | Push | Swap | SkipMove
    | GiveUp | ExtraTurn | Complete | TakeMission
    | Control | AddCooldown | ClearCooldown | Share | Script
)  # fmt: skip
