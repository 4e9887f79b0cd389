"""Verbs of the Nuva games: masks that rest by counters, and powers that are shared. [rshl, Using your Masks]"""

from __future__ import annotations

from typing import Final

from matanui.core.flow import Ask, Next
from matanui.core.questions import ANSWER, NO, PASS, PASSING, YES
from matanui.games.cards.data.kinds import TuragaCard
from matanui.games.cards.data.numbers import CARD
from matanui.games.cards.data.printed import EFFECTS
from matanui.games.cards.data.terms import Who
from matanui.games.cards.data.verb import Verb
from matanui.games.cards.effects.hands import Peek
from matanui.games.cards.effects.lasting import Bar
from matanui.games.cards.rshl import nuva_verbs
from matanui.games.cards.rules import running, totals
from matanui.games.cards.rules.about import About, effect_on
from matanui.games.cards.rules.additions import TURN_OVER
from matanui.games.cards.rules.feasible import fights
from matanui.games.cards.rules.options import CARDS, SEAT
from matanui.games.cards.rules.steps import prompt, step
from matanui.games.cards.state import fight_verbs, verbs
from matanui.games.cards.state.realm import ANY_SKILL, Realm, clockwise

WAKE: Final = prompt("wake", CARDS, topic="masks")
TIRE: Final = prompt("tire", CARDS, topic="masks")
SHARE: Final = prompt("share", SEAT, PASSING, topic="masks", nothing=PASS)
ACCEPT: Final = prompt("accept", ANSWER, topic="masks", nothing=NO)
BORROW: Final = prompt("borrow", CARDS, PASSING, topic="fight", nothing=PASS)


class ClearCooldown(Verb, frozen=True):
    """Take all counters off one of your masks."""

    def can(self, s: Realm, me: int, card: int) -> bool:
        return bool(tired_masks(s, me))

    def does(self, s: Realm, me: int, seats: list[int], card: int) -> Next:
        return (clear_cooldown(me),)


def tired_masks(s: Realm, me: int) -> list[int]:
    """The masks of a player that rest; a tool is no mask."""
    return sorted(c for c in s.heroes[me].resting if not isinstance(CARD[c], TuragaCard))


@step
async def clear_cooldown(s: Realm, me: int) -> Next:
    """Take all counters off one of your masks."""
    tired = tired_masks(s, me)
    if not tired:
        return ()
    card = tired[0] if len(tired) == 1 else await Ask(me, WAKE, tired)
    fight_verbs.wake(s, me, [card])
    return ()


class AddCooldown(Verb, frozen=True):
    """Lay counters on a mask of somebody: it rests longer."""

    who: Who
    n: int = 1

    def does(self, s: Realm, me: int, seats: list[int], card: int) -> Next:
        return tuple(add_cooldown(me, seat, self.n) for seat in seats)


@step
async def add_cooldown(s: Realm, me: int, victim: int, n: int) -> Next:
    """Lay counters on a mask of somebody."""
    masks = sorted([*s.heroes[victim].great, *s.heroes[victim].noble])
    if not masks:
        return ()
    card = masks[0] if len(masks) == 1 else await Ask(me, TIRE, masks, effect_on(victim))
    nuva_verbs.tire(s, victim, card, n if s.rules.mask_reset == "turns3" else verbs.UNTIL_CHALLENGE)
    return ()


class Share(Verb, frozen=True):
    """One willing player gets the same power: at once, or on their next turn if it is about movement."""

    def does(self, s: Realm, me: int, seats: list[int], card: int) -> Next:
        return (share(me, card),)


@step
async def share(s: Realm, me: int, card: int) -> Next:
    """One willing player gets the same power: at once, or in their next turn if it is about movement. [K17]"""
    if not s.rules.nuva_share or card not in s.heroes[me].great:  # what was shared with you is not passed on
        return ()
    friend = await Ask(me, SHARE, [*clockwise(s, me), PASS], About("share", card, me))
    if friend == PASS or not await Ask(friend, ACCEPT, [YES, NO], About("share", card, me, friend)):
        return ()
    if isinstance(EFFECTS[card][0], Peek | Bar):
        return (running.run_one(card, friend),)
    nuva_verbs.lend(s, friend, card)
    return ()


def lose_lent(s: Realm, me: int) -> Next:
    """What was shared for a turn is gone with it."""
    if s.heroes[me].lent:
        nuva_verbs.lose_lent(s, me)
    return ()


TURN_OVER.add(0, lose_lent)


class BorrowBonus(Verb, frozen=True):
    """Borrow the bonus of a ready Kanohi Nuva of a willing player, for this challenge."""

    def can(self, s: Realm, me: int, card: int) -> bool:
        return fights(s, me)

    def does(self, s: Realm, me: int, seats: list[int], card: int) -> Next:
        return (borrow_bonus(me, card),)


@step
async def borrow_bonus(s: Realm, me: int, card: int) -> Next:
    """Borrow the bonus of a ready Kanohi Nuva of a willing player, for this challenge."""
    lenders = {c: n for n in clockwise(s, me) for c in s.heroes[n].great if c not in s.heroes[n].resting}
    useful = sorted(c for c in lenders if totals.worth(s, c))
    mask = await Ask(me, BORROW, [*useful, PASS], About("loan", card, me)) if useful else PASS
    if mask == PASS:
        return ()
    if not await Ask(lenders[mask], ACCEPT, [YES, NO], About("loan", mask, me, lenders[mask])):
        return ()
    fight_verbs.write(s, (me, card, mask, 0, ANY_SKILL), totals.worth(s, mask))
    return ()
