"""What must hold on any map of the card games. The first thing that does not is told with its row and column."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, get_args

from matanui.core.errors import UserError
from matanui.games.cards.data.chart import FAR, Chart, steps_from
from matanui.games.cards.data.mapfile import FILE, Kind, Toa

ORDINALS: Final = ["nearest", "2nd nearest", "3rd nearest"]
EVEN: Final[tuple[Kind, ...]] = ("action", "challenge", "portal")
PORTALS_APART: Final = 5
CONTROL_STEPS: Final = (4, 6)  # from the nearest start, least and most


def check(chart: Chart) -> None:
    """Every fact and every promise of map.toml."""
    check_signs(chart)
    check_starts(chart)
    check_centre(chart)
    check_connected(chart)
    check_ways(chart)
    check_even(chart)
    check_portals(chart)
    check_controls(chart)


def fault(chart: Chart, space: int, sentence: str) -> UserError:
    """A sentence with its place."""
    return UserError(f"{chart.where(space)}: {sentence}")


def check_signs(chart: Chart) -> None:
    """Every sign has one meaning, and is drawn as often as documented."""
    signs = [s.sign for s in chart.file.sign] + [s.sign for s in chart.file.start]
    for sign in signs:
        if signs.count(sign) > 1:
            raise UserError(f"{FILE}: the sign {sign!r} has two meanings")
    for s in chart.file.sign:
        if (have := chart.signs.count(s.sign)) != s.count:
            raise UserError(f"{FILE}: {s.count} spaces with sign {s.sign!r} are documented, {have} are drawn")


def check_starts(chart: Chart) -> None:
    """Each Toa has one start space, drawn where it is documented."""
    if sorted(s.toa for s in chart.file.start) != sorted(get_args(Toa)):
        raise UserError(f"{FILE}: each of {', '.join(get_args(Toa))} needs one start")
    for s in chart.file.start:
        for space in (n for n, sign in enumerate(chart.signs) if sign == s.sign):
            if chart.names[space] != s.at:
                raise fault(chart, space, f"the start of {s.toa} is at {s.at}")
        if chart.signs[chart.named(s.at)] != s.sign:
            raise fault(chart, chart.named(s.at), f"the start of {s.toa} belongs here: draw {s.sign}")


def check_centre(chart: Chart) -> None:
    """Kini-Nui, the triple space, is the centre of the map. [bohrok, Triple Spaces] [rshl, Triple Spaces]"""
    for space, cell in enumerate(chart.cells):
        central = cell == (chart.file.rows // 2, chart.file.columns // 2)
        if (chart.times[space] == 3) != central:
            raise fault(chart, space, "the triple Challenge space is the centre of the map, and no other")


def check_connected(chart: Chart) -> None:
    """All land is one island, on foot."""
    steps = steps_from(chart.near, 0)
    for space, far in enumerate(steps):
        if far == FAR:
            raise fault(chart, space, f"no way leads here from {chart.names[0]}")


def check_ways(chart: Chart) -> None:
    """Every Toa reaches every space of every kind without entering a Mission: a way leads there over spaces that stop
    nobody, so also past Challenges and Portals."""
    for toa, start in chart.starts.items():
        for space, far in enumerate(steps_from(chart.near, start, chart.stops)):
            if far == FAR:
                kind = chart.kinds[space]
                raise fault(chart, space, f"{toa} cannot reach this {kind} space past Missions, Challenges and Portals")


def nearest(chart: Chart, kind: Kind, toa: str) -> list[int]:
    """Steps from a Toa's start to the spaces of a kind, Kini-Nui apart, the nearest first."""
    steps = chart.ways[toa]
    return sorted(steps[n] for n in chart.of_kind(kind) if chart.times[n] < 3) + [FAR] * len(ORDINALS)


def check_even(chart: Chart) -> None:
    """No Toa has a much longer way to anything than another."""
    for kind in EVEN:
        ways = {toa: nearest(chart, kind, toa) for toa in chart.starts}
        for n, allowed in enumerate(getattr(chart.file.spread, kind)):
            steps = {toa: way[n] for toa, way in ways.items()}
            toa = max(steps, key=lambda t: steps[t])
            if steps[toa] - min(steps.values()) > allowed:
                sentence = f"{toa}'s {ORDINALS[n]} {kind} space is {steps[toa]} steps from this start, another Toa's"
                raise fault(chart, chart.starts[toa], f"{sentence} {min(steps.values())}: {allowed} apart at most")


def check_portals(chart: Chart) -> None:
    """A jump leads far."""
    portals = sorted(chart.of_kind("portal"))
    for portal in portals:
        steps = steps_from(chart.near, portal)
        for other in portals:
            if 0 < steps[other] < PORTALS_APART:
                sentence = f"the portals {chart.names[portal]} and {chart.names[other]} are {steps[other]} steps apart"
                raise fault(chart, portal, f"{sentence}, {PORTALS_APART} at least")


def check_controls(chart: Chart) -> None:
    """Bohrok Control spaces: one in each region, on blank spaces, 4 to 6 steps from a start, none beside another."""
    controls = chart.controls
    if sorted(b.region for b in chart.file.bohrok) != sorted(get_args(Toa)):
        raise UserError(f"{FILE}: each region ({', '.join(get_args(Toa))}) needs one Bohrok Control space")
    for toa, space in controls.items():
        check_control(chart, toa, space, controls.values())
    north = [n for n in controls.values() if chart.cells[n][0] < chart.cells[chart.starts["onua"]][0]]
    if not any(behind_mission(chart, chart.starts["onua"], n) for n in north):
        raise fault(chart, controls["onua"], "Onua, going north, meets no Mission before a Bohrok Control space")


def check_control(chart: Chart, toa: str, space: int, controls: Iterable[int]) -> None:
    """One of them."""
    least, most = CONTROL_STEPS
    steps = min(way[space] for way in chart.ways.values())
    if chart.signs[space] != ".":
        raise fault(chart, space, f"a Bohrok Control space covers a blank space, not {chart.signs[space]!r}")
    if not least <= steps <= most:
        raise fault(chart, space, f"a Bohrok Control space is {least} to {most} steps from the next start, not {steps}")
    if chart.regions[space] != toa:
        raise fault(chart, space, f"this is the region of {chart.regions[space]}, not of {toa}")
    if set(chart.near_diagonal[space]) & set(controls):
        raise fault(chart, space, "two Bohrok Control spaces touch")


def behind_mission(chart: Chart, start: int, goal: int) -> bool:
    """Is the way there longer for whoever avoids Missions, and does a Mission lie beside the goal?"""
    short = steps_from(chart.near, start)[goal]
    beside = set(chart.near[goal]) & chart.of_kind("mission")
    return bool(beside) and steps_from(chart.near, start, chart.stops)[goal] > short
