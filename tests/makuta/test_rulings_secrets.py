"""Rulings on who sees and decides what: lost counters, the player on your left, secrets. (A17, A18, A27, N9, N10)"""

from __future__ import annotations

import pytest

from matanui.core.chance import Dice, seed_of
from matanui.core.errors import UserError
from matanui.games.makuta.data.counters import LOCKS, NAME, NUMBER, TOA, full_bags
from matanui.games.makuta.data.island import FIELD
from matanui.games.makuta.events import Forfeited, Looked
from matanui.games.makuta.game import GAME
from matanui.games.makuta.rules import Rules
from matanui.games.makuta.state import FACE_DOWN
from matanui.games.makuta.view import redeal, view
from tests.makuta.looks import EDITIONS, faces, fight, hand_seen, move, on_turn, prompt, seen, told
from tests.makuta.scene import Scene

CODE = ["fire", "water", "air"]


def beaten(edition: str = "definitive", players: int = 3, **switches: object) -> Scene:
    """Tahu, who holds a key and Hau, has lost to a mosquito."""
    scene = Scene(players, edition, **switches).rahi("toa-landing.c4", 7)
    return fight(move(scene.toa("tahu", "toa-landing.c3", ["fire", "hau"]), 1, "toa-landing.c4"), 1)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a17(edition: str) -> None:
    """The player on your left chooses what you lose by its back, and the others never see it. [en, Lose an attack]"""
    scene = beaten(edition)
    assert (scene.asked, scene.options) == (("gali", "lose"), [0, 1])
    assert hand_seen(scene, "tahu", "gali") == ["key", "mask"]
    scene.play(("lose", "hau"))
    assert (scene.hand("tahu"), scene.on("toa-landing.c4")) == (["fire"], ["hau"])
    lost = told(scene, Forfeited)[0]
    for viewer, face in (("tahu", "hau"), ("gali", "mask"), ("lewa", "mask"), (None, "mask")):
        event = lost.seen_by(None if viewer is None else TOA.index(viewer))
        assert isinstance(event, Forfeited)
        assert NAME[event.counter] == face
        assert faces(seen(scene, viewer).lying[FIELD["toa-landing.c4"]]) == [face]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a18(players: int) -> None:
    """The player on your left is the next in turn order, with two the opponent. Nobody plays alone: the game is for
    two to six. [en, Beginning of the game] [en, Lose an attack]"""
    scene = beaten(players=players)
    assert scene.asked == ("gali", "lose")
    scene.play(("lose", "hau"))
    last = TOA[players - 1]
    for toa in TOA[1 : players - 1]:
        assert on_turn(scene) == toa
        scene.play(("roll", 1))  # there is one way from the start field
    scene.toa(last, "toa-landing.c3", ["air", "ice"])
    fight(move(scene, 1, "toa-landing.c4"), 1)
    assert scene.asked == ("tahu", "lose")
    scene.play(("lose", "ice"))
    assert on_turn(scene) == "tahu"
    scene = Scene(players).lay("makuta", "toa-landing.g3", 0).lock("makuta.e0", *CODE)
    move(scene.toa("tahu", "makuta.g0", CODE), 1, "makuta.e0").play(("challenge", True), ("temple", 1), ("duel", 1))
    assert scene.asked == ("gali", "lose")
    assert scene.play(("lose", "fire")).asked == ("gali", "exile")
    for nobody_plays in (1, 7):
        with pytest.raises(UserError, match="2 to 6 players"):
            GAME.start(GAME.rules("definitive"), nobody_plays)


def secrets() -> Scene:
    """Tahu has used Pakari; a Rahi, a lock and the pile lie about; Gali holds two counters that she alone knows."""
    scene = Scene(3).lay("makuta", "toa-landing.g3", 0).lay("mangai", "makuta.g3", 0).lock("makuta.e0", *CODE)
    scene.rahi("toa-landing.c4", 4).pile("ice", "kakama").toa("gali", hand=["joker", "nokama"])
    scene.toa("tahu", "toa-landing.c3", ["pakari", "stone", "miru"])
    return fight(move(scene, 1, "toa-landing.c4"), 6, "pakari").rahi("toa-landing.b4", 7)


