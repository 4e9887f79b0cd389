"""The rulebook that the steps of the card games register in."""

from __future__ import annotations

from typing import Final

from matanui.core.flow import Rulebook
from matanui.games.cards.state.copies import copy_realm
from matanui.games.cards.state.realm import Realm

BOOK: Final[Rulebook[Realm]] = Rulebook("matanui.games.cards.rules.steps", copy_realm)
step = BOOK.step
D12: Final = list(range(1, 13))
PASS: Final = -1  # decline, stop, concede: always the last option
PLAY: Final = 10_000  # PLAY + card: play this card or use its power
YES: Final = 1
NO: Final = 0
