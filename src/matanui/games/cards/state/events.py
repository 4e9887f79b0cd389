"""What can happen in the card games. `seat`, `by` and `victim` are seats, `space` a space, `card` a card's number."""

from __future__ import annotations

from msgspec.structs import replace

from matanui.core.events import Event, knows
from matanui.games.cards.data.numbers import BACK, pile_of


class Chose(Event, frozen=True):
    seat: int
    toa: int


class FoilTaken(Event, frozen=True):
    """A foil mask in place of the plain one."""

    seat: int
    card: int


class Brought(Event, frozen=True):
    """A deck of Game Actions for this game: the place of a theme, or one of the player's own."""

    seat: int
    deck: int


class Built(Event, frozen=True):
    """A card goes face up into a deck that is being built."""

    seat: int
    card: int


class Order(Event, frozen=True):
    """A roll of the D12 to see who begins."""

    seat: int
    pips: int


class Began(Event, frozen=True):
    seat: int


class Turn(Event, frozen=True):
    seat: int
    round: int


class Stepped(Event, frozen=True):
    seat: int
    space: int


class Placed(Event, frozen=True):
    """Put somewhere by a card, a power or a portal; nothing on the way counts."""

    seat: int
    by: int
    space: int


class Skipped(Event, frozen=True):
    """A movement that does not take place."""

    seat: int


class Secret(Event, frozen=True):
    """An event about a card that only some seats know; the others see its back."""

    card: int
    knows: int

    def seen_by(self, viewer: int | None) -> Event:
        return self if knows(self.knows, viewer) else replace(self, card=BACK + pile_of(self.card))


class Drew(Secret, frozen=True):
    seat: int


class Took(Secret, frozen=True):
    """A card that goes from one hand to another."""

    seat: int
    victim: int


class Peeked(Event, frozen=True):
    """Somebody looks at the top of a pile."""

    seat: int
    pile: int
    cards: list[int]

    def seen_by(self, viewer: int | None) -> Event:
        return self if viewer == self.seat else replace(self, cards=[BACK + self.pile for _ in self.cards])


class Discarded(Event, frozen=True):
    seat: int
    card: int


class Reshuffled(Event, frozen=True):
    pile: int


class Played(Event, frozen=True):
    """A card or a power, perhaps against somebody."""

    seat: int
    card: int
    target: int


class Cancelled(Event, frozen=True):
    card: int


class Attached(Event, frozen=True):
    seat: int
    card: int


class MissionTaken(Event, frozen=True):
    seat: int
    card: int


class Paid(Event, frozen=True):
    """A part of a mission."""

    seat: int
    card: int
    n: int


class MissionDone(Event, frozen=True):
    seat: int
    card: int


class Rolled(Event, frozen=True):
    """A D12."""

    seat: int
    pips: int


class Challenged(Event, frozen=True):
    seat: int
    victim: int
    card: int


class SkillNamed(Event, frozen=True):
    """From now on this skill is compared."""

    seat: int
    skill: int


class Points(Event, frozen=True):
    """A line of the challenge's ledger."""

    seat: int
    card: int
    amount: int


class Settled(Event, frozen=True):
    """The totals of a challenge, and who has won it."""

    seat: int
    victim: int
    total: int
    against: int
    won: bool


class MaskWon(Event, frozen=True):
    seat: int
    card: int


class Bound(Event, frozen=True):
    """Something that lasts: a bar, a burden, a lingering effect, a movement to skip."""

    seat: int
    card: int


class Freed(Event, frozen=True):
    """It is over."""

    seat: int
    card: int


class BohrokUp(Event, frozen=True):
    card: int


class KranaLaid(Event, frozen=True):
    seat: int
    card: int


class KranaTaken(Event, frozen=True):
    seat: int
    card: int


class KnockedOff(Event, frozen=True):
    seat: int
    victim: int
    card: int


class Won(Event, frozen=True):
    seat: int


class Stalemate(Event, frozen=True):
    round: int
