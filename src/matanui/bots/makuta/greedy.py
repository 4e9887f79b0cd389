"""Greedy: explores, hunts counters, fights when the odds are right, and goes for the temple with keys and strength."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from matanui.bots.makuta.plan import LOSS, READY, Plan
from matanui.bots.makuta.strength import best_die, chance_to_beat
from matanui.core.chance import Stream
from matanui.core.questions import PASS, Prompt
from matanui.games.makuta import duel, explore, masks, movement, pickup, setup, temple, turn
from matanui.games.makuta.data.counters import (
    A_KEY,
    A_MASK,
    AKAKU,
    HAU,
    JOKER,
    KAKAMA,
    KAUKAU,
    LOCKS,
    MIRU,
    PAKARI,
    TURAGA,
    bonus,
    is_key,
)
from matanui.games.makuta.data.island import ENTRANCES, FIELDS, PRIZES, START
from matanui.games.makuta.options import FLY
from matanui.games.makuta.paths import reach
from matanui.games.makuta.view import View

NO_STOPS: Final[frozenset[int]] = frozenset()
TASTE: Final = 1e-6  # how much chance decides between equals


class GreedyMakuta:
    """Takes what looks best now. Sees only what its seat may see; luck decides between equals."""

    def choose(self, view: View, luck: Stream) -> int:
        """The option with the best score."""
        assert view.question is not None
        options = view.question.options
        if len(options) == 1:
            return options[0]
        score = SCORES[view.question.prompt](view, Plan(view))
        return max(options, key=lambda option: score(option) + TASTE * luck.below(1000) / 1000)


Score = Callable[[int], float]


def flat(view: View, plan: Plan) -> Score:
    """Any option is as good as any other."""
    return lambda option: 0.0


def yes(view: View, plan: Plan) -> Score:
    """Yes rather than no."""
    return float


def begin(view: View, plan: Plan) -> Score:
    """The largest die; flying only straight into the temple, or out of a dead end."""
    ready = bool(plan.doors) and plan.makuta >= READY and not view.rules.miru_no_entrance
    stuck = plan.worth().get(plan.me.at, 0.0) < 0.5
    return lambda how: 100.0 if how == FLY and (ready or stuck) else -1.0 if how in (FLY, PASS) else how


def walk(view: View, plan: Plan) -> Score:
    """What the field gives now, or else where it leads."""
    worth = plan.worth()

    def score(to: int) -> float:
        if to == FLY:
            return -1.0
        now = 0.0 if to == plan.me.at else plan.rewards.get(to, 0.0)
        if to in view.rahi:
            odds = plan.beats[to]
            return odds * (2.0 + now + max((worth.get(f, 0.0) for f in view.island.near[to]), default=0.0)) - (
                (1.0 - odds) * (LOSS if plan.hand else 0.2)
            )
        return 2.0 * now + 0.5 * worth.get(to, 0.0) if now > 0.4 else 0.9 * worth.get(to, 0.0)

    return score


def declare(view: View, plan: Plan) -> Score:
    """Win as surely as possible, and show as little as possible."""
    die = view.die or plan.die

    def score(chosen: int) -> float:
        plus = bonus(chosen, plan.hand, plan.me.who, view.rules)
        if view.cast:
            odds = float(view.cast + plus > view.foe) + 0.5 * (view.cast + plus == view.foe)
        else:
            odds = chance_to_beat(die, plus, [view.foe])
        return odds - 0.01 * chosen.bit_count() - 0.0001 * plus

    return score


def place(view: View, plan: Plan) -> Score:
    """Prizes near the gate, and ways that stay open."""

    def score(spot: int) -> float:
        gate, turn = divmod(spot, 6)
        island = view.island.lay(gate, view.drawn, turn)
        stops = frozenset(view.rahi) | frozenset(f for f in FIELDS[view.drawn] if f in PRIZES)
        near = reach(island, stops, NO_STOPS, gate, 6)
        prizes = sum(0.8**n for n, f in enumerate(near) if f in PRIZES and f in FIELDS[view.drawn])
        return len(island.open) + prizes

    return score


def counter_value(view: View, plan: Plan, face: int) -> float:
    """How much one's own counter is worth keeping."""
    if is_key(face):
        codes = [LOCKS[lock] for lock in view.locks.values() if lock >= 0]
        return 5.0 if face == JOKER else 2.0 + sum(face in code for code in codes)
    if face >= TURAGA:
        return 6.0 if face - TURAGA == plan.me.who else 3.0
    return {PAKARI: 6.0, KAUKAU: 5.0, HAU: 4.0, KAKAMA: 3.0, MIRU: 3.5, AKAKU: 2.0}.get(face, 3.0)


