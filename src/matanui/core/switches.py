"""Switches: the fields of a game's Rules, each with its values and where the difference is printed."""

from __future__ import annotations

import typing
from dataclasses import field, fields, replace
from functools import cache, lru_cache
from typing import Any, TypeVar

from msgspec import Struct

from matanui.core.errors import UserError, one_of

R = TypeVar("R")
T = TypeVar("T")
Value = bool | int | str
MOST = 100_000  # no number of rounds or points is larger


class Switch(Struct, frozen=True):
    """One difference between editions or house rules. No `values` means any whole number from 1."""

    name: str
    values: list[Value]
    source: str
    absent: Value | None = None  # what a game did that was recorded before this switch was there

    @property
    def is_choice(self) -> bool:
        """Is there anything to choose? The name of the only data set there is, is not offered to players."""
        return len(self.values) != 1


def cite(default: T, source: str, absent: Value | None = None, values: list[Value] | None = None) -> T:
    """A switch of a Rules class: its first value, and where the difference is printed. A switch that is added after a
    release says by `absent` which of its values is what games did before; they go on so, and their records hold.
    `values` is for names that can be registered at any time, such as maps; else they follow from the annotation."""
    made: T = field(default=default, metadata={"source": source, "absent": absent, "values": values})
    return made


def switches_of(rules: type) -> list[Switch]:
    """All switches of a Rules class, in the order they are written there."""
    return _switches_of(rules)[:]


def choices_of(rules: type) -> list[Switch]:
    """Those that players are offered."""
    return [switch for switch in _switches_of(rules) if switch.is_choice]


@cache  # to read the annotations of a class takes longer than to play a turn
def _switches_of(rules: type) -> list[Switch]:
    hints = typing.get_type_hints(rules)
    out = []
    for f in fields(rules):
        values: list[Value] = list(typing.get_args(hints[f.name]))
        if hints[f.name] is bool:
            values = [f.default is True, f.default is not True]
        if f.metadata["values"] is not None:
            values = f.metadata["values"]  # the list itself, so that later names are known too
        out.append(Switch(f.name, values, f.metadata["source"], f.metadata["absent"]))
    return out


def set_switches(rules: R, settings: typing.Iterable[str]) -> R:
    """`name=value` settings applied to a Rules value, or a sentence that names what is allowed."""
    known = {switch.name: switch for switch in switches_of(type(rules))}
    changes: dict[str, Value] = {}
    for setting in settings:
        name, equals, text = setting.partition("=")
        if not equals:
            raise UserError(f"a switch is set as name=value, not {setting!r}")
        if name not in known:
            raise one_of("switch", name, sorted(known))
        changes[name] = value_of(known[name], text)
    return typing.cast(R, replace(typing.cast(Any, rules), **changes))


def value_of(switch: Switch, text: str) -> Value:
    """What the text means for this switch."""
    if not switch.values:
        if text.isascii() and text.isdigit() and 1 <= int(text) <= MOST:
            return int(text)
        raise UserError(f"switch {switch.name} takes a whole number from 1 to {MOST}, not {text!r}")
    by_text = {str(value).lower(): value for value in switch.values}
    if text.lower() not in by_text:
        raise one_of(f"value for switch {switch.name}:", text, sorted(by_text))
    return by_text[text.lower()]


def rules_from(rules: type[R], values: dict[str, Any]) -> R:
    """A Rules value from a record: every switch that there was when the game began, each with a value it can have.
    Equal ones are one and the same."""
    missing = [s for s in switches_of(rules) if s.name not in values]
    unknown = sorted(s.name for s in missing if s.absent is None)
    if unknown:
        raise UserError(f"rules: no value for {', '.join(unknown)}")
    values = values | {s.name: s.absent for s in missing}
    return typing.cast(
        R, _rules_from(typing.cast(Any, rules), tuple(f"{name}={value}" for name, value in values.items()))
    )


@lru_cache(maxsize=256)
def _rules_from(rules: Any, settings: tuple[str, ...]) -> Any:
    return set_switches(rules(), settings)
