"""How far a deck is on its way to being legal: a gauge for each rule of deck construction. The verdict is `check`'s."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from matanui.games.cards.bohrok.decks import ACTIONS, CHALLENGES, COPIES, DIFFERENT, MISSIONS, Deck, check
from matanui.games.cards.data.cards import CARDS
from matanui.games.cards.data.kinds import BohrokCard
from matanui.games.cards.switches import Rules

BREEDS: Final = 6
ANY: Final = None
# what a gauge is about -> the breaches that make it red
ABOUT: Final = {
    "toa": {"toa-twice"},
    "actions": {"actions", "unknown-action"},
    "different": {"different"},
    "copies": {"copies"},
    "foils": {"foils", "foil-twice"},
    "missions": {"missions", "mission-twice", "unknown-mission"},
    "challenges": {"challenges", "challenge-twice", "unknown-challenge"},
    "bohrok": {"breeds-missing", "bohrok-twice", "unknown-bohrok"},
}


class Gauge(Struct, frozen=True):
    """What there is, and from how many to how many there may be; None is no limit."""

    what: str
    rule: str
    have: int
    least: int
    most: int | None
    fits: bool


def gauges(brought: Deck, rules: Rules) -> list[Gauge]:
    """A gauge for each rule that concerns this deck, in the order in which a deck is built."""
    broken = {breach.what for breach in check(brought, rules)}
    return [
        Gauge(what, rule, have, least, most, not ABOUT[what] & broken)
        for what, rule, have, least, most in readings(brought, rules)
    ]


def readings(brought: Deck, rules: Rules) -> Iterator[tuple[str, str, int, int, int | None]]:
    """What, by which rule, how many, at least, at most."""
    yield "toa", "D1", len(brought.toa), 1, ANY
    yield "actions", "D8", sum(brought.actions.values()), ACTIONS, ACTIONS
    yield "different", "D9", len(brought.actions), DIFFERENT, ANY
    yield "copies", "D10", max(brought.actions.values(), default=0), 0, COPIES
    yield "foils", "D4", len(brought.foils), 0, rules.foils
    if brought.missions is not None:
        yield "missions", "D6", len(brought.missions), MISSIONS, MISSIONS
    if brought.challenges is not None:
        yield "challenges", "D5", len(brought.challenges), CHALLENGES, ANY
    if brought.bohrok is not None:
        breeds = {card.breed for card in map(CARDS.get, brought.bohrok) if isinstance(card, BohrokCard)}
        yield "bohrok", "D11", len(breeds - {None}), BREEDS, ANY
