"""Views on the wire: without what travels apart, and whole again."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from operator import attrgetter
from typing import Any, Final

import msgspec
from msgspec import Raw

from matanui.core.flow import Rulebook
from matanui.core.questions import Question as Asked
from matanui.wire.protocol import Question

encode: Final = msgspec.json.Encoder().encode
LEFT_OUT: Final = ("rules", "question")  # the rules come once with the welcome, the question beside the view


def wire_view(view: Any, common: bytes = b"") -> Raw:
    """A view as JSON, without what travels apart; `common` is what everybody sees of it, if that is written already."""
    return Raw(written(view, True)[:-1] + b"," + (common or wire_common(view))[1:])


def wire_common(view: Any) -> bytes:
    """What everybody sees at the same moment."""
    return written(view, False)


def written(view: Any, own: bool) -> bytes:
    """The fields of a view that depend on who looks, or the others."""
    names, values = shown_of(view.__class__, own)
    return encode(dict(zip(names, values(view))))


@cache
def shown_of(kind: Any, own: bool) -> tuple[list[str], Callable[[Any], tuple[Any, ...]]]:
    """Such fields of a kind of view, and how to get them all at once."""
    names = [name for name in kind.__struct_fields__ if name not in LEFT_OUT and (name in kind.OWN) is own]
    return names, attrgetter(*names)


def read_view(raw: Any, rules: Any, kind: type, book: Rulebook[Any], question: Question | None) -> Any:
    """A view from the wire, whole again."""
    view: Any = msgspec.convert(raw | {"rules": rules, "question": None}, kind, str_keys=True)
    if question is None:
        return view
    prompt = book.prompts[question.prompt]
    kinds = {one.name: one for one in prompt.picks}
    options = [kinds[choice.kind].option(choice.n) for choice in question.choices]
    return msgspec.structs.replace(view, question=Asked(prompt, options))
