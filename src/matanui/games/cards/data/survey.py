"""What must hold on any map of the card games. The first thing that does not is told with its row and column."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, get_args

from matanui.core.errors import UserError
from matanui.games.cards.data.atlas import BLANK, FAR, Atlas, steps_from
from matanui.games.cards.data.mapfile import Toa, filed

ORDINALS: Final = ["nearest", "2nd nearest", "3rd nearest"]
EVEN: Final[tuple[str, ...]] = ("action", "challenge", "portal")
PORTALS_APART: Final = 5
CONTROL_STEPS: Final = (4, 6)  # from the nearest start, least and most


def check(atlas: Atlas) -> None:
    """Every fact and every promise of its file."""
    check_signs(atlas)
    check_starts(atlas)
    check_centre(atlas)
    check_connected(atlas)
    check_ways(atlas)
    check_even(atlas)
    check_portals(atlas)
    check_controls(atlas)


def fault(atlas: Atlas, space: int, sentence: str) -> UserError:
    """A sentence with its place."""
    return UserError(f"{atlas.where(space)}: {sentence}")


def check_signs(atlas: Atlas) -> None:
    """Every sign has one meaning, and is drawn as often as documented."""
    signs = [s.sign for s in atlas.file.sign] + [s.sign for s in atlas.file.start]
    for sign in signs:
        if signs.count(sign) > 1:
            raise UserError(f"{filed(atlas.name)}: the sign {sign!r} has two meanings")
    for s in atlas.file.sign:
        if (have := atlas.signs.count(s.sign)) != s.count:
            sentence = f"{s.count} spaces with sign {s.sign!r} are documented, {have} are drawn"
            raise UserError(f"{filed(atlas.name)}: {sentence}")


def check_starts(atlas: Atlas) -> None:
    """Each Toa has one start space, drawn where it is documented."""
    if sorted(s.toa for s in atlas.file.start) != sorted(get_args(Toa)):
        raise UserError(f"{filed(atlas.name)}: each of {', '.join(get_args(Toa))} needs one start")
    for s in atlas.file.start:
        for space in (n for n, sign in enumerate(atlas.signs) if sign == s.sign):
            if atlas.names[space] != s.at:
                raise fault(atlas, space, f"the start of {s.toa} is at {s.at}")
        if atlas.signs[atlas.named(s.at)] != s.sign:
            raise fault(atlas, atlas.named(s.at), f"the start of {s.toa} belongs here: draw {s.sign}")


def check_centre(atlas: Atlas) -> None:
    """Kini-Nui, the triple space, is the centre of the map. [bohrok, Triple Spaces] [rshl, Triple Spaces]"""
    for space, cell in enumerate(atlas.cells):
        central = cell == (atlas.file.rows // 2, atlas.file.columns // 2)
        if (atlas.times[space] == 3) != central:
            raise fault(atlas, space, "the triple Challenge space is the centre of the map, and no other")


def check_connected(atlas: Atlas) -> None:
    """All land is one island, on foot."""
    steps = steps_from(atlas.near, 0)
    for space, far in enumerate(steps):
        if far == FAR:
            raise fault(atlas, space, f"no way leads here from {atlas.names[0]}")


def check_ways(atlas: Atlas) -> None:
    """Every Toa reaches every space of every kind without entering a Mission: a way leads there over spaces that stop
    nobody, so also past Challenges and Portals."""
    for toa, start in atlas.starts.items():
        for space, far in enumerate(steps_from(atlas.near, start, atlas.stops)):
            if far == FAR:
                kind = atlas.kinds[space]
                raise fault(atlas, space, f"{toa} cannot reach this {kind} space past Missions, Challenges and Portals")


def nearest(atlas: Atlas, kind: str, toa: str) -> list[int]:
    """Steps from a Toa's start to the spaces of a kind, Kini-Nui apart, the nearest first."""
    steps = atlas.ways[toa]
    return sorted(steps[n] for n in atlas.of_kind(kind) if atlas.times[n] < 3) + [FAR] * len(ORDINALS)


def check_even(atlas: Atlas) -> None:
    """No Toa has a much longer way to anything than another."""
    for kind in EVEN:
        ways = {toa: nearest(atlas, kind, toa) for toa in atlas.starts}
        for n, allowed in enumerate(getattr(atlas.file.spread, kind)):
            steps = {toa: way[n] for toa, way in ways.items()}
            toa = max(steps, key=lambda t: steps[t])
            if steps[toa] - min(steps.values()) > allowed:
                sentence = f"{toa}'s {ORDINALS[n]} {kind} space is {steps[toa]} steps from this start, another Toa's"
                raise fault(atlas, atlas.starts[toa], f"{sentence} {min(steps.values())}: {allowed} apart at most")


def check_portals(atlas: Atlas) -> None:
    """A jump leads far."""
    portals = atlas.of_kind("portal")
    for portal in portals:
        steps = steps_from(atlas.near, portal)
        for other in portals:
            if 0 < steps[other] < PORTALS_APART:
                sentence = f"the portals {atlas.names[portal]} and {atlas.names[other]} are {steps[other]} steps apart"
                raise fault(atlas, portal, f"{sentence}, {PORTALS_APART} at least")


def check_controls(atlas: Atlas) -> None:
    """Bohrok Control spaces: one in each region, on blank spaces, 4 to 6 steps from a start, none beside another."""
    controls = atlas.controls
    if sorted(b.region for b in atlas.file.bohrok) != sorted(get_args(Toa)):
        raise UserError(f"{filed(atlas.name)}: each region ({', '.join(get_args(Toa))}) needs one Bohrok Control space")
    for toa, space in controls.items():
        check_control(atlas, toa, space, controls.values())
    north = [n for n in controls.values() if atlas.cells[n][0] < atlas.cells[atlas.starts["onua"]][0]]
    if not any(behind_mission(atlas, atlas.starts["onua"], n) for n in north):
        raise fault(atlas, controls["onua"], "Onua, going north, meets no Mission before a Bohrok Control space")


def check_control(atlas: Atlas, toa: str, space: int, controls: Iterable[int]) -> None:
    """One of them."""
    least, most = CONTROL_STEPS
    steps = min(way[space] for way in atlas.ways.values())
    if atlas.kinds[space] != BLANK:
        raise fault(atlas, space, f"a Bohrok Control space covers a blank space, not {atlas.signs[space]!r}")
    if not least <= steps <= most:
        raise fault(atlas, space, f"a Bohrok Control space is {least} to {most} steps from the next start, not {steps}")
    if atlas.regions[space] != toa:
        raise fault(atlas, space, f"this is the region of {atlas.regions[space]}, not of {toa}")
    if set(atlas.near_diagonal[space]) & set(controls):
        raise fault(atlas, space, "two Bohrok Control spaces touch")


def behind_mission(atlas: Atlas, start: int, goal: int) -> bool:
    """Is the way there longer for whoever avoids Missions, and does a Mission lie beside the goal?"""
    short = steps_from(atlas.near, start)[goal]
    beside = set(atlas.near[goal]).intersection(atlas.of_kind("mission"))
    return bool(beside) and steps_from(atlas.near, start, atlas.stops)[goal] > short
