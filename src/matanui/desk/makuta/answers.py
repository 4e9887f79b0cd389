"""Typed answers: each command word, and bare names, turned into one of the options of the question."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from matanui.core.errors import UserError
from matanui.desk.actions import Answer
from matanui.desk.lexicon import Lexicon, clip
from matanui.desk.makuta import fields
from matanui.desk.makuta.cells import heading
from matanui.games.makuta.data.counters import bonus
from matanui.games.makuta.movement import FLY_OFF
from matanui.games.makuta.steps import NO, NOBODY, YES
from matanui.games.makuta.turn import FLY, REST
from matanui.games.makuta.view import Question, View

FIELD_PROMPTS: Final = ("walk", "walk-on", "walk-from", "fly", "exile")
DIE_PROMPTS: Final = ("begin", "escape", "duel-die")
HAND_PROMPTS: Final = ("keep", "lose", "rob")
YES_NO_PROMPTS: Final = ("explore", "flip-lock", "challenge")
_TURN: Final = re.compile(r"r([0-5])")
_DIGITS: Final = 6


def is_number(text: str) -> bool:
    """Plain digits, few enough to be a number."""
    return text.isascii() and text.isdigit() and len(text) <= _DIGITS


def numbered(text: str, question: Question, lex: Lexicon) -> int:
    """The n-th option."""
    if not 1 <= int(text) <= len(question.options):
        raise UserError(lex.speech.ui("err-range", number=int(text), most=len(question.options)))
    return question.options[int(text) - 1]


def offered(option: int, question: Question, lex: Lexicon, why: str) -> Answer:
    """The answer, if the question offers it; else the sentence `why`."""
    if option not in question.options:
        raise UserError(why)
    return Answer(option)


def not_now(command: str, lex: Lexicon) -> UserError:
    """The question at hand does not ask for this; the command is named as people type it in their language."""
    return UserError(lex.speech.ui("err-not-now", command=lex.word(command)))


# --- bare names


def in_words(line: str, view: View, question: Question, lex: Lexicon) -> Answer:
    """A name, without a command word, of what the question offers."""
    prompt, options = question.prompt, question.options
    if prompt in FIELD_PROMPTS:
        return to_field(fields.find(line, view, lex), view, question, lex)
    if prompt in DIE_PROMPTS:
        return Answer(lex.dice.find(line, options))
    if prompt in HAND_PROMPTS:
        return Answer(position(line, view, question, lex))
    if prompt == "declare":
        return duel(line, view, question, lex)
    if prompt == "choose-toa":
        return Answer(lex.toa.find(line, options))
    if prompt == "akaku":
        return Answer(victim(line, view, options, lex))
    if prompt == "search":
        return Answer(lex.counters.find(line, options))
    return place(line, view, question, lex)


def victim(line: str, view: View, options: list[int], lex: Lexicon) -> int:
    """A seat by the name of its Toa."""
    seats = {view.seats[n].who: n for n in options if n != NOBODY}
    return seats[lex.toa.find(line, seats)]


def hand_of(view: View, question: Question) -> list[int]:
    """The hand whose positions a question offers."""
    return view.seats[view.viewer or 0 if view.victim is None else view.victim].hand


def position(line: str, view: View, question: Question, lex: Lexicon) -> int:
    """A counter by its name: the last such position, where a new counter lies."""
    hand = hand_of(view, question)
    places = {hand[n]: n for n in question.options if n < len(hand)}
    if not places:
        raise UserError(lex.speech.ui("err-by-number"))
    return places[lex.counters.find(line, places)]


def to_field(field: int, view: View, question: Question, lex: Lexicon) -> Answer:
    """Go, fly or send somebody to a field."""
    return offered(field, question, lex, lex.speech.ui("err-out-of-reach", field=lex.speech.field(field)))


# --- command words


def roll(rest: str, view: View, question: Question, lex: Lexicon) -> Answer:
    """`roll`, with the best die you may use; `roll white`."""
    dice = [n for n in question.options if n > REST] if question.prompt in DIE_PROMPTS else []
    if not dice:
        raise not_now("roll", lex)
    return Answer(lex.dice.find(rest, dice) if rest else max(dice))


def go(rest: str, view: View, question: Question, lex: Lexicon) -> Answer:
    """`go e e s`, `go c3`, `go mangai c3`."""
    if question.prompt not in FIELD_PROMPTS:
        raise not_now("go", lex)
    letters = fields.steps(rest, lex)
    if question.prompt == "walk-from" and len(letters) == 1:
        return from_side(letters[0], view, question, lex)
    if not letters:
        return to_field(fields.find(rest, view, lex), view, question, lex)
    walk = fields.trail(letters, view, lex)
    if question.prompt in ("walk", "walk-on"):
        fields.check_trail(walk, view, lex)
    answer = to_field(walk[-1], view, question, lex)
    before = walk[-2] if len(walk) > 1 else fields.here(view)
    return Answer(answer.option, (("walk-from", before),)) if walk[-1] in view.rahi else answer


def from_side(letter: str, view: View, question: Question, lex: Lexicon) -> Answer:
    """`go n` when asked which way you come: the field to the north of the Rahi, told by the fields on offer."""
    goals = {g for f in question.options for g in view.island.near[f] if g in view.rahi}
    fits = [f for f in question.options for g in goals if f in view.island.near[g] and heading(g, f) == letter]
    if len(set(fits)) != 1:
        raise UserError(lex.speech.ui("err-by-number"))
    return Answer(fits[0])


def fly(rest: str, view: View, question: Question, lex: Lexicon) -> Answer:
    """`fly`, or at once `fly mangai c3`."""
    if question.prompt == "fly":
        return go(rest, view, question, lex)
    off = FLY if question.prompt == "begin" else FLY_OFF
    if question.prompt not in ("begin", "walk") or off not in question.options:
        raise UserError(lex.speech.ui("err-no-miru"))
    return Answer(off, (("fly", fields.find(rest, view, lex)),) if rest else ())


def stop(rest: str, view: View, question: Question, lex: Lexicon) -> Answer:
    """Stop here, or whatever comes nearest to it: rest, take nothing, leave it."""
    here = fields.here(view)
    if question.prompt in ("walk", "walk-on") and here in question.options:
        return Answer(here)
    if question.prompt == "begin" and REST in question.options:
        return Answer(REST)
    if question.prompt in ("walk", "begin"):
        raise UserError(lex.speech.ui("err-must-walk"))
    return no(rest, view, question, lex)


def yes(rest: str, view: View, question: Question, lex: Lexicon) -> Answer:
    """The first thing on offer, where the question is one of yes or no."""
    if question.prompt in YES_NO_PROMPTS:
        return offered(YES, question, lex, lex.speech.ui("err-only-no"))
    if question.prompt == "akaku" and len(question.options) == 2 and NOBODY in question.options:
        return Answer(question.options[0])
    raise not_now("yes", lex)


def no(rest: str, view: View, question: Question, lex: Lexicon) -> Answer:
    """Decline: nobody, nothing, not."""
    declined = {"akaku": NOBODY, "search": NOBODY, "declare": NO} | dict.fromkeys(YES_NO_PROMPTS, NO)
    if question.prompt == "keep":
        return offered(len(hand_of(view, question)) - 1, question, lex, lex.speech.ui("err-one-goes"))
    if question.prompt == "begin":
        return offered(REST, question, lex, lex.speech.ui("err-must-walk"))
    if question.prompt == "walk-on":
        return Answer(fields.here(view))
    if question.prompt == "exile" and view.seats[view.turn].at in question.options:
        return Answer(view.seats[view.turn].at)
    if question.prompt not in declined:
        raise not_now("no", lex)
    return offered(declined[question.prompt], question, lex, lex.speech.ui("err-must-akaku"))


def place(rest: str, view: View, question: Question, lex: Lexicon) -> Answer:
    """`place r2`; where any gate will do, `place r2 mangai g3`; or `place 3` by the option's number."""
    if question.prompt != "place":
        raise not_now("place", lex)
    first, _, gate = rest.partition(" ")
    turn = _TURN.fullmatch(first.casefold())
    if is_number(first):
        return Answer(numbered(first, question, lex))
    if turn is None:
        raise UserError(lex.speech.ui("err-turn", text=clip(rest)))
    at = fields.find(gate, view, lex) if gate.strip() else fields.here(view)
    return offered(at * 6 + int(turn[1]), question, lex, lex.speech.ui("err-turn-unfit", turn=int(turn[1])))


