"""The vocabulary is small, closed and in use."""

from __future__ import annotations

from typing import get_args

from msgspec import Struct

from matanui.games.cards.data.cards import CARDS
from matanui.games.cards.data.effects import Effect, Script, snake
from matanui.games.cards.data.kinds import Card, When
from matanui.games.cards.data.tasks import Task


def effects(card: Card) -> list[Effect]:
    return [*getattr(card, "effects", ()), *getattr(card, "power", ())]


def tags(union: object) -> set[str]:
    return {snake(struct.__name__) for struct in get_args(union)}


def used(things: list[Struct]) -> set[str]:
    return {str(thing.__struct_config__.tag) for thing in things}


def test_every_verb_is_used() -> None:
    assert used([effect for card in CARDS.values() for effect in effects(card)]) == tags(Effect)
    assert len(tags(Effect)) <= 40


def test_every_task_is_used() -> None:
    assert used([task for card in CARDS.values() for task in getattr(card, "tasks", ())]) == tags(Task)


def test_every_timing_is_used() -> None:
    assert {card.when for card in CARDS.values() if hasattr(card, "when")} == set(get_args(When))


def test_every_verb_says_what_it_does() -> None:
    assert [s.__name__ for s in (*get_args(Effect), *get_args(Task), *get_args(Card)) if not s.__doc__] == []


def test_few_cards_need_a_script() -> None:
    """Different cards are counted by their words: a family is one card."""
    different = {card.word for card in CARDS.values()}
    scripted = {card.word for card in CARDS.values() if any(isinstance(e, Script) for e in effects(card))}
    assert len(scripted) / len(different) <= 0.15
