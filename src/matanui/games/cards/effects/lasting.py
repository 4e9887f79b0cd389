"""Verbs about what lasts for a time, and about answers."""

from __future__ import annotations

from typing import Literal

from matanui.core.flow import Next
from matanui.games.cards.data.kinds import ActionCard, NobleMaskCard
from matanui.games.cards.data.numbers import CARD
from matanui.games.cards.data.printed import EFFECTS
from matanui.games.cards.data.terms import ActionType, Until, Who
from matanui.games.cards.data.verb import Verb
from matanui.games.cards.rules.lasting import BARS, LATER, TURN_END, UNTIL
from matanui.games.cards.state import verbs
from matanui.games.cards.state.realm import Realm


class Bar(Verb, frozen=True):
    """For a time somebody may not do a thing; barred from Great Masks, they take theirs off."""

    what: Literal["portals", "challenges", "draws", "rahi", "defend", "great_masks", "being_challenged"]
    until: Until
    who: Who = "you"

    def does(self, s: Realm, me: int, seats: list[int], card: int) -> Next:
        until = UNTIL.index(self.until)
        for seat in seats:
            now = until == TURN_END and s.turn == seat  # their next turn is the one after this
            verbs.bar(s, seat, BARS.index(self.what), LATER if now else until, card)
        return ()

    def bars(self, what: str) -> bool:
        return self.what == what


class Burden(Verb, frozen=True):
    """Be weaker in every challenge for a time."""

    amount: int
    until: Until
    who: Who = "you"

    def does(self, s: Realm, me: int, seats: list[int], card: int) -> Next:
        for seat in seats:
            verbs.burden(s, seat, self.amount)
        return ()

    def weighs(self) -> int:
        return self.amount


class Cancel(Verb, frozen=True):
    """A Game Action card just played does nothing; or another Komau does not."""

    types: tuple[ActionType | Literal["komau"], ...]
    aimed_at: Literal["you", "anybody"]

    def answers(self, card: int, aimed: bool) -> bool:
        """Komau answers Game Action cards and Komau, and no other mask. [K8, T14]"""
        found = CARD[card]
        kind = found.type if isinstance(found, ActionCard) else "komau" if is_komau(card) else ""
        return kind in self.types and (self.aimed_at == "anybody" or aimed)


def is_komau(card: int) -> bool:
    """A mask that cancels."""
    return isinstance(CARD[card], NobleMaskCard) and any(isinstance(e, Cancel) for e in EFFECTS[card])
