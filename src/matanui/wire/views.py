"""Views on the wire: without what travels apart, and whole again."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import Raw

from matanui.wire.protocol import Question

LEFT_OUT: Final = ("rules", "question")  # the rules come once with the welcome, the question beside the view


def wire_view(view: Any) -> Raw:
    """A view as JSON, without what travels apart."""
    shown = {name: getattr(view, name) for name in view.__struct_fields__ if name not in LEFT_OUT}
    return Raw(msgspec.json.encode(shown))


def read_view(raw: Any, rules: Any, kind: type, question: Question | None) -> Any:
    """A view from the wire, whole again."""
    asked = question and {"prompt": question.prompt, "options": [choice.answer for choice in question.choices]}
    return msgspec.convert(raw | {"rules": rules, "question": asked}, kind, str_keys=True)
