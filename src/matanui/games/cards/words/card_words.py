"""The name and the text of a card, as messages. The words themselves are in `matanui.i18n`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, get_args

from matanui.core.message import Message
from matanui.games.cards.data.kinds import (
    BohrokCard,
    Card,
    ChallengeCard,
    GreatMaskCard,
    KranaCard,
    NobleMaskCard,
    RahiCard,
    RahiChallenge,
    ToaCard,
    TuragaCard,
    VaCard,
)
from matanui.games.cards.data.terms import Skill

Arguments = dict[str, str | int | Message | list[Message]]
TURAGA: Final[dict[str, tuple[str, str, str]]] = {  # of each Toa: the Turaga, the Turaga's Noble Mask, the tool
    "tahu": ("vakama", "huna", "firestaff"),
    "kopaka": ("nuju", "matatu", "ice-pick"),
    "onua": ("whenua", "ruru", "drill"),
    "lewa": ("matau", "mahiki", "kau-kau-staff"),
    "pohatu": ("onewa", "komau", "hammer"),
    "gali": ("nokama", "rau", "trident"),
}


def name(card: Card) -> Message:
    """What a card is called."""
    return Message(card.word, arguments(card))


def text(card: Card) -> Message:
    """What a card says."""
    return Message(f"{card.word}-text", arguments(card))


def arguments(card: Card) -> Arguments:
    """What the words of a family say of one of its cards."""
    match card:
        case ToaCard():
            return {"toa": Message(f"toa-{card.toa}"), **{skill: card.skill(skill) for skill in get_args(Skill)}}
        case ChallengeCard():
            return {"skills": messages("skill", card.skills)}
        case GreatMaskCard() | NobleMaskCard():
            return mask_arguments(card)
        case TuragaCard():
            words = zip(("turaga", "mask", "tool"), TURAGA[card.toa])
            return {"toa": Message(f"toa-{card.toa}"), **{kind: Message(f"{kind}-{word}") for kind, word in words}}
        case RahiCard():
            return {"breed": Message(f"breed-{card.breed}"), "skill": Message(f"skill-{card.skill}")}
        case RahiChallenge():
            value, better = str(card.value), str(card.better)  # as printed: 1000 has no comma
            return {"value": value, "better": better, "rahi": messages("breed", card.better_with)}
        case BohrokCard() | VaCard() | KranaCard():
            return swarm_arguments(card)
    return {}


def mask_arguments(card: GreatMaskCard | NobleMaskCard) -> Arguments:
    """Of a mask: whose, which, what it adds to, and its power if it has one."""
    found: Arguments = {"toa": Message(f"toa-{card.toa}"), "mask": Message(f"mask-{card.mask}"), "bonus": card.bonus}
    if isinstance(card, GreatMaskCard):
        found["skill"] = Message(f"skill-{card.skill}")
    if card.power:
        found["power"] = Message(f"power-{card.mask}")
    return found


def swarm_arguments(card: BohrokCard | VaCard | KranaCard) -> Arguments:
    """Of a card of the swarm: its breed, its type, its bonus."""
    found: Arguments = {}
    if card.breed:
        found["breed"] = Message(f"breed-{card.breed}")
    if isinstance(card, KranaCard):
        return found | ({"type": Message(f"krana-{card.type}")} if card.type else {})
    if isinstance(card, BohrokCard) and card.skill:
        found["skill"] = Message(f"skill-{card.skill}")
    return found | {"bonus": card.bonus}


def messages(kind: str, names: Iterable[str]) -> list[Message]:
    """Names to be joined."""
    return [Message(f"{kind}-{one}") for one in names]
