"""Records: written, read, replayed, proved, and precise about where a tampered one breaks."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from matanui.core import record
from matanui.core.chance import commitment, seed_of
from matanui.core.errors import UserError
from matanui.core.flow import CHANCE
from matanui.core.questions import ids_of
from matanui.core.record import Player, Record, Row
from matanui.core.replay import Broken, replay
from matanui.core.verify import verify
from matanui.games.makuta.game import GAME
from matanui.host.table import Table, new_record
from tests.bots import seated


def played(seed: str = "record", answers: int = 10**6) -> Record:
    """A game between two greedy bots, cut off after some answers."""
    start = new_record(GAME, "en", GAME.rules("en"), [Player("A", "greedy"), Player("B", "greedy")], seed_of(seed))
    table = Table(GAME, start, seated(["greedy", "greedy"]))
    while len(table.record.log) < answers and table.step():
        pass
    return table.record


WHOLE = played()


def tampered(n: int, row: Row) -> Record:
    """The whole game with one row changed (counted from 1)."""
    return msgspec.structs.replace(WHOLE, log=[*WHOLE.log[: n - 1], row, *WHOLE.log[n:]])


def test_a_record_survives_its_file_and_proves_itself() -> None:
    again = record.read(record.write(WHOLE))
    assert again == WHOLE
    match = verify(again, GAME)
    assert GAME.standing(match.state).over
    assert len(record.write(WHOLE)) < 40_000


def chance_row() -> int:
    """The number of some roll in the middle of the game, with more than one possible answer."""
    for n, match in replay(WHOLE, GAME):
        ask = match.pending
        if n > 100 and ask is not None and ask.seat == CHANCE and ask.prompt.name == "roll":
            return n + 1
    raise AssertionError


def test_a_changed_die_is_named() -> None:
    n = chance_row()
    row = WHOLE.log[n - 1]
    with pytest.raises(Broken, match=f"answer {n}: chance 'roll' gave .* the seed gives {row.answer}"):
        verify(tampered(n, msgspec.structs.replace(row, answer=str(int(row.answer) % 6 + 1))), GAME)


def test_a_changed_decision_is_named() -> None:
    """Another legal answer leads to another state, so its mark does not fit."""
    for n, match in replay(WHOLE, GAME):
        ask = match.pending
        if ask is not None and ask.seat >= 0 and len(ask.options) > 1:
            row = WHOLE.log[n]
            other = next(name for name in ids_of(match.state, ask) if name != row.answer)
            with pytest.raises(Broken, match=f"answer {n + 1}: the state has mark"):
                verify(tampered(n + 1, msgspec.structs.replace(row, answer=other)), GAME)
            return


def test_other_tampering_is_named_too() -> None:
    n = next(n for n, row in enumerate(WHOLE.log, 1) if n > 9 and row.seat >= 0)
    row = WHOLE.log[n - 1]
    with pytest.raises(Broken, match=rf"answer {n}: .* is not on offer"):
        verify(tampered(n, msgspec.structs.replace(row, answer="nowhere")), GAME)
    with pytest.raises(Broken, match=f"answer {n}: seat 5 answers a question to seat"):
        verify(tampered(n, msgspec.structs.replace(row, seat=5)), GAME)
    with pytest.raises(Broken, match=f"answer {n}: the state has mark"):
        verify(tampered(n, msgspec.structs.replace(row, mark="0" * 12)), GAME)
    longer = msgspec.structs.replace(WHOLE, log=[*WHOLE.log, Row(0, "pass", "")])
    with pytest.raises(Broken, match=f"answer {len(longer.log)}: the game was already over"):
        verify(longer, GAME)


def test_another_seed_does_not_fit_the_commitment() -> None:
    other = seed_of("another")
    with pytest.raises(Broken, match="not the one that was committed to"):
        verify(msgspec.structs.replace(WHOLE, seed=other.hex()), GAME)
    with pytest.raises(Broken, match=r"answer .* chance"):
        verify(msgspec.structs.replace(WHOLE, seed=other.hex(), commitment=commitment(other)), GAME)
    with pytest.raises(Broken, match="not hexadecimal"):
        verify(msgspec.structs.replace(WHOLE, seed="xyz"), GAME)


def test_the_log_alone_replays_the_game() -> None:
    blind = msgspec.structs.replace(WHOLE, seed=None)
    assert GAME.encode(verify(blind, GAME).state) == GAME.encode(verify(WHOLE, GAME).state)


def test_the_seed_alone_replays_a_game_of_bots() -> None:
    assert played() == WHOLE


@pytest.mark.parametrize("answers", [0, 1, 7, 150])
def test_a_resumed_game_goes_on_as_if_never_stopped(answers: int) -> None:
    half = record.read(record.write(played(answers=answers)))
    table = Table(GAME, half, seated(["greedy", "greedy"]))
    table.advance()
    assert table.record == WHOLE


def test_wrong_rules_are_named() -> None:
    strange = msgspec.structs.replace(WHOLE, rules=WHOLE.rules | {"gate_tile": "perhaps"})
    with pytest.raises(UserError, match="switch gate_tile"):
        verify(strange, GAME)
    fewer = {k: v for k, v in WHOLE.rules.items() if k != "peek"}
    with pytest.raises(UserError, match="no value for peek"):
        verify(msgspec.structs.replace(WHOLE, rules=fewer), GAME)


@settings(max_examples=200, deadline=None)
@given(st.binary(max_size=300))
def test_the_reader_takes_any_bytes(text: bytes) -> None:
    with pytest.raises(UserError, match="not a record"):
        record.read(text)


TEXT = record.write(played(answers=40))


@settings(max_examples=200, deadline=None)
@given(st.integers(0, len(TEXT) - 1), st.binary(min_size=1, max_size=4), st.booleans())
def test_a_damaged_record_is_refused_or_breaks_with_a_sentence(at: int, noise: bytes, insert: bool) -> None:
    """Any change either does not matter, or is named; never another error."""
    damaged = TEXT[:at] + noise + TEXT[at if insert else at + len(noise) :]
    try:
        found = record.read(damaged)
        if found.game == "makuta":
            verify(found, GAME)
    except UserError:
        pass
