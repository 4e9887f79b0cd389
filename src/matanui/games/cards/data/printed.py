"""What the rules look up on cards again and again, as tables by the number of the card.

They are empty until `fill` reads them, when all verbs are registered. Filled again, they are the same objects.
"""

from __future__ import annotations

from functools import cache, reduce
from operator import or_
from types import GenericAlias
from typing import Any, Final, get_args

import msgspec

from matanui.core.errors import UserError
from matanui.games.cards.data import numbers
from matanui.games.cards.data.cards import kind_of
from matanui.games.cards.data.kinds import Card, GreatMaskCard, Mission, NobleMaskCard
from matanui.games.cards.data.numbers import ACTION, CARD, PILE, PILE_OF
from matanui.games.cards.data.tasks import Asked, Pay, Task, amount
from matanui.games.cards.data.verb import VERBS, Verb

EFFECTS: Final[dict[int, tuple[Verb, ...]]] = {}  # when a card is played, or the power of a mask is used
CHECKED: Final[dict[int, tuple[Verb, ...]]] = {}  # of these, what cannot always be played
SEEKING: Final[dict[int, tuple[Verb, ...]]] = {}  # of these, what does not find something at every target
WHEN: Final[dict[int, str]] = {}
TAG: Final[dict[int, str]] = {}
TASKS: Final[dict[type, dict[int, tuple[tuple[int, Task, int], ...]]]] = {
    kind: {} for kind in (Asked, *get_args(Task))
}  # by kind of task and Mission: number, task, how often; Missions without such a task are left out
AIMED: Final[set[int]] = set()  # at one opponent of your choice
AT_FIGHTERS: Final[set[int]] = set()  # in a challenge at one of its sides
URGENT: Final[set[int]] = set()
ACTIONS: Final[set[int]] = set()
POWERS: Final[set[int]] = set()  # what does something and is no Game Action


def fill(sets: dict[str, list[Card]]) -> None:
    """Read all tables anew, from the cards of all files. A typo names the file, the card and the field."""
    row = vocabulary()
    effects = {card.no: effects_of(row, file, card) for file, cards in sets.items() for card in cards}
    numbers.fill(sets)
    tables: list[dict[int, Any]] = [EFFECTS, CHECKED, SEEKING, WHEN, TAG, *TASKS.values()]
    for table in tables:
        table.clear()
    for found in (AIMED, AT_FIGHTERS, URGENT, ACTIONS, POWERS):
        found.clear()
    for n, card in CARD.items():
        enter(n, card, effects[card.no])
    timed.cache_clear()
    taken_by.cache_clear()


def vocabulary() -> Any:
    """What a row may say of what its card does, by the verbs that are registered."""
    verbs: Any = GenericAlias(tuple, (reduce(or_, VERBS.values()), ...))
    return msgspec.defstruct("Row", [("effects", verbs, ()), ("power", verbs, ())])


def effects_of(row: Any, file: str, card: Card) -> tuple[Verb, ...]:
    """What a card does when it is played, or a mask when its power is used."""
    field = "power" if isinstance(card, GreatMaskCard | NobleMaskCard) else "effects"
    try:
        found = msgspec.convert({field: getattr(card, field, ())}, type=row)
    except msgspec.ValidationError as wrong:
        raise UserError(f"{file}.toml: {kind_of(card)} {card.id}: {wrong}") from None
    effects: tuple[Verb, ...] = getattr(found, field)
    return effects


def enter(n: int, card: Card, effects: tuple[Verb, ...]) -> None:
    """One card in all tables."""
    CHECKED[n] = tuple(e for e in effects if type(e).can is not Verb.can)
    SEEKING[n] = tuple(e for e in effects if type(e).finds is not Verb.finds)
    EFFECTS[n], TAG[n], WHEN[n] = effects, kind_of(card), getattr(card, "when", "")
    facts = (
        (AIMED, any(e.whom == "opponent" for e in effects)),
        (AT_FIGHTERS, any(e.AT_FIGHTERS for e in effects)),
        (URGENT, isinstance(card, Mission) and card.urgent),
        (ACTIONS, PILE_OF[n] == ACTION),
        (POWERS, bool(effects) and PILE_OF[n] != ACTION),
    )
    for table, holds in facts:
        if holds:
            table.add(n)
    if isinstance(card, Mission):
        enter_tasks(n, card)


def enter_tasks(n: int, card: Mission) -> None:
    """What a Mission asks for."""
    for kind, asked in TASKS.items():
        mine = tuple([(k, task, amount(task)) for k, task in enumerate(card.tasks) if isinstance(task, kind)])
        if mine:
            asked[n] = mine


@cache
def timed(moments: tuple[str, ...]) -> tuple[frozenset[int], frozenset[int]]:
    """The Game Action cards for these moments, and the powers: what a mask does in a challenge is its bonus."""
    fits = frozenset(n for n, when in WHEN.items() if when in moments)
    return fits & ACTIONS, frozenset(c for c in fits & POWERS if WHEN[c] != "challenge")


@cache
def taken_by(task: Pay) -> frozenset[int]:
    """All cards that a task takes."""
    pile = [n for n, home in PILE_OF.items() if home == PILE[task.pile]]
    return frozenset(n for n in pile if not task.types or getattr(CARD[n], "type", "") in task.types)
