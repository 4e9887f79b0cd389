"""A typo in a lesson names the file, the step and the field; what the rules do not offer is listed."""

from __future__ import annotations

import pytest

from matanui.core.errors import UserError
from matanui.lessons.files import load, read
from matanui.lessons.rehearsal import rehearse

HEAD = 'game = "makuta"\nseats = ["", "Gali"]\nminutes = 5\n'
STEP = '[[step]]\nid = "one"\nsource = "Aim"\n'


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("game = ", "x.toml: "),
        (HEAD, "x.toml: a lesson has steps"),
        (HEAD + STEP + 'wnat = "walk a"', "x.toml: step one: Object contains unknown field `wnat`"),
        (HEAD + STEP + "play = [3]", "x.toml: step one: Expected `str`, got `int` - at `$.play[0]`"),
        (HEAD + STEP + 'want = "walk"', "x.toml: step one: Expected `str` matching regex"),
        (HEAD + '[[step]]\nid = "one"', "x.toml: step one: Object missing required field `source`"),
        (HEAD + "[[step]]\n", "x.toml: step number 1: "),
        (HEAD + STEP + STEP, "x.toml: step one: `id` is taken"),
        ('game = "makuta"\nminutes = 5\n' + STEP, "x.toml: Object missing required field `seats`"),
    ],
)
def test_what_is_wrong_with_a_file(text: str, why: str) -> None:
    with pytest.raises(UserError) as wrong:
        read("x.toml", text)
    assert str(wrong.value).startswith(why)


@pytest.mark.parametrize(
    ("step", "why"),
    [
        ('play = ["choose-toa nobody"]', "'nobody' is not on offer for 'choose-toa' of seat 0: tahu, gali, lewa"),
        ('play = ["roll 4"]', "seat 0 is asked 'choose-toa': tahu"),
        ('play = ["choose-toa tahu", "choose-toa gali", "order 13"]', "'13' is not on offer for 'order' of seat -1"),
        ('point = ["part sky"]', "nobody can point at 'part sky'"),
        ('point = ["field nowhere.a1"]', "nobody can point at 'field nowhere.a1'"),
        ('want = "walk toa-landing.c3"', "seat 0 is asked 'choose-toa'"),
    ],
)
def test_what_does_not_fit_the_rules(step: str, why: str) -> None:
    with pytest.raises(UserError) as wrong:
        rehearse("x", read("x.toml", HEAD + STEP + step))
    assert str(wrong.value).startswith(f"x.toml: step one: {why}")


def test_a_lesson_that_does_not_exist() -> None:
    with pytest.raises(UserError, match="unknown lesson 'rshl': choose one of makuta, masks, bohrok"):
        load("rshl")
