"""One match with its seats, dice, bots, events and record. Synchronous; knows no network and no screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from matanui import __version__
from matanui.bots.bot import Bot
from matanui.core.chance import Dice, Stream, commitment
from matanui.core.errors import NotOffered, UserError
from matanui.core.events import Event
from matanui.core.flow import CHANCE, Ask, Match
from matanui.core.game import AnyGame, Standing
from matanui.core.questions import id_of, ids_of
from matanui.core.record import FORMAT, Part, Player, Record, Row, mark
from matanui.core.replay import Broken, begin, give, taken_up
from matanui.core.verify import seed_dice
from matanui.host.driver import Move, next_move
from matanui.host.orders import Order, by_order
from matanui.host.snapshot import TAIL, Snapshot

Brought = Callable[[Any, Ask], int | None]


class Table:
    """A match being played. Everything that happens goes through `answer`."""

    def __init__(
        self,
        game: AnyGame,
        record: Record,
        bots: dict[int, Bot],
        dice: Dice | None = None,
        snapshot: Snapshot | None = None,
    ) -> None:
        """A new table for an empty record; for one with answers, the table where they left it. A snapshot spares the
        way there: then `record.log` need only hold what came after it."""
        self.game = game
        self.record = record
        self.bots = bots
        self.orders: dict[int, Order] = {}  # standing orders of people; without one they are asked when they could
        self.brought: dict[int, Brought] = {}  # what people have prepared answers for them
        self.alone = False  # one person against bots: then nothing is hidden by asking who has nothing to choose
        self.events: list[Event] = []
        self.untold = 0  # events before the first one kept here
        self.before = 0  # answers before the first one kept here
        self.caught_up = 0  # answers of the record that the match has had already
        self.mark = record.log[-1].mark if record.log else ""
        found = dice or seed_dice(record)
        if found is None:
            raise UserError("this record has no seed, so the game cannot go on")
        self.dice = found
        self.match = self._found(snapshot)
        self.match.state.told = []
        self._catch_up()
        self._go_on_under_these_rules()

    def _found(self, snapshot: Snapshot | None) -> Match[Any]:
        """The match that the answers of the record are given to: the beginning, a snapshot, or where a game of an older
        revision was kept."""
        record, game = self.record, self.game
        if record.parts[-1].revision > game.revision:
            raise UserError("this game is played under newer rules: update matanui to go on with it")
        if snapshot is not None:
            self.before, self.untold = snapshot.n, snapshot.untold
            self.mark = self.mark or snapshot.mark
            self.dice = Dice(self.dice.seed, snapshot.used, self.dice.prescribed)
            self.events = snapshot.events_of(game)
            part = Part(snapshot.revision, "", snapshot.n, snapshot.state)
            return taken_up(part, game) if self._is_old else Match(game.book, game.decode(snapshot.state))
        if not self._is_old and len(record.parts) == 1:
            return begin(record, game)
        return self._taken_up(record.kept or record.parts[-1])

    def _taken_up(self, part: Part) -> Match[Any]:
        """Where a part of the game began, or where it was kept."""
        self.caught_up = part.since
        self.dice = Dice(self.dice.seed, part.used, self.dice.prescribed)
        return taken_up(part, self.game)

    @property
    def _is_old(self) -> bool:
        """Were the rules corrected since this game was last played?"""
        return self.record.parts[-1].revision < self.game.revision

    def _catch_up(self) -> None:
        """Give the answers of the record. Under corrected rules the last ones may not fit any more: then the game goes
        on before them."""
        match, log = self.match, self.record.log
        for n, row in enumerate(log[self.caught_up :], self.caught_up + 1):
            try:
                ask = match.pending
                give(match, row, n)
                if ask is not None and ask.seat == CHANCE:
                    self.dice.answer(ask)  # the streams of chance follow the log
            except Broken:
                if not self._is_old:
                    raise
                del log[n - 1 :]
                self.mark = log[-1].mark if log else self.mark
                break
        self._hear(match)

    def _go_on_under_these_rules(self) -> None:
        """A game of an older revision goes on under the rules of this release: its record says from where."""
        if self._is_old:
            self.record.parts.append(self.as_part())

    def as_part(self) -> Part:
        """Where the game stands now, for whoever goes on from here."""
        state = self.game.encode(self.match.state)
        return Part(self.game.revision, __version__, self.length, state, self.dice.used)

    @property
    def length(self) -> int:
        """How many answers were given."""
        return self.before + len(self.record.log)

    @property
    def upto(self) -> int:
        """How many events there were."""
        return self.untold + len(self.events)

    @property
    def pending(self) -> Ask | None:
        """The question that the match waits on."""
        return self.match.pending

    @property
    def standing(self) -> Standing:
        """Over, and who won."""
        return self.game.standing(self.match.state)

    def answer(self, seat: int, answer: int) -> str:
        """An answer from a seat; refused unless it is asked and the answer is on offer. Returns its id."""
        ask = self.match.pending
        if ask is None or ask.seat != seat:
            raise UserError(f"seat {seat} is not asked")
        if answer not in ask.options:
            raise NotOffered(ask.prompt.name, answer, ask.options)
        name = id_of(self.match.state, ask, answer)
        self.match.play(answer)
        self.mark = mark(self.game, self.mark, self.match.state)
        self.record.log.append(Row(seat, name, self.mark))
        self._hear(self.match)
        return name

    def _hear(self, match: Match[Any]) -> None:
        told = match.state.told
        self.events.extend(told)
        told.clear()

    def step(self) -> bool:
        """Let chance, a bot or a standing order answer once; False when a person is asked or the game is over."""
        ask, move = self.match.pending, next_move(self.match.pending, self.bots, self.by_order)
        if ask is None or move.deed == "ask":
            return False
        self.answer(ask.seat, self.carried_out(ask, move))
        return True

    def carried_out(self, ask: Ask, move: Move) -> int:
        """The answer of chance, of a bot, or the one that was decided on."""
        if move.deed == "roll":
            return self.dice.answer(ask)
        if move.deed == "think":
            return self.bots[ask.seat].choose(self.view(ask.seat), self.luck(ask.seat))
        return move.option

    def luck(self, seat: int) -> Stream:
        """What a bot at this seat is handed for its next answer."""
        return Stream(self.dice.seed, f"bot {seat}, answer {self.length}")

    def by_order(self, ask: Ask) -> int | None:
        """What whoever is asked has prepared, or their standing order, says; None if they are asked."""
        if ask.seat in self.brought and (said := self.brought[ask.seat](self.match.state, ask)) is not None:
            return said
        if self.is_idle(ask) and self.orders.get(ask.seat) != "always":
            return ask.prompt.nothing
        return by_order(self.orders.get(ask.seat, "could"), ask)

    def is_idle(self, ask: Ask) -> bool:
        """Whoever could hold a fitting card is asked, so that nobody learns anything; alone one need not be."""
        return self.alone and ask.options == [ask.prompt.nothing]

    def advance(self) -> None:
        """Go on until a person is asked or the game is over."""
        while self.step():
            pass

    def snapshot(self) -> Snapshot:
        """The table as it is now, to go on from later."""
        tail = self.events[-TAIL:]
        return Snapshot(
            n=self.length,
            revision=self.game.revision,
            mark=self.mark,
            state=self.game.encode(self.match.state),
            used=self.dice.used,
            untold=self.upto - len(tail),
            events=[msgspec.to_builtins(event) for event in tail],
        )

    def forget(self, events: int) -> None:
        """Let go of all answers, and of all but the last events: whoever keeps them elsewhere needs no memory here."""
        self.before += len(self.record.log)
        self.record.log.clear()
        gone = max(0, len(self.events) - events)
        self.untold += gone
        del self.events[:gone]

    def view(self, viewer: int | None, other: Any = None) -> Any:
        """The table as a viewer knows it; quicker with the view of somebody else at the same moment."""
        game, match = self.game, self.match
        if other is None or game.beside is None:
            return game.view(match.state, viewer, match.pending)
        return game.beside(match.state, other, viewer, match.pending)

    def heard(self, viewer: int | None, since: int = 0) -> list[Event]:
        """What happened since then, as a viewer may see it."""
        return [event.seen_by(viewer) for event in self.events[max(0, since - self.untold) :]]

    def ids(self, viewer: int | None) -> dict[str, int]:
        """The options of the viewer's question by their ids; nothing if they are not asked."""
        ask = self.match.pending
        return ids_of(self.match.state, ask) if ask is not None and ask.seat == viewer else {}


def new_record(
    game: AnyGame, edition: str, rules: Any, players: list[Player], seed: bytes, nonces: list[str] | None = None
) -> Record:
    """The record of a game about to begin."""
    return Record(
        format=FORMAT,
        game=game.id,
        edition=edition,
        rules=switch_values(rules),
        players=players,
        commitment=commitment(seed),
        parts=[Part(game.revision, __version__)],
        log=[],
        seed=seed.hex(),
        nonces=nonces or [],
    )


def switch_values(rules: Any) -> dict[str, bool | int | str]:
    """Every switch with its value."""
    return {name: getattr(rules, name) for name in rules.__dataclass_fields__}
