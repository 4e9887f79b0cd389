"""The Rahi challenge as a kind of challenge. [masks, Rahi Challenge Rules]"""

from __future__ import annotations

from matanui.core.flow import Next
from matanui.games.cards.data.kinds import ActionCard, RahiDefend, RahiEffect
from matanui.games.cards.data.numbers import CARD, NO_CARD, RAHI
from matanui.games.cards.rahi.hunting import held, strike
from matanui.games.cards.rules.feasible import can_play
from matanui.games.cards.rules.fights import FIGHTS, Challenge, Source
from matanui.games.cards.rules.lasting import is_barred
from matanui.games.cards.state.realm import RAHI_FIGHT, Realm
from matanui.games.cards.state.verbs import UNTIL_GREAT
from matanui.games.cards.switches import Rules


class RahiFight(Challenge):
    """A Rahi against the skill of a Toa."""

    def tie(self, rules: Rules) -> str:
        """[R1]"""
        return rules.rahi_tie

    def instead(self, s: Realm, seat: int) -> Source | None:
        """The challenger has the value of the Rahi."""
        return ("value", s.trial[0] if s.trial else NO_CARD, s.value) if seat == s.challenger else None

    def admits(self, s: Realm, card: int) -> bool:
        """Bonus, Reward and Penalty cards stay out. [R7]"""
        found = CARD[card]
        return s.rules.action_in_rahi == "any" or (isinstance(found, ActionCard) and found.type == "infected")

    def cards(self, s: Realm, seat: int) -> list[int]:
        """The challenged Toa may play Defend cards. [R8]"""
        if seat != s.defender or is_barred(s, seat, "defend"):
            return []
        return [card for card in held(s, seat, RahiDefend) if can_play(s, seat, card)]

    def piles(self, s: Realm, seat: int) -> tuple[int, ...]:
        return (RAHI,) if seat == s.defender else ()

    def wakes(self, s: Realm, rest: int) -> bool:
        """Counters are cleared, too; tools wait for a Great Mask Challenge. [K14, K18]"""
        return s.rules.rahi_resets_masks and rest != UNTIL_GREAT

    def outcome(self, s: Realm, me: int, foe: int, won: bool) -> Next:
        """After a success the Effect is played on the victim; a failure costs only the two cards."""
        return (strike(me, me if s.rebounds else foe),) if won and held(s, me, RahiEffect) else ()


FIGHTS[RAHI_FIGHT] = RahiFight()