def duel(rest: str, view: View, question: Question, lex: Lexicon) -> Answer:
    """`duel vakama hau`; `duel` brings in nothing, `duel all` everything."""
    if question.prompt != "declare":
        raise not_now("duel", lex)
    seat = view.seats[view.viewer or 0]
    if lex.all.exact(rest) is not None:
        return Answer(max(question.options, key=lambda chosen: bonus(chosen, seat.hand, seat.who, view.rules)))
    chosen = 0
    for word in re.split(r"[\s,+]+", rest.strip()) if rest.strip() else []:
        left = {face: n for n, face in reversed(list(enumerate(seat.hand))) if not chosen >> n & 1}
        chosen |= 1 << left[lex.counters.find(word, left)]
    return offered(chosen, question, lex, lex.speech.ui("err-no-bonus"))


def keep(rest: str, view: View, question: Question, lex: Lexicon) -> Answer:
    """`keep A B` names all but the one that goes; with two to choose from, `keep A`."""
    if question.prompt != "keep":
        raise not_now("keep", lex)
    hand, left = hand_of(view, question), list(question.options)
    for word in re.split(r"[\s,]+", rest.strip()) if rest.strip() else []:
        faces = {hand[n]: n for n in left}
        left.remove(faces[lex.counters.find(word, faces)])
        if not left:
            break
    if len({hand[n] for n in left}) != 1:
        raise UserError(lex.speech.ui("err-one-goes"))
    return Answer(left[-1])


def drop(rest: str, view: View, question: Question, lex: Lexicon) -> Answer:
    """`drop hau`."""
    if question.prompt not in HAND_PROMPTS:
        raise not_now("drop", lex)
    if is_number(rest):
        return Answer(numbered(rest, question, lex))
    return Answer(position(rest, view, question, lex))


def take(rest: str, view: View, question: Question, lex: Lexicon) -> Answer:
    """`take key` from the pile or from another Toa."""
    if question.prompt == "search":
        return Answer(lex.counters.find(rest, [n for n in question.options if n != NOBODY]))
    if question.prompt not in ("lose", "rob"):
        raise not_now("take", lex)
    return drop(rest, view, question, lex)


ANSWERS: Final[dict[str, Callable[[str, View, Question, Lexicon], Answer]]] = {
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
