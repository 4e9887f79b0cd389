"""A client without a terminal: typed lines come from a list or a function, and everything shown is kept."""

from __future__ import annotations

import io
import random
from collections.abc import Callable, Iterable
from pathlib import Path

from matanui.core.record import Record, read
from matanui.desk.makuta.lexicon import Lexicon
from matanui.desk.makuta.voice import Voice
from matanui.desk.page import Page
from matanui.desk.speech import Speech
from matanui.games.makuta.game import GAME
from matanui.games.makuta.view import View
from matanui.tui.play import play
from matanui.tui.screen import Screen
from tests.makuta.scene import Scene

SPEECH = Speech("en")
VOICE = Voice(Page(SPEECH, True, 80, ["Player 1", "Player 2"]))
LEX = Lexicon(VOICE)


class Desk:
    """A screen that nobody sees."""

    def __init__(
        self, lines: Iterable[str] | Callable[[str], str], plain: bool = True, width: int = 80, live: bool = False
    ) -> None:
        self.out = io.StringIO()
        self.prompts: list[str] = []
        self.lines = lines if callable(lines) else self.feed(lines)
        self.screen = Screen(plain=plain, out=self.out, read=self.read, live=live, width=width)

    def feed(self, lines: Iterable[str]) -> Callable[[str], str]:
        """Line after line, then the end of the file."""
        rest = iter(lines)

        def one(prompt: str) -> str:
            for line in rest:
                return line
            raise EOFError

        return one

    def read(self, prompt: str) -> str:
        self.prompts.append(prompt)
        self.out.write(prompt)
        return self.lines(prompt)

    @property
    def text(self) -> str:
        """Everything shown so far."""
        return self.out.getvalue()

    def play(
        self,
        seats: str,
        seed: str = "1",
        edition: str | None = None,
        resume: Path | None = None,
        game: str = "makuta",
        settings: tuple[str, ...] = (),
        language: str = "en",
    ) -> int:
        """Play in the current folder."""
        chosen = seats.split(",") if seats else []
        return play(game, edition, [*settings], chosen, seed, self.screen.plain, language, resume, self.screen)


def page(plain: bool = True, width: int = 80, players: int = 2) -> Page:
    """A page in English."""
    return Page(SPEECH, plain, width, [f"Player {n}" for n in range(1, players + 1)])


def voice(plain: bool = True, width: int = 80) -> Voice:
    """Somebody who speaks of Quest for Makuta in English."""
    return Voice(page(plain, width))


def asked(scene: Scene) -> View:
    """The view of whoever is asked."""
    ask = scene.match.pending
    assert ask is not None
    return GAME.view(scene.s, ask.seat, ask)


def kept(folder: Path) -> tuple[Path, Record]:
    """The one record in a folder."""
    [path] = folder.glob("matanui-*.json")
    return path, read(path.read_bytes())


def anything(seed: int, most: int = 100_000) -> Callable[[str], str]:
    """Somebody who types numbers, so many lines of them."""
    rng = random.Random(seed)
    left = iter(range(most))

    def typed(prompt: str) -> str:
        if next(left, None) is None:
            raise EOFError
        return str(rng.choice((1, 1, 2, 2, 3, 4, 5, rng.randrange(1, 25))))

    return typed
