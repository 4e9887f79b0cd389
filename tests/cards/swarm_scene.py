"""Scenes of Bohrok Swarm and Rising Shadow Hidden Light: a Bohrok is turned up, and its questions have words too."""

from __future__ import annotations

from typing import Any, ClassVar, Self

from matanui.core.flow import Ask
from matanui.core.game import Game
from matanui.core.questions import ids_of
from matanui.games.cards.bohrok.game import GAME as BOHROK_GAME
from matanui.games.cards.data.numbers import BOHROK, CARD, NO_CARD, NUMBER, PILE, SEATS
from matanui.games.cards.rshl.game import GAME as RSHL_GAME
from matanui.games.cards.rules.options import PLAY
from matanui.games.cards.state.realm import Realm
from matanui.games.cards.switches import Rules
from matanui.games.cards.views.view import View
from tests.cards.scene import QUIET, Scene

MASKS_OF_OTHERS = ("knock", "tire", "borrow")
TAHNOK = "krana-tahnok-xa"
TYPES = ("xa", "bo", "su", "za", "vu", "ja", "yo", "ca")


class Swarm(Scene):
    """Bohrok Swarm. The plain Tahnok lies face up; nobody discards at the start of a turn unless told to."""

    game: ClassVar[Game[Realm, Rules, View]] = BOHROK_GAME
    passed_over: ClassVar[tuple[str, ...]] = (*QUIET, "announce", "make-room")

    def __init__(self, *toa: str, **switches: object) -> None:
        super().__init__(*toa, **switches)
        self.face_up("tahnok")

    # --- setting the scene

    def face_up(self, card: str) -> Self:
        """The Bohrok that lies there, as if just turned up before this turn."""
        bag = self.s.piles[BOHROK]
        bag.append(self.s.bohrok)
        bag.remove(NUMBER[card])
        bag.sort()
        self.s.bohrok, self.s.bohrok_turns = NUMBER[card], 1
        return self.again()

    def skip(self, *toa: str, n: int = 1) -> Self:
        """These do not move in their next turns."""
        for name in toa:
            self.hero(name).skips = n
        return self.again()

    # --- playing

    def _word(self, ask: Ask, word: str) -> int:
        """Masks of others are called by their family."""
        if ask.prompt.name not in MASKS_OF_OTHERS:
            return super()._word(ask, word)
        return next(n for n in ask.options if n >= 0 and CARD[n].id in (word, *self.families(word)))

    def families(self, word: str) -> list[str]:
        """A mask of anybody, by its family."""
        return [f"{family}{word}-{toa}" for family in ("", "might-", "nuva-") for toa in SEATS]

    def card(self, word: str, seat: int) -> int:
        own = f"nuva-{word}-{SEATS[self.s.heroes[seat].toa]}"
        return NUMBER[own] if self.s.rules.box == "rshl" and own in NUMBER else super().card(word, seat)

    def concede(self) -> Self:
        """Nobody plays anything in this challenge."""
        while (asked := self.asked) and asked[1] == "fight":
            self.play(("fight", None))
        return self

    # --- looking

    @property
    def choices(self) -> set[str]:
        """The cards among which the pending question chooses."""
        return {CARD[n].id for n in self.settle().options if 0 <= n < PLAY}

    @property
    def bohrok(self) -> str:
        """The face-up Bohrok."""
        return CARD[self.s.bohrok].id

    @property
    def laid_out(self) -> str:
        """The Krana that is laid out."""
        return "" if self.s.krana == NO_CARD else CARD[self.s.krana].id

    @property
    def ways(self) -> set[str]:
        """The pending answers at a Bohrok Control space, or about a prize."""
        ask = self.settle().match.pending
        assert ask is not None
        kinds = {name: ask.prompt.kind_of(n).name for name, n in ids_of(self.s, ask).items()}
        return {"nothing" if kind == "pass" else name for name, kind in kinds.items() if kind != "play"}

    def on_top(self, toa: str) -> list[str]:
        """Masks knocked off, the next one to be won last."""
        return [CARD[n].id for n in self.hero(toa).top]

    def great(self, toa: str) -> list[str]:
        """The Great Masks that a Toa has."""
        return [CARD[n].id for n in self.hero(toa).great]

    def lends(self, toa: str) -> list[str]:
        """Powers that somebody has shared with a Toa."""
        return [CARD[n].id for n in self.hero(toa).lent]

    def pile(self, name: str) -> list[str]:
        """The cards of a pile that nobody has seen."""
        return [CARD[n].id for n in self.s.piles[PILE[name]]]


class Nuva(Swarm):
    """Rising Shadow Hidden Light."""

    game: ClassVar[Game[Realm, Rules, View]] = RSHL_GAME


def krana(breed: str, *types: str) -> tuple[str, ...]:
    """Krana of a breed: all eight, or these types."""
    return tuple(f"krana-{breed}-{kind}" for kind in (types or TYPES))


def at_control(make: type[Swarm] = Swarm, *toa: str, hand: tuple[str, ...] = (TAHNOK,), **switches: Any) -> Swarm:
    """Kopaka, or who is named first, is about to end his move on the Bohrok Control space d12."""
    seats = toa or ("kopaka", "tahu")
    return make(*seats, **switches).toa(seats[0], "d11", hand=hand)


def card(scene: Swarm, skill: str) -> str:
    """The challenge card of a skill."""
    return f"{'' if scene.s.rules.box == 'rshl' else 'swarm-'}challenge-{skill}"


def announced(scene: Swarm, skill: str = "vision") -> Swarm:
    """The first Toa lands and challenges the only opponent, with the only fitting Krana. Vision is Kopaka's."""
    scene.walk("s", None).play(("control", "fight"))
    return scene.play(("challenge", card(scene, skill)))
