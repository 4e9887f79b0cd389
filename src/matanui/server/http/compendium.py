"""Everything that can be looked up: cards, counters, tiles and masks, each with its words, where it comes from, how
often each box has it, and the rulings that concern it."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b

import msgspec

from matanui.server.cards.shelf import card_entries, mask_entries
from matanui.server.library.entry import Entry
from matanui.server.library.rulings import register
from matanui.server.makuta.shelf import counter_entries, tile_entries


@cache
def entries() -> list[Entry]:
    """Everything, shelf by shelf."""
    return [*mask_entries(), *card_entries(), *counter_entries(), *tile_entries()]


@cache
def compendium_written() -> tuple[bytes, str]:
    """The same as JSON, made once, and its ETag."""
    return marked(msgspec.json.encode(entries()))


@cache
def rulings_written() -> tuple[bytes, str]:
    """All rulings as JSON, and their ETag."""
    return marked(msgspec.json.encode(register().rulings))


def marked(data: bytes) -> tuple[bytes, str]:
    """With an ETag, which changes when it does."""
    return data, f'"{blake2b(data, digest_size=12).hexdigest()}"'
