"""Which cards a game plays with, deck by deck. [masks, Contents] [bohrok, Contents] [rshl, Contents]

The switch `card_lists` names the list of lists.toml that they are taken from. A card that is in no list is in no game,
and a list that was released never changes.
"""

from __future__ import annotations

from functools import cache
from typing import Final, Literal

import msgspec
from msgspec import Struct

from matanui.core.errors import UserError, one_of
from matanui.games.cards.data.cards import CARDS, SETS, text_of
from matanui.games.cards.data.kinds import Card, GreatMaskCard, TuragaCard

FIRST: Final = "first"  # the first list
Switch = Literal["", "rahi", "might", "plain"]  # plain: without `might`
DECKS: Final = (
    "toa",
    "challenge",
    "mission",
    "action",
    "great",
    "noble",
    "turaga",
    "foil",
    "rahi",
    "bohrok",
    "va",
    "krana",
)


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


_MIGHT: Final = [Part("might/cards", kind, "might") for kind in ("great", "noble", "turaga")]
_FIRST: Final[dict[str, list[Part]]] = {
    "masks": [
        *[Part("masks/cards", kind) for kind in ("toa", "challenge", "mission", "action")],
        *[Part("masks/cards", kind, "plain") for kind in ("great", "foil", "turaga")],
        *[Part("rahi/cards", kind, "rahi") for kind in ("rahi", "action", "mission")],
        *_MIGHT,
    ],
    "bohrok": [
        *[Part("masks/cards", kind) for kind in ("toa", "action")],
        *[Part("masks/cards", kind, "plain") for kind in ("great", "foil")],
        *[Part("rahi/cards", kind, "rahi") for kind in ("rahi", "action")],
        Part("bohrok/toa", "challenge"),
        Part("bohrok/toa", "turaga", "plain"),
        Part("bohrok/actions", "action"),
        Part("bohrok/missions", "mission"),
        Part("masks/cards", "mission", only=("small-toll", "heavy-toll", "through-the-gate")),
        *[Part("bohrok/swarm", kind) for kind in ("bohrok", "va", "krana")],
        *_MIGHT,
    ],
    "rshl": [  # powers are part of the game; so are the expansion decks about Bohrok
        *[Part("rshl/nuva", kind) for kind in ("toa", "great", "action")],
        *[Part("might/cards", kind) for kind in ("noble", "turaga")],
        *[Part("masks/cards", kind) for kind in ("challenge", "action", "mission")],
        *[Part("rahi/cards", kind, "rahi") for kind in ("rahi", "action", "mission")],
        Part("bohrok/actions", "action", copies=1),
        Part("bohrok/missions", "mission"),
        Part("bohrok/swarm", "bohrok"),
        Part("bohrok/swarm", "va", copies=6),
        Part("bohrok/swarm", "krana"),
        *[Part("rshl/swarm", kind) for kind in ("action", "bohrok", "krana")],
    ],
}


PARTS: Final[dict[str, dict[str, list[Part]]]] = {FIRST: _FIRST}  # by list and game


def read_lists(text: str) -> dict[str, frozenset[str]]:
    """The ids of all cards of each list, or a sentence that says where it is wrong."""
    try:
        lists = msgspec.toml.decode(text, type=dict[str, dict[str, list[str]]])
    except msgspec.MsgspecError as wrong:
        raise UserError(f"lists.toml: {wrong}") from None
    for name, by_file in lists.items():
        for file, ids in by_file.items():
            known = {card.id for card in SETS.get(file, [])}
            for id in ids:
                if id not in known:
                    raise UserError(f"lists.toml: {name}: {file}.toml has no card {id!r}")
    return {name: frozenset(id for ids in by_file.values() for id in ids) for name, by_file in lists.items()}


LISTS: Final[dict[str, frozenset[str]]] = read_lists(text_of("data/lists.toml"))


def deck(game: str, kind: str, might: bool = False, rahi: bool = False, cards: str = FIRST) -> list[str]:
    """The ids of a deck, each as often as the box has it; empty if the game has no such deck."""
    if game not in PARTS[cards]:
        raise one_of("card game", game, list(PARTS[cards]))
    if kind not in DECKS:
        raise one_of("deck", kind, list(DECKS))
    on = {"": True, "rahi": rahi, "might": might, "plain": not might}
    parts = [part for part in PARTS[cards][game] if part.deck == kind and on[part.switch]]
    return [name for part in parts for name in cards_of(part, cards)]


@cache
def cards_of(part: Part, cards: str = FIRST) -> tuple[str, ...]:
    """The ids of one part, with copies."""
    held = LISTS[cards].intersection(part.only) if part.only else LISTS[cards]
    found = [c for c in SETS[part.file] if deck_of(c) == part.deck and c.id in held]
    return tuple(c.id for c in found for _ in range(part.copies or c.copies))


def mask_piles(game: str, toa: str, might: bool = False, cards: str = FIRST) -> tuple[list[str], list[str]]:
    """What a Toa draws masks from: the Great pile, and the Noble pile if the game has one; each with its Turaga."""
    found = [CARDS[name] for kind in ("great", "noble", "turaga") for name in deck(game, kind, might, cards=cards)]
    own = [card for card in found if getattr(card, "toa", "") == toa]
    noble = [c.id for c in own if (c.pile if isinstance(c, TuragaCard) else deck_of(c)) == "noble"]
    return [c.id for c in own if c.id not in noble], noble
