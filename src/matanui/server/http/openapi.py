"""The HTTP side as an OpenAPI document, made from the same structs that read and write it."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec

from matanui import __version__
from matanui.core.record import Record
from matanui.lessons.files import NAMES
from matanui.server.library.cardlist import CardInfo
from matanui.server.library.catalogue import GameInfo
from matanui.server.library.compendium import Entry
from matanui.server.library.rulings import Ruling
from matanui.wire import protocol as wire
from matanui.wire import replay as after
from matanui.wire.decks import DeckOffer, DeckWish, Verdict
from matanui.wire.lessons import LessonInfo

NAME: Final = {"type": "string", "pattern": "^[a-z0-9]{1,40}$"}
PARAMETERS: Final = {
    "{table}": {"name": "table", "in": "path", "required": True, "schema": NAME},
    "{lesson}": {"name": "lesson", "in": "path", "required": True, "schema": {"enum": list(NAMES)}},
    "{film}": {"name": "film", "in": "path", "required": True, "schema": NAME},
    "{turn}": {"name": "turn", "in": "path", "required": True, "schema": {"type": "integer", "minimum": 0}},
    "/replay": {"name": "seat", "in": "query", "schema": {"type": "integer", "minimum": 0, "maximum": 5}},
}
# method, path, what it does, body, answer, status
CALLS: Final[list[tuple[str, str, str, Any, Any, int]]] = [
    ("get", "/api/games", "Games, editions and switches", None, list[GameInfo], 200),
    ("get", "/api/cards", "Every card by its number", None, list[CardInfo], 200),
    ("get", "/api/compendium", "Every card, counter, tile and mask", None, list[Entry], 200),
    ("get", "/api/rulings", "How we read the rulebooks where they leave questions open", None, list[Ruling], 200),
    ("get", "/api/decks", "What a deck is built from", None, DeckOffer, 200),
    ("post", "/api/decks/check", "Judge a deck", DeckWish, Verdict, 200),
    ("get", "/api/lessons", "Lessons, with all that is said in them", None, list[LessonInfo], 200),
    ("post", "/api/lessons/{lesson}", "Make a table for a lesson", None, wire.Made, 201),
    ("get", "/api/tables", "Listed tables that wait for players", None, list[wire.TableInfo], 200),
    ("post", "/api/tables", "Make a table", wire.NewTable, wire.Made, 201),
    ("get", "/api/tables/{table}", "One table", None, wire.TableInfo, 200),
    ("post", "/api/tables/{table}/join", "Take a free seat", wire.Join, wire.Claim, 201),
    ("post", "/api/tables/{table}/recover", "Get a seat back with its phrase", wire.Recover, wire.Claim, 200),
    ("get", "/api/tables/{table}/record", "The whole game, after its end", None, Record, 200),
    ("get", "/api/tables/{table}/proof", "How to check the dice", None, after.Proof, 200),
    ("get", "/api/tables/{table}/story", "How the game went, after its end", None, after.Story, 200),
    ("get", "/api/tables/{table}/replay", "All events as a seat heard them, after the end", None, after.Reel, 200),
    ("get", "/api/tables/{table}/replay/{turn}", "The table in one turn, after the end", None, after.Scene, 200),
    ("post", "/api/tables/{table}/branch", "Go on from a moment, after the end", after.Branch, wire.Made, 201),
    ("post", "/api/films", "Look at a record from a file", Record, after.Opened, 201),
    ("get", "/api/films/{film}/story", "How the game of a file went", None, after.Story, 200),
    ("get", "/api/films/{film}/replay", "All events of a file as a seat heard them", None, after.Reel, 200),
    ("get", "/api/films/{film}/replay/{turn}", "The table of a file in one turn", None, after.Scene, 200),
    ("get", "/api/mine", "Tables at which this browser has a seat", None, list[wire.Mine], 200),
]
REFUSED: Final = ("400", "403", "404", "405", "409", "413", "429", "500", "503")


@cache
def document() -> dict[str, Any]:
    """The document."""
    kinds = [kind for call in CALLS for kind in call[3:5] if kind is not None] + [wire.Problem]
    shapes, components = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    shape = dict(zip(map(repr, kinds), shapes))
    paths: dict[str, Any] = {}
    for method, path, about, body, answer, status in CALLS:
        paths.setdefault(path, {})[method] = operation(path, about, body, answer, status, shape)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Mata Nui", "version": __version__},
        "paths": paths,
        "components": {"schemas": components},
    }


def operation(path: str, about: str, body: Any, answer: Any, status: int, shape: dict[str, Any]) -> dict[str, Any]:
    """One call."""
    problem = {"description": "Refused, and why", "content": content(shape[repr(wire.Problem)])}
    found: dict[str, Any] = {
        "summary": about,
        "parameters": [parameter for part, parameter in PARAMETERS.items() if part in path],
        "responses": {str(status): {"description": about, "content": content(shape[repr(answer)])}}
        | dict.fromkeys(REFUSED, problem),
    }
    if body is not None:
        found["requestBody"] = {"required": True, "content": content(shape[repr(body)])}
    return found


def content(schema: Any) -> dict[str, Any]:
    """A body of JSON."""
    return {"application/json": {"schema": schema}}
