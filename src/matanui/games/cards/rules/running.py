"""Doing what a card says: its effects one after another, each for those it names."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from matanui.core.flow import CHANCE, Ask, Next, Rule, Step
from matanui.games.cards.data.numbers import NO_CARD
from matanui.games.cards.data.printed import EFFECTS
from matanui.games.cards.rules import missions, playing
from matanui.games.cards.rules.about import About
from matanui.games.cards.rules.steps import BOOK, CARRIES_OUT, D12, step
from matanui.games.cards.state import verbs
from matanui.games.cards.state.realm import Realm, clockwise


def carrying_out(rule: Callable[[Realm, int, int, int, int], Rule]) -> Callable[[int, int, int, int], Step]:
    """Register the step that carries out a card: views find in it which card that is."""
    BOOK.note(rule.__name__, CARRIES_OUT, 0, 2, 3)
    return step(rule)


@carrying_out
async def run(s: Realm, card: int, n: int, me: int, target: int) -> Next:
    """The n-th effect of a card, and then the next."""
    effects = EFFECTS[card]
    if n >= len(effects) or s.cancelled:
        return ()
    effect = effects[n]
    who = effect.whom
    if who == "rolled" and target == NO_CARD:
        return (roll_off(card, n, me, bits(clockwise(s, me))),)
    seats = whom(s, who, me, target)
    return *effect.does(s, me, seats, card), run(card, n + 1, me, target)


@step
def run_one(s: Realm, card: int, me: int) -> Next:
    """Only the power itself, for somebody it was shared with."""
    effect = EFFECTS[card][0]
    if effect.whom != "you":
        return ()
    return effect.does(s, me, [me], card)


def bits(seats: Iterable[int]) -> int:
    """Seats as one number."""
    return sum(1 << seat for seat in seats)


def whom(s: Realm, who: str, me: int, target: int) -> list[int]:
    """The seats that an effect names."""
    if who == "you":
        return [me]
    if who == "opponents":
        return [*clockwise(s, me)]
    if who == "everyone":
        return [me, *clockwise(s, me)]
    return [target]


@step
async def roll_off(s: Realm, card: int, n: int, me: int, contenders: int) -> Next:
    """An opponent, not named: the highest roll gets it, ties roll again; or you choose. [N4]"""
    seats = [seat for seat in range(len(s.heroes)) if contenders >> seat & 1]
    if s.rules.mission_opponent == "chosen":
        chosen = seats[0] if len(seats) == 1 else await Ask(me, playing.TARGET, seats, About("effect", card, me))
        return (run(card, n, me, chosen),)
    rolls = [await Ask(CHANCE, missions.D12_ROLL, D12) for _ in seats]
    for seat, pips in zip(seats, rolls, strict=True):
        verbs.roll(s, seat, pips)
    best = [seat for seat, pips in zip(seats, rolls, strict=True) if pips == max(rolls)]
    return (run(card, n, me, best[0]),) if len(best) == 1 else (roll_off(card, n, me, bits(best)),)
