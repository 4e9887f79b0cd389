"""Decks that players bring to a game of two: files, and the rules they keep. [bohrok, Deck Construction]

A deck file is TOML:

    toa = ["tahu", "gali"]                       # the first choice first [D1]
    foils = ["hau"]                              # Great Masks that are foil, for whichever Toa is played [D4]
    missions = ["small-toll", ...]               # a common Mission deck, if the file is to have one [D6]
    challenges = ["swarm-challenge-flight", ...]  # a common deck of challenge cards [D5]
    bohrok = ["tahnok", ...]                     # a set of Bohrok [D11]

    [actions]                                    # Game Action cards and how many of each [D8, D9, D10]
    focus = 2
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from difflib import get_close_matches
from importlib.resources import files
from typing import Annotated, Any, Final, get_args

import msgspec
from msgspec import Meta, Struct

from matanui.core.errors import UserError
from matanui.core.message import Message
from matanui.games.cards.data.cards import CARDS
from matanui.games.cards.data.decks import deck
from matanui.games.cards.data.kinds import BohrokCard, Breed, ChallengeCard, GreatMask, ToaName
from matanui.games.cards.switches import Rules

ACTIONS: Final = 20  # exactly [D8]
DIFFERENT: Final = 14  # at least [D9]
COPIES: Final = 2  # at most [D10]
MISSIONS: Final = 10  # exactly [D6]
MOST_NAMES: Final = 150  # a deck of all cards there are is no longer
CHALLENGES: Final = 6  # at least [D5]
BARE: Final = re.compile(r"[A-Za-z0-9_-]+")  # a key of TOML that needs no quotes
THEMES: Final = ("ember-and-tide", "stone-and-root", "frost-and-leaf")


class Deck(Struct, frozen=True, forbid_unknown_fields=True):
    """What a deck file says."""

    toa: Annotated[tuple[ToaName, ...], Meta(min_length=1)]
    actions: dict[str, Annotated[int, Meta(ge=1)]]
    foils: tuple[GreatMask, ...] = ()
    missions: tuple[str, ...] | None = None
    challenges: tuple[str, ...] | None = None
    bohrok: tuple[str, ...] | None = None


class Breach(Struct, frozen=True):
    """A rule that a deck breaks: which, about what, what was found and what is allowed."""

    rule: str
    what: str
    found: str
    allowed: str

    def sentence(self, file: str) -> str:
        """In English, for whoever has no catalogue."""
        return f"{file}: {self.rule}: {self.what.replace('-', ' ')}: found {self.found}, allowed {self.allowed}"

    def message(self) -> Message:
        """For the catalogues."""
        return Message(f"deck-breach-{self.what}", {"found": self.found, "allowed": self.allowed})


def read(file: str, text: str | bytes) -> Deck:
    """A deck from the text of its file, or a sentence on why it cannot be read."""
    try:
        return msgspec.toml.decode(text, type=Deck)
    except (msgspec.MsgspecError, UnicodeDecodeError) as wrong:
        raise UserError(f"{file}: {wrong}") from None


def load(plain: Any) -> Deck:
    """A deck from plain data, as it travels and is kept."""
    try:
        brought = msgspec.convert(plain, Deck)
    except msgspec.ValidationError as wrong:
        raise UserError(f"deck: {wrong}") from None
    if (names := names_in(brought)) > MOST_NAMES:
        raise UserError(f"deck: {names} names, {MOST_NAMES} at most")
    return brought


def names_in(brought: Deck) -> int:
    """How many cards, Toa and masks a deck names."""
    lists = (brought.toa, brought.actions, brought.foils, brought.missions, brought.challenges, brought.bohrok)
    return sum(len(one) for one in lists if one is not None)


def may_bring(brought: Deck, rules: Rules) -> None:
    """A deck comes to a table where decks are built, and only a legal one."""
    if rules.decks != "constructed":
        raise UserError("decks are brought to tables of bohrok with decks=constructed only")
    require("deck", brought, rules)


def written(brought: Deck) -> str:
    """The text of its file: `read` reads the same deck."""
    lists = [(name, getattr(brought, name)) for name in ("toa", "foils", "missions", "challenges", "bohrok")]
    head = [f"{name} = {quoted(found)}" for name, found in lists if found is not None and (found or name != "foils")]
    cards = [f"{name if BARE.fullmatch(name) else quoted(name)} = {n}" for name, n in brought.actions.items()]
    return "\n".join([*head, "", "[actions]", *cards, ""])


def quoted(thing: str | tuple[str, ...]) -> str:
    """A string, or a list of them: TOML writes them as JSON does."""
    return msgspec.json.encode(thing).decode().replace('","', '", "')


def theme(name: str) -> Deck:
    """A deck of our own design."""
    file = f"{name}.toml"
    return read(file, files("matanui.games.cards.bohrok").joinpath("themes", file).read_text("utf-8"))


def require(file: str, brought: Deck, rules: Rules) -> None:
    """A deck that may not be played is refused with every breach."""
    if found := check(brought, rules):
        raise UserError("\n".join(breach.sentence(file) for breach in found))


def check(brought: Deck, rules: Rules) -> list[Breach]:
    """Every breach of the rules that hold at a table with these switches; none if the deck is legal."""
    return [
        *check_toa(brought),
        *check_foils(brought, rules),
        *(check_challenges(brought.challenges, rules) if brought.challenges is not None else ()),
        *(check_missions(brought.missions, rules) if brought.missions is not None else ()),
        *check_actions(brought, rules),
        *(check_bohrok(brought.bohrok, rules) if brought.bohrok is not None else ()),
    ]


# --- what there is to build with [D16]


def actions_for(rules: Rules) -> list[str]:
    """Every Game Action card of the game; those about Rahi only where Rahi are played. [D16, H19]"""
    return list(dict.fromkeys(deck("bohrok", "action", rahi=rules.rahi, cards=rules.card_lists)))


def missions_for(rules: Rules) -> list[str]:
    """The Missions of the box, and with the boosters those of Quest for the Masks. [D16, H19]"""
    box = deck("bohrok", "mission", cards=rules.card_lists)
    return list(dict.fromkeys(box + deck("masks", "mission", rahi=rules.rahi, cards=rules.card_lists)))


def challenges_for(rules: Rules) -> list[str]:
    """One card for each skill; with two skills where such cards are played. [D16, C2]"""
    base = deck("masks", "challenge", cards=rules.card_lists) if rules.gmc_multi_skill else []
    both = [name for name in base if len(skills(name)) > 1]
    return list(dict.fromkeys(deck("bohrok", "challenge", cards=rules.card_lists))) + both


def skills(name: str) -> tuple[str, ...]:
    """What a challenge card compares."""
    card = CARDS[name]
    return card.skills if isinstance(card, ChallengeCard) else ()


# --- rule by rule


def check_toa(brought: Deck) -> Iterator[Breach]:
    """A Toa, and perhaps others in case the first is taken; none twice. [D1]"""
    for name in twice(brought.toa):
        yield Breach("D1", "toa-twice", name, "1")


def check_foils(brought: Deck, rules: Rules) -> Iterator[Breach]:
    """At most three, each in place of the plain mask of its kind: so none twice; none among masks with powers. [D4]"""
    most = rules.foils
    if len(brought.foils) > most:
        yield Breach("D4", "foils", str(len(brought.foils)), str(most))
    for name in twice(brought.foils):
        yield Breach("D4", "foil-twice", name, "1")


def check_challenges(names: tuple[str, ...], rules: Rules) -> Iterator[Breach]:
    """At least six, no two alike. [D5]"""
    yield from strangers("unknown-challenge", names, challenges_for(rules))
    if len(names) < CHALLENGES:
        yield Breach("D5", "challenges", str(len(names)), str(CHALLENGES))
    for name in twice(names):
        yield Breach("D5", "challenge-twice", name, "1")


def check_missions(names: tuple[str, ...], rules: Rules) -> Iterator[Breach]:
    """Exactly ten, no two alike. [D6, D7]"""
    yield from strangers("unknown-mission", names, missions_for(rules))
    if len(names) != MISSIONS:
        yield Breach("D6", "missions", str(len(names)), str(MISSIONS))
    for name in twice(names):
        yield Breach("D6", "mission-twice", name, "1")


def check_actions(brought: Deck, rules: Rules) -> Iterator[Breach]:
    """Exactly twenty, at least fourteen different ones, at most two of each. [D8, D9, D10, D14]"""
    cards = brought.actions
    yield from strangers("unknown-action", tuple(cards), actions_for(rules))
    if sum(cards.values()) != ACTIONS:
        yield Breach("D8", "actions", str(sum(cards.values())), str(ACTIONS))
    if len(cards) < DIFFERENT:
        yield Breach("D9", "different", str(len(cards)), str(DIFFERENT))
    for name, n in cards.items():
        if n > COPIES:
            yield Breach("D10", "copies", f"{name} = {n}", str(COPIES))


def check_bohrok(names: tuple[str, ...], rules: Rules) -> Iterator[Breach]:
    """A complete set: every breed at least once. [D11]"""
    yield from strangers("unknown-bohrok", names, deck("bohrok", "bohrok", cards=rules.card_lists))
    cards = [CARDS.get(name) for name in names]
    breeds = {card.breed for card in cards if isinstance(card, BohrokCard)}
    missing = [breed for breed in get_args(Breed) if breed not in breeds]
    if missing:
        yield Breach("D11", "breeds-missing", ", ".join(missing), ", ".join(get_args(Breed)))
    for name in twice(names):
        yield Breach("D11", "bohrok-twice", name, "1")


def strangers(what: str, names: tuple[str, ...], known: list[str]) -> Iterator[Breach]:
    """Cards that cannot be built with at this table. [D16]"""
    for name in dict.fromkeys(names):
        if name not in known:
            yield Breach("D16", what, name, ", ".join(get_close_matches(name, known) or known))


def twice(names: tuple[str, ...]) -> list[str]:
    """What stands there more than once."""
    return [name for name, n in Counter(names).items() if n > 1]
