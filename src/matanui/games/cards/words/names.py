"""What things of the card games are called: ids for the catalogues, never words."""

from __future__ import annotations

from typing import Final

from matanui.core.message import Message
from matanui.games.cards.bohrok.decks import THEMES
from matanui.games.cards.data.numbers import BACK, CARD, PILES, SEATS, SKILLS
from matanui.games.cards.rules.setup import MASKS
from matanui.games.cards.rules.space import kinds_at
from matanui.games.cards.switches import Rules
from matanui.games.cards.words import card_words

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


def space(n: int, rules: Rules) -> Message:
    """A space of the table's map: its name such as g7 and what it is."""
    atlas = rules.atlas
    args: dict[str, str | int | Message | list[Message]] = {"name": atlas.names[n]}
    if n in atlas.owners:
        args["toa"] = Message(f"toa-{atlas.owners[n]}")
    if n == atlas.kini_nui:
        return Message("space-kini-nui", args)
    return Message(f"space-{kinds_at(rules)[n].name}{'-double' if atlas.times[n] > 1 else ''}", args)
