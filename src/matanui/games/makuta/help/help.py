"""What a person could work out from their own view, worked out for them: ways, exact odds, what a tile would open.

Everything here is made from a view alone, so it can never tell more than the viewer knows.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from math import lcm
from typing import Final

from msgspec import Struct

from matanui.core.questions import Prompt
from matanui.games.makuta.data.counters import KEY_LIMIT, is_key
from matanui.games.makuta.data.island import ENTRANCES, PRINTED, START, Island
from matanui.games.makuta.duel import DECLARE, DUEL_DIE
from matanui.games.makuta.explore import PLACE
from matanui.games.makuta.help.odds import (
    Odds,
    duel_odds,
    makuta_strengths,
    my_dice,
    my_sets,
    plus_of,
    rahi_strengths,
)
from matanui.games.makuta.masks import TO_ANYWHERE
from matanui.games.makuta.movement import WALK_FROM
from matanui.games.makuta.paths import steps_from, way
from matanui.games.makuta.temple import CHALLENGE
from matanui.games.makuta.view import View

WALKED: Final = -1  # of `far`: this walk has been there
NO_WAY: Final = 0  # of `far`: only past a Rahi, or not at all


class Chance(Struct, frozen=True):
    """Of equally likely cases, so many are won, tied and lost."""

    win: int
    tie: int
    lose: int


class Way(Struct, frozen=True):
    """Where an answer leads: the fields of a shortest walk, and how a duel there would go at best."""

    answer: int
    path: list[int]
    odds: Chance | None


class Bet(Struct, frozen=True):
    """An answer in a duel: what it adds, which counters everybody would see for the first time, how likely it wins."""

    answer: int
    bonus: int
    shows: list[int]
    odds: Chance


class Lay(Struct, frozen=True):
    """A way to lay the tile: how many open gates the island would have, and how many steps each Toa is from one."""

    answer: int
    gates: int
    away: list[int]


class Help(Struct, frozen=True):
    """About one question. `far` tells of fields that are not offered how many steps away they are, or why there is no
    way; `sure` is the bet that cannot fail and shows least."""

    ways: list[Way] = []
    far: dict[int, int] = {}
    bets: list[Bet] = []
    sure: int | None = None
    lays: list[Lay] = []


def help_with(view: View) -> Help:
    """What can be said about the viewer's question."""
    if view.question is None:
        return Help()
    prompt = view.question.prompt
    if prompt is TO_ANYWHERE:
        return Help(ways=[Way(f, [], rahi_odds(view, f)) for f in options(view)])
    if prompt.topic == "move" and prompt.can_pick("field"):
        return on_foot(view)
    if prompt in BETS:
        bets = [bet for answer in options(view) if (bet := BETS[prompt](view, answer))]
        return Help(bets=bets, sure=cheapest(bets))
    return Help(lays=[lay(view, spot) for spot in options(view)]) if prompt is PLACE else Help()


def options(view: View) -> list[int]:
    """What the viewer may answer."""
    return view.question.options if view.question else []


# --- walking


def on_foot(view: View) -> Help:
    """A way to every field on offer, and why the others are not."""
    me = view.seats[view.viewer or 0]
    came = steps_from(view.island, stops(view), shut(view), me.at)
    ways = [Way(f, way(came, f), rahi_odds(view, f)) for f in options(view)]
    offered = {me.at, *options(view)}
    far = {} if view.question and view.question.prompt is WALK_FROM else reasons(view, came, offered)
    return Help(ways=ways, far=far)


def reasons(view: View, came: dict[int, int], offered: set[int]) -> dict[int, int]:
    """For each other field: how far it is, or that there is no way."""
    out: dict[int, int] = {}
    for f in view.island.fields:
        if f not in offered:
            steps = len(way(came, f))
            out[f] = WALKED if f in view.trail else steps if steps > view.pips else NO_WAY
    return out


