"""A table set up by hand for one scenario. Answers are words, each with the prompt it answers, so that a scenario
which does not fit the rules fails at once. Where nobody plays anything and everybody keeps what they wear, the
scenario need not say so."""

from __future__ import annotations

from typing import Any, ClassVar, Self

from matanui.core.flow import CHANCE, Ask, Match
from matanui.core.game import Game
from matanui.core.questions import NO, PASS, YES, ids_of
from matanui.games.cards.data.atlas import DIRECTION
from matanui.games.cards.data.named_maps import MAPS
from matanui.games.cards.data.numbers import CARD, FACE, NO_CARD, NUMBER, PILE, PILE_OF, SEATS, eye
from matanui.games.cards.masks.game import GAME
from matanui.games.cards.rules.options import PLAY
from matanui.games.cards.rules.totals import total_of
from matanui.games.cards.rules.turn import turn
from matanui.games.cards.state import events as ev
from matanui.games.cards.state.realm import Hero, Realm
from matanui.games.cards.switches import Rules
from matanui.games.cards.views.view import View

FIRST = MAPS["first"]
QUIET = ("interlude", "wear", "follow", "act", "meddle", "answer")  # passed over unless the scenario names them


class Scene:
    """The Toa named, each on their start space with their own mask and an empty hand; the first begins a turn."""

    game: ClassVar[Game[Realm, Rules, View]] = GAME
    passed_over: ClassVar[tuple[str, ...]] = QUIET

    def __init__(self, *toa: str, **switches: object) -> None:
        rules = self.game.rules("recharged", [f"{name}={str(value).lower()}" for name, value in switches.items()])
        self.match: Match[Realm] = self.game.start(rules, len(toa))
        while (ask := self.match.pending) and ask.prompt.name != "order":
            self.match.play(self.begins(ask, toa))
        for seat in range(len(toa)):
            self.match.play(12 if seat == 0 else 1)
        self.s = self.match.state
        self.s.told = []
        for hero in self.s.heroes:
            for thing in hero.hand:
                self.s.piles[PILE_OF[thing & FACE]].append(thing & FACE)
            hero.hand.clear()
        for pile in self.s.piles:
            pile.sort()
        self.fresh = True
        self.again()

    def begins(self, ask: Ask, toa: tuple[str, ...]) -> int:
        """The Toa that are named, without foil masks; whatever is drawn goes back."""
        if ask.prompt.name == "choose-toa":
            return SEATS.index(toa[ask.seat])
        return PASS if ask.prompt.name == "build-foil" else ask.options[0]

    # --- setting the scene

    def seat(self, toa: str) -> int:
        """Where a Toa's player sits."""
        return next(n for n, hero in enumerate(self.s.heroes) if SEATS[hero.toa] == toa)

    def hero(self, toa: str) -> Hero:
        """Everything that lies before a Toa's player."""
        return self.s.heroes[self.seat(toa)]

    def toa(self, name: str, at: str = "", hand: tuple[str, ...] = (), **fields: object) -> Self:
        """Put a Toa on a space and cards into the hand, out of the piles and known to nobody else."""
        hero = self.hero(name)
        if at:
            hero.at = self.s.rules.atlas.space[at]
        for card in hand:
            self._take(card)
            hero.hand.append(NUMBER[card] | eye(self.seat(name)))
        for field, value in fields.items():
            setattr(hero, field, value)
        return self.again()

    def won(self, toa: str, *cards: str) -> Self:
        """Masks and Turaga cards that a Toa has already won."""
        hero = self.hero(toa)
        for name in cards:
            card = self.card(name, self.seat(toa))
            (hero.masks if card in hero.masks else hero.nobles).remove(card)
            kind = str(CARD[card].__struct_config__.tag)
            {"great": hero.great, "noble": hero.noble, "turaga": hero.turaga}[kind].append(card)
        return self.again()

    def wears(self, toa: str, *cards: str) -> Self:
        """What a Toa has attached, won before if need be."""
        hero = self.hero(toa)
        for name in cards:
            card = self.card(name, self.seat(toa))
            if card not in hero.great + hero.turaga:
                self.won(toa, name)
            if card in hero.great:
                hero.worn = card
            else:
                hero.guide = card
        return self.again()

    def mission(self, toa: str, *cards: str) -> Self:
        """Missions that lie open before a Toa."""
        for card in cards:
            self._take(card)
            self.hero(toa).missions.append(NUMBER[card])
        return self.again()

    def lingers(self, toa: str, card: str, turns: int = 3) -> Self:
        """A Rahi Effect that lies before a Toa."""
        self._take(card)
        self.hero(toa).lingering[NUMBER[card]] = turns
        return self.again()

    def top(self, *cards: str) -> Self:
        """The next cards of a pile, the first of them on top; nobody knows."""
        for card in cards[::-1]:
            self._take(card)
            self.s.tops[PILE_OF[NUMBER[card]]].append(NUMBER[card])
        return self.again()

    def used_up(self, pile: str, discards: bool = False) -> Self:
        """No card is left in a pile: they lie among the discards, or are out of the game."""
        n = PILE[pile]
        if discards:
            self.s.discards[n] += self.s.piles[n]
        else:
            self.s.discards[n] = []
        self.s.piles[n], self.s.tops[n] = [], []
        return self.again()

    def _take(self, card: str) -> None:
        self.s.piles[PILE_OF[NUMBER[card]]].remove(NUMBER[card])

    def again(self) -> Self:
        """Ask anew, now that the scene has changed: from the start of the turn if nothing has been played yet."""
        if self.fresh:
            self.s.stack[:] = turn(self.s.turn)[::-1]
            self.s.tape.clear()
        told = self.s.told
        self.match = Match(GAME.book, self.s)
        self.s.told = told
        return self

    # --- playing

    def play(self, *answers: tuple[str, Any]) -> Self:
        """Give these answers, each to the prompt it names."""
        for prompt, answer in answers:
            self.fresh = False
            self.settle(prompt)
            ask = self.match.pending
            assert ask is not None, f"{prompt!r} is not asked: the game is over"
            asked = ask.prompt.name.removeprefix("deal-")
            assert asked == prompt, f"asked is {asked!r} of {self.name(ask)}, not {prompt!r} ({answer})"
            self.match.play(self.number(ask, answer))
        return self

    def settle(self, prompt: str = "") -> Self:
        """Pass over questions to which the scenario has nothing to say."""
        while (ask := self.match.pending) and ask.prompt.name in self.passed_over and ask.prompt.name != prompt:
            self.fresh = False
            self.match.play(self.quiet(ask))
        return self

    def quiet(self, ask: Ask) -> int:
        """Nobody plays anything, and what is attached stays."""
        usual = ask.prompt.usual and ask.prompt.usual(self.s, ask)
        return PASS if usual is None else usual

    def walk(self, *ways: str | None) -> Self:
        """Steps by direction (n, e, s, w) or by space; None is to stop."""
        return self.play(*(("step", way) for way in ways))

    def number(self, ask: Ask, answer: Any) -> int:
        """What the engine calls this answer."""
        if answer is None:
            return PASS
        if isinstance(answer, bool):
            return YES if answer else NO
        return answer if isinstance(answer, int) else self._word(ask, answer)

    def _word(self, ask: Ask, word: str) -> int:
        """An option by its id; steps also by their direction, a Toa's own cards also without the Toa's name."""
        ids = ids_of(self.s, ask)
        if ask.prompt.can_pick("place"):
            return self._place(ask, word)
        if word in ids:
            return ids[word]
        if ask.prompt.name == "step" and word in DIRECTION:
            return self.s.rules.atlas.toward[self.s.heroes[ask.seat].at][DIRECTION[word]]
        card = self.card(word, self.s.turn if ask.seat == CHANCE else ask.seat)
        return PLAY + card if PLAY + card in ask.options else card

    def card(self, word: str, seat: int) -> int:
        """A card by its id; of a Toa's own cards the mask alone is enough."""
        toa = SEATS[self.s.heroes[seat].toa]
        names = [f"might-{word}-{toa}"] if self.s.rules.might else []
        return next(NUMBER[name] for name in (*names, f"{word}-{toa}", word) if name in NUMBER)

    def _place(self, ask: Ask, word: str) -> int:
        name, args = self.s.stack[-1]
        owner = args[1] if name == "steal_cards" else args[0]
        hand = [CARD[thing & FACE].id for thing in self.s.heroes[owner].hand]
        assert word in hand, f"the hand is {hand}, not {word}"
        return hand.index(word)

    # --- looking

    def name(self, ask: Ask) -> str:
        """Who is asked."""
        return "chance" if ask.seat == CHANCE else SEATS[self.s.heroes[ask.seat].toa]

    @property
    def asked(self) -> tuple[str, str] | None:
        """Who is asked what; chance is "chance"."""
        ask = self.settle().match.pending
        return None if ask is None else (self.name(ask), ask.prompt.name.removeprefix("deal-"))

    @property
    def raw(self) -> tuple[str, str] | None:
        """As `asked`, but nothing is passed over."""
        ask = self.match.pending
        return None if ask is None else (self.name(ask), ask.prompt.name.removeprefix("deal-"))

    @property
    def options(self) -> list[int]:
        """The pending options as the engine has them."""
        assert self.match.pending is not None
        return self.match.pending.options

    @property
    def spaces(self) -> set[str]:
        """The pending options as names of spaces."""
        return {self.s.rules.atlas.names[n] for n in self.options if 0 <= n < PLAY}

    @property
    def plays(self) -> set[str]:
        """The cards among the pending options."""
        return {CARD[n - PLAY].id for n in self.options if n >= PLAY}

    @property
    def people(self) -> set[str]:
        """The pending options as Toa."""
        return {SEATS[self.s.heroes[n].toa] for n in self.options if n >= 0}

    @property
    def on_turn(self) -> str:
        """Whose turn it is."""
        return SEATS[self.s.heroes[self.s.turn].toa]

    def can_stop(self) -> bool:
        """Is to pass among the options?"""
        return PASS in self.options

    def at(self, toa: str) -> str:
        """Where a Toa stands."""
        return self.s.rules.atlas.names[self.hero(toa).at]

    def hand(self, toa: str) -> list[str]:
        """What a Toa's player holds."""
        return [CARD[thing & FACE].id for thing in self.hero(toa).hand]

    def missions(self, toa: str) -> list[str]:
        """The open Missions of a Toa."""
        return [CARD[n].id for n in self.hero(toa).missions]

    def masks(self, toa: str) -> list[str]:
        """All that a Toa has won."""
        hero = self.hero(toa)
        return [CARD[n].id for n in (*hero.great, *hero.noble, *hero.turaga)]

    def resting(self, toa: str) -> set[str]:
        """Cards whose power is used up."""
        return {CARD[n].id for n in self.hero(toa).resting}

    def worn(self, toa: str) -> str:
        """The attached Great Mask."""
        card = self.hero(toa).worn
        return "" if card == NO_CARD else CARD[card].id

    def discards(self, pile: str) -> list[str]:
        """The open discards of a pile."""
        return [CARD[n].id for n in self.s.discards[PILE[pile]]]

    @property
    def totals(self) -> tuple[int, int]:
        """Challenger and defender as they stand now."""
        return total_of(self.s, self.s.challenger), total_of(self.s, self.s.defender)

    def settled(self) -> list[tuple[int, int, bool]]:
        """How the challenges so far have ended: the two totals, and whether the challenger has won."""
        return [(e.total, e.against, e.won) for e in self.s.told or [] if isinstance(e, ev.Settled)]

    def told(self, kind: type) -> list[Any]:
        """Everything of a kind that has been told so far."""
        return [e for e in self.s.told or [] if isinstance(e, kind)]
