"""Questions and their options, as messages for the seat that is asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from matanui.core.flow import CHANCE
from matanui.core.message import Message
from matanui.games.makuta.data.counters import bonus
from matanui.games.makuta.movement import FLY_OFF
from matanui.games.makuta.steps import NOBODY
from matanui.games.makuta.turn import FLY, REST
from matanui.games.makuta.view import Question, SeatView, View
from matanui.games.makuta.words.names import counter, counters, die, field, tile, toa
from matanui.games.makuta.words.places import place


def prompt(view: View) -> Message:
    """The question to the viewer, or whom everybody waits for."""
    if view.question is None:
        return waiting(view)
    name = view.question.prompt
    return PROMPTS[name](view, view.question) if name in PROMPTS else Message(f"ask-{name}")


def option(view: View, option: int) -> Message:
    """One answer to the viewer's question."""
    if view.question is None:
        raise ValueError("nobody asks this viewer")
    return OPTIONS[view.question.prompt](view, option)


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
    return Message("ask-begin-again" if REST in q.options else "ask-begin")


def ask_steps(view: View, q: Question) -> Message:
    return Message(f"ask-{q.prompt}", {"pips": view.pips})


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
    return Message(f"ask-{q.prompt}", {"who": toa(view.seats[view.turn].who)})


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


# --- options


def choose_toa(view: View, who: int) -> Message:
    return Message("option-toa", {"toa": toa(who)})


def begin(view: View, way: int) -> Message:
    if way in (FLY, REST):
        return Message("option-fly" if way == FLY else "option-rest")
    return Message("option-roll", {"die": die(way)})


def walk(view: View, f: int) -> Message:
    """Your own field means staying, unless this table lets a walk lead round to it."""
    if f == FLY_OFF:
        return Message("option-fly")
    if f != me(view).at:
        return place(view, f)
    rounds = view.rules.backtrack == "no_reversal" and view.question is not None and len(view.question.options) > 1
    return Message("option-round" if rounds else "option-stay")


def walk_on(view: View, f: int) -> Message:
    return Message("option-stay") if f == me(view).at else place(view, f)


def walk_from(view: View, f: int) -> Message:
    return field(f)


def exile(view: View, f: int) -> Message:
    mover = view.seats[view.turn]
    return Message("option-leave", {"who": toa(mover.who)}) if f == mover.at else place(view, f)


def lay(view: View, spot: int) -> Message:
    """A gate and a number of sixths of a turn; the gate is named only where there is a choice."""
    gate, turn = divmod(spot, 6)
    if view.rules.tile_attach == "own_gate":
        return Message("option-turned", {"turn": turn})
    return Message("option-turned-at", {"turn": turn, "gate": field(gate)})


def keep(view: View, n: int) -> Message:
    """The counter that has just come is the last of the hand."""
    hand = me(view).hand
    return Message("option-put-new" if n == len(hand) - 1 else "option-put", {"counter": counter(hand[n])})


def search(view: View, face: int) -> Message:
    return Message("option-take-nothing") if face == NOBODY else Message("option-take", {"counter": counter(face)})


def akaku(view: View, seat: int) -> Message:
    if seat == NOBODY:
        return Message("option-no-akaku")
    return Message("option-akaku", {"who": toa(view.seats[seat].who), "count": len(view.seats[seat].hand)})


def rob(view: View, n: int) -> Message:
    """Akaku has shown you the counter."""
    verb = "option-rob" if view.rules.akaku_effect == "steal" else "option-rob-away"
    return Message(verb, {"counter": counter(view.seats[view.victim or 0].hand[n])})


def declare(view: View, chosen: int) -> Message:
    mine = me(view)
    if not chosen:
        return Message("option-declare-none")
    used = [face for n, face in enumerate(mine.hand) if chosen >> n & 1]
    total = bonus(chosen, mine.hand, mine.who, view.rules)
    return Message("option-declare", {"counters": counters(used), "bonus": total})


def lose(view: View, n: int) -> Message:
    return Message("option-lose", {"n": n + 1, "counter": counter(view.seats[view.turn].hand[n])})


def yes_no(prompt: str) -> Callable[[View, int], Message]:
    """Each such question words its own yes and no."""
    return lambda view, answer: Message(f"option-{prompt}-{'yes' if answer else 'no'}")


OPTIONS: Final[dict[str, Callable[[View, int], Message]]] = {
    "choose-toa": choose_toa,
    "begin": begin,
    "walk": walk,
    "walk-on": walk_on,
    "walk-from": walk_from,
    "fly": place,
    "explore": yes_no("explore"),
    "place": lay,
    "keep": keep,
    "search": search,
    "akaku": akaku,
    "rob": rob,
    "escape": begin,
    "declare": declare,
    "duel-die": begin,
    "lose": lose,
    "flip-lock": yes_no("flip-lock"),
    "challenge": yes_no("challenge"),
    "exile": exile,
}
