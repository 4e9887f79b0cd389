"""What a viewer of a card game may know, built by white list; and the redeal of everything a seat cannot know."""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar

from msgspec import Struct
from msgspec.structs import replace

from matanui.core.chance import Dice
from matanui.core.flow import CHANCE, Ask
from matanui.core.questions import Question
from matanui.games.cards.bohrok.holding import collected
from matanui.games.cards.data.numbers import (
    ACTION,
    ALL_SEE,
    BACK,
    FACE,
    HOME_OF,
    KIND,
    KRANA,
    PILE_OF,
    RAHI,
    VA,
    eye,
    pile_of,
)
from matanui.games.cards.data.tasks import amount
from matanui.games.cards.data.terms import UNLIMITED
from matanui.games.cards.rahi.holding import crowd
from matanui.games.cards.rules import missions
from matanui.games.cards.rules.about import About
from matanui.games.cards.rules.hands import action_limit
from matanui.games.cards.rules.steps import BOOK, KNOWN_HAND
from matanui.games.cards.rules.totals import challenger_leads, total_of
from matanui.games.cards.state.copies import copy_realm
from matanui.games.cards.state.realm import NO_FIGHT, Realm
from matanui.games.cards.switches import Rules
from matanui.games.cards.views.about import about
from matanui.games.cards.views.accounts import Entry, entries, tie_winner

TRIES = 200


class MissionView(Struct, frozen=True):
    """An open Mission: may it be worked on now, and how often has each task been done, and must it be?"""

    card: int
    current: bool
    done: list[int]
    need: list[int]


class HeroView(Struct, frozen=True):
    """A player as the viewer sees them: unknown cards show their backs, all else lies open."""

    toa: int
    at: int
    great: list[int]
    noble: list[int]
    turaga: list[int]
    worn: int
    guide: int
    resting: dict[int, int]  # turns, or 99 until a challenge, 100 until a Great Mask Challenge
    ready: list[int]  # what has been won and does not rest
    masks: list[int]  # still to be won, without an order
    nobles: list[int]
    top: list[int]
    hand: list[int]
    missions: list[int]
    paid: dict[int, list[int]]
    tasks: list[MissionView]
    last_draw: int
    last_try: int
    skips: int
    extra: int
    lingering: dict[int, int]  # Rahi Effects -> own turns left
    bars: dict[int, int]  # places in lasting.BARS -> places in lasting.UNTIL, or LATER
    burdens: list[int]  # points off in the next challenge
    face_up: list[int]
    gamble: list[int]
    lent: list[int]  # powers shared with them for their next turn
    limits: dict[int, int]  # piles -> the most cards of it in this hand; others have no limit
    krana: int  # how many Krana that the viewer sees count together for the win


class FightView(Struct, frozen=True):
    """The running challenge: everything in it is open."""

    kind: int
    challenger: int
    defender: int
    skills: list[int]
    totals: tuple[int, int]  # below 0: a Rahi that was driven off
    ledger: list[Entry]  # adds up to the totals, which are never below 0 otherwise
    trial: list[int]  # the challenge card, or a Rahi and its Rahi Challenge
    muted: list[int]  # masks and Turaga cards that give nothing
    inverted: list[int]  # that take their bonus away
    ties: int  # who wins a tie by a card, or NOBODY
    tie_winner: int  # who wins a tie, by a card or by the rules
    leader: int  # who would win now
    rebounds: bool  # the effect of the Rahi challenge hits its challenger
    brief: int  # turns that its effect lingers, if a card shortens them


class View(Struct, frozen=True):
    """The table as one viewer knows it. A spectator is viewer None."""

    OWN: ClassVar = ("viewer", "heroes", "tops", "unseen", "question", "about")  # what depends on who looks

    viewer: int | None
    rules: Rules
    heroes: list[HeroView]
    first: int
    turn: int
    round: int
    winner: int
    quiet: int  # rounds since anything changed for good; `stalemate_rounds` of them end the game
    masks_to_win: int
    krana_to_win: int  # 0 where Krana do not win
    piles: list[int]  # how many cards each common pile has
    tops: list[list[int]]  # cards on top whose place somebody knows
    unseen: list[list[int]]  # cards of each pile that the viewer has not seen
    discards: list[list[int]]
    steps: int
    trail: list[int]
    waived: list[int]
    free_missions: bool  # what `card_move_pass` says holds for the rest of this move
    gave_up: bool  # this turn has no movement, or no more
    due: int  # draws that the Game Action space entered last still gives
    fight: FightView | None
    bohrok: int
    bohrok_turns: int  # turns begun since it was turned up
    krana: int
    tricks: list[int]
    waiting: int | None
    question: Question | None
    about: About | None  # what the pending question is about, whoever is asked


def view(s: Realm, viewer: int | None, ask: Ask | None) -> View:
    """The table as `viewer` knows it."""
    mark, limits = mark_of(viewer), limits_of(s.rules)
    return View(
        **own(s, viewer, ask, mark),
        rules=s.rules,
        heroes=[hero_view(s, seat, mark, limits) for seat in range(len(s.heroes))],
        first=s.first,
        turn=s.turn,
        round=s.round,
        winner=s.winner,
        quiet=s.quiet,
        masks_to_win=s.rules.masks_to_win,
        krana_to_win=s.rules.krana_to_win,
        piles=[len(bag) + len(top) for bag, top in zip(s.piles, s.tops, strict=True)],
        discards=[cards[:] for cards in s.discards],
        steps=s.steps,
        trail=s.trail[:],
        waived=s.waived[:],
        free_missions=s.free_missions,
        gave_up=s.gave_up,
        due=s.due,
        fight=fight_view(s) if s.fight != NO_FIGHT else None,
        bohrok=s.bohrok,
        bohrok_turns=s.bohrok_turns,
        krana=s.krana,
        tricks=s.tricks[:],
        waiting=None if ask is None else ask.seat,
    )


