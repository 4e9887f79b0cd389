"""What recorded card games must show between them: every card at work, every prompt, event, ending and switch value."""

from __future__ import annotations

from typing import Any

from matanui.bots.cards.greedy import SCORES
from matanui.core.events import Event
from matanui.core.record import Record
from matanui.core.replay import replay
from matanui.core.switches import switches_of
from matanui.games.cards.data.decks import DECKS, deck
from matanui.games.cards.data.numbers import CARD
from matanui.games.cards.state import events as ev
from matanui.games.cards.switches import GAMES, Rules
from matanui.games.catalogue import game_named

AT_WORK: dict[str, tuple[type[Any], ...]] = {  # the events that show a card of a deck at work
    "challenge": (ev.Challenged,),
    "mission": (ev.MissionTaken,),
    "action": (ev.Played,),
    "great": (ev.MaskWon,),
    "noble": (ev.MaskWon,),
    "turaga": (ev.MaskWon,),
    "rahi": (ev.Played, ev.Bound),
    "va": (ev.Played,),
    "krana": (ev.Drew, ev.KranaLaid),
    "bohrok": (ev.BohrokUp,),
}
EVENTS = [c for c in vars(ev).values() if isinstance(c, type) and issubclass(c, Event)]
RARE = ("cure", "wake")  # asked only with two lingering effects, or two resting masks: scenarios show them
UNPLAYED = ("decks", "toa_table", "start_spaces", "box")  # follow from the game, or have tests of their own


def wanted() -> set[str]:
    """Everything that some recorded game must show."""
    out = {f"event {c.__name__}" for c in EVENTS if c not in (Event, ev.Secret, ev.Stalemate)}
    out |= {f"prompt {prompt.name}" for prompt in SCORES if prompt.name not in RARE}
    for game in GAMES:
        out |= {f"{game} {name}" for might in (False, True) for kind in AT_WORK for name in cards(game, kind, might)}
        out |= {f"{game} {n} players" for n in range(2, 7)}
    out |= {f"{s.name}={v}" for s in switches_of(Rules) if s.name not in UNPLAYED for v in s.values}
    return out


def cards(game: str, kind: str, might: bool) -> list[str]:
    """The different cards of a deck with all expansions."""
    return sorted(set(deck(game, kind, might, True))) if kind in DECKS else []


def shown(game: Record, missing: set[str]) -> set[str]:
    """What this game shows of it."""
    out = {f"{game.game} {len(game.players)} players"} | {f"{name}={value}" for name, value in game.rules.items()}
    for _, match in replay(game, game_named(game.game), listen=True):
        if match.pending is not None:
            out.add(f"prompt {match.pending.prompt.name}")
    for event in match.state.told:
        out |= told(game.game, event)
    return out & missing


def told(game: str, event: Any) -> set[str]:
    """What one event shows."""
    out = {f"event {type(event).__name__}"}
    at_work = {kind for kinds in AT_WORK.values() for kind in kinds}
    if type(event) in at_work and event.card >= 0:
        out.add(f"{game} {CARD[event.card].id}")
    return out
