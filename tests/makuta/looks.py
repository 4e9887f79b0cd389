"""How a scenario looks at its table, and the few moves that every scenario makes."""

from __future__ import annotations

from typing import TypeVar

from matanui.core.events import Event
from matanui.games.makuta.data.counters import A_KEY, NAME, NUMBER, TOA
from matanui.games.makuta.view import View, view
from tests.makuta.scene import Scene

EDITIONS = ["en", "nl", "de", "fr", "us", "definitive"]
E = TypeVar("E", bound=Event)


def on_turn(scene: Scene) -> str:
    """Whose turn it is."""
    return TOA[scene.s.toa[scene.s.turn].who]


def told(scene: Scene, kind: type[E]) -> list[E]:
    """What was told so far of this kind."""
    return [event for event in scene.events() if isinstance(event, kind)]


def seen(scene: Scene, viewer: str | None) -> View:
    """The table as one Toa sees it, or a spectator."""
    return view(scene.s, None if viewer is None else TOA.index(viewer), scene.match.pending)


def faces(counters: list[int]) -> list[str]:
    """Counters of a view by name; "key" and "mask" are backs."""
    return [NAME[n] for n in counters]


def hand_seen(scene: Scene, owner: str, viewer: str | None) -> list[str]:
    """The counters of one Toa as another sees them."""
    return faces(seen(scene, viewer).seats[TOA.index(owner)].hand)


def prompt(scene: Scene) -> str:
    """What is asked."""
    return scene.asked[1] if scene.asked else ""


def choices(scene: Scene, owner: str) -> list[str]:
    """The pending options as counters of a Toa's hand."""
    hand = scene.hand(owner)
    return sorted(hand[n] for n in scene.options)


def move(scene: Scene, pips: int, to: str, die: str = "white", side: str = "") -> Scene:
    """Roll and walk, onto a Rahi from this side if there are several. Questions with one answer are not asked."""
    if prompt(scene) == "begin":
        scene.play(("begin", die))
    scene.play(("roll", pips))
    if prompt(scene) == "walk":
        scene.play(("walk", to))
    if prompt(scene) == "walk-from":
        scene.play(("walk-from", side))
    return scene


def rolled(scene: Scene, pips: int, die: str = "white") -> set[str]:
    """Roll, and see where you may walk."""
    if prompt(scene) == "begin":
        scene.play(("begin", die))
    scene.play(("roll", pips))
    assert prompt(scene) == "walk"
    return scene.fields


def fight(scene: Scene, pips: int, *used: str) -> Scene:
    """Declare these counters and roll, in the order of the edition."""
    for _ in range(2):
        if prompt(scene) == "duel":
            scene.play(("duel", pips))
        elif prompt(scene) == "declare":
            scene.play(("declare", list(used)))
    return scene


def discover(scene: Scene, tile: str, turn: int) -> Scene:
    """Lay this tile at your gate, also where you might decline."""
    if prompt(scene) == "explore":
        scene.play(("explore", True))
    scene.play(("tile", tile))
    return scene.play(("place", turn)) if prompt(scene) == "place" else scene


def is_key(counter: str) -> bool:
    """Keys have a back of their own."""
    return NUMBER[counter] < A_KEY


def find(hand: list[str], counter: str, edition: str = "definitive", **switches: object) -> tuple[Scene, str]:
    """Tahu with this hand halts on a printed field and finds the counter there; the scene, and the field."""
    scene = Scene(2, edition, **switches).lay("mangai", "toa-landing.g3", 0).clear("toa-landing.c4")
    start, field = ("mangai.g2", "mangai.b4") if is_key(counter) else ("toa-landing.c4", "toa-landing.c5")
    move(scene.toa("tahu", start, hand), 1, field)
    return scene.play(("key" if is_key(counter) else "mask", counter)), field


def pace(scene: Scene) -> Scene:
    """One quiet turn: between two bare fields of the start tile."""
    to = "toa-landing.c3" if scene.at(on_turn(scene)) == "toa-landing.b3" else "toa-landing.b3"
    return move(scene, 1, to)
