"""What things of the card games are called: ids for the catalogues, never words."""

from __future__ import annotations

from typing import Final

from matanui.core.message import Message
from matanui.games.cards.bohrok.decks import THEMES
from matanui.games.cards.data.atlas import CONTROL, KIND, KINI_NUI, NAMES, START, TIMES
from matanui.games.cards.data.numbers import BACK, CARD, PILES, SEATS, SKILLS
from matanui.games.cards.rules.setup import MASKS
from matanui.games.cards.words import card_words

OWNER: Final = {space: SEATS.index(name) for name, space in START.items()}
DIRECTIONS: Final = ("n", "e", "s", "w")


def toa(who: int) -> Message:
    """A Toa, or whoever has not chosen one yet."""
    return Message(f"toa-{SEATS[who]}") if who >= 0 else Message("toa-unknown")


def card(n: int) -> Message:
    """A card by its name, or by the pile that its back belongs to."""
    return back(n - BACK) if n >= BACK else card_words.name(CARD[n])


def cards(numbers: list[int]) -> list[Message]:
    """Several of them, to be joined with "and"."""
    return [card(n) for n in numbers]


def back(pile: int) -> Message:
    """A card of a pile, whichever it is."""
    return Message(f"back-{PILES[pile]}")


def pile(n: int) -> Message:
    """A common pile."""
    return Message(f"pile-{PILES[n]}")


def deck(n: int) -> Message:
    """A theme deck, or one of the player's own."""
    return Message(f"deck-{(*THEMES, 'own')[n]}")


def mask(n: int) -> Message:
    """A Great Mask by its kind."""
    return Message(f"mask-{MASKS[n]}")


def skill(n: int) -> Message:
    """A skill of the Toa."""
    return Message(f"skill-{SKILLS[n]}")


def direction(n: int) -> Message:
    """North, east, south or west."""
    return Message(f"way-{DIRECTIONS[n]}")


def space(n: int, bohrok: bool = False) -> Message:
    """A space: its name such as g7 and what it is. `bohrok`: there are Bohrok Control spaces at this table."""
    name = NAMES[n]
    if n in OWNER:
        return Message("space-start", {"name": name, "toa": toa(OWNER[n])})
    if bohrok and n in CONTROL.values():
        return Message("space-control", {"name": name})
    if n == KINI_NUI:
        return Message("space-kini-nui", {"name": name})
    double = "-double" if TIMES[n] > 1 else ""
    return Message(f"space-{KIND[n]}{double}", {"name": name})
