"""Where a Toa can get to. Walking is along the printed grid, never diagonal, and a Rahi is always the last step."""

from __future__ import annotations

from matanui.games.makuta.data.island import NAMES, Island


def reach(isle: Island, stops: frozenset[int], shut: frozenset[int], start: int, n: int) -> list[int]:
    """Where you may stop after 1 to n steps, nearest first; `stops` end a walk, `shut` fields may not be entered.
    Since one may stop early, walks without a field twice reach exactly what breadth-first search does."""
    near = isle.near
    fresh = [True] * len(NAMES)
    fresh[start] = False
    for f in shut:
        fresh[f] = False
    out: list[int] = []
    ring = [start]
    while n > 0 and ring:
        n -= 1
        on: list[int] = []
        for f in ring:
            for g in near[f]:
                if fresh[g]:
                    fresh[g] = False
                    out.append(g)
                    if g not in stops:
                        on.append(g)
        ring = on
    return out


def sides(isle: Island, stops: frozenset[int], shut: frozenset[int], start: int, n: int, goal: int) -> list[int]:
    """From which fields a walk of n can step on the Rahi at `goal`: where a beaten Toa is thrown back to. [A6]"""
    near = isle.near[goal]
    if len(near) == 1:
        return near
    before = reach(isle, stops, shut, start, n - 1)
    return [f for f in near if f == start or (f not in stops and f in before)]


def path(isle: Island, stops: frozenset[int], shut: frozenset[int], start: int, goal: int) -> list[int]:
    """The fields of a shortest walk from start to goal, without start; empty if there is none."""
    return way(steps_from(isle, stops, shut, start), goal)


def steps_from(isle: Island, stops: frozenset[int], shut: frozenset[int], start: int) -> dict[int, int]:
    """For every field that can be walked to, the field before it on a shortest walk; start comes from itself."""
    came = {start: start}
    queue = [start]
    for f in queue:
        if f in stops and f != start:
            continue
        for g in isle.near[f]:
            if g not in came and g not in shut:
                came[g] = f
                queue.append(g)
    return came


def way(came: dict[int, int], goal: int) -> list[int]:
    """The fields from the start of `steps_from` to goal, without the start; empty if there is no way."""
    out: list[int] = []
    while goal in came and came[goal] != goal:
        out.append(goal)
        goal = came[goal]
    return out[::-1]


def walks(
    isle: Island, stops: frozenset[int], shut: frozenset[int], start: int, n: int, cross: bool
) -> tuple[list[set[int]], set[int]]:
    """Where walks end after exactly 0..n steps, and where some walk of fewer than n steps cannot go on.
    `cross`: you may cross your own trail, and only not step straight back. [N2, N3]"""
    return _crossing(isle, stops, shut, start, n) if cross else _simple(isle, stops, shut, start, n)


def _simple(
    isle: Island, stops: frozenset[int], shut: frozenset[int], start: int, n: int
) -> tuple[list[set[int]], set[int]]:
    rings: list[set[int]] = [set() for _ in range(n + 1)]
    ends: set[int] = set()
    todo: list[tuple[int, ...]] = [(start,)]
    while todo:
        trail = todo.pop()
        at, k = trail[-1], len(trail) - 1
        rings[k].add(at)
        if k == n:
            continue
        on = [] if at in stops and k else [g for g in isle.near[at] if g not in trail and g not in shut]
        todo.extend((*trail, g) for g in on)
        if not on and k:
            ends.add(at)
    return rings, ends


def _crossing(
    isle: Island, stops: frozenset[int], shut: frozenset[int], start: int, n: int
) -> tuple[list[set[int]], set[int]]:
    rings: list[set[int]] = [{start}]
    ends: set[int] = set()
    arcs = {(start, start)}  # (came from, now at)
    for k in range(n):
        going: set[tuple[int, int]] = set()
        for came, at in arcs:
            on = [] if at in stops and k else [g for g in isle.near[at] if g != came and g not in shut]
            going.update((at, g) for g in on)
            if not on and k:
                ends.add(at)
        rings.append({at for _, at in going})
        arcs = going
    return rings, ends
