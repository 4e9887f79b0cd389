"""The Bohrok challenge as a kind of challenge. [bohrok, Bohrok Control Spaces]"""

from __future__ import annotations

from matanui.core.flow import Next
from matanui.games.cards.bohrok import control
from matanui.games.cards.data.kinds import VaCard
from matanui.games.cards.data.numbers import CARD, FACE, NO_CARD, SKILLS, VA
from matanui.games.cards.rules.fights import FIGHTS, Challenge, Source
from matanui.games.cards.state.realm import BOHROK_FIGHT, Realm
from matanui.games.cards.switches import Rules


class BohrokFight(Challenge):
    """A Toa with a Bohrok against another Toa."""

    def tie(self, rules: Rules) -> str:
        return rules.bohrok_tie

    def added(self, s: Realm, seat: int) -> Source | None:
        """The controlled Bohrok helps the challenger if the skill is its own; a Bahrag helps with any."""
        if seat != s.challenger or s.bohrok == NO_CARD:
            return None
        found = control.bohrok(s)
        fits = found.skill is None or SKILLS.index(found.skill) in s.skills
        return ("bohrok", s.bohrok, found.bonus) if fits and found.bonus else None

    def cards(self, s: Realm, seat: int) -> list[int]:
        """Bohrok Va of the breed that fights, for either side; none helps with a Bahrag. [B15]"""
        breed = getattr(CARD[s.bohrok], "breed", None)
        faces = {thing & FACE: CARD[thing & FACE] for thing in s.heroes[seat].hand}
        return sorted(c for c, found in faces.items() if isinstance(found, VaCard) and found.breed == breed)

    def piles(self, s: Realm, seat: int) -> tuple[int, ...]:
        return (VA,)

    def bonus(self, card: int) -> int:
        found = CARD[card]
        return found.bonus if isinstance(found, VaCard) else 0

    def outcome(self, s: Realm, me: int, foe: int, won: bool) -> Next:
        return control.outcome(me, foe, won)


FIGHTS[BOHROK_FIGHT] = BohrokFight()
