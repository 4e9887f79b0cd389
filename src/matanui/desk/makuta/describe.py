"""The island in sentences: for screen readers, for pipes, and for `look`, `where` and `reach`."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from matanui.desk import marks
from matanui.desk.makuta import chances
from matanui.desk.makuta.cells import heading, headings
from matanui.desk.makuta.fields import here, is_walk
from matanui.desk.makuta.voice import Voice
from matanui.desk.options import numbers_of
from matanui.games.makuta.data.island import ALL_GATES, EDGE_OF, FIELDS, GATES, NONE, NOWHERE, TILE_OF, Island
from matanui.games.makuta.help.help import stops
from matanui.games.makuta.help.odds import my_dice
from matanui.games.makuta.movement import WALK_ON
from matanui.games.makuta.paths import path, reach
from matanui.games.makuta.view import View

WORLD: Final = (2, 1, 0, 5, 4, 3)  # edges of the world, clockwise from the north-west
ARROWS: Final = "→↗↖←↙↘"  # by edge of the world


def there(voice: Voice, view: View, field: int) -> str:
    """A field with what is there; for a gate, where it leads."""
    text = voice.place(view, field)
    if field not in ALL_GATES or field in view.island.open or TILE_OF[field] not in view.island.row_of:
        return text
    over = view.island.beyond(field)
    where = voice.tile(TILE_OF[over]) if over >= 0 else voice.ui("wall")
    return voice.ui("gate-to", gate=text, where=where)


def around(voice: Voice, view: View) -> list[Text]:
    """Where the viewer stands, and what lies one step away."""
    at = here(view)
    lines = [voice.line("stand", field=voice.field(at))]
    for field in view.island.near[at]:
        step = voice.ui(f"toward-{heading(at, field)}")
        lines.append(voice.line("one-step", step=step, there=there(voice, view, field)))
    return lines


def ways(voice: Voice, island: Island, tile: int, drawn: bool = False, entry: int = NOWHERE) -> str:
    """Where each gate of a laid tile but the entry leads, by the compass of the table: in words, or drawn as arrows."""
    joined: list[str] = []
    open_, shut = [], []
    found = {island.outside(gate)[2]: gate for gate in GATES[tile] if gate not in (NOWHERE, entry)}
    for w in WORLD:
        if w not in found:
            continue
        side, over = ARROWS[w] if drawn else voice.ui(f"world-{w}"), island.beyond(found[w])
        if found[w] in island.open:
            open_.append(side)
        elif over >= 0:
            joined.append(voice.ui("way-joined", side=side, tile=voice.tile(TILE_OF[over])))
        else:
            shut.append(side)
    comma = " " if drawn else ", "
    open_text = [voice.ui("way-open", sides=comma.join(open_))] if open_ else []
    shut_text = [voice.ui("way-shut", sides=comma.join(shut))] if shut else []
    return "; ".join([*joined, *open_text, *shut_text])


def placement(voice: Voice, view: View, gate: int, turn: int) -> str:
    """What laying the drawn tile so would mean: the gate you enter by, and all its ways."""
    island = view.island.lay(gate, view.drawn, turn)
    entry = island.beyond(gate)
    told = voice.ui("place-entry", edge=EDGE_OF[entry])
    return f"{told}; {ways(voice, island, view.drawn, not voice.page.plain, entry)}"


def island(voice: Voice, view: View) -> list[Text]:
    """Every laid tile: its ways and who is there."""
    lines = [voice.line("island", n=len(view.island.laid))]
    for row in view.island.laid:
        pawns = [voice.toa(s.who) for s in view.seats if TILE_OF[s.at] == row[0] and s.who >= 0]
        line = f"{voice.tile(row[0])}: {ways(voice, view.island, row[0])}."
        if pawns:
            line += " " + voice.ui("pawns", names=voice.speech.listed(pawns))
        lines.append(Text(line))
    return lines


def tile(voice: Voice, view: View, n: int) -> list[Text]:
    """A tile field by field."""
    lines = [Text(voice.tile(n) + ":", "bold")]
    laid = n in view.island.row_of
    fields = [there(voice, view, f) if laid else voice.field(f) for f in FIELDS[n]]
    return lines + [voice.line("item", text=text) for text in fields]


def walk_to(view: View, field: int) -> list[int]:
    """A shortest walk of the viewer to a field; what is left of a walk keeps off its own trail."""
    going_on = view.question is not None and view.question.prompt is WALK_ON
    return path(view.island, stops(view), frozenset(view.trail) if going_on else NONE, here(view), field)


def in_reach(view: View) -> list[int]:
    """Fields that the question offers; before the roll, those that the best die could reach."""
    if is_walk(view.question):
        return [f for f in numbers_of(view.question, "field") if f != here(view)]
    return reach(view.island, stops(view), NONE, here(view), my_dice(view)[-1])


def steps_to(voice: Voice, view: View, field: int, brief: bool = False) -> str:
    """How many steps, and which: 3 steps: e e s. In brief only which."""
    walk = walk_to(view, field)
    letters = voice.spelled(headings(here(view), walk))
    return letters if brief or not walk else voice.ui("steps", n=len(walk), walk=letters)


def fight(voice: Voice, view: View, field: int, brief: bool = False) -> str:
    """The viewer's best odds against the Rahi there."""
    odds = chances.at_best(view, field) if field in view.rahi else None
    if odds is None:
        return ""
    if brief:
        return voice.ui("odds", win=chances.percent(odds.win, voice))
    return voice.ui("at-best", odds=chances.told(odds, voice))


def reach_lines(voice: Voice, view: View) -> list[Text]:
    """Every field in reach with the steps to it and what is there."""
    numbers, asked = numbers_of(view.question, "field"), is_walk(view.question)
    lines = [voice.line("reach-now" if asked else "reach-best", pips=my_dice(view)[-1])]
    for field in sorted(in_reach(view), key=lambda f: len(walk_to(view, f))):
        hints = [hint for hint in (steps_to(voice, view, field), fight(voice, view, field)) if hint]
        mark = f"{numbers[field]:>3}  " if asked else "  "
        lines.append(Text(mark + there(voice, view, field)).append(" — " + "; ".join(hints), marks.FAINT))
    return lines
