"""Rehearse a lesson and print every answer with its name, for whoever writes one: python -m tools.lesson makuta"""

from __future__ import annotations

import sys

from matanui.core.errors import UserError
from matanui.core.flow import CHANCE
from matanui.core.questions import ids_of
from matanui.games.makuta.data.island import NAMES as FIELDS
from matanui.i18n.words import Words
from matanui.lessons.files import load
from matanui.lessons.rehearsal import Rehearsal


class Told(Rehearsal):
    """A rehearsal that says what happens."""

    said = 0

    def tell(self) -> None:
        """What has happened since."""
        for event in self.table.events[self.said :]:
            view = self.table.view(None)
            print("      ", Words("en").say(self.game.voice.event(event.seen_by(None), view)))
        self.said = len(self.table.events)

    def where(self) -> str:
        """Who stands where."""
        s = self.table.match.state
        if self.game.id == "makuta":
            return ", ".join(f"{n}: {FIELDS[t.at]}" for n, t in enumerate(s.toa))
        names = s.rules.atlas.names
        return ", ".join(f"{n}: {names[h.at]}" for n, h in enumerate(s.heroes) if h.at >= 0)


def main(name: str) -> None:
    """Print the lesson, and at its end or where it breaks, who is asked what."""
    told = Told(name, load(name))
    try:
        for row in told.file.steps:
            step = told._step(row)
            told.tell()
            print(f"{step.at:4} {row.id}: {told.where()}")
    except UserError as wrong:
        told.tell()
        print(f"\n{wrong}")
    ask = told.table.pending
    if ask is not None:
        names = ", ".join(ids_of(told.table.match.state, ask))
        print(f"\n{told.where()}\n{'chance' if ask.seat == CHANCE else ask.seat}: {ask.prompt.name}: {names}")


if __name__ == "__main__":
    main(sys.argv[1])
