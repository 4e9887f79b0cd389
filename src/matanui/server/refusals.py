"""Why something was not done: a short code for programs, and words for people."""

from __future__ import annotations

from matanui.core.message import Message


class Refusal(Exception):
    """Nothing has changed. `again`: the same command may be sent again later."""

    def __init__(self, why: str, status: int = 409, again: bool = False, **args: str | int | Message) -> None:
        super().__init__(why)
        self.why = why
        self.status = status
        self.again = again
        self.say = Message(f"server-{why}", dict(args))


class Elsewhere(Refusal):
    """Another worker serves this table."""

    def __init__(self, worker: str) -> None:
        super().__init__("elsewhere", 503, again=True)
        self.worker = worker
