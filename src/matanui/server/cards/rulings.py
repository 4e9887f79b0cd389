"""Which rulings and which sentences of the rulebooks concern a card."""

from __future__ import annotations

import re
from typing import Final, get_args

from matanui.games.cards.data.kinds import Card, GreatMask, NobleMask
from matanui.games.cards.words.card_words import TURAGA
from matanui.server.library.rulings import Sentence, naming, register

MASKS: Final = (*get_args(GreatMask), *get_args(NobleMask))
NAMES: Final = (*(mask.capitalize() for mask in MASKS), "Bahrag", "Krana-Kal", "Bohrok-Kal")
NUMBERED: Final = re.compile(r"-\d+$")


def sentences_of(card: Card) -> list[Sentence]:
    """What the rulebooks say of a card, or of the family that it belongs to."""
    family = card.id.rpartition("-")[0]
    known = {card.id, NUMBERED.sub("", card.id), card.words, family} - {""}
    return [one for one in register().sentences if known & set(one.cards)]


def rulings_of(card: Card) -> list[str]:
    """Rulings that the rulebooks' sentences about a card led to, and those that name what is special about it."""
    led = {f"cards/{id}" for one in sentences_of(card) for id in one.rulings}
    found = led | set(naming("cards", *special(card), proper=NAMES))
    return [key for key in (f"{one.book}/{one.id}" for one in register().rulings) if key in found]


def special(card: Card) -> list[str]:
    """Words that rulings use for such a card."""
    kind = str(card.__struct_config__.tag)
    mask = getattr(card, "mask", "")
    by_kind = {
        "great": [mask.capitalize()] if getattr(card, "power", ()) else ["Great Masks"],
        "noble": [mask.capitalize(), "Noble Mask", "Noble Masks"],
        "turaga": turaga_words(card),
        "action": {"infected": ["Infected Mask", "Infected Masks"], "penalty": ["Penalty"], "reward": ["Reward"]}.get(
            getattr(card, "type", ""), []
        ),
        "krana": ["Krana"] if card.words else ["Krana-Kal"],
        "va": ["Va"],
        "bohrok": {"kal": ["Kal", "Bohrok-Kal"], "bahrag": ["Bahrag"]}.get(getattr(card, "form", ""), []),
        "rahi-effect": ["Effect"],
        "rahi-defend": ["Defend"],
        "rahi-challenge": ["Rahi Challenge"],
    }
    return by_kind.get(kind, []) + (["foil", "foils"] if getattr(card, "foil", False) else [])


def turaga_words(card: Card) -> list[str]:
    """A Turaga card may be the Turaga, its mask, its tool or its counsel."""
    role = getattr(card, "role", "")
    own = TURAGA[getattr(card, "toa", "tahu")]
    return {"noble": [own[1].capitalize()], "tool": ["tool", "tools"], "counsel": ["counsel"]}.get(role, ["Turaga"])