def keep(view: View, plan: Plan) -> Score:
    """Put down the least useful; never break a set of keys that opens a door."""
    return lambda n: -counter_value(view, plan, plan.hand[n])


def lose(view: View, plan: Plan) -> Score:
    """Take what hurts: what one has seen, or else a mask rather than a key."""
    victim = view.seats[view.turn]
    prize = {A_KEY: 3.0, A_MASK: 3.6}
    return lambda n: prize.get(victim.hand[n]) or counter_value(view, plan, victim.hand[n])


def rob(view: View, plan: Plan) -> Score:
    """The counter that helps most; all of them have just been seen."""
    hand = view.seats[view.victim or 0].hand
    return lambda n: counter_value(view, plan, hand[n])


def akaku(view: View, plan: Plan) -> Score:
    """Rob whoever has most."""
    return lambda seat: -1.0 if seat < 0 else len(view.seats[seat].hand)


def search(view: View, plan: Plan) -> Score:
    """Keys while they are wanting, else masks; declining is never better."""
    return lambda b: -1.0 if b < 0 else plan.key_worth() if b == A_KEY else plan.mask_worth()


def challenge(view: View, plan: Plan) -> Score:
    """Fight Makuta when the odds are right, or when waiting brings nothing more."""
    go = plan.makuta >= READY or (plan.makuta > 0 and view.round > 60)
    return lambda answer: float(answer == go)


def exile(view: View, plan: Plan) -> Score:
    """As far from the temple as the island is wide."""
    doors = list(view.locks) or [START]
    far = {f: n for n, f in enumerate(reach(view.island, NO_STOPS, NO_STOPS, doors[0], 99))}
    return lambda f: -1.0 if f == view.seats[view.turn].at else float(far.get(f, 0))


def fly(view: View, plan: Plan) -> Score:
    """Into the temple if its lock opens, else to the best reward without a fight."""

    def score(f: int) -> float:
        if f in view.rahi:
            return -1.0
        here = plan.rewards.get(f, 0.0)
        return here if f in ENTRANCES or f in plan.rewards else 0.5 * here

    return score


def biggest(view: View, plan: Plan) -> Score:
    """The larger die."""
    return lambda die: die if die <= best_die(plan.hand) else 0.0


SCORES: Final[dict[Prompt, Callable[[View, Plan], Score]]] = {
    setup.CHOOSE_TOA: flat,
    turn.BEGIN: begin,
    movement.WALK: walk,
    movement.WALK_ON: walk,
    movement.WALK_FROM: flat,
    masks.TO_ANYWHERE: fly,
    explore.EXPLORE: yes,
    explore.PLACE: place,
    pickup.KEEP: keep,
    pickup.SEARCH: search,
    masks.AKAKU_ON: akaku,
    masks.ROB: rob,
    masks.ESCAPE: biggest,
    duel.DECLARE: declare,
    duel.DUEL_DIE: biggest,
    duel.LOSE: lose,
    temple.FLIP_LOCK: yes,
    temple.CHALLENGE: challenge,
    temple.EXILE: exile,
}
