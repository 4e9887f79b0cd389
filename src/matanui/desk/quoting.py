"""Speech for somebody elsewhere: nothing is said here, everything is quoted, and becomes messages that their own
catalogues put into words. So the same desk answers at a terminal and across a network."""

from __future__ import annotations

import re
from functools import cached_property, reduce
from typing import Final

import msgspec

from matanui.core.message import Message
from matanui.desk.speech import Speech
from matanui.i18n.words import Words

_QUOTE: Final = re.compile("(\ue000[0-9]+\ue001)")  # private signs: nothing that people write contains them


class Quotes(Words):
    """Each message becomes a mark that stands for it in a text."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.quoted: list[Message] = []
        self.marks: dict[bytes, str] = {}

    def say(self, message: Message | str, **args: object) -> str:
        """A mark; the same for the same message."""
        found = message if isinstance(message, Message) else Message(message, {k: self.argument(args[k]) for k in args})
        key = msgspec.json.encode(found)
        if key not in self.marks:
            self.marks[key] = f"\ue000{len(self.quoted)}\ue001"
            self.quoted.append(found)
        return self.marks[key]

    def argument(self, value: object) -> str | int | Message | list[Message]:
        """What a message may carry."""
        if isinstance(value, Message | list) or (isinstance(value, int) and not isinstance(value, bool)):
            return value
        return self.joined(str(value))

    def joined(self, text: str) -> str | Message:
        """A text with what its marks stand for."""
        parts = [self._part(part) for part in _QUOTE.split(text) if part]
        return reduce(both, parts) if parts else ""

    def _part(self, part: str) -> str | Message:
        return self.quoted[int(part[1:-1])] if _QUOTE.fullmatch(part) else part

    def message(self, text: str) -> Message:
        """A text with marks as one message."""
        whole = self.joined(text)
        return whole if isinstance(whole, Message) else Message("command-text", {"text": whole})

    def forget(self) -> None:
        """What was quoted is no longer needed."""
        self.quoted.clear()
        self.marks.clear()


class Quoting(Speech):
    """Quotes what it says, and knows aloud what people type."""

    def __init__(self, language: str) -> None:
        super().__init__(language)
        self.words: Quotes = Quotes(language)

    @cached_property
    def aloud(self) -> Speech:
        """The same language in words."""
        return Speech(self.words.language)


def both(left: str | Message, right: str | Message) -> str | Message:
    """One after the other."""
    if isinstance(left, str) and isinstance(right, str):
        return left + right
    return Message("command-both", {"left": left, "right": right})