def mark_of(viewer: int | None) -> int:
    """The mark of what a viewer has seen."""
    return ALL_SEE if viewer is None else eye(viewer)


def own(s: Realm, viewer: int | None, ask: Ask | None, mark: int) -> dict[str, Any]:
    """What depends on who looks, without the players."""
    return {
        "viewer": viewer,
        "tops": [seen_from(mark, top, n) for n, top in enumerate(s.tops)],
        "unseen": unseen_by(s, mark),
        "question": Question(ask.prompt, ask.options) if ask is not None and ask.seat == viewer else None,
        "about": None if ask is None or ask.seat == CHANCE else about(s, viewer, ask),
    }


def beside(s: Realm, other: View, viewer: int | None, ask: Ask | None) -> View:
    """The table as `viewer` knows it, from what somebody else sees at the same moment."""
    mark = mark_of(viewer)
    heroes = [replace(hero, **hand_of(s, seat, mark)) for seat, hero in enumerate(other.heroes)]
    return replace(other, heroes=heroes, **own(s, viewer, ask, mark))


def hero_view(s: Realm, seat: int, mark: int, limits: dict[int, int]) -> HeroView:
    """One player's side of the table."""
    hero = s.heroes[seat]
    return HeroView(
        **hand_of(s, seat, mark),
        toa=hero.toa,
        at=hero.at,
        great=hero.great[:],
        noble=hero.noble[:],
        turaga=hero.turaga[:],
        worn=hero.worn,
        guide=hero.guide,
        resting=dict(sorted(hero.resting.items())),
        ready=[c for c in (*hero.great, *hero.noble, *hero.turaga) if c not in hero.resting],
        masks=hero.masks[:],
        nobles=hero.nobles[:],
        top=hero.top[:],
        missions=hero.missions[:],
        paid={k: v[:] for k, v in sorted(hero.paid.items())},
        tasks=mission_views(s, seat) if hero.missions else [],
        last_draw=hero.last_draw,
        last_try=hero.last_try,
        skips=hero.skips,
        extra=hero.extra,
        lingering=dict(sorted(hero.lingering.items())),
        bars=dict(sorted(hero.bars.items())),
        burdens=hero.burdens[:],
        face_up=hero.face_up[:],
        gamble=hero.gamble[:],
        lent=hero.lent[:],
        limits=limits | {ACTION: action_limit(s, seat)} if hero.face_up else limits,
    )


def hand_of(s: Realm, seat: int, mark: int) -> dict[str, Any]:
    """Of one player's side, what depends on who looks. The order of one's own hand is one's own affair. [H20]"""
    hand = [thing & FACE if thing & mark == mark else BACK + pile_of(thing) for thing in s.heroes[seat].hand]
    krana = [n for n in hand if n < BACK and PILE_OF[n] == KRANA] if s.rules.bohrok else []
    return {
        "hand": hand if mark == eye(seat) else sorted(hand),
        "krana": collected(s.rules, krana) if krana else 0,
    }


def mission_views(s: Realm, seat: int) -> list[MissionView]:
    """Open Missions and how far each is."""
    current, paid = missions.current(s, seat), s.heroes[seat].paid
    out = []
    for card in s.heroes[seat].missions:
        need = needs(card)
        done = [len(paid.get(card * 4 + n, ())) for n in range(len(need))]
        out.append(MissionView(card, card in current, done, need))
    return out


@cache
def needs(card: int) -> list[int]:
    """How often each task of a Mission must be done."""
    return [amount(task) for task in missions.mission(card).tasks]


def limits_of(rules: Rules) -> dict[int, int]:
    """The most cards of each pile in a hand, unless a card says otherwise."""
    most = {ACTION: rules.limit_action}
    if rules.rahi:
        most[RAHI] = rules.limit_rahi
    if rules.bohrok:
        most |= {VA: rules.va_limit, KRANA: rules.krana_limit}
    return {pile: n for pile, n in most.items() if n < UNLIMITED}


def fight_view(s: Realm) -> FightView:
    """The challenge with its ledger."""
    return FightView(
        kind=s.fight,
        challenger=s.challenger,
        defender=s.defender,
        skills=s.skills[:],
        totals=(total_of(s, s.challenger), total_of(s, s.defender)),
        ledger=entries(s),
        trial=s.trial[:],
        muted=s.muted[:],
        inverted=s.inverted[:],
        ties=s.ties,
        tie_winner=tie_winner(s),
        leader=s.challenger if challenger_leads(s) else s.defender,
        rebounds=s.rebounds,
        brief=s.brief,
    )


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
    if s.stack and BOOK.trait(s.stack[-1], KNOWN_HAND) not in (None, (viewer,)):
        return copy_realm(s)
    for _ in range(TRIES):
        fresh = deal(s, viewer, dice)
        if fresh is not None:
            return fresh
    return copy_realm(s)


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
