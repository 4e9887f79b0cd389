"""Everything that can be looked up: cards, counters, tiles and masks, each with its words, where it comes from, how
often each box has it, and the rulings that concern it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from hashlib import blake2b
from typing import Final, Literal, get_args

import msgspec
from msgspec import Struct

from matanui.core.message import Message
from matanui.games.cards.data.cards import SETS
from matanui.games.cards.data.decks import PARTS, cards_of
from matanui.games.cards.data.kinds import Card, GreatMask, NobleMask
from matanui.games.cards.words import explanations
from matanui.games.cards.words.card_words import TURAGA
from matanui.games.makuta.data.box import TILES, TOKENS, Tile
from matanui.games.makuta.words.names import named
from matanui.server.library.cardlist import CardInfo, card_info
from matanui.server.library.rulings import naming, register, rulings_of, sentences_of

BOARD: Final = "makuta"
BOX: Final = "[en, Content of the box]"
OURS: Final = "[house]"
Shelf = Literal["card", "counter", "tile", "mask"]


def set_named(file: str) -> str:
    """The set that people look for a card in; that of the masks themselves is another one."""
    return "base" if file == "masks/cards" else file.removesuffix("/cards")


class Entry(Struct, frozen=True):
    """One thing: what it is called and says, then what it has of these; the rest is empty."""

    shelf: Shelf
    id: str
    kind: str
    name: Message
    text: list[Message]
    games: dict[str, int]  # how often each box has it
    set: str
    provenance: str
    source: str
    needs: dict[str, str] = {}  # of some games: the switch that brings it in, or `plain` for the one that takes it out
    toa: str = ""
    mask: str = ""
    skills: list[str] = []
    when: str = ""
    number: int | None = None
    strength: int = 0
    code: list[str] = []
    face: CardInfo | None = None
    rulings: list[str] = []
    sentences: list[str] = []


@cache
def entries() -> list[Entry]:
    """Everything, shelf by shelf."""
    return [*mask_entries(), *card_entries(), *counter_entries(), *(tile_entry(tile) for tile in TILES)]


@cache
def compendium_written() -> tuple[bytes, str]:
    """The same as JSON, made once, and its mark."""
    return marked(msgspec.json.encode(entries()))


@cache
def rulings_written() -> tuple[bytes, str]:
    """All rulings as JSON, and their mark."""
    return marked(msgspec.json.encode(register().rulings))


def marked(data: bytes) -> tuple[bytes, str]:
    """With a mark that changes when it does."""
    return data, f'"{blake2b(data, digest_size=12).hexdigest()}"'


# --- cards


@cache
def card_entries() -> list[Entry]:
    """Every card of the three card games, in the order of the data files."""
    return [card_entry(card, file) for file, cards in SETS.items() for card in cards]


def card_entry(card: Card, file: str) -> Entry:
    """One card."""
    info = card_info(card.no)
    held = {game: boxes for game in PARTS if (boxes := boxes_with(card, game))}
    return Entry(
        shelf="card",
        id=card.id,
        kind=info.kind,
        name=info.name,
        text=[info.text],
        games={game: max(n for n, _ in boxes) for game, boxes in held.items()},
        needs={game: boxes[0][1] for game, boxes in held.items() if all(switch for _, switch in boxes)},
        set=set_named(file),
        provenance=card.provenance,
        source=card.source,
        toa=info.toa,
        mask=info.mask,
        skills=info.skills,
        when=getattr(card, "when", ""),
        number=card.number,
        face=info,
        rulings=rulings_of(card),
        sentences=[f"[{one.book}, {one.id}] {one.says}" for one in sentences_of(card)],
    )


def boxes_with(card: Card, game: str) -> list[tuple[int, str]]:
    """How often, and by which switch, a game has a card."""
    parts = [(cards_of(part).count(card.id), part.switch) for part in PARTS[game]]
    return [(n, switch) for n, switch in parts if n]


# --- counters


def counter_entries() -> Iterator[Entry]:
    """Every counter of the board game that differs from the others."""
    for mask in TOKENS.mask:
        yield counter(mask.id, "mask", mask.copies, mask.provenance, f"topic-{mask.id}", mask=mask.id)
    for turaga in TOKENS.turaga:
        toa = next(toa.id for toa in TOKENS.toa if toa.turaga == turaga.id)
        yield counter(turaga.id, "turaga", turaga.copies, turaga.provenance, "topic-turaga", toa=toa)
    for key in TOKENS.key:
        yield counter(key.id, "key", key.copies, key.provenance, "topic-keys")
    for rahi in TOKENS.rahi:
        usual, us = Counter(rahi.classic), Counter(rahi.us)
        for strength in sorted(usual | us):
            yield rahi_entry(rahi.id, strength, usual[strength], us[strength], rahi.provenance)
    for lock in TOKENS.lock:
        yield lock_entry(lock.code, lock.provenance)


def counter(
    id: str, kind: str, copies: int, provenance: str, topic: str, toa: str = "", mask: str = "", strength: int = 0
) -> Entry:
    """A counter, or what all of its kind have in common."""
    words = {
        "mask": (mask.capitalize(),),
        "turaga": ("Turaga",),
        "key": ("key", "keys"),
        "rahi": ("Rahi", "mosquito"),
    }[kind]
    return Entry(
        shelf="counter",
        id=id,
        kind=kind,
        name=Message(f"counter-{id}"),
        text=[Message(topic)],
        games={BOARD: copies},
        set="counters",
        provenance=provenance,
        source=BOX,
        toa=toa,
        mask=mask,
        strength=strength,
        rulings=naming(BOARD, *words),
    )


def rahi_entry(breed: str, strength: int, usual: int, us: int, provenance: str) -> Entry:
    """All Rahi counters of one strength; the US box has others."""
    plain = counter(f"{breed}-{strength}", "rahi", usual, provenance, "topic-rahi", strength=strength)
    name = Message("compendium-rahi", {"rahi": named("rahi", breed), "strength": strength})
    spread = Message("compendium-rahi-copies", {"classic": usual, "us": us})
    return msgspec.structs.replace(plain, name=name, text=[spread, *plain.text])


def lock_entry(code: tuple[str, str, str], provenance: str) -> Entry:
    """A lock by its three symbols."""
    symbols = [named("symbol", sign) for sign in code]
    return Entry(
        shelf="counter",
        id="-".join(("lock", *code)),
        kind="lock",
        name=Message("compendium-lock", {"symbols": symbols}),
        text=[Message("topic-locks")],
        games={BOARD: 1},
        set="counters",
        provenance=provenance,
        source=BOX,
        code=list(code),
        rulings=naming(BOARD, "lock", "locks"),
    )


# --- tiles and masks


def tile_entry(tile: Tile) -> Entry:
    """A tile of the island: what is printed on it."""
    fields = tile.fields()
    printed = Counter(field.counter for field in fields)
    facts: dict[str, str | int | Message | list[Message]] = {
        "fields": len(fields),
        "gates": sum(field.kind == "gate" for field in fields),
        **{name: printed[name] for name in ("mask", "key", "mosquito", "scorpion", "tiger")},
    }
    topic = {"start": "topic-start", "makuta": "topic-makuta-tile"}.get(tile.role, "topic-tiles")
    words = {"start": ("start tile", "start field"), "makuta": ("Makuta's", "temple", "entrance")}
    return Entry(
        shelf="tile",
        id=tile.id,
        kind=tile.role,
        name=named("tile", tile.id),
        text=[Message("compendium-tile-text", facts), Message(topic)],
        games={BOARD: 1},
        set="tiles",
        provenance=tile.provenance,
        source=OURS,
        rulings=naming(BOARD, *words.get(tile.role, ("tile", "tiles"))),
    )


def mask_entries() -> Iterator[Entry]:
    """The masks themselves: what each can do in which game."""
    own = {toa.mask: toa.id for toa in TOKENS.toa} | {mask: toa for toa, (_, mask, _) in TURAGA.items()}
    for mask in (*get_args(GreatMask), *get_args(NobleMask)):
        great = mask in get_args(GreatMask)
        board = [Message(f"topic-{mask}")] if great else []
        yield Entry(
            shelf="mask",
            id=mask,
            kind="great" if great else "noble",
            name=Message(f"mask-{mask}"),
            text=[explanations.topic(mask), *board],
            games={game: cards_with(mask, game) for game in PARTS} | ({BOARD: board_copies(mask)} if great else {}),
            set="masks",
            provenance="sourced",
            source="[masks, Masks of Might Expansion]",
            toa=own[mask],
            mask=mask,
            rulings=naming("cards", mask.capitalize()) + (naming(BOARD, mask.capitalize()) if great else []),
        )


def cards_with(mask: str, game: str) -> int:
    """How many cards of a game show this mask: the plain ones, or those with powers. Foils replace plain ones."""
    found: Counter[str] = Counter()
    for entry in card_entries():
        if entry.mask == mask and entry.kind in ("great", "noble") and not (entry.face and entry.face.foil):
            found[entry.needs.get(game, "")] += entry.games.get(game, 0)
    return max(found.values())


def board_copies(mask: str) -> int:
    """How many counters of the board game show this mask."""
    return sum(one.copies for one in TOKENS.mask if one.id == mask)
