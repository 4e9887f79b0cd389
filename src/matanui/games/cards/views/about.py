"""What a question is about: which card is played or carried out, whose it is and whom it is meant for.

Everything follows from the steps that are still to come. What lies open anybody may know; what is still in somebody's
hand, or follows from a hand, only they.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Literal

from msgspec import Struct

from matanui.core.flow import Ask
from matanui.games.cards.data.numbers import NO_CARD
from matanui.games.cards.rules import missions
from matanui.games.cards.state.realm import NOBODY, Realm

What = Literal[
    "aim",  # whom a card is meant for that has not been shown yet
    "aim-again",  # the same of one that somebody has turned away
    "answer",  # a card has been played: may it happen?
    "counter",  # a card has answered another
    "share",  # a power that somebody shares
    "loan",  # a mask whose bonus somebody asks for
    "announce",  # a Bohrok challenge with this Krana
    "toll",  # a card for a Mission
    "limit",  # too many cards in a hand
    "prize",  # what a won Bohrok or Rahi challenge brings
    "effect",  # what a card does
]
Args = tuple[int, ...]


class About(Struct, frozen=True):
    """The card, or NO_CARD; its player and whom it is meant for, or NOBODY; and the card that it answers."""

    what: What
    card: int = NO_CARD
    by: int = NOBODY
    target: int = NOBODY
    against: int = NO_CARD


AIMED: Final = ("jump", "pull", "shove", "go_home", "steal_cards", "give_cards", "add_cooldown")  # at the second


def about(s: Realm, viewer: int | None, ask: Ask) -> About | None:
    """What the pending question is about, as far as a viewer may know."""
    if not s.stack:
        return None
    name, args = s.stack[-1]
    if name in OWN:
        return OWN[name](s, args, ask) if viewer == ask.seat else None
    return OPEN[name](s, args, ask) if name in OPEN else effect(s, name, args)


def effect(s: Realm, name: str, args: Args) -> About | None:
    """The card whose effects are being carried out: of several the last."""
    for step, found in reversed(s.stack[:-1]):
        if step == "run":
            card, _, by, target = found
            return About("effect", card, by, args[1] if name in AIMED else target)
    return None


def aim(s: Realm, args: Args, ask: Ask) -> About:
    me, card = args
    return About("aim", card, me)


def toll(s: Realm, args: Args, ask: Ask) -> About:
    """Once it is clear which Mission the card is for, that one."""
    due = [card for card, _, _ in missions.due(s, ask.seat)]
    return About("toll", NO_CARD if ask.prompt == "mission" else (s.tape or due)[0], ask.seat)


def limit(s: Realm, args: Args, ask: Ask) -> About:
    return About("limit", by=ask.seat)


def answer(s: Realm, args: Args, ask: Ask) -> About:
    card, me, target, _ = args
    return About("aim-again" if ask.prompt == "target" else "answer", card, me, target)


def counter(s: Realm, args: Args, ask: Ask) -> About:
    """Below it lies the step that seals what was answered."""
    card, me, target, _ = args
    sealed = next((found[0] for step, found in reversed(s.stack) if step == "seal"), NO_CARD)
    return About("counter", card, me, target, sealed)


def share(s: Realm, args: Args, ask: Ask) -> About:
    me, card = args
    return About("share", card, me, NOBODY if ask.seat == me else ask.seat)


def loan(s: Realm, args: Args, ask: Ask) -> About:
    """Whoever is asked for a mask sees which one."""
    me, card = args
    return About("loan", card, me) if ask.seat == me else About("loan", s.tape[0], me, ask.seat)


def rolled(s: Realm, args: Args, ask: Ask) -> About:
    card, _, me, _ = args
    return About("effect", card, me)


def announced(s: Realm, args: Args, ask: Ask) -> About:
    return About("announce", s.krana, args[0], s.defender)


def prize(s: Realm, args: Args, ask: Ask) -> About:
    me, victim = args
    return About("prize", by=me, target=victim)


Teller = Callable[[Realm, Args, Ask], About]
OWN: Final[dict[str, Teller]] = {
    "play_card": aim,
    "pay": toll,
    **dict.fromkeys(("keep_types", "trim", "shed"), limit),
}
OPEN: Final[dict[str, Teller]] = {
    "answer": answer,
    "counter": counter,
    "share": share,
    "borrow_bonus": loan,
    "heard": announced,
    "roll_off": rolled,
    **dict.fromkeys(("knock_off", "strike"), prize),
}
