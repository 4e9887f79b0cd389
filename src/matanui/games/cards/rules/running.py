"""Doing what a card says: its effects one after another, each for those it names. [effects.py has the verbs]"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from matanui.core.flow import CHANCE, Ask, Next, Rule, Step
from matanui.games.cards.bohrok import control, swarm_verbs
from matanui.games.cards.data import effects as fx
from matanui.games.cards.data.kinds import RahiEffect
from matanui.games.cards.data.numbers import ACTION, CARD, NO_CARD, PILE, SKILLS
from matanui.games.cards.rshl import nuva
from matanui.games.cards.rules import challenge, feasible, hands, lasting, missions, moving, placing, playing, totals
from matanui.games.cards.rules.about import About
from matanui.games.cards.rules.options import CARDS, SKILL
from matanui.games.cards.rules.steps import BOOK, CARRIES_OUT, D12, prompt, step
from matanui.games.cards.state import fight_verbs, verbs
from matanui.games.cards.state.realm import ANY_SKILL, Realm, clockwise

CURE: Final = prompt("cure", CARDS, topic="others")
SKILL_OF: Final = prompt("skill", SKILL, topic="fight")


def carrying_out(rule: Callable[[Realm, int, int, int, int], Rule]) -> Callable[[int, int, int, int], Step]:
    """Register the step that carries out a card: views find in it which card that is."""
    BOOK.note(rule.__name__, CARRIES_OUT, 0, 2, 3)
    return step(rule)


@carrying_out
async def run(s: Realm, card: int, n: int, me: int, target: int) -> Next:
    """The n-th effect of a card, and then the next."""
    effects = feasible.effects_of(card)
    if n >= len(effects) or s.cancelled:
        return ()
    effect = effects[n]
    if getattr(effect, "who", "") == "rolled" and target == NO_CARD:
        return (roll_off(card, n, me, bits(clockwise(s, me))),)
    seats = whom(s, getattr(effect, "who", "you"), me, target)
    return *DO[type(effect)](s, effect, me, seats, card), run(card, n + 1, me, target)


@step
def run_one(s: Realm, card: int, me: int) -> Next:
    """Only the power itself, for somebody it was shared with."""
    effect = feasible.effects_of(card)[0]
    if getattr(effect, "who", "you") != "you":
        return ()
    return DO[type(effect)](s, effect, me, [me], card)


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


Doer = Callable[[Realm, Any, int, list[int], int], Next]


def draw(s: Realm, e: fx.Draw, me: int, seats: list[int], card: int) -> Next:
    if e.pile == "action" and seats == [me]:
        return (hands.draw_any(me, e.n),)
    return tuple(hands.draw_cards(seat, PILE[e.pile], e.n) for seat in seats)


def discard(s: Realm, e: fx.Discard, me: int, seats: list[int], card: int) -> Next:
    make = hands.discard_random if e.random else hands.discard_cards
    return tuple(make(seat, PILE[e.pile], 99 if e.n == "all" else e.n) for seat in seats)


def steal(s: Realm, e: fx.Steal, me: int, seats: list[int], card: int) -> Next:
    piles = sum(1 << PILE[pile] for pile in e.piles)
    return tuple(hands.steal_cards(me, seat, piles, e.n) for seat in seats)


def give(s: Realm, e: fx.Give, me: int, seats: list[int], card: int) -> Next:
    pairs = [
        (seat, to) for seat in seats for to in (clockwise(s, seat) if e.to == "opponents" else clockwise(s, seat)[:1])
    ]
    return tuple(hands.give_cards(giver, taker, e.n) for giver, taker in pairs)


def peek(s: Realm, e: fx.Peek, me: int, seats: list[int], card: int) -> Next:
    return (hands.peek(me, hands.pile_for(s, me, PILE[e.pile]), e.n, e.reorder),)


def boost(s: Realm, e: fx.Boost, me: int, seats: list[int], card: int) -> Next:
    skill = SKILLS.index(e.skill) if e.skill else ANY_SKILL
    for seat in seats:
        fight_verbs.write(s, (seat, card, card, e.amount, skill), e.amount)
    return ()


def burden(s: Realm, e: fx.Burden, me: int, seats: list[int], card: int) -> Next:
    for seat in seats:
        verbs.burden(s, seat, e.amount)
    return ()


def mute(s: Realm, e: fx.Mute, me: int, seats: list[int], card: int) -> Next:
    """What is attached, or with powers what was played in this challenge, gives nothing. [K28]"""
    for seat in seats:
        before = totals.total_of(s, seat)
        fight_verbs.mute(s, feasible.in_use(s, seat, e.what), e.inverted)
        if lost := before - totals.total_of(s, seat):
            fight_verbs.tell_points(s, seat, card, -lost)
    return ()


def win_tie(s: Realm, e: fx.WinTie, me: int, seats: list[int], card: int) -> Next:
    fight_verbs.break_ties(s, me)
    return ()


def consolation(s: Realm, e: fx.Consolation, me: int, seats: list[int], card: int) -> Next:
    fight_verbs.count_in(s, me, card)
    return ()


def redraw(s: Realm, e: fx.Redraw, me: int, seats: list[int], card: int) -> Next:
    """A new Bohrok, or a new challenge card instead of the revealed one, which is discarded first. [C24]"""
    if e.pile == "bohrok":
        return (control.turn_up(),)
    fight_verbs.put_away(s)
    return (challenge.reveal(),)


def exchange(s: Realm, e: fx.Exchange, me: int, seats: list[int], card: int) -> Next:
    places = hands.cards_of(s, me, PILE[e.pile])
    swarm_verbs.return_all(s, me, PILE[e.pile], places)
    return (hands.draw_cards(me, PILE[e.pile], len(places)),)


def trick(s: Realm, e: fx.Control, me: int, seats: list[int], card: int) -> Next:
    swarm_verbs.add_trick(s, ["fails", "twice", "wins", "any_krana"].index(e.how))
    return ()


def add_cooldown(s: Realm, e: fx.AddCooldown, me: int, seats: list[int], card: int) -> Next:
    return tuple(nuva.add_cooldown(me, seat, e.n) for seat in seats)


def clear_cooldown(s: Realm, e: fx.ClearCooldown, me: int, seats: list[int], card: int) -> Next:
    return (nuva.clear_cooldown(me),)


def share(s: Realm, e: fx.Share, me: int, seats: list[int], card: int) -> Next:
    return (nuva.share(me, card),)


def script(s: Realm, e: fx.Script, me: int, seats: list[int], card: int) -> Next:
    return {"borrow_bonus": (nuva.borrow_bonus(me, card),)}[e.name]


def gamble(s: Realm, e: fx.Gamble, me: int, seats: list[int], card: int) -> Next:
    return (gamble_on(me, e.times),)


def bar(s: Realm, e: fx.Bar, me: int, seats: list[int], card: int) -> Next:
    for seat in seats:
        until = lasting.UNTIL.index(e.until)
        now = until == lasting.TURN_END and s.turn == seat  # their next turn is the one after this
        verbs.bar(s, seat, lasting.BARS.index(e.what), lasting.LATER if now else until, card)
    return ()


def cure(s: Realm, e: fx.Cure, me: int, seats: list[int], card: int) -> Next:
    return tuple(cure_one(me) for _ in range(e.n))


def steps(s: Realm, e: fx.Steps, me: int, seats: list[int], card: int) -> Next:
    """Lenders add up, of totals the largest counts, and a cap holds. [M20]"""
    walked = len(s.trail) - s.hops
    most = max(s.steps + walked - s.loan, e.total) + s.loan + e.extra
    verbs.lend_steps(s, min(most, lasting.most_by_effects(s, me)) - walked, e.extra)
    if e.ignore_missions:
        verbs.ignore_missions(s)  # whether the last space counts is `card_move_pass` [M4]
    return ()


def waive(s: Realm, e: fx.Waive, me: int, seats: list[int], card: int) -> Next:
    if e.what == "rahi":
        verbs.regain_move(s, lasting.most_steps(s, me))
    else:
        verbs.waive(s, lasting.WAIVERS.index(e.what))
    return ()


def jump(s: Realm, e: fx.Jump, me: int, seats: list[int], card: int) -> Next:
    return tuple(placing.jump(me, seat, card, feasible.effects_of(card).index(e)) for seat in seats)


def push(s: Realm, e: fx.Push, me: int, seats: list[int], card: int) -> Next:
    ways = {"free": placing.pull, "straight": placing.shove, "home": placing.go_home}
    after = tuple(moving.follow(me, s.heroes[seat].at) for seat in seats) if e.way == "straight" else ()
    return *(ways[e.way](me, seat, e.n) for seat in seats), *after


def swap(s: Realm, e: fx.Swap, me: int, seats: list[int], card: int) -> Next:
    mine, theirs = s.heroes[me].at, s.heroes[seats[0]].at
    verbs.place(s, me, me, theirs)
    verbs.place(s, seats[0], me, mine)
    return ()


def skip_move(s: Realm, e: fx.SkipMove, me: int, seats: list[int], card: int) -> Next:
    if isinstance(CARD[card], RahiEffect) and not s.rules.rahi_effect_pins:
        return ()  # [M23]
    for seat in seats:
        verbs.owe_skips(s, seat, e.n)
    return ()


def give_up(s: Realm, e: fx.GiveUp, me: int, seats: list[int], card: int) -> Next:
    if e.what == "cards":
        return (hands.discard_cards(me, ACTION, e.n),)
    verbs.give_up_move(s)
    return ()


def extra_turn(s: Realm, e: fx.ExtraTurn, me: int, seats: list[int], card: int) -> Next:
    verbs.grant_turn(s, me)
    return ()


def complete(s: Realm, e: fx.Complete, me: int, seats: list[int], card: int) -> Next:
    if e.n == "all":
        return tuple(missions.close(me, mission) for mission in s.heroes[me].missions)
    return tuple(complete_one(me) for _ in range(e.n))


def take_mission(s: Realm, e: fx.TakeMission, me: int, seats: list[int], card: int) -> Next:
    return tuple(missions.take_mission(seat, e.n) for seat in seats)


def stays(s: Realm, e: fx.Effect, me: int, seats: list[int], card: int) -> Next:
    """Lies before you and is looked up when it matters."""
    return ()


def change_skill(s: Realm, e: fx.ChangeSkill, me: int, seats: list[int], card: int) -> Next:
    return (name_skill(me),)


def deflect(s: Realm, e: fx.Deflect, me: int, seats: list[int], card: int) -> Next:
    if e.to == "challenger":
        fight_verbs.rebound(s)
        return ()
    return (divert(me),) if e.to == "another" else (fail(),)


def shorten(s: Realm, e: fx.Shorten, me: int, seats: list[int], card: int) -> Next:
    fight_verbs.shorten(s, e.turns)
    return ()


DO: Final[dict[type, Doer]] = {
    fx.Draw: draw,
    fx.Discard: discard,
    fx.Steal: steal,
    fx.Give: give,
    fx.RaiseLimit: stays,
    fx.Exchange: exchange,
    fx.Control: trick,
    fx.AddCooldown: add_cooldown,
    fx.ClearCooldown: clear_cooldown,
    fx.Share: share,
    fx.Script: script,
    fx.Pick: stays,
    fx.Peek: peek,
    fx.Boost: boost,
    fx.Burden: burden,
    fx.Mute: mute,
    fx.WinTie: win_tie,
    fx.Consolation: consolation,
    fx.Redraw: redraw,
    fx.ChangeSkill: change_skill,
    fx.Gamble: gamble,
    fx.Bar: bar,
    fx.Deflect: deflect,
    fx.Shorten: shorten,
    fx.Cure: cure,
    fx.Steps: steps,
    fx.CapSteps: stays,
    fx.Waive: waive,
    fx.Jump: jump,
    fx.Push: push,
    fx.Swap: swap,
    fx.SkipMove: skip_move,
    fx.GiveUp: give_up,
    fx.ExtraTurn: extra_turn,
    fx.Complete: complete,
    fx.TakeMission: take_mission,
}


@step
async def complete_one(s: Realm, me: int) -> Next:
    """Discard one open Mission as completed, of your choice or the oldest. [N1]"""
    open_ = missions.current(s, me)
    if not open_:
        return ()
    card = open_[0] if len(open_) == 1 else await Ask(me, missions.WHICH_MISSION, open_)
    return (missions.close(me, card),)


@step
async def cure_one(s: Realm, me: int) -> Next:
    """Remove one lingering effect."""
    cards = sorted(s.heroes[me].lingering)
    if not cards:
        return ()
    card = cards[0] if len(cards) == 1 else await Ask(me, CURE, cards)
    verbs.unlinger(s, me, card, PILE["rahi"])
    return ()


@step
async def gamble_on(s: Realm, me: int, times: int) -> Next:
    """Mahiki: choose a skill and roll for it. [K10]"""
    skill = await Ask(me, SKILL_OF, list(range(len(SKILLS))))
    pips = await Ask(CHANCE, missions.D12_ROLL, D12)
    verbs.roll(s, me, pips)
    verbs.gamble(s, me, skill, pips * times)
    return ()


def skills_of(card: int) -> list[int]:
    """The skills that a challenge card compares."""
    return [SKILLS.index(name) for name in getattr(CARD[card], "skills", ())]


@step
async def name_skill(s: Realm, me: int) -> Next:
    """The challenged Toa names another skill. [C24]"""
    skill = await Ask(me, SKILL_OF, [n for n in range(len(SKILLS)) if n not in s.skills])
    fight_verbs.change_skill(s, me, skill)
    return ()


@step
async def divert(s: Realm, me: int) -> Next:
    """The Rahi goes for another opponent of its challenger."""
    others = [n for n in clockwise(s, s.challenger) if n != s.defender and feasible.may_be_challenged(s, n)]
    if not others:
        return ()
    new = others[0] if len(others) == 1 else await Ask(me, playing.TARGET, others)
    fight_verbs.retarget(s, new)
    return ()


@step
def fail(s: Realm) -> Next:
    """The Rahi challenge comes to nothing."""
    fight_verbs.void(s)
    return ()


def lingers(card: int) -> bool:
    """Does this Rahi Effect stay?"""
    found = CARD[card]
    return isinstance(found, RahiEffect) and found.lingering
