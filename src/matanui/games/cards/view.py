"""What a viewer of a card game may know, built by white list; and the redeal of everything a seat cannot know."""

from __future__ import annotations

from msgspec import Struct

from matanui.core.chance import Dice
from matanui.core.flow import Ask
from matanui.games.cards.copies import copy_realm
from matanui.games.cards.draws import crowd
from matanui.games.cards.fighting import total_of
from matanui.games.cards.numbers import ALL_SEE, BACK, FACE, HOME_OF, KIND, eye, pile_of
from matanui.games.cards.rules import Rules
from matanui.games.cards.state import NO_FIGHT, Hero, Realm

TRIES = 200


class Question(Struct, frozen=True):
    """A question to the viewer."""

    prompt: str
    options: list[int]


class HeroView(Struct, frozen=True):
    """A player as the viewer sees them: unknown cards show their backs, all else lies open."""

    toa: int
    at: int
    great: list[int]
    noble: list[int]
    turaga: list[int]
    worn: int
    guide: int
    resting: dict[int, int]
    masks: list[int]  # still to be won, without an order
    nobles: list[int]
    top: list[int]
    hand: list[int]
    missions: list[int]
    paid: dict[int, list[int]]
    last_draw: int
    last_try: int
    skips: int
    extra: int
    lingering: dict[int, int]
    bars: dict[int, int]
    face_up: list[int]
    gamble: list[int]
    lent: list[int]  # powers shared with them for their next turn


class FightView(Struct, frozen=True):
    """The running challenge."""

    kind: int
    challenger: int
    defender: int
    skills: list[int]
    totals: tuple[int, int]
    used: list[int]
    ties: int


class View(Struct, frozen=True):
    """The table as one viewer knows it. A spectator is viewer None."""

    viewer: int | None
    rules: Rules
    heroes: list[HeroView]
    first: int
    turn: int
    round: int
    winner: int
    piles: list[int]  # how many cards each common pile has
    tops: list[list[int]]  # cards on top whose place somebody knows
    unseen: list[list[int]]  # cards of each pile that the viewer has not seen
    discards: list[list[int]]
    steps: int
    trail: list[int]
    waived: list[int]
    fight: FightView | None
    bohrok: int
    krana: int
    tricks: list[int]
    waiting: int | None
    question: Question | None


def view(s: Realm, viewer: int | None, ask: Ask | None) -> View:
    """The table as `viewer` knows it."""
    mark = ALL_SEE if viewer is None else eye(viewer)
    mine = ask is not None and ask.seat == viewer
    return View(
        viewer=viewer,
        rules=s.rules,
        heroes=[hero_view(hero, mark) for hero in s.heroes],
        first=s.first,
        turn=s.turn,
        round=s.round,
        winner=s.winner,
        piles=[len(bag) + len(top) for bag, top in zip(s.piles, s.tops, strict=True)],
        tops=[seen_from(mark, top, n) for n, top in enumerate(s.tops)],
        unseen=unseen_by(s, mark),
        discards=[cards[:] for cards in s.discards],
        steps=s.steps,
        trail=s.trail[:],
        waived=s.waived[:],
        fight=fight_view(s) if s.fight != NO_FIGHT else None,
        bohrok=s.bohrok,
        krana=s.krana,
        tricks=s.tricks[:],
        waiting=None if ask is None else ask.seat,
        question=Question(ask.prompt, ask.options) if mine and ask is not None else None,
    )


def hero_view(hero: Hero, mark: int) -> HeroView:
    """One player's side of the table."""
    return HeroView(
        toa=hero.toa,
        at=hero.at,
        great=hero.great[:],
        noble=hero.noble[:],
        turaga=hero.turaga[:],
        worn=hero.worn,
        guide=hero.guide,
        resting=dict(sorted(hero.resting.items())),
        masks=hero.masks[:],
        nobles=hero.nobles[:],
        top=hero.top[:],
        hand=[thing & FACE if thing & mark == mark else BACK + pile_of(thing) for thing in hero.hand],
        missions=hero.missions[:],
        paid={k: v[:] for k, v in sorted(hero.paid.items())},
        last_draw=hero.last_draw,
        last_try=hero.last_try,
        skips=hero.skips,
        extra=hero.extra,
        lingering=dict(sorted(hero.lingering.items())),
        bars=dict(sorted(hero.bars.items())),
        face_up=hero.face_up[:],
        gamble=hero.gamble[:],
        lent=hero.lent[:],
    )


def fight_view(s: Realm) -> FightView:
    """The challenge with its totals: everything in it is open."""
    totals = total_of(s, s.challenger), total_of(s, s.defender)
    return FightView(s.fight, s.challenger, s.defender, s.skills[:], totals, [line[1] for line in s.ledger], s.ties)


def seen_from(mark: int, things: list[int], pile: int) -> list[int]:
    """Faces that the viewer knows, backs of the rest."""
    return [thing & FACE if thing & mark == mark else BACK + KIND[pile] for thing in things]


def unseen_by(s: Realm, mark: int) -> list[list[int]]:
    """For each pile, its bag together with every card of it that the viewer has not seen, sorted."""
    hidden = [thing for hero in s.heroes for thing in hero.hand if thing & mark != mark]
    hidden += [thing for top in s.tops for thing in top if thing & mark != mark]
    return [sorted(bag + [t & FACE for t in hidden if HOME_OF[t & FACE] == n]) for n, bag in enumerate(s.piles)]


def redeal(s: Realm, viewer: int, dice: Dice) -> Realm:
    """A state that `viewer` cannot tell from this one: every card they have not seen is dealt anew. While somebody
    else chooses among cards of their own hand, nothing is: what they may choose would not fit any more."""
    if s.stack and s.stack[-1][0] in CHOOSING and s.stack[-1][1][0] != viewer:
        return copy_realm(s)
    for _ in range(TRIES):
        fresh = deal(s, viewer, dice)
        if fresh is not None:
            return fresh
    return copy_realm(s)


CHOOSING = ("keep_types", "strike", "hunt", "pay", "announce")  # steps whose questions exist only because of the hand


def deal(s: Realm, viewer: int, dice: Dice) -> Realm | None:
    """One attempt; hands must keep their limits."""
    mark, out = eye(viewer), copy_realm(s)
    pools = unseen_by(s, mark)
    for hero in out.heroes:
        hero.hand = dealt(hero.hand, mark, pools, dice)
    if any(crowd(out, seat) and not crowd(s, seat) for seat in range(len(s.heroes))):
        return None
    out.tops = [dealt(top, mark, pools, dice) for top in out.tops]
    out.piles = pools
    return out


def dealt(things: list[int], mark: int, pools: list[list[int]], dice: Dice) -> list[int]:
    """The same things with new faces where the viewer knows none."""
    out = things[:]
    for n, thing in enumerate(things):
        if thing & mark != mark:
            pool = pools[HOME_OF[thing & FACE]]
            out[n] = thing & ~FACE | pool.pop(dice.below("redeal", len(pool)))
    return out
