"""Saving and loading for games whose state is a plain dataclass. Our own games have generated code instead: it is
quicker, and writes nothing that a game does not use."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec

from matanui.core.flow import State

S = TypeVar("S", bound=State)


def codec(kind: type[S]) -> tuple[Callable[[S], dict[str, Any]], Callable[[dict[str, Any]], S], Callable[[S], S]]:
    """How states of a kind are saved, loaded and copied. What listeners are told is not part of a state."""

    def encode(state: S) -> dict[str, Any]:
        plain: dict[str, Any] = msgspec.to_builtins(state, str_keys=True)
        plain.pop("told", None)
        return dict(sorted(plain.items()))

    def decode(plain: dict[str, Any]) -> S:
        return msgspec.convert(plain, kind, strict=False, str_keys=True)

    def copy(state: S) -> S:
        return decode(encode(state))

    return encode, decode, copy
