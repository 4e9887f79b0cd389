"""What a seat cannot know makes no difference to what it is sent; secrets of people are never sent or logged at all."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
import structlog
from sqlalchemy import insert

from matanui.core.chance import Dice, seed_of
from matanui.core.errors import UserError
from matanui.core.flow import CHANCE, Match
from matanui.games.catalogue import GAMES, game_named
from matanui.host.table import Table
from matanui.server.storage.rows import Batch, LogRow, SeatRow, SnapshotRow, TableRow
from matanui.server.storage.schema import LOG
from matanui.server.tables.clock import Clocks
from matanui.server.tables.head import Head, head_of, record_of
from matanui.server.tables.play import Play, Saved
from matanui.server.telemetry import set_up_logs
from matanui.server.tokens import hashed
from matanui.wire.protocol import NewTable, SeatPlan
from matanui.wire.views import wire_view
from tests.server.client import Client, first_option
from tests.server.site import HERE, LINK, Site, all_ready

pytestmark = pytest.mark.anyio
SEATS = 3
SEED = seed_of("two twins")
AGES = 3600.0
LENGTHS = (0, 25, 60, 110, 170)
LOOKS = (
    *("", "where", "where gali", "look", "tile", "reach", "odds", "odds tiger", "hand", "board", "log 999", "legend"),
    *("skills", "skills tahu", "missions", "track", "card komau", "rules", "help", "? gates", "nonsense"),
)
encode = msgspec.json.encode


def head_for(game: str) -> Head:
    return head_of(NewTable(game, [SeatPlan("here")] * SEATS, minimum=5000))


def position(game: str, length: int) -> Table:
    """A game by lot after so many answers, or as many as it has."""
    seats = [SeatRow("", n, "here") for n in range(SEATS)]
    table = Table(game_named(game), record_of(head_for(game), seats, SEED), {})
    lot = Dice(seed_of(f"{game} {length}"))
    while table.length < length or (table.pending is not None and table.pending.seat == CHANCE):
        ask = table.pending
        if ask is None:
            break
        table.answer(ask.seat, (table.dice if ask.seat == CHANCE else lot).answer(ask))
    return table


def redealt(table: Table, viewer: int, lot: Dice) -> dict[str, Any] | None:
    """The same position with everything else dealt anew; None if somebody has half answered and now could not."""
    state = table.game.redeal(table.match.state, viewer, lot)
    try:
        match, before = Match(table.game.book, table.game.decode(table.game.encode(state))), table.pending
        pending = match.pending
        if pending is not None:
            match.fork().play(pending.options[-1])
    except (UserError, LookupError, ValueError, RuntimeError):
        return None
    same = pending is not None and before is not None and (pending.seat, pending.prompt) == (before.seat, before.prompt)
    return table.game.encode(state) if same else None


async def put_on_disk(site: Site, id: str, table: Table, state: dict[str, Any]) -> None:
    """A table of the server in this position."""
    head = head_for(table.game.id)
    row = TableRow(id, 1, 1, "playing", False, encode(head), SEED, length=table.length)
    seats = [SeatRow(id, n, "here", token=hashed(f"{n}"), ready=True) for n in range(SEATS)]
    await site.house.store.create(row, seats)
    clocks = Clocks(head.pace, SEATS)
    taken = msgspec.structs.replace(table.snapshot(), state=state)
    saved = Saved(taken, clocks.used, clocks.answers)
    await site.house.store.write(Batch.of([SnapshotRow(id, table.length, encode(saved))]))
    log = [LogRow(id, n, row.seat, row.answer, row.mark, 0, 0) for n, row in enumerate(table.record.log)]
    async with site.house.store.database.writing() as connection:
        if log:
            await connection.execute(insert(LOG), [msgspec.structs.asdict(row) for row in log])


class Twin:
    """One of two tables, its people, and what the one who looks has heard."""

    def __init__(self, site: Site, id: str, viewer: int) -> None:
        self.site, self.id, self.viewer = site, id, viewer
        self.people = [site.client(id, f"{n}", words=True) for n in range(SEATS)]

    @property
    def play(self) -> Play:
        play = self.site.house.rooms[self.id].play
        assert play is not None
        return play

    @property
    def looker(self) -> Client:
        return self.people[self.viewer]

    async def begin(self) -> None:
        """Everybody comes; the window that may be open stays open."""
        for n, client in enumerate(self.people):
            await client.enter()
            self.play.minimum, self.play.window = AGES, self.play.loop.time()
            self.play._set_timer()
            await client.do("sync", since=0, id=f"begin{n}")

    async def bother(self) -> None:
        """Commands that are refused, and private ones of others."""
        who = self.looker
        await who.do("answer", question="0" * 16, answer="yes", id="stale")
        await who.do("help", id="help")
        await who.do("face", seat=(self.viewer + 1) % SEATS, id="peek")
        if who.question is not None:
            await who.do("answer", question=who.question["key"], answer="nothing-like-this", id="wrong")
        for n, line in enumerate(LOOKS):
            await who.do("type", text=line, id=f"look{n}")
            await who.do("complete", text=line[:3], id=f"half{n}")
        other = (self.viewer + 1) % SEATS
        await self.people[other].do("order", seat=other, order="always", id="private")
        await who.do("sync", since=0, id="after")

    async def pass_by(self) -> None:
        """Everybody who is asked takes the last option, before the window closes."""
        for asked in list(self.play.asked):
            seat = asked.ask.seat
            await self.people[seat].post(
                "answer", question=asked.key, answer=asked.name(asked.ask.options[-1]), id=f"pass{seat}"
            )
            await self.people[seat].calm()
        self.play.window -= AGES
        self.play.drive()
        await self.looker.do("sync", since=0, id="passed")

    def known(self) -> bytes:
        """All that the game itself would tell the one who looks."""
        table = self.play.table
        seen = table.view(self.viewer)
        asked = seen.question and [seen.question.prompt.name, seen.question.options]
        return encode([msgspec.structs.replace(seen, question=None), asked, table.heard(self.viewer)])

    def heard(self) -> list[str]:
        """Every frame to the one who looks, with names in place of what is drawn by lot for each table."""
        text = "\n".join(self.looker.raw).replace(self.id, "TABLE")
        for n, key in enumerate(dict.fromkeys(re.findall(r'"key":"([0-9a-f]{16})"', text))):
            text = text.replace(key, f"{n:016}")
        return text.split("\n")


@pytest.mark.parametrize("length", LENGTHS)
@pytest.mark.parametrize("game", GAMES)
async def test_twins_that_a_seat_cannot_tell_apart_send_it_the_same(game: str, length: int, site: Site) -> None:
    table, compared = position(game, length), 0
    for viewer in range(SEATS):
        other = redealt(table, viewer, Dice(seed_of(f"other {game} {length}")))
        if other is None:
            continue
        twins = [Twin(site, f"twin{viewer}{n}", viewer) for n in range(2)]
        for twin, state in zip(twins, (table.game.encode(table.match.state), other)):
            await put_on_disk(site, twin.id, table, state)
        for deed in (Twin.begin, Twin.bother, Twin.pass_by):
            for twin in twins:
                await deed(twin)
            if twins[0].known() != twins[1].known():
                break  # a card was turned, say: the game itself has told them apart
            left, right = (twin.heard() for twin in twins)
            assert left == right
            compared += 1
    assert compared >= 2


@pytest.mark.parametrize("game", GAMES)
async def test_a_view_is_what_the_game_shows_that_seat_and_no_more(game: str, site: Site) -> None:
    made = await site.make(game, [HERE, LINK, LINK])
    claims = [*made["claims"], await site.join(made), await site.join(made)]
    people: list[tuple[int | None, Client]] = [(n, await site.visit(made, claim)) for n, claim in enumerate(claims)]
    await all_ready(*(client for _, client in people))
    people.append((None, await site.visit(made)))
    play, lot = site.play(made), Dice(seed_of(game))
    for _ in range(60):
        ask, key = play.table.pending, play.asked[0].key
        assert ask is not None
        await people[ask.seat][1].do("answer", question=key, answer=play.asked[0].name(lot.answer(ask)))
        for viewer, client in people:
            seen = await client.do("sync", since=0)
            assert seen["facing"] == viewer
            assert seen["view"] == msgspec.json.decode(wire_view(play.table.view(viewer)))
            assert [told["event"] for told in seen["events"]] == msgspec.json.decode(encode(play.table.heard(viewer)))
            question = seen["question"]
            assert question is None or (question["seat"] == viewer and len(question["key"]) == 16)
    assert play.table.length >= 60


@pytest.fixture
def logged(capsys: pytest.CaptureFixture[str]) -> Iterator[Any]:
    """What a server with talkative logs writes."""
    set_up_logs("debug")
    yield lambda: "".join(capsys.readouterr())
    structlog.reset_defaults()


async def secrets_of(site: Site, made: dict[str, Any], claims: list[dict[str, Any]]) -> list[str]:
    """Everything that nobody may read, not even in part of a frame."""
    rows = await site.house.store.seats(made["table"]["id"])
    table = site.play(made).table
    row = site.house.rooms[made["table"]["id"]].row
    people = [text for claim in claims for text in (claim["token"], claim["phrase"])]
    hashes = [text for seat in rows for text in (seat.token, seat.phrase, seat.holder) if text]
    marks = [entry.mark for entry in await site.log(made)]
    assert marks and hashes
    return [made["invite"], row.invite, row.seed.hex(), table.dice.seed.hex(), *people, *hashes, *marks]


@pytest.mark.parametrize("game", GAMES)
async def test_no_frame_and_no_log_line_has_a_secret(game: str, site: Site, logged: Any) -> None:
    made = await site.make(game, [HERE, LINK])
    claims = [*made["claims"], await site.join(made, "Gali")]
    people = [await site.visit(made, claim, words=True) for claim in claims]
    watcher = await site.visit(made, words=True)
    for client in people:
        client.choose = first_option
    await all_ready(*people)
    await watcher.until(lambda: site.play(made).table.length > 100 or watcher.over)
    for client in people:
        client.choose = None
        await client.do("answer", question="wrong", answer="yes")
        await client.do("say", text="good evening")
    pages = [
        (await site.http.get(path)).text for path in ("/api/tables", "/metrics", f"/api/tables/{made['table']['id']}")
    ]
    secrets = await secrets_of(site, made, claims)
    sent = [
        text for client in (*people, watcher) for text in client.raw if '"seed":null' in text or '"seed"' not in text
    ]
    assert not [secret for secret in secrets for text in (*sent, *pages) if secret in text]
    for client, seat in zip(people, (0, 1)):
        await client.do("abandon", seat=seat)
    lines = logged()
    assert not [secret for secret in secrets if secret in lines]
