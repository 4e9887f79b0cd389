"""Every call is declared once; what is written about it elsewhere must say the same."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest
from msgspec.structs import fields

from matanui.core.message import Message
from matanui.i18n.words import Words
from matanui.server.http.calls import Call
from matanui.server.http.openapi import CALLS, document

TEXT: Final = (Path(__file__).parents[2] / "docs/protocol.md").read_text("utf-8")
ROWS: Final = re.findall(r"^\| `(GET|POST) ([^`?]+)(\?[^`]*)?` \|([^|]*)\|([^|]*)\|$", TEXT, re.MULTILINE)
WRITTEN: Final = {(method, path): (query, body) for method, path, query, body, _ in ROWS}
EACH: Final = pytest.mark.parametrize("call", CALLS, ids=[f"{call.method} {call.path}" for call in CALLS])


def test_the_documentation_lists_exactly_these_calls() -> None:
    assert [row[:2] for row in ROWS] == [(call.method, call.path) for call in CALLS]


def test_the_openapi_document_has_exactly_these_calls() -> None:
    listed = {(method.upper(), path) for path, found in document()["paths"].items() for method in found}
    assert listed == {(call.method, call.path) for call in CALLS} and len(listed) == len(CALLS)


@EACH
def test_the_documentation_knows_query_and_body(call: Call) -> None:
    query, body = WRITTEN[call.method, call.path]
    assert re.findall(r"[?&](\w+)=", query) == list(call.query)
    assert bool(body.strip()) == (call.body is not None)
    known = {field.encode_name for field in fields(call.body)} if call.body is not None else set()
    assert set(re.findall(r"`(\w+)`", body)) <= known


@EACH
def test_a_call_says_what_it_does_and_every_refusal_has_words(call: Call) -> None:
    assert len(call.about) > 5
    words = Words("en")
    for why in call.refusals:
        assert why not in words.say(Message(f"server-{why}", {"wrong": "x"})), why
