"""Quest for Makuta side by side: hidden counters are dealt anew, and one seat must not notice."""

from __future__ import annotations

from typing import Any

from matanui.core.chance import Dice
from matanui.core.events import Event
from matanui.core.flow import CHANCE, Ask, Match
from matanui.core.questions import PASS
from matanui.games.makuta import events
from matanui.games.makuta.data.counters import AKAKU, FACE, JOKER, MIRU, TURAGA, back
from matanui.games.makuta.game import GAME
from matanui.games.makuta.hands import holds
from matanui.games.makuta.options import FLY
from matanui.games.makuta.state import Isle
from matanui.games.makuta.view import redeal
from tests.twins import Pairs, Twins


def twins(match: Match[Isle], seat: int, dice: Dice) -> Twins:
    """The match and one with other hidden counters."""
    return Twins(GAME, match.fork(), Match(GAME.book, redeal(match.state, seat, dice)), seat, alike, forced)


def alike(pair: Twins, ask: Ask, again: Ask) -> Pairs:
    """Answers that look the same to the seat: the same option, and where a counter is shown the same counter."""
    both = [(a, a) for a in ask.options if a in again.options]
    if ask.seat == pair.seat:
        return both
    if ask.seat == CHANCE:
        fished = ask.prompt.name == "pile" and pair.left.state.turn != pair.seat
        return [(a, b) for a in ask.options for b in again.options if back(a) == back(b)] if fished else both
    here, there = pair.left.state.toa[ask.seat], pair.right.state.toa[ask.seat]
    if any(holds(here, face) != holds(there, face) for face in (MIRU, AKAKU)):
        both = [(a, b) for a, b in both if not uses_a_mask(ask.prompt.name, a)]
    shown = SHOWN.get(ask.prompt.name, lambda hand, answer: answer)
    return [(a, b) for a, b in both if shown(here.hand, a) == shown(there.hand, b)]


def uses_a_mask(prompt: str, answer: int) -> bool:
    """Is this to fly, or to rob somebody? The mask leaves the hand, and everybody sees where it lay."""
    return answer == FLY or (prompt == "akaku" and answer != PASS)


def declared(hand: list[int], chosen: int) -> list[int]:
    """The counters of a declaration."""
    return [thing & FACE for n, thing in enumerate(hand) if chosen >> n & 1]


def opened(hand: list[int], yes: int) -> list[int]:
    """Whoever challenges Makuta shows keys."""
    return [thing & FACE for thing in hand if thing & FACE <= JOKER] if yes else []


def left(hand: list[int], n: int) -> tuple[int, bool]:
    """What is put down lies face down; where a new one goes depends on what it is."""
    return back(hand[n]), n == len(hand) - 1 and JOKER < hand[n] & FACE < TURAGA


SHOWN: dict[str, Any] = {"declare": declared, "challenge": opened, "keep": left}


def forced(pair: Twins, here: list[Event], there: list[Event]) -> str:
    """What the rules make somebody else show: a hand above its limits, or one that the seat may look at. What lay face
    down and is now taken up was dealt anew too."""
    tops = {match.state.stack[-1][0] for match in (pair.left, pair.right) if match.state.stack}
    told = [event.seen_by(pair.seat) for event in (*here, *there)]
    if "keep" in tops or any(isinstance(e, events.Showed) for e in told):
        return "above a limit"
    looks = [e for e in told if isinstance(e, events.Looked | events.Gathered) and e.seat == pair.seat]
    return "the seat looks" if looks else ""
