"""Help over the wire: what somebody could work out from what they see."""

from __future__ import annotations

from typing import Any

from matanui.wire.frame import Command, Notice


class AskHelp(Command, frozen=True, tag="help"):
    """What could I work out from what I see now? Nothing that the view does not show."""


class Help(Notice, frozen=True):
    """What can be worked out from the view of an update: ways, odds, closed spaces. `serial` is that of the update,
    `question` the key of the question in it, if any; what `help` holds depends on the game, and it may be None."""

    id: str
    serial: int
    question: str
    help: Any
