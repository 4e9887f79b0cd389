"""Games in the course of play: orders, windows, clocks, and people who go."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from matanui.core.chance import Dice, seed_of
from matanui.core.flow import Ask
from matanui.server.tables.play import Play
from matanui.server.tables.typed import Glance
from tests.server.client import Client, Frame, Gone, last_option
from tests.server.site import HERE, LINK, Site, all_ready, bot, open_site

pytestmark = pytest.mark.anyio
LONG = 5000  # milliseconds
AGES = 3600.0  # seconds: no window closes by itself during a test


def by_lot(seed: int) -> Callable[[Frame, Client], str]:
    """Answers anything that is on offer."""
    rng = random.Random(seed)
    return lambda question, client: str(rng.choice(question["choices"])["id"])


async def three(site: Site, **plan: object) -> tuple[Frame, list[Client]]:
    """Three people who play a card game, and want to be asked whenever they may act."""
    made = await site.make("masks", [HERE, LINK, LINK], **plan)
    claims = [*made["claims"], await site.join(made), await site.join(made)]
    people = [await site.visit(made, claim) for claim in claims]
    for seat, client in enumerate(people):
        await client.do("order", seat=seat, order="always")
    await all_ready(*people)
    return made, people


async def until_window(
    site: Site, made: Frame, people: list[Client], wanted: Callable[[Play], bool] = lambda play: True
) -> Play:
    """Play by lot until several are asked at once."""
    play, rng = site.play(made), random.Random(1)
    while True:
        ask = play.table.pending
        assert ask is not None, "the game ended without such a window"
        if len(play.asked) > 1 and wanted(play):
            for client, asked in ((people[asked.ask.seat], asked) for asked in play.asked):
                await client.until(lambda c=client, a=asked: (c.question or {}).get("key") == a.key)  # type: ignore[misc]
            play.window, play.minimum = play.loop.time(), AGES
            play._set_timer()
            return play
        client = people[ask.seat]
        key = play.asked[0].key
        await client.until(lambda c=client, k=key: (c.question or {}).get("key") == k)  # type: ignore[misc]
        await client.do("answer", question=key, answer=play.asked[0].name(rng.choice(ask.options)))
        close_window(play)


def close_window(play: Play) -> None:
    """Time goes by."""
    play.window -= AGES
    play.drive()


# --- standing orders


async def test_only_its_owner_hears_of_a_standing_order(site: Site) -> None:
    made, host, friend = await site.playing("masks")
    await host.post("order", seat=0, order="quiet")
    await host.until(lambda: bool(host.all("orders")))
    assert host.last("orders")["orders"] == {"0": "quiet"}
    await friend.calm()
    assert not friend.all("orders") and ':"quiet"' not in "".join(friend.raw)
    assert (await friend.do("order", seat=0, order="always"))["why"] == "not-yours"
    again = await site.visit(made, *made["claims"])
    assert again.last("welcome")["orders"] == {"0": "quiet"}


async def test_who_wants_quiet_is_not_asked_and_the_game_goes_on(site: Site) -> None:
    made, people = await three(site)
    play = await until_window(site, made, people)
    late = play.asked[1].ask.seat
    await people[late].do("order", seat=late, order="quiet")
    sync = await people[late].do("sync", since=0)
    assert sync["question"] is None and late in sync["asked"]  # that they are not asked is nobody's business
    first = play.asked[0]
    length, asked = play.table.length, people[first.ask.seat]
    await asked.answer(first.key, first.name(first.ask.options[-1]))
    await asked.calm()
    close_window(play)
    await asked.until(lambda: first.key in asked.kept)
    assert [row.seat for row in (await site.log(made))[length : length + 2]] == [first.ask.seat, late]


# --- windows


async def test_everybody_is_asked_at_once_and_early_answers_wait(site: Site) -> None:
    made, people = await three(site, minimum=LONG)
    play = await until_window(site, made, people)
    first, then = play.asked[:2]
    assert people[then.ask.seat].question["early"] is True  # type: ignore[index]
    length = play.table.length
    await people[then.ask.seat].answer(then.key, then.name(then.ask.options[-1]))
    await people[then.ask.seat].calm()
    assert people[then.ask.seat].unacked and play.table.length == length
    await people[first.ask.seat].answer(first.key, first.name(first.ask.options[-1]))
    await people[first.ask.seat].calm()
    assert play.table.length == length  # the window stays open, so that a quick answer tells nothing
    close_window(play)
    await people[then.ask.seat].until(lambda: not people[then.ask.seat].unacked)
    given = [(row.seat, row.answer) for row in (await site.log(made))[length : length + 2]]
    assert given == [
        (first.ask.seat, first.name(first.ask.options[-1])),
        (then.ask.seat, then.name(then.ask.options[-1])),
    ]


async def test_a_window_that_closes_while_it_is_looked_at_leaves_nobody_waiting(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, people = await three(site, minimum=LONG)
    play = await until_window(site, made, people)
    looks = iter([True])
    monkeypatch.setattr(play, "_is_held", lambda ask: next(looks, False))
    play.drive()
    assert play.timer is not None


async def test_an_early_answer_is_superseded_when_somebody_before_acts(site: Site) -> None:
    made, people = await three(site, minimum=LONG)
    play = await until_window(site, made, people, lambda play: len(play.asked[0].ask.options) > 1)
    first, then = play.asked[:2]
    await people[then.ask.seat].answer(then.key, then.name(then.ask.options[-1]))
    await people[first.ask.seat].answer(first.key, first.name(first.ask.options[0]))
    await people[first.ask.seat].calm()
    close_window(play)
    await people[then.ask.seat].until(lambda: bool(people[then.ask.seat].all("refused")))
    assert people[then.ask.seat].last("refused")["why"] == "superseded"
    assert not people[then.ask.seat].kept


async def test_the_last_of_two_early_answers_counts(site: Site) -> None:
    made, people = await three(site, minimum=LONG)
    play = await until_window(site, made, people, lambda play: len(play.asked[1].ask.options) > 1)
    first, then = play.asked[:2]
    length, tab = play.table.length, people[then.ask.seat]
    other = await site.client(made["table"]["id"], *tab.tokens).enter()
    await tab.answer(then.key, then.name(then.ask.options[0]))
    await tab.calm()
    await other.answer(then.key, then.name(then.ask.options[-1]))
    await tab.until(lambda: bool(tab.all("refused")))
    assert tab.last("refused")["why"] == "superseded"
    await people[first.ask.seat].answer(first.key, first.name(first.ask.options[-1]))
    await people[first.ask.seat].calm()
    close_window(play)
    await other.until(lambda: then.key in other.kept)
    assert (await site.log(made))[length + 1].answer == then.name(then.ask.options[-1])


# --- clocks


async def time_flies(play: Play, seconds: float) -> None:
    """As if this long had passed since the question was asked."""
    play.clocks.opened -= int(seconds * 1000)
    play._set_timer()


async def test_who_runs_out_of_time_is_away_until_they_come_back(site: Site) -> None:
    made, host, friend = await site.playing(pace={"type": "live", "bank": 10, "step": 0})
    play = site.play(made)
    assert host.question is not None and 0 < host.question["deadline"] <= 10_000
    assert host.last("update")["clocks"][0]["running"] and not host.last("update")["clocks"][1]["running"]
    await time_flies(play, 11)
    await friend.until(lambda: friend.table["seats"][0]["state"] == "away")
    await friend.until(lambda: friend.question is not None)  # the stand-in has played
    friend.choose = last_option
    await host.leave()
    await host.enter()
    await friend.until(lambda: friend.table["seats"][0]["state"] == "playing")
    question = friend.question
    if question is not None and question["key"] not in friend.answered:
        await friend.answer(question["key"], last_option(question, friend))
    await host.until(lambda: host.question is not None)
    assert host.question is not None
    own = await host.do("answer", question=host.question["key"], answer=last_option(host.question, host))
    assert own["is"] == "update"


async def test_days_go_by_while_nobody_looks(database: Path) -> None:
    async with open_site(database) as site:
        made, host, friend = await site.playing(pace={"type": "days", "days": 2})
        assert host.question is not None and host.question["deadline"] > 47 * 3600 * 1000
        await host.do("answer", question=host.question["key"], answer=host.question["choices"][0]["id"])
        await friend.until(lambda: friend.question is not None)
    with sqlite3.connect(database) as file:
        file.execute("update tables set opened = opened - 86400000")
    file.close()
    async with open_site(database) as site:
        friend = await site.client(made["table"]["id"], *friend.tokens).enter()
        await friend.until(lambda: friend.question is not None)
        assert friend.question is not None and 22 < friend.question["deadline"] / 3600_000 <= 24
    with sqlite3.connect(database) as file:
        file.execute("update tables set opened = opened - 86400000")
    file.close()
    async with open_site(database) as site:
        host = await site.client(made["table"]["id"], *host.tokens).enter()
        await host.until(lambda: host.table["seats"][1]["state"] == "away")
        await host.until(lambda: host.question is not None)


# --- people who go


async def test_a_bot_plays_for_who_resigns(site: Site) -> None:
    made, host, friend = await site.playing()
    assert (await friend.do("resign", seat=0))["why"] == "not-yours"
    host.choose = by_lot(1)
    await friend.do("resign", seat=1)
    await host.until(lambda: host.table["seats"][1]["state"] == "resigned")
    question = host.question
    if question is not None and question["key"] not in host.answered:
        await host.answer(question["key"], last_option(question, host))
    await host.until(lambda: {row["is"] for row in host.frames} >= {"update"} and site.play(made).table.length > 30)
    assert (await host.do("resign", seat=0))["is"] == "ack"
    await friend.until(lambda: friend.table["status"] == "abandoned")  # nobody is left


async def test_a_game_is_abandoned_when_all_want_it(site: Site) -> None:
    made, host, friend = await site.playing()
    await host.do("abandon", seat=0)
    await friend.until(lambda: friend.table["seats"][0]["vote"])
    await host.do("abandon", seat=0, vote=False)
    await friend.do("abandon", seat=1)
    assert friend.table["status"] == "playing"
    await host.do("abandon", seat=0)
    await friend.until(lambda: friend.table["status"] == "abandoned")
    assert friend.table["seed"] is not None and friend.table["winner"] is None
    length = len(await site.log(made))
    question = host.question or friend.question
    assert question is not None
    for client in (host, friend):
        await client.do("order", seat=client.last("welcome")["yours"][0], order="quiet")
        gone = await client.do("answer", question=question["key"], answer=question["choices"][0]["id"])
        assert gone["why"] == "not-playing"
    assert len(await site.log(made)) == length
    assert (await site.http.get(f"/api/tables/{made['table']['id']}/record")).status_code == 200


# --- rooms come and go


async def test_an_idle_table_is_put_away_and_comes_back(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("matanui.server.tables.house.SWEEP", 0.01)
    async with open_site(database, idle=0.0) as site:
        _, host, friend = await site.playing("masks")
        asked = next(client for client in (host, friend) if client.question)
        assert asked.question is not None
        await asked.do("answer", question=asked.question["key"], answer=asked.question["choices"][0]["id"])
        before = {client: (await client.do("sync", since=0)) for client in (host, friend)}
        for client in (host, friend):
            await client.leave()
        while site.house.rooms:
            await asyncio.sleep(0.01)
        for client in (host, friend):
            client.heard = 0
            await client.hello()
        for client in (host, friend):
            await client.do("sync", since=0)
            now = client.last("update")
            for part in ("view", "events", "question", "asked", "facing", "upto"):
                assert now[part] == before[client][part], part


async def test_everybody_is_told_when_the_server_stops(site: Site) -> None:
    made, host, friend = await site.playing()
    watcher = await site.visit(made)
    site.house.farewell()
    for client in (host, friend, watcher):
        assert await client.until_closed() == 4004
        assert (client.last("bye")["why"], client.last("bye")["after"]) == ("restart", 1500)
    with pytest.raises(Gone):
        await host.calm()
    assert (await host.enter()).last("welcome")["yours"] == [0]


@pytest.mark.parametrize("game", ["makuta", "masks", "bohrok"])
async def test_everybody_gets_help_that_follows_from_their_own_view(game: str, site: Site) -> None:
    made, host, friend = await site.playing(game)
    lot = Dice(seed_of("help"))
    play = site.play(made)
    people = {0: host, 1: friend}
    for _ in range(40):
        ask, key = play.table.pending, play.asked[0].key
        assert ask is not None
        for seat, person in people.items():
            told = await person.do("help")
            shown = Glance(play, seat)
            assert (told["is"], told["question"]) == ("help", shown.asked.key if shown.asked else "")
            assert told["help"] == msgspec.json.decode(msgspec.json.encode(play.table.game.help(shown.view())))
        await people[ask.seat].do("answer", question=key, answer=play.asked[0].name(lot.answer(ask)))
        close_window(play)


# --- what goes wrong while nobody waits for an answer


async def test_a_rule_that_breaks_when_time_is_up_sends_everybody_back_to_what_is_on_disk(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, host, friend = await site.playing(pace={"type": "live", "bank": 10, "step": 0})
    play = site.play(made)
    with monkeypatch.context() as broken:
        broken.setattr(play, "drive", lambda: 1 // 0)
        await time_flies(play, 11)
        for one in (host, friend):
            assert await one.until_closed() == 4004
            assert one.last("bye")["why"] == "server-trouble"
    await friend.hello()
    await friend.until(lambda: friend.table["seats"][0]["state"] == "away")
    assert site.play(made) is not play


async def test_a_rule_that_breaks_on_a_bot_sends_everybody_back_to_what_is_on_disk(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await site.make(seats=[HERE, bot()])
    person = await site.visit(made, *made["claims"])
    await all_ready(person)
    await person.until(lambda: person.question is not None)
    play, question = site.play(made), person.question
    assert question is not None
    give = play._give

    def by_people_only(ask: Ask, answer: int, spent: int) -> None:
        assert ask.seat != 1, "the rule for bots is broken"
        give(ask, answer, spent)

    with monkeypatch.context() as broken:
        broken.setattr(play, "_give", by_people_only)
        person.choose = last_option
        await person.answer(question["key"], last_option(question, person))
        assert await person.until_closed() == 4004
    await person.hello()
    length, rooms = len(await site.log(made)), site.house.rooms
    await person.until(lambda: made["table"]["id"] in rooms and site.play(made).table.length > length + 4)
