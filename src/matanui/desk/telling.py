"""What a table says by itself: what happened, and how it ended."""

from __future__ import annotations

from rich.text import Text

from matanui.core.game import Standing
from matanui.desk import marks
from matanui.desk.desk import Desk, Seen


def news(desk: Desk, table: Seen, viewer: int | None, since: int) -> list[Text]:
    """What happened since then, as a viewer may see it."""
    view = table.view(viewer)
    bullet = "" if desk.page.plain else "· "
    return [Text(bullet + desk.event(event, view)) for event in table.heard(viewer, since)]


def last_words(desk: Desk, table: Seen, standing: Standing) -> list[Text]:
    """Who won, in which round."""
    page = desk.page
    if standing.winner is None:
        return [page.line("end-nobody", "bold", rounds=standing.rounds)]
    who = desk.badged(table.view(None), standing.winner).plain
    line = page.line("end-won", "bold", who=who, name=page.players[standing.winner], rounds=standing.rounds)
    return [line] if page.plain else [Text("═" * page.width, marks.FAINT), line]
