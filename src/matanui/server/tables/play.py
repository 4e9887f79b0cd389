"""A game in the course of play at a table of the server: who is waited for, and what happens when nobody is."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial
from itertools import pairwise
from typing import Final

import msgspec
import structlog
from msgspec import Struct

from matanui.bots.registry import make_bot
from matanui.core.flow import CHANCE, Ask
from matanui.host import snapshot as snapshots
from matanui.host.driver import Guide, next_move
from matanui.host.table import Table
from matanui.server.refusals import Refusal
from matanui.server.storage.rows import AnyRow, FailureRow, LogRow, SnapshotRow
from matanui.server.tables.clock import Clocks
from matanui.server.tables.thinkers import BotFailed, Thinkers
from matanui.server.tables.window import OpenQuestion, asked_now, key_of
from matanui.server.telemetry import FAILURES
from matanui.server.times import now

STAND_IN: Final = "greedy"  # plays for whoever is away
REMEMBERED: Final = 128  # answers that may be sent twice
EVERY: Final = 64  # answers from one snapshot to the next
KEPT_EVENTS: Final = 400
log = structlog.get_logger()


class Ticket(Struct, frozen=True):
    """A command that is to be acknowledged."""

    scope: str
    id: str


class Early(Struct, frozen=True):
    """An answer that waits for its question to come up, or for its window to close."""

    answer: int
    ticket: Ticket


class Saved(Struct, frozen=True):
    """What a snapshot keeps of a table: the game and the clocks."""

    table: snapshots.Snapshot
    used: list[int]
    answers: list[int]


class Play:
    """Everything goes through `drive`, which leaves off where somebody has to be waited for. What has happened by then
    is handed to `publish`: rows to be kept, and commands to be acknowledged once they are."""

    def __init__(
        self,
        id: str,
        table: Table,
        clocks: Clocks,
        minimum: int,
        thinkers: Thinkers,
        bot_of: Callable[[int], str],
        publish: Callable[[list[AnyRow], list[Ticket], list[Ticket]], None],
        out_of_time: Callable[[int], None],
        broken: Callable[[], None],
    ) -> None:
        self.id = id
        self.table = table
        self.clocks = clocks
        self.minimum = minimum / 1000
        self.thinkers = thinkers
        self.bot_of = bot_of
        self.publish = publish
        self.out_of_time = out_of_time
        self.broken = broken
        self.loop = asyncio.get_running_loop()
        self.early: dict[str, Early] = {}
        self.answered: dict[str, str] = {}
        self.rows: list[AnyRow] = []
        self.tickets: list[Ticket] = []
        self.asked: list[OpenQuestion] = []
        self.asked_at = -1  # the length of the game then
        self.window = self.loop.time()
        self.thinking: asyncio.Task[None] | None = None
        self.timer: asyncio.TimerHandle | None = None
        self.held = False
        self.guide: Guide | None = None  # of a lesson
        self.kept = table.length

    # --- from outside

    def answer(self, seats: list[int], key: str, answer: str, ticket: Ticket) -> bool:
        """An answer from a person. True if it has to wait for others."""
        asked = next((one for one in self.asked if one.key == key and one.ask.seat in seats), None)
        if asked is None:
            return self._known(key, answer, ticket)
        option = asked.option(answer)
        if option is None:
            view = self.table.game.view(asked.match.state, asked.ask.seat, asked.ask)
            raise Refusal("not-offered", question=self.table.game.voice.prompt(view))
        before = self.early.get(key)
        self.early[key] = Early(option, ticket)
        if before is not None:
            self.publish([], [], [before.ticket])
        self.drive()
        return key in self.early

    def _known(self, key: str, answer: str, ticket: Ticket) -> bool:
        """An answer to a question that is not open: fine if it was given before, else too late."""
        if self.answered.get(key) != answer:
            raise Refusal("stale")
        self.publish([], [ticket], [])
        return False

    def drive(self, tell: bool = False) -> None:
        """Go on until somebody has to be waited for; then say what happened, and with `tell` even if nothing did."""
        while (ask := self.table.pending) is not None and self._go_on(ask):
            pass
        self._look_around()
        self._keep()
        rows, tickets, self.rows, self.tickets = self.rows, self.tickets, [], []
        late = self._superseded()
        if rows or tickets or late or tell:
            self.publish(rows, tickets, late)

    def stop(self) -> None:
        """Nothing moves any more."""
        if self.timer is not None:
            self.timer.cancel()
        if self.thinking is not None:
            self.thinking.cancel()
            self.thinking = None

    # --- one answer

    def _go_on(self, ask: Ask) -> bool:
        """Carry out what happens next; False if somebody has to be waited for."""
        move = next_move(ask, self.seats_of_bots, self.table.by_order, self.guide)
        self.held = move.deed != "roll" and self._is_held(ask)
        if self.held or move.deed == "listen":
            return False
        if move.deed == "think":
            self._think(ask)
            return False
        if move.deed != "roll" and self._given_early(ask):
            return True
        if move.deed == "ask":
            return False
        self._give(ask, self.table.carried_out(ask, move), 0)
        return True

    def _given_early(self, ask: Ask) -> bool:
        """Give the answer that a person has sent already."""
        early = self.early.pop(self._key(ask), None)
        if early is not None:
            self.tickets.append(early.ticket)
            self._give(ask, early.answer, self.clocks.elapsed())
        return early is not None

    @property
    def seats_of_bots(self) -> list[int]:
        """The seats that bots play now."""
        return [seat for seat in range(len(self.clocks.used)) if self.bot_of(seat)]

    def _give(self, ask: Ask, answer: int, spent: int) -> None:
        table, n = self.table, self.table.length
        key = self._key(ask) if ask.seat != CHANCE else ""
        name = table.answer(ask.seat, answer)
        if key:
            self._remember(key, name)
            self.clocks.charge(ask.seat, spent)
        self.rows.append(LogRow(self.id, n, ask.seat, name, table.mark, spent, now()))
        if not (ask.prompt.reaction and answer == ask.prompt.nothing):
            self.window = self.loop.time()  # a pass keeps the window as it is; anything else opens a new one
        self.clocks.open()

    def _key(self, ask: Ask) -> str:
        """The key of the question that the game waits on: mostly it is known, because it has been asked."""
        if self.asked and self.asked_at == self.table.length:
            return self.asked[0].key
        return key_of(self.table, ask.seat, self.table.length, self.table.mark)

    def _remember(self, key: str, answer: str) -> None:
        self.answered[key] = answer
        if len(self.answered) > REMEMBERED:
            del self.answered[next(iter(self.answered))]

    def _is_held(self, ask: Ask) -> bool:
        """Does the window stay open for a while, so that the time of an answer says nothing?"""
        return ask.prompt.reaction and self.loop.time() < self.window + self.minimum

    # --- who is asked now

    def _look_around(self) -> None:
        people = len(self.clocks.used) - len(self.seats_of_bots)
        self.asked, self.asked_at = asked_now(self.table, ahead=people > 1), self.table.length
        self._set_timer()

    def is_asked(self, asked: OpenQuestion) -> bool:
        """Is a person shown this question? Not if a bot or a standing order answers it, nor if they have answered."""
        ask = asked.ask
        return not self.bot_of(ask.seat) and asked.key not in self.early and self.table.by_order(ask) is None

    def _superseded(self) -> list[Ticket]:
        """Early answers to questions that will not come up."""
        if not self.early:
            return []
        open_keys = {asked.key for asked in self.asked}
        gone = [key for key in self.early if key not in open_keys]
        return [self.early.pop(key).ticket for key in gone]

    def _set_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        ask = self.table.pending
        if ask is None:
            return
        if self.held:  # as it was found: a moment later it may have ended, and nobody would go on
            self.timer = self.loop.call_at(self.window + self.minimum, self._by_itself, self.drive)
        elif not self.bot_of(ask.seat) and (left := self.clocks.deadline(ask.seat)) is not None:
            up = partial(self._time_is_up, ask.seat, self.table.length)
            self.timer = self.loop.call_later(left / 1000, self._by_itself, up)

    def _by_itself(self, deed: Callable[[], None]) -> None:
        """What no command led to: if it fails half of it may have happened, and nobody waits for an answer."""
        try:
            deed()
        except Exception:
            log.exception("broken", table=self.id)
            self.broken()

    def _time_is_up(self, seat: int, n: int) -> None:
        if self.table.length == n:
            self.out_of_time(seat)
            self.drive()

    # --- bots

    def _think(self, ask: Ask) -> None:
        if self.thinking is None:
            self.thinking = self.loop.create_task(self._thought(ask, self.table.length))

    async def _thought(self, ask: Ask, n: int) -> None:
        table, bot = self.table, self.bot_of(ask.seat) or STAND_IN
        view, luck = table.view(ask.seat), table.luck(ask.seat)
        try:
            answer = await self.thinkers.choose(table.game.id, bot, view, luck)
            if answer not in ask.options:
                raise BotFailed(f"{answer} is not on offer for {ask.prompt.name}")
        except BotFailed as wrong:
            FAILURES.inc()
            position = snapshots.write(table.snapshot())
            self.rows.append(FailureRow(self.id, n, ask.seat, bot, str(wrong)[:2000], position, now()))
            answer = make_bot("random", table.game.id).choose(view, table.luck(ask.seat))
        self.thinking = None
        self._by_itself(partial(self._thought_of, ask, n, answer))

    def _thought_of(self, ask: Ask, n: int, answer: int) -> None:
        if self.table.length == n:
            self._give(ask, answer, 0)
        self.drive()

    # --- snapshots

    def _keep(self) -> None:
        """A snapshot now and then, and when the game is over."""
        if self.rows and (self.table.length - self.kept >= EVERY or self.table.pending is None):
            self.rows.append(self.saved())
            self.table.forget(KEPT_EVENTS)

    def unsaved(self) -> list[AnyRow]:
        """A snapshot if there are answers that the last one does not have."""
        return [self.saved()] if self.kept < self.table.length else []

    def saved(self) -> SnapshotRow:
        """The table as a row."""
        self.kept = self.table.length
        saved = Saved(self.table.snapshot(), self.clocks.used[:], self.clocks.answers[:])
        return SnapshotRow(self.id, self.table.length, msgspec.json.encode(saved))


def read_saved(data: bytes) -> Saved:
    """What a snapshot kept."""
    return msgspec.json.decode(data, type=Saved)


def remember(play: Play, rows: list[LogRow]) -> None:
    """After a restart: the last answers, so that a command sent twice is still done once."""
    for before, row in pairwise(rows[-REMEMBERED - 1 :]):
        if row.seat != CHANCE:
            play.answered[key_of(play.table, row.seat, row.n, before.mark)] = row.answer
