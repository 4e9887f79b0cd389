"""Why something was not done: a short code for programs, and words for people."""

from __future__ import annotations

from typing import Final

from matanui.core.message import Message

CONFLICT: Final = 409
STATUS: Final = {  # over HTTP; every other reason is a conflict with how things stand
    "bad-request": 400,
    "not-over": 403,
    "not-yours": 403,
    "watchers-hush": 403,
    "wrong-invite": 403,
    "wrong-origin": 403,
    "wrong-phrase": 403,
    "lesson-none": 404,
    "no-such-film": 404,
    "no-such-moment": 404,
    "no-such-seat": 404,
    "no-such-table": 404,
    "too-long": 413,
    "too-fast": 429,
    "server-trouble": 500,
    "elsewhere": 503,
    "full-house": 503,
}


def status_of(why: str) -> int:
    """The HTTP status of a reason."""
    return STATUS.get(why, CONFLICT)


class Refusal(Exception):
    """Nothing has changed. `again`: the same command may be sent again later."""

    def __init__(self, why: str, again: bool = False, **args: str | int | Message) -> None:
        super().__init__(why)
        self.why = why
        self.status = status_of(why)
        self.again = again
        self.say = Message(f"server-{why}", dict(args))


class Elsewhere(Refusal):
    """Another worker serves this table."""

    def __init__(self, worker: str) -> None:
        super().__init__("elsewhere", again=True)
        self.worker = worker
