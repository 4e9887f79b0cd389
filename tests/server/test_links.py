"""Lines that stall, break, stutter and mix things up: nothing is done twice, nothing is lost."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from matanui.server.http.socket import MOST_REFUSED
from tests.server.client import Client, Frame, Gone
from tests.server.site import AsgiWire, Site, open_site

pytestmark = pytest.mark.anyio


def asked(*clients: Client) -> tuple[Client, Frame]:
    """Who is asked, and what."""
    return next((client, client.question) for client in clients if client.question is not None)


def wire_of(client: Client) -> AsgiWire:
    assert isinstance(client.wire, AsgiWire)
    return client.wire


async def test_an_answer_sent_twice_counts_once(site: Site) -> None:
    made, host, friend = await site.playing()
    client, question = asked(host, friend)
    id = await client.answer(question["key"], question["choices"][0]["id"])
    frame = client.unacked[id]
    for _ in range(3):
        await wire_of(client).send(frame)
    await client.until(lambda: len([one for one in client.frames if id in (one.get("id"), one.get("ack"))]) == 4)
    assert len(await site.log(made)) == site.play(made).table.length
    first = [row for row in await site.log(made) if row.seat >= 0][:1]
    assert [(row.n, row.seat) for row in first] == [(0, question["seat"])]
    assert not client.all("refused")


async def test_who_was_cut_off_sends_again_and_is_recognised(site: Site) -> None:
    made, host, friend = await site.playing()
    client, question = asked(host, friend)
    id = await client.answer(question["key"], question["choices"][0]["id"])
    frame = client.unacked[id]
    await client.calm()
    await client.leave()  # the answer arrived, and its ack may not have
    client.unacked[id] = frame
    length = site.play(made).table.length
    await client.hello()
    await client.until(lambda: id not in client.unacked)
    assert site.play(made).table.length == length and not client.all("refused")


async def test_after_a_restart_an_answer_sent_again_is_recognised(database: Path) -> None:
    async with open_site(database) as site:
        made, host, friend = await site.playing()
        client, question = asked(host, friend)
        for _ in range(2):  # the first answer has no mark before it, so let there be one more
            client, question = asked(client, host, friend)
            id = await client.answer(question["key"], question["choices"][0]["id"])
            frame = client.unacked[id]
            await client.until(lambda id=id, client=client: id not in client.unacked)  # type: ignore[misc]
            for one in (host, friend):
                await one.do("sync", since=0)
        length = len(await site.log(made))
    async with open_site(database) as site:
        again = site.client(made["table"]["id"], *client.tokens)
        again.unacked[id] = frame
        await again.hello()
        await again.until(lambda: id not in again.unacked)
        assert not again.all("refused") and len(await site.log(made)) == length


async def test_a_stale_answer_is_refused_and_changes_nothing(site: Site) -> None:
    made, host, friend = await site.playing()
    client, question = asked(host, friend)
    key, options = question["key"], [choice["id"] for choice in question["choices"]]
    await client.do("answer", question=key, answer=options[0])
    before, rows = site.play(made).table.mark, await site.log(made)
    for fields in ({"question": key, "answer": options[-1]}, {"question": "0123456789abcdef", "answer": options[0]}):
        assert (await client.do("answer", **fields))["why"] == "stale"
    assert (site.play(made).table.mark, await site.log(made)) == (before, rows)


async def test_an_answer_that_is_not_on_offer_is_refused(site: Site) -> None:
    made, host, friend = await site.playing()
    client, question = asked(host, friend)
    for answer in ("nothing-like-this", "-1", "x" * 200):
        refused = await client.do("answer", question=question["key"], answer=answer)
        assert (refused["why"], refused["again"]) == ("not-offered", False)
    other = friend if client is host else host
    assert (await other.do("answer", question=question["key"], answer=question["choices"][0]["id"]))["why"] == "stale"
    assert site.play(made).table.length == 0


async def test_two_tabs_of_one_seat_are_both_alive(site: Site) -> None:
    made, host, friend = await site.playing()
    client, question = asked(host, friend)
    tab = await site.client(made["table"]["id"], *client.tokens).enter()
    await tab.until(lambda: tab.question is not None)
    assert tab.question == question
    await tab.do("answer", question=question["key"], answer=question["choices"][0]["id"])
    late = await client.do("answer", question=question["key"], answer=question["choices"][-1]["id"])
    assert late["why"] == "stale"
    await client.until(lambda: client.last("update")["upto"] == tab.last("update")["upto"])
    assert client.last("update")["view"] == tab.last("update")["view"]


async def test_commands_in_the_wrong_order_do_no_harm(site: Site) -> None:
    made, host, friend = await site.pair()
    await host.post("resign", seat=0)
    await host.post("rematch")
    await host.post("answer", question="none", answer="yes")
    await host.calm()
    assert [frame["why"] for frame in host.all("refused")] == ["not-playing", "not-over", "not-playing"]
    await host.post("ready", seat=0)
    await host.post("ready", seat=0, ready=False)
    await friend.do("ready", seat=1)
    await host.calm()
    assert host.table["status"] == "waiting" and made["table"]["status"] == "waiting"


async def test_a_second_hello_is_a_wish_to_hear_everything(site: Site) -> None:
    _, host, friend = await site.playing()
    client, _ = asked(host, friend)
    heard = len(client.all("update"))
    await wire_of(client).send(json.dumps({"do": "hello", "protocol": 1}))
    await client.until(lambda: len(client.all("update")) > heard)
    assert client.last("update")["since"] == 0


async def test_who_stops_reading_holds_up_nobody(database: Path) -> None:
    async with open_site(database) as site:
        made, host, friend = await site.pair()
        wire_of(friend).reading.clear()
        for _ in range(300):
            await host.do("ready", seat=0, ready=False)
        assert len(host.all("ack")) == 300
        await wire_of(friend).send(json.dumps({"do": "ping"}))
        wire_of(friend).reading.set()
        assert await friend.until_closed() == 4002
        assert len(friend.frames) < 300
        back = await site.client(made["table"]["id"], *friend.tokens).enter()
        assert back.last("welcome")["yours"] == [1]


@pytest.mark.parametrize("frame", ["x" * 9000, json.dumps({"do": "say", "id": "a", "text": "x" * 8200})])
async def test_a_frame_that_is_too_long_ends_the_connection(frame: str, site: Site) -> None:
    _, host, friend = await site.pair()
    await wire_of(host).send(frame)
    assert await host.until_closed() == 4001
    await friend.until(lambda: not friend.table["seats"][0]["here"])


async def test_who_never_says_hello_is_not_waited_for(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("matanui.server.http.socket.PATIENCE", 0.01)
    made = await site.make()
    wire = await site.dial(made["table"]["id"])
    with pytest.raises(Gone) as gone:
        await wire.receive()
    assert gone.value.code == 4003


async def test_a_silent_line_is_given_up(database: Path) -> None:
    async with open_site(database, heartbeat=0.05) as site:
        made = await site.make()
        client = await site.visit(made, *made["claims"])
        assert await client.until_closed() == 4003
        assert not site.house.rooms[made["table"]["id"]].guests


async def test_another_protocol_is_told_so(site: Site) -> None:
    made = await site.make()
    client = site.client(made["table"]["id"])
    client.wire = await site.dial(made["table"]["id"])
    await client.wire.send(json.dumps({"do": "hello", "protocol": 99}))
    bye = json.loads(await client.wire.receive())
    assert (bye["is"], bye["why"], bye["after"]) == ("bye", "wrong-protocol", None)
    with pytest.raises(Gone) as gone:
        await client.wire.receive()
    assert gone.value.code == 4000


async def test_too_many_connections_from_one_address(database: Path) -> None:
    async with open_site(database, most_connections=3) as site:
        made = await site.make()
        table = made["table"]["id"]
        held = [await site.dial(table) for _ in range(3)]
        with pytest.raises(Gone):
            await site.dial(table)
        await (await site.dial(table, address="203.0.113.9")).close()
        await held.pop().close()
        held.append(await site.dial(table))
        for wire in held:
            await wire.close()


async def test_too_many_watchers_at_one_table(database: Path) -> None:
    async with open_site(database, most_watching=2) as site:
        made = await site.make()
        for _ in range(2):
            await site.visit(made)
        third = site.client(made["table"]["id"])
        await third.hello()
        assert await third.until_closed() == 4004
        assert third.last("bye")["why"] == "full-house"
        assert (await site.visit(made, *made["claims"])).last("welcome")["yours"] == [0, 1]


async def test_too_many_commands_are_refused_and_may_come_again(database: Path) -> None:
    async with open_site(database, rate=0.001, burst=10) as site:
        made = await site.make()
        client = await site.visit(made, *made["claims"])
        for _ in range(15):
            await client.post("ready", seat=0, ready=False)
        await client.until(lambda: len(client.all("refused")) == 5 and len(client.all("ack")) == 10)
        assert {(frame["why"], frame["again"]) for frame in client.all("refused")} == {("too-fast", True)}


async def test_who_floods_on_and_on_has_to_go(database: Path) -> None:
    async with open_site(database, rate=0.001, burst=10) as site:
        made = await site.make()
        client = await site.visit(made, *made["claims"])
        for _ in range(10 + MOST_REFUSED + 1):
            await client.post("ready", seat=0, ready=False)
        assert await client.until_closed() == 1013
        assert len(client.all("refused")) <= MOST_REFUSED
