"""Tables are made, joined and made ready; nothing is dealt before everybody is."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from tests.server.client import Client
from tests.server.site import HERE, LINK, OPEN, Site, all_ready, bot

pytestmark = pytest.mark.anyio


async def test_two_friends_meet_by_link(site: Site) -> None:
    made = await site.make(seats=[HERE | {"name": "Tahu"}, LINK])
    assert [seat["taken"] for seat in made["table"]["seats"]] == [True, False]
    claim = await site.join(made, "Gali")
    assert claim["seat"] == 1 and len(claim["phrase"].split()) == 7
    host, friend = await site.visit(made, *made["claims"]), await site.visit(made, claim)
    assert (host.last("welcome")["yours"], host.last("welcome")["host"]) == ([0], True)
    assert (friend.last("welcome")["yours"], friend.last("welcome")["host"]) == ([1], False)
    await host.until(lambda: all(seat["here"] for seat in host.table["seats"]))
    assert [seat["name"] for seat in host.table["seats"]] == ["Tahu", "Gali"]


async def test_a_link_seat_wants_the_invitation(site: Site) -> None:
    made = await site.make(seats=[HERE, LINK])
    path = f"/api/tables/{made['table']['id']}/join"
    refused = [await site.http.post(path, json=wish) for wish in ({}, {"invite": "guessed"})]
    assert [(answer.status_code, answer.json()["why"]) for answer in refused] == [
        (409, "no-free-seat"),
        (403, "wrong-invite"),
    ]
    await site.join(made)
    late = await site.http.post(path, json={"invite": made["invite"]})
    assert late.json()["why"] == "no-free-seat"


async def test_anybody_may_take_an_open_seat_of_a_listed_table(site: Site) -> None:
    hidden = await site.make(seats=[HERE, OPEN])
    made = await site.make(seats=[HERE, OPEN, OPEN], listed=True)
    listed = (await site.http.get("/api/tables")).json()
    assert [table["id"] for table in listed] == [made["table"]["id"]] != [hidden["table"]["id"]]
    claim = await site.join(made, invite=None, seat=2)
    assert claim["seat"] == 2


async def test_nothing_is_dealt_before_all_are_ready(site: Site) -> None:
    made, host, friend = await site.pair("masks")
    assert (await host.do("ready", seat=0))["is"] == "ack"
    await friend.until(lambda: friend.table["seats"][0]["ready"])
    for client in (host, friend):
        await client.do("sync", since=0)
        assert client.table["status"] == "waiting" and not client.all("update")
    assert site.house.rooms[made["table"]["id"]].play is None
    assert await site.house.store.log(made["table"]["id"]) == []
    await friend.do("ready", seat=1)
    for client in (host, friend):
        await client.until(lambda client=client: bool(client.all("update")))  # type: ignore[misc]
        assert client.table["status"] == "playing"


async def test_who_is_ready_may_change_their_mind(site: Site) -> None:
    _, host, friend = await site.pair()
    await host.do("ready", seat=0)
    await host.do("ready", seat=0, ready=False)
    await friend.do("ready", seat=1)
    assert friend.table["status"] == "waiting"
    await host.do("ready", seat=0)
    await host.until(lambda: host.table["status"] == "playing")
    assert (await host.do("ready", seat=0, nonce="late"))["why"] == "already-dealt"


async def test_the_host_cannot_peek_at_the_deal(site: Site) -> None:
    made, host, _ = await site.pair("masks")
    await host.do("ready", seat=0, nonce="mine")
    id = made["table"]["id"]
    record, proof = [await site.http.get(f"/api/tables/{id}/{what}") for what in ("record", "proof")]
    assert (record.status_code, record.json()["why"]) == (403, "not-over")
    assert (proof.json()["seed"], proof.json()["root"], proof.json()["nonces"]) == (None, None, [])
    assert host.table["seed"] is None and host.table["nonces"] == []


async def test_nobody_is_made_ready_by_somebody_else(site: Site) -> None:
    _, host, friend = await site.pair()
    assert (await host.do("ready", seat=1))["why"] == "not-yours"
    assert (await friend.do("ready", seat=0))["why"] == "not-yours"
    assert host.table["status"] == "waiting"


async def dice_after(site: Site, nonces: tuple[str, str], monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What the dice say at a table whose server chose a known seed."""
    known = SimpleNamespace(token_bytes=lambda n: bytes(range(n)))
    monkeypatch.setattr("matanui.server.tables.house.secrets", known)
    made, host, friend = await site.pair()
    monkeypatch.undo()
    await host.do("ready", seat=0, nonce=nonces[0])
    await friend.do("ready", seat=1, nonce=nonces[1])
    await host.until(lambda: bool(host.all("update")))
    play = site.house.rooms[made["table"]["id"]].play
    assert play is not None
    return [str(play.table.dice.below("test", 1000)) for _ in range(5)]


