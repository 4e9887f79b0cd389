"""The words of one language. Catalogues are Fluent files; an entry is parsed when somebody first says it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, cached_property, reduce
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, Final

from matanui.core.errors import one_of
from matanui.core.message import Message

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "nl", "de", "fr")
GROUP: Final = "matanui.words"
_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_REFERENCE: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


class Worded(str):
    """An argument in its plain form. It knows what it words, so that `FORM($field, form: "to")` finds another form:
    an attribute of its entry, such as a case or an article that only some languages need."""

    of: Message | list[Message]


class Words:
    """Says messages in one language. An id without words is a KeyError: nobody ever sees a raw id."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise one_of("language", language, list(LANGUAGES))
        self.language = language

    def say(self, message: Message | str, **args: object) -> str:
        """A message, or an id with its arguments, as a sentence."""
        if isinstance(message, Message):
            return self._plain(message, "")
        return self._entry(message, args, "")

    @cached_property
    def _sources(self) -> dict[str, str]:
        """Every entry's own lines, not yet parsed: parsing a whole catalogue would take most of the start-up."""
        return entries(catalogues(files("matanui.i18n"), self.language) + brought(self.language))

    @cached_property
    def _bundle(self) -> FluentBundle:
        from fluent.runtime import FluentBundle  # late: it takes a tenth of a second

        functions: dict[str, Any] = {"FORM": self._form}
        return FluentBundle([self.language], functions, use_isolating=False)

    def _load(self, name: str) -> None:
        """Parse an entry and what it refers to."""
        from fluent.runtime import FluentResource

        source = self._sources.pop(name)
        self._bundle.add_resource(FluentResource(source))
        for other in _REFERENCE.findall(source):
            if other in self._sources:
                self._load(other)

    def _entry(self, name: str, args: Mapping[str, object], form: str) -> str:
        if not self._bundle.has_message(name):
            self._load(name)
        entry = self._bundle.get_message(name)
        pattern = entry.attributes.get(form) or entry.value
        if pattern is None:
            raise KeyError(name)
        said, errors = self._bundle.format_pattern(pattern, {key: self._argument(v) for key, v in args.items()})
        if errors:
            raise KeyError(f"{self.language}: {name}: {errors[0]}")
        return str(said)

    def _argument(self, value: object) -> object:
        if not isinstance(value, Message | list):
            return value if isinstance(value, int) and not isinstance(value, bool) else str(value)
        worded = Worded(self._plain(value, ""))
        worded.of = value
        return worded

    def _plain(self, value: Message | list[Message], form: str) -> str:
        if isinstance(value, Message):
            return self._entry(value.id, value.args, form)
        return self._joined([self._plain(one, form) for one in value])

    def _joined(self, parts: list[str]) -> str:
        """A, b and c."""
        if len(parts) < 2:
            return parts[0] if parts else self.say("join-none")
        before = reduce(lambda left, right: self.say("join-comma", left=left, right=right), parts[:-1])
        return self.say("join-last", left=before, right=parts[-1])

    def _form(self, value: Any, form: str) -> str:
        return self._plain(value.of, form) if isinstance(value, Worded) else str(value)


def catalogues(folder: Traversable, language: str) -> str:
    """The text of all catalogues of a language in a folder."""
    paths = sorted((folder / language).iterdir(), key=lambda path: path.name)
    return "\n".join(path.read_text("utf-8") for path in paths if path.name.endswith(".ftl"))


@cache
def brought(language: str) -> str:
    """The words of games from other packages. An entry point of the group names a package with a folder for each
    language."""
    points = sorted(entry_points(group=GROUP), key=lambda point: point.name)
    return "\n".join(catalogues(files(point.value), language) for point in points)


def entries(text: str) -> dict[str, str]:
    """The entries of a catalogue by their id, each with its own lines."""
    starts = list(_ENTRY.finditer(text))
    ends = [m.start() for m in starts[1:]] + [len(text)]
    return {m[1]: text[m.start() : end] for m, end in zip(starts, ends)}


def language_of(choice: str | None, environ: Mapping[str, str]) -> str:
    """What was asked for, else MATANUI_LANG, else the language of the machine if we speak it, else English."""
    asked = choice or environ.get("MATANUI_LANG")
    if asked:
        if short(asked) not in LANGUAGES:
            raise one_of("language", asked, list(LANGUAGES))
        return short(asked)
    locale = next((environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environ.get(name)), "")
    return short(locale) if short(locale) in LANGUAGES else "en"


def short(locale: str) -> str:
    """The language of a locale: nl_BE.UTF-8 is nl."""
    return re.split(r"[-_.@]", locale.lower())[0]
