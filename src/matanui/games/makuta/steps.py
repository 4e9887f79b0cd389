"""The rulebook that the steps of this game register in."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from matanui.core.flow import Args, Next, Rule, Rulebook, Step
from matanui.games.makuta.copies import copy_isle
from matanui.games.makuta.state import Isle

BOOK: Final[Rulebook[Isle]] = Rulebook("matanui.games.makuta.steps", copy_isle)
step = BOOK.step
prompt = BOOK.prompt
chance = BOOK.chance
KNOWN_HAND: Final = "known-hand"  # whoever is asked shows by it what they hold: such a hand is not dealt anew


def step_of_hand(rule: Callable[[Isle, *Args], Rule | Next]) -> Callable[[*Args], Step]:
    """Register a rule that asks about the hand of its first argument in a way that shows what is in it."""
    BOOK.note(rule.__name__, KNOWN_HAND, 0)
    return step(rule)
