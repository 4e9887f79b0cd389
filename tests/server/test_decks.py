"""Decks are judged by the server, brought to a table, and played there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from matanui.games.cards.bohrok.decks import THEMES, Deck, read, theme, written
from matanui.games.cards.data.numbers import ACTION, CARD
from matanui.games.cards.rules import hands
from tests.server.site import HERE, LINK, Site, all_ready, bot, open_site

pytestmark = pytest.mark.anyio
BUILT: dict[str, Any] = {"decks": "constructed"}


def plain(deck: Deck) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.to_builtins(deck)
    return found


async def judged(site: Site, **wish: Any) -> dict[str, Any]:
    answer = await site.http.post("/api/decks/check", json=wish)
    assert answer.status_code == 200, answer.text
    verdict: dict[str, Any] = answer.json()
    return verdict


async def complete(site: Site, name: str) -> dict[str, Any]:
    """A theme deck together with the common decks on offer."""
    offer = (await site.http.get("/api/decks")).json()
    return plain(theme(name)) | {part: offer[part] for part in ("missions", "challenges", "bohrok")}


def gauge(verdict: dict[str, Any], what: str) -> tuple[int, bool]:
    (found,) = [one for one in verdict["gauges"] if one["what"] == what]
    return found["have"], found["fits"]


@pytest.mark.parametrize("name", THEMES)
async def test_a_theme_deck_with_the_common_decks_on_offer_is_legal(site: Site, name: str) -> None:
    verdict = await judged(site, deck=await complete(site, name))
    assert verdict["legal"] and verdict["faults"] == []
    assert [one["what"] for one in verdict["gauges"] if one["fits"]] == [
        *("toa", "actions", "different", "copies", "foils", "missions", "challenges", "bohrok")
    ]


async def test_what_is_wrong_is_said_with_names(site: Site) -> None:
    deck = await complete(site, THEMES[0])
    deck["missions"].pop()
    deck["actions"] |= {"focus": 3, "no-such-card": 1}
    verdict = await judged(site, deck=deck)
    assert not verdict["legal"]
    assert {fault["what"] for fault in verdict["faults"]} == {"missions", "unknown-action", "actions", "copies"}
    assert gauge(verdict, "missions") == (9, False) and gauge(verdict, "bohrok") == (6, True)
    (copies,) = [fault for fault in verdict["faults"] if fault["what"] == "copies"]
    card = {"id": "card-focus", "args": {}}
    assert copies["say"]["args"]["found"] == {"id": "deckbuilder-times", "args": {"card": card, "count": 3}}


async def test_a_switch_brings_other_cards(site: Site) -> None:
    offer = (await site.http.get("/api/decks")).json()
    rahi = next(card["id"] for card in offer["pool"] if card["needs"] == "rahi" and card["part"] == "actions")
    deck = await complete(site, THEMES[1])
    deck["actions"] |= {rahi: 1}
    told = [await judged(site, deck=deck, switches={"rahi": on}) for on in (False, True)]
    assert ["unknown-action" in {fault["what"] for fault in one["faults"]} for one in told] == [True, False]


@pytest.mark.parametrize("name", THEMES)
async def test_the_file_it_gives_back_is_the_deck(site: Site, name: str) -> None:
    verdict = await judged(site, deck=await complete(site, name))
    again = await judged(site, file=verdict["file"])
    assert again == verdict


def test_odd_names_survive_the_file() -> None:
    deck = Deck(toa=("tahu",), actions={'a "b" c': 1, "ü": 2, "x\ny": 1}, missions=('m"', "\\"))
    assert read("deck", written(deck)) == deck


@pytest.mark.parametrize(
    ("wish", "status", "why"),
    [
        ({}, 400, "bad-request"),
        ({"file": "toa = ["}, 400, "bad-request"),
        ({"deck": {"toa": ["nobody"], "actions": {}}}, 400, "bad-request"),
        ({"deck": {"toa": ["tahu"], "actions": {}}, "switches": {"nonsense": 1}}, 400, "bad-request"),
        ({"deck": {"toa": ["tahu"], "actions": {f"c{n}": 1 for n in range(200)}}}, 413, "too-long"),
        ({"file": "#" * 20_000}, 413, "too-long"),
    ],
)
async def test_what_is_no_deck_is_refused(site: Site, wish: dict[str, Any], status: int, why: str) -> None:
    answer = await site.http.post("/api/decks/check", json=wish)
    assert (answer.status_code, answer.json()["why"]) == (status, why)


# --- at a table


async def test_each_brings_a_deck_and_nobody_is_asked_for_it(site: Site) -> None:
    first, second = await complete(site, THEMES[0]), await complete(site, THEMES[1])
    made = await site.make("bohrok", [HERE | {"deck": first}, LINK], switches=BUILT)
    claim = await site.join(made, "Gali", deck=second)
    host, friend = await site.visit(made, *made["claims"]), await site.visit(made, claim)
    await all_ready(host, friend)
    table = site.play(made).table
    asked = {
        client.last("update")["question"]["prompt"] for client in (host, friend) if client.last("update")["question"]
    }
    assert not {prompt for prompt in asked if prompt.startswith(("choose", "build-action", "build-mission"))}
    events = {type(event).__name__ for event in table.events}
    assert "Built" in events
    state = table.match.state
    mine = set(first["actions"])
    pile = [CARD[n].id for n in state.piles[hands.pile_for(state, 0, ACTION)]]
    assert set(pile) <= mine


async def test_a_table_remembers_the_decks(database: Path) -> None:
    async with open_site(database) as site:
        made = await site.make("bohrok", [HERE | {"deck": await complete(site, THEMES[2])}, LINK], switches=BUILT)
    async with open_site(database) as site:
        claim = await site.join(made, "Gali")
        host, friend = await site.visit(made, *made["claims"]), await site.visit(made, claim)
        await all_ready(host, friend)
        assert friend.last("update")["question"]["prompt"] == "choose-deck"
        assert {row.seat for row in await site.house.store.log(made["table"]["id"])} == {0}


async def test_a_bot_chooses_its_own(site: Site) -> None:
    made = await site.make("bohrok", [HERE | {"deck": await complete(site, THEMES[0])}, bot()], switches=BUILT)
    host = await site.visit(made, *made["claims"])
    await all_ready(host)
    await host.until(lambda: host.last("update")["question"] is not None)
    assert "deck" not in host.last("update")["question"]["prompt"]


async def test_a_deck_that_does_not_fit_the_table_is_refused(site: Site) -> None:
    good = await complete(site, THEMES[0])
    bad = good | {"missions": good["missions"][:9]}
    plans = [
        {"game": "bohrok", "seats": [HERE | {"deck": bad}, LINK], "switches": BUILT},
        {"game": "bohrok", "seats": [HERE | {"deck": good}, LINK]},
        {"game": "makuta", "seats": [HERE | {"deck": good}, LINK]},
        {"game": "bohrok", "seats": [HERE, bot() | {"deck": good}], "switches": BUILT},
    ]
    refused = [await site.http.post("/api/tables", json=plan) for plan in plans]
    assert [answer.status_code for answer in refused] == [400] * 4
    assert "D6" in refused[0].json()["say"]["args"]["wrong"]
    made = await site.make("bohrok", [HERE, LINK], switches=BUILT)
    late = await site.http.post(f"/api/tables/{made['table']['id']}/join", json={"invite": made["invite"], "deck": bad})
    assert late.status_code == 400 and "D6" in late.json()["say"]["args"]["wrong"]


async def test_whoever_takes_the_seat_of_another_does_not_get_their_deck(site: Site) -> None:
    made = await site.make("bohrok", [HERE, LINK], switches=BUILT)
    first = await site.join(made, "Gali", deck=await complete(site, THEMES[0]))
    room = site.house.rooms[made["table"]["id"]]
    assert room.head.decks[1] is not None
    guest = await site.visit(made, first)
    await guest.do("unseat", seat=1)
    await site.join(made, "Lewa")
    assert room.head.decks[1] is None
