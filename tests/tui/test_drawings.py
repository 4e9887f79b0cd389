"""What the drawings show."""

from __future__ import annotations

import re

import pytest

from matanui.desk.canvas import Sheet
from matanui.desk.makuta import board, describe
from matanui.desk.makuta.overview import draw_island
from matanui.desk.makuta.question import question_lines
from matanui.desk.makuta.tiles import HEIGHT, WIDTH, draw_tile
from matanui.games.makuta.data.island import FIELDS, MAKUTA_TILE, TILE, TILE_OF
from matanui.games.makuta.view import View
from tests.makuta.scene import Scene
from tests.tui.desk import VOICE, asked, voice
from tests.tui.scenes import VIEWS


def text(sheet: Sheet) -> str:
    return "\n".join(line.plain.rstrip() for line in sheet)


def test_a_tile() -> None:
    """Mangai beside the start tile: a tiger of 18 next to Tahu, numbers where this roll can end."""
    scene = Scene().lay("mangai", "toa-landing.g3", 0).rahi("mangai.c3", 18).toa("tahu", "mangai.d3")
    view = asked(scene.play(("roll", 2)))
    drawn = text(draw_tile(view, TILE["mangai"], board.numbers(view), VOICE))
    assert drawn == "\n".join(
        (
            " Mangai Volcano",
            "      ┌──b───┬──c───┬──d───┐",
            "   ? 5│g2?   │m     │g1?  8│?",
            "      ├──────┼──────┼──────┤",
            "   ? 4│y     │m    7│·    3│Land",
            " ┌─a──┼──────┼──────┼──────┼─e──┐",
            "3│g3? │K     │t18  1│·▲T   │g0 4│",
            " └────┼──────┼──────┼──────┼────┘",
            "     2│s     │·    5│·    2│",
            "      ├──────┼──────┼──────┤",
            "   ? 1│g4?   │·     │g5?  6│?",
            "      └──────┴──────┴──────┘",
        )
    )


def test_the_makuta_tile() -> None:
    """Entrances are no neighbours of each other: a heavy line stands between them."""
    scene = Scene().lay("makuta", "toa-landing.g3", 0).lock("makuta.e0", "fire", "water", "air")
    drawn = text(draw_tile(asked(scene.toa("tahu", hand=["hau"])), MAKUTA_TILE, {}, VOICE))
    assert "e0FWA" in drawn
    assert "━" in drawn
    assert set(re.findall(r"\b\d\d\b", drawn)) == {"18", "20", "22", "24", "26", "28"}
    ring = Scene(makuta_ring=True).lay("makuta", "toa-landing.g3", 0).toa("tahu", hand=["hau"])
    assert "━" not in text(draw_tile(asked(ring), MAKUTA_TILE, {}, VOICE))


@pytest.mark.parametrize("tile", range(20))
def test_every_tile_shows_every_number(tile: int) -> None:
    view = asked(Scene(true_island=True).toa("tahu", hand=["hau"]))
    numbers = {field: n for n, field in enumerate(FIELDS[tile], 10)}
    sheet = draw_tile(view, tile, numbers, VOICE)
    assert len(sheet) == HEIGHT
    assert all(len(line) == WIDTH for line in sheet)
    assert {str(n) for n in numbers.values()} <= set(re.findall(r"\d\d", text(sheet)))


def test_the_island_at_a_glance() -> None:
    scene = Scene().lay("mangai", "toa-landing.g3", 0).toa("gali", "mangai.d3")
    drawn = text(draw_island(asked(scene.toa("tahu", hand=["hau"])), VOICE, 80))
    assert drawn == "\n".join(
        (
            "       ?       ?",
            "         \\   /   \\",
            "   ?  ── Mang ── Land",
            "         /●G \\   /▲T",
            "       ?       ?",
        )
    )


def test_a_wide_island_is_cut_around_your_toa() -> None:
    view = asked(Scene(true_island=True).toa("tahu", hand=["hau"]))
    sheet = draw_island(view, VOICE, 30, 9)
    assert len(sheet) == 9
    assert all(len(line) <= 30 for line in sheet)
    assert "Land" in text(sheet)


@pytest.mark.parametrize("scene", sorted(VIEWS))
@pytest.mark.parametrize("plain", [True, False])
def test_every_question_can_be_shown(scene: str, plain: bool) -> None:
    """Every option has its number in the drawing or in the list."""
    view, desk = VIEWS[scene], voice(plain)
    assert view.question is not None
    drawn = [] if plain else board.drawn_tiles(desk, view, False)
    lines = question_lines(desk, view, view.question, drawn)
    shown = text([*board.scene(desk, view, False), *lines])
    spans = [range(int(a), int(b) + 1) for a, b in re.findall(r": (\d+) to (\d+)", shown)]
    for n in range(1, len(view.question.options) + 1):
        assert re.search(rf"(?<!\d){n}(?!\d)", shown) or any(n in span for span in spans)


@pytest.mark.parametrize("size", [(80, 24), (100, 40)])
def test_a_question_fits_the_screen(size: tuple[int, int]) -> None:
    scene = Scene(true_island=True).toa("tahu", "mangai.d3", ["kaukau", "hau"])
    view: View = asked(scene.play(("begin", "green"), ("roll", 6)))
    desk = voice(False, size[0])
    desk.page.height = size[1]
    assert view.question is not None
    drawn = board.drawn_tiles(desk, view, False)
    assert TILE_OF[view.seats[0].at] in drawn
    sheet = board.scene(desk, view, False)
    assert all(len(line) <= size[0] for line in sheet)
    assert len(sheet) <= size[1] - board.BELOW


def test_reach_tells_steps_and_odds() -> None:
    lines = text(describe.reach_lines(voice(), VIEWS["walk"]))
    assert "Toa Landing c3 — 1 step: e" in lines
    assert "mosquito — 1 step: n; at best" in lines
    assert "Mangai Volcano d3: Gali — 3 steps: w x w" in lines


def test_odds_stand_beside_every_option_of_a_duel() -> None:
    view = VIEWS["declare"]
    assert view.question is not None
    lines = text(question_lines(voice(), view, view.question, []))
    assert "nothing — 0 % win" in lines
    assert "Hau mask: 5 more — 66.7 % win, 16.7 % tie" in lines
