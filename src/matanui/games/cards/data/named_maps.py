"""The maps by name. A game is bound to the map that it began on; a better map is another name."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from matanui.core.errors import UserError, one_of
from matanui.games.cards.data.atlas import Atlas, charted
from matanui.games.cards.data.mapfile import read
from matanui.games.cards.data.survey import check

RELEASED: Final = ("first",)  # the files of maps/
MAPS: Final[dict[str, Atlas]] = {}
NAMES: Final[list[bool | int | str]] = []  # the same in order: what the switch `map` can be


def register(name: str, text: str) -> Atlas:
    """Make a map known, after every fact and promise of its file has been looked at."""
    if name in MAPS:
        raise UserError(f"there is a map called {name!r} already, and a map never changes")
    atlas = charted(name, read(name, text))
    check(atlas)
    MAPS[name] = atlas
    NAMES.append(name)
    return atlas


def map_named(name: str) -> Atlas:
    """A map by its name, or a sentence that lists those that there are."""
    if name not in MAPS:
        raise one_of("map", name, list(MAPS))
    return MAPS[name]


for _name in RELEASED:
    register(_name, files("matanui.games.cards").joinpath("data", "maps", f"{_name}.toml").read_text("utf-8"))
