"""The rulebook that the steps of the card games register in."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from matanui.core.flow import Args, Next, Rule, Rulebook, Step
from matanui.games.cards.state.copies import copy_realm
from matanui.games.cards.state.realm import Realm

BOOK: Final[Rulebook[Realm]] = Rulebook("matanui.games.cards.rules.steps", copy_realm)
step = BOOK.step
prompt = BOOK.prompt
chance = BOOK.chance
KNOWN_HAND: Final = "known-hand"  # whoever is asked knows hand or pile: nothing is dealt anew meanwhile
CARRIES_OUT: Final = "carries-out"  # which card, played by whom, meant for whom
D12: Final = list(range(1, 13))


def step_of_hand(rule: Callable[[Realm, *Args], Rule | Next]) -> Callable[[*Args], Step]:
    """Register a rule that asks its first argument about what only they know."""
    BOOK.note(rule.__name__, KNOWN_HAND, 0)
    return step(rule)
