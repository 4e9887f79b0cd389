"""Questions as typed values. A prompt is declared once, beside the step that asks it, and says what its options are.

Inside the engine an option is a whole number. Everywhere else (on the wire, in records, for bots of other people) it is
a readable id such as `ta-koro.c3` or `yes`. The kind of an option knows both; clients dispatch on the kind.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from matanui.core.errors import NotOffered

if TYPE_CHECKING:
    from matanui.core.flow import Ask

PASS: Final = -1  # decline, stop, take nothing
NO: Final = 0
YES: Final = 1
YES_NO: Final = [YES, NO]
IdOf = Callable[[Any, Any, int], str]  # state, question, option; only some kinds look at the first two


def same(option: int) -> int:
    """Most options are the number of what they stand for."""
    return option


@dataclass(frozen=True, eq=False)
class Kind:
    """What an option is: which numbers are of this kind, and the id of each. `thing` is the number that views have for
    what the option stands for."""

    name: str
    has: Callable[[int], bool]
    id_of: IdOf
    thing: Callable[[int], int] = same
    option: Callable[[int], int] = same  # back from the number of the thing
    unique: bool = True  # no two options of one question have the same id, not even two cards of a hand


def numbered(name: str) -> Kind:
    """Options that are plain numbers, such as the pips of a die."""
    return Kind(name, lambda option: option >= 0, lambda s, ask, option: str(option))


def listed(name: str, ids: Sequence[str]) -> Kind:
    """A closed list of things, each with its own id."""
    return Kind(name, lambda option: 0 <= option < len(ids), lambda s, ask, option: ids[option])


def mapped(name: str, ids: Mapping[int, str]) -> Kind:
    """Things whose numbers have gaps."""
    return Kind(name, ids.__contains__, lambda s, ask, option: ids[option])


def single(name: str, option: int) -> Kind:
    """Exactly one option, whose id is the name of the kind."""
    return Kind(name, lambda other: other == option, lambda s, ask, other: name)


PASSING: Final = single("pass", PASS)
ANSWER: Final = listed("yes-no", ["no", "yes"])
PIPS: Final = numbered("pips")  # what a die shows


@dataclass(frozen=True, eq=False)
class Prompt:
    """A question that a rule can ask.

    `topic` is what it is about: clients choose by it what they show beside the question. A `reaction` is asked in
    somebody else's business, and most people pass; `aimed` ones because something is meant for the seat that is asked.
    `nothing` is the option that does nothing. An answer that is not `final` shows and rolls nothing, so it could be
    taken back. While an `open` question is asked, nobody has anything to hide. `usual` is what most people answer.
    What is answered `by_chance` is a roll or a draw."""

    home: str
    name: str
    picks: tuple[Kind, ...]
    topic: str = ""
    reaction: bool = False
    aimed: bool = False
    nothing: int | None = None
    final: bool = True
    open: bool = False
    usual: Callable[[Any, Any], int | None] | None = None
    by_chance: bool = False

    def kind_of(self, option: int) -> Kind:
        """The kind of one of its options; the first that has it."""
        for kind in self.picks:
            if kind.has(option):
                return kind
        raise LookupError(f"{option} is no option of any kind that {self.name!r} declares")

    def can_pick(self, *names: str) -> bool:
        """May some of its options be of one of these kinds?"""
        return any(kind.name in names for kind in self.picks)

    def __str__(self) -> str:
        return self.name

    def __reduce__(self) -> Any:
        """Prompts are code: pickle keeps only where to find them."""
        return _prompt, (self.home, self.name)

    def __deepcopy__(self, memo: object) -> Prompt:
        return self


class Question(Struct, frozen=True):
    """A question as the view of the seat that is asked has it."""

    prompt: Prompt
    options: list[int]


def _prompt(home: str, name: str) -> Any:
    return import_module(home).BOOK.prompts[name]


def ids_of(state: Any, ask: Ask) -> dict[str, int]:
    """The options of a question by their ids. Of several things that are called alike, such as two cards of a hand,
    the second has `.2` behind its id."""
    found: dict[str, int] = {}
    for option in dict.fromkeys(ask.options):
        plain = name = ask.prompt.kind_of(option).id_of(state, ask, option)
        n = 1
        while name in found:
            n += 1
            name = f"{plain}.{n}"
        found[name] = option
    return found


def id_of(state: Any, ask: Ask, option: int) -> str:
    """The id of one option."""
    kind = ask.prompt.kind_of(option)
    if kind.unique:
        return kind.id_of(state, ask, option)
    return next(name for name, other in ids_of(state, ask).items() if other == option)


def option_named(state: Any, ask: Ask, name: str) -> int:
    """The option with this id, or a sentence that lists what is on offer."""
    found = ids_of(state, ask)
    if name not in found:
        raise NotOffered(ask.prompt.name, name, list(found))
    return found[name]
