"""The first map of the card games: what is known of it, what it promises, and how a mistake in its file is told."""

from __future__ import annotations

import hashlib
import pickle
from collections import Counter
from collections.abc import Iterable
from itertools import combinations

import msgspec
import pytest

from matanui.core.errors import UserError
from matanui.games.cards.data.atlas import DIRECTION, NOWHERE, Atlas, charted
from matanui.games.cards.data.mapfile import read
from matanui.games.cards.data.named_maps import register
from matanui.games.cards.data.survey import check
from matanui.games.cards.switches import GAMES
from tests.cards.maps import TEXT, redrawn
from tests.cards.scene import FIRST

MEANING = "26e6cc343cdcff89"  # a released map never changes: a better one is another file
# Steps from the start to the 1st, 2nd and 3rd nearest, Kini-Nui apart; to the nearest Portal; to Kini-Nui.
TABLE = {
    "kopaka": ([2, 4, 5], [4, 5, 6], 3, 7),
    "onua": ([2, 5, 5], [4, 6, 7], 3, 10),
    "gali": ([2, 4, 5], [4, 5, 6], 3, 5),
    "pohatu": ([2, 4, 6], [4, 6, 7], 4, 9),
    "tahu": ([2, 5, 6], [3, 5, 7], 4, 6),
    "lewa": ([2, 3, 6], [4, 5, 8], 3, 9),
}


def far(space: int, goals: Iterable[int]) -> list[int]:
    """Steps to the goals, the nearest first."""
    return sorted(FIRST.steps(space)[n] for n in goals)


def beside(name: str, direction: str) -> str:
    """The neighbour in a direction, or nothing."""
    n = FIRST.toward[FIRST.space[name]][DIRECTION[direction]]
    return "" if n == NOWHERE else FIRST.names[n]


def named(spaces: Iterable[int]) -> list[str]:
    """Spaces by their names."""
    return [FIRST.names[n] for n in spaces]


def complaint(text: str) -> str:
    """What is said about a file."""
    with pytest.raises(UserError) as wrong:
        check(charted("first", read("first", text)))
    return str(wrong.value)


def meaning(atlas: Atlas) -> str:
    """Everything that a game can depend on, as one number."""
    facts = [atlas.names, atlas.kinds, atlas.times, atlas.toward, sorted(atlas.stops), atlas.starts, atlas.controls]
    return hashlib.blake2b(msgspec.json.encode(facts), digest_size=8).hexdigest()


def test_a_released_map_never_changes() -> None:
    assert meaning(FIRST) == MEANING
    with pytest.raises(UserError, match="there is a map called 'first' already, and a map never changes"):
        register("first", TEXT)


def test_all_games_on_a_map_share_it() -> None:
    assert GAMES["masks"].atlas is GAMES["rshl"].atlas is FIRST
    assert pickle.loads(pickle.dumps(GAMES["masks"])).atlas is FIRST


def test_the_map_keeps_its_promises() -> None:
    check(charted("first", read("first", TEXT)))
    assert meaning(charted("first", read("first", redrawn()))) == MEANING


def test_known_facts() -> None:
    assert (FIRST.file.columns, FIRST.file.rows) == (13, 19)
    cells = {toa: FIRST.cells[space] for toa, space in FIRST.starts.items()}
    assert cells == {
        "kopaka": (10, 0),
        "onua": (4, 1),
        "gali": (6, 8),
        "pohatu": (0, 6),
        "tahu": (9, 12),
        "lewa": (18, 6),
    }
    assert list(FIRST.starts) == ["kopaka", "onua", "gali", "pohatu", "tahu", "lewa"]  # turn order, clockwise
    assert FIRST.cells[FIRST.kini_nui] == (9, 6)
    assert (FIRST.kinds[FIRST.kini_nui], FIRST.times[FIRST.kini_nui]) == ("challenge", 3)
    assert sorted(FIRST.starts.values()) == [n for n, kind in enumerate(FIRST.kinds) if kind == "start"]
    assert named([FIRST.west, FIRST.east]) == ["a11", "m10"]


