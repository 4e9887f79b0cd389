"""Card games side by side: hidden cards are dealt anew, and one seat must not notice."""

from __future__ import annotations

from itertools import zip_longest

from matanui.core.chance import Dice
from matanui.core.events import Event
from matanui.core.flow import CHANCE, Ask, Match
from matanui.games.cards.bohrok import control
from matanui.games.cards.data.kinds import RahiCard, RahiChallenge, RahiEffect
from matanui.games.cards.data.numbers import CARD, FACE, pile_of
from matanui.games.cards.data.tasks import Hold
from matanui.games.cards.masks.game import GAME
from matanui.games.cards.rahi import hunting
from matanui.games.cards.rules import missions
from matanui.games.cards.state import events
from matanui.games.cards.state.realm import RAHI_FIGHT, Realm
from matanui.games.cards.views.view import redeal
from tests.twins import Pairs, Twins

HANDS = ("discard", "pay", "make-room", "give", "hand")  # answers that are places in a hand


def twins(match: Match[Realm], seat: int, dice: Dice) -> Twins | None:
    """The match and one with other hidden cards; none if those would contradict what everybody knows."""
    other = redeal(match.state, seat, dice)
    if other.tops != match.state.tops or any(n != seat and contradicts(other, n) for n in range(len(other.heroes))):
        return None
    return Twins(GAME, match.fork(), Match(GAME.book, other), seat, alike, forced)


def contradicts(s: Realm, seat: int) -> bool:
    """Would the rules have made this hand show itself before? What a Mission asks for is paid or shown at once, and
    whoever hunts has an Effect."""
    shows = any(isinstance(t, Hold) and missions.holds(s, seat, t) for _, _, t in missions.open_tasks(s, seat, Hold))
    hunts = s.fight == RAHI_FIGHT and s.challenger == seat and not hunting.held(s, seat, RahiEffect)
    return shows or hunts or bool(missions.due(s, seat))


def alike(pair: Twins, ask: Ask, again: Ask) -> Pairs:
    """Answers that look the same to the seat: the same option, and where a card is shown the same card."""
    left, right = pair.left.state, pair.right.state
    both = [(a, a) for a in ask.options if a in again.options]
    if ask.seat == pair.seat:
        return both
    if ask.prompt.name in HANDS:
        owner, hidden = owner_of(left, ask), unseen_move(pair, left)
        if owner == pair.seat:
            return both
        here, there = left.heroes[owner].hand, right.heroes[owner].hand
        pairs = [(a, b) for a in ask.options for b in again.options if a >= 0 and b >= 0]
        looks = pile_of if hidden else face_of
        return [(a, b) for a, b in both if a < 0] + [(a, b) for a, b in pairs if looks(here[a]) == looks(there[b])]
    if ask.prompt.name == "control" and control.fitting(left, ask.seat) != control.fitting(right, ask.seat):
        both = [(a, b) for a, b in both if a != control.FIGHT]
    beasts = [[hunting.held(s, ask.seat, kind) for kind in BEASTS] for s in (left, right)]
    if ask.prompt.name == "act" and beasts[0] != beasts[1]:
        both = [(a, b) for a, b in both if a != hunting.HUNT]
    return both


BEASTS = (RahiCard, RahiChallenge)


def face_of(thing: int) -> int:
    return thing & FACE


def owner_of(s: Realm, ask: Ask) -> int:
    """Whose hand the places are in."""
    name, args = s.stack[-1]
    if ask.seat != CHANCE:
        return ask.seat
    return args[1] if name == "steal_cards" else args[0]


def unseen_move(pair: Twins, s: Realm) -> bool:
    """Does a card go from one other hand to another, and stay there?"""
    name, args = s.stack[-1]
    if name not in ("give_cards", "steal_cards") or pair.seat in args[:2]:
        return False
    return not any(hero.missions for hero in s.heroes)  # whoever gets a card may have to pay it


def forced(pair: Twins, here: list[Event], there: list[Event]) -> str:
    """What the rules make somebody else show of their hand: too many Rahi cards of a type, Krana that win, what a
    Mission wants held, an Effect, or the only card there is to give or to discard."""
    tops = {match.state.stack[-1][0] for match in (pair.left, pair.right) if match.state.stack}
    if "keep_types" in tops:
        return "too many of a type"
    if "strike" in tops or any(is_effect(e) for e in (*here, *there)):
        return "an Effect is chosen"
    a, b = next(((a, b) for a, b in zip_longest(here, there) if seen(pair, a) != seen(pair, b)), (None, None))
    if a is not None and b is not None and type(a) is type(b) and shows(pair, a):
        return f"another card is shown: {type(a).__name__}"
    if "pay" in tops or any(isinstance(e, events.Paid) for e in (*here, *there)):
        return "a Mission is paid, or what it asks for is held"
    return "Krana win" if any(isinstance(e, events.Won) for e in (a, b)) else ""


def is_effect(event: Event) -> bool:
    return isinstance(event, events.Played | events.Bound) and isinstance(CARD[event.card], RahiEffect)


def shows(pair: Twins, event: Event) -> bool:
    """Does somebody else show a card to all, or hand it to the seat?"""
    if isinstance(event, events.Took):
        return event.seat == pair.seat
    shown = events.Discarded | events.Played | events.KranaLaid | events.Bound
    return isinstance(event, shown) and event.seat != pair.seat


def seen(pair: Twins, event: Event | None) -> Event | None:
    return event and event.seen_by(pair.seat)
