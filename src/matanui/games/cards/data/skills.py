"""What the Toa can do. The switch `skills` names a table of Toa cards; `toa_table` chooses the Mata or the Nuva."""

from __future__ import annotations

from typing import Final, Protocol

from matanui.games.cards.data.cards import CARDS
from matanui.games.cards.data.kinds import ToaCard
from matanui.games.cards.data.numbers import SEATS

# By table, how the ids of its cards begin. A table that was released never changes.
TABLES: Final[dict[str, dict[str, str]]] = {"first": {"mata": "toa", "nuva": "nuva"}}


class Chosen(Protocol):
    """The switches of a game that matter here."""

    @property
    def skills(self) -> str: ...

    @property
    def toa_table(self) -> str: ...


def toa_card(rules: Chosen, toa: int) -> ToaCard:
    """The card of a Toa in the table of this game."""
    found = CARDS[f"{TABLES[rules.skills][rules.toa_table]}-{SEATS[toa]}"]
    assert isinstance(found, ToaCard)
    return found