def test_counts() -> None:
    assert FIRST.size == 181
    assert Counter(zip(FIRST.kinds, FIRST.times)) == {
        ("blank", 1): 126,
        ("start", 1): 6,
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
    start = FIRST.starts[toa]
    assert far(start, FIRST.of_kind("action"))[:3] == actions
    assert far(start, {*FIRST.of_kind("challenge")} - {FIRST.kini_nui})[:3] == challenges
    assert far(start, FIRST.of_kind("portal"))[0] == portal
    assert FIRST.steps(start)[FIRST.kini_nui] == kini_nui


def test_the_allowed_spread_is_that_of_the_table() -> None:
    columns = [[row[0][n] for row in TABLE.values()] for n in range(3)]
    columns += [[row[1][n] for row in TABLE.values()] for n in range(3)]
    columns.append([row[2] for row in TABLE.values()])
    spread = FIRST.file.spread
    assert [max(c) - min(c) for c in columns] == [*spread.action, *spread.challenge, *spread.portal]


def test_the_table_in_the_file_is_that_of_the_map() -> None:
    for toa, (actions, challenges, portal, _) in TABLE.items():
        numbers = " ".join(str(n) for n in [*actions, *challenges, portal])
        assert f"#{toa.capitalize()}{numbers}".replace(" ", "") in TEXT.replace(" ", "")


def test_spaces_are_numbered_row_by_row() -> None:
    assert FIRST.names[:6] == ["e1", "f1", "g1", "h1", "i1", "d2"]
    assert FIRST.names[-1] == "h19"
    assert FIRST.cells == sorted(FIRST.cells)
    assert [FIRST.space[name] for name in FIRST.names] == list(range(FIRST.size))
    assert FIRST.space["g10"] == FIRST.kini_nui


def test_neighbours() -> None:
    g7, g1 = FIRST.space["g7"], FIRST.space["g1"]
    assert named(FIRST.near[g7]) == ["g6", "h7", "g8", "f7"]
    assert named(FIRST.near_diagonal[g7]) == ["g6", "h7", "g8", "f7", "h6", "h8", "f8", "f6"]
    assert named(FIRST.near[g1]) == ["h1", "g2", "f1"]
    assert (beside("g7", "n"), beside("g7", "sw")) == ("g6", "f8")
    assert beside("g1", "n") == beside("a11", "w") == beside("h19", "se") == ""
    for n in range(FIRST.size):
        assert all(n in FIRST.near[m] for m in FIRST.near[n])
        assert all(n in FIRST.near_diagonal[m] for m in FIRST.near_diagonal[n])


def test_distances_are_those_of_a_walk() -> None:
    for a, b in combinations(range(0, FIRST.size, 7), 2):
        assert FIRST.steps(a)[b] == FIRST.steps(b)[a] <= FIRST.clear_steps(a)[b]
        (r, c), (q, d) = FIRST.cells[a], FIRST.cells[b]
        assert FIRST.steps(a)[b] >= abs(r - q) + abs(c - d)


def test_nearest_free_space() -> None:
    g1, f1, h1, g2 = (FIRST.space[name] for name in ("g1", "f1", "h1", "g2"))
    assert FIRST.nearest_free(g1, []) == [g1]
    assert FIRST.nearest_free(g1, [g1]) == [f1, h1, g2]
    assert FIRST.nearest_free(g1, [g1, f1, h1]) == [g2]
    assert FIRST.nearest_free(g1, range(FIRST.size)) == []


def test_bohrok_control_spaces() -> None:
    controls = FIRST.controls
    assert {toa: FIRST.names[n] for toa, n in controls.items()} == {
        "kopaka": "d12",
        "onua": "d3",
        "gali": "g9",
        "pohatu": "j2",
        "tahu": "l13",
        "lewa": "i17",
    }
    assert all(FIRST.regions[n] == toa and FIRST.kinds[n] == "blank" for toa, n in controls.items())
    assert all(FIRST.steps(FIRST.starts[toa])[n] == 4 for toa, n in controls.items())
    assert min(FIRST.steps(a)[b] for a, b in combinations(controls.values(), 2)) == 6
    assert FIRST.space[beside("d3", "s")] in FIRST.of_kind("mission")
    assert FIRST.clear_steps(FIRST.starts["onua"])[controls["onua"]] == 6


FAULTS = {
    "a strange sign": (
        [("c6", "x")],
        "row 6, column c: unknown sign 'x': choose one of ~ . a A c C 3 m @ K O G P T L",
    ),
    "a start elsewhere": ([("b5", "."), ("c5", "O")], "row 5, column c: the start of onua is at b5"),
    "no start": ([("b5", ".")], "row 5, column b: the start of onua belongs here: draw O"),
    "Kini-Nui elsewhere": (
        [("g10", "."), ("h11", "3")],
        "row 10, column g: the triple Challenge space is the centre of the map, and no other",
    ),
    "an islet": (
        [("f19", "~"), ("g18", "~"), ("h18", "~")],
        "row 19, column g: no way leads here from e1",
    ),
    "a start walled in": (
        [("f18", "m"), ("g18", "m"), ("h18", "m")],
        "row 18, column e: kopaka cannot reach this blank space past Missions, Challenges and Portals",
    ),
    "a Challenge behind a Mission": (
        [("k4", "m")],
        "row 3, column k: kopaka cannot reach this challenge space past Missions, Challenges and Portals",
    ),
    "a poor Toa": (
        [("a9", ".")],
        "row 11, column a: kopaka's nearest action space is 4 steps from this start, another Toa's 2: 0 apart at most",
    ),
    "a far Challenge": (
        [("d17", "."), ("h16", ".")],
        "row 19, column g: lewa's nearest challenge space is 8 steps from this start, another Toa's 3: 1 apart at most",
    ),
    "portals side by side": (
        [("e4", "@")],
        "row 3, column c: the portals c3 and e4 are 3 steps apart, 5 at least",
    ),
    "a Bohrok space on a Mission": (
        [("j2", "m")],
        "row 2, column j: a Bohrok Control space covers a blank space, not 'm'",
    ),
    "no Mission before Onua": (
        [("d4", ".")],
        "row 3, column d: Onua, going north, meets no Mission before a Bohrok Control space",
    ),
}


@pytest.mark.parametrize("what", list(FAULTS))
def test_a_fault_in_the_drawing_is_told_with_its_place(what: str) -> None:
    changes, sentence = FAULTS[what]
    assert complaint(redrawn(*changes)) == f"maps/first.toml: {sentence}"


ANOTHER = '[[sign]]\nsign = "a"\nkind = "blank"\ncount = 12\nprovenance = "derived"\n\n'
WRONG = {
    "a row too long": (
        "O . . . . @ . . . ~ ~ ~",
        "O . . . . @ . . . ~ ~ ~ ~",
        "row 5 has 14 cells, not 13",
    ),
    "a row too few": ("  . . . m . . . . G ~ ~ ~ ~\n", "", "the drawing has 18 rows, not 19"),
    "a count": ("count = 16", "count = 15", "15 spaces with sign 'm' are documented, 16 are drawn"),
    "one sign twice": (
        '[[start]]\ntoa = "onua"',
        f"{ANOTHER}[[start]]\ntoa = 'onua'",
        "the sign 'a' has two meanings",
    ),
    "one Toa twice": (
        'toa = "onua"',
        'toa = "gali"',
        "each of kopaka, onua, gali, pohatu, tahu, lewa needs",
    ),
    "a strange field": (
        "times = 3",
        "time = 3",
        "Object contains unknown field `time` - at `$.sign[5]`",
    ),
    "a name at sea": ('at = "j2"', 'at = "a1"', "there is no land at 'a1': a name is such as e1"),
    "too near": (
        'at = "j2"',
        'at = "h2"',
        "row 2, column h: a Bohrok Control space is 4 to 6 steps from",
    ),
    "wrong region": (
        'at = "j2"',
        'at = "e9"',
        "row 9, column e: this is the region of kopaka, not of pohatu",
    ),
    "touching": ('at = "j2"', 'at = "d2"', "row 3, column d: two Bohrok Control spaces touch"),
    "no region": (
        'region = "lewa"',
        'region = "tahu"',
        "each region (kopaka, onua, gali, pohatu, tahu, lewa)",
    ),
}


@pytest.mark.parametrize("what", list(WRONG))
def test_a_fault_in_the_file_is_told(what: str) -> None:
    old, new, sentence = WRONG[what]
    assert TEXT.count(old) >= 1
    assert complaint(TEXT.replace(old, new)).startswith(f"maps/first.toml: {sentence}")
