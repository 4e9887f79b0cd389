"""Decks over HTTP: what there is to build with, and what the checker says of a deck."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from matanui.core.message import Message
from matanui.games.cards.bohrok.decks import Deck
from matanui.games.cards.bohrok.gauges import Gauge


class Theme(Struct, frozen=True):
    """A ready-made deck."""

    name: str
    say: Message
    deck: Deck


class PoolCard(Struct, frozen=True):
    """A card to build with: in which part of a deck, and the switch that must be on, or "" if none."""

    id: str
    part: Literal["actions", "missions", "challenges", "bohrok"]
    needs: str


class DeckOffer(Struct, frozen=True):
    """Everything to build with, ready-made decks, and common decks that are legal as they are."""

    themes: list[Theme]
    pool: list[PoolCard]
    toa: list[str]
    masks: list[str]
    switches: list[str]
    missions: list[str]
    challenges: list[str]
    bohrok: list[str]


class DeckWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A deck to be judged, or the text of its file; and the switches of the table that it is for."""

    deck: Deck | None = None
    file: Annotated[str, Meta(max_length=12_000)] | None = None
    switches: Annotated[dict[str, bool | int | str], Meta(max_length=100)] = {}


class Fault(Struct, frozen=True):
    """A rule that a deck breaks, in words."""

    rule: str
    what: str
    say: Message


class Verdict(Struct, frozen=True):
    """A deck as the server read it, its file, how far it is on every rule, and every rule that it breaks."""

    deck: Deck
    file: str
    legal: bool
    gauges: list[Gauge]
    faults: list[Fault]
