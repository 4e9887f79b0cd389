"""Which cards a game plays with, deck by deck. [masks, Contents] [bohrok, Contents] [rshl, Contents]"""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from matanui.core.errors import one_of
from matanui.games.cards.cards import CARDS, SETS
from matanui.games.cards.kinds import Card, GreatMaskCard, TuragaCard

Switch = Literal["", "rahi", "might", "plain"]  # plain: without `might`
DECKS: Final = ("toa", "challenge", "mission", "action", "great", "noble", "turaga", "foil", "rahi")


class Part(Struct, frozen=True):
    """Cards of one file for a deck of their name, if the switch is on; perhaps only some of them, or other copies."""

    file: str
    deck: str
    switch: Switch = ""
    copies: int = 0
    only: tuple[str, ...] = ()


def deck_of(card: Card) -> str:
    """The deck that a card belongs to: the four kinds of Rahi cards are one, and foils replace plain masks."""
    if isinstance(card, GreatMaskCard) and card.foil:
        return "foil"
    return str(card.__struct_config__.tag).split("-")[0]


PARTS: Final[dict[str, list[Part]]] = {
    "masks": [
        Part("base", "toa"),
        Part("base", "challenge"),
        Part("base", "mission"),
        Part("base", "action"),
        Part("base", "great", "plain"),
        Part("base", "foil", "plain"),
        Part("base", "turaga", "plain"),
        Part("might", "great", "might"),
        Part("might", "noble", "might"),
        Part("might", "turaga", "might"),
        Part("rahi", "rahi", "rahi"),
        Part("rahi", "action", "rahi"),
        Part("rahi", "mission", "rahi"),
    ],
}


def deck(game: str, kind: str, might: bool = False, rahi: bool = False) -> list[str]:
    """The ids of a deck, each as often as the box has it; empty if the game has no such deck."""
    if game not in PARTS:
        raise one_of("card game", game, list(PARTS))
    if kind not in DECKS:
        raise one_of("deck", kind, list(DECKS))
    on = {"": True, "rahi": rahi, "might": might, "plain": not might}
    parts = [part for part in PARTS[game] if part.deck == kind and on[part.switch]]
    return [name for part in parts for name in cards_of(part)]


def cards_of(part: Part) -> list[str]:
    """The ids of one part, with copies."""
    cards = [c for c in SETS[part.file] if deck_of(c) == part.deck and (not part.only or c.id in part.only)]
    return [c.id for c in cards for _ in range(part.copies or c.copies)]


def mask_piles(game: str, toa: str, might: bool = False) -> tuple[list[str], list[str]]:
    """What a Toa draws masks from: the Great pile, and the Noble pile if the game has one; each with its Turaga."""
    cards = [CARDS[name] for kind in ("great", "noble", "turaga") for name in deck(game, kind, might)]
    own = [card for card in cards if getattr(card, "toa", "") == toa]
    noble = [c.id for c in own if (c.pile if isinstance(c, TuragaCard) else deck_of(c)) == "noble"]
    return [c.id for c in own if c.id not in noble], noble
