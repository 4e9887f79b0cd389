"""Words by id: the engine and the server send ids and arguments, never sentences."""

from __future__ import annotations

from msgspec import Struct


class Message(Struct, frozen=True):
    """A sentence or a name in a Fluent catalogue. Arguments may be messages themselves; a list is joined with "and"."""

    id: str
    args: dict[str, str | int | Message | list[Message]] = {}
