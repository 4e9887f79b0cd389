"""A rule is corrected: games go on, records say from where, and every part is proved by a release that knows it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest

from matanui.core.errors import UserError
from matanui.core.record import FORMAT, VERSION, Record, encode, read, write
from matanui.core.replay import Broken, replay
from matanui.core.verify import proved, verify
from matanui.host.film import Film
from matanui.host.table import Table
from tests.releases import DOUBLED, FIRST, IN_ORDER, LATER, SAME, UNSTOPPABLE, again, dealt, kept, killed, play
from tests.releases import release as released

WHOLE = play(Table(FIRST, dealt(FIRST), {})).record
SCORED = next(n for n, match in replay(WHOLE, FIRST) if any(match.state.points))  # answers until somebody has points


def half(answers: int) -> Table:
    """A game of the first release after some answers."""
    return play(Table(FIRST, dealt(FIRST), {}), answers)


def results(record: Record, game: Any) -> list[bool]:
    """Which parts a release proves."""
    return [proof.proved for proof in proved(record, game)[0]]


@pytest.mark.parametrize("name", LATER)
@pytest.mark.parametrize("answers", range(len(WHOLE.log)))
def test_a_kept_game_goes_on_from_where_it_was(name: str, answers: int) -> None:
    later = LATER[name]
    table = Table(later, kept(half(answers)), {})
    assert table.length == answers and table.record.log == WHOLE.log[:answers]
    record = again(play(table).record)
    assert [(part.revision, part.since) for part in record.parts] == [(1, 0), (2, answers)]
    assert record.log[:answers] == WHOLE.log[:answers]
    assert later.standing(verify(record, later).state).over
    assert results(record, later)[-1] is True
    assert results(record, FIRST) == [True, False]  # the two releases prove all of it


def test_what_a_correction_did_not_touch_is_proved_by_the_later_release_too() -> None:
    record = play(Table(SAME, kept(half(SCORED)), {})).record
    assert results(record, SAME) == [True, True]
    assert results(play(Table(DOUBLED, kept(half(SCORED)), {})).record, DOUBLED) == [False, True]
    assert results(play(Table(DOUBLED, kept(half(SCORED - 1)), {})).record, DOUBLED) == [True, True]


def test_a_finished_game_stays_as_it_is() -> None:
    for later in (SAME, DOUBLED):
        proofs, match = proved(WHOLE, later)
        assert [proof.proved for proof in proofs] == [later is SAME]
        assert (match is None) == (later is DOUBLED)
    assert Table(SAME, again(WHOLE), {}).record == WHOLE
    with pytest.raises(Broken, match=r"release .* proves this part, not this release"):
        verify(WHOLE, DOUBLED)


# --- without a kept state


def test_after_a_crash_answers_are_given_again_under_the_corrected_rules() -> None:
    """They fit, but lead to other states: the new part begins with the first of these."""
    table = Table(DOUBLED, killed(half(SCORED + 6)), {})
    record = table.record
    assert table.length == SCORED + 6
    assert record.parts[-1].since == SCORED - 1
    assert [row.answer for row in record.log] == [row.answer for row in WHOLE.log[: SCORED + 6]]
    assert [row.mark for row in record.log[: SCORED - 1]] == [row.mark for row in WHOLE.log[: SCORED - 1]]
    assert all(new.mark != old.mark for new, old in zip(record.log[SCORED - 1 :], WHOLE.log[SCORED - 1 :]))
    assert results(again(play(table).record), DOUBLED) == [True, True]


def test_an_answer_that_does_not_fit_any_more_is_asked_for_again() -> None:
    thrown = next(n for n, row in enumerate(WHOLE.log) if row.answer.startswith("pebble-0") and fewer(n))
    table = Table(UNSTOPPABLE, killed(half(thrown + 5)), {})
    assert table.length == thrown
    assert table.pending is not None and table.pending.options == [-1]
    assert results(again(play(table).record), UNSTOPPABLE) == [True, True]


def fewer(n: int) -> bool:
    """Is a stone thrown next by somebody who holds fewer than three pebbles?"""
    match = next(match for k, match in replay(WHOLE, FIRST) if k == n)
    ask = match.pending
    return ask is not None and ask.prompt.name == "throw" and len(match.state.hands[ask.seat]) < 3


def test_a_game_that_has_no_answer_yet_begins_under_the_corrected_rules() -> None:
    for left in (kept(half(0)), killed(half(0))):
        record = again(play(Table(DOUBLED, left, {})).record)
        assert [(part.revision, part.since, part.state) for part in record.parts] == [(1, 0, None), (2, 0, None)]
        assert results(record, DOUBLED) == [True, True]
        assert Film(DOUBLED, record).gaps == []


def test_rules_can_be_corrected_again_and_again() -> None:
    table = half(SCORED)
    for revision in (2, 3, 4):
        later = released(revision)
        table = play(Table(later, kept(table), {}), SCORED + 4 * (revision - 2))
    record = again(play(table).record)
    assert [part.since for part in record.parts] == [0, SCORED, SCORED, SCORED + 4]
    assert results(record, later) == [True] * 4


# --- steps that are called otherwise


def by_new_name(step: Any) -> Any:
    return ("move", step[1]) if step[0] == "turn" else step


async def moving(s: Any, me: int) -> Any:
    return tuple(by_new_name(step) for step in await FIRST.book.steps["turn"](s, me))


async def stopping(s: Any, *args: int) -> Any:
    return tuple(by_new_name(step) for step in await FIRST.book.steps["stopped"](s, *args))


def new(rules: Any, players: int) -> Any:
    state = FIRST.new(rules, players)
    state.stack = [by_new_name(step) for step in state.stack]
    return state


STEPS = released(2, {"turn": lambda me: (("move", (me,)),)}, turn=None, move=moving, stopped=stopping)
RENAMED = replace(STEPS, new=new)
TURNS = [n for n, match in replay(WHOLE, FIRST) if match.state.stack and match.state.stack[-1][0] == "turn"]
ROLLS = [n for n, match in replay(WHOLE, FIRST) if match.state.tape]  # a pebble is chosen, and now one rolls


def test_a_renamed_step_goes_on_by_its_new_name() -> None:
    """`turn` is now `move`; games that wait for it know only the old name."""
    for answers in TURNS:
        record = again(play(Table(RENAMED, kept(half(answers)), {})).record)
        assert RENAMED.standing(verify(record, RENAMED).state).over
        state = record.parts[-1].state
        assert state is not None and state["stack"][-1][0] == "turn"  # as the older release left it


def test_a_renamed_step_asks_again() -> None:
    """Who gives a step another name says that its questions have changed, so its answers mean nothing."""
    table = Table(RENAMED, kept(half(ROLLS[0])), {})
    assert table.pending is not None and table.pending.prompt.name == "play"


def test_a_step_that_nobody_knows_any_more_is_named() -> None:
    with pytest.raises(UserError, match="the game waits for a rule called 'turn', which this release does not know"):
        Table(released(2, turn=None), kept(half(TURNS[0])), {})


def test_a_step_goes_on_with_the_answers_it_has_had_if_they_still_fit() -> None:
    chosen = {n: WHOLE.log[n - 1] for n in ROLLS}
    asked = {n: Table(IN_ORDER, kept(half(n)), {}).pending for n in ROLLS}
    first = {n: next(m for k, m in replay(WHOLE, FIRST) if k == n).state.tape == [0] for n in chosen}
    assert set(first.values()) == {True, False}
    assert {n: ask is not None and ask.prompt.name for n, ask in asked.items()} == {
        n: "roll" if fits else "play" for n, fits in first.items()
    }


# --- what is refused


def test_a_newer_revision_is_refused_in_one_sentence() -> None:
    record = play(Table(SAME, kept(half(SCORED)), {})).record
    sentence = r"^this game was played under revision 2 of its rules, which came with release \S+; this release knows"
    with pytest.raises(UserError, match=sentence):
        Table(FIRST, again(record), {})
    with pytest.raises(UserError, match=sentence):
        list(replay(record, FIRST))
    assert results(dealt(SAME), FIRST) == [False]


def test_a_newer_format_is_refused_in_one_sentence() -> None:
    text = write(WHOLE).replace(FORMAT.encode(), f"matanui-record/{VERSION + 1}".encode())
    with pytest.raises(UserError, match=rf"^pebbles.json: written by a newer release \(format {VERSION + 1}, "):
        read(text, "pebbles.json")


def tampered(part: dict[str, Any]) -> Record:
    """A game that went on, with its second part changed."""
    record = again(play(Table(SAME, kept(half(SCORED)), {})).record)
    record.parts[1] = msgspec.structs.replace(record.parts[1], **part)
    return record


def test_nobody_can_slip_in_another_state_or_other_dice() -> None:
    state, used = tampered({}).parts[1].state, tampered({}).parts[1].used
    assert state is not None
    rich = state | {"points": [99, 0, 0]}
    for game in (FIRST, SAME):
        with pytest.raises(Broken, match="the next part does not begin with the state that this answer led to"):
            proved(tampered({"state": rich}), game)
    with pytest.raises(Broken, match="the next part does not begin with the dice of this one"):
        proved(tampered({"used": used | {"roll": 0}}), FIRST)
    with pytest.raises(Broken, match="the record does not say from which state this part went on"):
        proved(tampered({"state": None}), SAME)
    with pytest.raises(Broken, match="begins with the game"):
        proved(tampered({"since": 0}), SAME)
    with pytest.raises(Broken, match="do not follow each other"):
        proved(tampered({"since": 10**6}), SAME)


# --- looking at it


def test_a_film_shows_what_this_release_can_show() -> None:
    since = SCORED + 9
    record = again(play(Table(DOUBLED, kept(half(since)), {})).record)
    film = Film(DOUBLED, record)
    assert film.gaps == [(SCORED - 1, since)]
    assert film.over and not any(SCORED - 1 < n <= since for n in film.answers)
    assert film.match(since - 1).state == film.match(SCORED - 1).state
    assert encode(DOUBLED.encode(film.match(since).state)) == encode(record.parts[1].state)
    numbers = {draw.stream: draw.used for draw in reversed(film.draws) if draw.n >= since}
    assert numbers == {name: n for name, n in record.parts[1].used.items() if name in numbers} and numbers


def test_a_film_of_a_game_that_this_release_cannot_follow_ends_early() -> None:
    film = Film(DOUBLED, WHOLE)
    assert film.gaps == [(SCORED - 1, len(WHOLE.log) + 1)]
    assert not film.over
    assert film.match(len(WHOLE.log)).state == film.match(SCORED - 1).state
    assert Film(SAME, WHOLE).gaps == []