def stops(view: View) -> frozenset[int]:
    """Fields that end a walk."""
    r, found = view.rules, frozenset(view.rahi)
    if r.gate_trigger == "any_entry" and r.gate_tile == "must" and view.tiles:
        found |= view.island.open
    if r.share_fields == "akaku_only":
        found |= {seat.at for seat in view.seats if seat.at != START}
    return found


def shut(view: View) -> frozenset[int]:
    """Fields that this walk may not enter."""
    keys = sum(map(is_key, view.seats[view.viewer or 0].hand))
    barred = frozenset(ENTRANCES) if view.rules.entrance_needs_keys and keys < KEY_LIMIT else frozenset()
    return barred.union(view.trail)


# --- duels


def chance(odds: Odds) -> Chance:
    """The same as whole numbers."""
    cases = lcm(*(part.denominator for part in odds))
    return Chance(*(int(part * cases) for part in odds))


def rahi_odds(view: View, field: int) -> Chance | None:
    """The viewer's best odds against the Rahi of a field: of its strength if known, else of all nobody has seen."""
    if field not in view.rahi:
        return None
    kind = next(k for k, fields in enumerate(PRINTED) if field in fields)
    strengths = rahi_strengths(view, field, kind)
    return duel(view, my_dice(view)[-1], plus_of(view, my_sets(view)[-1]), strengths) if strengths else None


def duel(view: View, die: int, bonus: int, strengths: list[int]) -> Chance:
    """The odds at this table."""
    return chance(duel_odds(die, bonus, strengths, view.rules.exploding_max))


def declared(view: View, chosen: int) -> Bet:
    """Bringing in these counters; after the roll nothing is left to chance."""
    me, plus = view.seats[view.viewer or 0], plus_of(view, chosen)
    shows = [face for n, face in enumerate(me.hand) if chosen >> n & 1 and not me.shown >> n & 1]
    if not view.cast:
        return Bet(chosen, plus, shows, duel(view, my_dice(view)[-1], plus, [view.foe]))
    lead = view.cast + plus - view.foe
    return Bet(chosen, plus, shows, chance(Odds(Fraction(lead > 0), Fraction(lead == 0), Fraction(lead < 0))))


def with_die(view: View, die: int) -> Bet:
    """Fighting with this die, and with all that can still be brought in."""
    before = view.rules.declare_bonus == "before_roll"
    plus = view.bonus if before else plus_of(view, my_sets(view)[-1])
    return Bet(die, plus, [], duel(view, die, plus, [view.foe]))


def against_makuta(view: View, answer: int) -> Bet | None:
    """A challenge with all that the viewer has: the temple may show any of its six."""
    plus = plus_of(view, my_sets(view)[-1])
    return Bet(answer, plus, [], duel(view, my_dice(view)[-1], plus, makuta_strengths(view.rules))) if answer else None


def cheapest(bets: list[Bet]) -> int | None:
    """The answer that cannot fail and shows least."""
    sure = [bet for bet in bets if not bet.odds.tie and not bet.odds.lose]
    return min(sure, key=lambda bet: (len(bet.shows), bet.bonus)).answer if sure else None


BETS: Final[dict[Prompt, Callable[[View, int], Bet | None]]] = {
    DECLARE: declared,
    DUEL_DIE: with_die,
    CHALLENGE: against_makuta,
}


# --- tiles


def lay(view: View, spot: int) -> Lay:
    """The island with this tile laid so."""
    island = view.island.lay(spot // 6, view.drawn, spot % 6)
    near = steps_to_gate(island)
    return Lay(spot, len(island.open), [near.get(seat.at, NO_WAY - 1) for seat in view.seats])


def steps_to_gate(island: Island) -> dict[int, int]:
    """How many steps every field is from the nearest open gate, as if there were no Rahi."""
    away = dict.fromkeys(island.open, 0)
    queue = list(away)
    for f in queue:
        for g in island.near[f]:
            if g not in away:
                away[g] = away[f] + 1
                queue.append(g)
    return away
