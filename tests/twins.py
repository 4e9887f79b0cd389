"""Two tables that one seat cannot tell apart, played on side by side. Whatever reaches that seat must stay the same:
its questions and their options, what it hears, what it sees, and who is asked at all."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import msgspec

from matanui.core.events import Event
from matanui.core.flow import Ask, Match
from matanui.core.game import AnyGame

Pairs = list[tuple[int, int]]
MOST_ANSWERS = 120


@dataclass
class Twins:
    """A match, its twin, and the seat that must not see a difference."""

    game: AnyGame
    left: Match[Any]
    right: Match[Any]
    seat: int
    alike: Callable[[Twins, Ask, Ask], Pairs]  # answers that look the same to the seat
    forced: Callable[[Twins, list[Event], list[Event]], str]  # what the rules make others show of their hands

    def __post_init__(self) -> None:
        self.left.state.told, self.right.state.told = [], []

    def reaches(self, match: Match[Any]) -> tuple[Any, list[Event]]:
        """Everything that the seat gets to know at one table."""
        heard = [event.seen_by(self.seat) for event in match.state.told]
        return self.game.view(match.state, self.seat, match.pending), heard

    def follow(self, rng: random.Random) -> str:
        """Play on until somebody's open act must differ; says why. Fails where the seat sees more than that."""
        for _ in range(MOST_ANSWERS):
            here, there = self.reaches(self.left), self.reaches(self.right)
            if here != there:
                why = self.forced(self, self.left.state.told, self.right.state.told)
                assert why, self.difference(here, there)
                return why
            ask, again = self.left.pending, self.right.pending
            if ask is None or again is None:
                return "over"
            if ask.prompt is not again.prompt:  # of one other seat, whose questions are its own
                return f"asks apart: {ask.prompt.name}, {again.prompt.name}"
            pairs = self.alike(self, ask, again)
            if not pairs:
                return f"acts apart: {ask.prompt.name}"
            self.answer(*rng.choice(pairs))
        return "alike"

    def answer(self, here: int, there: int) -> None:
        for match, answer in ((self.left, here), (self.right, there)):
            match.state.told.clear()
            match.play(answer)

    def difference(self, here: tuple[Any, list[Event]], there: tuple[Any, list[Event]]) -> str:
        """For whoever reads the failure."""
        tops = [match.state.stack[-1:] for match in (self.left, self.right)]
        asks = [(m.pending.seat, m.pending.prompt.name) if m.pending else None for m in (self.left, self.right)]
        parts = list(differences("", msgspec.to_builtins(here[0]), msgspec.to_builtins(there[0])))
        return f"seat {self.seat} sees a difference: {tops} {asks} {parts} {here[1]} {there[1]}"


def differences(name: str, here: Any, there: Any) -> Iterator[str]:
    """The parts of two views that are not the same."""
    if isinstance(here, dict) and here.keys() == there.keys():
        for key in here:
            yield from differences(f"{name}.{key}", here[key], there[key])
    elif isinstance(here, list) and len(here) == len(there) and any(isinstance(n, dict | list) for n in here):
        for n, part in enumerate(here):
            yield from differences(f"{name}.{n}", part, there[n])
    elif here != there:
        yield f"{name}: {here} or {there}"


def often_enough(game: Iterator[Match[Any]], rng: random.Random) -> Iterator[Match[Any]]:
    """Points of a game at which to compare: every kind of step early and rarely again."""
    seen: Counter[str] = Counter()
    for match in game:
        if match.pending is not None:
            name = match.state.stack[-1][0]
            seen[name] += 1
            if rng.random() < max(0.002, 0.4 / seen[name]):
                yield match
