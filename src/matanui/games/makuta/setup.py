"""Preparations and the beginning of the game."""

from __future__ import annotations

from typing import Final

from matanui.core.flow import CHANCE, Ask, Next
from matanui.core.questions import PIPS
from matanui.games.makuta import explore, verbs
from matanui.games.makuta.data.counters import FACES, full_bags, toa_of
from matanui.games.makuta.data.island import NONE, PRIZES, RAHI, START, START_TILE, TRUE_MAP, Island
from matanui.games.makuta.data.sets import TILE_SETS
from matanui.games.makuta.options import WHO
from matanui.games.makuta.rules import Rules
from matanui.games.makuta.state import PLAYING, Isle, Toa
from matanui.games.makuta.steps import chance, prompt, step
from matanui.games.makuta.turn import turn

CHOOSE_TOA: Final = prompt("choose-toa", WHO, topic="setup", open=True)
ORDER: Final = chance("order", PIPS)


def new_isle(rules: Rules, players: int) -> Isle:
    """The start tile with its counters [A45], 19 tiles and all other counters face down beside it; or, on request,
    all tiles laid as the true island. [en, Preparations]"""
    box = TILE_SETS[rules.tiles]
    laid = [row for row in TRUE_MAP if row[0] in box] if rules.true_island else [[START_TILE, 0, 0, 0]]
    island = Island(laid, rules.makuta_ring)
    return Isle(
        rules=rules,
        toa=[Toa(-1, START, []) for _ in range(players)],
        first=0,
        turn=0,
        round=1,
        quiet=0,
        winner=PLAYING,
        die=0,
        pips=0,
        trail=[],
        exact=False,
        fled=False,
        island=island,
        tiles=sorted(box.difference(island.row_of)),
        drawn=-1,
        bags=full_bags(rules),
        rahi=frozenset(RAHI.intersection(island.fields)),
        prizes=frozenset(PRIZES.intersection(island.fields)),
        faced={},
        covered=NONE,
        lying={},
        pile=[],
        locks={},
        temple=0,
        foe=0,
        bonus=0,
        cast=0,
        stack=[choose_toa(0)],
        tape=[],
    )


@step
async def choose_toa(s: Isle, seat: int) -> Next:
    """Every player chooses a Toa. [en, Preparations]"""
    taken = [t.who for t in s.toa]
    free = [n for n in toa_of(s.rules) if n not in taken]
    who = free[0] if len(free) == 1 else await Ask(seat, CHOOSE_TOA, free)
    verbs.choose(s, seat, who)
    if seat + 1 < len(s.toa):
        return (choose_toa(seat + 1),)
    return lay_out(s)


def lay_out(s: Isle) -> Next:
    """Counters that lie face up from the start, locks on the true island, and then the roll for the first turn."""
    face_up = [explore.uncover(row[0]) for row in s.island.laid] if s.rules.counters_face == "up" else []
    return *face_up, explore.place_locks(), first_player((1 << len(s.toa)) - 1)


@step
async def first_player(s: Isle, contenders: int) -> Next:
    """The highest roll of the green die begins; whoever ties rolls again [A8]. [en, Beginning of the game]"""
    seats = [n for n in range(len(s.toa)) if contenders >> n & 1]
    rolls: list[int] = []
    for _ in seats:
        rolls.append(await Ask(CHANCE, ORDER, FACES[12]))
    verbs.roll_for_order(s, seats, rolls)
    best = [seat for seat, pips in zip(seats, rolls, strict=True) if pips == max(rolls)]
    if len(best) > 1:
        return (first_player(sum(1 << seat for seat in best)),)
    verbs.begin_game(s, best[0])
    return turn(best[0])
