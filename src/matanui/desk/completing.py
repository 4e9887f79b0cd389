"""How a line that somebody has begun may go on."""

from __future__ import annotations

from typing import Any, Final

from matanui.desk.cards import lexicon as cards
from matanui.desk.cards.desk import CardDesk
from matanui.desk.desk import Desk
from matanui.desk.lexicon import COMMANDS, Names, plain
from matanui.desk.makuta.quest import QuestDesk

MOST: Final = 12
BOARD_NAMES: Final = {
    **dict.fromkeys(("where",), "toa"),
    **dict.fromkeys(("odds",), "foes"),
    **dict.fromkeys(("tile", "look", "go", "fly"), "tiles"),
    **dict.fromkeys(("duel", "keep", "drop", "take"), "counters"),
    **dict.fromkeys(("help",), "topics"),
    **dict.fromkeys(("roll",), "dice"),
}


def complete(text: str, desk: Desk, view: Any) -> list[str]:
    """Whole lines that begin with this one: a command, or a command with a name behind it."""
    first, space, rest = text.lstrip().partition(" ")
    if not space:
        return commands(desk).beginning(first)[:MOST] if plain(first) else []
    names = behind(first, desk, view)
    before, gap, last = rest.rpartition(" ")
    return [f"{first} {before}{gap}{name}" for name in names.beginning(last)][:MOST] if names else []


def commands(desk: Desk) -> Names:
    """What a line may begin with."""
    return desk.lex.commands if isinstance(desk, CardDesk) else desk.page.lex.commands


def behind(word: str, desk: Desk, view: Any) -> Names | None:
    """Names that go with a command."""
    number = commands(desk).exact(word)
    if number is None:
        return None
    if isinstance(desk, QuestDesk):
        name = BOARD_NAMES.get(COMMANDS[number])
        return getattr(desk.page.lex, name) if name else None
    return of_cards(cards.COMMANDS[number], desk, view) if isinstance(desk, CardDesk) else None


def of_cards(name: str, desk: CardDesk, view: Any) -> Names | None:
    """The same at a card table."""
    if name in ("where", "skills", "challenge"):
        return desk.lex.toa
    if name == "card":
        return desk.lex.cards(view)
    if name == "help":
        return desk.lex.topics(view)
    return desk.lex.offers(view, view.question) if name == "play" and view.question else None
