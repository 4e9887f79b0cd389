"""What is saved does not change when fields are moved or added."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import msgspec
import pytest

from tools.derive import Plan, codec_of, texts


@dataclass
class Hut:
    """A state of the first release."""

    walls: int
    guests: list[int]
    roof: str


@dataclass
class Home:
    """The same, later: fields stand in another order, and there are new ones."""

    doors: int = field(metadata={"absent": 1})
    roof: str
    garden: list[int] = field(metadata={"absent": []})
    wet: frozenset[int] = field(metadata={"absent": frozenset()})
    paint: str = field(metadata={"absent": "none"})
    open: bool = field(metadata={"absent": False})
    guests: list[int]
    walls: int


def codec(kind: type) -> dict[str, Any]:
    """The generated functions for one class."""
    made: dict[str, Any] = {}
    exec(compile(codec_of(Plan("", [kind], [])), "codec.py", "exec", dont_inherit=True), made)
    return made


def home(**changes: Any) -> Home:
    """What the old state is now, but for these."""
    plain: dict[str, Any] = {"doors": 1, "garden": [], "wet": frozenset(), "paint": "none", "open": False}
    return Home(**{**plain, "walls": 4, "guests": [2, 1], "roof": "reed", **changes})


def test_generated_files_are_up_to_date() -> None:
    assert [path for path, text in texts().items() if path.read_text("utf-8") != text] == []


def test_a_new_field_changes_nothing_of_a_state_that_does_not_use_it() -> None:
    before = codec(Hut)["to_hut"](Hut(walls=4, guests=[2, 1], roof="reed"))
    for name in ("to_home", "bare_home"):
        assert msgspec.json.encode(codec(Home)[name](home())) == msgspec.json.encode(before)
    assert codec(Home)["from_home"](before) == home()


@pytest.mark.parametrize(
    "changes", [{"doors": 0}, {"garden": [3]}, {"wet": frozenset({1})}, {"paint": "red"}, {"open": True}]
)
def test_a_field_that_is_used_is_saved(changes: dict[str, Any]) -> None:
    used, now = home(**changes), codec(Home)
    text = msgspec.json.encode(now["bare_home"](used))
    assert msgspec.json.encode(now["to_home"](used)) == text
    assert now["from_home"](msgspec.json.decode(text)) == used
    assert list(msgspec.json.decode(text)) == sorted(["walls", "guests", "roof", *changes])


def test_what_stands_for_the_time_before_is_simple() -> None:
    """It is written into the generated code."""

    @dataclass
    class Odd:
        seats: list[int] = field(metadata={"absent": [1]})

    with pytest.raises(TypeError, match=r"`absent` is .* not \[1\]"):
        codec_of(Plan("", [Odd], []))
