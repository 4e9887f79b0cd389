"""What happened in a card game, as messages. Every class of `events` has one entry or more in the catalogues."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from matanui.core.events import Event
from matanui.core.message import Message
from matanui.games.cards.data.kinds import ChallengeCard, GreatMaskCard, NobleMaskCard, RahiCard, TuragaCard
from matanui.games.cards.data.numbers import BACK, CARD, NO_CARD
from matanui.games.cards.state import events as ev
from matanui.games.cards.switches import Rules
from matanui.games.cards.words.names import card, cards, deck, pile, skill, space, toa

Args = dict[str, str | int | Message | list[Message]]
AS_WORDS: Final[dict[str, Callable[[Any], str | int | Message | list[Message]]]] = {
    "toa": toa,
    "card": card,
    "cards": lambda numbers: [Message("cards-quoted", {"card": name}) for name in cards(numbers)],
    "pile": pile,
    "deck": deck,
    "skill": skill,
    "pips": int,
    "round": int,
    "n": int,
    "amount": lambda points: str(abs(points)),  # as printed: 1000 has no comma
    "total": str,
    "against": str,
}


def event(e: Event, seats: list[int], rules: Rules) -> Message:
    """An event as a sentence. `seats` says which Toa each seat plays; the rules, what the spaces are."""
    return Message(f"cards-event-{type(e).__name__.lower()}{shade(e)}", args_of(e, seats, rules))


def shade(e: Event) -> str:
    """Events that are told in more than one way."""
    if isinstance(e, ev.Secret):
        return "-hidden" if e.card >= BACK else ""
    if isinstance(e, ev.Peeked):
        return "-hidden" if all(n >= BACK for n in e.cards) else ""
    if isinstance(e, ev.Placed):
        return "" if e.by == e.seat else "-by"
    if isinstance(e, ev.Played):
        return f"{'-power' if is_power(e.card) else ''}{'-at' if e.target != NO_CARD else ''}"
    if isinstance(e, ev.Challenged):
        return "-rahi" if isinstance(CARD[e.card], RahiCard) else ""
    if isinstance(e, ev.Points):
        return "-off" if e.amount < 0 else ""
    if isinstance(e, ev.Settled):
        if e.won and e.total == e.against == 0:
            return "-sure"  # a card has won it: nothing was compared
        return "-void" if e.total < 0 else "-won" if e.won else "-lost"
    if isinstance(e, ev.MaskWon | ev.Attached):
        return f"-{CARD[e.card].__struct_config__.tag}"
    return ""


def is_power(n: int) -> bool:
    """Is it the power of a mask or a Turaga card, and no card of a hand?"""
    return isinstance(CARD[n], GreatMaskCard | NobleMaskCard | TuragaCard)


def args_of(e: Event, seats: list[int], rules: Rules) -> Args:
    """The arguments that the sentences may name."""
    args: Args = {}
    for name in e.__struct_fields__:
        value = getattr(e, name)
        if name in ("seat", "by", "victim"):
            args["who" if name == "seat" else name] = toa(seats[value])
        elif name == "space":
            args[name] = space(value, rules)
        elif name in AS_WORDS:
            args[name] = AS_WORDS[name](value)
    return args | extra(e, seats)


def extra(e: Event, seats: list[int]) -> Args:
    """What a sentence needs besides the fields of its event."""
    if isinstance(e, ev.Chose | ev.Brought | ev.Built):
        return {"player": e.seat + 1}
    if isinstance(e, ev.Played) and e.target != NO_CARD:
        return {"target": toa(seats[e.target])}
    if isinstance(e, ev.Peeked):
        return {"count": len(e.cards)}
    if isinstance(e, ev.Challenged):
        return {"skills": skills_of(e.card)}
    return {}


def skills_of(n: int) -> list[Message]:
    """What a challenge card, or a Rahi, compares."""
    found = CARD[n]
    if isinstance(found, ChallengeCard):
        return [Message(f"skill-{name}") for name in found.skills]
    return [Message(f"skill-{found.skill}")] if isinstance(found, RahiCard) else []
