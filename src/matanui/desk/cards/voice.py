"""How the card games are worded and marked on a page: names, badges, labels."""

from __future__ import annotations

from typing import Final

from rich.console import Console
from rich.text import Text

from matanui.core.events import Event
from matanui.desk import marks
from matanui.desk.canvas import Sheet
from matanui.desk.makuta.signs import toa_named
from matanui.desk.page import Page
from matanui.games.cards import words
from matanui.games.cards.data.numbers import BACK, CARD, SEATS
from matanui.games.cards.rules.space import kinds_at
from matanui.games.cards.views.view import HeroView, View

TOKEN: Final = [toa_named(name) for name in SEATS]  # the same Toa, the same colours
SIGNS: Final = {  # by the kind of space
    **{"blank": "·", "action": "a", "challenge": "c", "mission": "m", "portal": "p"},
    **{"start": "s", "bohrok": "b"},
}
KINI_SIGN: Final = "K"


class Voice:
    """Speaks of one card game on a page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.speech = page.speech

    def ui(self, name: str, /, **args: object) -> str:
        """A label of this client for the card games."""
        return self.speech.ui(f"card-{name}", **args)

    def line(self, name: str, style: str = "", /, **args: object) -> Text:
        """The same as a line."""
        return Text(self.ui(name, **args), style)

    def toa(self, who: int) -> str:
        """A Toa's name."""
        return self.speech.say(words.toa(who))

    def badged(self, who: int) -> Text:
        """A Toa with glyph, letter and colour."""
        name = Text(self.toa(who))
        return name if self.page.plain or who < 0 else Text.assemble(marks.badge(TOKEN[who]), " ", name)

    def name(self, view: View, seat: int) -> str:
        """The Toa of a seat, or the player before one is chosen."""
        who = view.heroes[seat].toa
        return self.toa(who) if who >= 0 else self.page.players[seat]

    def seat(self, view: View, seat: int) -> Text:
        """A Toa and, in brackets, who plays it."""
        who = view.heroes[seat].toa
        return self.page.played(self.badged(who), seat, view.viewer) if who >= 0 else Text(self.page.players[seat])

    def card(self, n: int) -> str:
        """A card's name, or what its back shows."""
        return self.speech.say(words.card(n))

    def text(self, n: int) -> str:
        """What a card says."""
        return self.speech.say(words.text(CARD[n])) if n < BACK else ""

    def cards(self, numbers: list[int]) -> str:
        """Several cards in a row, equal ones counted."""
        names = [self.card(n) for n in numbers]
        counted = [f"{name} ×{names.count(name)}" if names.count(name) > 1 else name for name in dict.fromkeys(names)]
        return self.speech.listed(counted) or self.speech.ui("none")

    def space(self, view: View, n: int) -> str:
        """A space's name and what it is."""
        return self.speech.say(words.space(n, view.rules))

    def skill(self, n: int) -> str:
        """A skill's name."""
        return self.speech.say(words.skill(n))

    def event(self, event: Event, view: View) -> str:
        """What happened."""
        seats = [hero.toa for hero in view.heroes]
        return self.speech.say(words.event(event, seats, view.rules))


def sign_of(view: View, n: int) -> str:
    """One letter for a space."""
    atlas = view.rules.atlas
    if n == atlas.kini_nui:
        return KINI_SIGN
    sign = SIGNS[kinds_at(view.rules)[n].name]
    return sign.upper() if atlas.times[n] > 1 else sign


def me(view: View) -> HeroView:
    """The viewer's own side of the table; a spectator looks over the shoulder of whoever is on turn."""
    return view.heroes[view.turn if view.viewer is None else view.viewer]


def cell(view: View, n: int) -> str:
    """A space's short name."""
    return view.rules.atlas.names[n]


def wrapped(lines: Sheet, width: int, indent: int) -> Sheet:
    """Broken between words to a width, what follows a little to the right."""
    console, out = Console(width=width, color_system=None), []
    for line in lines:
        if len(line) <= width:
            out.append(line)
            continue
        first = line.wrap(console, width)[0]
        first.rstrip()
        rest = line[len(first) :]
        rest = rest[len(rest.plain) - len(rest.plain.lstrip()) :]
        out += [first, *(Text(" " * indent).append_text(part) for part in rest.wrap(console, width - indent))]
    return out
