"""The map of Mata Nui: a grid of letters with the Toa and the numbers of options on it; or sentences."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from matanui.desk import marks
from matanui.desk.canvas import Canvas, Sheet
from matanui.desk.cards.voice import TOKEN, Voice, me, sign_of
from matanui.desk.options import numbers_of
from matanui.games.cards import words
from matanui.games.cards.data.mapfile import column
from matanui.games.cards.rules.space import by_kind
from matanui.games.cards.views.closed import closed_to
from matanui.games.cards.views.imagined import realm_of
from matanui.games.cards.views.view import View

WIDE: Final = 3  # characters of a cell
LEFT: Final = 3  # and of the numbers of the rows
CLOSED: Final = "×"
STYLE: Final = {
    **dict.fromkeys("mM", marks.PRIZE_STYLE),
    **dict.fromkeys("cCK", marks.RAHI_STYLE),
    **dict.fromkeys("aAp", marks.GATE_STYLE),
    "b": marks.EVIL_STYLE,
    "s": "bold",
}
LEGEND: Final = (
    *(("m", "mission"), ("c", "challenge"), ("C", "double"), ("K", "kini"), ("a", "action"), ("A", "action-double")),
    *(("p", "portal"), ("s", "start"), ("b", "bohrok"), ("c×", "closed"), ("·", "blank"), ("12", "number")),
)
GOALS: Final = ("challenge", "mission", "action", "portal", "bohrok")  # kinds of spaces that people look for


def numbers(view: View) -> dict[int, int]:
    """The number of each space that the question offers."""
    return numbers_of(view.question, "space")


def closed(view: View) -> set[int]:
    """Spaces that the viewer may not enter now, or where nothing would happen; where the move has been, and where
    somebody stands, is seen anyway."""
    seat = view.turn if view.viewer is None else view.viewer
    return {one.space for one in closed_to(realm_of(view), seat) if one.why not in ("walked", "taken")}


def width(view: View) -> int:
    """How many characters the map is wide."""
    return LEFT + WIDE * view.rules.atlas.file.columns


def draw(view: View, room: int) -> Sheet:
    """As many rows as there is room for, around the viewer's Toa; all where options lie far apart."""
    size = view.rules.atlas.file
    canvas = Canvas(width(view), size.rows + 1)
    for col in range(size.columns):
        canvas.put(LEFT + WIDE * col, 0, column(col), marks.FAINT)
    for row in range(size.rows):
        canvas.put(0, row + 1, f"{row + 1:>2}", marks.FAINT)
    found, shut = numbers(view), closed(view)
    for n in range(view.rules.atlas.size):
        draw_space(canvas, view, n, found.get(n, 0), n in shut)
    lines = canvas.sheet()
    top, bottom = window(view, found, room - 1)
    return [lines[0], *lines[top + 1 : bottom + 1]]


def window(view: View, found: dict[int, int], room: int) -> tuple[int, int]:
    """The first row in sight, and the first below."""
    atlas = view.rules.atlas
    rows, wanted = atlas.file.rows, [atlas.cells[n][0] for n in (me(view).at, *found) if n >= 0]
    least = max(wanted) - min(wanted) + 1 if wanted else rows
    size = min(rows, max(room, least))
    middle = (max(wanted) + min(wanted)) // 2 if wanted else 0
    top = max(0, min(middle - size // 2, rows - size))
    return top, top + size


def draw_space(canvas: Canvas, view: View, n: int, number: int, shut: bool) -> None:
    """Who is there or what it is; the number of the option behind it."""
    row, col = view.rules.atlas.cells[n]
    x, y = LEFT + WIDE * col, row + 1
    sign = sign_of(view, n)
    pawns = [hero.toa for hero in view.heroes if hero.at == n and hero.toa >= 0]
    if pawns:
        for k, who in enumerate(pawns[:WIDE]):
            badge = marks.badge_text(TOKEN[who])
            canvas.put(x + k, y, badge if len(pawns) == 1 else badge[0], marks.toa_style(TOKEN[who]))
        if len(pawns) == 1 and sign != "·":
            canvas.put(x + 2, y, sign, STYLE.get(sign, marks.FAINT))
        return
    style = marks.FAINT if shut else STYLE.get(sign, marks.FAINT)
    canvas.put(x, y, sign + (CLOSED if shut and sign != "·" else ""), style)
    if number:
        text = str(number)
        canvas.put(x + (1 if len(text) < WIDE else 0), y, text, marks.NUMBER_STYLE)


# --- sentences


def around(voice: Voice, view: View) -> list[Text]:
    """Where you stand, what is beside you, and the nearest space of each kind."""
    at = me(view).at
    if at < 0:
        return []
    lines = [voice.line("stand", space=voice.space(view, at))]
    for way, n in enumerate(view.rules.atlas.toward[at][:4]):
        if n >= 0:
            lines.append(voice.line("beside", way=voice.speech.say(words.direction(way)), space=there(voice, view, n)))
    return [*lines, *near(voice, view)]


def there(voice: Voice, view: View, n: int) -> str:
    """A space, who stands there, and whether it is closed to you."""
    who = [voice.toa(hero.toa) for hero in view.heroes if hero.at == n]
    said = voice.space(view, n) + (f" ({voice.speech.listed(who)})" if who else "")
    return said + (" " + voice.ui("is-closed") if n in closed(view) else "")


def near(voice: Voice, view: View) -> list[Text]:
    """The nearest Mission, Challenge, Game Action, Portal and Bohrok Control space that is open to you."""
    at, shut, atlas = me(view).at, closed(view), view.rules.atlas
    kinds = [by_kind(view.rules)[name] for name in GOALS]
    found = [atlas.nearest(at, [n for n in kind if n != at and n not in shut])[:1] for kind in kinds]
    named = [voice.ui("far", space=voice.space(view, n), n=atlas.steps(at)[n]) for some in found for n in some]
    return [voice.line("nearest"), *(voice.page.line("item", text=text) for text in named)]


def legend(voice: Voice, view: View) -> list[Text]:
    """What the letters mean."""
    page = voice.page
    shown = [(sign, name) for sign, name in LEGEND if name != "bohrok" or view.rules.bohrok]
    lines = [page.line("legend-head", "bold")]
    lines += [page.entry(f"{sign}: {voice.ui(f'legend-{name}')}") for sign, name in shown]
    heroes = [hero.toa for hero in view.heroes if hero.toa >= 0]
    return [*lines, *(page.entry(f"{marks.badge_text(TOKEN[who])}: {voice.toa(who)}") for who in heroes)]


def way_to(view: View, n: int) -> int:
    """The direction of a neighbour of the viewer's Toa, or -1."""
    at, toward = me(view).at, view.rules.atlas.toward
    return toward[at].index(n) if at >= 0 and n >= 0 and n in toward[at] else -1
