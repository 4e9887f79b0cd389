"""The vocabulary is small and in use."""

from __future__ import annotations

from typing import get_args

from msgspec import Struct

from matanui.bots.cards.opinions import OPINIONS
from matanui.games.cards.data.cards import CARDS
from matanui.games.cards.data.kinds import Card, When
from matanui.games.cards.data.printed import EFFECTS
from matanui.games.cards.data.tasks import Task
from matanui.games.cards.data.terms import snake
from matanui.games.cards.data.verb import VERBS


def used(things: list[Struct]) -> set[str]:
    return {str(thing.__struct_config__.tag) for thing in things}


def test_every_verb_is_used() -> None:
    assert used([effect for effects in EFFECTS.values() for effect in effects]) == set(VERBS)
    assert len(VERBS) <= 45


def test_every_task_is_used() -> None:
    tasks = {snake(kind.__name__) for kind in get_args(Task)}
    assert used([task for card in CARDS.values() for task in getattr(card, "tasks", ())]) == tasks


def test_every_timing_is_used() -> None:
    assert {card.when for card in CARDS.values() if hasattr(card, "when")} == set(get_args(When))


def test_every_verb_says_what_it_does() -> None:
    assert [s.__name__ for s in (*VERBS.values(), *get_args(Task), *get_args(Card)) if not s.__doc__] == []


def test_the_bots_have_an_opinion_on_every_verb() -> None:
    """Perhaps an explicit neutral one."""
    assert set(OPINIONS) == set(VERBS.values())
