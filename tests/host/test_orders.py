"""Standing orders: nobody is asked forty times a turn, and nothing is answered that somebody wanted to choose."""

from __future__ import annotations

import pytest

from matanui.core.chance import seed_of
from matanui.core.flow import Ask
from matanui.core.record import Player
from matanui.games.cards.masks.game import GAME
from matanui.games.cards.rules.steps import BOOK
from matanui.host.orders import ORDERS, Order, by_order
from matanui.host.table import Table, new_record

PASS = -1


@pytest.mark.parametrize(
    ("order", "prompt", "options", "answer"),
    [
        ("always", "interlude", [PASS], None),
        ("could", "interlude", [PASS], PASS),
        ("could", "interlude", [10_020, PASS], None),
        ("quiet", "interlude", [10_020, PASS], PASS),
        ("quiet", "answer", [10_155, PASS], None),
        ("quiet", "answer", [PASS], PASS),
        ("quiet", "fight", [PASS], None),
        ("quiet", "step", [3, PASS], None),
    ],
)
def test_an_order_answers_only_what_it_covers(
    order: Order, prompt: str, options: list[int], answer: int | None
) -> None:
    assert by_order(order, Ask(0, BOOK.prompts[prompt], options)) == answer


def new_table() -> Table:
    """Quest for the Masks with four people."""
    players = [Player(f"person {n}") for n in range(4)]
    return Table(GAME, new_record(GAME, "recharged", GAME.rules(), players, seed_of("orders")), {})


def asked(order: Order) -> int:
    """How often a person is asked in the first three thousand answers of a game that they play carelessly."""
    table = new_table()
    table.orders = dict.fromkeys(range(4), order)
    count = 0
    while table.pending is not None and len(table.record.log) < 3000:
        table.advance()
        if table.pending is not None:
            count += table.pending.prompt.reaction
            table.answer(table.pending.seat, table.pending.options[-1])
    return count


def test_fewer_questions_with_every_order() -> None:
    always, could, quiet = (asked(order) for order in ORDERS)
    assert always > could > quiet


@pytest.mark.parametrize(
    ("alone", "order", "options", "answer"),
    [
        (True, "could", [PASS], PASS),
        (True, "could", [4, PASS], None),
        (True, "always", [PASS], None),
        (False, "could", [PASS], None),  # with others at the table the same question hides what somebody holds
    ],
)
def test_who_plays_alone_is_not_asked_to_do_nothing(
    alone: bool, order: Order, options: list[int], answer: int | None
) -> None:
    table = new_table()
    table.alone, table.orders[0] = alone, order
    assert table.by_order(Ask(0, BOOK.prompts["fight"], options)) == answer
