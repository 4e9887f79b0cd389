"""The words of one language, for the screen: messages of a game and the client's own labels."""

from __future__ import annotations

from functools import cached_property

from matanui.core.message import Message
from matanui.i18n.words import Words


class Speech:
    """Says messages and the labels of this client."""

    def __init__(self, language: str) -> None:
        self.words = Words(language)

    @cached_property
    def aloud(self) -> Speech:
        """Who says things in words at once: names that people type have to be known as they are written."""
        return self

    def ui(self, name: str, /, **args: object) -> str:
        """A label or a sentence of the client."""
        return self.words.say(f"ui-{name}", **args)

    def say(self, message: Message) -> str:
        """Any message."""
        return self.words.say(message)

    def listed(self, parts: list[str]) -> str:
        """Short things in a row."""
        return ", ".join(parts)
