"""The temple and Makuta: rulings A46 to A55, N16, N17 and N19, and the switches of the last fight."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

import pytest

from matanui.games.makuta.data.counters import LOCK_BAG, LOCKS, NUMBER, opens
from matanui.games.makuta.data.island import FIELD, NAMES
from matanui.games.makuta.events import Challenged, TempleTurned
from matanui.games.makuta.game import GAME
from matanui.games.makuta.state import FACE_DOWN
from tests.makuta.looks import faces, fight, hand_seen, move, on_turn, rolled, told
from tests.makuta.scene import Scene

START = "toa-landing.d3"
WEST = "toa-landing.g3"  # the gate that leads to Makuta's tile
BEFORE_WEST = "toa-landing.b3"
DOORS = [f"makuta.e{e}" for e in range(6)]
GATES = [f"makuta.g{e}" for e in range(6)]
CODE = ("fire", "water", "air")
KEYS = ["fire", "water", "air"]
LOW = [18, 20, 21, 22, 23, 24]
HIGH = [18, 20, 22, 24, 26, 28]
SWAMP = ["b2", "b3", "b4", "c1", "c2", "c4"]  # printed counters of the Fau Swamp
TWICE = ("fire", "fire", "water")
NO, YES = 0, 1


def temple(scene: Scene) -> Scene:
    """Makuta's tile west of the start tile; the lock before the gate that joins them lies face down."""
    return scene.lay("makuta", WEST, 0)


def siege(scene: Scene, *hand: str) -> Scene:
    """Tahu one step before an open lock of fire, water and air."""
    return temple(scene).lock(DOORS[0], *CODE).toa("tahu", GATES[0], hand)


def attack(scene: Scene) -> Scene:
    """Tahu, who holds keys only, steps up to the lock and challenges. Makuta's strength is still to come."""
    return scene.play(("roll", 1), ("walk", DOORS[0]), ("challenge", True))


def locks(scene: Scene) -> dict[str, int]:
    """The locks that lie on entrances."""
    return {NAMES[f]: lock for f, lock in scene.s.locks.items()}


def test_a46() -> None:
    """An entrance gets its lock the moment its gate is joined, by the player at the gate or by chance contact, and only
    then. Locks are drawn unseen from nine. [A46] [en, The Makuta Tile] [us, owners' accounts]"""
    scene = Scene().toa("tahu", BEFORE_WEST).play(("roll", 1), ("walk", WEST), ("tile", "makuta"), ("place", 0))
    assert locks(scene) == {DOORS[0]: FACE_DOWN}
    scene.toa("gali", "toa-landing.c5").play(("roll", 1), ("walk", "toa-landing.g2"), ("tile", "fau-swamp"))
    apart = scene.match.fork()
    apart.play(FIELD["toa-landing.g2"] * 6 + 5)  # turned away from Makuta
    assert set(apart.state.locks) == {FIELD[DOORS[0]]}
    scene.play(("place", 4))  # one gate towards the start tile, one towards Makuta
    assert NAMES[scene.s.island.beyond(FIELD[GATES[1]])] == "fau-swamp.g0"
    assert locks(scene) == {DOORS[0]: FACE_DOWN, DOORS[1]: FACE_DOWN}
    scene.toa("tahu", GATES[0]).play(("roll", 1), ("walk", DOORS[0]), ("flip-lock", True))
    assert scene.asked == ("chance", "lock") and scene.options == list(range(9))
    assert locks(Scene(true_island=True)) == dict.fromkeys(DOORS, FACE_DOWN)


def test_a47() -> None:
    """There is no way from entrance to entrance: the temple fills the middle. [A47] [nl, Het Makuta-bord]"""
    scene = temple(Scene()).toa("tahu", DOORS[0], ["kaukau"]).play(("begin", "green"), ("roll", 12))
    assert {f for f in scene.fields if f.startswith("makuta")} == {GATES[0]}
    whole = Scene(true_island=True).toa("tahu", DOORS[3], ["kaukau"]).play(("begin", "green"), ("roll", 3))
    assert {f for f in whole.fields if f.startswith("makuta")} == {GATES[3]}


def test_a48() -> None:
    """On foot nobody comes to Makuta's unjoined gates, so tiles are joined to his from outside only; with the ring one
    may lay a tile from there. [A48]"""
    for ring in (False, True):
        scene = temple(Scene(makuta_ring=ring)).toa("tahu", WEST, ["kaukau"])
        scene.play(("begin", "green"), ("roll", 12))
        assert ({*GATES[1:], *DOORS[1:]} <= scene.fields) == ring
        assert not {*GATES[1:], *DOORS[1:]} & scene.fields or ring
    scene.play(("walk", GATES[3]))
    assert scene.asked == ("chance", "tile")
    scene.play(("tile", "mangai"), ("place", 0))
    assert set(locks(scene)) == {DOORS[0], DOORS[3]}


