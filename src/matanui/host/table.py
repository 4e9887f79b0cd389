"""One match with its seats, dice, bots, events and record. Synchronous; knows no network and no screen."""

from __future__ import annotations

from typing import Any

from matanui.bots.bot import Bot
from matanui.core.chance import Dice, Stream, commitment
from matanui.core.errors import UserError
from matanui.core.events import Event
from matanui.core.flow import CHANCE, Ask, Match
from matanui.core.game import AnyGame, Standing
from matanui.core.record import FORMAT, Player, Record, Row, mark, replay, seed_dice
from matanui.host.orders import Order, by_order


class Table:
    """A match being played. Everything that happens goes through `answer`."""

    def __init__(self, game: AnyGame, record: Record, bots: dict[int, Bot], dice: Dice | None = None) -> None:
        """A new table for an empty record; for one with answers, the table where they left it."""
        self.game = game
        self.record = record
        self.bots = bots
        self.orders: dict[int, Order] = {}  # standing orders of people; without one they are asked when they could
        self.events: list[Event] = []
        found = dice or seed_dice(record)
        if found is None:
            raise UserError("this record has no seed, so the game cannot go on")
        self.dice = found
        self.match = self._catch_up()

    def _catch_up(self) -> Match[Any]:
        for n, match in replay(self.record, self.game, listen=True):
            ask = match.pending
            if n < len(self.record.log) and ask is not None and ask.seat == CHANCE:
                self.dice.answer(ask)  # keep the streams in step with the log
        self._hear(match)
        return match

    @property
    def pending(self) -> Ask | None:
        """The question that the match waits on."""
        return self.match.pending

    @property
    def standing(self) -> Standing:
        """Over, and who won."""
        return self.game.standing(self.match.state)

    def answer(self, seat: int, answer: int) -> None:
        """An answer from a seat; refused unless it is asked and the answer is on offer."""
        ask = self.match.pending
        if ask is None or ask.seat != seat:
            raise UserError(f"seat {seat} is not asked")
        self.match.play(answer)
        before = self.record.log[-1].mark if self.record.log else ""
        self.record.log.append(Row(seat, answer, mark(self.game, before, self.match.state)))
        self._hear(self.match)

    def _hear(self, match: Match[Any]) -> None:
        told = match.state.told
        self.events.extend(told)
        told.clear()

    def step(self) -> bool:
        """Let chance, a bot or a standing order answer once; False when a person is asked or the game is over."""
        ask = self.match.pending
        if ask is None:
            return False
        if ask.seat != CHANCE and ask.seat not in self.bots:
            return self._ordered(ask)
        if ask.seat == CHANCE:
            self.answer(CHANCE, self.dice.answer(ask))
        else:
            luck = Stream(self.dice.seed, f"bot {ask.seat}, answer {len(self.record.log)}")
            self.answer(ask.seat, self.bots[ask.seat].choose(self.view(ask.seat), luck))
        return True

    def _ordered(self, ask: Ask) -> bool:
        """Answer for a person who left an order that fits."""
        answer = by_order(self.orders.get(ask.seat, "could"), ask, self.game.reactions)
        if answer is None:
            return False
        self.answer(ask.seat, answer)
        return True

    def advance(self) -> None:
        """Go on until a person is asked or the game is over."""
        while self.step():
            pass

    def view(self, viewer: int | None) -> Any:
        """The table as a viewer knows it."""
        return self.game.view(self.match.state, viewer, self.match.pending)

    def heard(self, viewer: int | None, since: int = 0) -> list[Event]:
        """What happened since then, as a viewer may see it."""
        return [event.seen_by(viewer) for event in self.events[since:]]


def new_record(game: AnyGame, edition: str, rules: Any, players: list[Player], seed: bytes) -> Record:
    """The record of a game about to begin."""
    return Record(
        format=FORMAT,
        game=game.id,
        edition=edition,
        rules=switch_values(rules),
        players=players,
        commitment=commitment(seed),
        log=[],
        seed=seed.hex(),
    )


def switch_values(rules: Any) -> dict[str, bool | int | str]:
    """Every switch with its value."""
    return {name: getattr(rules, name) for name in rules.__dataclass_fields__}
