"""Typed answers: each command word, and bare names, turned into one of the options of the question."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from matanui.core.errors import UserError
from matanui.core.questions import YES, Question
from matanui.desk.actions import Answer
from matanui.desk.lexicon import clip
from matanui.desk.makuta import fields
from matanui.desk.makuta.cells import heading
from matanui.desk.makuta.lexicon import Lexicon
from matanui.desk.options import declined, is_number, numbered, of_kind
from matanui.games.makuta import masks, movement, pickup, temple, turn
from matanui.games.makuta.data.counters import bonus
from matanui.games.makuta.options import FLY
from matanui.games.makuta.view import View

Reader = Callable[[str, View, Question, Lexicon], Answer]
_TURN: Final = re.compile(r"r([0-5])")


def offered(option: int | None, question: Question, why: str) -> Answer:
    """The answer, if the question offers it; else the sentence `why`."""
    if option is None or option not in question.options:
        raise UserError(why)
    return Answer(option)


def not_now(command: str, lex: Lexicon) -> UserError:
    """The question at hand does not ask for this; the command is named as people type it in their language."""
    return UserError(lex.voice.ui("err-not-now", command=lex.word(command)))


# --- bare names, by the kind of option that they name


def field(line: str, view: View, question: Question, lex: Lexicon) -> Answer:
    """`c3`, `mangai c3`."""
    return to_field(fields.find(line, view, lex), question, lex)


def die(line: str, view: View, question: Question, lex: Lexicon) -> Answer:
    """`white`."""
    return Answer(lex.dice.find(line, of_kind(question, "die")))


def toa(line: str, view: View, question: Question, lex: Lexicon) -> Answer:
    """`tahu`."""
    return Answer(lex.toa.find(line, of_kind(question, "toa")))


def seat(line: str, view: View, question: Question, lex: Lexicon) -> Answer:
    """A seat by the name of its Toa."""
    seats = {view.seats[n].who: n for n in of_kind(question, "seat")}
    return Answer(seats[lex.toa.find(line, seats)])


def counter(line: str, view: View, question: Question, lex: Lexicon) -> Answer:
    """`key`, `hau`."""
    return Answer(lex.counters.find(line, of_kind(question, "counter")))


def held(line: str, view: View, question: Question, lex: Lexicon) -> Answer:
    """A counter of a hand by its name: the last such position, where a new counter lies."""
    hand = hand_of(view)
    places = {hand[n]: n for n in of_kind(question, "held-counter") if n < len(hand)}
    if not places:
        raise UserError(lex.voice.ui("err-by-number"))
    return Answer(places[lex.counters.find(line, places)])


def hand_of(view: View) -> list[int]:
    """The hand whose positions a question offers."""
    return view.seats[view.viewer or 0 if view.victim is None else view.victim].hand


def to_field(found: int, question: Question, lex: Lexicon) -> Answer:
    """Go, fly or send somebody to a field."""
    return offered(found, question, lex.voice.ui("err-out-of-reach", field=lex.voice.field(found)))


# --- command words


def roll(rest: str, view: View, question: Question, lex: Lexicon) -> Answer:
    """`roll`, with the best die you may use; `roll white`."""
    dice = of_kind(question, "die")
    if not dice:
        raise not_now("roll", lex)
    return Answer(lex.dice.find(rest, dice) if rest else max(dice))


def go(rest: str, view: View, question: Question, lex: Lexicon) -> Answer:
    """`go e e s`, `go c3`, `go mangai c3`."""
    if not of_kind(question, "field"):
        raise not_now("go", lex)
    letters = fields.steps(rest, lex)
    if question.prompt is movement.WALK_FROM and len(letters) == 1:
        return from_side(letters[0], view, question, lex)
    if not letters:
        return field(rest, view, question, lex)
    walk = fields.trail(letters, view, lex)
    if fields.is_walk(question):
        fields.check_trail(walk, view, lex)
    answer = to_field(walk[-1], question, lex)
    before = walk[-2] if len(walk) > 1 else fields.here(view)
    return Answer(answer.option, ((movement.WALK_FROM, before),)) if walk[-1] in view.rahi else answer


def from_side(letter: str, view: View, question: Question, lex: Lexicon) -> Answer:
    """`go n` when asked which way you come: the field to the north of the Rahi, told by the fields on offer."""
    goals = {g for f in question.options for g in view.island.near[f] if g in view.rahi}
    fits = [f for f in question.options for g in goals if f in view.island.near[g] and heading(g, f) == letter]
    if len(set(fits)) != 1:
        raise UserError(lex.voice.ui("err-by-number"))
    return Answer(fits[0])


def fly(rest: str, view: View, question: Question, lex: Lexicon) -> Answer:
    """`fly`, or at once `fly mangai c3`."""
    if question.prompt is masks.TO_ANYWHERE:
        return go(rest, view, question, lex)
    if not of_kind(question, "fly"):
        raise UserError(lex.voice.ui("err-no-miru"))
    return Answer(FLY, ((masks.TO_ANYWHERE, fields.find(rest, view, lex)),) if rest else ())


def stop(rest: str, view: View, question: Question, lex: Lexicon) -> Answer:
    """Stop here, or whatever comes nearest to it: rest, take nothing, leave it."""
    if fields.is_walk(question):
        return offered(fields.here(view), question, lex.voice.ui("err-must-walk"))
    return no(rest, view, question, lex)


def yes(rest: str, view: View, question: Question, lex: Lexicon) -> Answer:
    """The first thing on offer, where the question is one of yes or no."""
    seats = of_kind(question, "seat")
    if of_kind(question, "yes-no"):
        return offered(YES, question, lex.voice.ui("err-only-no"))
    if len(seats) == 1 and declined(question) is not None:
        return Answer(seats[0])
    raise not_now("yes", lex)


def no(rest: str, view: View, question: Question, lex: Lexicon) -> Answer:
    """Decline: nobody, nothing, not."""
    if question.prompt is pickup.KEEP:
        return offered(len(hand_of(view)) - 1, question, lex.voice.ui("err-one-goes"))
    if question.prompt.nothing is not None:
        must = "err-must-walk" if question.prompt is turn.BEGIN else "err-must-akaku"
        return offered(declined(question), question, lex.voice.ui(must))
    return offered(stays(view, question), question, str(not_now("no", lex)))


def stays(view: View, question: Question) -> int | None:
    """The field that means to leave somebody where they are."""
    if question.prompt is movement.WALK_ON:
        return fields.here(view)
    return view.seats[view.turn].at if question.prompt is temple.EXILE else None


def place(rest: str, view: View, question: Question, lex: Lexicon) -> Answer:
    """`place r2`; where any gate will do, `place r2 mangai g3`; or `place 3` by the option's number."""
    if not of_kind(question, "placement"):
        raise not_now("place", lex)
    first, _, gate = rest.partition(" ")
    sixths = _TURN.fullmatch(first.casefold())
    if is_number(first):
        return Answer(numbered(first, question, lex.speech))
    if sixths is None:
        raise UserError(lex.voice.ui("err-turn", text=clip(rest)))
    at = fields.find(gate, view, lex) if gate.strip() else fields.here(view)
    return offered(at * 6 + int(sixths[1]), question, lex.voice.ui("err-turn-unfit", turn=int(sixths[1])))