def test_switch_makuta_ring() -> None:
    """The way round the temple is closed or open. [house]"""
    closed = temple(Scene(makuta_ring=False)).toa("tahu", DOORS[0]).play(("roll", 1))
    assert closed.at("tahu") == GATES[0]  # the only step there is
    ring = temple(Scene(makuta_ring=True)).toa("tahu", DOORS[0]).play(("roll", 1))
    assert ring.fields == {GATES[0], DOORS[1], DOORS[5]}


def test_a49() -> None:
    """You may turn up a lock and challenge in the same halt. A lock that stays face down cannot be opened, and the keys
    have to fit the lock of your own entrance. [A49] [en, Landing on an entrance] [de, Die Schlösser]"""
    scene = temple(Scene()).toa("tahu", GATES[0], KEYS).play(("roll", 1), ("walk", DOORS[0]))
    assert scene.asked == ("tahu", "flip-lock")
    left = scene.match.fork()
    left.play(NO)
    assert left.state.turn == 1 and left.state.locks[FIELD[DOORS[0]]] == FACE_DOWN
    scene.play(("flip-lock", True), ("lock", CODE))
    assert scene.asked == ("tahu", "challenge") and scene.options == [YES, NO]
    other = temple(Scene()).lay("fau-swamp", "toa-landing.g2", 4).lock(DOORS[0], "water", "earth", "ice")
    other.lock(DOORS[1], *CODE).toa("tahu", GATES[0], KEYS).play(("roll", 1), ("walk", DOORS[0]))
    assert other.asked == ("tahu", "challenge") and other.options == [NO]  # they would fit next door


def test_a50() -> None:
    """Keys are shown, not used up: you keep all three, unless one is chosen as your loss. [A50] [en, Attack Makuta]"""
    scene = siege(Scene(), *KEYS, "hau")
    move(scene, 1, DOORS[0]).play(("challenge", True))
    assert scene.hand("tahu") == [*KEYS, "hau"]
    assert hand_seen(scene, "tahu", "gali") == [*KEYS, "mask"]
    fight(scene.play(("temple", 6)), 1)
    assert scene.asked == ("gali", "lose") and len(scene.options) == 4
    scene.play(("lose", "water"), ("exile", GATES[1]))
    assert scene.hand("tahu") == ["fire", "air", "hau"] and scene.on_pile() == ["water"]


@pytest.fixture
def tenth_lock() -> Iterator[None]:
    """A lock that shows fire twice; none in our box does."""
    LOCKS.append([NUMBER[symbol] for symbol in TWICE])
    yield
    LOCKS.pop()


def test_a51(tenth_lock: None) -> None:
    """The order of a code does not matter; a symbol that it shows twice needs two keys.
    [A51] [en, Landing on an entrance]"""
    for order in permutations(KEYS):
        assert move(siege(Scene(), *order), 1, DOORS[0]).options == [YES, NO]
    for keys, opened in (
        (["fire", "fire", "water"], True),
        (["water", "fire", "fire"], True),
        (["fire", "water", "water"], False),
        (["fire", "water", "air"], False),
        (["fire", "water", "joker"], True),
    ):
        scene = temple(Scene())
        scene.s.bags[LOCK_BAG].append(LOCKS.index([NUMBER[symbol] for symbol in TWICE]))
        move(scene.lock(DOORS[0], *TWICE).toa("tahu", GATES[0], keys), 1, DOORS[0])
        assert scene.asked == ("tahu", "challenge") and (YES in scene.options) == opened


def test_a52() -> None:
    """To challenge again you have to leave and halt there anew: standing still is no halt, even for want of a way.
    [A52] [A2]"""
    scene = siege(Scene(makuta_loss_move="may"), *KEYS, "hau")
    fight(move(scene, 1, DOORS[0]).play(("challenge", True), ("temple", 6)), 1)
    scene.play(("lose", "hau"), ("exile", DOORS[0]))  # Gali leaves him where he is
    assert scene.at("tahu") == DOORS[0]
    assert DOORS[0] not in rolled(scene.play(("roll", 1)), 2)
    scene.play(("walk", WEST), ("roll", 1), ("walk", BEFORE_WEST))
    move(scene, 2, DOORS[0])
    assert scene.asked == ("tahu", "challenge")

    stuck = siege(Scene(edition="us"), *KEYS).toa("tahu", DOORS[0]).toa("gali", GATES[0])  # no passing in this edition
    stuck.play(("roll", 3))
    assert stuck.at("tahu") == DOORS[0] and on_turn(stuck) == "gali"


