"""How a game went, from its events: what turned it, what each player did, and how it was won."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, Final

from msgspec import Struct

from matanui.core.events import Event
from matanui.core.message import Message
from matanui.games.cards.data.kinds import GreatMaskCard, NobleMaskCard
from matanui.games.cards.data.numbers import CARD
from matanui.games.cards.state import events as card
from matanui.games.makuta import events as isle
from matanui.games.makuta.data.island import ENTRANCES
from matanui.host.film import Film

Numbered = list[tuple[int, Any]]
Pick = Callable[[Numbered], int | None]
DICE: Final = frozenset({"order", "roll", "duel", "temple", "d12"})  # streams that are dice; all others are draws
BOARD_GAME: Final = "makuta"


class Point(Struct, frozen=True):
    """A moment that mattered: why, the number of its event, its round, and the event in words."""

    kind: str
    at: int
    round: int
    say: Message


class Deeds(Struct, frozen=True):
    """What somebody did in the whole game, counted."""

    seat: int
    counts: dict[str, int]


def always(event: Event) -> bool:
    """Any of them."""
    return True


def is_mask(won: card.MaskWon) -> bool:
    """Is it a mask? Turaga cards are won in the same way."""
    return isinstance(CARD[won.card], GreatMaskCard | NobleMaskCard)


def first(*kinds: type[Event], where: Callable[[Any], bool] = always) -> Pick:
    """The first event of these kinds that will do."""
    return lambda told: next((k for k, event in told if isinstance(event, kinds) and where(event)), None)


def last(*kinds: type[Event], where: Callable[[Any], bool] = always) -> Pick:
    """The last event of these kinds that will do."""
    return lambda told: next((k for k, event in reversed(told) if isinstance(event, kinds) and where(event)), None)


def most(kind: type[Event], weight: Callable[[Any], int | None]) -> Pick:
    """The event that weighs most, the earliest of several; those without a weight do not count."""

    def pick(told: Numbered) -> int | None:
        weighed = [(weight(event), -k) for k, event in told if isinstance(event, kind) and weight(event) is not None]
        return -max(weighed)[1] if weighed else None

    return pick


def is_wild(duel: isle.Judged) -> bool:
    """Is it a duel with a Rahi, not with Makuta?"""
    return duel.field not in ENTRANCES


def compared(fight: card.Settled) -> bool:
    """Were two totals compared, or did a card decide?"""
    return fight.total > 0


ISLE: Final[dict[str, Pick]] = {
    "first-tile": first(isle.Laid),
    "first-find": first(isle.Found),
    "best-duel": most(isle.Judged, lambda duel: duel.strength if duel.outcome > 0 and is_wild(duel) else None),
    "worst-duel": most(isle.Judged, lambda duel: duel.strength - duel.total if duel.outcome < 0 else None),
    "robbery": first(isle.Robbed),
    "first-lock": first(isle.LockTurned),
    "repelled": last(isle.Exiled),
    "final-challenge": last(isle.Challenged),
    "end": last(isle.Won, isle.Stalemate),
}
CARDS: Final[dict[str, Pick]] = {
    "first-mission": first(card.MissionDone),
    "first-mask": first(card.MaskWon, where=is_mask),
    "biggest-challenge": most(card.Settled, lambda fight: fight.total + fight.against if compared(fight) else None),
    "closest-challenge": most(card.Settled, lambda f: -abs(f.total - f.against) if compared(f) else None),
    "first-krana": first(card.KranaTaken),
    "knocked-off": first(card.KnockedOff),
    "last-mask": last(card.MaskWon, where=is_mask),
    "end": last(card.Won, card.Stalemate),
}


def points_of(film: Film) -> list[Point]:
    """The moments that mattered, in order, each once."""
    first_turn = film.starts[min(1, len(film.starts) - 1)].at
    told = list(enumerate(film.events))[first_turn:]
    rules = ISLE if film.game.id == BOARD_GAME else CARDS
    found: dict[int, str] = {}
    for kind, pick in reversed(rules.items()):
        k = pick(told)
        if k is not None:
            found.setdefault(k, kind)
    names = film.game.view(film.match(len(film.record.log)).state, None, None)
    return [point(film, found[k], k, names) for k in sorted(found)]


def point(film: Film, kind: str, k: int, names: Any) -> Point:
    """One of them; as the game is over, nothing about it is hidden."""
    return Point(kind, k + 1, film.starts[film.turn(k)].round, film.game.voice.event(film.events[k], names))


ISLE_DEEDS: Final = ("tiles", "finds", "duels-won", "duels-lost", "locks", "challenges")
CARD_DEEDS: Final = ("great-masks", "missions", "fights-won", "fights-lost")


def deeds_of(film: Film) -> list[Deeds]:
    """What everybody did, and in the card games what they have in the end."""
    on_board = film.game.id == BOARD_GAME
    count, names = (count_isle, ISLE_DEEDS) if on_board else (count_cards, CARD_DEEDS)
    found = Counter(deed for event in film.events for deed in count(event))
    state = film.match(len(film.record.log)).state
    for n in () if on_board else range(len(film.record.players)):
        hero = film.game.view(state, n, None).heroes[n]
        found[n, "great-masks"], found[n, "krana"] = len(hero.great), hero.krana
    named = [*names, *(["krana"] if any(name == "krana" for _, name in +found) else [])]
    return [Deeds(n, {name: found[n, name] for name in named}) for n in range(len(film.record.players))]


def count_isle(event: Event) -> Iterable[tuple[int, str]]:
    """What an event of the board game counts as, and for whom."""
    match event:
        case isle.Laid(seat=seat):
            yield seat, "tiles"
        case isle.Found(seat=seat) | isle.Gathered(seat=seat):
            yield seat, "finds"
        case isle.Judged(seat=seat, outcome=outcome) if outcome:
            yield seat, "duels-won" if outcome > 0 else "duels-lost"
        case isle.LockTurned(seat=seat):
            yield seat, "locks"
        case isle.Challenged(seat=seat):
            yield seat, "challenges"


def count_cards(event: Event) -> Iterable[tuple[int, str]]:
    """The same for the card games. Whoever is challenged wins or loses, too."""
    match event:
        case card.MissionDone(seat=seat):
            yield seat, "missions"
        case card.Settled(seat=seat, victim=victim, won=won):
            yield seat, "fights-won" if won else "fights-lost"
            yield victim, "fights-lost" if won else "fights-won"


def ending_of(film: Film) -> Message:
    """How the game was won, if it was."""
    winner = film.standing.winner
    if winner is None:
        return Message("replay-how-nobody" if film.over else "replay-how-abandoned")
    if film.game.id == BOARD_GAME:
        return Message("replay-how-makuta")
    view = film.game.view(film.match(len(film.record.log)).state, winner, None)
    hero = view.heroes[winner]
    if len(hero.great) >= view.masks_to_win:
        return Message("replay-how-masks", {"n": len(hero.great)})
    return Message("replay-how-krana", {"n": hero.krana})
