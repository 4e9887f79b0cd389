"""A table for every question that a person can be asked."""

from __future__ import annotations

from matanui.games.makuta.view import View
from tests.makuta.scene import Scene
from tests.tui.desk import asked


def begin() -> Scene:
    """Tahu with Miru and Kakama, about to begin beside the gate to Mangai."""
    scene = Scene().lay("mangai", "toa-landing.g3", 0)
    return scene.toa("tahu", "toa-landing.b3", ["miru", "kakama", "vakama"]).toa("gali", "mangai.d3", ["hau"])


def walk() -> Scene:
    return begin().play(("begin", "white"), ("roll", 4))


def won() -> Scene:
    scene = Scene().toa("tahu", "toa-landing.b3", ["vakama", "miru"]).rahi("toa-landing.b4", 1)
    scene.play(("begin", "white"), ("roll", 1), ("walk", "toa-landing.b4"), ("declare", ["vakama"]), ("duel", 1))
    return scene


def walk_on() -> Scene:
    scene = Scene(stop_is_final=False).toa("tahu", "toa-landing.b3", [])
    return scene.play(("roll", 5), ("walk", "toa-landing.b2"))


def explore() -> Scene:
    return Scene(edition="en").toa("tahu", "toa-landing.b3").play(("roll", 1), ("walk", "toa-landing.g3"))


def place() -> Scene:
    return explore().play(("explore", True), ("tile", "mangai"))


def place_anywhere() -> Scene:
    scene = Scene(tile_attach="any_gate").toa("tahu", "toa-landing.b3")
    return scene.play(("roll", 1), ("walk", "toa-landing.g3"), ("tile", "mangai"))


def declare() -> Scene:
    scene = Scene().toa("tahu", "toa-landing.b3", ["vakama", "hau", "hau", "miru"])
    return scene.play(("begin", "white"), ("roll", 1), ("walk", "toa-landing.b4"), ("rahi", 7))


def keep() -> Scene:
    scene = Scene().toa("tahu", "toa-landing.c4", ["hau", "hau", "pakari", "kakama"]).clear("toa-landing.c4")
    return scene.play(("begin", "white"), ("roll", 1), ("walk", "toa-landing.c5"), ("mask", "miru"))


def both_speeds() -> Scene:
    scene = Scene().toa("tahu", "toa-landing.c4", ["kakama"]).clear("toa-landing.c4")
    return scene.play(("begin", "white"), ("roll", 1), ("walk", "toa-landing.c5"), ("mask", "kaukau"))


def search() -> Scene:
    scene = Scene().toa("tahu", "toa-landing.c3").pile("fire", "hau")
    return scene.play(("roll", 1), ("walk", "toa-landing.d3"))


def akaku() -> Scene:
    scene = Scene().toa("tahu", "toa-landing.c3", ["akaku"]).toa("gali", "toa-landing.b3", ["hau", "fire"])
    return scene.play(("begin", "white"), ("roll", 1), ("walk", "toa-landing.b3"))


def rob() -> Scene:
    return akaku().play(("akaku", "gali"))


def lose() -> Scene:
    scene = Scene().toa("tahu", "toa-landing.b3", ["fire", "hau"])
    return scene.play(
        ("begin", "white"), ("roll", 1), ("walk", "toa-landing.b4"), ("rahi", 7), ("declare", []), ("duel", 1)
    )


def temple() -> Scene:
    scene = Scene().lay("makuta", "toa-landing.g3", 0).toa("tahu", "makuta.g0", ["fire", "water", "air"])
    return scene.play(("roll", 1), ("walk", "makuta.e0"))


def challenge() -> Scene:
    return temple().play(("flip-lock", True), ("lock", ["fire", "water", "air"]))


def no_keys() -> Scene:
    return temple().play(("flip-lock", True), ("lock", ["fire", "water", "earth"]))


def fly() -> Scene:
    return begin().play(("begin", "fly"))


def exile() -> Scene:
    return challenge().play(("challenge", True), ("temple", 1), ("duel", 1), ("lose", "air"))


VIEWS: dict[str, View] = {
    f.__name__: asked(f())
    for f in (
        begin, walk, won, walk_on, explore, place, place_anywhere, declare, keep, both_speeds, search, akaku, rob,
        lose, temple, challenge, no_keys, fly, exile,
    )
}  # fmt: skip
