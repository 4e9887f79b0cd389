"""The island in sentences: for screen readers, for pipes, and for `look`, `where` and `reach`."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from matanui.desk import marks
from matanui.desk.makuta import chances
from matanui.desk.makuta.cells import heading, headings
from matanui.desk.makuta.fields import here
from matanui.desk.page import Page
from matanui.games.makuta.data.island import ALL_GATES, EDGE_OF, FIELDS, GATES, NONE, NOWHERE, TILE_OF, Island
from matanui.games.makuta.help.help import stops
from matanui.games.makuta.help.odds import my_dice
from matanui.games.makuta.paths import path, reach
from matanui.games.makuta.view import View

WORLD: Final = (2, 1, 0, 5, 4, 3)  # edges of the world, clockwise from the north-west
ARROWS: Final = "→↗↖←↙↘"  # by edge of the world


def there(page: Page, view: View, field: int) -> str:
    """A field with what is there; for a gate, where it leads."""
    text = page.speech.place(view, field)
    if field not in ALL_GATES or field in view.island.open or TILE_OF[field] not in view.island.row_of:
        return text
    over = view.island.beyond(field)
    where = page.speech.tile(TILE_OF[over]) if over >= 0 else page.speech.ui("wall")
    return page.speech.ui("gate-to", gate=text, where=where)


def around(page: Page, view: View) -> list[Text]:
    """Where the viewer stands, and what lies one step away."""
    at = here(view)
    lines = [page.line("stand", field=page.speech.field(at))]
    for field in view.island.near[at]:
        step = page.speech.ui(f"toward-{heading(at, field)}")
        lines.append(page.line("one-step", step=step, there=there(page, view, field)))
    return lines


def ways(page: Page, island: Island, tile: int, drawn: bool = False, entry: int = NOWHERE) -> str:
    """Where each gate of a laid tile but the entry leads, by the compass of the table: in words, or drawn as arrows."""
    joined: list[str] = []
    open_, shut = [], []
    found = {island.outside(gate)[2]: gate for gate in GATES[tile] if gate not in (NOWHERE, entry)}
    for w in WORLD:
        if w not in found:
            continue
        side, over = ARROWS[w] if drawn else page.speech.ui(f"world-{w}"), island.beyond(found[w])
        if found[w] in island.open:
            open_.append(side)
        elif over >= 0:
            joined.append(page.speech.ui("way-joined", side=side, tile=page.speech.tile(TILE_OF[over])))
        else:
            shut.append(side)
    comma = " " if drawn else ", "
    open_text = [page.speech.ui("way-open", sides=comma.join(open_))] if open_ else []
    shut_text = [page.speech.ui("way-shut", sides=comma.join(shut))] if shut else []
    return "; ".join([*joined, *open_text, *shut_text])


def placement(page: Page, view: View, gate: int, turn: int) -> str:
    """What laying the drawn tile so would mean: the gate you enter by, and all its ways."""
    island = view.island.lay(gate, view.drawn, turn)
    entry = island.beyond(gate)
    told = page.speech.ui("place-entry", edge=EDGE_OF[entry])
    return f"{told}; {ways(page, island, view.drawn, not page.plain, entry)}"


def island(page: Page, view: View) -> list[Text]:
    """Every laid tile: its ways and who is there."""
    lines = [page.line("island", n=len(view.island.laid))]
    for row in view.island.laid:
        pawns = [page.speech.toa(s.who) for s in view.seats if TILE_OF[s.at] == row[0] and s.who >= 0]
        line = f"{page.speech.tile(row[0])}: {ways(page, view.island, row[0])}."
        if pawns:
            line += " " + page.speech.ui("pawns", names=page.speech.listed(pawns))
        lines.append(Text(line))
    return lines


def tile(page: Page, view: View, n: int) -> list[Text]:
    """A tile field by field."""
    lines = [Text(page.speech.tile(n) + ":", "bold")]
    laid = n in view.island.row_of
    fields = [there(page, view, f) if laid else page.speech.field(f) for f in FIELDS[n]]
    return lines + [page.line("item", text=text) for text in fields]


def walk_to(view: View, field: int) -> list[int]:
    """A shortest walk of the viewer to a field; what is left of a walk keeps off its own trail."""
    going_on = view.question is not None and view.question.prompt == "walk-on"
    return path(view.island, stops(view), frozenset(view.trail) if going_on else NONE, here(view), field)


def in_reach(view: View) -> list[int]:
    """Fields that the question offers; before the roll, those that the best die could reach."""
    question = view.question
    if question is not None and question.prompt in ("walk", "walk-on"):
        return [f for f in question.options if f >= 0 and f != here(view)]
    return reach(view.island, stops(view), NONE, here(view), my_dice(view)[-1])


def steps_to(page: Page, view: View, field: int, brief: bool = False) -> str:
    """How many steps, and which: 3 steps: e e s. In brief only which."""
    walk = walk_to(view, field)
    letters = page.speech.spelled(headings(here(view), walk))
    return letters if brief or not walk else page.speech.ui("steps", n=len(walk), walk=letters)


def fight(page: Page, view: View, field: int, brief: bool = False) -> str:
    """The viewer's best odds against the Rahi there."""
    odds = chances.at_best(view, field) if field in view.rahi else None
    if odds is None:
        return ""
    if brief:
        return page.speech.ui("odds", win=chances.percent(odds.win, page.speech))
    return page.speech.ui("at-best", odds=chances.told(odds, page.speech))


def reach_lines(page: Page, view: View) -> list[Text]:
    """Every field in reach with the steps to it and what is there."""
    numbers = {f: n for n, f in enumerate(view.question.options, 1)} if view.question else {}
    asked = view.question is not None and view.question.prompt in ("walk", "walk-on")
    lines = [page.line("reach-now" if asked else "reach-best", pips=my_dice(view)[-1])]
    for field in sorted(in_reach(view), key=lambda f: len(walk_to(view, f))):
        hints = [hint for hint in (steps_to(page, view, field), fight(page, view, field)) if hint]
        mark = f"{numbers[field]:>3}  " if asked else "  "
        lines.append(Text(mark + there(page, view, field)).append(" — " + "; ".join(hints), marks.FAINT))
    return lines
