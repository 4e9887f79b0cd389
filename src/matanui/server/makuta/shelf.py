"""Counters and tiles of Quest for Makuta in the compendium."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

import msgspec

from matanui.core.message import Message
from matanui.games.makuta.data.box import TILES, TOKENS, Lock, Tile
from matanui.games.makuta.data.sets import COUNTER_SETS, TILE_SETS
from matanui.games.makuta.rules import DEFINITIVE
from matanui.games.makuta.words.names import named
from matanui.server.library.entry import BOARD, Entry
from matanui.server.library.rulings import naming

BOX: Final = "[en, Content of the box]"
OURS: Final = "[house]"
COUNTERS: Final = COUNTER_SETS[DEFINITIVE.counters]  # what people look up


def counter_entries() -> Iterator[Entry]:
    """Every counter of the board game that differs from the others."""
    for mask in TOKENS.mask:
        yield counter(mask.id, "mask", COUNTERS.copies(mask.id), mask.provenance, f"topic-{mask.id}", mask=mask.id)
    for turaga in TOKENS.turaga:
        toa = next(toa.id for toa in TOKENS.toa if toa.turaga == turaga.id)
        yield counter(turaga.id, "turaga", COUNTERS.copies(turaga.id), turaga.provenance, "topic-turaga", toa=toa)
    for key in TOKENS.key:
        yield counter(key.id, "key", COUNTERS.copies(key.id), key.provenance, "topic-keys")
    for rahi in TOKENS.rahi:
        usual, us = Counter(COUNTERS.rahi[rahi.id].classic), Counter(COUNTERS.rahi[rahi.id].us)
        for strength in sorted(usual | us):
            yield rahi_entry(rahi.id, strength, usual[strength], us[strength], rahi.provenance)
    for lock in TOKENS.lock:
        yield lock_entry(lock)


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
        rulings=naming(BOARD, *words, proper=(mask.capitalize(),)),
    )


def rahi_entry(breed: str, strength: int, usual: int, us: int, provenance: str) -> Entry:
    """All Rahi counters of one strength; the US box has others."""
    plain = counter(f"{breed}-{strength}", "rahi", usual, provenance, "topic-rahi", strength=strength)
    name = Message("compendium-rahi", {"rahi": named("rahi", breed), "strength": strength})
    spread = Message("compendium-rahi-copies", {"classic": usual, "us": us})
    return msgspec.structs.replace(plain, name=name, text=[spread, *plain.text])


def lock_entry(lock: Lock) -> Entry:
    """A lock by its three symbols."""
    symbols = [named("symbol", sign) for sign in lock.code]
    return Entry(
        shelf="counter",
        id=f"lock-{lock.id}",
        kind="lock",
        name=Message("compendium-lock", {"symbols": symbols}),
        text=[Message("topic-locks")],
        games={BOARD: 1} if lock.id in COUNTERS.lock else {},
        set="counters",
        provenance=lock.provenance,
        source=BOX,
        code=list(lock.code),
        rulings=naming(BOARD, "lock", "locks"),
    )


def tile_entries() -> Iterator[Entry]:
    """Every tile of the island."""
    return map(tile_entry, TILES)


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
        games={BOARD: 1} if tile.no in TILE_SETS[DEFINITIVE.tiles] else {},
        set="tiles",
        provenance=tile.provenance,
        source=OURS,
        rulings=naming(BOARD, *words.get(tile.role, ("tile", "tiles"))),
    )


def board_copies(mask: str) -> int:
    """How many counters of the board game show this mask."""
    return COUNTERS.copies(mask)


def owners() -> dict[str, str]:
    """The Toa whose mask each Great Mask is."""
    return {toa.mask: toa.id for toa in TOKENS.toa}
