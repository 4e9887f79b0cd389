"""Whatever comes over a websocket, the room stands and the game is as it was."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.core.transport import Response

from matanui.server.http.openapi import document
from matanui.wire import protocol as wire
from tests.server.client import Gone
from tests.server.site import Site, open_site

KINDS = [str(kind.__struct_config__.tag) for kind in get_args(wire.Request)]
JSON: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
FIELDS: dict[str, st.SearchStrategy[Any]] = {
    "id": st.text(max_size=70) | JSON,
    "seat": st.integers(-2, 7) | JSON,
    "question": st.text(max_size=40) | JSON,
    "answer": st.integers() | JSON,
    "order": st.sampled_from(["always", "could", "quiet", "never"]) | JSON,
    "text": st.text(max_size=600) | JSON,
    "since": st.integers() | JSON,
    "at": st.integers() | JSON,
    "nonce": st.text(max_size=70) | JSON,
    "protocol": st.integers() | JSON,
    "tokens": st.lists(st.text(max_size=110), max_size=8) | JSON,
}


def almost(kinds: list[str]) -> st.SearchStrategy[str]:
    """Commands that are almost right."""
    named = st.fixed_dictionaries({"do": st.sampled_from([*kinds, "", "HELLO", "undo"])}, optional=FIELDS)
    return named.map(json.dumps)


NOISE = st.binary(max_size=200) | st.text(max_size=200) | JSON.map(json.dumps)
# Who sits at the table may well resign, and change the game by it.
PLAYERS = NOISE | almost([kind for kind in KINDS if kind not in ("resign", "abandon", "order")])
WATCHERS = NOISE | almost(KINDS)
Running = tuple[asyncio.Runner, Site, dict[str, Any]]
CODES = {4000, 4001, 4003, 4004}


@pytest.fixture(scope="module")
def runner(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with a game at which one watches and two play, in a loop of its own."""
    with asyncio.Runner() as runner:
        opened = open_site(tmp_path_factory.mktemp("fuzz") / "tables.db")
        site = runner.run(opened.__aenter__())
        made, *_ = runner.run(site.playing("masks"))
        yield runner, site, made
        runner.run(opened.__aexit__(None, None, None))


async def throw(site: Site, made: dict[str, Any], frame: str | bytes, token: str, greet: bool) -> None:
    """One frame from somebody: they are answered or shown out, and the game is as it was."""
    play = site.play(made)
    before = (play.table.mark, play.table.length, await site.log(made))
    client = site.client(made["table"]["id"], *([token] if token else []))
    if greet:
        await client.enter()
        assert client.wire is not None
        await client.wire.send(frame)
        try:
            await client.calm()
        except Gone as gone:
            assert gone.code in CODES
    else:
        wire = await site.dial(made["table"]["id"])
        await wire.send(frame)
        await wire.close()  # which breaks if the server did
    await client.leave()
    site.clients.remove(client)
    assert site.play(made) is play
    assert (play.table.mark, play.table.length, await site.log(made)) == before


LIMITS: dict[str, Any] = {"deadline": None, "suppress_health_check": list(HealthCheck)}


@settings(max_examples=60, **LIMITS)
@given(frame=PLAYERS, greet=st.booleans())
def test_no_frame_of_a_player_breaks_a_room(frame: str | bytes, greet: bool, runner: Running) -> None:
    loop, site, made = runner
    loop.run(throw(site, made, frame, made["claims"][0]["token"], greet))


@settings(max_examples=60, **LIMITS)
@given(frame=WATCHERS, greet=st.booleans())
def test_no_frame_of_a_watcher_breaks_a_room_or_changes_the_game(
    frame: str | bytes, greet: bool, runner: Running
) -> None:
    loop, site, made = runner
    loop.run(throw(site, made, frame, "", greet))


@pytest.mark.parametrize(
    "frame",
    [
        b'{"do":"say","id":"\xff","text":"x"}',
        '{"do":"ping","at":1180591620717411303424}',
        "[" * 5000,
        '{"do":"answer","id":"a","question":"k","answer":1e400}',
    ],
)
def test_frames_that_once_broke_something(frame: str | bytes, runner: Running) -> None:
    loop, site, made = runner
    for greet in (True, False):
        loop.run(throw(site, made, frame, made["claims"][0]["token"], greet))


def test_a_rule_that_breaks_sends_everybody_back_to_what_is_on_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with open_site(tmp_path / "tables.db") as site:
            made, host, friend = await site.playing()
            client = host if host.question else friend
            assert client.question is not None
            fields = {"question": client.question["key"], "answer": client.question["choices"][0]["id"]}
            with monkeypatch.context() as broken:
                broken.setattr(site.play(made).table, "answer", lambda *_: 1 // 0)
                await client.post("answer", **fields)
                for one in (host, friend):
                    assert await one.until_closed() == 4004
                    assert one.last("bye")["why"] == "server-trouble"
            await client.hello()
            await client.until(lambda: not client.unacked)
            assert len(await site.log(made)) >= 1

    asyncio.run(story())


# --- HTTP


SCHEMA = schemathesis.openapi.from_dict(document())


@SCHEMA.parametrize()
@settings(max_examples=12, **LIMITS)
def test_the_api_answers_as_it_says_it_does(case: Any, runner: Running) -> None:
    loop, site, _ = runner
    wanted = case.as_transport_kwargs(base_url="http://matanui.test")
    wanted = {name: value for name, value in wanted.items() if name in WAYS}
    answer = loop.run(site.http.request(**wanted))
    site.http.cookies.clear()
    case.validate_response(Response.from_any(answer), checks=CHECKS)


WAYS = ("method", "url", "headers", "params", "json", "content")
CHECKS = [
    schemathesis.checks.not_a_server_error,
    schemathesis.checks.CHECKS.get_one("status_code_conformance"),
    schemathesis.checks.CHECKS.get_one("content_type_conformance"),
    schemathesis.checks.CHECKS.get_one("response_schema_conformance"),
]