def test_a27() -> None:
    """The fronts of your counters are yours alone, except those you have shown. Open Rahi and locks, the size and
    backs of the start pile, and number and backs of everybody's counters are public. [en, Preparations]"""
    scene = secrets()
    masks, keys = full_bags(Rules())[3:5]
    for viewer in ("tahu", "gali", "lewa", None):
        table = seen(scene, viewer)
        mine = ["pakari", "stone", "miru"] if viewer == "tahu" else ["pakari", "key", "mask"]
        hers = ["joker", "nokama"] if viewer == "gali" else ["key", "mask"]
        assert [faces(seat.hand) for seat in table.seats] == [mine, hers, []]
        assert faces(table.pile) == ["key", "mask"]
        assert table.rahi[FIELD["toa-landing.b4"]] == 7
        assert table.rahi[FIELD["mangai.c3"]] == 0
        assert FIELD["toa-landing.c4"] not in table.rahi
        code = LOCKS.index([NUMBER[symbol] for symbol in CODE])
        assert table.locks == {FIELD["makuta.e0"]: code, FIELD["makuta.e3"]: FACE_DOWN}
        assert code not in table.locks_left
        assert (table.question is None) == (viewer != "tahu")
        shown = [c for c in sum((s.hand for s in table.seats), table.pile[:]) if NAME[c] not in ("key", "mask")]
        assert sorted(shown + table.unseen[0] + table.unseen[1]) == sorted(masks + keys)


def test_a27_nobody_can_tell() -> None:
    """Dealt anew, everything that a player cannot know looks the same to them. [en, Preparations]"""
    scene, dice = secrets(), Dice(seed_of("A27"))
    for seat in range(3):
        dealt = [redeal(scene.s, seat, dice) for _ in range(20)]
        before = view(scene.s, seat, None)
        assert all(view(other, seat, None) == before for other in dealt)
        hands = {tuple(thing & 31 for thing in other.toa[1].hand) for other in dealt}
        assert (len(hands) == 1) == (seat == 1)  # only Gali knows hers


@pytest.mark.parametrize("edition", EDITIONS)
def test_n09(edition: str) -> None:
    """What Akaku takes is yours; where it only removes, the counter goes to the start field's pile.
    [de, Kanohi Akaku] [en, Kanohi Akaku]"""
    scene = Scene(3, edition).toa("tahu", "toa-landing.b3", ["akaku"]).toa("gali", "toa-landing.c3", ["fire", "hau"])
    move(scene, 1, "toa-landing.c3").play(("akaku", "gali"))
    assert hand_seen(scene, "gali", "tahu") == ["fire", "hau"]
    scene.play(("rob", "hau"))
    assert scene.hand("gali") == ["fire"]
    removed = edition == "en"
    assert scene.hand("tahu") == ([] if removed else ["hau"])
    assert scene.on_pile() == (["akaku", "hau"] if removed else ["akaku"])
    for viewer, back in (("tahu", "hau"), ("gali", "hau"), ("lewa", "mask")):
        there = faces(seen(scene, viewer).pile) if removed else ["akaku", *hand_seen(scene, "tahu", viewer)]
        assert sorted(there) == sorted(["akaku", back])


def test_n10() -> None:
    """Under `seen` the player on your left sees the fronts when choosing; the others do not.
    [fr, Si vous échouez dans votre défi]"""
    scene = beaten(loss_choice="seen")
    assert scene.asked == ("gali", "lose")
    assert hand_seen(scene, "tahu", "gali") == ["fire", "hau"]
    assert hand_seen(scene, "tahu", "lewa") == ["key", "mask"]
    look = told(scene, Looked)[0].seen_by(2)
    assert isinstance(look, Looked)
    assert faces(look.counters) == ["key", "mask"]
    scene.play(("lose", "hau"))
    assert prompt(scene) == "roll"
    assert faces(seen(scene, "gali").lying[FIELD["toa-landing.c4"]]) == ["hau"]
    assert faces(seen(scene, "lewa").lying[FIELD["toa-landing.c4"]]) == ["mask"]
