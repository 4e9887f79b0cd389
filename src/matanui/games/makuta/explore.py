"""Exploring: whoever stops on an open gate draws a tile, turns it as they like, and lays it gate to gate."""

from __future__ import annotations

from typing import Final

from matanui.core.flow import CHANCE, Ask, Next
from matanui.core.questions import ANSWER, NO, YES_NO
from matanui.games.makuta import verbs
from matanui.games.makuta.data.counters import KEY_BAG, LOCK_BAG, MASK_BAG, MOSQUITO, SCORPION, TIGER
from matanui.games.makuta.data.island import FIELD, FIELDS, MAKUTA_TILE, PRINTED
from matanui.games.makuta.options import COUNTER, LOCK, PLACEMENT, STRENGTH, TILE
from matanui.games.makuta.state import FACE_DOWN, Isle
from matanui.games.makuta.steps import chance, prompt, step

EXPLORE: Final = prompt("explore", ANSWER, topic="tile", nothing=NO)
DRAW_TILE: Final = chance("tile", TILE)
PLACE: Final = prompt("place", PLACEMENT, topic="tile")
TURN_UP: Final = {  # chance, by the bag that a counter is drawn from
    **dict.fromkeys((MOSQUITO, SCORPION, TIGER), chance("rahi", STRENGTH)),
    MASK_BAG: chance("mask", COUNTER),
    KEY_BAG: chance("key", COUNTER),
    LOCK_BAG: chance("lock", LOCK),
}


@step
async def explore(s: Isle, me: int) -> Next:
    """Draw a tile; everybody sees it. [en, Movement] [fr, Se déplacer]"""
    if s.rules.gate_tile == "may" and not await Ask(me, EXPLORE, YES_NO):
        return ()
    tile = await Ask(CHANCE, DRAW_TILE, s.tiles[:])
    verbs.draw_tile(s, me, tile)
    return (place(me),)


@step
async def place(s: Isle, me: int) -> Next:
    """Turn the tile and lay it; once placed it stays. [A42] [en, Movement] [de, Die Bewegung]"""
    spots = placements(s, me)
    if not spots:
        verbs.put_back(s, me)
        return ()
    spot = spots[0] if len(spots) == 1 else await Ask(me, PLACE, spots)
    tile = s.drawn
    verbs.lay_tile(s, me, spot // 6, spot % 6)
    face_up = (uncover(tile),) if s.rules.counters_face == "up" else ()
    return *face_up, place_locks()


def placements(s: Isle, me: int) -> list[int]:
    """Where and how the drawn tile may lie, as gate * 6 + turn. [A39, A43]"""
    gates = sorted(s.island.open) if s.rules.tile_attach == "any_gate" else [s.toa[me].at]
    all_edges = s.rules.edge_match == "all_edges"
    no_seal = s.rules.no_seal and MAKUTA_TILE in s.tiles
    return [g * 6 + k for g in gates for k in s.island.legal_turns(g, s.drawn, all_edges, no_seal)]


@step
async def uncover(s: Isle, tile: int) -> Next:
    """Where counters lie face up, turn up one after another. [N15]"""
    hidden = [f for f in FIELDS[tile] if f in s.prizes or (f in s.rahi and f not in s.faced)]
    if not hidden:
        return ()
    kind = next(k for k, fields in enumerate(PRINTED) if hidden[0] in fields)
    drawn = await Ask(CHANCE, TURN_UP[kind], s.bags[kind][:])
    verbs.uncover(s, hidden[0], drawn)
    return (uncover(tile),)


@step
async def place_locks(s: Isle) -> Next:
    """A lock lies on each entrance whose gate is joined to another tile, from the moment it is. [A46]
    [en, The Makuta Tile] [nl, Het Makuta-bord]"""
    bare = bare_entrances(s)
    if not bare:
        return ()
    if s.rules.lock_placed == "down":
        for entrance in bare:
            verbs.lay_lock(s, entrance, FACE_DOWN)
        return ()
    lock = await Ask(CHANCE, TURN_UP[LOCK_BAG], s.bags[LOCK_BAG][:])
    verbs.lay_lock(s, bare[0], lock)
    return (place_locks(),)


def bare_entrances(s: Isle) -> list[int]:
    """Entrances that are joined to the island and have no lock yet."""
    if MAKUTA_TILE not in s.island.row_of:
        return []
    pairs = [(FIELD[f"makuta.e{e}"], FIELD[f"makuta.g{e}"]) for e in range(6)]
    return [entrance for entrance, gate in pairs if entrance not in s.locks and s.island.beyond(gate) >= 0]
