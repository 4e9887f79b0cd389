"""What answers are called in a lesson's file: fields, tiles, counters and cards by their ids, never by words that a
translator may change."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from matanui.core.flow import CHANCE, Ask
from matanui.core.questions import NO, PASS, YES
from matanui.games.cards.bohrok.control import DRAW, FIGHT, NEW, USED
from matanui.games.cards.data.atlas import NAMES as SPACES
from matanui.games.cards.data.atlas import SPACE
from matanui.games.cards.data.numbers import CARD, PILES, SEATS, SKILLS
from matanui.games.cards.data.numbers import FACE as CARD_FACE
from matanui.games.cards.data.numbers import NUMBER as CARD_NUMBER
from matanui.games.cards.rules.options import PLAY
from matanui.games.cards.rules.turn import HUNT, MOVE, REST
from matanui.games.cards.state.realm import Realm
from matanui.games.makuta.data.box import TILES
from matanui.games.makuta.data.counters import DICE, FACE, LOCKS, NAME, TOA
from matanui.games.makuta.data.island import FIELD
from matanui.games.makuta.data.island import NAMES as FIELDS
from matanui.games.makuta.movement import FLY_OFF
from matanui.games.makuta.state import Isle
from matanui.games.makuta.steps import NOBODY
from matanui.games.makuta.turn import FLY
from matanui.games.makuta.turn import REST as DECLINE

Namer = Callable[[Any, Ask, int], str]
COLOURS: Final = dict(zip(DICE, ("white", "red", "green"))) | {FLY: "fly", DECLINE: "rest"}
NUMBERS: Final = {"order", "roll", "duel", "temple", "d12"}  # chance that gives a number


def makuta_name(s: Isle, ask: Ask, option: int) -> str:
    """An answer of the board game."""
    match ask.prompt:
        case "walk" | "walk-on" | "walk-from" | "fly" | "exile":
            return "fly" if option == FLY_OFF else FIELDS[option]
        case "keep":
            return NAME[s.toa[ask.seat].hand[option] & FACE]
        case "lose":
            return str(option + 1)  # whoever picks sees only backs
        case "mask" | "key" | "pile" | "search":
            return "nothing" if option == NOBODY else NAME[option]
        case "choose-toa":
            return TOA[option]
        case "tile":
            return TILES[option].id
        case "lock":
            return "-".join(NAME[symbol] for symbol in LOCKS[option])
        case "place":
            return f"{FIELDS[option // 6]} {option % 6}"
        case "declare":
            hand = s.toa[ask.seat].hand
            return " ".join(sorted(NAME[t & FACE] for n, t in enumerate(hand) if option >> n & 1)) or "nothing"
        case "begin" | "duel-die" | "escape":
            return COLOURS[option]
        case "explore" | "flip-lock" | "challenge":
            return "yes" if option else "no"
    return str(option)


WAYS: Final[dict[str, dict[int, str]]] = {
    "act": {MOVE: "move", HUNT: "hunt", REST: "rest"},
    "control": {DRAW: "draw", FIGHT: "fight"},
    "krana-prize": {NEW: "new", USED: "used"},
    "krana-spoils": {NEW: "new", USED: "used"},
    "bypass": {YES: "yes", NO: "no"},
    "accept": {YES: "yes", NO: "no"},
    "draw": {YES: "yes", NO: "no"},
    "draw-from": dict(enumerate(PILES)),
    "skill": dict(enumerate(SKILLS)),
    "choose-toa": dict(enumerate(SEATS)),
}


def cards_name(s: Realm, ask: Ask, option: int) -> str:
    """An answer of the card games."""
    if option == PASS:
        return "pass"
    if option >= PLAY:
        return CARD[option - PLAY].id
    if option in WAYS.get(ask.prompt, {}):
        return WAYS[ask.prompt][option]
    if ask.prompt in ("step", "portal", "place", "pull"):
        return SPACES[option]
    if ask.seat == CHANCE:
        return str(option) if ask.prompt in NUMBERS or ask.prompt == "hand" else CARD[option].id
    if ask.prompt in ("challenge", "target", "outroll", "share"):
        return SEATS[s.heroes[option].toa]
    if ask.prompt in ("discard", "make-room", "give", "pay"):
        return CARD[s.heroes[ask.seat].hand[option] & CARD_FACE].id
    return CARD[option].id if ask.prompt != "shove" else str(option)


def namer(game: str) -> Namer:
    """How the answers of a game are called."""
    return makuta_name if game == "makuta" else cards_name


# --- what the teacher points at

PLACES: Final[dict[str, dict[str, int]]] = {
    "field": FIELD,
    "space": SPACE,
    "card": CARD_NUMBER,
    "seat": {str(n): n for n in range(6)},
}
PARTS: Final = ("island", "players", "hand", "chronicle", "question", "fight", "stage")
