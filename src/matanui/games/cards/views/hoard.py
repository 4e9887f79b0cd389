"""How near each hand is to winning by Krana, as far as somebody else can tell."""

from __future__ import annotations

from typing import Final

from matanui.games.cards.bohrok.control import collected
from matanui.games.cards.data.kinds import KranaCard
from matanui.games.cards.data.numbers import ALL_SEE, CARD, FACE, KRANA, PILE_OF, eye
from matanui.games.cards.state.realm import Hero, Realm

BREED: Final = [(card.breed or "") if isinstance(card, KranaCard) else "" for card in CARD]
BREEDS: Final = sorted({*BREED} - {""})
Bounds = tuple[int, int]


def hoards(s: Realm, viewer: int | None) -> list[Bounds]:
    """So many Krana of each hand count for the win at least, and so many at most."""
    mark = ALL_SEE if viewer is None else eye(viewer)
    held = [krana_in(hero) for hero in s.heroes]
    hidden = [[thing & FACE for thing in hand if thing & mark != mark] for hand in held]
    known = [[thing & FACE for thing in hand if thing & mark == mark] for hand in held]
    if not any(hidden):
        return [(n, n) for n in (collected(s.rules, cards) for cards in known)]
    tops = [thing & FACE for thing in s.tops[KRANA] if thing & mark != mark]
    unseen = [*s.piles[KRANA], *tops, *(card for cards in hidden for card in cards)]
    return [bounds(s, cards, len(behind), unseen) for cards, behind in zip(known, hidden, strict=True)]


def krana_in(hero: Hero) -> list[int]:
    """The Krana of a hand, as things."""
    return [thing for thing in hero.hand if PILE_OF[thing & FACE] == KRANA]


def bounds(s: Realm, known: list[int], hidden: int, unseen: list[int]) -> Bounds:
    """Hidden cards add at most what the viewer has not seen elsewhere."""
    least = collected(s.rules, known) if known else 0
    if not hidden:
        return least, least
    if s.rules.win_krana == "types" or s.rules.krana_kal_wild:
        return least, min(least + hidden, collected(s.rules, known + unseen))
    have, more = [BREED[n] for n in known], [BREED[n] for n in unseen]
    return least, max(have.count(breed) + min(hidden, more.count(breed)) for breed in BREEDS)
