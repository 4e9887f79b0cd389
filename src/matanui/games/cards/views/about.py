"""What a pending question is about, as far as a viewer may know."""

from __future__ import annotations

from matanui.core.flow import Ask
from matanui.games.cards.data.numbers import NO_CARD
from matanui.games.cards.rules.about import PRIVATE, About
from matanui.games.cards.rules.steps import BOOK, CARRIES_OUT
from matanui.games.cards.state.realm import NOBODY, Realm


def about(s: Realm, viewer: int | None, ask: Ask) -> About | None:
    """What the question itself says; otherwise the card that is being carried out."""
    found: About | None = ask.about
    if found is None or (found.what == "effect" and found.card == NO_CARD):
        return carried_out(s, NOBODY if found is None else found.target)
    return None if found.what in PRIVATE and viewer != ask.seat else found


def carried_out(s: Realm, target: int) -> About | None:
    """The card whose effects are being carried out, of several the last."""
    for step in reversed(s.stack[:-1]):
        found = BOOK.trait(step, CARRIES_OUT)
        if found is not None:
            card, by, aim = found
            return About("effect", card, by, aim if target == NOBODY else target)
    return None
