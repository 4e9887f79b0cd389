"""Whoever looks something up finds everything, once, and fetches it only when it has changed."""

from __future__ import annotations

from typing import Any

import pytest

from matanui.games.cards.data.cards import CARDS
from matanui.games.makuta.data.box import TILES, TOKENS
from matanui.games.makuta.data.sets import COUNTER_SETS
from matanui.i18n.words import LANGUAGES, Words
from matanui.server.http.compendium import entries
from matanui.server.library.entry import Entry
from matanui.server.library.rulings import register
from tests.server.site import Site


def strengths(rahi: str) -> list[int]:
    """What the counters of a kind of Rahi show in one box or another."""
    held = COUNTER_SETS["printed"].rahi[rahi]
    return held.classic + held.us


def entry(shelf: str, id: str) -> Entry:
    (found,) = [one for one in entries() if (one.shelf, one.id) == (shelf, id)]
    return found


def test_every_card_counter_tile_and_mask_is_there_once() -> None:
    ids = {shelf: [one.id for one in entries() if one.shelf == shelf] for shelf in ("card", "counter", "tile", "mask")}
    assert ids["card"] == list(CARDS) and len(ids["card"]) == 486
    assert ids["tile"] == [tile.id for tile in TILES] and len(ids["tile"]) == 20
    assert len(ids["mask"]) == len(set(ids["mask"])) == 12
    counters = [one.id for kind in (TOKENS.mask, TOKENS.turaga, TOKENS.key) for one in kind]
    locks = ["-".join(("lock", *lock.code)) for lock in TOKENS.lock]
    beasts = {f"{rahi.id}-{strength}" for rahi in TOKENS.rahi for strength in strengths(rahi.id)}
    assert set(ids["counter"]) == {*counters, *locks, *beasts}
    assert len(set(ids["counter"])) == len(ids["counter"])


def test_the_counters_add_up_to_the_box() -> None:
    kinds = {"mask": 24, "turaga": 12, "key": 24, "rahi": 57, "lock": 9}
    for kind, many in kinds.items():
        assert sum(one.games["makuta"] for one in entries() if (one.shelf, one.kind) == ("counter", kind)) == many


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_has_words_in_every_language(language: str) -> None:
    say = Words(language)
    for one in entries():
        assert say.say(one.name), one.id
        assert all(say.say(text) for text in one.text), one.id


def test_a_card_knows_its_games_its_time_and_its_rulings() -> None:
    kakama = entry("card", "might-kakama-onua")
    assert kakama.games == {"masks": 1, "bohrok": 1} and kakama.needs == {"masks": "might", "bohrok": "might"}
    assert (kakama.set, kakama.toa, kakama.skills, kakama.when) == ("might", "onua", ["speed"], "own_move")
    assert "cards/M20" in kakama.rulings  # how many steps Kakama lends
    assert entry("counter", "tiger-13").games == {"makuta": 1}
    assert "makuta/A36" in entry("counter", "akaku").rulings  # how Akaku runs


def test_every_ruling_that_is_pointed_to_exists() -> None:
    known = {f"{one.book}/{one.id}" for one in register().rulings}
    assert len(known) == len(register().rulings) > 190
    assert {ruling for one in entries() for ruling in one.rulings} <= known


@pytest.mark.anyio
@pytest.mark.parametrize("path", ["/api/compendium", "/api/rulings"])
async def test_what_has_not_changed_is_not_sent_again(site: Site, path: str) -> None:
    first = await site.http.get(path)
    found: list[dict[str, Any]] = first.json()
    assert first.status_code == 200 and len(found) > 190
    mark = first.headers["etag"]
    again = await site.http.get(path, headers={"if-none-match": f'W/{mark}, "another"'})
    assert (again.status_code, again.content) == (304, b"")
    other = await site.http.get(path, headers={"if-none-match": '"another"'})
    assert (other.status_code, other.headers["etag"]) == (200, mark)
