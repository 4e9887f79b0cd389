"""The data files of the box: permanent numbers and named sets. A mistake is one sentence with the file and the row."""

from __future__ import annotations

from typing import get_args, get_type_hints

import pytest

from matanui.core.errors import UserError
from matanui.games.makuta.data.box import TILES, TOKENS, read, read_tiles, read_tokens, text_of
from matanui.games.makuta.data.counters import A_KEY, A_MASK, NAME, is_key, is_mask
from matanui.games.makuta.data.island import FIELD
from matanui.games.makuta.data.sets import COUNTER_SETS, TILE_SETS, SetFile, check_ids
from matanui.games.makuta.rules import Rules

FILES = {name: text_of(name) for name in ("tiles.toml", "tokens.toml", "sets.toml")}


def test_numbers_are_those_of_all_games_so_far() -> None:
    """What stands in a save or a mark must mean the same for ever."""
    assert [TILES[n].id for n in (0, 10, 19)] == ["fau-swamp", "makuta", "toa-landing"]
    numbers = {0: "fire", 6: "joker", 7: "key", 10: "hau", 15: "akaku", 16: "mask", 20: "vakama", 25: "onewa"}
    assert {n: NAME[n] for n in numbers} == numbers
    assert [toa.id for toa in TOKENS.toa] == ["tahu", "gali", "lewa", "onua", "kopaka", "pohatu"]
    assert [FIELD[name] for name in ("fau-swamp.b2", "makuta.e0", "toa-landing.d3")] == [0, 140, 268]


def test_the_order_of_rows_means_nothing() -> None:
    """The same tables, from the last to the first."""
    for name, again in (("tiles.toml", read_tiles), ("tokens.toml", read_tokens)):
        head, *tables = FILES[name].split("\n[[")
        turned = "\n[[".join([head, *tables[::-1]])
        assert turned != FILES[name] and again(turned) == again(FILES[name])


@pytest.mark.parametrize(
    ("file", "old", "new", "wrong"),
    [
        ("tiles.toml", "no = 3\n", "no = 2\n", "tiles.toml: tile hura-mafa: `no` 2 is the number of great-mine"),
        ("tiles.toml", "no = 19\n", "no = 20\n", "tiles.toml: tile toa-landing: `no` is 20, but no row has the number"),
        ("tiles.toml", "no = 3\n", "", r"tiles.toml: .* missing required field `no` - at `\$.tile\[3\]`"),
        ("tokens.toml", "no = 15\n", "no = 17\n", "tokens.toml: mask akaku: `no` is 17, but no row has the number 15"),
        ("tokens.toml", "no = 15\n", "no = 16\n", "tokens.toml: mask akaku: `no` cannot be 16"),
        ("tokens.toml", "no = 11\n", "no = 10\n", "tokens.toml: mask pakari: `no` 10 is the number of hau"),
        ("tokens.toml", 'turaga = "nokama"', 'turaga = "matau"', "turaga matau: `no` is 20 . the number of gali"),
    ],
)
def test_a_wrong_number_is_refused(file: str, old: str, new: str, wrong: str) -> None:
    assert old in FILES[file]
    with pytest.raises(UserError, match=wrong):
        (read_tiles if file == "tiles.toml" else read_tokens)(FILES[file].replace(old, new, 1))


@pytest.mark.parametrize(
    ("old", "new", "wrong"),
    [
        ('"ga-koro"', '"ga-kora"', "sets.toml: tiles.printed: unknown tile 'ga-kora': choose one of fau-swamp, "),
        ('  "makuta",\n', "", "sets.toml: tiles.printed: no game is played without makuta"),
        ("hau = 4", "how = 4", "sets.toml: counters.printed: unknown mask 'how': choose one of hau, "),
        ("fire-water-air", "fire-fire-air", "sets.toml: counters.printed: unknown lock 'fire-fire-air'"),
    ],
)
def test_a_set_holds_what_there_is(old: str, new: str, wrong: str) -> None:
    assert old in FILES["sets.toml"]
    with pytest.raises(UserError, match=wrong):
        check_ids(read("sets.toml", FILES["sets.toml"].replace(old, new, 1), SetFile), TILES)


def test_every_set_can_be_chosen() -> None:
    hints = get_type_hints(Rules)
    assert set(TILE_SETS) == set(get_args(hints["tiles"]))
    assert set(COUNTER_SETS) == set(get_args(hints["counters"]))


def test_a_number_says_what_a_counter_is() -> None:
    assert {NAME[n] for n in NAME if is_key(n)} == {row.id for row in TOKENS.key} | {NAME[A_KEY]}
    assert {NAME[n] for n in NAME if is_mask(n)} == {row.id for row in TOKENS.mask} | {NAME[A_MASK]}
