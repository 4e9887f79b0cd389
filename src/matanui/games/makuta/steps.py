"""The rulebook that the steps of this game register in."""

from __future__ import annotations

from typing import Final

from matanui.core.flow import Rulebook
from matanui.games.makuta.copies import copy_isle
from matanui.games.makuta.state import Isle

BOOK: Final[Rulebook[Isle]] = Rulebook("matanui.games.makuta.steps", copy_isle)
step = BOOK.step
NO: Final = 0
YES: Final = 1
YES_NO: Final = [YES, NO]
NOBODY: Final = -1  # "nobody", "nothing": the option to decline among seats, fields or counters
