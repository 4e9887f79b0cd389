"""Every lesson from its beginning to its end, as the real rules have it."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path

import pytest

from matanui.core import record as records
from matanui.core.message import Message
from matanui.core.questions import ids_of
from matanui.core.replay import Broken
from matanui.core.verify import verify
from matanui.games.cards.state.events import Settled
from matanui.games.catalogue import game_named
from matanui.host import snapshot as snapshots
from matanui.host.table import Table
from matanui.i18n.words import LANGUAGES, Words
from matanui.lessons.files import NAMES
from matanui.lessons.lesson import lesson_named
from matanui.lessons.teacher import Teacher
from tests.lessons.learner import SEED, sat_down, stops

EVERY = pytest.mark.parametrize("name", NAMES)
RULES = Path(__file__).parents[2] / "docs/rules"


@EVERY
def test_whoever_follows_the_teacher_hears_every_step(name: str) -> None:
    lesson = lesson_named(name)
    heard = [step.id for teacher in stops(sat_down(lesson)) for step in teacher.waiting]
    assert heard == [step.id for step in lesson.steps]
    assert heard[-1] in ("victory", "won", "onward")


def test_makuta_falls_gali_wins_and_kopaka_plays_on() -> None:
    ends = {name: list(stops(sat_down(lesson_named(name))))[-1].table for name in NAMES}
    assert {name: (table.standing.over, table.standing.winner) for name, table in ends.items()} == {
        "makuta": (True, 0),
        "masks": (True, 0),
        "bohrok": (False, None),
    }


@pytest.mark.parametrize("language", LANGUAGES)
@EVERY
def test_the_teacher_speaks_every_language(name: str, language: str) -> None:
    words, lesson = Words(language), lesson_named(name)
    said = {words.say(step.say) for step in lesson.steps}
    assert len(said) == len(lesson.steps)
    assert words.say(f"lesson-about-{name}")
    for teacher in stops(sat_down(lesson)):
        if teacher.option is not None:
            option = teacher.table.game.voice.option(teacher.table.view(lesson.row.learner), teacher.option)
            assert words.say(option) in words.say(Message("lesson-not-now", {"want": option}))


@EVERY
def test_every_step_cites_a_chapter_of_its_rulebook(name: str) -> None:
    lesson = lesson_named(name)
    headings = (RULES / f"{lesson.row.game}.md").read_text("utf-8")
    assert [step.source for step in lesson.steps if f"\n### {step.source}\n" not in headings] == []


def test_the_challenges_end_as_in_the_demo_rounds() -> None:
    """Gali and Pohatu 600 all, Kopaka and Tahu 1000 all, and the challenger wins the tie."""
    found = {}
    for name in ("masks", "bohrok"):
        table = list(stops(sat_down(lesson_named(name))))[-1].table
        found[name] = [(e.total, e.against, e.won) for e in table.events if isinstance(e, Settled)]
    assert found == {
        "masks": [(1000, 600, True), (600, 600, True), (1000, 1000, True)],
        "bohrok": [(800, 600, True), (1000, 1000, True), (1000, 600, True)],
    }


def test_the_teacher_counts_right() -> None:
    """What she says of hands is so."""
    hands: dict[str, int] = {}
    for name in NAMES:
        for teacher in stops(sat_down(lesson_named(name))):
            view = teacher.table.view(0)
            hand = (view.seats if name == "makuta" else view.heroes)[0].hand
            hands |= {f"{name}-{step.id}": len(hand) for step in teacher.waiting}
    told = {"makuta-secret": 1, "makuta-lost": 1, "makuta-back": 2, "makuta-gate": 5, "makuta-together": 5}
    told |= {"masks-hand": 3, "masks-drawn": 5, "masks-mission": 7, "bohrok-krana": 6}
    assert {step: hands[step] for step in told} == told


@EVERY
def test_only_what_is_wanted_is_allowed(name: str) -> None:
    lesson = lesson_named(name)
    for teacher in stops(sat_down(lesson)):
        ask = teacher.table.pending
        if teacher.want is None or ask is None:
            continue
        assert ask.seat == lesson.row.learner
        assert [name for name in ids_of(teacher.table.match.state, ask) if teacher.allows(name)] == [teacher.want]
        assert not teacher.heed()


@EVERY
def test_where_she_only_speaks_nothing_can_be_answered(name: str) -> None:
    for teacher in stops(sat_down(lesson_named(name))):
        ask = teacher.table.pending
        if teacher.is_read and not teacher.is_over and ask is not None:
            assert not any(teacher.allows(name) for name in ids_of(teacher.table.match.state, ask))


@EVERY
def test_a_lesson_goes_on_after_any_interruption(name: str) -> None:
    """From the record, and from a snapshot with what came after it."""
    lesson = lesson_named(name)
    for teacher in stops(sat_down(lesson)):
        table = teacher.table
        kept = records.read(records.write(table.record))
        again = sat_down(lesson, kept)
        assert again.waiting == teacher.waiting
        assert again.table.mark == table.mark
        taken = snapshots.read(snapshots.write(table.snapshot()))
        kept.log.clear()
        resumed = Teacher(lesson, Table(game_named(kept.game), kept, {}, snapshot=taken))
        assert resumed.waiting == teacher.waiting
        assert resumed.table.dice.used == table.dice.used


@EVERY
def test_the_record_of_a_lesson_is_true(name: str) -> None:
    """It says which answers of chance were prescribed; with one of them changed, it breaks."""
    lesson = lesson_named(name)
    record = list(stops(sat_down(lesson)))[-1].table.record
    verify(record, game_named(record.game))
    record.prescribed = []
    with pytest.raises(Broken):
        verify(record, game_named(record.game))


def test_after_the_lesson_the_dice_are_free() -> None:
    """Two seeds: the same lesson, and then two different games."""
    lesson = lesson_named("bohrok")
    ends = []
    for seed in (SEED, SEED[::-1]):
        teacher = list(stops(sat_down(lesson, lesson.record(seed))))[-1]
        assert teacher.heed()
        teacher.table.bots[0] = teacher.table.bots[1]
        before = teacher.table.mark
        teacher.table.advance()
        assert teacher.table.standing.over
        verify(teacher.table.record, teacher.table.game)
        ends.append((before, teacher.table.mark))
    assert ends[0][0] == ends[1][0]
    assert ends[0][1] != ends[1][1]


def test_a_lesson_that_has_changed_leaves_the_game_alone() -> None:
    """Its marks differ: nothing is explained any more, nothing prescribed, and everything allowed."""
    teacher = next(stops(sat_down(lesson_named("makuta"))))
    stranger = Teacher(lesson_named("masks"), teacher.table)
    assert stranger.steps == []
    assert stranger.script is None
    assert stranger.allows("anything")


@EVERY
def test_every_step_points_or_wants_or_speaks_of_the_moment(name: str) -> None:
    """No more than three pages in a row without anything to do."""
    steps = lesson_named(name).steps
    runs = [len(list(run)) for idle, run in groupby(steps, lambda step: step.want is None) if idle]
    assert max(runs) <= 3
