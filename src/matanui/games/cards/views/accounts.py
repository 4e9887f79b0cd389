"""The ledger of a challenge, line by line: what each side brings, and who wins a tie. Lines add up to the totals."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from matanui.games.cards.data.numbers import NO_CARD
from matanui.games.cards.data.printed import EFFECTS
from matanui.games.cards.rules import totals
from matanui.games.cards.rules.fights import FIGHTS, Why
from matanui.games.cards.rules.lasting import is_barred
from matanui.games.cards.state.realm import Realm


class Entry(Struct, frozen=True):
    """One line: for whom, why, what gives the points, how many now, and by which card where that is another one."""

    seat: int
    why: Why
    of: int
    amount: int
    by: int = NO_CARD


def entries(s: Realm) -> list[Entry]:
    """Both sides, the challenger first; nothing before a skill is known."""
    if not s.skills:
        return []
    return [entry for seat in (s.challenger, s.defender) for entry in (*base(s, seat), *played(s, seat))]


def base(s: Realm, seat: int) -> Iterator[Entry]:
    """What counts without being played."""
    kind = FIGHTS[s.fight]
    if (instead := kind.instead(s, seat)) is not None:
        yield Entry(seat, *instead)
        return
    skills = [Entry(seat, "skill", skill, totals.skill_of(s, seat, skill)) for skill in s.skills]
    yield from skills if s.rules.gmc_multi != "best" else [max(skills, key=lambda entry: entry.amount)]
    yield from worn(s, seat)
    if (more := kind.added(s, seat)) is not None:
        yield Entry(seat, *more)
    yield from weights(s, seat)


def worn(s: Realm, seat: int) -> Iterator[Entry]:
    """Attached cards that fit the skill, also if they give nothing because of another card."""
    hero = s.heroes[seat]
    for card in (hero.worn, hero.guide):
        worth = totals.worth(s, card) if card != NO_CARD else 0
        if worth:
            mute = card in s.muted or (card == hero.worn and is_barred(s, seat, "great_masks"))
            yield Entry(seat, "worn", card, 0 if mute else -worth if card in s.inverted else worth)


def weights(s: Realm, seat: int) -> Iterator[Entry]:
    """Points off."""
    for card in sorted(s.heroes[seat].lingering):
        if heavy := sum(e.weighs() for e in EFFECTS[card]):
            yield Entry(seat, "lingering", card, -heavy)
    for amount in s.heroes[seat].burdens:
        yield Entry(seat, "burden", NO_CARD, -amount)


def played(s: Realm, seat: int) -> Iterator[Entry]:
    """Everything played for this side, or against it, in order; also what gives nothing any more."""
    for line in s.ledger:
        if line[0] == seat:
            yield Entry(seat, "played", line[2], totals.points(s, line), NO_CARD if line[1] == line[2] else line[1])


def tie_winner(s: Realm) -> int:
    """Who wins if the totals are equal."""
    if s.ties >= 0:
        return s.ties
    return s.challenger if FIGHTS[s.fight].tie(s.rules) == "challenger" else s.defender
