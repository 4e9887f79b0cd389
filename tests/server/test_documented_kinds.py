"""`docs/protocol.md` lists the kinds of options and the topics of questions exactly as they are declared."""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path
from typing import Final

import pytest

from matanui.core.questions import Kind, Prompt
from matanui.games.catalogue import game_named

TEXT: Final = (Path(__file__).parents[2] / "docs/protocol.md").read_text("utf-8")
FAMILIES: Final = pytest.mark.parametrize(("family", "game"), [("board game", "makuta"), ("card games", "masks")])


def asked(game: str) -> list[Prompt]:
    """Every question to a person."""
    return [prompt for prompt in game_named(game).book.prompts.values() if not prompt.by_chance]


def rows(family: str) -> dict[str, str]:
    """The example id of each kind."""
    table = TEXT.split(f"| kind, {family} |")[1].split("\n\n")[0]
    return dict(re.findall(r"^\| `([\w-]+)` \|[^|]*\|[^|]*\| `([^`]+)` \|$", table, re.MULTILINE))


@FAMILIES
def test_every_kind_of_option_is_explained(family: str, game: str) -> None:
    declared = {kind.name for prompt in asked(game) for kind in prompt.picks}
    assert list(rows(family)) == sorted(declared)


@FAMILIES
def test_examples_are_ids_of_their_kinds(family: str, game: str) -> None:
    kinds = {kind.name: kind for prompt in asked(game) for kind in prompt.picks}
    for name, example in rows(family).items():
        found = ids(kinds[name])
        assert not found or example in found, (name, example)


def ids(kind: Kind) -> set[str]:
    """All ids of a kind that does not look at the game; of any other kind none."""
    found = set()
    for option in filter(kind.has, range(-2, 700)):
        with suppress(AttributeError, KeyError):
            found.add(kind.id_of(None, None, option))
    return found


@FAMILIES
def test_every_topic_is_named(family: str, game: str) -> None:
    named = re.findall(rf"^\| `topic` .*{family}: ([^.|]*)", TEXT, re.IGNORECASE | re.MULTILINE)[0]
    assert re.findall(r"`([a-z]+)`", named) == sorted({prompt.topic for prompt in asked(game)})
