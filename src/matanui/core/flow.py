"""A rule asks, then acts, then says what comes next.

Only `stack` (steps still to come) and `tape` (answers the step on top has had) are saved; the live coroutine is a
cache that is rebuilt from the tape. So a game can be saved, forked and loaded before any decision.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Generator
from importlib import import_module
from typing import Any, Final, Generic, Protocol, TypeVar, TypeVarTuple

from matanui.core.errors import NotOffered, UserError
from matanui.core.questions import Kind, Prompt

CHANCE: Final = -1  # the seat that rolls and draws
Step = tuple[str, tuple[int, ...]]  # a rule still to be carried out: plain data
Next = tuple[Step, ...]
Rule = Coroutine[Any, Any, Next]
Live = Coroutine[Any, int | None, None]  # a game being carried out: it yields questions and is sent answers
Args = TypeVarTuple("Args")


class State(Protocol):
    """What the flow needs of a game's state."""

    stack: list[Step]
    tape: list[int]


S = TypeVar("S", bound=State)


class Ask:
    """A question to one seat, or to chance. `await` it inside a rule: the answer is one of the options.
    Options are a list of their own, never a list of the state, because forks share the question. `about` is what the
    question is about, if its prompt alone does not say it: whose hand, which card."""

    __slots__ = ("about", "options", "prompt", "seat")

    def __init__(self, seat: int, prompt: Prompt, options: list[int], about: Any = None) -> None:
        self.seat = seat
        self.prompt = prompt
        self.options = options
        self.about = about

    def __await__(self) -> Generator[Ask, int, int]:
        return (yield self)


class Rulebook(Generic[S]):
    """The steps and the prompts of one game by name, and how its state is copied. `home` is the module that has it as
    BOOK."""

    def __init__(self, home: str, copy: Callable[[S], S]) -> None:
        self.home = home
        self.copy = copy
        self.steps: dict[str, Callable[..., Any]] = {}
        self.formerly: dict[str, Callable[..., Next]] = {}  # steps of older releases -> what stands for them now
        self.prompts: dict[str, Prompt] = {}
        self.traits: dict[str, dict[str, tuple[int, ...]]] = {}  # what views need to know of a step, by trait

    def step(self, rule: Callable[[S, *Args], Rule | Next]) -> Callable[[*Args], Step]:
        """Register a rule: `async def` if it asks, plain `def` if it only acts.
        Calling the decorated name does not run the rule, it makes the Step that will."""
        name = rule.__name__
        if name in self.steps:
            raise ValueError(f"two steps are called {name}")
        self.steps[name] = rule

        def later(*args: *Args) -> Step:
            plain: Any = args  # ints only: a test walks every step's annotations
            return name, plain

        return later

    def note(self, step: str, trait: str, *places: int) -> None:
        """Say of a step what a view or a redeal has to know of it. `places` are the arguments that matter for that."""
        self.traits.setdefault(trait, {})[step] = places

    def trait(self, step: Step, trait: str) -> tuple[int, ...] | None:
        """The arguments of a step that were named with this trait; None if the step does not have it."""
        places = self.traits.get(trait, {}).get(step[0])
        return None if places is None else tuple([step[1][n] for n in places])

    def prompt(self, name: str, *picks: Kind, **traits: Any) -> Prompt:
        """Declare a question. Options may be of several kinds; an option is of the first kind that has it."""
        if name in self.prompts:
            raise ValueError(f"two prompts are called {name}")
        made = self.prompts[name] = Prompt(self.home, name, picks, **traits)
        return made

    def chance(self, name: str, kind: Kind) -> Prompt:
        """Declare a roll or a draw. Its name is that of the stream that it is drawn from."""
        return self.prompt(name, kind, by_chance=True)

    def __reduce__(self) -> Any:
        """Steps are code: pickle keeps only where to find them."""
        return _book, (self.home,)


def _book(home: str) -> Any:
    return import_module(home).BOOK


class Match(Generic[S]):
    """A state, the question it waits on, and the live coroutine behind that question."""

    def __init__(self, book: Rulebook[S], state: S, pending: Ask | None = None) -> None:
        self.book = book
        self.state = state
        self.pending = pending
        self._live: Live | None = None
        if pending is None:  # a new or a loaded game; a fork brings its question along
            self._live = self._wake()

    def play(self, answer: int) -> None:
        """Answer the pending question and run on to the next one."""
        ask = self.pending
        if ask is None or answer not in ask.options:
            raise NotOffered(ask.prompt.name if ask else "game over", answer, ask.options if ask else [])
        live = self._live
        if live is None:
            live = self._live = self._wake()
        self.state.tape.append(answer)
        try:
            self.pending = live.send(answer)
        except StopIteration:
            self.pending = None

    def fork(self) -> Match[S]:
        """An independent copy that waits on the same question."""
        return Match(self.book, self.book.copy(self.state), self.pending)

    def __reduce__(self) -> Any:
        """Pickle, copy and deepcopy keep the state and ask again."""
        return Match, (self.book, self.book.copy(self.state))

    def _wake(self) -> Live:
        """Start the rule on top again, and tell it the answers it has already had."""
        live = carry_out(self.book.steps, self.state)
        try:
            self.pending = live.send(None)
            for answer in self.state.tape:
                self.pending = live.send(answer)
        except StopIteration:
            self.pending = None
        return live


def woken(book: Rulebook[S], state: S) -> Match[S]:
    """A stored game goes on under rules that may have changed. Steps of older releases are replaced by what stands for
    them now. If the answers that the step on top has had do not fit any more, it asks again: a rule never writes before
    its last question."""
    state.stack[:] = [new for step in state.stack for new in renewed(book, step)]
    tape, fresh = state.tape[:], book.copy(state)
    fresh.tape.clear()
    again = book.copy(fresh)
    match = Match(book, fresh)
    for n, answer in enumerate(tape, 1):
        if match.pending is None or answer not in match.pending.options:
            return Match(book, again)
        match.play(answer)
        if len(fresh.tape) != n:  # it has fewer questions now
            return Match(book, again)
    return match


def renewed(book: Rulebook[S], step: Step) -> Next:
    """A step as this release knows it; several are carried out in their order, so the last is the first on a stack."""
    name, args = step
    if name in book.steps:
        return (step,)
    if name not in book.formerly:
        raise UserError(f"the game waits for a rule called {name!r}, which this release does not know")
    return book.formerly[name](*args)[::-1]


async def carry_out(steps: dict[str, Callable[..., Any]], state: State) -> None:
    """Carry out one step after another. What they ask goes straight through to the match, which answers."""
    stack, tape = state.stack, state.tape
    while stack:
        name, args = stack[-1]
        out = steps[name](state, *args)
        then: Next = out if isinstance(out, tuple) else await out  # a plain rule has acted already
        stack.pop()
        if then:
            stack.extend(then[::-1])
        tape.clear()
