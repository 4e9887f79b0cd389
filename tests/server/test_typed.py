"""The terminal's grammar across the network: the same lines, the same answers, in every language."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import lru_cache

import msgspec
import pytest

from matanui.core.message import Message
from matanui.desk.desks import desk_for
from matanui.desk.page import Page
from matanui.desk.speech import Speech
from matanui.games.catalogue import GAMES
from matanui.games.makuta.data.counters import TOA
from matanui.i18n.words import LANGUAGES
from matanui.server.tables.roomtalk import HELP
from matanui.server.tables.typed import Glance, meant, texts
from tests.server.client import Client, Frame
from tests.server.site import HERE, Site, all_ready, bot

pytestmark = pytest.mark.anyio
BAD_FRAME = 4001
BOARD = ["look", "tile", "reach", "odds", "odds makuta", "where", "where Gali", "hand", "board", "log 30", "legend"]
CARDS = ["hand", "where", "skills", "skills Gali", "card Komau", "missions", "track", "board", "log 30", "legend"]
BOTH = ["", "rules", "help", "? x", "nonsense", "where nobody", "log many", "look q9", "place r9", "0"]


speech = lru_cache(Speech)


def spoken(reply: Frame, language: str) -> list[str]:
    """The lines of a reply in words."""
    words = speech(language).words
    return [words.say(line) for line in msgspec.convert(reply["lines"], list[Message])]


def at_a_terminal(site: Site, made: Frame, viewer: int | None, line: str, language: str) -> list[str]:
    """What somebody at a terminal would read."""
    play = site.play(made)
    room = site.house.rooms[made["table"]["id"]]
    players = [seat.name or (f"{seat.bot} {seat.seat + 1}" if seat.bot else "") for seat in room.seats]
    players = [name or speech(language).ui("player", n=n + 1) for n, name in enumerate(players)]
    page = Page(speech(language), plain=True, width=80, players=players, shell=False)
    desk = desk_for(play.table.game.id, page)
    glance = Glance(play, viewer)
    action = meant(line, desk, glance)
    return texts(action, desk, glance)  # type: ignore[arg-type]


def lines_for(game: str, language: str) -> Iterator[str]:
    """Things that people type and that answer nothing, some with the words of their language."""
    yield from (BOARD if game == "makuta" else CARDS) + BOTH
    help_ = speech(language).ui("cmd-help").split(",")[0]
    yield f"{help_} {help_}"


async def by_lot(client: Client, answers: int) -> None:
    """Play a little."""
    rng = random.Random(7)
    for _ in range(answers):
        await client.until(lambda: client.question is not None or client.over)
        if client.over or client.question is None:
            return
        chosen = rng.choice(client.question["choices"])
        await client.do("answer", question=client.question["key"], answer=chosen["id"])


@pytest.mark.parametrize("game", GAMES)
async def test_a_line_is_answered_with_the_terminals_own_words(game: str, site: Site) -> None:
    made = await site.make(game, [HERE, bot(), bot()])
    mine = await site.visit(made, *made["claims"])
    await all_ready(mine)
    watcher = await site.visit(made)
    compared = 0
    for _ in range(2):
        await by_lot(mine, 12)
        await mine.until(lambda: mine.question is not None)
        for viewer, client in ((0, mine), (None, watcher)):
            for language in LANGUAGES:
                for line in lines_for(game, language):
                    expected = at_a_terminal(site, made, viewer, line, language) if not_an_answer(line) else None
                    if line == "help":
                        expected = [*(expected or []), *map(speech(language).say, HELP)]
                    reply = await client.do("type", text=line, language=language)
                    assert reply["is"] == "said", (line, language)
                    assert expected is None or spoken(reply, language) == expected, (line, language)
                    compared += len(reply["lines"])
    assert compared > 400


def not_an_answer(line: str) -> bool:
    """Whoever watches is told that nothing is asked, which no terminal says in these words."""
    return not line.startswith(("place", "0"))


async def test_a_number_or_a_word_answers_the_question(site: Site) -> None:
    _, host, friend = await site.playing("makuta", words=True)
    first = await host.do("type", text="gali")
    assert first["is"] == "update" and first["view"]["seats"][0]["who"] == 1
    await friend.until(lambda: friend.question is not None)
    assert friend.question is not None
    taken = [choice["id"] for choice in friend.question["choices"]]
    assert "gali" not in taken
    second = await friend.do("type", text="2")
    assert second["view"]["seats"][1]["who"] == TOA.index(taken[1])


@pytest.mark.parametrize("game", ["makuta", "masks"])
async def test_a_game_is_played_to_its_end_by_typing(game: str, site: Site) -> None:
    switches = {"stalemate_rounds": 12} if game == "makuta" else {"short": True, "most_rounds": 12}
    made = await site.make(game, [HERE, bot()], switches=switches)
    mine = await site.visit(made, *made["claims"])
    await all_ready(mine)
    rng, typed = random.Random(3), 0
    while True:
        await mine.until(lambda: mine.question is not None or mine.over)
        if mine.over or mine.question is None:
            break
        reply = await mine.do("type", text=str(rng.randint(1, len(mine.question["choices"]))))
        typed += 1
        assert reply["is"] == "update"
    assert typed > 5


async def test_the_same_line_sent_again_answers_once(site: Site) -> None:
    made, host, _ = await site.playing("makuta")
    await host.do("type", text="1", id="once")
    length = site.play(made).table.length
    await host.do("type", text="1", id="once")
    assert site.play(made).table.length == length


async def test_what_is_not_asked_cannot_be_answered(site: Site) -> None:
    made, host, friend = await site.playing("makuta")
    for client in (friend, await site.visit(made)):
        reply = await client.do("type", text="go e")
        assert reply["is"] == "said" and len(reply["lines"]) == 1
    assert (await friend.do("type", text="quit"))["lines"][0]["id"] == "command-no-quit"
    assert (await host.do("type", text="save x"))["lines"][0]["id"] == "command-no-save"
    waiting = await site.make("makuta", [HERE, {"kind": "link"}])
    early = await site.visit(waiting, *waiting["claims"])
    assert (await early.do("type", text="where"))["why"] == "not-playing"


async def test_a_line_has_an_end(site: Site) -> None:
    _, host, friend = await site.playing("makuta")
    assert (await host.do("type", text="x" * 200))["is"] == "said"
    await friend.post("type", text="x" * 201)
    assert await friend.until_closed() == BAD_FRAME


@pytest.mark.parametrize(
    ("game", "language", "text", "expected"),
    [
        ("makuta", "en", "o", ["odds"]),
        ("makuta", "en", "odds t", ["odds tiger"]),
        ("makuta", "en", "where g", ["where Gali"]),
        ("makuta", "nl", "ga", ["ga"]),
        ("makuta", "en", "", []),
        ("makuta", "en", "xyzzy ", []),
        ("masks", "en", "sk", ["skills"]),
        ("masks", "en", "skills po", ["skills Pohatu"]),
    ],
)
async def test_a_line_that_is_begun_can_be_completed(
    game: str, language: str, text: str, expected: list[str], site: Site
) -> None:
    _, host, _ = await site.playing(game)
    found = (await host.do("complete", text=text, language=language))["lines"]
    assert set(expected) <= set(found) if expected else found == []
    assert all(line.startswith(text.partition(" ")[0]) or not expected for line in found)


def typed_word(name: str, language: str) -> str:
    """What somebody types for a command of the room."""
    return speech(language).ui(f"join-cmd-{name}").split(",")[0]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_words_of_the_room_are_typed_here_too(site: Site, language: str) -> None:
    made = await site.make("masks", [HERE, HERE, bot()])
    one = await site.visit(made, made["claims"][0])
    two = await site.visit(made, made["claims"][1])
    await all_ready(one, two)
    await one.until(lambda: bool(one.all("update")))

    async def type_(line: str) -> Frame:
        return await one.do("type", text=line, language=language)

    seats = spoken(await type_(typed_word("who", language)), language)
    assert len(seats) == 4 and "random 3" in seats[3]
    await type_(f"{typed_word('chat', language)} Look over there!")
    await two.until(lambda: any(frame["line"]["text"] == "Look over there!" for frame in two.all("chat")))
    quiet = speech(language).ui("join-order-word-quiet").split(",")[0]
    await type_(f"{typed_word('order', language)} {quiet}")
    assert one.last("orders")["orders"] == {"0": "quiet"}
    for name in ("resign", "abandon"):
        asked = spoken(await type_(typed_word(name, language)), language)
        assert asked == [speech(language).ui(f"join-sure-{name}")], "not by a slip of the finger"
    early = spoken(await type_(typed_word("rematch", language)), language)
    assert early == [speech(language).ui("join-err-not-over")]
    yes = speech(language).ui("cmd-yes").split(",")[0]
    await type_(f"{typed_word('abandon', language)} {yes}")
    assert one.table["seats"][0]["vote"] and not one.table["seats"][1]["vote"]
    await type_(f"{typed_word('resign', language)} {yes}")
    await two.until(lambda: two.table["seats"][0]["state"] == "resigned")


async def test_who_only_watches_may_ask_who_is_there_and_no_more(site: Site) -> None:
    made = await site.make("makuta", [HERE, bot()])
    await all_ready(await site.visit(made, *made["claims"]))
    watcher = await site.visit(made)
    await watcher.until(lambda: bool(watcher.all("update")))
    assert len((await watcher.do("type", text="who"))["lines"]) == 3
    for line in ("resign yes", "abandon yes", "order quiet"):
        assert spoken(await watcher.do("type", text=line), "en") == ["You are only watching."]
    assert (await watcher.do("type", text="chat hello"))["why"] == "watchers-hush"


async def test_the_same_people_again_by_typing(site: Site) -> None:
    made = await site.make("makuta", [HERE, bot()])
    mine = await site.visit(made, *made["claims"])
    await all_ready(mine)
    await mine.until(lambda: bool(mine.all("update")))
    await mine.do("type", text="resign yes")
    await mine.until(lambda: mine.table["status"] == "abandoned")
    await mine.do("type", text="rematch")
    await mine.until(lambda: mine.table["rematch"] != "")


async def test_words_of_the_room_are_completed(site: Site) -> None:
    made = await site.make("makuta", [HERE, bot()])
    mine = await site.visit(made, *made["claims"])
    await all_ready(mine)
    await mine.until(lambda: bool(mine.all("update")))
    assert {"resign", "rematch"} <= set((await mine.do("complete", text="re"))["lines"])