@pytest.mark.parametrize(("table", "strengths"), [("18-24", LOW), ("18-28", HIGH)])
def test_a53(table: str, strengths: list[int]) -> None:
    """The temple stays as it was turned last, and the colour before your entrance counts; so from every entrance and
    every position the white die makes all six strengths equally likely. [A53] [en, First phase]"""
    for door in DOORS:
        scene = temple(Scene(makuta_table=table)).lock(door, *CODE).toa("tahu", START, [*KEYS, "miru"])
        scene.play(("begin", "fly"), ("fly", door), ("challenge", True))
        assert scene.asked == ("chance", "temple") and scene.options == [1, 2, 3, 4, 5, 6]
        for position in range(6):
            found = []
            for pips in scene.options:
                fork = scene.match.fork()
                fork.state.temple = position
                fork.play(pips)
                assert fork.state.temple == (position + pips) % 6
                found.append(fork.state.foe)
            assert sorted(found) == strengths


def test_a53_the_temple_stays() -> None:
    """The next challenge turns the temple on from where it stands. [A53]"""
    scene = siege(Scene(makuta_loss_move="may"), *KEYS, "hau", "hau")
    faced = []
    for _ in range(2):
        fight(move(scene.toa("tahu", GATES[0]), 1, DOORS[0]).play(("challenge", True), ("temple", 2)), 1)
        faced.append(told(scene, TempleTurned)[-1].segment)
        scene.play(("lose", "hau"), ("exile", DOORS[0]), ("roll", 1))
        scene.toa("gali", START)
    assert faced == [2, 4]  # two turns of two segments each


def test_a54() -> None:
    """The left player puts you on any laid field without Toa or counter. Gates are such fields, and so are entrances
    without a lock; a locked one is not. Nothing happens where you are put. [A54] [en, In case of a tie or a loss]"""
    scene = siege(Scene(players=3).lay("fau-swamp", "toa-landing.g2", 4), *KEYS)
    assert set(locks(scene)) == {DOORS[0], DOORS[1]}
    scene.lying("toa-landing.c1", "ice").toa("gali", GATES[0]).toa("lewa", GATES[2])
    attack(scene).play(("temple", 6), ("duel", 1), ("lose", "fire"))
    assert scene.asked == ("gali", "exile")
    full = {START, "toa-landing.b4", "toa-landing.c4", "toa-landing.c5", "toa-landing.c1"}  # START has the lost key
    full |= {DOORS[0], DOORS[1], GATES[0], GATES[2], *(f"fau-swamp.{name}" for name in SWAMP)}
    assert scene.fields == {NAMES[f] for f in scene.s.island.fields} - full
    assert {"toa-landing.g4", GATES[1], DOORS[2]} <= scene.fields
    scene.play(("exile", "toa-landing.g4"))
    assert scene.at("tahu") == "toa-landing.g4" and on_turn(scene) == "gali" and len(scene.s.tiles) == 17

    crowded = attack(siege(Scene(), *KEYS))
    crowded.s.prizes |= set(crowded.s.island.fields)  # not one field is free
    crowded.play(("temple", 6), ("duel", 1), ("lose", "fire"))
    assert crowded.at("tahu") == START and on_turn(crowded) == "gali"


def test_a55() -> None:
    """A lock blocks nobody, face down or up: you may halt on its entrance and walk across it. [A55]"""
    for door in (temple(Scene(makuta_ring=True)), temple(Scene(makuta_ring=True)).lock(DOORS[0], *CODE)):
        assert {DOORS[0], DOORS[1]} <= rolled(door.toa("tahu", GATES[0]), 2)
    assert DOORS[0] in rolled(temple(Scene()).toa("tahu", GATES[0]), 2)


def test_n16() -> None:
    """Of your keys you show those with the right symbols first and jokers only for what is missing.
    [N16] [en, Locks and keys]"""
    for keys, used in (
        (["joker", "fire", "water"], ["fire", "water", "joker"]),
        (["joker", "air", "joker"], ["air", "joker", "joker"]),
        (["joker", "joker", "joker"], ["joker", "joker", "joker"]),
    ):
        scene = attack(siege(Scene(), *keys))
        assert faces(told(scene, Challenged)[0].counters) == used
    wrong = move(siege(Scene(), "joker", "fire", "fire"), 1, DOORS[0])
    assert wrong.asked == ("tahu", "challenge") and wrong.options == [NO]
    hand = [NUMBER[key] for key in ("joker", "water", "fire", "air")]
    assert sorted(opens(hand, LOCKS.index([NUMBER[symbol] for symbol in CODE]))) == [1, 2, 3]


