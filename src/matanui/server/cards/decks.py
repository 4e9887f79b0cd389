"""Decks over HTTP: what there is to build with, and what the checker says. The rules are the game's own."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any, Final, get_args

from matanui.core.errors import UserError
from matanui.core.message import Message
from matanui.core.switches import rules_from
from matanui.games.cards.bohrok import decks
from matanui.games.cards.bohrok.decks import MISSIONS, THEMES, Breach
from matanui.games.cards.bohrok.gauges import gauges
from matanui.games.cards.data.cards import CARDS
from matanui.games.cards.data.decks import deck
from matanui.games.cards.data.kinds import Breed, GreatMask, ToaName
from matanui.games.cards.switches import BOHROK, Rules
from matanui.games.cards.words.card_words import name
from matanui.host.table import switch_values
from matanui.server.refusals import Refusal
from matanui.wire.cards.decks import DeckOffer, DeckWish, Fault, PoolCard, Theme, Verdict

BUILT: Final = replace(BOHROK, decks="constructed")
SWITCHES: Final = ("rahi", "gmc_multi_skill", "might")  # what changes which cards and foils a deck may have


@cache
def offer() -> DeckOffer:
    """What there is to build with."""
    return DeckOffer(
        themes=[Theme(one, Message(f"deck-{one}"), decks.theme(one)) for one in THEMES],
        pool=pool(),
        toa=list(get_args(ToaName)),
        masks=list(get_args(GreatMask)),
        switches=list(SWITCHES),
        missions=decks.missions_for(BUILT)[:MISSIONS],
        challenges=decks.challenges_for(BUILT),
        bohrok=deck("bohrok", "bohrok", cards=BUILT.card_lists)[: len(get_args(Breed))],
    )


def pool() -> list[PoolCard]:
    """Every card that a deck may hold at some table."""
    rahi, pairs = replace(BUILT, rahi=True), replace(BUILT, gmc_multi_skill=True)
    found = [PoolCard(one, "actions", needed(one, decks.actions_for(BUILT), "rahi")) for one in decks.actions_for(rahi)]
    found += [PoolCard(c, "missions", needed(c, decks.missions_for(BUILT), "rahi")) for c in decks.missions_for(rahi)]
    plain = decks.challenges_for(BUILT)
    found += [PoolCard(c, "challenges", needed(c, plain, "gmc_multi_skill")) for c in decks.challenges_for(pairs)]
    return found + [PoolCard(one, "bohrok", "") for one in deck("bohrok", "bohrok", cards=BUILT.card_lists)]


def needed(card: str, plain: list[str], switch: str) -> str:
    """The switch that a card needs."""
    return "" if card in plain else switch


# --- judging


def judge(wish: DeckWish) -> Verdict:
    """What the checker says of a deck."""
    if (wish.deck is None) == (wish.file is None):
        raise UserError("either `deck` or `file`")
    brought = decks.read("deck", wish.file) if wish.file is not None else wish.deck
    assert brought is not None
    if decks.names_in(brought) > decks.MOST_NAMES:
        raise Refusal("too-long")
    rules = rules_for(wish.switches)
    found = decks.check(brought, rules)
    faults = [Fault(breach.rule, breach.what, worded(breach)) for breach in found]
    return Verdict(brought, decks.written(brought), not found, gauges(brought, rules), faults)


def rules_for(switches: dict[str, Any]) -> Rules:
    """The rules of a table for two with built decks."""
    known = switch_values(BUILT)
    unknown = sorted(set(switches) - set(known))
    if unknown:
        raise UserError(f"bohrok has no switch called {unknown[0]!r}")
    rules: Rules = rules_from(Rules, known | switches | {"decks": "constructed", "box": "bohrok"})
    return rules


# --- words


def worded(breach: Breach) -> Message:
    """A breach with names in place of ids."""
    return Message(breach.message().id, {"found": named(breach.found), "allowed": named(breach.allowed)})


def named(said: str) -> str | Message | list[Message]:
    """A card, several, a card and how many of it, a mask, a Toa or a breed by name; anything else as it is."""
    card, times, n = said.partition(" = ")
    if times and called(card) is not None:
        return Message("deckbuilder-times", {"card": called(card) or card, "count": int(n)})
    parts = [called(part) for part in said.split(", ")]
    known = [part for part in parts if part is not None]
    return known if len(known) == len(parts) else said


def called(id: str) -> Message | None:
    """What the catalogues call it."""
    for kind, names in (("mask", get_args(GreatMask)), ("toa", get_args(ToaName)), ("breed", get_args(Breed))):
        if id in names:
            return Message(f"{kind}-{id}")
    return name(CARDS[id]) if id in CARDS else None
