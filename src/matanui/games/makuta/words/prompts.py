"""Questions and their options, as messages for the seat that is asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from matanui.core.flow import CHANCE
from matanui.core.message import Message
from matanui.core.questions import Question
from matanui.games.makuta.data.counters import bonus
from matanui.games.makuta.view import SeatView, View
from matanui.games.makuta.words.names import counter, counters, die, field, tile, toa
from matanui.games.makuta.words.places import place


def prompt(view: View) -> Message:
    """The question to the viewer, or whom everybody waits for."""
    if view.question is None:
        return waiting(view)
    name = view.question.prompt.name
    return PROMPTS[name](view, view.question) if name in PROMPTS else Message(f"ask-{name}")


def option(view: View, option: int) -> Message:
    """One answer to the viewer's question."""
    if view.question is None:
        raise ValueError("nobody asks this viewer")
    asked = view.question.prompt
    return OPTIONS[asked.kind_of(option).name](view, asked.name, option)


def waiting(view: View) -> Message:
    """Somebody else is asked, or nobody any more."""
    if view.waiting is None:
        return Message("ask-over")
    if view.waiting == CHANCE:
        return Message("ask-chance")
    who = view.seats[view.waiting].who
    return Message("ask-wait", {"who": toa(who)}) if who >= 0 else Message("ask-wait-seat", {"seat": view.waiting + 1})


def me(view: View) -> SeatView:
    """The viewer's own seat."""
    return view.seats[view.viewer or 0]


# --- questions


def ask_begin(view: View, q: Question) -> Message:
    return Message("ask-begin-again" if q.prompt.nothing in q.options else "ask-begin")


def ask_steps(view: View, q: Question) -> Message:
    return Message(f"ask-{q.prompt.name}", {"pips": view.pips})


def ask_place(view: View, q: Question) -> Message:
    return Message("ask-place", {"tile": tile(view.drawn)})


def ask_declare(view: View, q: Question) -> Message:
    if view.cast:
        return Message("ask-declare-rolled", {"strength": view.foe, "pips": view.cast})
    return Message("ask-declare", {"strength": view.foe})


def ask_challenge(view: View, q: Question) -> Message:
    return Message("ask-challenge" if len(q.options) > 1 else "ask-challenge-shut")


def ask_about_mover(view: View, q: Question) -> Message:
    """The player on the left decides for whoever is on turn."""
    return Message(f"ask-{q.prompt.name}", {"who": toa(view.seats[view.turn].who)})


PROMPTS: Final[dict[str, Callable[[View, Question], Message]]] = {
    "begin": ask_begin,
    "walk": ask_steps,
    "walk-on": ask_steps,
    "place": ask_place,
    "declare": ask_declare,
    "challenge": ask_challenge,
    "lose": ask_about_mover,
    "exile": ask_about_mover,
}


# --- options, by their kind


def toa_option(view: View, asked: str, who: int) -> Message:
    return Message("option-toa", {"toa": toa(who)})


def die_option(view: View, asked: str, size: int) -> Message:
    return Message("option-roll", {"die": die(size)})


def fly_option(view: View, asked: str, option: int) -> Message:
    return Message("option-fly")


def pass_option(view: View, asked: str, option: int) -> Message:
    """Each question words its own way to decline."""
    return Message(f"option-{asked}-pass")


def yes_no_option(view: View, asked: str, answer: int) -> Message:
    """Each question words its own yes and no."""
    return Message(f"option-{asked}-{'yes' if answer else 'no'}")


def field_option(view: View, asked: str, f: int) -> Message:
    """A field with what lies there; for whoever stands on it already it means to stay."""
    return STAYS[asked](view) if asked in STAYS and f == walker(view, asked).at else place(view, f)


def walker(view: View, asked: str) -> SeatView:
    """Whoever is moved: the viewer, or the one that they send away."""
    return view.seats[view.turn] if asked == "exile" else me(view)


def stay(view: View) -> Message:
    return Message("option-stay")


def stay_or_round(view: View) -> Message:
    """Your own field means staying, unless this table lets a walk lead round to it."""
    rounds = view.rules.backtrack == "no_reversal" and view.question is not None and len(view.question.options) > 1
    return Message("option-round") if rounds else stay(view)


def leave(view: View) -> Message:
    return Message("option-leave", {"who": toa(view.seats[view.turn].who)})


STAYS: Final[dict[str, Callable[[View], Message]]] = {"walk": stay_or_round, "walk-on": stay, "exile": leave}


def placement_option(view: View, asked: str, spot: int) -> Message:
    """A gate and a number of sixths of a turn; the gate is named only where there is a choice."""
    gate, turn = divmod(spot, 6)
    if view.rules.tile_attach == "own_gate":
        return Message("option-turned", {"turn": turn})
    return Message("option-turned-at", {"turn": turn, "gate": field(gate)})


def held_option(view: View, asked: str, n: int) -> Message:
    """A counter of a hand: one's own, or that of somebody whose hand is chosen from."""
    hand = view.seats[view.viewer or 0 if view.victim is None else view.victim].hand
    return HELD[asked](view, n, counter(hand[n]))


def put_down(view: View, n: int, held: Message) -> Message:
    """The counter that has just come is the last of the hand."""
    return Message("option-put-new" if n == len(me(view).hand) - 1 else "option-put", {"counter": held})


def rob(view: View, n: int, held: Message) -> Message:
    """Akaku has shown you the counter."""
    return Message("option-rob" if view.rules.akaku_effect == "steal" else "option-rob-away", {"counter": held})


def lose(view: View, n: int, held: Message) -> Message:
    return Message("option-lose", {"n": n + 1, "counter": held})


HELD: Final[dict[str, Callable[[View, int, Message], Message]]] = {"keep": put_down, "rob": rob, "lose": lose}


def counter_option(view: View, asked: str, face: int) -> Message:
    return Message("option-take", {"counter": counter(face)})


def seat_option(view: View, asked: str, seat: int) -> Message:
    return Message("option-akaku", {"who": toa(view.seats[seat].who), "count": len(view.seats[seat].hand)})


def counters_option(view: View, asked: str, chosen: int) -> Message:
    mine = me(view)
    if not chosen:
        return Message("option-declare-none")
    used = [face for n, face in enumerate(mine.hand) if chosen >> n & 1]
    total = bonus(chosen, mine.hand, mine.who, view.rules)
    return Message("option-declare", {"counters": counters(used), "bonus": total})


OPTIONS: Final[dict[str, Callable[[View, str, int], Message]]] = {
    "toa": toa_option,
    "die": die_option,
    "fly": fly_option,
    "pass": pass_option,
    "yes-no": yes_no_option,
    "field": field_option,
    "placement": placement_option,
    "held-counter": held_option,
    "counter": counter_option,
    "seat": seat_option,
    "counters": counters_option,
}
