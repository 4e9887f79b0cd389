"""A table set up by hand for one scenario. Answers are words, each with the prompt it answers, so that a scenario
which does not fit the rules fails at once."""

from __future__ import annotations

from typing import Any

from matanui.core.flow import CHANCE, Ask, Match
from matanui.core.questions import PASS, ids_of
from matanui.games.makuta.data.counters import ALL_SEE, FACE, LOCKS, NAME, NUMBER, TOA, is_key
from matanui.games.makuta.data.island import FIELD, FIELDS, MAKUTA_TILE, NAMES, PRIZES, RAHI, TILE
from matanui.games.makuta.game import GAME
from matanui.games.makuta.state import FACE_DOWN, Isle

SHORT = {"white": "d6", "red": "d8", "green": "d12", "rest": "pass"}


class Scene:
    """Tahu (seat 0), Gali (1), Lewa (2), Onua (3) … on the start tile; Tahu is about to begin his turn."""

    def __init__(self, players: int = 2, edition: str = "definitive", **switches: object) -> None:
        rules = GAME.rules(edition, [f"{name}={value}" for name, value in switches.items()])
        self.match: Match[Isle] = GAME.start(rules, players)
        for seat in range(players):
            if self.match.pending and self.match.pending.prompt.name == "choose-toa":
                self.match.play(seat)
        while self.match.pending and self.match.pending.prompt.name != "order":
            self.match.play(self.match.pending.options[0])  # counters laid face up, locks of the true island
        for seat in range(players):
            self.match.play(12 if seat == 0 else 1)
        self.s = self.match.state
        self.s.told = []

    # --- setting the scene

    def toa(self, name: str, at: str | None = None, hand: tuple[str, ...] | list[str] | None = None) -> Scene:
        """Put a Toa on a field and counters in their hand (taken from the bags, known to nobody else)."""
        seat = TOA.index(name)
        if at is not None:
            self.s.toa[seat].at = FIELD[at]
        for counter in hand or ():
            self._draw(NUMBER[counter])
            self.s.toa[seat].hand.append(NUMBER[counter] | 32 << seat)
        return self.again()

    def _draw(self, face: int) -> None:
        self.s.bags[4 if is_key(face) else 3].remove(face)

    def lay(self, tile: str, gate: str, turn: int) -> Scene:
        """Lay a tile at a gate, filled with its counters; locks of the Makuta tile lie face down."""
        n = TILE[tile]
        self.s.tiles.remove(n)
        self.s.island = self.s.island.lay(FIELD[gate], n, turn)
        self.s.rahi |= RAHI.intersection(FIELDS[n])
        self.s.prizes |= PRIZES.intersection(FIELDS[n])
        if MAKUTA_TILE in self.s.island.row_of:
            for e in range(6):
                if self.s.island.beyond(FIELD[f"makuta.g{e}"]) >= 0:
                    self.s.locks.setdefault(FIELD[f"makuta.e{e}"], FACE_DOWN)
        return self.again()

    def rahi(self, field: str, strength: int) -> Scene:
        """A Rahi that already lies face up."""
        self.s.faced[FIELD[field]] = strength
        for bag in self.s.bags[:3]:
            if strength in bag:
                bag.remove(strength)
                break
        return self.again()

    def clear(self, *fields: str) -> Scene:
        """No Rahi and no printed counter on these fields."""
        gone = {FIELD[f] for f in fields}
        self.s.rahi -= gone
        self.s.prizes -= gone
        return self.again()

    def lying(self, field: str, *counters: str) -> Scene:
        """Counters on a field, known to nobody."""
        for counter in counters:
            self._draw(NUMBER[counter])
            self.s.lying.setdefault(FIELD[field], []).append(NUMBER[counter])
        return self.again()

    def pile(self, *counters: str) -> Scene:
        """Counters on the start field, known to nobody."""
        for counter in counters:
            self._draw(NUMBER[counter])
            self.s.pile.append(NUMBER[counter])
        return self.again()

    def lock(self, entrance: str, *code: str) -> Scene:
        """A lock that lies face up."""
        n = LOCKS.index([NUMBER[symbol] for symbol in code])
        self.s.locks[FIELD[entrance]] = n
        self.s.bags[5].remove(n)
        return self.again()

    def empty_stack(self) -> Scene:
        """No tile is left to draw."""
        self.s.tiles.clear()
        return self.again()

    def again(self) -> Scene:
        """Ask the present question anew, now that the scene has changed."""
        told = self.s.told
        self.match = Match(GAME.book, self.s)
        self.s.told = told
        return self

    # --- playing

    def play(self, *answers: tuple[str, Any]) -> Scene:
        """Give these answers, each to the prompt it names."""
        for prompt, answer in answers:
            ask = self.match.pending
            assert ask is not None, f"{prompt!r} is not asked: the game is over"
            assert ask.prompt.name == prompt, f"asked is {ask.prompt.name!r} of seat {ask.seat}, not {prompt!r}"
            self.match.play(self.number(ask, answer))
        return self

    def number(self, ask: Ask, answer: Any) -> int:
        """What the engine calls this answer."""
        if answer is None:
            return PASS
        if isinstance(answer, bool):
            return int(answer)
        if ask.prompt.can_pick("counters"):
            return self._bits(answer)
        if isinstance(answer, int):
            return self._turn(answer) if ask.prompt.can_pick("placement") else answer
        if ask.prompt.can_pick("held-counter"):
            return self._place(ask.seat if ask.about is None else ask.about, answer)
        return ids_of(self.s, ask)[self._id(answer)]

    def _id(self, answer: Any) -> str:
        """Locks and placements are written as tuples."""
        if isinstance(answer, str):
            return SHORT.get(answer, answer)
        return "/".join(map(str, answer)) if len(answer) == 2 else "-".join(answer)

    def _bits(self, counters: list[str]) -> int:
        """The first copies of these counters in the hand of the player on turn, one bit for each position."""
        hand = [NAME[thing & FACE] for thing in self.s.toa[self.s.turn].hand]
        bits = 0
        for counter in counters:
            copies = [n for n, held in enumerate(hand) if held == counter and not bits >> n & 1]
            assert copies, f"{counters} are not all in {hand}"
            bits |= 1 << copies[0]
        return bits

    def _turn(self, turn: int) -> int:
        return self.s.toa[self.s.turn].at * 6 + turn

    def _place(self, seat: int, counter: str) -> int:
        hand = [NAME[thing & FACE] for thing in self.s.toa[seat].hand]
        assert counter in hand, f"{TOA[seat]} holds {hand}, not {counter}"
        return len(hand) - 1 - hand[::-1].index(counter)

    # --- looking

    @property
    def asked(self) -> tuple[str, str] | None:
        """Who is asked what; chance is "chance"."""
        ask = self.match.pending
        if ask is None:
            return None
        return ("chance" if ask.seat == CHANCE else TOA[self.s.toa[ask.seat].who]), ask.prompt.name

    @property
    def options(self) -> list[int]:
        """The pending options as the engine has them."""
        assert self.match.pending is not None
        return self.match.pending.options

    @property
    def fields(self) -> set[str]:
        """The pending options as names of fields."""
        return {NAMES[f] for f in self.options if f >= 0}

    def hand(self, name: str) -> list[str]:
        """What a Toa holds."""
        return [NAME[thing & FACE] for thing in self.s.toa[TOA.index(name)].hand]

    def at(self, name: str) -> str:
        """Where a Toa stands."""
        return NAMES[self.s.toa[TOA.index(name)].at]

    def on(self, field: str) -> list[str]:
        """Counters lying on a field (not printed ones)."""
        return [NAME[thing & FACE] for thing in self.s.lying.get(FIELD[field], [])]

    def on_pile(self) -> list[str]:
        """Counters on the start field."""
        return [NAME[thing & FACE] for thing in self.s.pile]

    def known(self, owner: str, counter: str, viewer: str) -> bool:
        """Does the viewer know that the owner holds this counter?"""
        thing = next(t for t in self.s.toa[TOA.index(owner)].hand if NAME[t & FACE] == counter)
        return bool(thing & 32 << TOA.index(viewer)) or thing & ALL_SEE == ALL_SEE

    def events(self) -> list[Any]:
        """Everything told so far."""
        return list(self.s.told or [])
