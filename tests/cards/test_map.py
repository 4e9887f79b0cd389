"""The map of the card games: what is known of it, what it promises, and how a mistake in map.toml is told."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files
from itertools import combinations

import pytest
from msgspec.structs import replace

from matanui.core.errors import UserError
from matanui.games.cards.data import atlas
from matanui.games.cards.data.atlas import (
    ACTION,
    CHALLENGE,
    CONTROL,
    KIND,
    KINI_NUI,
    MAP,
    MISSION,
    NAMES,
    NEAR,
    NEAR_DIAGONAL,
    PORTALS,
    REGION,
    SPACE,
    SPACES,
    START,
    TIMES,
    beside,
    clear_steps,
    diagonal_steps,
    name_of,
    nearest_free,
    steps,
)
from matanui.games.cards.data.chart import NOWHERE, chart
from matanui.games.cards.data.mapfile import MapFile, read
from matanui.games.cards.data.survey import check

TEXT = (files("matanui.games.cards.data") / "map.toml").read_text("utf-8")
# Steps from the start to the 1st, 2nd and 3rd nearest, Kini-Nui apart; to the nearest Portal; to Kini-Nui.
TABLE = {
    "kopaka": ([2, 4, 5], [4, 5, 6], 3, 7),
    "onua": ([2, 5, 5], [4, 6, 7], 3, 10),
    "gali": ([2, 4, 5], [4, 5, 6], 3, 5),
    "pohatu": ([2, 4, 6], [4, 6, 7], 4, 9),
    "tahu": ([2, 5, 6], [3, 5, 7], 4, 6),
    "lewa": ([2, 3, 6], [4, 5, 8], 3, 9),
}


def far(space: int, goals: frozenset[int]) -> list[int]:
    """Steps to the goals, the nearest first."""
    return sorted(steps(space)[n] for n in goals)


def redrawn(*changes: tuple[str, str]) -> MapFile:
    """The map with other signs in some cells, and the numbers of signs put right."""
    rows = [line.split() for line in MAP.file.grid.strip().splitlines()]
    for name, sign in changes:
        rows[int(name[1:]) - 1][ord(name[0]) - ord("a")] = sign
    count = Counter(sign for row in rows for sign in row)
    signs = [replace(s, count=count[s.sign]) for s in MAP.file.sign]
    return replace(MAP.file, grid="\n".join(" ".join(row) for row in rows), sign=signs)


def complaint(text: str) -> str:
    """What is said about a file."""
    with pytest.raises(UserError) as wrong:
        check(chart(read(text)))
    return str(wrong.value)


def test_the_map_keeps_its_promises() -> None:
    check(chart(read(TEXT)))
    check(chart(redrawn()))


def test_known_facts() -> None:
    assert (MAP.file.columns, MAP.file.rows) == (13, 19)
    cells = {toa: MAP.cells[space] for toa, space in START.items()}
    assert cells == {
        "kopaka": (10, 0),
        "onua": (4, 1),
        "gali": (6, 8),
        "pohatu": (0, 6),
        "tahu": (9, 12),
        "lewa": (18, 6),
    }
    assert list(START) == ["kopaka", "onua", "gali", "pohatu", "tahu", "lewa"]  # turn order, clockwise
    assert MAP.cells[KINI_NUI] == (9, 6)
    assert (KIND[KINI_NUI], TIMES[KINI_NUI]) == ("challenge", 3)
    assert all(KIND[start] == "blank" for start in START.values())
    assert (name_of(atlas.WEST), name_of(atlas.EAST)) == ("a11", "m10")


def test_counts() -> None:
    assert SPACES == 181
    assert Counter(zip(KIND, TIMES)) == {
        ("blank", 1): 126 + 6,
        ("action", 1): 12,
        ("action", 2): 3,
        ("challenge", 1): 8,
        ("challenge", 2): 3,
        ("challenge", 3): 1,
        ("mission", 1): 16,
        ("portal", 1): 6,
    }


@pytest.mark.parametrize("toa", list(TABLE))
def test_distances(toa: str) -> None:
    actions, challenges, portal, kini_nui = TABLE[toa]
    start = START[toa]
    assert far(start, ACTION)[:3] == actions
    assert far(start, CHALLENGE - {KINI_NUI})[:3] == challenges
    assert far(start, PORTALS)[0] == portal
    assert steps(start)[KINI_NUI] == kini_nui


def test_the_allowed_spread_is_that_of_the_table() -> None:
    columns = [[row[0][n] for row in TABLE.values()] for n in range(3)]
    columns += [[row[1][n] for row in TABLE.values()] for n in range(3)]
    columns.append([row[2] for row in TABLE.values()])
    spread = MAP.file.spread
    assert [max(c) - min(c) for c in columns] == [*spread.action, *spread.challenge, *spread.portal]


def test_the_table_in_the_file_is_that_of_the_map() -> None:
    for toa, (actions, challenges, portal, _) in TABLE.items():
        numbers = " ".join(str(n) for n in [*actions, *challenges, portal])
        assert f"#{toa.capitalize()}{numbers}".replace(" ", "") in TEXT.replace(" ", "")


def test_spaces_are_numbered_row_by_row() -> None:
    assert NAMES[:6] == ["e1", "f1", "g1", "h1", "i1", "d2"]
    assert NAMES[-1] == "h19"
    assert MAP.cells == sorted(MAP.cells)
    assert [SPACE[name] for name in NAMES] == list(range(SPACES))
    assert SPACE["g10"] == KINI_NUI


def test_neighbours() -> None:
    assert [name_of(n) for n in NEAR[SPACE["g7"]]] == ["g6", "h7", "g8", "f7"]
    assert [name_of(n) for n in NEAR_DIAGONAL[SPACE["g7"]]] == ["g6", "h7", "g8", "f7", "h6", "h8", "f8", "f6"]
    assert [name_of(n) for n in NEAR[SPACE["g1"]]] == ["h1", "g2", "f1"]
    assert beside(SPACE["g7"], "n") == SPACE["g6"]
    assert beside(SPACE["g7"], "sw") == SPACE["f8"]
    assert beside(SPACE["g1"], "n") == beside(SPACE["a11"], "w") == beside(SPACE["h19"], "se") == NOWHERE
    for n in range(SPACES):
        assert all(n in NEAR[m] for m in NEAR[n])
        assert all(n in NEAR_DIAGONAL[m] for m in NEAR_DIAGONAL[n])


def test_distances_are_those_of_a_walk() -> None:
    for a, b in combinations(range(0, SPACES, 7), 2):
        assert steps(a)[b] == steps(b)[a] <= clear_steps(a)[b]
        assert diagonal_steps(a)[b] <= steps(a)[b]
        (r, c), (q, d) = MAP.cells[a], MAP.cells[b]
        assert steps(a)[b] >= abs(r - q) + abs(c - d)
        assert diagonal_steps(a)[b] >= max(abs(r - q), abs(c - d))


def test_nearest_free_space() -> None:
    g1 = SPACE["g1"]
    assert nearest_free(g1, []) == [g1]
    assert nearest_free(g1, [g1]) == [SPACE["f1"], SPACE["h1"], SPACE["g2"]]
    assert nearest_free(g1, [g1, SPACE["f1"], SPACE["h1"]]) == [SPACE["g2"]]
    assert nearest_free(g1, range(SPACES)) == []


def test_bohrok_control_spaces() -> None:
    assert {toa: name_of(n) for toa, n in CONTROL.items()} == {
        "kopaka": "d12",
        "onua": "d3",
        "gali": "g9",
        "pohatu": "j2",
        "tahu": "l13",
        "lewa": "i17",
    }
    assert all(REGION[n] == toa and KIND[n] == "blank" for toa, n in CONTROL.items())
    assert all(steps(START[toa])[n] == 4 for toa, n in CONTROL.items())
    assert min(steps(a)[b] for a, b in combinations(CONTROL.values(), 2)) == 6
    assert beside(CONTROL["onua"], "s") in MISSION
    assert clear_steps(START["onua"])[CONTROL["onua"]] == 6


FAULTS = {
    "a strange sign": (
        [("c6", "x")],
        "map.toml: row 6, column c: unknown sign 'x': choose one of ~ . a A c C 3 m @ K O G P T L",
    ),
    "a start elsewhere": ([("b5", "."), ("c5", "O")], "map.toml: row 5, column c: the start of onua is at b5"),
    "no start": ([("b5", ".")], "map.toml: row 5, column b: the start of onua belongs here: draw O"),
    "Kini-Nui elsewhere": (
        [("g10", "."), ("h11", "3")],
        "map.toml: row 10, column g: the triple Challenge space is the centre of the map, and no other",
    ),
    "an islet": ([("f19", "~"), ("g18", "~"), ("h18", "~")], "map.toml: row 19, column g: no way leads here from e1"),
    "a start walled in": (
        [("f18", "m"), ("g18", "m"), ("h18", "m")],
        "map.toml: row 18, column e: kopaka cannot reach this blank space past Missions, Challenges and Portals",
    ),
    "a Challenge behind a Mission": (
        [("k4", "m")],
        "map.toml: row 3, column k: kopaka cannot reach this challenge space past Missions, Challenges and Portals",
    ),
    "a poor Toa": (
        [("a9", ".")],
        "map.toml: row 11, column a: kopaka's nearest action space is 4 steps from this start, another Toa's 2: "
        "0 apart at most",
    ),
    "a far Challenge": (
        [("d17", "."), ("h16", ".")],
        "map.toml: row 19, column g: lewa's nearest challenge space is 8 steps from this start, another Toa's 3: "
        "1 apart at most",
    ),
    "portals side by side": (
        [("e4", "@")],
        "map.toml: row 3, column c: the portals c3 and e4 are 3 steps apart, 5 at least",
    ),
    "a Bohrok space on a Mission": (
        [("j2", "m")],
        "map.toml: row 2, column j: a Bohrok Control space covers a blank space, not 'm'",
    ),
    "no Mission before Onua": (
        [("d4", ".")],
        "map.toml: row 3, column d: Onua, going north, meets no Mission before a Bohrok Control space",
    ),
}


@pytest.mark.parametrize("what", list(FAULTS))
def test_a_fault_in_the_drawing_is_told_with_its_place(what: str) -> None:
    changes, sentence = FAULTS[what]
    with pytest.raises(UserError) as wrong:
        check(chart(redrawn(*changes)))
    assert str(wrong.value) == sentence


ANOTHER = '[[sign]]\nsign = "a"\nkind = "blank"\ncount = 12\nprovenance = "derived"\n\n'
WRONG = {
    "a row too long": ("O . . . . @ . . . ~ ~ ~", "O . . . . @ . . . ~ ~ ~ ~", "map.toml: row 5 has 14 cells, not 13"),
    "a row too few": ("  . . . m . . . . G ~ ~ ~ ~\n", "", "map.toml: the drawing has 18 rows, not 19"),
    "a count": ("count = 16", "count = 15", "map.toml: 15 spaces with sign 'm' are documented, 16 are drawn"),
    "one sign twice": (
        '[[start]]\ntoa = "onua"',
        f"{ANOTHER}[[start]]\ntoa = 'onua'",
        "map.toml: the sign 'a' has two meanings",
    ),
    "one Toa twice": ('toa = "onua"', 'toa = "gali"', "map.toml: each of kopaka, onua, gali, pohatu, tahu, lewa needs"),
    "a strange kind": ('kind = "mission"', 'kind = "misson"', "map.toml: Invalid enum value 'misson' - at `$.sign[6]"),
    "a strange field": ("times = 3", "time = 3", "map.toml: Object contains unknown field `time` - at `$.sign[5]`"),
    "a name at sea": ('at = "j2"', 'at = "a1"', "map.toml: there is no land at 'a1': a name is such as e1"),
    "too near": ('at = "j2"', 'at = "h2"', "map.toml: row 2, column h: a Bohrok Control space is 4 to 6 steps from"),
    "wrong region": (
        'at = "j2"',
        'at = "e9"',
        "map.toml: row 9, column e: this is the region of kopaka, not of pohatu",
    ),
    "touching": ('at = "j2"', 'at = "d2"', "map.toml: row 3, column d: two Bohrok Control spaces touch"),
    "no region": (
        'region = "lewa"',
        'region = "tahu"',
        "map.toml: each region (kopaka, onua, gali, pohatu, tahu, lewa)",
    ),
}


@pytest.mark.parametrize("what", list(WRONG))
def test_a_fault_in_the_file_is_told(what: str) -> None:
    old, new, sentence = WRONG[what]
    assert TEXT.count(old) >= 1
    assert complaint(TEXT.replace(old, new)).startswith(sentence)