def test_n17() -> None:
    """Under `no_effect` a tie with Makuta leaves you where you are with all you have, and your turn is over.
    [N17] [de, Makuta herausfordern]"""
    scene = tie(Scene(makuta_tie="no_effect"))
    assert scene.at("tahu") == DOORS[0] and scene.hand("tahu") == [*KEYS, "pakari", "hau"]
    assert scene.on_pile() == [] and on_turn(scene) == "gali" and not GAME.standing(scene.s).over


def tie(scene: Scene) -> Scene:
    """Tahu reaches 18 against a Makuta of 18."""
    move(siege(scene, *KEYS, "pakari", "hau"), 1, DOORS[0]).play(("challenge", True), ("temple", 6))
    assert scene.s.foe == 18
    return fight(scene, 3, "pakari", "hau")


def test_switch_makuta_tie() -> None:
    """A tie with Makuta is lost, or changes nothing. [fr, Si vous faites moins ou égal] [de, Makuta herausfordern]"""
    assert tie(Scene(makuta_tie="loss")).asked == ("gali", "lose")
    assert tie(Scene(makuta_tie="no_effect")).asked == ("chance", "roll")


def test_switch_makuta_table() -> None:
    """Makuta's strengths are 18 to 24 or 18 to 28, colour by colour. [nl, Eerste fase] [de, Schritt Eins]"""
    for table, strengths in (("18-24", LOW), ("18-28", HIGH)):
        found = {
            pips: attack(siege(Scene(makuta_table=table), *KEYS)).play(("temple", pips)).s.foe for pips in range(1, 7)
        }
        assert [found[pips] for pips in (6, 1, 2, 3, 4, 5)] == strengths


def test_switch_makuta_loss_move() -> None:
    """The left player has to move the loser, or may leave them. [de, Makuta herausfordern] [en, In case of a tie]"""
    for value, stays in (("must", False), ("may", True)):
        scene = attack(siege(Scene(makuta_loss_move=value), *KEYS)).play(("temple", 6), ("duel", 1), ("lose", "fire"))
        assert scene.asked == ("gali", "exile") and (DOORS[0] in scene.fields) == stays
        assert GATES[1] in scene.fields
    assert scene.play(("exile", DOORS[0])).at("tahu") == DOORS[0] and on_turn(scene) == "gali"


def test_switch_challenge_when() -> None:
    """You challenge where you halt; or stepping there is enough, and whoever does not fight walks on with what is left.
    [fr, Défier Makuta] [en, Attack Makuta] [N5]"""
    end = move(siege(Scene(challenge_when="end", makuta_ring=True), *KEYS), 3, DOORS[0]).play(("challenge", False))
    assert end.at("tahu") == DOORS[0] and on_turn(end) == "gali"
    enter = move(siege(Scene(challenge_when="enter", makuta_ring=True), *KEYS), 3, DOORS[0]).play(("challenge", False))
    assert enter.asked == ("tahu", "walk-on")
    assert enter.fields == {DOORS[n] for n in (0, 1, 2, 4, 5)} | {GATES[1], GATES[5]}  # two points are left
    fought = siege(Scene(challenge_when="enter", makuta_ring=True, makuta_loss_move="may"), *KEYS, "hau")
    fight(move(fought, 3, DOORS[0]).play(("challenge", True), ("temple", 6)), 1)
    fought.play(("lose", "hau"), ("exile", DOORS[0]))
    assert fought.at("tahu") == DOORS[0] and on_turn(fought) == "gali"  # whoever fought walks no further


def test_n19() -> None:
    """Under `entrance_needs_keys` a Toa with fewer than three keys may not enter an entrance, on foot or in flight;
    which keys they are does not matter. [N19] [en, For younger players]"""
    for needed, keys, enters in ((True, KEYS[:2], False), (True, ["ice", "ice", "ice"], True), (False, [], True)):
        walk = temple(Scene(entrance_needs_keys=needed)).toa("tahu", GATES[0], keys)
        assert (DOORS[0] in rolled(walk, 2)) == enters
        flight = temple(Scene(entrance_needs_keys=needed)).toa("tahu", START, [*keys, "miru"]).play(("begin", "fly"))
        assert bool(set(DOORS) & flight.fields) == enters