async def test_nonces_change_the_dice(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    thrown = [await dice_after(site, nonces, monkeypatch) for nonces in (("a", "b"), ("a", "c"), ("b", "a"))]
    assert len({tuple(dice) for dice in thrown}) == 3
    assert await dice_after(site, ("a", "b"), monkeypatch) == thrown[0]


async def test_the_host_frees_a_seat_before_the_deal_only(site: Site) -> None:
    made, host, friend = await site.pair()
    assert (await friend.do("unseat", seat=0))["why"] == "no-such-seat"
    assert (await host.do("unseat", seat=1))["is"] == "ack"
    assert not host.table["seats"][1]["taken"]
    assert (await friend.do("ready", seat=1))["why"] == "not-yours"
    claim = await site.join(made, "Onua")
    third = await site.visit(made, claim)
    await all_ready(host, third)
    assert (await host.do("unseat", seat=1))["why"] == "already-dealt"


async def test_a_table_of_bots_needs_nobody(site: Site) -> None:
    made = await site.make(seats=[bot(), bot()])
    assert made["table"]["status"] == "playing" and made["claims"] == []


async def test_a_game_is_refused_in_words(site: Site) -> None:
    wrong: list[dict[str, Any]] = [
        {"game": "chess"},
        {"game": "makuta", "seats": [HERE] * 6 + [HERE]},
        {"game": "makuta", "edition": "xx"},
        {"game": "makuta", "switches": {"no-such": 1}},
        {"game": "makuta", "seats": [HERE, bot("genius")]},
        {"game": "makuta", "more": True},
    ]
    for plan in wrong:
        answer = await site.http.post("/api/tables", json={"seats": [HERE, HERE]} | plan)
        assert (answer.status_code, answer.json()["why"]) == (400, "bad-request"), plan
        assert answer.json()["say"]["args"]["wrong"]
    assert (await site.http.get("/healthz")).json()["tables"] == {}


# --- a shared screen


async def test_a_shared_screen_has_a_curtain(site: Site) -> None:
    made = await site.make("masks", [HERE, HERE])
    screen = await site.visit(made, *made["claims"])
    await all_ready(screen)
    first = screen.last("update")
    assert first["facing"] is None and first["question"] is None
    for seat in (0, 1):
        shown = await screen.do("face", seat=seat)
        assert shown["facing"] == seat
        if shown["question"]:
            assert shown["question"]["seat"] == seat
    lowered = await screen.do("face", seat=None)
    assert (lowered["facing"], lowered["view"]) == (None, first["view"])
    assert (lowered["since"], lowered["events"]) == (first["since"], first["events"]), "told anew, for other eyes"


async def test_nobody_looks_from_a_seat_that_is_not_theirs(site: Site) -> None:
    made, host, friend = await site.playing("masks")
    watcher = await site.visit(made)
    for client, seat in ((host, 1), (friend, 0), (watcher, 0), (watcher, 1)):
        before = client.last("update")["view"]
        assert (await client.do("face", seat=seat))["why"] == "not-yours"
        assert (await client.do("sync", since=0))["view"] == before


# --- spectators


async def test_spectators_see_what_is_public_and_may_not_act(site: Site) -> None:
    made, host, friend = await site.playing("masks")
    watcher = await site.visit(made)
    await watcher.until(lambda: bool(watcher.all("update")))
    seen = watcher.last("update")
    assert (seen["facing"], seen["question"]) == (None, None)
    asked = next(client for client in (host, friend) if client.question)
    question = asked.question
    assert question is not None
    acts: list[tuple[str, dict[str, Any]]] = [
        ("answer", {"question": question["key"], "answer": question["choices"][0]["id"]}),
        ("order", {"seat": 0, "order": "quiet"}),
        ("resign", {"seat": 0}),
        ("abandon", {"seat": 0}),
        ("ready", {"seat": 0}),
        ("unseat", {"seat": 1}),
        ("rematch", {}),
    ]
    length = len(await site.house.store.log(made["table"]["id"]))
    assert all([(await watcher.do(do, **fields))["is"] == "refused" for do, fields in acts])
    assert len(await site.house.store.log(made["table"]["id"])) == length
    await host.until(lambda: host.table["watching"] == 1)


async def test_spectators_are_hushed_while_others_play(site: Site) -> None:
    made, host, friend = await site.playing()
    watcher = await site.visit(made)
    assert (await watcher.do("say", text="he has the Hau!"))["why"] == "watchers-hush"
    for client, seat in ((host, 0), (friend, 1)):
        await client.do("abandon", seat=seat)
    await watcher.until(lambda: watcher.over)
    assert (await watcher.do("say", text="well played"))["is"] == "ack"
    await host.until(lambda: bool(host.all("chat")))
    assert host.last("chat")["line"]["text"] == "well played"


# --- talk


async def test_talk_is_plain_text(site: Site) -> None:
    _, host, friend = await site.pair()
    await host.do("say", text="\u202e<b>hi</b>\x00\x1b[31m\n there\u200b &amp; ")
    await friend.until(lambda: bool(friend.all("chat")))
    line = friend.last("chat")["line"]
    assert (line["text"], line["seat"]) == ("<b>hi</b>[31m there &amp;", 0)
    assert (await host.do("say", text="\u200b\n"))["why"] == "empty"
    assert (await host.do("say", text="I am Gali", seat=1))["why"] == "not-yours"


async def test_who_comes_later_reads_what_was_said(site: Site) -> None:
    made, host, _ = await site.pair()
    await host.do("say", text="soon")
    late = await site.visit(made)
    assert [line["text"] for line in late.last("welcome")["chat"]] == ["soon"]


async def test_nobody_floods_the_talk(site: Site) -> None:
    _, host, friend = await site.pair()
    said = [(await host.do("say", text=f"{n}!"))["is"] for n in range(12)]
    assert said[:5] == ["ack"] * 5 and set(said[-4:]) == {"refused"}
    assert host.last("refused")["why"] == "too-fast"
    assert (await friend.do("say", text="enough"))["is"] == "ack"
    assert (await host.do("ready", seat=0))["is"] == "ack"


# --- seats that are lost and found


async def recovered(site: Site, table: str, phrase: str) -> Any:
    answer = await site.http.post(f"/api/tables/{table}/recover", json={"phrase": phrase})
    site.http.cookies.clear()
    return answer


async def test_a_phrase_gets_a_seat_back_and_kills_the_old_token(site: Site) -> None:
    made, host, thief = await site.pair()
    friend = await site.join(await site.make(seats=[HERE, LINK]))
    table = made["table"]["id"]
    assert (await recovered(site, table, friend["phrase"])).json()["why"] == "wrong-phrase"
    claim = made["claims"][0]
    back = (await recovered(site, table, "  " + claim["phrase"].upper() + " ")).json()
    assert back["seat"] == 0 and back["token"] != claim["token"]
    assert await host.until_closed()  # whoever held the old token is shown out
    old = await site.visit(made, claim)
    assert (old.last("welcome")["yours"], old.last("welcome")["host"]) == ([], False)
    new = await site.visit(made, back)
    assert (new.last("welcome")["yours"], new.last("welcome")["host"]) == ([0], True)
    assert (await recovered(site, table, claim["phrase"])).json()["why"] == "wrong-phrase"
    assert thief.code is None


async def test_a_browser_finds_its_seats_by_its_cookie(site: Site) -> None:
    answer = await site.http.post("/api/tables", json={"game": "makuta", "seats": [HERE, LINK]})
    cookie = site.http.cookies["matanui"]
    mine = (await site.http.get("/api/mine")).json()
    assert [(one["table"]["id"], one["seats"]) for one in mine] == [(answer.json()["table"]["id"], [0])]
    site.http.cookies.clear()
    assert (await site.http.get("/api/mine")).json() == []

    async def dial(table: str) -> Any:
        return await site.dial(table, {"cookie": f"matanui={cookie}"})

    browser = Client(dial, answer.json()["table"]["id"])
    site.clients.append(browser)
    assert (await browser.enter()).last("welcome")["yours"] == [0]


async def waited_for(site: Site) -> list[tuple[str, bool | None]]:
    """The tables that a browser calls its own, and whether it is waited for there."""
    return [(one["table"]["id"], one["asked"]) for one in (await site.http.get("/api/mine")).json()]


async def test_a_browser_is_told_where_it_is_waited_for_and_no_table_is_loaded_for_that(site: Site) -> None:
    answer = await site.http.post("/api/tables", json={"game": "makuta", "seats": [HERE, LINK]})
    cookie = dict(site.http.cookies)
    site.http.cookies.clear()  # the friend comes with another browser
    made = answer.json()
    host, friend = await site.visit(made, *made["claims"]), await site.visit(made, await site.join(made))
    site.http.cookies.update(cookie)
    await all_ready(host, friend)
    table = made["table"]["id"]
    for _ in range(6):
        asked = await site.asked(made, host, friend) is host
        assert await waited_for(site) == [(table, asked)]
        site.house.farewell()
        await host.until_closed()
        await friend.until_closed()
        await site.house.journal.commit([])
        assert await waited_for(site) == [(table, asked)] and not site.house.rooms
        await host.hello()
        await friend.hello()
        await host.calm()
        await (await site.asked(made, host, friend)).answer_first()


async def test_after_a_crash_it_may_be_unknown_whether_somebody_is_waited_for(site: Site) -> None:
    answer = await site.http.post("/api/tables", json={"game": "makuta", "seats": [HERE, HERE]})
    cookie = dict(site.http.cookies)
    host = await site.visit(answer.json(), *answer.json()["claims"])
    await all_ready(host)
    await host.do("face", seat=0)
    await host.until(lambda: host.question is not None)
    await host.answer_first()
    await site.house.journal.commit([])
    site.house.rooms.clear()  # nobody says goodbye in a crash
    site.http.cookies.update(cookie)
    assert await waited_for(site) == [(answer.json()["table"]["id"], None)]


# --- after the end


async def test_a_rematch_that_cannot_be_kept_is_refused_and_can_be_tried_again(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, host, friend = await site.playing()
    for client, seat in ((host, 0), (friend, 1)):
        await client.do("abandon", seat=seat)
    await host.until(lambda: host.over)
    with monkeypatch.context() as broken:
        broken.setattr(site.house.store, "create", lambda *_: 1 // 0)
        refused = await host.do("rematch")
        assert (refused["why"], refused["again"]) == ("server-trouble", True)
    assert (await host.do("rematch"))["is"] == "ack"


async def test_the_same_people_play_again_with_the_same_tokens(site: Site) -> None:
    made, host, friend = await site.playing()
    assert (await host.do("rematch"))["why"] == "not-over"
    for client, seat in ((host, 0), (friend, 1)):
        await client.do("abandon", seat=seat)
    await host.until(lambda: host.over)
    first, second = await host.post("rematch"), await friend.post("rematch")
    await host.until(lambda: first not in host.unacked)
    await friend.until(lambda: second not in friend.unacked)
    again = host.table["rematch"]
    assert again and again == friend.table["rematch"] != made["table"]["id"]
    both = [await site.client(again, *client.tokens).enter() for client in (host, friend)]
    assert [client.last("welcome")["yours"] for client in both] == [[0], [1]]
    assert both[0].table["commitment"] != host.table["commitment"]
    await all_ready(*both)
    assert both[0].table["status"] == "playing"
    assert (await site.http.get("/healthz")).json()["tables"] == {"abandoned": 1, "playing": 1}
