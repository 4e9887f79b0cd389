"""Questions of the card games and their options, as messages for the seat that is asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from matanui.core.flow import CHANCE
from matanui.core.message import Message
from matanui.core.questions import Question
from matanui.games.cards.bohrok.control import NEW
from matanui.games.cards.rules.about import About
from matanui.games.cards.rules.additions import WAYS
from matanui.games.cards.rules.options import PLAY
from matanui.games.cards.rules.turn import MOVE
from matanui.games.cards.state.realm import NOBODY
from matanui.games.cards.views.view import HeroView, View
from matanui.games.cards.words import names
from matanui.games.cards.words.events import is_power

Option = Callable[[View, str, int], Message]
Args = dict[str, str | int | Message | list[Message]]


def prompt(view: View) -> Message:
    """The question to the viewer, or whom everybody waits for."""
    if view.question is None:
        return waiting(view)
    name = view.question.prompt.name
    return PROMPTS[name](view, view.question) if name in PROMPTS else Message(f"cards-ask-{name}")


def option(view: View, option: int) -> Message:
    """One answer to the viewer's question."""
    if view.question is None:
        raise ValueError("nobody asks this viewer")
    asked = view.question.prompt
    return OPTIONS[asked.kind_of(option).name](view, asked.name, option)


def waiting(view: View) -> Message:
    """Somebody else is asked, or nobody any more."""
    if view.waiting is None:
        return Message("cards-ask-over")
    if view.waiting == CHANCE:
        return Message("cards-ask-chance")
    who = view.heroes[view.waiting].toa
    if who < 0:
        return Message("cards-ask-wait-seat", {"seat": view.waiting + 1})
    return Message("cards-ask-wait", {"who": names.toa(who)})


def me(view: View) -> HeroView:
    """The viewer's own side of the table."""
    return view.heroes[view.viewer or 0]


# --- questions


def ask_step(view: View, q: Question) -> Message:
    return Message("cards-ask-step" if view.trail else "cards-ask-step-first", {"steps": view.steps})


def ask_interlude(view: View, q: Question) -> Message:
    return Message("cards-ask-interlude", {"who": seat(view, view.turn)})


def ask_fight(view: View, q: Question) -> Message:
    """How the challenge stands for the side that would lose now."""
    fight = view.fight
    assert fight is not None
    first = view.viewer == fight.challenger
    mine, theirs = fight.totals if first else fight.totals[::-1]
    if mine < 0:
        return Message("cards-ask-fight-void")
    foe = seat(view, fight.defender if first else fight.challenger)
    return Message("cards-ask-fight", {"mine": str(mine), "theirs": str(theirs), "foe": foe})


def ask_meddle(view: View, q: Question) -> Message:
    fight = view.fight
    assert fight is not None
    who, foe = seat(view, fight.challenger), seat(view, fight.defender)
    mine, theirs = fight.totals
    return Message("cards-ask-meddle", {"who": who, "foe": foe, "mine": str(max(mine, 0)), "theirs": str(theirs)})


def of(view: View) -> About:
    """What the question is about; some always are about something."""
    assert view.about is not None
    return view.about


def ask_answer(view: View, q: Question) -> Message:
    """A card has been played, perhaps on the viewer, or it has answered another one."""
    about = of(view)
    args: Args = {"who": seat(view, about.by), "card": names.card(about.card)}
    if about.what == "counter":
        return Message("cards-ask-counter", args | {"other": names.card(about.against)})
    return at_whom("cards-ask-answer", view, args)


def at_whom(name: str, view: View, args: Args) -> Message:
    """The same question in other words if it is about the viewer, or about nobody."""
    target = of(view).target
    if target == NOBODY:
        return Message(name, args)
    return Message(f"{name}-me", args) if target == view.viewer else Message(f"{name}-at", args | {"target": aim(view)})


def aim(view: View) -> Message:
    """Whom it is meant for."""
    return seat(view, of(view).target)


def ask_target(view: View, q: Question) -> Message:
    again = "-again" if of(view).what == "aim-again" else ""
    return Message(f"cards-ask-target{again}", {"card": names.card(of(view).card)})


def ask_accept(view: View, q: Question) -> Message:
    """A mask is asked for, or a power is offered."""
    loan = "-loan" if of(view).what == "loan" else ""
    return Message(f"cards-ask-accept{loan}", {"who": seat(view, of(view).by), "card": names.card(of(view).card)})


def ask_share(view: View, q: Question) -> Message:
    return Message("cards-ask-share", {"card": names.card(of(view).card)})


def ask_announce(view: View, q: Question) -> Message:
    return at_whom("cards-ask-announce", view, {"who": seat(view, of(view).by), "card": names.card(view.bohrok)})


