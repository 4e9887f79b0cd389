"""Questions of the card games as people meet them: scenes by hand, and one of every kind out of random games."""

from __future__ import annotations

import random

from matanui.core.flow import CHANCE, Ask
from matanui.desk.cards.desk import CardDesk
from matanui.desk.page import Page
from matanui.desk.speech import Speech
from matanui.games.cards.views.view import View, view
from matanui.games.catalogue import game_named
from tests.cards.scene import Scene

TABLES = (("masks", ["rahi=true", "might=true"]), ("bohrok", ["short=true"]), ("rshl", ["rahi=true"]))
ANSWERS = 900


def desk(language: str = "en", plain: bool = True, width: int = 80) -> CardDesk:
    """A desk for two players."""
    return CardDesk(Page(Speech(language), plain, width, ["Anna", "Ben", "Cem"]))


def asked(scene: Scene) -> View:
    """The view of whoever is asked."""
    ask = scene.match.pending
    assert ask is not None
    return view(scene.s, ask.seat, ask)


def act() -> Scene:
    """Onua holds a card, so that there is something to do besides moving."""
    scene = Scene("onua", "kopaka", "gali").toa("onua", "e8", hand=("swift-feet",))
    return scene.settle("act")


def step() -> Scene:
    return act().play(("act", "move"))


def challenge() -> Scene:
    """Gali has walked to a Challenge space and may choose between two."""
    scene = Scene("gali", "tahu", "kopaka").toa("gali", "h5")
    return scene.walk("n")


def fight() -> Scene:
    """Gali's challenge is on, and Tahu, who is behind, holds a card."""
    scene = Scene("gali", "tahu").toa("gali", "h5").toa("tahu", hand=("gift-of-speed",)).top("challenge-swimming")
    return scene.walk("n").settle("fight")


def of_every_kind() -> dict[str, View]:
    """By game and prompt, the first view with the most options that some hundred random answers lead to."""
    found: dict[str, View] = {}
    for name, settings in TABLES:
        game, rng = game_named(name), random.Random(3)
        match = game.start(game.rules(None, settings), 3)
        for _ in range(ANSWERS):
            ask: Ask | None = match.pending
            if ask is None:
                break
            if ask.seat != CHANCE:
                known = found.get(f"{name} {ask.prompt.name}")
                if known is None or known.question is None or len(known.question.options) < len(ask.options):
                    found[f"{name} {ask.prompt.name}"] = game.view(match.state, ask.seat, ask)
            match.play(rng.choice(ask.options))
    return found
