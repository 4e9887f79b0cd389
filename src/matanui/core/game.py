"""What a game must bring, and how one is named."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from msgspec import Struct

from matanui.core.chance import Dice
from matanui.core.errors import UserError, one_of
from matanui.core.events import Event
from matanui.core.flow import Ask, Match, Rulebook, State
from matanui.core.message import Message
from matanui.core.story import StoryRules
from matanui.core.switches import set_switches

S = TypeVar("S", bound=State)
R = TypeVar("R")
V = TypeVar("V")


class Standing(Struct, frozen=True):
    """How a game ended: somebody won, or nobody can."""

    over: bool
    winner: int | None = None
    rounds: int = 0


@dataclass(frozen=True)
class Voice(Generic[V]):
    """What a game says to people, as messages."""

    prompt: Callable[[V], Message]
    option: Callable[[V, int], Message]
    event: Callable[[Event, V], Message]
    edition: Callable[[str], Message]
    switch: Callable[[str], Message]
    switch_value: Callable[[str, bool | int | str], Message]
    cast: Callable[[str], Message] = lambda name: Message(f"toa-{name}")  # who is played at a seat


@dataclass(frozen=True)
class Bringing(Generic[S, R]):
    """Decks that people bring to a table. They travel and are kept as plain data."""

    load: Callable[[Any], Any]  # from plain data; a UserError if it is none
    read: Callable[[str, str | bytes], Any]  # from the text of a file with this name
    require: Callable[[Any, R], None]  # a UserError if it may not be brought to a table with these rules
    answer: Callable[[Any, S, Ask], int | None]  # what it answers for its owner; None if it does not say


@dataclass(frozen=True)
class Game(Generic[S, R, V]):
    """One game of the house. `game.py` of its folder fills this in; nobody else wires anything."""

    id: str
    revision: int  # raised when a rule is corrected, so that a running game would go on differently
    least: int
    most: int
    default_edition: str
    editions: dict[str, R]
    book: Rulebook[S]
    new: Callable[[R, int], S]
    view: Callable[[S, int | None, Ask | None], V]
    redeal: Callable[[S, int, Dice], S]
    encode: Callable[[S], dict[str, Any]]
    decode: Callable[[dict[str, Any]], S]
    standing: Callable[[S], Standing]
    cast: Callable[[S], list[str]]  # who is played at each seat
    voice: Voice[V]
    shows: type[V]  # what `view` makes
    events: tuple[type[Event], ...]  # everything that can happen
    # From here on a game need not bring what it does not have.
    beside: Callable[[S, V, int | None, Ask | None], V] | None = None  # a view, quicker, from that of another viewer
    bare: Callable[[S], dict[str, Any]] | None = None  # the same JSON as `encode`, quicker, to be written down at once
    things: Callable[[S], Mapping[str, Mapping[str, int]]] = lambda s: {}  # what a teacher points at, by kind and id
    story: StoryRules[V] | None = None
    brings: Bringing[S, R] | None = None
    help: Callable[[V], Any] = lambda view: None  # for people: what a viewer could work out from their view alone

    def rules(self, edition: str | None = None, settings: list[str] | None = None) -> R:
        """The rules of an edition with some switches set by hand."""
        name = edition or self.default_edition
        if name not in self.editions:
            raise one_of(f"edition of {self.id}", name, list(self.editions))
        return set_switches(self.editions[name], settings or [])

    @property
    def has_reactions(self) -> bool:
        """Are people asked in the business of others?"""
        return any(prompt.reaction for prompt in self.book.prompts.values())

    def start(self, rules: R, players: int) -> Match[S]:
        """A new match, waiting for its first answer."""
        if not self.least <= players <= self.most:
            raise UserError(f"{self.id} is for {self.least} to {self.most} players, not {players}")
        return Match(self.book, self.new(rules, players))


AnyGame = Game[Any, Any, Any]
