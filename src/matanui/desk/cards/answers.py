"""Command words that answer a question of a card game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from matanui.core.errors import UserError
from matanui.desk.actions import Answer
from matanui.desk.cards.asking import card_of
from matanui.desk.cards.island import ABOUT_SPACES
from matanui.desk.cards.lexicon import OF_SEATS, YES_NO, CardLexicon
from matanui.desk.cards.voice import me
from matanui.desk.lexicon import clip, plain
from matanui.games.cards.bohrok.control import DRAW, FIGHT
from matanui.games.cards.data.atlas import SPACE, TOWARD
from matanui.games.cards.data.numbers import PILES
from matanui.games.cards.rules.steps import NO, PASS, YES
from matanui.games.cards.rules.turn import HUNT, MOVE
from matanui.games.cards.views.view import Question, View


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
    prompt = question.prompt
    ways = ways_of(rest, lex)
    if prompt == "shove" and len(ways) == 1 and ways[0] in question.options:
        return Answer(ways[0])
    if prompt not in (*ABOUT_SPACES, "act") or (prompt == "act" and MOVE not in question.options):
        raise not_now("go", lex)
    if prompt == "act":
        return Answer(MOVE, tuple(("step", n) for n in trail(rest, ways, view, lex)))
    if not ways:
        return named(rest, view, question, lex)
    walk = trail(rest, ways, view, lex)
    if walk[0] not in question.options:
        raise UserError(lex.voice.ui("err-closed", space=lex.voice.space(view, walk[0])))
    return Answer(walk[0], tuple((prompt, n) for n in walk[1:]))


def trail(rest: str, ways: list[int], view: View, lex: CardLexicon) -> list[int]:
    """The spaces of a walk; a neighbour may be named; nothing is no step yet."""
    at, walk = me(view).at, []
    if plain(rest) in SPACE and SPACE[plain(rest)] in TOWARD[at]:
        return [SPACE[plain(rest)]]
    if rest and not ways:
        raise UserError(lex.voice.ui("err-way"))
    for way in ways:
        before, at = at, TOWARD[at][way]
        if at < 0:
            raise UserError(lex.voice.ui("err-sea", space=lex.voice.space(view, before)))
        walk.append(at)
    return walk


def stop(rest: str, view: View, question: Question, lex: CardLexicon) -> Answer:
    """Stop here; elsewhere it declines."""
    if question.prompt in ("step", "act") and PASS not in question.options:
        raise UserError(lex.voice.ui("err-must-move"))
    return pass_("", view, question, lex)


def challenge(rest: str, view: View, question: Question, lex: CardLexicon) -> Answer:
    """`challenge pohatu`; on a Bohrok Control space at once with a name; before moving, a Rahi."""
    playing = {hero.toa: n for n, hero in enumerate(view.heroes) if n != view.viewer and hero.toa >= 0}
    then = (("challenge", playing[lex.toa.find(rest, playing)]),) if rest else ()
    if question.prompt in OF_SEATS:
        offered = {toa: n for toa, n in playing.items() if n in question.options}
        if not rest and len(offered) > 1:
            raise UserError(lex.voice.ui("err-whom"))
        return Answer(offered[lex.toa.find(rest, offered)] if rest else next(iter(offered.values())))
    if question.prompt == "control" and FIGHT in question.options:
        return Answer(FIGHT, then)
    if question.prompt == "act" and HUNT in question.options:
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
    if PASS in question.options:
        return Answer(PASS)
    if question.prompt in YES_NO and NO in question.options:
        return Answer(NO)
    raise UserError(lex.voice.ui("err-no-pass"))


def draw(rest: str, view: View, question: Question, lex: CardLexicon) -> Answer:
    """`draw`; where several piles are open, `draw rahi`."""
    if question.prompt == "draw":
        return Answer(YES)
    if question.prompt == "control" and DRAW in question.options:
        return Answer(DRAW)
    if question.prompt != "draw-from":
        raise not_now("draw", lex)
    by_id = {plain(PILES[n]): n for n in question.options if 0 <= n < len(PILES)}
    return Answer(by_id[plain(rest)]) if plain(rest) in by_id else named(rest, view, question, lex)


def yes(rest: str, view: View, question: Question, lex: CardLexicon) -> Answer:
    """Where the question is one of yes or no."""
    if question.prompt in (*YES_NO, "draw") and YES in question.options:
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
