"""What the options of this game's questions are: numbers for the rules, ids for everybody else."""

from __future__ import annotations

from typing import Final

from matanui.core.flow import Ask
from matanui.core.questions import Kind, listed, mapped, numbered, single
from matanui.games.makuta.data.box import TILES
from matanui.games.makuta.data.counters import DICE, FACE, LOCKS, NAME, TOA, seen
from matanui.games.makuta.data.island import NAMES
from matanui.games.makuta.state import Isle

FLY: Final = -2  # Miru instead of a roll or a walk


def seat_id(s: Isle, ask: Ask, seat: int) -> str:
    """A seat is called by its Toa."""
    return TOA[s.toa[seat].who]


def held_id(s: Isle, ask: Ask, place: int) -> str:
    """A counter of a hand, as the seat that is asked knows it. `ask.about` says whose hand, if not their own."""
    hand = s.toa[ask.seat if ask.about is None else ask.about].hand
    return NAME[seen(hand[place], ask.seat)]


def set_id(s: Isle, ask: Ask, chosen: int) -> str:
    """A set of counters of one's own hand, a bit for each place."""
    hand = s.toa[ask.seat].hand
    return "+".join(sorted(NAME[thing & FACE] for n, thing in enumerate(hand) if chosen >> n & 1)) or "nothing"


def placement_id(s: Isle, ask: Ask, spot: int) -> str:
    """A gate, and by how many sixths the drawn tile is turned."""
    return f"{NAMES[spot // 6]}/{spot % 6}"


TO_FLY: Final = single("fly", FLY)
FIELD: Final = listed("field", NAMES)
DIE: Final = mapped("die", {size: f"d{size}" for size in DICE})
SEAT: Final = Kind("seat", lambda seat: 0 <= seat < len(TOA), seat_id)
WHO: Final = listed("toa", TOA)
COUNTER: Final = mapped("counter", NAME)
HELD: Final = Kind("held-counter", lambda place: place >= 0, held_id, unique=False)
COUNTERS: Final = Kind("counters", lambda chosen: chosen >= 0, set_id)
PLACEMENT: Final = Kind("placement", lambda spot: spot >= 0, placement_id)
TILE: Final = listed("tile", [tile.id for tile in TILES])
LOCK: Final = listed("lock", ["-".join(NAME[symbol] for symbol in lock) for lock in LOCKS])
STRENGTH: Final = numbered("strength")