def ask_discard(view: View, q: Question) -> Message:
    """Because of a card, or because of too many."""
    about = view.about
    if about is not None and about.what == "effect":
        return Message("cards-ask-discard-by", {"card": names.card(about.card)})
    return Message("cards-ask-discard-limit" if about is not None else "cards-ask-discard")


def ask_mission(view: View, q: Question) -> Message:
    """Which Mission gets a card, or is done by one."""
    return Message("cards-ask-mission-pay" if of(view).what == "toll" else "cards-ask-mission")


def ask_pay(view: View, q: Question) -> Message:
    return Message("cards-ask-pay", {"card": names.card(of(view).card)})


def ask_space(view: View, q: Question) -> Message:
    """For oneself, or for somebody else."""
    if view.about is None or of(view).target in (view.viewer, NOBODY):
        return Message(f"cards-ask-{q.prompt.name}")
    return Message(f"cards-ask-{q.prompt.name}-other", {"target": aim(view)})


def ask_whose(view: View, q: Question) -> Message:
    """What is done to somebody."""
    return Message(f"cards-ask-{q.prompt.name}", {"target": aim(view)})


PROMPTS: Final[dict[str, Callable[[View, Question], Message]]] = {
    "step": ask_step,
    "interlude": ask_interlude,
    "fight": ask_fight,
    "meddle": ask_meddle,
    "answer": ask_answer,
    "target": ask_target,
    "accept": ask_accept,
    "share": ask_share,
    "announce": ask_announce,
    "discard": ask_discard,
    "mission": ask_mission,
    "pay": ask_pay,
    **dict.fromkeys(("place", "pull"), ask_space),
    **dict.fromkeys(("give", "shove", "knock", "tire", "rahi-effect"), ask_whose),
}


# --- options, by their kind


def seat(view: View, n: int) -> Message:
    return names.toa(view.heroes[n].toa)


def play_option(view: View, asked: str, option: int) -> Message:
    """A card of the hand, the power of a mask, or in a challenge a mask's bonus."""
    card = option - PLAY
    verb = "play" if not is_power(card) else "wear" if asked == "fight" else "use"
    return Message(f"cards-option-{verb}", {"card": names.card(card)})


def pass_option(view: View, asked: str, option: int) -> Message:
    """Each question words its own way to decline."""
    return Message(f"cards-pass-{asked}")


def worded(view: View, asked: str, option: int) -> Message:
    """Each question words these options itself, by their ids."""
    assert view.question is not None
    return Message(f"cards-option-{asked}-{view.question.prompt.kind_of(option).id_of(None, None, option)}")


def toa_option(view: View, asked: str, who: int) -> Message:
    return Message("cards-option-toa", {"toa": names.toa(who)})


def seat_option(view: View, asked: str, n: int) -> Message:
    return seat(view, n)


def space_option(view: View, asked: str, n: int) -> Message:
    """A space, and who stands there."""
    name = names.space(n, view.rules)
    there = [names.toa(h.toa) for k, h in enumerate(view.heroes) if k != view.viewer and h.at == n]
    return Message("cards-option-space", {"space": name, "there": there}) if there else name


def held_option(view: View, asked: str, place: int) -> Message:
    return names.card(me(view).hand[place])


def card_option(view: View, asked: str, n: int) -> Message:
    return names.card(n)


def way_option(view: View, asked: str, way: int) -> Message:
    """A movement that must be skipped is no movement."""
    skipped = way == MOVE and me(view).skips
    return Message("cards-option-skip" if skipped else f"cards-option-{WAYS.at[way].id}")


def krana_option(view: View, asked: str, answer: int) -> Message:
    """What a defender who stood firm may draw depends on the table."""
    new = "va" if view.rules.bohrok_defend_prize == "va_or_used" else "krana"
    if asked == "krana-spoils" and answer == NEW:
        return Message(f"cards-option-krana-spoils-{new}")
    return worded(view, asked, answer)


OPTIONS: Final[dict[str, Option]] = {
    "play": play_option,
    "pass": pass_option,
    "yes-no": worded,
    "toa": toa_option,
    "seat": seat_option,
    "space": space_option,
    "held-card": held_option,
    "card": card_option,
    "way": way_option,
    "control": worded,
    "krana-choice": krana_option,
    "draw": lambda view, asked, option: Message("cards-option-draw-yes"),
    "pile": lambda view, asked, pile: names.back(pile),
    "skill": lambda view, asked, skill: names.skill(skill),
    "direction": lambda view, asked, way: names.direction(way),
    "mask": lambda view, asked, mask: names.mask(mask),
    "deck": lambda view, asked, deck: names.deck(deck),
}
