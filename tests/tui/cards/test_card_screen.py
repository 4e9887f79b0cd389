"""What the screen of a card game shows."""

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import cast

import pytest

from matanui.core.events import Event
from matanui.desk.cards import table
from matanui.desk.cards.ledger import ledger
from matanui.games.cards.views.view import View
from matanui.host.table import Table
from matanui.i18n.words import LANGUAGES
from tests.cards.scene import FIRST, Scene
from tests.tui.cards import views

VIEWS = views.of_every_kind()


def at(events: list[Event] | None = None) -> Table:
    """A table of which only the events matter."""
    return cast(Table, SimpleNamespace(events=events or []))


def shown(view: View, plain: bool = False, language: str = "en", height: int = 1000, width: int = 80) -> list[str]:
    desk = views.desk(language, plain, width)
    desk.page.height = height
    return [line.plain for line in desk.question(view, at())]


@pytest.mark.parametrize("name", list(VIEWS))
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_fits_the_width(name: str, language: str) -> None:
    """All but the sentence that asks and the hint, which the screen breaks where it must."""
    lines = shown(VIEWS[name], language=language)
    assert sum(len(line) > 80 for line in lines) <= 2
    assert max(map(len, lines[:-1])) <= 160
    assert shown(VIEWS[name], plain=True, language=language)


@pytest.mark.parametrize("width", [80, 110])
def test_map_and_text_stand_side_by_side(width: int) -> None:
    lines = shown(views.asked(views.step()), width=width)
    assert max(map(len, lines)) <= width
    rows = [line for line in lines if re.match(r" ?\d+ ", line)][:19]
    assert len(rows) == 19
    assert "■O1" not in "".join(rows)
    assert re.search(r"■O", rows[7])
    assert re.search(r"·1", rows[6]), "the way north has a number"
    assert "Game Action cards 1/7: Swift Feet" in " ".join(lines)


def test_a_small_screen_shows_the_map_around_the_toa() -> None:
    lines = shown(views.asked(views.step()), height=24)
    assert len(lines) <= 24
    assert any(line.startswith(" 8 ") for line in lines)


def test_closed_spaces_are_marked() -> None:
    scene = views.step()
    scene.s.heroes[views.asked(scene).viewer or 0].last_draw = FIRST.space["a9"]
    assert any("a×" in line for line in shown(views.asked(scene)))


def fight_lines(scene: Scene) -> list[str]:
    return [line.plain for line in ledger(views.desk().voice, views.asked(scene))]


def test_the_ledger_adds_up() -> None:
    scene = views.fight()
    head, mine, theirs, tie = fight_lines(scene)
    assert head == "Gali challenges Tahu: Swimming"
    for line in (mine, theirs):
        parts, total = line.split(" = ")
        assert sum(map(int, re.findall(r"\d+", parts))) == int(total)
    assert tie == "A tie goes to Gali."


def test_the_ledger_names_what_was_played_and_what_weighs() -> None:
    scene = Scene("gali", "tahu").toa("gali", "h5").toa("tahu", hand=("great-focus", "focus"), burdens=[100])
    scene.wears("gali", "kaukau").top("challenge-swimming").walk("n").play(("fight", "great-focus")).settle("fight")
    assert fight_lines(scene)[1:3] == [
        "Gali: Swimming 900 + Kaukau of Gali 100 = 1000",
        "Tahu: Swimming 400 − other effects 100 + Great Focus 200 = 500",
    ]


def test_missions_masks_and_what_lasts() -> None:
    scene = Scene("gali", "tahu", rahi=True).mission("gali", "walk-home").wears("gali", "kaukau")
    scene.toa("gali", hand=("swift-feet",), skips=1).settle("act")
    view = views.asked(scene)
    said = "\n".join(line.plain for line in table.own(views.desk().voice, view))
    assert "Kaukau +100 Swimming [worn]" in said
    assert re.search(r"Mission .*: 0 of 1 done\.", said)
    assert "a move to skip" in said


def test_the_others_hands_are_only_counted() -> None:
    scene = Scene("gali", "tahu").toa("tahu", hand=("swift-feet",)).toa("gali", hand=("gift-of-speed",)).settle("act")
    said = "\n".join(shown(views.asked(scene), plain=True))
    assert "Tahu (Ben): m10, masks 1/6, 1 Game Action" in said
    assert "Gift of Speed" in said
    assert "Swift Feet" not in said
