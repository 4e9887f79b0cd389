"""How a recorded game went: what turned it, what each player did, and how it was won."""

from __future__ import annotations

from collections import Counter

from msgspec import Struct

from matanui.core.message import Message
from matanui.host.film import Film


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


def points_of(film: Film) -> list[Point]:
    """The moments that mattered, in order, each once."""
    if film.game.story is None:
        return []
    told = list(enumerate(film.events))[film.starts[min(1, len(film.starts) - 1)].at :]
    found: dict[int, str] = {}
    for kind, pick in reversed(list(film.game.story.moments.items())):
        k = pick(told)
        if k is not None:
            found.setdefault(k, kind)
    return [point(film, found[k], k) for k in sorted(found)]


def point(film: Film, kind: str, k: int) -> Point:
    """One of them; as the game is over, nothing about it is hidden."""
    names = film.last_view(None)
    return Point(kind, k + 1, film.starts[film.turn(k)].round, film.game.voice.event(film.events[k], names))


def deeds_of(film: Film) -> list[Deeds]:
    """What everybody did, and what they have in the end; what nobody has is left out."""
    story, seats = film.game.story, range(len(film.record.players))
    if story is None:
        return []
    found = Counter(deed for event in film.events for deed in story.deeds(event))
    for seat in seats:
        found.update({(seat, name): n for name, n in story.holdings(film.last_view(seat), seat).items()})
    more = dict.fromkeys(name for (_, name), n in found.items() if n and name not in story.names)
    return [Deeds(seat, {name: found[seat, name] for name in (*story.names, *more)}) for seat in seats]


def ending_of(film: Film) -> Message:
    """How the game was won, if it was."""
    winner = film.standing.winner
    if winner is None:
        return Message("replay-how-nobody" if film.over else "replay-how-abandoned")
    if film.game.story is None:
        return Message("replay-how-won")
    return film.game.story.ending(film.last_view(winner), winner)


def dice_of(film: Film) -> list[str]:
    """The streams of this game that are dice; all others are draws."""
    prompts = film.game.book.prompts.values()
    return sorted(prompt.name for prompt in prompts if prompt.by_chance and prompt.can_pick("pips"))
