"""Command words that answer a question of a card game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from matanui.core.errors import UserError
from matanui.core.questions import YES, Question
from matanui.desk.actions import Answer
from matanui.desk.cards.lexicon import CardLexicon
from matanui.desk.cards.question import card_of
from matanui.desk.cards.voice import me
from matanui.desk.lexicon import clip, plain
from matanui.desk.options import declined, of_kind
from matanui.games.cards.bohrok.control import DRAW, FIGHT
from matanui.games.cards.rahi.hunting import HUNT
from matanui.games.cards.rules.challenge import CHALLENGE_WHOM
from matanui.games.cards.rules.moving import STEP
from matanui.games.cards.rules.turn import MOVE
from matanui.games.cards.views.view import View

LED_BY_WAYS: Final = ("space", "direction", "way")  # kinds of options that a compass word can mean


def not_now(command: str, lex: CardLexicon) -> UserError:
    """The question at hand does not ask for this; the command is named as people type it in their language."""
    return UserError(lex.speech.ui("err-not-now", command=lex.word(command)))


def named(line: str, view: View, question: Question, lex: CardLexicon) -> Answer:
    """What the question offers under this name."""
    offers = lex.offers(view, question)
    if not offers.candidates(line):
        near = offers.close(line)
        if near:
            raise UserError(lex.speech.ui("err-several", text=clip(line), names=offers.called(near)))
        raise UserError(lex.speech.ui("err-by-number"))
    return Answer(offers.find(line))


def ways_of(rest: str, lex: CardLexicon) -> list[int]:
    """Directions, if every word is one."""
    found = [lex.ways.get(plain(word), -1) for word in rest.replace(",", " ").split()]
    return [] if -1 in found else found


def go(rest: str, view: View, question: Question, lex: CardLexicon) -> Answer:
    """`go n n e`, `go g7`; before the movement has begun it begins."""
    ways = ways_of(rest, lex)
    if len(ways) == 1 and ways[0] in of_kind(question, "direction"):
        return Answer(ways[0])
    if MOVE in of_kind(question, "way"):
        return Answer(MOVE, tuple((STEP, n) for n in trail(rest, ways, view, lex)))
    if not of_kind(question, "space"):
        raise not_now("go", lex)
    if not ways:
        return named(rest, view, question, lex)
    walk = trail(rest, ways, view, lex)
    if walk[0] not in question.options:
        raise UserError(lex.voice.ui("err-closed", space=lex.voice.space(view, walk[0])))
    return Answer(walk[0], tuple((question.prompt, n) for n in walk[1:]))


def trail(rest: str, ways: list[int], view: View, lex: CardLexicon) -> list[int]:
    """The spaces of a walk; a neighbour may be named; nothing is no step yet."""
    at, walk, toward = me(view).at, [], view.rules.atlas.toward
    there = view.rules.atlas.space.get(plain(rest))
    if there is not None and there in toward[at]:
        return [there]
    if rest and not ways:
        raise UserError(lex.voice.ui("err-way"))
    for way in ways:
        before, at = at, toward[at][way]
        if at < 0:
            raise UserError(lex.voice.ui("err-sea", space=lex.voice.space(view, before)))
        walk.append(at)
    return walk


def stop(rest: str, view: View, question: Question, lex: CardLexicon) -> Answer:
    """Stop here; elsewhere it declines."""
    moves = question.prompt is STEP or question.prompt.can_pick("way")
    if moves and declined(question) is None:
        raise UserError(lex.voice.ui("err-must-move"))
    return pass_("", view, question, lex)


def challenge(rest: str, view: View, question: Question, lex: CardLexicon) -> Answer:
    """`challenge pohatu`; on a Bohrok Control space at once with a name; before moving, a Rahi."""
    playing = {hero.toa: n for n, hero in enumerate(view.heroes) if n != view.viewer and hero.toa >= 0}
    then = ((CHALLENGE_WHOM, playing[lex.toa.find(rest, playing)]),) if rest else ()
    seats = of_kind(question, "seat")
    if seats:
        offered = {toa: n for toa, n in playing.items() if n in seats}
        if not rest and len(offered) > 1:
            raise UserError(lex.voice.ui("err-whom"))
        return Answer(offered[lex.toa.find(rest, offered)] if rest else next(iter(offered.values())))
    if FIGHT in of_kind(question, "control"):
        return Answer(FIGHT, then)
    if HUNT in of_kind(question, "way"):
        return Answer(HUNT, then)
    raise UserError(lex.voice.ui("err-no-challenge"))


def play(rest: str, view: View, question: Question, lex: CardLexicon) -> Answer:
    """`play akaku`: a card, a power or a mask that the question offers."""
    cards = [option for option in question.options if card_of(view, question, option) is not None]
    if not cards:
        raise UserError(lex.voice.ui("err-nothing-to-play"))
    offers = lex.offers(view, question)
    if not rest:
        raise UserError(lex.voice.ui("err-play-what", named=offers.called(cards)))
    return Answer(offers.find(rest, cards))


def pass_(rest: str, view: View, question: Question, lex: CardLexicon) -> Answer:
    """Decline."""
    nothing = declined(question)
    if nothing is None:
        raise UserError(lex.voice.ui("err-no-pass"))
    return Answer(nothing)


def draw(rest: str, view: View, question: Question, lex: CardLexicon) -> Answer:
    """`draw`; where several piles are open, `draw rahi`."""
    if of_kind(question, "draw"):
        return Answer(YES)
    if DRAW in of_kind(question, "control"):
        return Answer(DRAW)
    if not of_kind(question, "pile"):
        raise not_now("draw", lex)
    return named(rest, view, question, lex)


def yes(rest: str, view: View, question: Question, lex: CardLexicon) -> Answer:
    """Where the question is one of yes or no."""
    if YES in of_kind(question, "yes-no", "draw"):
        return Answer(YES)
    raise not_now("yes", lex)


def no(rest: str, view: View, question: Question, lex: CardLexicon) -> Answer:
    """The same as `pass`."""
    return pass_(rest, view, question, lex)


ANSWERS: Final[dict[str, Callable[[str, View, Question, CardLexicon], Answer]]] = {
    "go": go,
    "stop": stop,
    "challenge": challenge,
    "play": play,
    "pass": pass_,
    "draw": draw,
    "yes": yes,
    "no": no,
}
