"""Words that rows of cards use in several places."""

from __future__ import annotations

import re
from typing import Final, Literal

UNLIMITED: Final = 999  # where a rule has no limit
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
    """The name of a class as rows write it: SkipMove is skip_move."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).lower()
