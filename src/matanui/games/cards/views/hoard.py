"""How near each hand is to winning by Krana, as far as a viewer can tell."""

from __future__ import annotations

from typing import Final, get_args

from matanui.games.cards.bohrok.holding import collected
from matanui.games.cards.data.kinds import Breed, KranaCard
from matanui.games.cards.data.numbers import BACK, CARD, KRANA, PILE_OF
from matanui.games.cards.switches import Rules
from matanui.games.cards.views.view import View

BREEDS: Final = get_args(Breed)
Bounds = tuple[int, int]


def hoards(view: View) -> list[Bounds]:
    """So many Krana of each hand count for the win at least, and so many at most."""
    unseen = view.unseen[KRANA]
    return [bounds(view.rules, known_in(h.hand), h.hand.count(BACK + KRANA), unseen) for h in view.heroes]


def known_in(hand: list[int]) -> list[int]:
    """The Krana of a hand that the viewer sees."""
    return [card for card in hand if card < BACK and PILE_OF[card] == KRANA]


def bounds(rules: Rules, known: list[int], hidden: int, unseen: list[int]) -> Bounds:
    """Hidden cards add at most what the viewer has not seen elsewhere."""
    least = collected(rules, known) if known else 0
    if not hidden:
        return least, least
    if rules.win_krana == "types" or rules.krana_kal_wild:
        return least, min(least + hidden, collected(rules, known + unseen))
    have, more = [breed_of(n) for n in known], [breed_of(n) for n in unseen]
    return least, max(have.count(breed) + min(hidden, more.count(breed)) for breed in BREEDS)


def breed_of(n: int) -> str | None:
    """The breed of a Krana."""
    card = CARD[n]
    return card.breed if isinstance(card, KranaCard) else None