def duel(rest: str, view: View, question: Question, lex: Lexicon) -> Answer:
    """`duel vakama hau`; `duel` brings in nothing, `duel all` everything."""
    if not of_kind(question, "counters"):
        raise not_now("duel", lex)
    mine = view.seats[view.viewer or 0]
    if lex.all.exact(rest) is not None:
        return Answer(max(question.options, key=lambda chosen: bonus(chosen, mine.hand, mine.who, view.rules)))
    chosen = 0
    for word in re.split(r"[\s,+]+", rest.strip()) if rest.strip() else []:
        left = {face: n for n, face in reversed(list(enumerate(mine.hand))) if not chosen >> n & 1}
        chosen |= 1 << left[lex.counters.find(word, left)]
    return offered(chosen, question, lex.voice.ui("err-no-bonus"))


def keep(rest: str, view: View, question: Question, lex: Lexicon) -> Answer:
    """`keep A B` names all but the one that goes; with two to choose from, `keep A`."""
    if question.prompt is not pickup.KEEP:
        raise not_now("keep", lex)
    hand, left = hand_of(view), list(question.options)
    for word in re.split(r"[\s,]+", rest.strip()) if rest.strip() else []:
        faces = {hand[n]: n for n in left}
        left.remove(faces[lex.counters.find(word, faces)])
        if not left:
            break
    if len({hand[n] for n in left}) != 1:
        raise UserError(lex.voice.ui("err-one-goes"))
    return Answer(left[-1])


def drop(rest: str, view: View, question: Question, lex: Lexicon) -> Answer:
    """`drop hau`."""
    if not of_kind(question, "held-counter"):
        raise not_now("drop", lex)
    return Answer(numbered(rest, question, lex.speech)) if is_number(rest) else held(rest, view, question, lex)


def take(rest: str, view: View, question: Question, lex: Lexicon) -> Answer:
    """`take key` from the pile or from another Toa."""
    if of_kind(question, "counter"):
        return counter(rest, view, question, lex)
    if question.prompt is pickup.KEEP or not of_kind(question, "held-counter"):
        raise not_now("take", lex)
    return drop(rest, view, question, lex)


ANSWERS: Final[dict[str, Reader]] = {
    "roll": roll,
    "go": go,
    "stop": stop,
    "fly": fly,
    "place": place,
    "duel": duel,
    "keep": keep,
    "drop": drop,
    "take": take,
    "yes": yes,
    "no": no,
}
BY_NAME: Final[dict[str, Reader]] = {
    "field": field,
    "die": die,
    "toa": toa,
    "seat": seat,
    "counter": counter,
    "held-counter": held,
    "counters": duel,
    "placement": place,
}
BY_COMMAND: Final = {"fly": "fly", "pass": "no", "yes-no": "yes"}  # kinds whose options are named by a command
KINDS: Final = frozenset({*BY_NAME, *BY_COMMAND})
