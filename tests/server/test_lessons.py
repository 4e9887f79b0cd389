"""A lesson is an ordinary table with a teacher: she holds it, wrong answers change nothing, and it survives a kill."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from matanui.core import record as records
from matanui.core.verify import verify
from matanui.games.catalogue import game_named
from matanui.lessons.files import NAMES
from matanui.lessons.lesson import lesson_named
from tests.server.chaos import started
from tests.server.client import Client, Frame
from tests.server.site import Site

pytestmark = pytest.mark.anyio
EVERY = pytest.mark.parametrize("name", NAMES)


async def begun(site: Site, name: str) -> tuple[Frame, Client]:
    """A lesson that somebody has begun."""
    answer = await site.http.post(f"/api/lessons/{name}")
    assert answer.status_code == 201, answer.text
    site.http.cookies.clear()
    made: Frame = answer.json()
    client = await site.visit(made, *made["claims"], words=True)
    await client.until(lambda: bool(client.all("update")))
    return made, client


def taught(client: Client) -> Frame | None:
    """What the teacher says now."""
    found: Frame | None = client.last("update")["lesson"]
    return found


async def follow(client: Client, lesson: Frame) -> None:
    """Do what is wanted, or read on, and hear what comes of it."""
    before = len(client.all("update"))
    if lesson["want"] is None:
        reply = await client.do("next", step=lesson["step"])
    else:
        question = client.question
        assert question is not None
        reply = await client.do("answer", question=question["key"], answer=lesson["want"])
    assert reply["is"] in ("ack", "update"), reply
    await client.until(lambda: len(client.all("update")) > before)


async def to_the_end(client: Client) -> list[int]:
    """Follow the teacher until her last words: the numbers of all steps that were heard."""
    heard: list[int] = []
    while (lesson := taught(client)) is not None:
        heard += range(lesson["step"], lesson["step"] + len(lesson["pages"]))
        if lesson["over"]:
            return heard
        await follow(client, lesson)
    return heard


@EVERY
async def test_a_lesson_to_its_end(site: Site, name: str) -> None:
    made, client = await begun(site, name)
    assert made["table"]["status"] == "playing"  # nobody has to say that they are ready
    lesson = lesson_named(name)
    assert await to_the_end(client) == list(range(1, len(lesson.steps) + 1))
    await client.calm()
    log = await site.log(made)
    assert [(row.seat, row.answer, row.mark) for row in log] == [(r.seat, r.answer, r.mark) for r in lesson.log]


@EVERY
async def test_other_answers_change_nothing(site: Site, name: str) -> None:
    """Each is refused with a friendly word, and the question stays open."""
    made, client = await begun(site, name)
    while (lesson := taught(client)) is not None and not lesson["over"]:
        question, before = client.question, await site.log(made)
        if question is not None:
            others = [one["id"] for one in question["choices"] if one["id"] != lesson["want"]]
            for answer in others[:2]:
                refused = await client.do("answer", question=question["key"], answer=answer)
                assert (refused["why"], refused["say"]["id"]) == ("lesson-not-now", "lesson-not-now")
            assert (await client.do("next", step=lesson["step"]))["why"] == "lesson-not-now"
        assert (question is None) == (lesson["want"] is None)
        assert await site.log(made) == before
        await follow(client, lesson)


async def test_going_on_twice_goes_on_once(site: Site) -> None:
    _, client = await begun(site, "makuta")
    first = taught(client)
    assert first is not None and first["want"] is None
    await follow(client, first)
    second = taught(client)
    assert second is not None and second["step"] > first["step"]
    assert (await client.do("next", step=first["step"]))["is"] == "ack"
    assert taught(client) == second


async def test_only_the_learner_hears_and_moves_the_teacher(site: Site) -> None:
    made, client = await begun(site, "masks")
    watcher = await site.visit(made, words=True)
    await watcher.until(lambda: bool(watcher.all("update")))
    assert taught(watcher) is None
    lesson = taught(client)
    assert lesson is not None
    assert (await watcher.do("next", step=lesson["step"]))["why"] == "not-yours"


async def test_at_other_tables_there_is_no_teacher(site: Site) -> None:
    _, host, _ = await site.playing()
    assert host.last("update")["lesson"] is None
    assert (await host.do("next", step=1))["why"] == "lesson-none"


async def test_after_the_lesson_the_game_goes_on_with_bots(site: Site) -> None:
    """Their own answers, and free dice: the record proves both."""
    made, client = await begun(site, "bohrok")
    await to_the_end(client)
    last = taught(client)
    assert last is not None and last["over"]
    await follow(client, last)
    assert taught(client) is None
    lesson = lesson_named("bohrok")
    for _ in range(12):
        question = client.question
        if question is not None:
            await client.do("answer", question=question["key"], answer=question["choices"][-1]["id"])
            await client.until(lambda key=question["key"]: (client.question or {"key": ""})["key"] != key)  # type: ignore[misc]
        await client.calm()
    await client.do("abandon", seat=0)
    await client.until(lambda: client.over)
    record = records.read((await site.http.get(f"/api/tables/{made['table']['id']}/record")).content)
    assert len(record.log) > len(lesson.log)
    assert record.prescribed == lesson.prescribed
    verify(record, game_named(record.game))
    proof = (await site.http.get(f"/api/tables/{made['table']['id']}/proof")).json()
    assert proof["prescribed"] == lesson.prescribed


async def test_the_list_of_lessons(site: Site) -> None:
    found = (await site.http.get("/api/lessons")).json()
    assert [(one["name"], one["game"]) for one in found] == [(name, name) for name in NAMES]
    assert all(len(one["pages"]) == len(lesson_named(one["name"]).steps) for one in found)
    refused = await site.http.post("/api/lessons/rshl")
    assert (refused.status_code, refused.json()["why"]) == (404, "lesson-none")


async def test_the_same_lesson_again(site: Site) -> None:
    """A rematch is the lesson from its beginning."""
    made, client = await begun(site, "makuta")
    await to_the_end(client)
    await client.until(lambda: client.over)
    await client.do("rematch")
    await client.until(lambda: bool(client.table["rematch"]))
    again = site.client(client.table["rematch"], *(claim["token"] for claim in made["claims"]), words=True)
    await again.enter()
    await again.do("ready", seat=0)
    await again.until(lambda: bool(again.all("update")))
    lesson = taught(again)
    assert lesson is not None and lesson["step"] == 1


async def test_a_lesson_survives_a_kill_at_any_step(tmp_path: Path) -> None:
    """The server dies again and again; whoever comes back hears the same step."""
    async with started(tmp_path) as chaos:
        made: Any = await asyncio.to_thread(chaos.server.post, "/api/lessons/makuta", None)
        person = chaos.person(made["table"]["id"], made["claims"][0], 1)
        person.choose, person.words = None, True
        await person.enter()
        await person.until(lambda: bool(person.all("update")))
        heard: list[int] = []
        while (lesson := taught(person)) is not None:
            heard += range(lesson["step"], lesson["step"] + len(lesson["pages"]))
            if lesson["over"]:
                break
            if lesson["step"] % 9 == 0:
                await asyncio.to_thread(chaos.server.kill)
                await person.until_closed()
                await asyncio.to_thread(chaos.server.start)
                count = len(person.all("update"))
                await person.enter()
                await person.until(lambda count=count: len(person.all("update")) > count)  # type: ignore[misc]
                assert taught(person) == lesson
            await follow(person, lesson)
        assert heard == list(range(1, len(lesson_named("makuta").steps) + 1))
        await person.until(lambda: person.over)
        path = f"/api/tables/{made['table']['id']}/record"
        record = records.read(await asyncio.to_thread(chaos.server.get_bytes, path))
        verify(record, game_named("makuta"))
