"""All calls, and the OpenAPI document that is made from their declarations."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec

from matanui import __version__
from matanui.i18n.words import LANGUAGES
from matanui.lessons.files import NAMES
from matanui.server.http import lobby, replays, shelf
from matanui.server.http.calls import Call
from matanui.server.refusals import status_of
from matanui.wire.protocol import Problem

CALLS: Final = (*shelf.CALLS, *lobby.CALLS, *replays.CALLS)
NAME: Final = {"type": "string", "pattern": "^[a-z0-9]{1,40}$"}
PARAMETERS: Final[dict[str, Any]] = {
    "table": NAME,
    "lesson": {"enum": list(NAMES)},
    "film": NAME,
    "language": {"enum": list(LANGUAGES)},
    "turn": {"type": "integer", "minimum": 0},
    "seat": {"type": "integer", "minimum": 0, "maximum": 5},
}


@cache
def document() -> dict[str, Any]:
    """The document."""
    kinds = [kind for call in CALLS for kind in (call.body, call.reply) if kind is not None] + [Problem]
    shapes, components = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    shape = dict(zip(map(repr, kinds), shapes))
    paths: dict[str, Any] = {}
    for call in CALLS:
        paths.setdefault(call.path, {})[call.method.lower()] = operation(call, shape)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Mata Nui", "version": __version__},
        "paths": paths,
        "components": {"schemas": components},
    }


def operation(call: Call, shape: dict[str, Any]) -> dict[str, Any]:
    """One call."""
    done = {str(call.status): {"description": call.about, "content": content(shape[repr(call.reply)])}}
    found: dict[str, Any] = {
        "summary": call.about,
        "parameters": [*(parameter(n, "path") for n in call.parts), *(parameter(n, "query") for n in call.query)],
        "responses": done | refused(call, content(shape[repr(Problem)])),
    }
    if call.body is not None:
        found["requestBody"] = {"required": True, "content": content(shape[repr(call.body)])}
    return found


def parameter(name: str, place: str) -> dict[str, Any]:
    """A part of the path, which must be there, or of the query, which need not."""
    return {"name": name, "in": place, "required": place == "path", "schema": PARAMETERS[name]}


def refused(call: Call, problem: dict[str, Any]) -> dict[str, Any]:
    """For each status the reasons that it may have."""
    whys: dict[str, list[str]] = {}
    for why in call.refusals:
        whys.setdefault(str(status_of(why)), []).append(why)
    return {status: {"description": ", ".join(found), "content": problem} for status, found in sorted(whys.items())}


def content(schema: Any) -> dict[str, Any]:
    """A body of JSON."""
    return {"application/json": {"schema": schema}}
