"""What a verb of a card or a power brings now, outside challenges. One unit is one challenge won."""

from __future__ import annotations

from matanui.bots.cards.hunt import hurt
from matanui.bots.cards.plan import FADE, Plan
from matanui.bots.cards.strength import actions_in, is_barred, skill_of
from matanui.bots.cards.walk import Walk, now
from matanui.bots.cards.worth import burden_of_mission
from matanui.games.cards.data.numbers import PILE, RAHI, SEATS, SKILLS, pile_of
from matanui.games.cards.data.tasks import Pay
from matanui.games.cards.data.verb import Verb
from matanui.games.cards.effects.hands import Discard, Draw, Peek, Steal
from matanui.games.cards.effects.lasting import Bar
from matanui.games.cards.effects.moving import Jump, Push, Steps, Waive
from matanui.games.cards.effects.turns import Complete, GiveUp
from matanui.games.cards.rules.lasting import WAIVERS


def my_turn(plan: Plan) -> bool:
    """Is it one's own turn, with a move to make?"""
    return plan.view.turn == plan.seat and not plan.me.skips and plan.view.fight is None


def challenge_near(plan: Plan) -> bool:
    """Can a Challenge space be reached in this move?"""
    if plan.barred or not my_turn(plan):
        return False
    far = plan.atlas.clear_steps(plan.me.at)
    return any(0 < far[n] <= plan.view.steps for n in plan.challenges if n != plan.me.last_try and n not in plan.taken)


