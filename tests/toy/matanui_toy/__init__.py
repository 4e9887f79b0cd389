"""Pebbles, a small complete game as somebody else's package would bring it: hidden hands, a die, a reaction.

Everybody draws three pebbles. In turn you play one and roll: pebble and die are points. Before they count, each other
player may throw a stone, a pebble of worth 0, to cancel them. When all hands are empty the most points win.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from matanui.core.chance import Dice
from matanui.core.codec import codec
from matanui.core.events import Event, knows
from matanui.core.flow import CHANCE, Ask, Next, Rulebook, Step
from matanui.core.game import Game, Standing, Voice
from matanui.core.message import Message
from matanui.core.questions import PASS, PASSING, PIPS, Kind, Question, numbered
from matanui.core.switches import cite

STONE, HIDDEN = 0, -1
BAG = [STONE] * 4 + [1, 2, 3, 4, 5] * 4


@dataclass(frozen=True)
class Rules:
    """Two switches."""

    sides: int = cite(6, "[house] the die")
    stones: bool = cite(True, "[house] may stones be thrown?")


@dataclass
class Beach:
    """The whole table; a bag has no order."""

    rules: Rules
    hands: list[list[int]]
    bag: list[int]
    points: list[int]
    turn: int
    stack: list[Step]
    tape: list[int]
    told: list[Event] | None = field(default=None, init=False, compare=False)


class Drew(Event, frozen=True):
    """Somebody has drawn a pebble."""

    seat: int
    pebble: int

    def seen_by(self, viewer: int | None) -> Event:
        return self if knows(1 << self.seat, viewer) else replace(self, pebble=HIDDEN)


class Scored(Event, frozen=True):
    """A pebble and a die, or a stone against them."""

    seat: int
    pebble: int
    pips: int
    stopped: int


class View(Struct, frozen=True):
    """The table as one viewer knows it."""

    OWN: ClassVar = ("viewer", "hands", "unseen", "question")
    viewer: int | None
    rules: Rules
    hands: list[list[int]]
    unseen: list[int]
    points: list[int]
    turn: int
    waiting: int | None
    question: Question | None


encode, decode, copy = codec(Beach)
BOOK: Rulebook[Beach] = Rulebook("matanui_toy", copy)
PEBBLE = Kind("pebble", lambda n: n >= 0, lambda s, ask, n: f"pebble-{s.hands[ask.seat][n]}", unique=False)
DRAW, ROLL = BOOK.chance("draw", numbered("worth")), BOOK.chance("roll", PIPS)
PLAY = BOOK.prompt("play", PEBBLE, topic="turn")
THROW = BOOK.prompt("throw", PEBBLE, PASSING, topic="turn", reaction=True, aimed=True, nothing=PASS)


def tell(s: Beach, event: Event) -> None:
    if s.told is not None:
        s.told.append(event)


@BOOK.step
async def deal(s: Beach, seat: int, n: int) -> Next:
    pebble = await Ask(CHANCE, DRAW, s.bag[:])
    s.bag.remove(pebble)
    s.hands[seat].append(pebble)
    tell(s, Drew(seat=seat, pebble=pebble))
    return ()


@BOOK.step
async def turn(s: Beach, me: int) -> Next:
    if not s.hands[me]:
        return () if not any(s.hands) else (turn((me + 1) % len(s.hands)),)
    n = await Ask(me, PLAY, list(range(len(s.hands[me]))))
    pips = await Ask(CHANCE, ROLL, list(range(1, s.rules.sides + 1)))
    s.turn = me
    return (stopped(me, s.hands[me].pop(n), pips, 1),)


@BOOK.step
async def stopped(s: Beach, me: int, pebble: int, pips: int, k: int) -> Next:
    """The k-th player on the left may throw a stone; whoever holds anything is asked, so that it shows nothing."""
    seat = (me + k) % len(s.hands)
    following = turn((me + 1) % len(s.hands))
    if seat == me:
        s.points[me] += pebble + pips
        tell(s, Scored(seat=me, pebble=pebble, pips=pips, stopped=PASS))
        return (following,)
    if not s.rules.stones or not s.hands[seat]:
        return (stopped(me, pebble, pips, k + 1),)
    stones = [n for n, held in enumerate(s.hands[seat]) if held == STONE]
    pick = await Ask(seat, THROW, [*stones, PASS])
    if pick == PASS:
        return (stopped(me, pebble, pips, k + 1),)
    s.hands[seat].pop(pick)
    tell(s, Scored(seat=me, pebble=pebble, pips=pips, stopped=seat))
    return (following,)


def new(rules: Rules, players: int) -> Beach:
    deals = [deal(seat, n) for seat in range(players) for n in range(3)]
    return Beach(rules, [[] for _ in range(players)], BAG[:], [0] * players, 0, [turn(0), *deals[::-1]], [])


def view(s: Beach, viewer: int | None, ask: Ask | None) -> View:
    hands = [hand[:] if seat == viewer else [HIDDEN] * len(hand) for seat, hand in enumerate(s.hands)]
    others = [pebble for seat, hand in enumerate(s.hands) if seat != viewer for pebble in hand]
    asked = Question(ask.prompt, ask.options) if ask is not None and ask.seat == viewer else None
    waiting = None if ask is None else ask.seat
    return View(viewer, s.rules, hands, sorted(s.bag + others), s.points[:], s.turn, waiting, asked)


def redeal(s: Beach, viewer: int, dice: Dice) -> Beach:
    out, pool = copy(s), view(s, viewer, None).unseen
    for seat in (n for n in range(len(s.hands)) if n != viewer):
        out.hands[seat] = [pool.pop(dice.below("redeal", len(pool))) for _ in s.hands[seat]]
    out.bag = pool
    return out


def standing(s: Beach) -> Standing:
    best = [seat for seat, points in enumerate(s.points) if points == max(s.points)]
    return Standing(not s.stack, best[0] if not s.stack and len(best) == 1 else None, 1)


def say_option(v: View, option: int) -> Message:
    assert v.question is not None and v.viewer is not None
    return Message("pebbles-pass") if option == PASS else Message("pebbles-pebble", {"n": v.hands[v.viewer][option]})


def say_event(e: Event, v: View) -> Message:
    return Message(f"pebbles-{type(e).__name__.lower()}", {k: int(getattr(e, k)) for k in e.__struct_fields__})


GAME: Game[Beach, Rules, View] = Game(
    id="pebbles", revision=1, least=2, most=6, default_edition="beach", editions={"beach": Rules()}, book=BOOK, new=new,
    view=view, redeal=redeal, encode=encode, decode=decode, standing=standing,
    cast=lambda s: [f"player-{n + 1}" for n in range(len(s.hands))],
    voice=Voice(
        lambda v: Message("pebbles-wait" if v.question is None else f"pebbles-ask-{v.question.prompt.name}"),
        say_option, say_event, lambda name: Message("pebbles-edition"), lambda name: Message(f"pebbles-{name}"),
        lambda name, value: Message("pebbles-value", {"value": str(value).lower()}),
        lambda name: Message("pebbles-player", {"name": name}),
    ),
    shows=View, events=(Drew, Scored),
)  # fmt: skip
