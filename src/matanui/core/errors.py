"""What a person can get wrong: one clear sentence each, never a traceback."""

from __future__ import annotations

from collections.abc import Sequence


class UserError(Exception):
    """Bad input from outside: the sentence names the place and what is allowed there."""


class NotOffered(UserError):
    """An answer that the question does not offer. Nothing has changed."""

    def __init__(self, prompt: str, answer: object, options: Sequence[object]) -> None:
        names = ", ".join(map(str, options)) or "nothing"
        super().__init__(f"{answer!r} is not on offer for '{prompt}': choose one of {names}")
        self.prompt = prompt


def one_of(what: str, got: object, allowed: list[str]) -> UserError:
    """The sentence for a name that does not exist."""
    return UserError(f"unknown {what} {got!r}: choose one of {', '.join(allowed)}")
