"""What every field is worth to a Toa: prizes, gates, locks and the temple, seen through the way there.

Worth spreads from field to field and fades with each step; a Rahi on the way dims it by the chance to beat it.
"""

from __future__ import annotations

import heapq
from typing import Final

from matanui.bots.makuta.strength import best_bonus, best_die, chance_against_makuta, chance_to_beat, open_doors
from matanui.games.makuta.data.counters import AKAKU, JOKER, KEY_LIMIT, LOCKS, MASK_LIMIT, TURAGA, back, is_key, is_mask
from matanui.games.makuta.data.island import MAKUTA_TILE, PRINTED, START
from matanui.games.makuta.state import FACE_DOWN
from matanui.games.makuta.view import View

FADE: Final = {6: 0.80, 8: 0.85, 12: 0.90}  # per step, by die
READY: Final = 0.55  # chance against Makuta that is good enough to go for him
LOSS: Final = 2.5  # what a lost counter hurts


def kind_of(field: int) -> int:
    """Which back the Rahi of a field has."""
    return 0 if field in PRINTED[0] else 1 if field in PRINTED[1] else 2


class Plan:
    """The island as one player values it."""

    def __init__(self, view: View) -> None:
        assert view.viewer is not None
        self.view = view
        self.me = view.seats[view.viewer]
        self.hand = self.me.hand
        self.die = best_die(self.hand)
        self.bonus = best_bonus(self.me, view.rules)
        self.makuta = chance_against_makuta(self.me, view.rules)
        self.doors = open_doors(view, self.hand)
        self.keys = sum(is_key(c) for c in self.hand)
        self.found = MAKUTA_TILE in view.island.row_of
        self.beats = self._chances()
        self.rewards = self._rewards()

    def _chances(self) -> dict[int, float]:
        """The chance to beat each Rahi on the island."""
        blind = [chance_to_beat(self.die, self.bonus, left) for left in self.view.rahi_left]
        known = self.view.rahi | self.view.remembered
        return {
            f: chance_to_beat(self.die, self.bonus, [known[f]]) if known[f] else blind[kind_of(f)]
            for f in self.view.rahi
        }

    def mask_worth(self) -> float:
        """A mask or Turaga that nobody has looked at."""
        return 10.0 if self.makuta < READY else 3.0 if self.makuta < 0.95 else 1.0

    def key_worth(self) -> float:
        """A key that nobody has looked at."""
        if self.keys < KEY_LIMIT:
            return 9.0
        if self.doors:
            return 1.0
        return 2.0 if FACE_DOWN in self.view.locks.values() else 6.0

    def gate_worth(self) -> float:
        """Laying a tile: necessary until Makuta is found, later a source of counters."""
        if not self.found:
            return 7.0
        return 1.0 if self.doors and self.makuta >= READY else 5.0

    def entrance_worth(self, field: int) -> float:
        """A lock that opens is worth a fight; one that nobody has read is worth a look."""
        lock = self.view.locks[field]
        if lock == FACE_DOWN:
            return 0.5 if self.doors else 14.0 if self.keys == KEY_LIMIT else 4.0
        if field in self.doors:
            return 60.0 * self.makuta if self.makuta >= READY else 8.0 * self.makuta
        return 0.0

    def pile_worth(self) -> float:
        """The best back on the start field."""
        backs = {back(c) for c in self.view.pile}
        return max((0.7 * (self.key_worth() if is_key(b) else self.mask_worth()) for b in backs), default=0.0)

    def lying_worth(self, faces: list[int]) -> float:
        """Counters that lie about, known or not."""
        return sum(self.counter_worth(face) for face in faces)

    def counter_worth(self, face: int) -> float:
        """What this face, or only this back, would add."""
        if face == back(face):
            return self.key_worth() if is_key(face) else self.mask_worth()
        if is_key(face):
            return self.key_gain(face)
        masks = sum(is_mask(c) for c in self.hand)
        return self.mask_worth() if face >= TURAGA or masks < MASK_LIMIT else 1.0

    def key_gain(self, face: int) -> float:
        """A known key is worth most when it completes an open code."""
        if self.keys < KEY_LIMIT:
            return 10.0 if face == JOKER else 7.0
        if self.doors:
            return 0.0
        codes = [LOCKS[lock] for lock in self.view.locks.values() if lock >= 0]
        return 8.0 if face == JOKER or any(face in code for code in codes) else 0.5

    def _rewards(self) -> dict[int, float]:
        view = self.view
        out = {f: self.mask_worth() if f in PRINTED[3] else self.key_worth() for f in view.prizes}
        for f, faces in view.lying.items():
            out[f] = self.lying_worth(faces)
        if view.tiles:
            out |= dict.fromkeys(view.island.open, self.gate_worth())
        out |= {f: self.entrance_worth(f) for f in view.locks}
        if view.pile:
            out[START] = self.pile_worth()
        if AKAKU in self.hand:
            for seat in view.seats:
                if seat is not self.me and seat.hand and seat.at not in view.rahi:
                    out[seat.at] = out.get(seat.at, 0.0) + 3.0
        return out

    def worth(self) -> dict[int, float]:
        """For every field, the best reward it leads to, faded by the way. A Rahi's field counts its duel."""
        fade, near = FADE[self.die], self.view.island.near
        dim = {f: 0.9 * odds for f, odds in self.beats.items()}
        best: dict[int, float] = {}
        heap = [(-value * dim.get(f, 1.0), f) for f, value in self.rewards.items() if value > 0]
        heap += [(-0.3 * odds, f) for f, odds in dim.items() if odds]
        heapq.heapify(heap)
        while heap:
            value, f = heapq.heappop(heap)
            if f in best:
                continue
            best[f] = -value
            for g in near[f]:
                if g not in best:
                    heapq.heappush(heap, (value * fade * dim.get(g, 1.0), g))
        return best
