"""What all frames have in common. Commands are told apart by `do`, the server's messages by `is`."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

CommandId = Annotated[str, Meta(min_length=1, max_length=64)]


class Command(Struct, frozen=True, tag_field="do", tag=str.lower, forbid_unknown_fields=True, kw_only=True):
    """Something that a client wants. `id` is the client's own name for it: sent twice, it is done once."""

    id: CommandId


class Notice(Struct, frozen=True, tag_field="is", tag=str.lower, kw_only=True):
    """A frame from the server."""