def leader_near(plan: Plan) -> bool:
    """Is it time to spend Penalties: against the only opponent, or one who is half-way?"""
    return len(plan.foes) == 1 or plan.missing(plan.leader) <= max(2, plan.rules.masks_to_win // 2)


def draw(plan: Plan, e: Draw) -> float:
    if e.who != "you":
        return 0.0
    if e.pile == "rahi":
        room = plan.rules.limit_rahi - sum(pile_of(c) == RAHI for c in plan.me.hand)
        return 0.12 * e.n if room >= e.n + 2 else 0.0
    owed = any(isinstance(task, Pay) and task.pile == "action" for task in plan.asks)
    room = plan.limit - len(actions_in(plan.me)) + 1
    return (0.5 if owed else 0.25) * e.n if room >= e.n or owed else 0.0


def discard(plan: Plan, e: Discard) -> float:
    if e.who == "you":
        return -0.1
    pile = PILE[e.pile]
    seats = plan.foes if e.who == "opponents" else [plan.leader]
    lost = sum(min(3 if e.n == "all" else e.n, sum(pile_of(c) == pile for c in plan.hero(s).hand)) for s in seats)
    return (0.3 if len(plan.foes) == 1 else 0.12) * lost * (1.0 if pile != RAHI else 0.6)


def steal(plan: Plan, e: Steal) -> float:
    full = len(actions_in(plan.me)) > plan.limit
    theirs = [c for c in plan.hero(plan.leader).hand if pile_of(c) in [PILE[p] for p in e.piles]]
    return 0.0 if full or not theirs else 0.4


def raise_limit(plan: Plan, e: Verb) -> float:
    return 0.3 if len(actions_in(plan.me)) >= plan.limit else 0.0


def peek(plan: Plan, e: Peek) -> float:
    if e.pile != "challenge" or plan.view.tops[PILE["challenge"]] or not challenge_near(plan):
        return 0.0
    return 0.5 if e.reorder else 0.2 if len(plan.foes) == 1 else 0.35


def gamble(plan: Plan, e: Verb) -> float:
    worst = min(skill_of(plan.me, plan.rules, skill) for skill in range(len(SKILLS)))
    return 0.2 if challenge_near(plan) and worst <= 400 else 0.0


def bar(plan: Plan, e: Bar) -> float:
    if e.who != "you":
        return 0.2 * leader_near(plan) if e.what == "great_masks" else 0.0
    if e.what != "being_challenged" or is_barred(plan.me, "being_challenged"):
        return 0.0
    far = [plan.to_challenge(plan.hero(s).at) for s in plan.foes if not plan.hero(s).missions]
    return 0.0 if not far or min(far) > 4 else 0.8 if len(plan.foes) == 1 else 0.15


def cure(plan: Plan, e: Verb) -> float:
    return 0.6


def steps(plan: Plan, e: Steps) -> float:
    if not my_turn(plan):
        return 0.0
    left = plan.view.steps + e.extra if e.extra else max(plan.view.steps, e.total - len(plan.view.trail))
    return now(plan, left) - now(plan) if left > plan.view.steps else 0.0


def waive(plan: Plan, e: Waive) -> float:
    rule = WAIVERS.index(e.what)
    if not my_turn(plan) or rule in plan.view.waived:
        return 0.0
    return now(plan, waived=[rule]) - now(plan)


def regain_move(plan: Plan, e: Verb) -> float:
    return 0.6  # offered after a Rahi challenge only: it gives the move back


def give_up(plan: Plan, e: GiveUp) -> float:
    if e.what == "cards":
        return -0.2 * e.n
    return FADE * plan.future(plan.me.at, plan.me.last_try) - now(plan) if my_turn(plan) else -9.0


def jump(plan: Plan, e: Jump) -> float:
    if e.who != "you":
        hero = plan.hero(plan.leader)
        home = plan.atlas.starts[SEATS[hero.toa]]
        lost = 2.0 if e.to == "mission" else min(2.0, plan.atlas.clear_steps(home)[hero.at] / 4)
        return lost * hurt(plan, plan.leader) * leader_near(plan)
    if not my_turn(plan):
        return -9.0
    here = FADE * plan.future(plan.me.at, plan.me.last_try)
    if e.to == "start":
        at = plan.atlas.starts[SEATS[plan.me.toa]]
        return Walk(plan).best(at, plan.view.steps, (*plan.view.trail, at), plan.me.last_draw) - now(plan)
    goals = [n for n in (plan.portals if e.to == "portal" else plan.draws) if n not in plan.taken]
    draws = 0.0 if e.to == "portal" else 2 * plan.card_worth()
    return max((FADE * plan.future(n, plan.me.last_try) for n in goals), default=here) - here + draws


def push(plan: Plan, e: Push) -> float:
    if e.way == "free":
        hero = plan.hero(plan.leader)
        close = min(plan.atlas.clear_steps(hero.at)[n] for n in plan.challenges if n != hero.last_try) <= 3
        return 0.6 * hurt(plan, plan.leader) * leader_near(plan) * (close and not hero.missions)
    if not my_turn(plan):
        return 0.0
    walk = Walk(plan)
    walk.taken = {at for at in plan.taken if at not in plan.atlas.near[plan.me.at]}
    return walk.best(plan.me.at, plan.view.steps, tuple(plan.view.trail), plan.me.last_draw) - now(plan)


def swap(plan: Plan, e: Verb) -> float:
    if not my_turn(plan):
        return 0.0
    there = plan.hero(plan.leader).at
    trail = (*plan.view.trail, there)
    return Walk(plan).best(there, plan.view.steps, trail, plan.me.last_draw) - now(plan)


def skip_move(plan: Plan, e: Verb) -> float:
    return hurt(plan, plan.leader) * leader_near(plan) * (plan.hero(plan.leader).skips == 0)


def extra_turn(plan: Plan, e: Verb) -> float:
    return 0.6 if my_turn(plan) else 0.0


def complete(plan: Plan, e: Complete) -> float:
    most = len(plan.me.missions) if e.n == "all" else e.n
    pains = sorted((min(1.5, 0.3 * burden_of_mission(c)) for c in plan.me.missions), reverse=True)
    return sum(pains[:most])


def take_mission(plan: Plan, e: Verb) -> float:
    return 1.5 * hurt(plan, plan.leader) * leader_near(plan)
