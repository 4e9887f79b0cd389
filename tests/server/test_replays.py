"""After the end everybody may look: at the story, at every moment from every seat, and on from there. Never before."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from matanui.core.questions import option_named
from matanui.core.record import read
from matanui.core.verify import verify
from matanui.games.catalogue import GAMES, game_named
from matanui.host.table import Table
from matanui.wire.views import wire_view
from tests.server.client import PATIENCE, Frame, first_option
from tests.server.site import Site, all_ready, bot, open_site

pytestmark = pytest.mark.anyio
SHORT: dict[str, Any] = {
    "makuta": {"switches": {"stalemate_rounds": 3}},
    "masks": {"switches": {"short": True}},
    "bohrok": {"switches": {"short": True}},
    "rshl": {"switches": {"short": True}},
}


async def finished(site: Site, game: str = "makuta") -> str:
    """A table whose game two bots have played to its end."""
    made = await site.make(game, [bot("random"), bot("greedy")], **SHORT[game])
    id: str = made["table"]["id"]
    async with asyncio.timeout(PATIENCE):
        while (await ask(site, f"tables/{id}"))["status"] != "over":
            await asyncio.sleep(0.05)
    return id


async def ask(site: Site, path: str, status: int = 200) -> Any:
    reply = await site.http.get(f"/api/{path}")
    assert reply.status_code == status, reply.text
    return reply.json()


async def play_to_the_end(site: Site, made: Frame) -> Any:
    """Somebody plays at their seats, whatever is offered first; then the record."""
    client = site.client(made["table"]["id"], *(claim["token"] for claim in made["claims"]))
    client.choose = first_option
    await client.enter()
    await client.until(lambda: client.over)
    reply = await site.http.get(f"/api/tables/{made['table']['id']}/record")
    return read(reply.content)


@pytest.mark.parametrize("path", ["story", "replay", "replay/0", "replay?seat=0", "replay/1?seat=1"])
async def test_a_running_game_shows_no_film(site: Site, path: str) -> None:
    made, host, _ = await site.playing("masks")
    await host.calm()
    found = await ask(site, f"tables/{made['table']['id']}/{path}", 403)
    assert found["why"] == "not-over"


async def test_a_running_game_cannot_be_continued(site: Site) -> None:
    made, host, _ = await site.playing("masks")
    await host.calm()
    reply = await site.http.post(f"/api/tables/{made['table']['id']}/branch", json={"answers": 0, "seats": [0]})
    assert (reply.status_code, reply.json()["why"]) == (403, "not-over")


@pytest.mark.parametrize("game", GAMES)
async def test_every_moment_is_what_that_seat_knew_then(site: Site, game: str) -> None:
    """The table is played again, answer by answer, and compared with what the film shows."""
    table = await finished(site, game)
    record = read((await site.http.get(f"/api/tables/{table}/record")).content)
    for eye, seat in ((None, ""), (0, "?seat=0"), (1, "?seat=1")):
        reel = await ask(site, f"tables/{table}/replay{seat}")
        again = Table(game_named(game), msgspec.structs.replace(record, log=[]), {})
        views = {0: (again.upto, wire_view(again.view(eye)))}
        for n, row in enumerate(record.log, 1):
            assert again.pending is not None
            again.answer(row.seat, option_named(again.match.state, again.pending, row.answer))
            views[n] = (again.upto, wire_view(again.view(eye)))
        heard = msgspec.json.decode(msgspec.json.encode(again.heard(eye)))
        assert [told["event"] for told in reel["events"]] == heard
        shots = [
            shot
            for turn in range(len(reel["starts"]))
            for shot in (await ask(site, f"tables/{table}/replay/{turn}{seat}"))["shots"]
        ]
        for shot in shots:
            upto, view = views[shot["answers"]]
            assert shot["view"] == msgspec.json.decode(view)
            assert shot["upto"] <= upto, "a turn ends where the next begins, even if one answer led to both"
        assert {shot["answers"] for shot in shots} == {0, *reel["answers"]}
        assert shots[-1]["upto"] == len(reel["events"])


async def test_what_a_film_does_not_have_is_refused(site: Site) -> None:
    table = await finished(site)
    turns = len((await ask(site, f"tables/{table}/replay"))["starts"])
    for path, status in {
        f"replay/{turns}": 404,
        "replay?seat=2": 404,
        "replay/1?seat=5": 404,
        "replay?seat=-1": 400,
        "replay/one": 400,
        "replay/99999999999999999999": 400,
    }.items():
        await ask(site, f"tables/{table}/{path}", status)
    await ask(site, "tables/nowhere/story", 404)


@pytest.mark.parametrize("game", GAMES)
async def test_the_story_has_an_end_and_every_draw(site: Site, game: str) -> None:
    table = await finished(site, game)
    record = read((await site.http.get(f"/api/tables/{table}/record")).content)
    story = await ask(site, f"tables/{table}/story")
    assert story["points"][-1]["kind"] == "end"
    assert [point["at"] for point in story["points"]] == sorted({point["at"] for point in story["points"]})
    assert len(story["draws"]) == sum(row.seat == -1 for row in record.log)
    assert len(story["deeds"]) == len(story["cast"]) == 2
    assert set(story["dice"]) & {draw["stream"] for draw in story["draws"]}


async def test_a_game_goes_on_from_a_moment_against_bots(database: Path) -> None:
    """The answers up to there are the same, the rest is new; it survives a restart, and its record proves itself."""
    async with open_site(database) as site:
        table = await finished(site)
        old = read((await site.http.get(f"/api/tables/{table}/record")).content)
        n = len(old.log) // 2
        reply = await site.http.post(f"/api/tables/{table}/branch", json={"answers": n, "seats": [1]})
        assert reply.status_code == 201, reply.text
        made = reply.json()
        assert made["table"]["origin"] == {"table": table, "answers": n}
        client = await site.visit(made, *made["claims"])
        await client.until(lambda: client.question is not None)
        before = await site.log(made)
    async with open_site(database) as site:
        await ask(site, f"tables/{made['table']['id']}/record", 403)
        assert (await site.log(made))[: len(before)] == before
        record = await play_to_the_end(site, made)
        proof = await ask(site, f"tables/{made['table']['id']}/proof")
    assert record.log[:n] == old.log[:n] and record.log != old.log
    assert [(one.upto, one.seed) for one in record.past] == [(n, old.seed)]
    assert proof["past"] == msgspec.to_builtins(record.past)
    assert [player.bot for player in record.players] == ["random", ""]
    assert verify(record, game_named("makuta")).pending is None


async def test_a_game_that_was_continued_is_continued_again(site: Site) -> None:
    table = await finished(site, "masks")
    for n in (20, 30, 10):
        reply = await site.http.post(f"/api/tables/{table}/branch", json={"answers": n, "seats": [0]})
        record = await play_to_the_end(site, reply.json())
        verify(record, game_named("masks"))
        table = reply.json()["table"]["id"]
    assert [one.upto for one in record.past] == [10]


@pytest.mark.parametrize(
    ("wish", "status", "why"),
    [
        ({"answers": 10**6, "seats": [0]}, 404, "no-such-moment"),
        ({"answers": -1, "seats": [0]}, 400, "bad-request"),
        ({"answers": 5, "seats": []}, 400, "bad-request"),
        ({"answers": 5, "seats": [3]}, 404, "no-such-seat"),
        ({"answers": 5, "seats": [0], "bot": "oracle"}, 400, "bad-request"),
    ],
)
async def test_a_moment_that_is_none_cannot_be_continued(site: Site, wish: Any, status: int, why: str) -> None:
    table = await finished(site)
    reply = await site.http.post(f"/api/tables/{table}/branch", json=wish)
    assert (reply.status_code, reply.json()["why"]) == (status, why)


async def test_nothing_goes_on_after_the_end(site: Site) -> None:
    table = await finished(site)
    length = (await ask(site, f"tables/{table}/replay"))["length"]
    reply = await site.http.post(f"/api/tables/{table}/branch", json={"answers": length, "seats": [0]})
    assert reply.json()["why"] == "nothing-left"


async def test_a_rematch_of_a_continued_game_begins_at_the_beginning(site: Site) -> None:
    table = await finished(site)
    made = (await site.http.post(f"/api/tables/{table}/branch", json={"answers": 30, "seats": [0]})).json()
    await play_to_the_end(site, made)
    client = await site.visit(made, *made["claims"])
    await client.do("rematch")
    await client.until(lambda: bool(client.table["rematch"]))
    fresh = {"table": {"id": client.table["rematch"]}, "claims": made["claims"]}
    again = await site.visit(fresh, *made["claims"])
    assert again.table["origin"] is None
    await all_ready(again)
    assert verify(await play_to_the_end(site, fresh), game_named("makuta")).pending is None


async def test_a_record_from_a_file_is_shown_and_not_kept(site: Site) -> None:
    table = await finished(site)
    text = (await site.http.get(f"/api/tables/{table}/record")).content
    before = await site.house.store.counts()
    reply = await site.http.post("/api/films", content=text)
    film = reply.json()["film"]
    for path in ("story", "replay/1?seat=0"):
        assert await ask(site, f"films/{film}/{path}") == await ask(site, f"tables/{table}/{path}")
    assert (await ask(site, f"films/{film}/replay"))["events"] == (await ask(site, f"tables/{table}/replay"))["events"]
    assert await site.house.store.counts() == before
    assert (await ask(site, "films/file0/replay", 404))["why"] == "no-such-film"


async def test_what_is_no_record_is_refused(site: Site) -> None:
    table = await finished(site)
    text = (await site.http.get(f"/api/tables/{table}/record")).content
    record = msgspec.json.decode(text)
    broken = record | {"log": [[0, 10**6, "0"], *record["log"][1:]]}
    strange = record | {"game": "chess"}
    for body, status in ((b"{", 400), (b" " * 2**20 + text, 413)):
        assert (await site.http.post("/api/films", content=body)).status_code == status
    for thing in (broken, strange, record | {"players": [{"name": "alone"}]}, record | {"edition": "martian"}):
        assert (await site.http.post("/api/films", json=thing)).status_code == 400


async def test_nobody_makes_films_without_end(database: Path) -> None:
    async with open_site(database, most_films=3) as site:
        table = await finished(site)
        text = (await site.http.get(f"/api/tables/{table}/record")).content
        codes = [(await site.http.post("/api/films", content=text)).status_code for _ in range(5)]
    assert codes == [201, 201, 201, 429, 429]


async def test_anybody_may_go_on_from_a_game_between_people(site: Site) -> None:
    """Bots take the places of those who are not there."""
    made, host, friend = await site.playing(**SHORT["makuta"])
    for client in (host, friend):
        client.choose = first_option
        await client.do("sync", since=0)
    await host.until(lambda: host.over)
    reply = await site.http.post(f"/api/tables/{made['table']['id']}/branch", json={"answers": 12, "seats": [1]})
    assert [(seat["kind"], seat["bot"]) for seat in reply.json()["table"]["seats"]] == [("bot", "greedy"), ("here", "")]
